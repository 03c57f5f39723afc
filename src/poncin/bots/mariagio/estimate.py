"""What a hand of Mariagio that is still being played will bring each side, roughly, in points."""

from poncin.cards import SUIT_CARDS, CardSet, cards_in
from poncin.rules.mariagio import COUPLES, Mariagio, MariagioState

TRUMP, TRUMP_STRENGTH, TRUMP_POINTS = 6.0, 0.5, 1.0
"""A trump in hand, each step of its strength, and its own points."""
PLAIN_HELD = 0.4
"""Of the points of another card in hand."""
COUPLE = 0.8
"""Of the points of a marriage in hand that is not yet shown."""


def estimate(game: Mariagio, state: MariagioState) -> list[float] | None:
    """For each side what it has scored, and what its hand promises; None in the middle of a trick."""
    if state.public.led is not None:
        return None
    public, points = state.public, game.ranking.points
    trumps = SUIT_CARDS[public.trump]
    values = []
    for seat in (0, 1):
        hand = state.hands[seat]
        value = float(sum(points[card] for card in cards_in(public.piles[seat])))
        value += sum(game.marriage_points(public, suit) for suit in public.married[seat])
        value += sum(
            TRUMP + TRUMP_STRENGTH * game.ranking.strength[card] + TRUMP_POINTS * points[card]
            for card in cards_in(hand & trumps)
        )
        value += PLAIN_HELD * sum(points[card] for card in cards_in(hand & ~trumps))
        values.append(value + COUPLE * _unshown(game, state, hand, seat))
    return values


def _unshown(game: Mariagio, state: MariagioState, hand: CardSet, seat: int) -> int:
    public = state.public
    return sum(
        game.marriage_points(public, suit)
        for suit, couple in enumerate(COUPLES)
        if hand & couple == couple and suit not in public.married[seat]
    )
