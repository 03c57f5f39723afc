"""Information-set Monte Carlo tree search over any game: one tree of what the searching seat may see.

Every iteration deals the hidden cards anew to fit the view, walks down the moves that are legal there (UCB, where a move
counts as tried only among the deals that allowed it), adds one node, and plays the hand out with a cheap policy.
Rewards are differences of points, measured in their own spread, so the search needs to know nothing of a game's scale.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import repeat
from math import log, sqrt
from typing import Any

from poncin.bots.bot import Policy
from poncin.cards import CardSet
from poncin.rng import Stream
from poncin.rules.game import Side, State, View
from poncin.rules.moves import Move
from poncin.rules.registry import AnyGame

MATCH_WON = 30
"""Points that winning the match at once counts for."""

Candidates = Callable[[AnyGame, Any, CardSet], tuple[Move, ...]]
"""The moves worth a look: game, public part, hand of the seat to act; some of the legal moves."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to search: a number of iterations, or milliseconds."""

    iterations: int | None = None
    milliseconds: int | None = None

    def rounds(self) -> Iterator[None]:
        """One item for each iteration; at least one."""
        if self.milliseconds is None:
            yield from repeat(None, self.iterations or 1)
            return
        end = time.monotonic() + self.milliseconds / 1000
        yield None
        while time.monotonic() < end:
            yield None


@dataclass(frozen=True, slots=True)
class Search:
    """The settings of a search."""

    candidates: Candidates
    playout: Policy
    exploration: float = 0.7
    """Weight of the exploration term, in standard deviations of the reward."""
    slips: float = 0.1
    """The share of playout moves that are drawn at random."""

    def choose(self, game: AnyGame, view: View[Any], budget: Budget, rng: Stream) -> Move:
        """The move visited most often; raises ValueError when it is not the view's seat that is to act."""
        if view.seat is None or view.public.to_act != view.seat:
            raise ValueError("the seat of the view is not to act")
        moves = self.candidates(game, view.public, view.hand)
        if len(moves) == 1:
            return moves[0]
        tree = _Tree(game, self, rng)
        for _ in budget.rounds():
            tree.iterate(game.resample(view, rng))
        children = tree.root.children
        return max(moves, key=lambda move: children[move].visits if move in children else 0)


class _Node:
    """What is known of a move: how often it was made and could have been, and the rewards of the side that made it."""

    __slots__ = ("available", "children", "side", "total", "visits")

    def __init__(self, side: Side) -> None:
        self.side = side
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[Move, _Node] = {}


class _Tree:
    """The tree of one search."""

    def __init__(self, game: AnyGame, search: Search, rng: Stream) -> None:
        self._game = game
        self._search = search
        self._rng = rng
        self.root = _Node(0)
        self._rewards = 0
        self._sum = 0.0
        self._squares = 0.0

    def iterate(self, state: State[Any]) -> None:
        """Descend, add a node, play out, and enter the rewards on the way back."""
        path, state = self._descend(state)
        rewards = self._rewards_of(self._play_out(state))
        for reward in rewards:
            self._rewards += 1
            self._sum += reward
            self._squares += reward * reward
        for node in path:
            node.visits += 1
            node.total += rewards[node.side]

    def _descend(self, state: State[Any]) -> tuple[list[_Node], State[Any]]:
        game, node, path = self._game, self.root, list[_Node]()
        spread = self._spread()
        while (seat := state.public.to_act) is not None:
            moves = self._search.candidates(game, state.public, state.hands[seat])
            children = node.children
            untried = [move for move in moves if move not in children]
            for move in moves:
                if move in children:
                    children[move].available += 1
            if untried:
                move = self._rng.choice(untried) if len(untried) > 1 else untried[0]
                child = children[move] = _Node(game.side_of(seat))
                child.available = 1
            else:
                move, child = self._select(children, moves, spread)
            path.append(child)
            state = game.play(state, move).state
            if untried:
                break
            node = child
        return path, state

    def _select(self, children: dict[Move, _Node], moves: tuple[Move, ...], spread: float) -> tuple[Move, _Node]:
        """The move of the highest upper confidence bound."""
        if len(moves) == 1:
            return moves[0], children[moves[0]]
        explore = self._search.exploration * spread
        best, best_bound = moves[0], float("-inf")
        for move in moves:
            child = children[move]
            visits = child.visits
            bound = child.total / visits + explore * sqrt(log(child.available) / visits)
            if bound > best_bound:
                best, best_bound = move, bound
        return best, children[best]

    def _spread(self) -> float:
        """The standard deviation of the rewards so far."""
        if self._rewards < 2:
            return 1.0
        mean = self._sum / self._rewards
        return sqrt(max(self._squares / self._rewards - mean * mean, 1e-6))

    def _play_out(self, state: State[Any]) -> State[Any]:
        game, rng, playout, slips = self._game, self._rng, self._search.playout, self._search.slips
        while (seat := state.public.to_act) is not None:
            hand = state.hands[seat]
            if slips and rng.uniform() < slips:
                move = rng.choice(game.moves(state.public, hand))
            else:
                move = playout(game, state.public, hand, rng)
            state = game.play(state, move).state
        return state

    def _rewards_of(self, state: State[Any]) -> list[float]:
        """For each side the points that it makes more than the others on average."""
        score = self._game.score(state)
        points = [float(each) for each in score.points]
        if score.winner is not None:
            points[score.winner] += MATCH_WON
        total, others = sum(points), len(points) - 1
        return [each - (total - each) / others for each in points]
