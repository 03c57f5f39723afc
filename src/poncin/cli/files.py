"""Files of records, read line by line and written whole."""

import sys
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from poncin.cli.errors import BadFile
from poncin.errors import BadRecord
from poncin.record import Record, read


def lines_of(name: str) -> Iterator[tuple[int, str]]:
    """The lines of a file that are not blank, with their numbers from 1; ``-`` is standard input. Raises `BadFile`."""
    try:
        if name == "-":
            sys.stdin.reconfigure(encoding="utf-8", errors="surrogateescape")  # type: ignore[union-attr] # a text file
            yield from _numbered(sys.stdin)
        else:
            with Path(name).open(encoding="utf-8", errors="surrogateescape") as file:
                yield from _numbered(file)
    except (OSError, ValueError) as error:  # a name may hold a null byte
        raise BadFile("cannot_read", path=name, reason=_reason(error)) from None


def record_on(number: int, line: str) -> Record:
    """The record on a line; `BadRecord` names the line."""
    try:
        return read(line)
    except BadRecord as error:
        raise at_line(error, number) from None


def at_line(error: BadRecord, number: int) -> BadRecord:
    """The same error with the number of its line."""
    return BadRecord(error.code, line=number, **error.details)


def last_record(name: str) -> tuple[int, Record]:
    """The last record of a file and its line; raises `BadFile` or `BadRecord`."""
    last = deque(lines_of(name), maxlen=1)
    if not last:
        raise BadFile("no_records", path=name)
    return last[0][0], record_on(*last[0])


@contextmanager
def written(name: str) -> Iterator[IO[str]]:
    """A text file that takes its name only when it is complete; what stood there before stays until then.

    Devices and pipes are written to directly. Raises `BadFile`.
    """
    path = Path(name)
    try:
        if path.exists() and not path.is_file():
            with path.open("w", encoding="utf-8") as file:
                yield file
            return
        beside = path.with_name(path.name + ".part")
        try:
            with beside.open("w", encoding="utf-8") as file:
                yield file
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise BadFile("cannot_write", path=name, reason=_reason(error)) from None


def _numbered(file: IO[str]) -> Iterator[tuple[int, str]]:
    return ((number, line) for number, line in enumerate(file, start=1) if line.strip())


def _reason(error: OSError | ValueError) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
