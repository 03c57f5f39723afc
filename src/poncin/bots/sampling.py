"""Search without a tree: each move is tried on the same deals of the hidden cards, a policy plays on, means count."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from poncin.bots.guide import Guide
from poncin.bots.search import Budget, brought
from poncin.cards import CardSet
from poncin.rng import Stream
from poncin.rules.game import Side, State, View
from poncin.rules.moves import Move

Policy = Callable[[Any, CardSet, Stream], Move]


@dataclass(frozen=True, slots=True)
class Sampling:
    """The settings of such a search."""

    guide: Guide
    policy: Policy
    """Who plays on."""
    horizon: int = 0
    """Moves after the searched one until the position is judged; 0: play to the end of the hand."""
    slips: float = 0.0
    """The share of the policy's moves that are drawn at random instead."""
    opinion: float = 0.0
    """How many deals the guide's opinion of a move counts for."""
    by_deals: bool = False
    """Whether a budget counts deals; else it counts playouts."""

    def choose(self, view: View[Any], budget: Budget, rng: Stream) -> Move:
        """The move of the best mean; of equal ones the first."""
        guide, game = self.guide, self.guide.game
        moves = guide.candidates(view.public, view.hand)
        if len(moves) == 1:
            return moves[0]
        solution = guide.solution(view.public, view.hand)
        if solution is not None:
            return solution
        assert view.seat is not None  # somebody moves
        side, clock, made = game.side_of(view.seat), budget.clock(), 0
        totals = [self.opinion * each for each in guide.opinions(view.public, view.hand, moves)]
        while not made or clock.spent(made) < 1:
            state = game.resample(view, rng)
            for at, move in enumerate(moves):
                totals[at] += self._value(game.play(state, move).state, side, rng)
            made += 1 if self.by_deals else len(moves)
        return moves[totals.index(max(totals))]

    def _value(self, state: State[Any], side: Side, rng: Stream) -> float:
        """The points that the side makes more than the others on average."""
        points = self._points(state, rng)
        return points[side] - (sum(points) - points[side]) / (len(points) - 1)

    def _points(self, state: State[Any], rng: Stream) -> list[float]:
        game, made = self.guide.game, 0
        while (seat := state.public.to_act) is not None:
            if self.horizon and made >= self.horizon and (judged := self.guide.estimate(state)) is not None:
                return judged
            hand = state.hands[seat]
            if self.slips and rng.uniform() < self.slips:
                move = rng.choice(game.moves(state.public, hand))
            else:
                move = self.policy(state.public, hand, rng)
            state = game.play_legal(state, move).state
            made += 1
        return brought(game, state)
