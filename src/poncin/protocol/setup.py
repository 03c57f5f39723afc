"""What is agreed before a match, and who sits where."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from poncin.protocol.texts import OptionValue, SeatNumber

GameId = Annotated[str, Meta(max_length=40)]


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The agreement of a table. A server tells every option; a client may leave out those with their usual value."""

    game: GameId
    players: Annotated[int, Meta(ge=2, le=10)]
    options: dict[str, OptionValue] = {}
    open: bool = False
    """Whether the lobby lists the table."""
    onlookers: bool = True
    """Whether people without a seat may look on; they see no hand."""
    move_seconds: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds for a move, then a computer player moves for the seat until its owner is back; 0: no clock."""
    match_seconds: Annotated[int, Meta(ge=0, le=36000)] = 0
    """Seconds for all moves of a seat, then its side loses the match; 0: no clock."""


class SeatInfo(Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it."""

    kind: Literal["free", "person", "program", "bot"]
    name: str = ""
    level: str = ""
    """Of a computer player."""
    host: bool = False
    """Whether it belongs to who made the table."""
    connected: bool = False
    away: bool = False
    """Whether a computer player moves for it until its owner is back."""
    ready: bool = False
    """Whether it waits for the next deal."""


class Clock(Struct, frozen=True, kw_only=True):
    """The time of the seat to act, in milliseconds from when the message was made."""

    seat: SeatNumber
    left: int
    """Until the seat's move is made for it, or its match is lost."""
    bank: list[int]
    """For each seat the time left for all its moves; empty without a clock for the match."""
