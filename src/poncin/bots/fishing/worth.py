"""What each card is worth to a side in a position of Cirulla or Cirollon: its share of the points of the count.

Weights are points; a card's worth is what the difference of points shifts, about, when it changes sides.
"""

from collections.abc import Sequence

from poncin.cards import DIAMONDS, Card, CardSet, card, cards_in, parse_cards
from poncin.rules.scoring import ALL_DIAMONDS, ERTA

CARD = 0.06
"""One card towards *carte*."""
DIAMOND = 0.25
"""One diamond towards *dinæ*."""
SETTEBELLO = 1.6
SEVEN, SIX, ACE = 0.4, 0.1, 0.08
"""Towards the primiera."""
ERTA_STEP = (0.6, 1.6, 4.0)
"""A court diamond while one side at most has some of them: by how many that side has."""
BASSA_STEP = (0.3, 0.9, 2.6)
"""The same for ace, two and three of diamonds."""
BASSA_NEXT = 0.5
"""A diamond that prolongs the run, while the run is possible."""
CAPPOTTO_FROM, CAPPOTTO_STEP = 5, 0.6
"""When one side alone has so many diamonds, each diamond more makes every diamond dearer by so much."""

LOW_RUN: CardSet = parse_cards("Ad2d3d")
RUN_NEXT: tuple[Card, ...] = tuple(card(text) for text in ("4d", "5d", "6d"))
_MAJORITY = 21
_DIAMOND_MAJORITY = 6


def card_worths(piles: Sequence[CardSet]) -> list[float]:
    """For each of the 40 cards its worth, given what each side has captured."""
    carte = CARD if max(pile.bit_count() for pile in piles) < _MAJORITY else 0.0
    worths = [carte] * 40
    counts = [(pile & ALL_DIAMONDS).bit_count() for pile in piles]
    diamond = DIAMOND if max(counts) < _DIAMOND_MAJORITY else 0.05
    if max(counts) == sum(counts) >= CAPPOTTO_FROM:
        diamond += (sum(counts) - CAPPOTTO_FROM + 1) * CAPPOTTO_STEP
    for each in range(DIAMONDS, 40, 4):
        worths[each] += diamond
    worths[card("7d")] += SETTEBELLO
    captured = 0
    for pile in piles:
        captured |= pile
    for suit in range(4):
        worths[suit] += ACE
        worths[24 + suit] += SEVEN
        if not captured >> (24 + suit) & 1:
            worths[20 + suit] += SIX
    _add_run(worths, piles, ERTA, ERTA_STEP)
    if _add_run(worths, piles, LOW_RUN, BASSA_STEP):
        for each in RUN_NEXT:
            worths[each] += BASSA_NEXT
    return worths


def worth_of(cards: CardSet, worths: Sequence[float]) -> float:
    """The worth of a set."""
    return sum(worths[each] for each in cards_in(cards))


def _add_run(worths: list[float], piles: Sequence[CardSet], run: CardSet, steps: tuple[float, ...]) -> bool:
    """Add what the cards of a run are worth while one side may still complete it; says whether one may."""
    held = [(pile & run).bit_count() for pile in piles]
    most = max(held)
    if most != sum(held):
        return False
    if most < len(steps):
        for each in cards_in(run):
            worths[each] += steps[most]
    return True


