"""What a seat can reckon about the next player's cards, from what lies open."""

from typing import NamedTuple

from poncin.bots.chances import chance_of_any
from poncin.cards import ALL_CARDS, RANK_CARDS, CardSet
from poncin.rules.fishing.state import FishingPublic, FishingRules
from poncin.rules.game import Seat


class Unseen(NamedTuple):
    """Cards that some seat may hold: ``exposed`` it holds for sure, and of the others ``held`` hidden ones."""

    hidden: CardSet
    exposed: CardSet
    held: int
    by_value: tuple[CardSet, ...]
    """For each value 0..10 in play the cards that count it."""

    @classmethod
    def of(cls, rules: FishingRules, public: FishingPublic, hand: CardSet, seat: Seat) -> "Unseen":
        """What the seat to act, which holds ``hand``, knows of another seat.

        A seat that holds none gets three cards more when the last card of the round is played.
        """
        hidden = ALL_CARDS & ~(public.table | hand)
        for cards in (*public.piles, *public.exposed):
            hidden &= ~cards
        exposed = public.exposed[seat]
        size = public.hands[seat] or min(3, public.stock)
        return cls(hidden, exposed, size - exposed.bit_count(), _by_value(rules.matta, public.matta_value))

    def chance(self, values: set[int]) -> float:
        """The chance that the seat can play a card of one of these values; exposed cards go first."""
        wanted = 0
        for value in values:
            wanted |= self.by_value[value]
        if self.exposed:
            return float(bool(self.exposed & wanted))
        return chance_of_any((wanted & self.hidden).bit_count(), self.hidden.bit_count(), self.held)


def _by_value(matta: int, matta_value: int) -> tuple[CardSet, ...]:
    cards = [0, *RANK_CARDS]
    printed = (matta >> 2) + 1
    if matta_value != printed:
        cards[printed] &= ~(1 << matta)
        cards[matta_value] |= 1 << matta
    return tuple(cards)
