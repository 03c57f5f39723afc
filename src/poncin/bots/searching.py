"""The levels that search: in the native core, and in Python where there is none."""

import logging
from dataclasses import dataclass
from typing import Any, ClassVar

from poncin.bots.bot import NOTHING, Recall
from poncin.bots.guide import Guide
from poncin.bots.guides import guide_for
from poncin.bots.native import NativeError, Thought, find, move_of
from poncin.bots.sampling import Sampling
from poncin.bots.search import Budget, Search
from poncin.bots.settings import Settings, settings_of
from poncin.rng import Stream
from poncin.rules.game import View
from poncin.rules.moves import Move
from poncin.rules.registry import AnyGame

_LOOKAHEAD = {"cirulla": 4, "cirollon": 4}
"""Moves that Python's counter looks ahead; elsewhere to the end of the hand, for nothing judges a position there."""
_OPINION = 2.0
"""Deals that the club's opinion counts for in Python's counter."""
_SLIPS = 0.1
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class SearchBot:
    """Deals the hidden cards again and again, tries its moves and plays on; the settings make the level."""

    base: str
    """The level without a budget."""
    budget: Budget | None = None
    """None: as its settings say."""
    part: float = 1.0
    """Of the work that its settings say, when others wait."""
    threads: int = 1
    """Of the core; the moves do not depend on it."""
    native: bool = True
    """Whether the core is asked, where it is there."""
    sees_all: ClassVar[bool] = False

    @property
    def level(self) -> str:
        """Its name in a record."""
        return f"{self.base}:{self.budget}" if self.budget else self.base

    def choose(self, game: AnyGame, view: View[Any], rng: Stream, recall: Recall = NOTHING) -> Move:
        """The move that the search finds best; at tables of partners one that the partner expects is as good."""
        legal = game.moves(view.public, view.hand)
        if len(legal) == 1:
            return legal[0]
        settings, guide = settings_of(self.base, game.info.id), guide_for(game)
        found = self._thoughts(game, settings, view, rng, recall)
        if found:
            best = mannered(guide, view, found, settings.manners if game.players == 4 else 0.0)
            if best in legal:
                return best
            _log.error("the native core would play %s in %s, which is not legal: Python chooses", best, game.info.id)
        return self._python(guide, settings, view, rng)

    def _thoughts(
        self, game: AnyGame, settings: Settings, view: View[Any], rng: Stream, recall: Recall
    ) -> list[Thought]:
        core = find(game) if self.native else None
        if core is None:
            return []
        try:
            line = settings.line(self.budget, self.part)
            # Writing the past down takes longer than a small search.
            past = recall.past if "infer=" in line else ()
            return core.think(view, line, rng.next(), past, threads=self.threads)
        except NativeError as error:
            _log.exception("the native core fails in %s, Python chooses: %s", game.info.id, error)
            return []

    def _python(self, guide: Guide, settings: Settings, view: View[Any], rng: Stream) -> Move:
        budget = (self.budget or Budget(settings.python)).scaled(self.part)
        if self.base == "worlds":
            return Sampling(guide, guide.casual, slips=_SLIPS, by_deals=True).choose(view, budget, rng)
        if self.base == "counter":
            horizon = _LOOKAHEAD.get(guide.game.info.id, 0)
            return Sampling(guide, guide.quick, horizon, opinion=_OPINION).choose(view, budget, rng)
        return Search(guide).choose(view, budget, rng)


def mannered(guide: Guide, view: View[Any], thoughts: list[Thought], manners: float) -> Move:
    """Of the moves that are within so many points of the best the one that the club likes best."""
    good = [move_of(each.move) for each in thoughts if each.value >= thoughts[0].value - manners]
    if len(good) == 1:
        return good[0]
    opinions = guide.opinions(view.public, view.hand, good)
    return good[opinions.index(max(opinions))]
