"""What each card is worth to a side in a position of Cirulla or Cirollon: its share of the points of the count.

Weights are points; a card's worth is what the difference of points shifts, about, when it changes sides.
"""

from collections.abc import Sequence
from functools import lru_cache

from poncin.cards import DIAMONDS, RANK_CARDS, Card, CardSet, card, cards_in, parse_cards
from poncin.rules.scoring import ALL_DIAMONDS, ERTA

CARD = 0.06
"""One card towards *carte*."""
DIAMOND = 0.25
"""One diamond towards *dinæ*."""
DIAMOND_DECIDED = 0.05
"""A diamond when a side has six: it can still spoil a run or a cappotto."""
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
_SEVENS: CardSet = RANK_CARDS[6]
_MAJORITY = 21
_DIAMOND_MAJORITY = 6


def card_worths(piles: Sequence[CardSet]) -> tuple[float, ...]:
    """For each of the 40 cards its worth, given what each side has captured."""
    counts = [(pile & ALL_DIAMONDS).bit_count() for pile in piles]
    most = max(counts)
    diamond = DIAMOND if most < _DIAMOND_MAJORITY else DIAMOND_DECIDED
    if most == sum(counts) and most >= CAPPOTTO_FROM:
        diamond += (most - CAPPOTTO_FROM + 1) * CAPPOTTO_STEP
    captured = 0
    for pile in piles:
        captured |= pile
    carte_open = max(pile.bit_count() for pile in piles) < _MAJORITY
    return _worths(carte_open, diamond, captured & _SEVENS, _run_held(piles, ERTA), _run_held(piles, LOW_RUN))


@lru_cache(maxsize=1 << 12)
def _worths(
    carte_open: bool, diamond: float, sevens: CardSet, erta: int | None, bassa: int | None
) -> tuple[float, ...]:
    """The worths by what they depend on: few positions differ in it."""
    worths = [CARD if carte_open else 0.0] * 40
    for each in range(DIAMONDS, 40, 4):
        worths[each] += diamond
    worths[card("7d")] += SETTEBELLO
    for suit in range(4):
        worths[suit] += ACE
        worths[24 + suit] += SEVEN
        if not sevens >> (24 + suit) & 1:
            worths[20 + suit] += SIX
    for run, held, steps in ((ERTA, erta, ERTA_STEP), (LOW_RUN, bassa, BASSA_STEP)):
        if held is not None and held < len(steps):
            for each in cards_in(run):
                worths[each] += steps[held]
    if bassa is not None:
        for each in RUN_NEXT:
            worths[each] += BASSA_NEXT
    return tuple(worths)


def worth_of(cards: CardSet, worths: Sequence[float]) -> float:
    """The worth of a set."""
    return sum(worths[each] for each in cards_in(cards))


def _run_held(piles: Sequence[CardSet], run: CardSet) -> int | None:
    """How many cards of a run one side has; None when two have some, so that nobody can complete it."""
    held = [(pile & run).bit_count() for pile in piles]
    most = max(held)
    return most if most == sum(held) else None
