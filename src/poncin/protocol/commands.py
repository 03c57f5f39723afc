"""What a client may send over a table's WebSocket or post to it.

A *command* changes the table and is in its log before it is acknowledged: it carries the number of the last log entry
that the client has seen, and a key. An *ask* changes nothing that lasts.
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from poncin.protocol.setup import Setup
from poncin.protocol.texts import Key, Level, MoveText, Name, Nonce, Phrase, SeatNumber, SeqNumber


class _Ask(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    key: Key


class _Command(_Ask, frozen=True, kw_only=True):
    seq: SeqNumber


class Sit(_Command, frozen=True, kw_only=True, tag="sit"):
    """Take a free seat, also a second one for somebody at the same device."""

    seat: SeatNumber
    name: Name | UnsetType = UNSET


class Stand(_Command, frozen=True, kw_only=True, tag="stand"):
    """Leave a seat before a match or after it."""

    seat: SeatNumber


class SeatBot(_Command, frozen=True, kw_only=True, tag="seat_bot"):
    """Put a computer player in a free seat, or another one in its place (host)."""

    seat: SeatNumber
    level: Level


class ClearSeat(_Command, frozen=True, kw_only=True, tag="clear_seat"):
    """Make a seat free, whoever sits there (host)."""

    seat: SeatNumber


class Arrange(_Command, frozen=True, kw_only=True, tag="arrange"):
    """Change the agreement before a match (host); everybody is told."""

    setup: Setup


class Start(_Command, frozen=True, kw_only=True, tag="start"):
    """Begin the match when every seat is taken (host); the host's seats are ready then."""

    nonce: Nonce | UnsetType = UNSET


class Ready(_Command, frozen=True, kw_only=True, tag="ready"):
    """The receiver's seats are ready for the next deal, and add this to its shuffle."""

    nonce: Nonce | UnsetType = UNSET


class MakeMove(_Command, frozen=True, kw_only=True, tag="move"):
    """Make a move."""

    seat: SeatNumber
    move: MoveText


class Undo(_Command, frozen=True, kw_only=True, tag="undo"):
    """Take the seat's last move back: at once against the computer, else when all others agree."""

    seat: SeatNumber


class Answer(_Command, frozen=True, kw_only=True, tag="answer"):
    """Agree to an undo or not."""

    seat: SeatNumber
    yes: bool


class Resign(_Command, frozen=True, kw_only=True, tag="resign"):
    """Give the match up."""

    seat: SeatNumber


class Back(_Command, frozen=True, kw_only=True, tag="back"):
    """Take the seat over again from the computer player that stands in; any move does so too."""

    seat: SeatNumber


class AskRematch(_Command, frozen=True, kw_only=True, tag="rematch"):
    """Play again after a match, in the same seats or in shuffled ones."""

    seats: Literal["kept", "shuffled"]


class Why(_Ask, frozen=True, kw_only=True, tag="why"):
    """Ask why a move is not legal now; with ``lang`` also for the sentence."""

    seat: SeatNumber
    move: MoveText
    lang: Literal["lij", "it", "en"] | UnsetType = UNSET


class Chat(_Ask, frozen=True, kw_only=True, tag="chat"):
    """Say one of the phrases."""

    seat: SeatNumber
    phrase: Phrase


class Mute(_Ask, frozen=True, kw_only=True, tag="mute"):
    """Hear nothing more from a seat over this connection, or hear it again."""

    seat: SeatNumber
    on: bool


class Ping(_Ask, frozen=True, kw_only=True, tag="ping"):
    """Ask for a `pong`."""


Command = (
    Sit | Stand | SeatBot | ClearSeat | Arrange | Start | Ready | MakeMove | Undo | Answer | Resign | Back | AskRematch
)
Request = Command | Why | Chat | Mute | Ping
