"""Hands into a match: deals, moves, totals, and how it ends. A match is an immutable value.

A driver plays moves until the hand is scored, then deals the next hand with new decks; the match itself draws no random
number and knows no clock.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Literal

from poncin.errors import IllegalMove
from poncin.rng import Stream
from poncin.rules.events import Event
from poncin.rules.game import Deck, HandScore, Seat, Side, State
from poncin.rules.moves import Move
from poncin.rules.registry import AnyGame

Reason = Literal["target", "cappotto", "four_equal", "resigned", "timeout", "unfinished"]
DeckSource = Callable[[int, int], Deck]
"""The deck of hand *h* (from 0), attempt *a* (0, then 1 for each annulled deal)."""


@dataclass(frozen=True, slots=True)
class Hand:
    """The log of a hand: who dealt, one deck for each deal (all but the last annulled), moves, and its score sheet."""

    dealer: Seat
    decks: tuple[Deck, ...]
    moves: tuple[tuple[Seat, Move], ...] = ()
    score: HandScore | None = None


@dataclass(frozen=True, slots=True)
class Ending:
    """How a match ended: ``by`` is the seat that resigned or ran out of time, ``winner`` None where nobody wins."""

    reason: Reason
    winner: Side | None
    by: Seat | None = None


@dataclass(frozen=True, slots=True)
class Match:
    """A match so far. ``state`` is the position of the last hand."""

    game: AnyGame
    hands: tuple[Hand, ...]
    state: State[Any]
    totals: tuple[int, ...]
    ending: Ending | None = None

    @classmethod
    def begin(cls, game: AnyGame, dealer: Seat, decks: tuple[Deck, ...]) -> tuple["Match", tuple[Event, ...]]:
        """The match at the start of its first hand; raises ValueError where the decks are not as in `Hand`."""
        state, events = _start(game, dealer, decks)
        match = cls(game, (Hand(dealer, decks),), state, (0,) * game.sides)
        return _scored(match), events

    @property
    def hand(self) -> Hand:
        """The log of the last hand."""
        return self.hands[-1]

    @property
    def to_act(self) -> Seat | None:
        """The seat to move; None between hands and at the end."""
        return None if self.ending else self.game.to_act(self.state)

    @property
    def wants_deal(self) -> bool:
        """Whether the last hand is scored and the match goes on."""
        return self.ending is None and self.hand.score is not None

    def legal_moves(self) -> tuple[Move, ...]:
        """The legal moves of the seat to act; empty between hands and at the end."""
        return () if self.ending else self.game.legal_moves(self.state)

    def play(self, seat: Seat, move: Move) -> tuple["Match", tuple[Event, ...]]:
        """The match after a move; raises `IllegalMove`, also where another seat is to act."""
        if self.to_act is None:
            raise IllegalMove("hand_over" if self.ending is None else "match_over")
        if seat != self.to_act:
            raise IllegalMove("not_your_turn", seat=seat, to_act=self.to_act)
        state, events = self.game.play(self.state, move)
        hand = Hand(self.hand.dealer, self.hand.decks, (*self.hand.moves, (seat, move)))
        return _scored(Match(self.game, (*self.hands[:-1], hand), state, self.totals)), events

    def deal(self, decks: tuple[Deck, ...]) -> tuple["Match", tuple[Event, ...]]:
        """The match at the start of its next hand, dealt by the next seat; raises ValueError if it wants none."""
        if not self.wants_deal:
            raise ValueError("a hand is still being played, or the match is over")
        dealer = (self.hand.dealer + 1) % self.game.players
        state, events = _start(self.game, dealer, decks)
        return _scored(replace(self, hands=(*self.hands, Hand(dealer, decks)), state=state)), events

    def leave(self, reason: Literal["resigned", "timeout"], by: Seat) -> "Match":
        """The match ended by a seat that resigned or ran out of time.

        Raises ValueError when it has ended already, and for a seat that is not at the table.
        """
        if self.ending:
            raise ValueError("the match is over")
        if by not in range(self.game.players):
            raise ValueError(f"there is no seat {by}")
        loser = self.game.side_of(by)
        others = [side for side in range(self.game.sides) if side != loser]
        best = max(self.totals[side] for side in others)
        leaders = [side for side in others if self.totals[side] == best]
        return replace(self, ending=Ending(reason, leaders[0] if len(leaders) == 1 else None, by))


def decks_for(game: AnyGame, hand: int, source: DeckSource) -> tuple[Deck, ...]:
    """The decks of a hand from a source: annulled ones until one is played."""
    decks = [source(hand, 0)]
    while game.annulment(decks[-1]):
        decks.append(source(hand, len(decks)))
    return tuple(decks)


def seeded_decks(stream: Stream) -> DeckSource:
    """The decks of a match whose random numbers come from a stream."""
    return lambda hand, attempt: stream.child(1, hand, attempt).deck()


def seeded_dealer(game: AnyGame, stream: Stream) -> Seat:
    """The first dealer of such a match."""
    return stream.child(0).below(game.players)


def seeded_bot(stream: Stream, seat: Seat) -> Stream:
    """The random numbers of the computer player in a seat of such a match."""
    return stream.child(2, seat)


def _start(game: AnyGame, dealer: Seat, decks: tuple[Deck, ...]) -> tuple[State[Any], tuple[Event, ...]]:
    annulled = [game.annulment(deck) for deck in decks]
    if not decks or annulled[-1] is not None or None in annulled[:-1]:
        raise ValueError("all decks of a hand but the last are annulled, and the last is not")
    state, events = game.start(dealer, decks[-1])
    return state, (*(each for each in annulled if each), *events)


def _scored(match: Match) -> Match:
    """The match with the last hand scored if it has just ended."""
    if match.game.to_act(match.state) is not None:
        return match
    score = match.game.score(match.state)
    totals = tuple(total + points for total, points in zip(match.totals, score.points, strict=True))
    ending = None
    if score.winner is not None:
        ending = Ending("four_equal" if score.reason == "four_equal" else "cappotto", score.winner)
    elif (winner := match.game.winner(totals, score, match.hand.dealer)) is not None:
        ending = Ending("target", winner)
    hands = (*match.hands[:-1], replace(match.hand, score=score))
    return replace(match, hands=hands, totals=totals, ending=ending)
