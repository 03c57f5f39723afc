"""Which guide belongs to which game."""

from typing import Any

from poncin.bots.bot import Recall
from poncin.bots.fishing.guide import FishingGuide
from poncin.bots.guide import Guide
from poncin.bots.mariagio.guide import MariagioGuide
from poncin.bots.search import Budget, Search
from poncin.cards import CardSet
from poncin.rng import Stream
from poncin.rules.fishing.hand import FishingGame
from poncin.rules.game import View
from poncin.rules.mariagio import Mariagio
from poncin.rules.moves import Move
from poncin.rules.registry import AnyGame

_BEGINNER_ITERATIONS, _CASUAL_ITERATIONS, _CLUB_ITERATIONS = 5, 20, 100


class RulesOnlyGuide(Guide):
    """A guide to a game that nobody has written advice for: its lower levels search a little."""

    def beginner(self, public: Any, hand: CardSet, recall: Recall, rng: Stream) -> Move:
        """The move of hardly a search at all."""
        return self._searched(public, hand, rng, _BEGINNER_ITERATIONS)

    def casual(self, public: Any, hand: CardSet, rng: Stream) -> Move:
        """The move of a very brief search."""
        return self._searched(public, hand, rng, _CASUAL_ITERATIONS)

    def club(self, public: Any, hand: CardSet, rng: Stream) -> Move:
        """The move of a brief search."""
        return self._searched(public, hand, rng, _CLUB_ITERATIONS)

    def _searched(self, public: Any, hand: CardSet, rng: Stream, iterations: int) -> Move:
        return Search(self).choose(View(public.to_act, public, hand), Budget(iterations), rng)


def guide_for(game: AnyGame) -> Guide:
    """The guide of a game."""
    if isinstance(game, FishingGame):
        return FishingGuide(game)
    return MariagioGuide(game) if isinstance(game, Mariagio) else RulesOnlyGuide(game)
