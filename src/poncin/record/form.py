"""What a match record holds, and its canonical writing."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from poncin.cards import CARD_TEXT
from poncin.match import Ending, Match, Reason
from poncin.notation import move_text
from poncin.rules.game import Deck, Seat
from poncin.rules.options import OptionValue

VERSION = 1

Item = tuple[str, int, int]
"""A rule, a side and its points."""


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """Who sat in a seat; a bot has a level and a seed where they are known."""

    name: str
    kind: Literal["human", "bot"]
    level: str | None = None
    seed: int | None = None
    extra: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class HandRecord:
    """A hand: decks as they were dealt, moves as ``(seat, text)``; a hand broken off has no items and no points."""

    dealer: Seat
    decks: tuple[Deck, ...]
    moves: tuple[tuple[Seat, str], ...]
    items: tuple[Item, ...] | None = None
    points: tuple[int, ...] | None = None
    extra: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Record:
    """A match as it stands in a file. ``extra`` holds members that this version does not know; they are kept."""

    game: str
    rules_version: int
    options: dict[str, OptionValue]
    seats: tuple[SeatRecord, ...]
    hands: tuple[HandRecord, ...]
    points: tuple[int, ...]
    winner: int | None
    reason: Reason
    by: Seat | None = None
    extra: dict[str, Any] = field(default_factory=dict)


def record_of(match: Match, seats: Sequence[SeatRecord]) -> Record:
    """The record of a match, finished or not."""
    ending = match.ending or Ending("unfinished", None)
    hands = tuple(
        HandRecord(
            hand.dealer,
            hand.decks,
            tuple((seat, move_text(move)) for seat, move in hand.moves),
            tuple(hand.score.items()) if hand.score else None,
            hand.score.points if hand.score else None,
        )
        for hand in match.hands
    )
    game = match.game
    return Record(
        game=game.info.id,
        rules_version=game.info.rules_version,
        options=game.options.changed(),
        seats=tuple(seats),
        hands=hands,
        points=match.totals,
        winner=ending.winner,
        reason=ending.reason,
        by=ending.by,
    )


def write(record: Record) -> str:
    """The record as one canonical line, without the line's end."""
    members: dict[str, Any] = {
        "record": VERSION,
        "game": record.game,
        "rules_version": record.rules_version,
        "options": record.options,
        "seats": [_seat_members(seat) for seat in record.seats],
        "hands": [_hand_members(hand) for hand in record.hands],
        "points": record.points,
        "winner": record.winner,
        "reason": record.reason,
    }
    if record.by is not None:
        members["by"] = record.by
    return json.dumps(members | record.extra, ensure_ascii=False)


def _seat_members(seat: SeatRecord) -> dict[str, Any]:
    members: dict[str, Any] = {"name": seat.name, "kind": seat.kind}
    if seat.level is not None:
        members["level"] = seat.level
    if seat.seed is not None:
        members["seed"] = seat.seed
    return members | seat.extra


def _hand_members(hand: HandRecord) -> dict[str, Any]:
    members: dict[str, Any] = {
        "dealer": hand.dealer,
        "decks": [[CARD_TEXT[card] for card in deck] for deck in hand.decks],
        "moves": [f"{seat} {text}" for seat, text in hand.moves],
    }
    if hand.items is not None:
        members["items"] = hand.items
    if hand.points is not None:
        members["points"] = hand.points
    return members | hand.extra
