"""The oracle cheats: it sees all cards. It shows what could have been had, and how much of a result was luck."""

import logging
from dataclasses import dataclass
from typing import Any, ClassVar

from poncin.bots.bot import NOTHING, Recall
from poncin.bots.guides import guide_for
from poncin.bots.native import Native, NativeError, find, move_of
from poncin.bots.search import Budget, Search
from poncin.bots.settings import Settings, settings_of
from poncin.rng import Stream
from poncin.rules.game import State, View
from poncin.rules.moves import Move
from poncin.rules.registry import AnyGame

_SOLVED = {"cirulla": 14, "cirollon": 16, "mariagio": 16}
"""Cards in all hands and the stock up to which the exact solver answers at once."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class OracleBot:
    """Plays the exact best near the end of a hand, and before that searches with all cards open."""

    budget: Budget | None = None
    native: bool = True
    """Whether the core is asked, where it is there."""
    sees_all: ClassVar[bool] = True

    @property
    def level(self) -> str:
        """Its name in a record."""
        return f"oracle:{self.budget}" if self.budget else "oracle"

    def choose(self, game: AnyGame, view: View[Any], rng: Stream, recall: Recall = NOTHING) -> Move:
        """Raises `TypeError`: a view is not enough for it."""
        raise TypeError("the oracle cheats: it is asked with the whole position, by choose_open")

    def choose_open(self, game: AnyGame, state: State[Any], rng: Stream, recall: Recall = NOTHING) -> Move:
        """The best move with all cards open, exactly or as a search finds it."""
        legal = game.legal_moves(state)
        if len(legal) == 1:
            return legal[0]
        settings, core = settings_of("oracle", game.info.id), find(game) if self.native else None
        if core is not None:
            try:
                best = self._native(core, settings, state, rng)
                if best in legal:
                    return best
                _log.error(
                    "the native core would play %s in %s, which is not legal: Python chooses", best, game.info.id
                )
            except NativeError as error:
                _log.exception("the native core fails in %s, Python chooses: %s", game.info.id, error)
        seat = state.public.to_act
        budget = self.budget or Budget(settings.python)
        return Search(guide_for(game)).choose(game.view(state, seat), budget, rng, state)

    def _native(self, core: Native, settings: Settings, state: State[Any], rng: Stream) -> Move:
        packed = core.pack(state)
        left = sum(state.public.hands) + state.public.stock
        if left <= _SOLVED[core.game.info.id]:
            ((best, _),) = core.solve([packed], every_move=False)[0]
            return move_of(best)
        line = settings.line(self.budget)
        return move_of(core.think_open(packed, line, rng.next())[0].move)
