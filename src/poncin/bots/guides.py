"""Which advice belongs to which game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from poncin.bots.bot import Policy, random_move
from poncin.bots.fishing import casual as fishing_casual
from poncin.bots.fishing import club as fishing_club
from poncin.bots.fishing.declaring import best_declarations
from poncin.bots.fishing.estimate import estimate as fishing_estimate
from poncin.bots.mariagio import casual as mariagio_casual
from poncin.bots.mariagio import club as mariagio_club
from poncin.bots.mariagio.estimate import estimate as mariagio_estimate
from poncin.bots.search import Budget, Candidates, Estimate, Opinion, Search, Solve
from poncin.cards import CardSet
from poncin.rng import Stream
from poncin.rules.fishing.hand import FishingGame
from poncin.rules.game import View
from poncin.rules.mariagio import Mariagio
from poncin.rules.moves import Move
from poncin.rules.registry import AnyGame

_WIDEST_DECLARATION = 4
_SOLVED_TRICKS = 6


@dataclass(frozen=True, slots=True)
class Guide:
    """How to play a game without search, and what a search should look at."""

    casual: Policy
    club: Policy
    quick: Policy
    """What playouts of a search play: nearly as good as club, and fast."""
    candidates: Candidates
    estimate: Estimate | None = None
    horizon: int = 0
    opinion: Opinion | None = None
    solve: Solve | None = None

    def search(self) -> Search:
        """The search of the game."""
        return Search(
            self.candidates,
            self.quick,
            estimate=self.estimate,
            horizon=self.horizon,
            opinion=self.opinion,
            solve=self.solve,
        )


def guide_for(game: AnyGame) -> Guide:
    """The guide of a game; one that only searches for a game that nobody has written advice for."""
    if isinstance(game, FishingGame):
        return _FISHING
    return _MARIAGIO if isinstance(game, Mariagio) else _UNKNOWN


def _fishing_candidates(game: FishingGame, public: Any, hand: CardSet) -> tuple[Move, ...]:
    """The declarations that bring most, if there are any; else every play."""
    moves = game.moves(public, hand)
    return tuple(best_declarations(game, public, hand, moves)[:_WIDEST_DECLARATION]) or moves


def _mariagio_candidates(game: Mariagio, public: Any, hand: CardSet) -> tuple[Move, ...]:
    """What can be shown, if anything; else every card."""
    moves = game.moves(public, hand)
    shown = mariagio_casual.showing(game, public, moves)
    return moves if shown is None else (shown,)


def _count_out(game: Mariagio, public: Any, hand: CardSet) -> Move | None:
    """The exact best card of the last six tricks, once nothing is left to be shown."""
    moves = game.moves(public, hand)
    if mariagio_casual.showing(game, public, moves) is not None:
        return None
    return mariagio_club.counted_out(game, public, hand, _SOLVED_TRICKS)


def _all_moves(game: AnyGame, public: Any, hand: CardSet) -> tuple[Move, ...]:
    return game.moves(public, hand)


def _brief_search(iterations: int) -> Callable[[AnyGame, Any, CardSet, Stream], Move]:
    search = Search(_all_moves, random_move, slips=0.0)

    def choose(game: AnyGame, public: Any, hand: CardSet, rng: Stream) -> Move:
        return search.choose(game, View(public.to_act, public, hand), Budget(iterations), rng)

    return choose


_FISHING = Guide(fishing_casual.casual_move, fishing_club.club_move, fishing_club.club_move, _fishing_candidates, fishing_estimate, 8, fishing_club.club_opinion)
_MARIAGIO = Guide(mariagio_casual.casual_move, mariagio_club.club_move, mariagio_club.quick_move, _mariagio_candidates, mariagio_estimate, 6, mariagio_club.club_opinion, _count_out)
_UNKNOWN = Guide(_brief_search(20), _brief_search(100), random_move, _all_moves)
