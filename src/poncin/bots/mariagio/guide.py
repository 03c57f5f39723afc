"""The guide to Mariagio."""

from collections.abc import Sequence

from poncin.bots.guide import Guide
from poncin.bots.mariagio.casual import casual_move, showing
from poncin.bots.mariagio.club import club_move, club_opinions, counted_out, quick_move
from poncin.bots.mariagio.estimate import estimate
from poncin.cards import CardSet
from poncin.rng import Stream
from poncin.rules.mariagio import Mariagio, MariagioPublic, MariagioState
from poncin.rules.moves import Move

_SOLVED_TRICKS = 6
"""The last tricks that a search does not search but counts out."""


class MariagioGuide(Guide):
    """What the tradition says about Mariagio."""

    game: Mariagio
    horizon = 6

    def casual(self, public: MariagioPublic, hand: CardSet, rng: Stream) -> Move:
        """See `poncin.bots.mariagio.casual`."""
        return casual_move(self.game, public, hand)

    def club(self, public: MariagioPublic, hand: CardSet, rng: Stream) -> Move:
        """See `poncin.bots.mariagio.club`."""
        return club_move(self.game, public, hand)

    def quick(self, public: MariagioPublic, hand: CardSet, rng: Stream) -> Move:
        """The club's move without counting out the last tricks."""
        return quick_move(self.game, public, hand)

    def candidates(self, public: MariagioPublic, hand: CardSet) -> tuple[Move, ...]:
        """What can be shown, if anything; else every card."""
        moves = self.game.moves(public, hand)
        shown = showing(self.game, public, moves)
        return moves if shown is None else (shown,)

    def opinions(self, public: MariagioPublic, hand: CardSet, moves: Sequence[Move]) -> list[float]:
        """The club's values."""
        return club_opinions(self.game, public, hand, moves)

    def estimate(self, state: MariagioState) -> list[float] | None:
        """What was scored, and what the hands promise; nothing in the middle of a trick."""
        return estimate(self.game, state)

    def solution(self, public: MariagioPublic, hand: CardSet) -> Move | None:
        """The best card of the last six tricks."""
        return counted_out(self.game, public, hand, _SOLVED_TRICKS)
