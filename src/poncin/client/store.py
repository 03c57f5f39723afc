"""Where this device keeps matches: the unfinished one, the ones put aside, and the lock that one process holds."""

import fcntl
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import IO

from poncin.client.errors import SaveError
from poncin.errors import BadRecord
from poncin.record import read


def data_folder(environ: Mapping[str, str]) -> Path:
    """The user's folder for poncin's data: ``PONCIN_DATA``, else ``poncin`` in the XDG data folder.

    Raises `SaveError` where it begins with the home of a user who has none.
    """
    folder = Path(environ.get("PONCIN_DATA") or Path(environ.get("XDG_DATA_HOME") or "~/.local/share", "poncin"))
    try:
        return folder.expanduser()
    except RuntimeError as error:
        raise SaveError("save_failed", path=str(folder), reason=str(error).removesuffix(".")) from None


class Store:
    """The matches kept in a folder. Holding one keeps other processes away from its unfinished match.

    The system lets go of the lock when the process ends, however it ends.
    """

    def __init__(self, folder: Path) -> None:
        """Make the folder and take the lock; raises `SaveError`."""
        self.folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._lock: IO[str] = (folder / "lock").open("a", encoding="utf-8")
        except OSError as error:
            raise _failed(folder, error) from None
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._lock.close()
            raise SaveError("save_in_use", path=str(folder)) from None

    def __enter__(self) -> "Store":
        return self

    def __exit__(self, *_: object) -> None:
        self._lock.close()

    @property
    def unfinished(self) -> Path:
        """The file of the match that was last played; it exists only while that match is unfinished."""
        return self.folder / "match.jsonl"

    def put_aside(self) -> Path:
        """Move the match away, finished or not, to a file of its own, and tell which; raises `SaveError`."""
        return self._moved(self.folder / "matches", ".jsonl")

    def settle(self) -> Path | None:
        """Put the match aside if it is over and tell where; None if it is not or is unreadable. Raises `SaveError`."""
        try:
            record = read(self.unfinished.read_text(encoding="utf-8", errors="surrogateescape"))
        except (OSError, BadRecord):
            return None
        return None if record.reason == "unfinished" else self.put_aside()

    def take_up(self, file: Path) -> None:
        """Make a match that was put aside the unfinished one, which is put aside itself; raises `SaveError`."""
        if self.unfinished.exists():
            if self.unfinished.samefile(file):
                return
            self.put_aside()
        try:
            file.rename(self.unfinished)
        except OSError as error:
            raise _failed(file, error) from None

    @property
    def habits(self) -> dict[str, str]:
        """How the player likes the application, by name; empty where nothing that can be read is kept."""
        try:
            kept = json.loads(self._habits.read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            return {}
        return {name: each for name, each in kept.items() if isinstance(each, str)} if isinstance(kept, dict) else {}

    def remember(self, name: str, habit: str) -> None:
        """Keep a habit for the next time; raises `SaveError`."""
        write_durably(self._habits, json.dumps(self.habits | {name: habit}) + "\n")

    @property
    def _habits(self) -> Path:
        return self.folder / "habits.json"

    def put_damaged_aside(self) -> Path:
        """The same for a file that cannot be read."""
        return self._moved(self.folder, ".damaged")

    def _moved(self, folder: Path, ending: str) -> Path:
        try:
            folder.mkdir(exist_ok=True)
            number = 1
            while (target := folder / f"match-{number:04}{ending}").exists():
                number += 1
            self.unfinished.rename(target)
            sync_folder(folder)
            sync_folder(self.folder)
        except OSError as error:
            raise _failed(self.unfinished, error) from None
        return target


def write_durably(path: Path, text: str) -> None:
    """Put a text in a file's place so that a reader finds the old text or the new one, whatever happens meanwhile.

    When this returns the text is on the disk. Raises `SaveError`; the old text is there then.
    """
    beside = path.with_name(path.name + ".new")
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
        sync_folder(path.parent)
    except OSError as error:
        raise _failed(path, error) from None


def sync_folder(folder: Path) -> None:
    """Bring a folder's entries to the disk, so that a rename survives a power cut."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _failed(path: Path, error: OSError) -> SaveError:
    return SaveError("save_failed", path=str(path), reason=error.strerror or str(error))
