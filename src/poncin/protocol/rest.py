"""Bodies of the REST interface."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from poncin.protocol.events import Event
from poncin.protocol.position import Position
from poncin.protocol.setup import GameId, SeatInfo, Setup
from poncin.protocol.table import Ending, Sheet
from poncin.protocol.texts import CardsText, CardText, Level, MatchId, Name, OptionValue, Phrase, TableCode


class _Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A body that clients send."""


class _Answer(Struct, frozen=True, kw_only=True):
    """A body that the server sends."""


class NewMe(_Body, frozen=True, kw_only=True):
    """What a guest wants to be called; without it the name stays as it is."""

    name: Name | UnsetType = UNSET


class Me(_Answer, frozen=True, kw_only=True):
    """Who is asking."""

    name: str
    program: bool
    """Whether this is a program with a token."""


class OptionInfo(_Answer, frozen=True, kw_only=True):
    """An option of a game: either ``values`` lists what is allowed, or ``lowest`` and ``highest`` bound it."""

    name: str
    default: OptionValue
    values: list[OptionValue]
    lowest: int | None
    highest: int | None


class GameInfo(_Answer, frozen=True, kw_only=True):
    """A game that can be played here."""

    id: GameId
    players: list[int]
    """How many can play; the usual number first."""
    options: list[OptionInfo]


class Catalogue(_Answer, frozen=True, kw_only=True):
    """What there is to choose from."""

    version: str
    """Of the program."""
    games: list[GameInfo]
    levels: list[Level]
    """Computer players, weakest first."""
    phrases: list[Phrase]
    languages: list[str]


class NewTable(_Body, frozen=True, kw_only=True):
    """A table to be made. Its maker is the host and sits in ``seat``."""

    setup: Setup
    seat: Annotated[int, Meta(ge=0, le=9)] | None = 0
    """Null: the host only looks on."""
    bots: Level | list[Level] = []
    """Computer players for the other seats: one level for all of them, or one for each in order (empty: left free)."""
    start: bool = False
    """Whether the match begins at once; all seats must be taken then."""


class MadeTable(_Answer, frozen=True, kw_only=True):
    """The table just made; people join it by the code."""

    code: TableCode


class LobbyTable(_Answer, frozen=True, kw_only=True):
    """A table that waits for people."""

    code: TableCode
    setup: Setup
    seats: list[SeatInfo]


class Lobby(_Answer, frozen=True, kw_only=True):
    """Open tables with a free seat, newest first, and the tables where the asking guest has a seat."""

    open: list[LobbyTable]
    mine: list[LobbyTable]


class LogEntry(_Answer, frozen=True, kw_only=True):
    """What happened by one entry of a table's log."""

    seq: int
    events: list[Event]


class TableLog(_Answer, frozen=True, kw_only=True):
    """What happened in the match of a table so far, moves taken back included."""

    entries: list[LogEntry]


class Sheets(_Answer, frozen=True, kw_only=True):
    """The score sheets of the finished hands of a table's match."""

    sheets: list[Sheet]


class RecordSeat(_Answer, frozen=True, kw_only=True):
    """Who sat in a seat."""

    name: str
    kind: Literal["human", "bot"]
    level: str


class MatchSummary(_Answer, frozen=True, kw_only=True):
    """A finished match."""

    id: MatchId
    game: GameId
    options: dict[str, OptionValue]
    """Those that differ from their usual value."""
    seats: list[RecordSeat]
    points: list[int]
    ending: Ending
    hands: int
    plies: int
    """Moves in the record: positions 0 to this number can be looked at."""
    ended: int
    """Seconds since 1970 (UTC); of an imported record when it was imported."""
    imported: bool
    mine: list[int]
    """Seats of the asking guest."""


class MatchList(_Answer, frozen=True, kw_only=True):
    """The matches of the asking guest, newest first. ``before`` of the next page is ``next``; null: no more."""

    matches: list[MatchSummary]
    next: int | None


class Replay(_Answer, frozen=True, kw_only=True):
    """The position after ``ply`` moves of a record, all cards open."""

    ply: int
    last: int
    hand: int
    totals: list[int]
    position: Position
    hands: list[CardsText]
    stock: list[CardText]
    """The face-down cards, next card first."""
    events: list[Event]
    """What led here from the position before: the move and what followed, the deal of the next hand included."""
    next: str | None
    """The next move, as ``SEAT MOVE``."""
    sheet: Sheet | None
    """Of the hand that the move finished."""
    ending: Ending | None
    """At the last ply."""


class Statistics(_Answer, frozen=True, kw_only=True):
    """All deals of finished matches of this server: where each card lay in the pack."""

    matches: int
    deals: int
    counts: list[list[int]]
    """``counts[place][card]``: place 0 is dealt first; cards in the pack's order."""
    chi_square: float
    """Of the counts against equal chances."""
    degrees: int
    """Its degrees of freedom: about half of all fair servers see more than this."""


class NewToken(_Body, frozen=True, kw_only=True):
    """A program that may play."""

    name: Name


class MadeToken(_Answer, frozen=True, kw_only=True):
    """The token, told this once: send it as ``Authorization: Bearer TOKEN``."""

    id: int
    name: str
    token: str


class TokenInfo(_Answer, frozen=True, kw_only=True):
    """A program of the asking guest."""

    id: int
    name: str
    made: int
    """Seconds since 1970 (UTC)."""


class TokenList(_Answer, frozen=True, kw_only=True):
    """The programs of the asking guest."""

    tokens: list[TokenInfo]
