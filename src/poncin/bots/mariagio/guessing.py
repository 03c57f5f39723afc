"""What the other probably holds in Mariagio: trumps are kept and blanks are thrown, the more the longer it lasts.

The weights are about the odds seen over 700 hands of the club player against itself: after ten tricks, where a uniform
deal puts one hidden card in two into the other's hand, it held three trumps in four and one blank in six.
"""

from math import exp, log

from poncin.cards import card_set, cards_in, suit_of
from poncin.rng import Stream
from poncin.rules.game import State
from poncin.rules.mariagio import Mariagio, MariagioState, MariagioView

TRUMP, TRUMP_LATER = 0.1, 1.0
BLANK, BLANK_LATER = -0.2, -1.7
"""Log odds of being held at the first trick, and what is added until the stock is gone; other cards 0."""
_STOCK_TRICKS = 13


def likely_position(game: Mariagio, view: MariagioView, rng: Stream) -> MariagioState:
    """A random position that fits the view, drawn by what players keep."""
    public = view.public
    state = game.resample(view, rng)
    if view.seat is None or public.upcard is None:
        return state
    other = 1 - view.seat
    shown = public.shown[other]
    held = state.hands[other] & ~shown
    stage = public.tricks / _STOCK_TRICKS
    trump, blank = exp(TRUMP + TRUMP_LATER * stage), exp(BLANK + BLANK_LATER * stage)
    points = game.ranking.points

    def haste(card: int) -> float:
        """The time after which a card is drawn, if each waits at random in proportion to its odds."""
        odds = trump if suit_of(card) == public.trump else 1.0 if points[card] else blank
        return -log(1.0 - rng.uniform()) / odds

    drawn = sorted([*cards_in(held), *state.stock], key=haste)
    size = held.bit_count()
    hand = shown | card_set(drawn[:size])
    hands = (hand, view.hand) if other == 0 else (view.hand, hand)
    return State(public, hands, tuple(rng.shuffled(drawn[size:])))
