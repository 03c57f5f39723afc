"""What a computer player is: something that turns a view into a move."""

from collections.abc import Callable
from typing import Any, Protocol

from poncin.cards import CardSet
from poncin.rng import Stream
from poncin.rules.game import View
from poncin.rules.moves import Move
from poncin.rules.registry import AnyGame


class Bot(Protocol):
    """A computer player. It keeps nothing between moves, so it may be asked about any position at any time."""

    level: str
    """Its name in a match record: ``random``, ``casual``, ``club``, ``ismcts:1000``, ``ismcts:50ms``."""

    def choose(self, game: AnyGame, view: View[Any], rng: Stream) -> Move:
        """A legal move for the view's seat, which is to act; the same for equal views and random numbers.

        Only a budget in milliseconds makes it depend on anything else.
        """


Policy = Callable[[AnyGame, Any, CardSet, Stream], Move]
"""A quick way to choose: game, public part, the hand of the seat to act, random numbers."""


def random_move(game: AnyGame, public: Any, hand: CardSet, rng: Stream) -> Move:
    """Any legal move, each as likely as another."""
    return rng.choice(game.moves(public, hand))
