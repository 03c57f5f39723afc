"""What a hand of Cirulla or Cirollon that is still being played will bring each side, roughly, in points."""

from poncin.bots.fishing.worth import ACE, CARD, DIAMOND, LOW_RUN, RUN_NEXT, SEVEN, SIX
from poncin.cards import RANK_CARDS, CardSet, card
from poncin.rules.fishing.hand import FishingGame
from poncin.rules.fishing.state import FishingState
from poncin.rules.scoring import ALL_DIAMONDS, ERTA

ERTA_HELD = (0.0, 0.4, 1.6, 5.0)
"""Points to be expected from so many of J♦ Q♦ K♦, while no other side has one."""
BASSA_HELD = (0.0, 0.2, 0.9, 3.0)
"""The same for A♦ 2♦ 3♦."""
BASSA_NEXT = 0.6
LEFTOVERS = 0.5
"""Of a card of the table, for the side that captured last."""
_SETTEBELLO: CardSet = 1 << card("7d")


def estimate(game: FishingGame, state: FishingState) -> list[float]:
    """For each side what it has scored, and what its pile promises."""
    public = state.public
    values = [float(len(cards)) for cards in public.sgobbe]
    for mark in public.marks:
        values[mark.seat % game.sides] += mark.points
    captured = 0
    for pile in public.piles:
        captured |= pile
    for side, pile in enumerate(public.piles):
        values[side] += _promise(pile, captured & ~pile)
    if public.last_taker is not None:
        values[public.last_taker] += LEFTOVERS * CARD * public.table.bit_count()
    return values


def _promise(pile: CardSet, others: CardSet) -> float:
    value = CARD * pile.bit_count() + DIAMOND * (pile & ALL_DIAMONDS).bit_count() + (pile & _SETTEBELLO > 0)
    value += SEVEN * (pile & RANK_CARDS[6]).bit_count() + SIX * (pile & RANK_CARDS[5]).bit_count()
    value += ACE * (pile & RANK_CARDS[0]).bit_count()
    if not others & ERTA:
        value += ERTA_HELD[(pile & ERTA).bit_count()]
    if not others & LOW_RUN:
        held = (pile & LOW_RUN).bit_count()
        value += BASSA_HELD[held]
        if held == 3:
            for each in RUN_NEXT:
                if not pile >> each & 1:
                    break
                value += BASSA_NEXT
    return value
