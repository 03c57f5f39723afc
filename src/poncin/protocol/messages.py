"""What a server sends over a table's WebSocket."""

from msgspec import UNSET, Raw, Struct, UnsetType

from poncin.protocol.events import Event
from poncin.protocol.position import You
from poncin.protocol.setup import Setup
from poncin.protocol.table import Table
from poncin.protocol.texts import Phrase, SeatNumber

Details = dict[str, "str | int | Refusal | None"]
"""What a refusal is about: cards and moves as texts."""


class Refusal(Struct, frozen=True, kw_only=True):
    """Why something was refused: the words' message ``error-CODE`` makes a sentence of it."""

    code: str
    details: Details


class _Message(Struct, frozen=True, kw_only=True, tag_field="type"):
    pass


class Snapshot(_Message, frozen=True, kw_only=True, tag="snapshot"):
    """The whole table: first after connecting, and whenever the client is so far behind that nothing else helps."""

    seq: int
    code: str
    setup: Setup
    table: Table
    you: You
    events: list[Event]
    """What happened after the number that the client connected with, as far as ``since``."""
    since: int
    """The events begin after this number of the log: that asked for, or a later one."""


class Update(_Message, frozen=True, kw_only=True, tag="update"):
    """Something happened, or somebody came or went (then ``seq`` is the last number again and there is no event)."""

    seq: int
    events: list[Event]
    table: Table
    you: You
    setup: Setup | UnsetType = UNSET
    """Only where it changed."""


class Ack(_Message, frozen=True, kw_only=True, tag="ack"):
    """The command with this key is done and on the server's disk: entry ``seq`` of the log."""

    key: str
    seq: int


class Refused(_Message, frozen=True, kw_only=True, tag="refused"):
    """The command with this key (empty: it could not be read) changed nothing."""

    key: str
    seq: int
    """The last number of the log."""
    code: str
    details: Details


class Reason(_Message, frozen=True, kw_only=True, tag="reason"):
    """The answer to `why`: null where the move is legal."""

    key: str
    refusal: Refusal | None
    sentence: str | UnsetType = UNSET
    """In the language asked for."""


class Said(_Message, frozen=True, kw_only=True, tag="said"):
    """Somebody says something."""

    seat: SeatNumber
    phrase: Phrase


class Warned(_Message, frozen=True, kw_only=True, tag="warned"):
    """A seat's time is nearly over; ``left`` milliseconds remain."""

    seat: SeatNumber
    left: int


class Pong(_Message, frozen=True, kw_only=True, tag="pong"):
    """The answer to `ping`; also to `chat` and `mute`."""

    key: str


Message = Snapshot | Update | Ack | Refused | Reason | Said | Warned | Pong


class RawSnapshot(_Message, frozen=True, kw_only=True, tag="snapshot"):
    """A `Snapshot` of which the parts that are the same for all receivers are written already."""

    seq: int
    code: str
    setup: Raw
    table: Raw
    you: You
    events: Raw
    since: int


class RawUpdate(_Message, frozen=True, kw_only=True, tag="update"):
    """An `Update` of which the parts that are the same for all receivers are written already."""

    seq: int
    events: Raw
    table: Raw
    you: You
    setup: Raw | UnsetType = UNSET
