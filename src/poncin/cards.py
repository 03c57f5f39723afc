"""The 40-card Genoese pack, card sets as bit masks, and their text.

A card is a whole number 0..39: ``rank_index * 4 + suit``, ranks ``A 2 3 4 5 6 7 J Q K`` (index 0..9), suits
``h d c s`` (0..3). A card set is a 40-bit mask with bit ``card`` set: the pack's own order is the order of the bits.
"""

from collections.abc import Iterable

from poncin.errors import BadNotation

Card = int
CardSet = int

RANKS = "A234567JQK"
SUITS = "hdcs"
PACK: tuple[Card, ...] = tuple(range(40))
ALL_CARDS: CardSet = (1 << 40) - 1

HEARTS, DIAMONDS, CLUBS, SPADES = 0, 1, 2, 3
SUIT_CARDS: tuple[CardSet, ...] = tuple(sum(1 << (rank * 4 + suit) for rank in range(10)) for suit in range(4))
"""For each suit the set of its ten cards."""
RANK_CARDS: tuple[CardSet, ...] = tuple(0b1111 << (rank * 4) for rank in range(10))
"""For each rank index the set of its four cards."""

CARD_TEXT: tuple[str, ...] = tuple(RANKS[card // 4] + SUITS[card % 4] for card in PACK)
_CARD_OF_TEXT = {text: card for card, text in enumerate(CARD_TEXT)}


def rank_of(card: Card) -> int:
    """Rank index 0 (ace) .. 9 (king)."""
    return card >> 2


def suit_of(card: Card) -> int:
    """Suit 0..3: hearts, diamonds, clubs, spades."""
    return card & 3


def value_of(card: Card) -> int:
    """Printed capture value 1..10: jack 8, queen 9, king 10."""
    return (card >> 2) + 1


def card(text: str) -> Card:
    """The card written as rank and suit, as in ``7h``; raises `BadNotation` for anything else."""
    try:
        return _CARD_OF_TEXT[text]
    except KeyError:
        raise BadNotation("not_a_card", text=text) from None


def card_set(cards: Iterable[Card]) -> CardSet:
    """The set of these cards."""
    mask = 0
    for each in cards:
        mask |= 1 << each
    return mask


_IN_TEN_BITS: tuple[tuple[tuple[Card, ...], ...], ...] = tuple(
    tuple(tuple(start + at for at in range(10) if bits >> at & 1) for bits in range(1 << 10))
    for start in range(0, 40, 10)
)
"""For each quarter of the pack the cards of each of its 1024 sets: reading a set takes four look-ups."""


def cards_in(cards: CardSet) -> tuple[Card, ...]:
    """The cards of a set in the pack's order."""
    first, second, third, fourth = _IN_TEN_BITS
    return first[cards & 1023] + second[cards >> 10 & 1023] + third[cards >> 20 & 1023] + fourth[cards >> 30]


def cards_text(cards: CardSet) -> str:
    """A set as text in the pack's order, as in ``3s5d``; the empty set is the empty text."""
    return "".join(CARD_TEXT[each] for each in cards_in(cards))


def parse_cards(text: str) -> CardSet:
    """The set written by `cards_text`, in any order, blanks between cards allowed.

    Raises `BadNotation` for a text that is no list of cards or names one twice.
    """
    compact = text.replace(" ", "")
    cards = 0
    for start in range(0, len(compact), 2):
        bit = 1 << card(compact[start : start + 2])
        if cards & bit:
            raise BadNotation("card_twice", text=compact[start : start + 2])
        cards |= bit
    return cards
