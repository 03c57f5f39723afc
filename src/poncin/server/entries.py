"""The facts that a table's log holds.

They are written as JSON and read for ever: a member may be added with a default, never changed. They hold secrets
(seeds) and are shown to nobody.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from poncin.protocol.setup import Setup


class _Entry(Struct, frozen=True, kw_only=True, tag_field="e", omit_defaults=True):
    pass


class Made(_Entry, frozen=True, kw_only=True, tag="made"):
    """The table exists; its maker is the host."""

    host: int
    setup: Setup
    match: str
    seed: bytes
    """Of the first deal."""


class Sat(_Entry, frozen=True, kw_only=True, tag="sat"):
    """A guest took a seat."""

    seat: int
    guest: int
    name: str
    program: bool = False


class BotSat(_Entry, frozen=True, kw_only=True, tag="bot"):
    """A computer player sits in a seat."""

    seat: int
    level: str
    name: str


class Stood(_Entry, frozen=True, kw_only=True, tag="stood"):
    """A seat is free."""

    seat: int


class Arranged(_Entry, frozen=True, kw_only=True, tag="arranged"):
    """The agreement is now this; seats that are no more are lost."""

    setup: Setup


class Started(_Entry, frozen=True, kw_only=True, tag="started"):
    """The match begins when all are ready; the host's seats are, and the nonce is theirs."""

    seats: list[int] = []
    nonce: bytes = b""


class Readied(_Entry, frozen=True, kw_only=True, tag="ready"):
    """These seats are ready for the next deal; the nonce is theirs."""

    seats: list[int]
    nonce: bytes = b""


class Dealt(_Entry, frozen=True, kw_only=True, tag="dealt"):
    """The next hand was dealt from the seed that was kept; ``seed`` is that of the hand after it."""

    seed: bytes


class Moved(_Entry, frozen=True, kw_only=True, tag="move"):
    """A seat made a move."""

    seat: int
    move: str
    by: Literal["person", "bot", "stand-in"] = "person"
    took: int = 0
    """Milliseconds of the owner's time."""


class UndoAsked(_Entry, frozen=True, kw_only=True, tag="undo?"):
    """A seat asks the others to take its last move back."""

    seat: int


class UndoAnswered(_Entry, frozen=True, kw_only=True, tag="undo!"):
    """A seat answered."""

    seat: int
    yes: bool


class Undone(_Entry, frozen=True, kw_only=True, tag="undone"):
    """The hand stands where it had so many moves."""

    seat: int
    moves: int


class Left(_Entry, frozen=True, kw_only=True, tag="left"):
    """A seat ended the match."""

    seat: int
    reason: Literal["resigned", "timeout"]


class WentAway(_Entry, frozen=True, kw_only=True, tag="away"):
    """A computer player stands in for a seat."""

    seat: int


class CameBack(_Entry, frozen=True, kw_only=True, tag="back"):
    """The seat's owner plays again."""

    seat: int


class Again(_Entry, frozen=True, kw_only=True, tag="again"):
    """Another match: seat *n* is taken by who sat in ``order[n]``."""

    match: str
    seed: bytes
    order: list[int]
    asked_by: int


Entry = (
    Made
    | Sat
    | BotSat
    | Stood
    | Arranged
    | Started
    | Readied
    | Dealt
    | Moved
    | UndoAsked
    | UndoAnswered
    | Undone
    | Left
    | WentAway
    | CameBack
    | Again
)

DURING_MATCH = (Readied, Dealt, Moved, UndoAsked, UndoAnswered, Undone, Left, WentAway, CameBack)
"""Those that a new match makes void."""

write_entry = msgspec.json.Encoder().encode
read_entry = msgspec.json.Decoder(Entry).decode
