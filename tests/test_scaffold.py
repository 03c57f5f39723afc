"""The project's outer shape: one version, pinned requirements, runnable scripts, nothing of the maker's machine."""

import os
import re
import subprocess
from importlib.metadata import entry_points, version
from pathlib import Path

import pytest

import poncin

ROOT = Path(__file__).resolve().parent.parent
COMMANDS = ["play", "test", ".ci/run", "scripts/setup", "scripts/check", "scripts/lock", "scripts/mutate"]
REQUIREMENTS = sorted((ROOT / "requirements").glob("*.txt"))

# Written in pieces, so that this file does not find itself.
FOREIGN = {
    "a path of one machine": r"(?<![\w.])/(?:work|root|home/\w+)" + r"/\w",
    "a registry's host": r"(?:py" + r"pi|pythonhosted|registry\.np" + r"mjs|static\.cra" + r"tes)\.(?:org|io)",
    "an index option": r"^\s*--(?:extra-)?index" + r"-url|^\s*--find" + r"-links\b(?! *\\)",
}


def tracked_files() -> list[Path]:
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [path for name in names.split("\0") if name and (path := ROOT / name).is_file()]


def test_one_version() -> None:
    assert version("poncin") == poncin.__version__


def test_console_script() -> None:
    (script,) = entry_points(group="console_scripts", name="poncin")
    assert script.value == "poncin.cli:main"


@pytest.mark.parametrize("name", COMMANDS)
def test_command_is_executable_and_parses(name: str) -> None:
    assert os.access(ROOT / name, os.X_OK)
    subprocess.run(["bash", "-n", ROOT / name], check=True)


@pytest.mark.parametrize("name", COMMANDS)
def test_executable_bit_is_committed(name: str) -> None:
    entry = subprocess.run(["git", "ls-files", "-s", name], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    assert entry.startswith("100755 ")


@pytest.mark.parametrize("path", REQUIREMENTS, ids=lambda path: path.name)
def test_requirements_are_pinned_and_hashed(path: Path) -> None:
    text = re.sub(r"^\s*#.*\n", "", path.read_text(), flags=re.MULTILINE)
    entries = text.replace("\\\n", " ").splitlines()
    assert entries
    for entry in entries:
        assert re.fullmatch(r"[a-z0-9.-]+==[\w.]+( ; [^-]+)?( +--hash=sha256:[0-9a-f]{64})+ *", entry), entry


def test_run_and_dev_requirements_agree() -> None:
    pins = {
        path.stem: set(re.findall(r"^[a-z0-9.-]+==[\w.]+", path.read_text(), re.MULTILINE)) for path in REQUIREMENTS
    }
    assert pins["run"] <= pins["dev"]
    assert pins["build"] <= pins["dev"]


@pytest.mark.parametrize("what", FOREIGN)
def test_nothing_of_the_makers_machine(what: str) -> None:
    pattern = re.compile(FOREIGN[what], re.MULTILINE)
    found = [
        f"{path.relative_to(ROOT)}: {match.group()}"
        for path in tracked_files()
        if b"\0" not in (data := path.read_bytes())
        for match in pattern.finditer(data.decode("utf-8", errors="replace"))
    ]
    assert not found


def test_no_file_over_a_megabyte() -> None:
    assert not [str(path.relative_to(ROOT)) for path in tracked_files() if path.stat().st_size > 1_000_000]
