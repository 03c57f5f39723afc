"""What the players' moves come from, as one short text: results of different code must not be mixed."""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

_DIGITS = 16


@cache
def code_fingerprint() -> str:
    """The first digits of a SHA-256 over all files of rules and bots, and of the native core where there is one."""
    folders = [Path(str(files("poncin"))) / name for name in ("rules", "bots")]
    core = find_spec("poncin_core")  # found, not imported: that is left to the bots
    if core is not None:
        folders += map(Path, core.submodule_search_locations or [])
    digest = sha256()
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                digest.update(path.relative_to(folder).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:_DIGITS]
