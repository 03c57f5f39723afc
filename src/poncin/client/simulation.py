"""The computer's moves, and whole matches of them, repeatable from a stream of random numbers."""

from collections.abc import Mapping

from poncin.bots import Bot
from poncin.bots.recall import ask
from poncin.match import Match, decks_for, seeded_bot, seeded_dealer, seeded_decks
from poncin.rng import Stream
from poncin.rules.events import Event
from poncin.rules.game import Seat
from poncin.rules.registry import AnyGame


def bot_step(match: Match, bots: Mapping[Seat, Bot], stream: Stream, ply: int) -> tuple[Match, tuple[Event, ...]]:
    """The match after the computer's move: its luck follows from the match's stream, the seat and the ply."""
    seat = match.to_act
    assert seat is not None  # the callers have looked
    return match.play(seat, ask(bots[seat], match, seeded_bot(stream, seat).child(ply)))


def simulate(game: AnyGame, bots: Mapping[Seat, Bot], stream: Stream) -> Match:
    """A whole match among computer players, one in every seat."""
    decks = seeded_decks(stream)
    match, _ = Match.begin(game, seeded_dealer(game, stream), decks_for(game, 0, decks))
    ply = 0
    while match.ending is None:
        if match.wants_deal:
            match, _ = match.deal(decks_for(game, len(match.hands), decks))
        else:
            match, _ = bot_step(match, bots, stream, ply)
            ply += 1
    return match
