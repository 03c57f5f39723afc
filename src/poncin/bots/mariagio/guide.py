"""The guide to Mariagio."""

from collections.abc import Sequence

from poncin.bots.bot import Recall
from poncin.bots.guide import Guide
from poncin.bots.mariagio.beginner import beginner_move
from poncin.bots.mariagio.casual import casual_move, showing
from poncin.bots.mariagio.club import club_move, club_opinions, counted_out, quick_move
from poncin.bots.mariagio.guessing import likely_position
from poncin.cards import CardSet, suit_of
from poncin.rng import Stream
from poncin.rules.mariagio import Mariagio, MariagioPublic, MariagioState, MariagioView
from poncin.rules.moves import Move, Play

_SOLVED_TRICKS = 6
"""The last tricks that a search does not search but counts out."""


class MariagioGuide(Guide):
    """What the tradition says about Mariagio. Playouts run to the end of the hand: no estimate tried was as good."""

    game: Mariagio

    def beginner(self, public: MariagioPublic, hand: CardSet, recall: Recall, rng: Stream) -> Move:
        """See `poncin.bots.mariagio.beginner`."""
        return beginner_move(self.game, public, hand, recall, rng)

    def casual(self, public: MariagioPublic, hand: CardSet, rng: Stream) -> Move:
        """See `poncin.bots.mariagio.casual`."""
        return casual_move(self.game, public, hand)

    def club(self, public: MariagioPublic, hand: CardSet, rng: Stream) -> Move:
        """See `poncin.bots.mariagio.club`."""
        return club_move(self.game, public, hand)

    def quick(self, public: MariagioPublic, hand: CardSet, rng: Stream) -> Move:
        """The club's move with fewer of the last tricks counted out."""
        return quick_move(self.game, public, hand)

    def candidates(self, public: MariagioPublic, hand: CardSet) -> tuple[Move, ...]:
        """What can be shown, if anything; else every card, while the stock lasts one blank of each suit."""
        moves = self.game.moves(public, hand)
        shown = showing(self.game, public, moves)
        if shown is not None:
            return (shown,)
        return moves if public.upcard is None else self._without_equals(public, moves)

    def position(self, view: MariagioView, rng: Stream) -> MariagioState:
        """A position in which the other holds what players keep."""
        return likely_position(self.game, view, rng)

    def opinions(self, public: MariagioPublic, hand: CardSet, moves: Sequence[Move]) -> list[float]:
        """The club's values."""
        return club_opinions(self.game, public, hand, moves)

    def solution(self, public: MariagioPublic, hand: CardSet) -> Move | None:
        """The best card of the last six tricks."""
        return counted_out(self.game, public, hand, _SOLVED_TRICKS)

    def _without_equals(self, public: MariagioPublic, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        """The moves without the plain cards of no points where a lower one of the suit is there: no worse."""
        points = self.game.ranking.points
        kept: list[Move] = []
        suits = set()
        for move in moves:
            assert isinstance(move, Play)  # nothing is left to be shown
            suit = suit_of(move.card)
            if points[move.card] or suit == public.trump:
                kept.append(move)
            elif suit not in suits:
                suits.add(suit)
                kept.append(move)
        return tuple(kept)
