"""Computer players by name."""

import re
from dataclasses import dataclass
from typing import Any, ClassVar

from poncin.bots.bot import NOTHING, Bot, Recall
from poncin.bots.guides import guide_for
from poncin.bots.search import Budget, Search
from poncin.errors import BadOption
from poncin.rng import Stream
from poncin.rules.game import View
from poncin.rules.moves import Move
from poncin.rules.registry import AnyGame

LEVELS: tuple[str, ...] = ("random", "casual", "club", "ismcts")
"""The names offered to players, weakest first."""
DEFAULT_ITERATIONS = 400
_ALLOWED = "random, casual, club, ismcts, ismcts:ITERATIONS, ismcts:MSms"


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Any legal move."""

    level: str = "random"
    sees_all: ClassVar[bool] = False

    def choose(self, game: AnyGame, view: View[Any], rng: Stream, recall: Recall = NOTHING) -> Move:
        """Each legal move is as likely as another."""
        return rng.choice(game.moves(view.public, view.hand))


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


@dataclass(frozen=True, slots=True)
class IsmctsBot:
    """Searches a tree of what it may know, by iterations or milliseconds."""

    level: str
    budget: Budget
    sees_all: ClassVar[bool] = False

    def choose(self, game: AnyGame, view: View[Any], rng: Stream, recall: Recall = NOTHING) -> Move:
        """The move that the search visits most."""
        return Search(guide_for(game)).choose(view, self.budget, rng)


def make_bot(name: str) -> Bot:
    """The computer player of that name; raises `BadOption` for an unknown one."""
    plain: dict[str, type[RandomBot | CasualBot | ClubBot]] = {
        "random": RandomBot,
        "casual": CasualBot,
        "club": ClubBot,
    }
    if name in plain:
        return plain[name]()
    budget = re.fullmatch(r"ismcts(?::([1-9][0-9]{0,8})(ms)?)?", name)
    if budget is None:
        raise BadOption("unknown_bot", bot=name, allowed=_ALLOWED)
    number, unit = budget.groups()
    if unit:
        return IsmctsBot(name, Budget(milliseconds=int(number)))
    iterations = int(number or DEFAULT_ITERATIONS)
    return IsmctsBot(f"ismcts:{iterations}", Budget(iterations))
