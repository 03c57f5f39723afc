"""What a computer player is: something that turns a view into a move."""

from typing import Any, Protocol

from poncin.rng import Stream
from poncin.rules.game import View
from poncin.rules.moves import Move
from poncin.rules.registry import AnyGame


class Bot(Protocol):
    """A computer player. It keeps nothing between moves, so it may be asked about any position at any time."""

    @property
    def level(self) -> str:
        """Its name in a match record: ``random``, ``casual``, ``club``, ``ismcts:1000``, ``ismcts:50ms``."""

    def choose(self, game: AnyGame, view: View[Any], rng: Stream) -> Move:
        """A legal move for the view's seat, which is to act; the same for equal views and random numbers.

        Only a budget in milliseconds makes it depend on anything else.
        """
