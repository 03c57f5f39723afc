"""Records that tests change in one place, to see what a reader says of it."""

import json
from typing import Any

from poncin.match import Match
from poncin.record import SeatRecord, read, record_of, replay, write
from poncin.rng import Stream
from poncin.rules.registry import make
from poncin.testing import random_match

BACICCIA = SeatRecord("Baciccia", "human")
PONCIN = SeatRecord("poncin", "bot", level="club", seed=7)
Members = dict[str, Any]


def seats_of(match: Match) -> list[SeatRecord]:
    return [BACICCIA, PONCIN, BACICCIA, PONCIN][: match.game.players]


def line_of(match: Match) -> str:
    return write(record_of(match, seats_of(match)))


def cirulla_line() -> str:
    """A match of two or more hands, one of them with an annulled deal, that reached its target."""
    for seed in range(1000):
        match = random_match(make("cirulla", 2, {"target": 31}), Stream(seed))
        several = len(match.hands) >= 2 and len(match.hands[1].decks) == 2
        if several and match.ending and match.ending.reason == "target":
            return line_of(match)
    raise AssertionError("no such match")


def cut_line(name: str = "cirulla", players: int = 2) -> str:
    """A match broken off in its first hand."""
    return line_of(random_match(make(name, players), Stream(5), plies=9))


def changed(line: str, *path: str | int, to: Any) -> str:
    """The line with one member changed; `to` may be a function of the old value."""
    whole = json.loads(line)
    place: Any = whole
    for step in path[:-1]:
        place = place[step]
    old = place.get(path[-1]) if isinstance(place, dict) else place[path[-1]]
    place[path[-1]] = to(old) if callable(to) else to
    return json.dumps(whole, ensure_ascii=False)


def without(line: str, *path: str | int) -> str:
    """The line without one member."""
    whole = json.loads(line)
    place: Any = whole
    for step in path[:-1]:
        place = place[step]
    del place[path[-1]]
    return json.dumps(whole, ensure_ascii=False)


def replayed(line: str) -> Match:
    return replay(read(line))
