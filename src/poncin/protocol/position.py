"""The table of a hand as everybody sees it, and what one seat sees and may do."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from poncin.protocol.texts import CardsText, CardText, MoveText, RankText, SeatNumber, SuitText


class Mark(Struct, frozen=True, kw_only=True):
    """A bonus scored in the open: the sheet's rule, who, which cards, the matta's value (0: none or as printed)."""

    rule: str
    seat: SeatNumber
    cards: CardsText
    matta_value: int
    points: int


class FishingTable(Struct, frozen=True, kw_only=True, tag_field="kind", tag="fishing"):
    """A hand of Cirulla or Cirollon. Lists by seat or by side."""

    dealer: SeatNumber
    to_act: SeatNumber | None
    stock: int
    """Face-down cards that are not dealt yet."""
    hands: list[int]
    """Cards that each seat holds."""
    table: CardsText
    piles: list[CardsText]
    """What each side has captured."""
    exposed: list[CardsText]
    """Declared cards that each seat still holds."""
    matta: CardText
    matta_value: int
    """What the matta counts in play: as printed, or as named when it was declared."""
    sgobbe: list[CardsText]
    """For each side the cards that cleared the table, in the order of play."""
    marks: list[Mark]
    last_taker: int | None
    """The side that captured last."""
    points: list[int]
    """Scored so far in this hand, by side; the count at its end comes on top."""


class MariagioTable(Struct, frozen=True, kw_only=True, tag_field="kind", tag="mariagio"):
    """A hand of Mariagio. Lists by seat, which is also the side."""

    dealer: SeatNumber
    to_act: SeatNumber | None
    stock: int
    """Face-down cards; the turned-up one lies below them."""
    hands: list[int]
    trump: SuitText
    upcard: CardText | None
    """The card face up under the stock; null once it is drawn."""
    led: CardText | None
    """The card that waits for a reply."""
    piles: list[CardsText]
    shown: list[CardsText]
    """Cards that each seat is known to hold."""
    married: list[str]
    """For each seat the suits of its marriages."""
    tricks: int
    """Tricks played, of 20."""
    last_winner: SeatNumber | None
    points: list[int]
    """Scored so far in this hand."""


Position = FishingTable | MariagioTable


class PlayChoice(Struct, frozen=True, kw_only=True, tag_field="do", tag="play"):
    """Play a card. ``best`` marks one choice for each card: the one to preselect."""

    move: MoveText
    card: CardText
    takes: CardsText
    kind: Literal["", "equal", "sum", "fifteen", "ace"]
    """How it captures; empty: it takes nothing."""
    best: bool


class DeclareChoice(Struct, frozen=True, kw_only=True, tag_field="do", tag="declare"):
    """Declare three cards."""

    move: MoveText
    kind: Literal["barsega", "barsegon", "grande"]
    cards: CardsText
    value: RankText | Literal[""]
    """The rank that the matta among them stands for; empty: it is not among them, or serves as printed."""
    points: int


class MarriageChoice(Struct, frozen=True, kw_only=True, tag_field="do", tag="marriage"):
    """Show king and queen of a suit."""

    move: MoveText
    suit: SuitText
    points: int


class ExchangeChoice(Struct, frozen=True, kw_only=True, tag_field="do", tag="exchange"):
    """Swap the two of trumps for the turned-up trump."""

    move: MoveText
    gives: CardText
    takes: CardText


Choice = PlayChoice | DeclareChoice | MarriageChoice | ExchangeChoice
SeatCommand = Literal["move", "ready", "undo", "answer", "resign", "back", "stand", "chat"]
TableCommand = Literal["sit", "seat_bot", "clear_seat", "arrange", "start", "rematch"]


class SeatView(Struct, frozen=True, kw_only=True):
    """What only the owner of a seat is told."""

    seat: SeatNumber
    hand: CardsText
    choices: list[Choice]
    """The legal moves, when the seat is to act: declarations first, then the cards, ascending."""
    may: Annotated[list[SeatCommand], Meta(description="Commands that the seat may give now.")]


class You(Struct, frozen=True, kw_only=True):
    """What the receiver alone is told."""

    seats: list[SeatView]
    """One for each seat of the receiver: none for an onlooker, several for several people on one device."""
    host: bool
    may: Annotated[list[TableCommand], Meta(description="Commands about the table that the receiver may give now.")]
