"""What happened, as facts that everybody at the table may see.

The tag is the end of the message's name in the words: ``event-`` for the play, ``server-event-`` for the table.
"""

from typing import Literal

from msgspec import Struct

from poncin.protocol.texts import CardsText, CardText, MoveText, SeatNumber, SuitText


class _Event(Struct, frozen=True, kw_only=True, tag_field="event"):
    pass


class Dealt(_Event, frozen=True, kw_only=True, tag="dealt"):
    """So many cards went face down to each seat."""

    counts: list[int]


class TableDealt(_Event, frozen=True, kw_only=True, tag="table-dealt"):
    """These cards were laid face up."""

    cards: CardsText


class Annulled(_Event, frozen=True, kw_only=True, tag="annulled"):
    """The first table annuls the deal; the same dealer deals again."""

    reason: Literal["aces", "three_equal"]
    cards: CardsText


class FourEqual(_Event, frozen=True, kw_only=True, tag="four-equal"):
    """Four equal cards on the first table win the match for the dealer's side."""

    dealer: SeatNumber
    cards: CardsText


class DealerBonus(_Event, frozen=True, kw_only=True, tag="dealer-bonus"):
    """The dealer took the first table; ``matta_value`` 0 without the matta."""

    rule: Literal["dealer15", "dealer30", "dealer_low"]
    dealer: SeatNumber
    cards: CardsText
    matta_value: int
    points: int


class Played(_Event, frozen=True, kw_only=True, tag="played"):
    """A seat played a card that counts ``value``."""

    seat: SeatNumber
    card: CardText
    value: int


class Took(_Event, frozen=True, kw_only=True, tag="took"):
    """The card just played took these from the table."""

    seat: SeatNumber
    card: CardText
    cards: CardsText
    kind: Literal["equal", "sum", "fifteen", "ace"]


class Sgobba(_Event, frozen=True, kw_only=True, tag="sgobba"):
    """A seat cleared the table and scores for it."""

    seat: SeatNumber
    card: CardText


class Declared(_Event, frozen=True, kw_only=True, tag="declared"):
    """A seat declared and exposed three cards; ``matta_value`` 0 where the matta is not among them or as printed."""

    seat: SeatNumber
    kind: Literal["barsega", "barsegon", "grande"]
    cards: CardsText
    matta_value: int
    points: int


class Leftovers(_Event, frozen=True, kw_only=True, tag="leftovers"):
    """The cards left on the table went to the side that captured last."""

    side: int
    cards: CardsText


class Cappotto(_Event, frozen=True, kw_only=True, tag="cappotto"):
    """A side holds all ten diamonds and wins the match."""

    side: int


class TrumpTurned(_Event, frozen=True, kw_only=True, tag="trump-turned"):
    """This card was turned up under the stock: its suit is trumps."""

    card: CardText


class TrickWon(_Event, frozen=True, kw_only=True, tag="trick-won"):
    """A seat won the trick."""

    seat: SeatNumber
    cards: CardsText
    points: int


class Drew(_Event, frozen=True, kw_only=True, tag="drew"):
    """A seat drew from the stock: the turned-up trump, or a card that only it sees (null)."""

    seat: SeatNumber
    card: CardText | None


class Exchanged(_Event, frozen=True, kw_only=True, tag="exchanged"):
    """A seat put the two of trumps under the stock and took this card for it."""

    seat: SeatNumber
    given: CardText
    taken: CardText


class Married(_Event, frozen=True, kw_only=True, tag="married"):
    """A seat showed king and queen of a suit."""

    seat: SeatNumber
    suit: SuitText
    points: int


class MarriageCaptured(_Event, frozen=True, kw_only=True, tag="marriage-captured"):
    """The trick just won was king and queen of one suit."""

    seat: SeatNumber
    suit: SuitText
    points: int


class LastTrick(_Event, frozen=True, kw_only=True, tag="last-trick"):
    """A seat won the last trick."""

    seat: SeatNumber
    points: int


class HandOver(_Event, frozen=True, kw_only=True, tag="hand-over"):
    """The hand is over."""


class Moved(_Event, frozen=True, kw_only=True, tag="moved"):
    """A seat made this move, by a person, a computer player in its own seat, or one that stands in; facts follow."""

    seat: SeatNumber
    move: MoveText
    by: Literal["person", "bot", "stand-in"]


class Scored(_Event, frozen=True, kw_only=True, tag="scored"):
    """The hand was counted: its points and the totals by side."""

    points: list[int]
    totals: list[int]


class Ended(_Event, frozen=True, kw_only=True, tag="ended"):
    """The match is over; ``by`` resigned or ran out of time."""

    reason: Literal["target", "cappotto", "four_equal", "resigned", "timeout", "unfinished"]
    winner: int | None
    by: SeatNumber | None


class Sat(_Event, frozen=True, kw_only=True, tag="sat"):
    """A person, program or computer player took a seat."""

    seat: SeatNumber
    name: str


class Stood(_Event, frozen=True, kw_only=True, tag="stood"):
    """A seat became free."""

    seat: SeatNumber
    name: str


class Arranged(_Event, frozen=True, kw_only=True, tag="arranged"):
    """The host changed the agreement of the table."""


class Started(_Event, frozen=True, kw_only=True, tag="started"):
    """A match begins as soon as everybody is ready."""

    number: int


class ReadyFor(_Event, frozen=True, kw_only=True, tag="ready"):
    """A seat is ready for the next deal."""

    seat: SeatNumber


class UndoAsked(_Event, frozen=True, kw_only=True, tag="undo-asked"):
    """A seat asks to take its last move back."""

    seat: SeatNumber


class UndoRefused(_Event, frozen=True, kw_only=True, tag="undo-refused"):
    """A seat does not agree to it."""

    seat: SeatNumber


class Undone(_Event, frozen=True, kw_only=True, tag="undone"):
    """Moves were taken back: the hand stands where it had so many."""

    seat: SeatNumber
    moves: int


class WentAway(_Event, frozen=True, kw_only=True, tag="went-away"):
    """A computer player moves for a seat from now on."""

    seat: SeatNumber


class CameBack(_Event, frozen=True, kw_only=True, tag="came-back"):
    """The owner of a seat plays again."""

    seat: SeatNumber


class Rematch(_Event, frozen=True, kw_only=True, tag="rematch"):
    """The same people play again; ``shuffled``: in other seats."""

    shuffled: bool


Event = (
    Dealt
    | TableDealt
    | Annulled
    | FourEqual
    | DealerBonus
    | Played
    | Took
    | Sgobba
    | Declared
    | Leftovers
    | Cappotto
    | TrumpTurned
    | TrickWon
    | Drew
    | Exchanged
    | Married
    | MarriageCaptured
    | LastTrick
    | HandOver
    | Moved
    | Scored
    | Ended
    | Sat
    | Stood
    | Arranged
    | Started
    | ReadyFor
    | UndoAsked
    | UndoRefused
    | Undone
    | WentAway
    | CameBack
    | Rematch
)
