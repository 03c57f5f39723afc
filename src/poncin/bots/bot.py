"""What a computer player is: something that turns what a seat may know into a move."""

from typing import Any, NamedTuple, Protocol

from poncin.rng import Stream
from poncin.rules.game import State, View
from poncin.rules.moves import Move
from poncin.rules.registry import AnyGame


class Standing(NamedTuple):
    """How the match stands before the hand: the points of each side, and the total that ends it."""

    totals: tuple[int, ...]
    target: int


class Recall(NamedTuple):
    """What anybody at the table remembers beside what lies there; all of it was public."""

    past: tuple[tuple[Any, Move], ...] = ()
    """For each move of the running hand the public part before it, and the move."""
    standing: Standing | None = None
    """None where the hand belongs to no match."""


NOTHING = Recall()


class Bot(Protocol):
    """A computer player. It keeps nothing between moves, so it may be asked about any position at any time."""

    @property
    def level(self) -> str:
        """Its name in a match record: ``club``, ``expert``, ``expert:1000``, ``expert:50ms``."""

    @property
    def sees_all(self) -> bool:
        """Whether it cheats: then it is a `CheatingBot`, and has to be asked with `CheatingBot.choose_open`."""

    def choose(self, game: AnyGame, view: View[Any], rng: Stream, recall: Recall = NOTHING) -> Move:
        """A legal move for the view's seat, which is to act; the same for equal views, recalls and random numbers.

        Only a budget in milliseconds makes it depend on anything else. A bot that cheats raises `TypeError`.
        """


class CheatingBot(Bot, Protocol):
    """A computer player that looks at every card: for teaching and measuring, never at a table of people."""

    def choose_open(self, game: AnyGame, state: State[Any], rng: Stream, recall: Recall = NOTHING) -> Move:
        """A legal move for the seat to act in a whole position."""
