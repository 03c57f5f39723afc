"""Tricks of two cards with trumps: ranks, points, who wins, and what a follower must play."""

from dataclasses import dataclass
from typing import Literal

from poncin.cards import SUIT_CARDS, Card, CardSet, suit_of

RankScheme = Literal["seven_high", "three_high"]

_POINTS_BY_STRENGTH = (0, 0, 0, 0, 0, 2, 3, 4, 10, 11)


def _strengths(low_to_high: str) -> tuple[int, ...]:
    return tuple(low_to_high.index(rank) for rank in "A234567JQK")


_STRENGTHS: dict[RankScheme, tuple[int, ...]] = {
    "seven_high": _strengths("23456JQK7A"),
    "three_high": _strengths("24567JQK3A"),
}


@dataclass(frozen=True, slots=True)
class Ranking:
    """The order of the ranks within a suit and their points."""

    strength: tuple[int, ...]
    """For each card 0 (lowest of its suit) .. 9."""
    points: tuple[int, ...]
    """For each card 11, 10, 4, 3, 2 for the five highest ranks, else 0."""

    @classmethod
    def of(cls, scheme: RankScheme) -> "Ranking":
        """The ranking of an option's value."""
        strength = tuple(_STRENGTHS[scheme][card >> 2] for card in range(40))
        return cls(strength, tuple(_POINTS_BY_STRENGTH[each] for each in strength))

    def follower_wins(self, led: Card, reply: Card, trump: int) -> bool:
        """Whether the reply takes the trick: a higher card of the suit led, or a trump on another suit."""
        if suit_of(led) == suit_of(reply):
            return self.strength[reply] > self.strength[led]
        return suit_of(reply) == trump

    def higher(self, cards: CardSet, led: Card) -> CardSet:
        """Those of the cards that are of the suit led and beat it."""
        return sum(
            1 << card
            for card in range(suit_of(led), 40, 4)
            if cards >> card & 1 and self.strength[card] > self.strength[led]
        )


def strict_replies(hand: CardSet, led: Card, trump: int, ranking: Ranking, overtake: bool) -> CardSet:
    """What a follower may play where it must follow suit (beating if it can), else trump, else anything."""
    of_suit = hand & SUIT_CARDS[suit_of(led)]
    if of_suit:
        return (ranking.higher(of_suit, led) or of_suit) if overtake else of_suit
    return hand & SUIT_CARDS[trump] or hand
