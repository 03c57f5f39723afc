"""The state of a table as everybody sees it."""

from typing import Literal

from msgspec import Struct

from poncin.protocol.position import Position
from poncin.protocol.setup import Clock, SeatInfo
from poncin.protocol.texts import CardsText, Hash, MatchId, SeatNumber

Phase = Literal["setup", "dealing", "playing", "scored", "over"]


class SheetLine(Struct, frozen=True, kw_only=True):
    """A line of a score sheet: what was compared for each side (null: cannot compete), points, the deciding cards."""

    rule: str
    counts: list[int | None]
    points: list[int]
    cards: list[CardsText]
    note: Literal["", "tie", "below_threshold", "missing_suits", "incomplete"]
    """Why nobody scored; empty where somebody did, and where nobody need."""
    values: list[list[int]]
    """For the primiera the value of each deciding card, by side; else empty."""


class Sheet(Struct, frozen=True, kw_only=True):
    """The score sheet of a finished hand; ``hand`` counts from 0."""

    hand: int
    dealer: SeatNumber
    lines: list[SheetLine]
    points: list[int]
    totals: list[int]
    """After this hand."""


class Ending(Struct, frozen=True, kw_only=True):
    """How a match ended. ``winner`` is a side, null where nobody wins; ``by`` resigned or ran out of time."""

    reason: Literal["target", "cappotto", "four_equal", "resigned", "timeout", "unfinished"]
    winner: int | None
    by: SeatNumber | None


class Offer(Struct, frozen=True, kw_only=True):
    """A seat asks to take its last move back; these seats have not answered yet."""

    seat: SeatNumber
    waiting: list[SeatNumber]


class MatchInfo(Struct, frozen=True, kw_only=True):
    """A match being played or just ended."""

    id: MatchId
    number: int
    """From 1, counting the matches of the table."""
    hand: int
    """From 0; -1 before the first deal."""
    totals: list[int]
    target: int
    history: list[list[int]]
    """Points of each finished hand, by side."""
    commitment: Hash | None
    """Of the seed that the cards in play come from."""
    next_commitment: Hash
    """Of the seed of the next deal, told before anybody gives a nonce for it."""
    position: Position | None
    """Null before the first deal."""
    sheet: Sheet | None
    """Of the hand that has just been finished, until the next deal."""
    ending: Ending | None
    offer: Offer | None
    clock: Clock | None


class Table(Struct, frozen=True, kw_only=True):
    """A table as everybody sees it."""

    phase: Phase
    seats: list[SeatInfo]
    match: MatchInfo
