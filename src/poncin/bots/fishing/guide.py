"""The guide to Cirulla and Cirollon."""

from collections.abc import Sequence

from poncin.bots.bot import Recall
from poncin.bots.fishing.beginner import beginner_move
from poncin.bots.fishing.casual import casual_move
from poncin.bots.fishing.club import club_move, club_opinions
from poncin.bots.fishing.declaring import best_declarations
from poncin.bots.fishing.estimate import estimate
from poncin.bots.guide import Guide
from poncin.cards import CardSet
from poncin.rng import Stream
from poncin.rules.fishing.hand import FishingGame
from poncin.rules.fishing.state import FishingPublic, FishingState
from poncin.rules.moves import Move

_WIDEST_DECLARATION = 4
"""Declarations of equal points that a search looks at."""


class FishingGuide(Guide):
    """What the tradition says about Cirulla and Cirollon."""

    game: FishingGame
    horizon = 8

    def beginner(self, public: FishingPublic, hand: CardSet, recall: Recall, rng: Stream) -> Move:
        """See `poncin.bots.fishing.beginner`."""
        return beginner_move(self.game, public, hand, recall, rng)

    def casual(self, public: FishingPublic, hand: CardSet, rng: Stream) -> Move:
        """See `poncin.bots.fishing.casual`."""
        return casual_move(self.game, public, hand)

    def club(self, public: FishingPublic, hand: CardSet, rng: Stream) -> Move:
        """See `poncin.bots.fishing.club`."""
        return club_move(self.game, public, hand)

    def quick(self, public: FishingPublic, hand: CardSet, rng: Stream) -> Move:
        """The club's move: it is fast enough, and playouts by greedier players mislead the search."""
        return club_move(self.game, public, hand)

    def candidates(self, public: FishingPublic, hand: CardSet) -> tuple[Move, ...]:
        """The declarations that bring most, if there are any; else every play."""
        moves = self.game.moves(public, hand)
        return tuple(best_declarations(self.game, public, hand, moves)[:_WIDEST_DECLARATION]) or moves

    def opinions(self, public: FishingPublic, hand: CardSet, moves: Sequence[Move]) -> list[float]:
        """The club's values."""
        return club_opinions(self.game, public, hand, moves)

    def estimate(self, state: FishingState) -> list[float]:
        """What was scored, and what the piles promise."""
        return estimate(self.game, state)
