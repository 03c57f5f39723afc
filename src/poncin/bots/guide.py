"""What is known about playing a game: moves without search, and help for a search.

A game gets its own guide by overriding what somebody has advice on; the defaults know nothing but the rules.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from poncin.bots.bot import Recall
from poncin.cards import CardSet
from poncin.rng import Stream
from poncin.rules.game import State, View
from poncin.rules.moves import Move
from poncin.rules.registry import AnyGame


class Guide(ABC):
    """The guide to one game. Positions come as the public part and the hand of the seat to act."""

    horizon = 0
    """Moves after the searched position from which on `estimate` is asked."""

    trust = 20.0
    """How many deals of a search an opinion is worth: the more, the more chance there is in a single deal."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @abstractmethod
    def beginner(self, public: Any, hand: CardSet, recall: Recall, rng: Stream) -> Move:
        """The move of somebody new to the game."""

    @abstractmethod
    def casual(self, public: Any, hand: CardSet, rng: Stream) -> Move:
        """The move of a player who sees what lies there."""

    @abstractmethod
    def club(self, public: Any, hand: CardSet, rng: Stream) -> Move:
        """The move of a player who knows the tradition."""

    def quick(self, public: Any, hand: CardSet, rng: Stream) -> Move:
        """The move in a playout: the best that can be had in a few microseconds."""
        return rng.choice(self.game.moves(public, hand))

    def candidates(self, public: Any, hand: CardSet) -> tuple[Move, ...]:
        """The legal moves that a search looks at."""
        return self.game.moves(public, hand)

    def position(self, view: View[Any], rng: Stream) -> State[Any]:
        """A random whole position that fits the view, likely ones more often where something speaks for them."""
        return self.game.resample(view, rng)

    def opinions(self, public: Any, hand: CardSet, moves: Sequence[Move]) -> list[float]:
        """What is thought of each move before any search, in points."""
        return [0.0] * len(moves)

    def estimate(self, state: State[Any]) -> list[float] | None:
        """What a hand that is not over will bring each side, in points; None where one had better play on."""
        return None

    def solution(self, public: Any, hand: CardSet) -> Move | None:
        """The best move where it can be reckoned exactly."""
        return None
