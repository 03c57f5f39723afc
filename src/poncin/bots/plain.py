"""The levels that move at sight: random, beginner, casual, club."""

from dataclasses import dataclass
from typing import Any, ClassVar

from poncin.bots.bot import NOTHING, Recall
from poncin.bots.guides import guide_for
from poncin.rng import Stream
from poncin.rules.game import View
from poncin.rules.moves import Move
from poncin.rules.registry import AnyGame


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Any legal move."""

    level: str = "random"
    sees_all: ClassVar[bool] = False

    def choose(self, game: AnyGame, view: View[Any], rng: Stream, recall: Recall = NOTHING) -> Move:
        """Each legal move is as likely as another."""
        return rng.choice(game.moves(view.public, view.hand))


@dataclass(frozen=True, slots=True)
class BeginnerBot:
    """Knows what one is after, and misses much of it: see the games' ``beginner`` modules."""

    level: str = "beginner"
    sees_all: ClassVar[bool] = False

    def choose(self, game: AnyGame, view: View[Any], rng: Stream, recall: Recall = NOTHING) -> Move:
        """The move that seems best."""
        return guide_for(game).beginner(view.public, view.hand, recall, rng)


@dataclass(frozen=True, slots=True)
class CasualBot:
    """Greedy for what lies on the table."""

    level: str = "casual"
    sees_all: ClassVar[bool] = False

    def choose(self, game: AnyGame, view: View[Any], rng: Stream, recall: Recall = NOTHING) -> Move:
        """The move that wins most at once."""
        return guide_for(game).casual(view.public, view.hand, rng)


@dataclass(frozen=True, slots=True)
class ClubBot:
    """Keeps the rules of the tradition and counts cards."""

    level: str = "club"
    sees_all: ClassVar[bool] = False

    def choose(self, game: AnyGame, view: View[Any], rng: Stream, recall: Recall = NOTHING) -> Move:
        """The move with the best sum of features."""
        return guide_for(game).club(view.public, view.hand, rng)
