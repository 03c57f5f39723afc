"""Results in a file of JSON lines: what is played, then a line for each unit. A run that broke off goes on with it."""

import fcntl
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from errno import ENOSPC
from os import strerror
from pathlib import Path
from typing import IO, Any

from poncin.arena.book import Page, pairs_of
from poncin.arena.errors import BadResults
from poncin.arena.sprt import Sprt
from poncin.arena.times import Times
from poncin.arena.units import Deal, Fault, Pair, Played, Setting

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Header:
    """The first line: everything that the numbers depend on. ``code`` is the fingerprint of the code that plays."""

    setting: Setting
    bots: tuple[str, ...]
    sprt: Sprt | None
    poncin: str
    rules_version: int
    code: str

    def to_json(self) -> dict[str, Any]:
        """As a JSON object."""
        setting, sprt = self.setting, self.sprt
        return {
            "type": "arena",
            "format": FORMAT,
            "poncin": self.poncin,
            "code": self.code,
            "game": setting.game,
            "rules_version": self.rules_version,
            "players": setting.players,
            "options": dict(setting.options),
            "bots": list(self.bots),
            "seed": setting.seed,
            "matches": setting.matches,
            "patience": setting.patience,
            "sprt": None if sprt is None else [sprt.lower, sprt.upper, "sd" if sprt.normalised else "points"],
        }

    @classmethod
    def from_json(cls, members: dict[str, Any]) -> "Header":
        """From `to_json`; raises KeyError, TypeError or ValueError for anything else."""
        if members["type"] != "arena" or members["format"] != FORMAT:
            raise ValueError(members["format"])
        options = tuple(sorted(members["options"].items()))
        setting = Setting(
            game=members["game"],
            players=members["players"],
            seed=members["seed"],
            options=options,
            matches=members["matches"],
            patience=members["patience"],
        )
        lower, upper, unit = members["sprt"] or (0, 0, "")
        sprt = Sprt(lower, upper, unit == "sd") if unit else None
        return cls(
            setting=setting,
            bots=tuple(members["bots"]),
            sprt=sprt,
            poncin=members["poncin"],
            rules_version=members["rules_version"],
            code=members["code"],
        )


class Results:
    """A file being written. ``pages`` holds what was in it and what is added."""

    def __init__(self, file: IO[bytes], pages: dict[Pair, Page]) -> None:
        self._file = file
        self.pages = pages

    def add(self, played: Played) -> None:
        """Append a unit. It is in the pages already. Raises `OSError`."""
        _append(self._file, _line(_unit_json(played)))


@contextmanager
def written(path: Path, header: Header) -> Iterator[Results]:
    """Open a file of results to go on with, or make it.

    A last line that was cut off is dropped. Raises `BadResults` where there is something else in the file, also the
    results of another run, or where another run is writing it; `OSError`.
    """
    with path.open("a+b", buffering=0) as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadResults("results_in_use", path=str(path)) from None
        file.seek(0)
        content = file.read()
        first = _line(header.to_json())
        if first.startswith(content) and len(content) < len(first):  # new, or cut off in its first line
            file.truncate(0)
            _append(file, first)
            yield Results(file, {pair: Page() for pair in pairs_of(header.bots)})
            return
        found, pages, end = _parsed(path, content)
        _same(path, found, header)
        file.truncate(end)
        yield Results(file, pages)


def read(path: Path) -> tuple[Header, dict[Pair, Page]]:
    """What a file holds; raises `BadResults`, `OSError`."""
    header, pages, _ = _parsed(path, path.read_bytes())
    return header, pages


def _append(file: IO[bytes], line: bytes) -> None:
    """Write a line at once; where the disk has no room for all of it, that is an error."""
    if file.write(line) < len(line):
        raise OSError(ENOSPC, strerror(ENOSPC))


def _parsed(path: Path, content: bytes) -> tuple[Header, dict[Pair, Page], int]:
    """Header, pages, and the length of the lines that are whole."""
    end = content.rfind(b"\n") + 1
    first, *lines = content[:end].split(b"\n")[:-1] or [b""]
    try:
        header = Header.from_json(json.loads(first))
    except (KeyError, TypeError, ValueError):
        raise BadResults("not_results", path=str(path)) from None
    pages = {pair: Page() for pair in pairs_of(header.bots)}
    for number, line in enumerate(lines, start=2):
        try:
            played = _unit(json.loads(line))
            pages[played.pair].add(played)
        except (KeyError, TypeError, ValueError):
            raise BadResults("results_damaged", path=str(path), line=number) from None
    return header, pages, end


def _same(path: Path, found: Header, wanted: Header) -> None:
    theirs, ours = found.to_json(), wanted.to_json()
    for member, value in ours.items():
        if theirs[member] != value:
            there, here = (json.dumps(each, ensure_ascii=False) for each in (theirs[member], value))
            raise BadResults("results_differ", path=str(path), member=member, there=there, here=here)


def _unit_json(played: Played) -> dict[str, Any]:
    members: dict[str, Any] = {
        "type": "unit",
        "bots": list(played.pair),
        "first": played.first,
        "deals": [
            [deal.points, deal.hands] if deal.matches is None else [deal.points, deal.hands, deal.matches]
            for deal in played.deals
        ],
        "times": [each.to_json() for each in played.times],
    }
    if played.faults:
        members["faults"] = [[each.deal, each.player, each.text] for each in played.faults]
    return members


def _unit(members: dict[str, Any]) -> Played:
    first, second = members["times"]
    one, other = members["bots"]
    return Played(
        pair=(one, other),
        first=members["first"],
        deals=tuple(Deal(*each) for each in members["deals"]),
        times=(Times.from_json(first), Times.from_json(second)),
        faults=tuple(Fault(*each) for each in members.get("faults", [])),
    )


def _line(members: dict[str, Any]) -> bytes:
    return json.dumps(members, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
