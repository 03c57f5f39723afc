"""Information-set Monte Carlo tree search over any game: one tree of what the searching seat may see.

The hidden cards are dealt anew to fit the view; each move of the root is tried on the same deal, for the differences
between moves are far steadier than their values; the worst half of them drops out again and again as the budget is
spent (sequential halving). Below the root an iteration walks down the moves that are legal in its deal (UCB, where a
move counts as tried only among the deals that allowed it), adds one node, and plays on with a cheap policy to the end
of the hand or to a horizon. Rewards are differences of points, measured in their own spread, so the search needs to
know nothing of a game's scale. What the guide of the game thinks of the root's moves counts as some deals already seen.
"""

import time
from dataclasses import dataclass
from math import log, sqrt
from typing import Any

from poncin.bots.guide import Guide
from poncin.cards import CardSet
from poncin.rng import Stream
from poncin.rules.game import Side, State, View
from poncin.rules.moves import Move
from poncin.rules.registry import AnyGame

MATCH_WON = 30
"""Points that winning the match at once counts for."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to search: a number of iterations, or milliseconds."""

    iterations: int | None = None
    milliseconds: int | None = None

    def __str__(self) -> str:
        """As the names of levels have it: ``1000``, ``50ms``."""
        return f"{self.milliseconds}ms" if self.milliseconds is not None else str(self.iterations)

    def scaled(self, part: float) -> "Budget":
        """A part of it, at least one."""
        if self.milliseconds is not None:
            return Budget(milliseconds=max(1, round(self.milliseconds * part)))
        return Budget(max(1, round((self.iterations or 1) * part)))

    def clock(self) -> "Clock":
        """A clock that starts now."""
        return Clock(self, time.monotonic())


@dataclass(frozen=True, slots=True)
class Clock:
    """Tells which part of a budget is spent."""

    budget: Budget
    start: float

    def spent(self, iterations: int) -> float:
        """The part spent when so many iterations are made."""
        if self.budget.milliseconds is not None:
            return (time.monotonic() - self.start) * 1000 / self.budget.milliseconds
        return iterations / (self.budget.iterations or 1)


@dataclass(frozen=True, slots=True)
class Search:
    """The settings of a search."""

    guide: Guide
    exploration: float = 0.7
    """Weight of the exploration term, in standard deviations of the reward."""
    widening: float = 0.5
    """A node may hold the square root of so many times its visits in moves."""
    slips: float = 0.0
    """The share of playout moves that are drawn at random."""

    def choose(self, view: View[Any], budget: Budget, rng: Stream, known: State[Any] | None = None) -> Move:
        """The move that did best; ``known`` is the whole position, for those who see it.

        Raises ValueError when it is not the view's seat that is to act.
        """
        if view.seat is None or view.public.to_act != view.seat:
            raise ValueError("the seat of the view is not to act")
        guide, game = self.guide, self.guide.game
        moves = guide.candidates(view.public, view.hand)
        if len(moves) == 1:
            return moves[0]
        solution = guide.solution(view.public, view.hand)
        if solution is not None:
            return solution
        opinions = guide.opinions(view.public, view.hand, moves)
        arms = [_Arm(move, guide.trust * opinion, guide.trust) for move, opinion in zip(moves, opinions, strict=True)]
        tree = _Tree(self, rng, game.side_of(view.seat))
        clock, made = budget.clock(), 0
        halvings = (len(arms) - 1).bit_length()
        while (spent := clock.spent(made)) < 1 or not made:
            arms = _best(arms, len(moves) >> int(halvings * min(spent, 0.99)))
            state = known or guide.position(view, rng)
            rewards = [tree.iterate(state, arm.move) for arm in arms]
            mean = sum(rewards) / len(rewards)
            for arm, reward in zip(arms, rewards, strict=True):
                arm.total += reward - mean
                arm.deals += 1
            made += len(arms)
        return _best(arms, 1)[0].move


@dataclass(slots=True)
class _Arm:
    """A move of the root: what it gained over the mean of the moves tried on the same deals."""

    move: Move
    total: float
    deals: float

    def mean(self) -> float:
        """The gain of a deal."""
        return self.total / self.deals if self.deals else 0.0


def _best(arms: list[_Arm], count: int) -> list[_Arm]:
    """The best arms, at least two unless one is asked for; of equal ones the first."""
    keep = max(count, 2) if count != 1 else 1
    return sorted(arms, key=lambda arm: -arm.mean())[:keep] if keep < len(arms) else arms


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

    def __init__(self, search: Search, rng: Stream, side: Side) -> None:
        self._guide = search.guide
        self._game = search.guide.game
        self._search = search
        self._rng = rng
        self._side = side
        self._firsts: dict[Move, _Node] = {}
        self._rewards = 0
        self._sum = 0.0
        self._squares = 0.0

    def iterate(self, state: State[Any], first: Move) -> float:
        """Make the root's move, descend, add a node, play out; the reward of the side that searches."""
        node = self._firsts.get(first)
        if node is None:
            node = self._firsts[first] = _Node(self._side)
        path, state = self._descend(node, self._game.play(state, first).state)
        rewards = _rewards(self._play_out(state, len(path) + 1))
        for reward in rewards:
            self._rewards += 1
            self._sum += reward
            self._squares += reward * reward
        for node in path:
            node.visits += 1
            node.total += rewards[node.side]
        return rewards[self._side]

    def _descend(self, node: _Node, state: State[Any]) -> tuple[list[_Node], State[Any]]:
        game, path = self._game, list[_Node]()
        spread = self._spread()
        while (seat := state.public.to_act) is not None:
            moves = self._guide.candidates(state.public, state.hands[seat])
            children = node.children
            tried = [move for move in moves if move in children]
            for move in tried:
                children[move].available += 1
            untried = self._untried(node, moves, tried, state.public, state.hands[seat])
            if untried is not None:
                move = untried
                child = children[move] = _Node(game.side_of(seat))
                child.available = 1
            else:
                move, child = self._select(children, tried, spread)
            path.append(child)
            state = game.play(state, move).state
            if untried is not None:
                break
            node = child
        return path, state

    def _untried(
        self, node: _Node, moves: tuple[Move, ...], tried: list[Move], public: Any, hand: CardSet
    ) -> Move | None:
        """A move to be tried for the first time: the policy's, then more as visits grow."""
        if len(tried) == len(moves):
            return None
        move = self._guide.quick(public, hand, self._rng)
        if move not in node.children:
            return move
        if len(tried) ** 2 > self._search.widening * sum(node.children[each].visits for each in tried):
            return None
        return self._rng.choice([move for move in moves if move not in node.children])

    def _select(self, children: dict[Move, _Node], moves: list[Move], spread: float) -> tuple[Move, _Node]:
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

    def _play_out(self, state: State[Any], moves_made: int) -> list[float]:
        """The points of each side at the end of the hand, or as estimated at the horizon."""
        game, guide, rng, slips = self._game, self._guide, self._rng, self._search.slips
        while (seat := state.public.to_act) is not None:
            if moves_made >= guide.horizon and (estimated := guide.estimate(state)) is not None:
                return estimated
            hand = state.hands[seat]
            if slips and rng.uniform() < slips:
                move = rng.choice(game.moves(state.public, hand))
            else:
                move = guide.quick(state.public, hand, rng)
            state = game.play(state, move).state
            moves_made += 1
        return brought(game, state)


def brought(game: AnyGame, state: State[Any]) -> list[float]:
    """What a finished hand brought each side, in points; winning the match at once counts `MATCH_WON` more."""
    score = game.score(state)
    points = [float(each) for each in score.points]
    if score.winner is not None:
        points[score.winner] += MATCH_WON
    return points


def _rewards(points: list[float]) -> list[float]:
    """For each side the points that it makes more than the others on average."""
    total, others = sum(points), len(points) - 1
    return [each - (total - each) / others for each in points]
