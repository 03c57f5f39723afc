"""Public facts that a step of a hand brings about, in the order in which they happen.

Everybody at the table may see every event: none names a card that lies face down or is held unseen. They are enough to
animate and to describe a hand without looking at the state. Named tuples, because a hand makes a hundred of them: tell
them apart by their type.
"""

from typing import Literal, NamedTuple

from poncin.cards import PACK, Card, CardSet, value_of
from poncin.rules.moves import DeclarationKind

CaptureKind = Literal["equal", "sum", "fifteen", "ace"]
DealerRule = Literal["dealer15", "dealer30", "dealer_low"]


class Dealt(NamedTuple):
    """Cards went face down from the stock to the seats: how many to each."""

    counts: tuple[int, ...]


class TableDealt(NamedTuple):
    """These cards were laid face up on the table."""

    cards: CardSet


class Annulled(NamedTuple):
    """The first table annuls the deal; the same dealer deals again."""

    reason: Literal["aces", "three_equal"]
    cards: CardSet


class FourEqual(NamedTuple):
    """Four equal cards on the first table: the dealer's side wins the match."""

    dealer: int
    cards: CardSet


class DealerBonus(NamedTuple):
    """The dealer took the first table.

    ``matta_value`` is the value that the matta among them served at; 0 without it, or where it is no wild card there.
    """

    rule: DealerRule
    dealer: int
    cards: CardSet
    matta_value: int
    points: int


class Played(NamedTuple):
    """A seat played a card; ``value`` is what it counts in play (the named value for a declared matta)."""

    seat: int
    card: Card
    value: int


PLAYED: tuple[tuple[Played, ...], ...] = tuple(
    tuple(Played(seat, card, value_of(card)) for card in PACK) for seat in range(4)
)
"""For each seat and card ``Played`` at the printed value, made once."""


class Took(NamedTuple):
    """The card just played took these cards from the table."""

    seat: int
    card: Card
    cards: CardSet
    kind: CaptureKind


class Sgobba(NamedTuple):
    """A seat cleared the table and scores for it."""

    seat: int
    card: Card


class Declared(NamedTuple):
    """A seat declared and exposed three cards; ``matta_value`` as in `Declare.value`."""

    seat: int
    kind: DeclarationKind
    cards: CardSet
    matta_value: int
    points: int


class Leftovers(NamedTuple):
    """The cards left on the table went to the side that captured last."""

    side: int
    cards: CardSet


class Cappotto(NamedTuple):
    """A side holds all ten diamonds and wins the match."""

    side: int


class TrumpTurned(NamedTuple):
    """This card was turned up under the stock: its suit is trumps."""

    card: Card


class TrickWon(NamedTuple):
    """A seat won the trick: both cards and their points."""

    seat: int
    cards: CardSet
    points: int


class Drew(NamedTuple):
    """A seat drew from the stock: the turned-up trump, or a card that only it sees (None)."""

    seat: int
    card: Card | None


class Exchanged(NamedTuple):
    """A seat put the two of trumps under the stock and took this card for it."""

    seat: int
    given: Card
    taken: Card


class Married(NamedTuple):
    """A seat showed king and queen of a suit."""

    seat: int
    suit: int
    points: int


class MarriageCaptured(NamedTuple):
    """The trick just won was king and queen of one suit."""

    seat: int
    suit: int
    points: int


class LastTrick(NamedTuple):
    """A seat won the last trick."""

    seat: int
    points: int


class HandOver(NamedTuple):
    """The hand is over and can be scored."""


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
)
