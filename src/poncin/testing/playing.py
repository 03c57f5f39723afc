"""Random play from a stream: the same stream gives the same hands and matches."""

from collections.abc import Iterator
from typing import Any

from poncin.match import Match, decks_for, seeded_bot, seeded_dealer, seeded_decks
from poncin.rng import Stream
from poncin.rules.game import Seat, State, Step
from poncin.rules.registry import AnyGame


def first_step(game: AnyGame, stream: Stream, dealer: Seat) -> Step[Any]:
    """A hand dealt from the stream that is not annulled, with its first events."""
    return game.start(dealer, decks_for(game, 0, seeded_decks(stream))[-1])


def random_hand(game: AnyGame, stream: Stream, dealer: Seat = 0) -> Iterator[Step[Any]]:
    """The steps of a hand of random moves: first the deal, last the end."""
    step = first_step(game, stream, dealer)
    yield step
    rng = seeded_bot(stream, 0)
    while moves := game.legal_moves(step.state):
        step = game.play(step.state, rng.choice(moves))
        yield step


def random_position(game: AnyGame, stream: Stream, dealer: Seat, plies: int) -> State[Any]:
    """The position after at most so many moves of such a hand."""
    state = first_step(game, stream, dealer).state
    for ply, step in enumerate(random_hand(game, stream, dealer)):
        state = step.state
        if ply == plies:
            break
    return state


def random_match(game: AnyGame, stream: Stream, hands: int = 1000, plies: int | None = None) -> Match:
    """A match of random moves, every seat with its own stream; cut off after so many hands or moves."""
    source = seeded_decks(stream)
    bots = [seeded_bot(stream, seat) for seat in range(game.players)]
    match, _ = Match.begin(game, seeded_dealer(game, stream), decks_for(game, 0, source))
    played = 0
    while match.ending is None and played != plies:
        if match.to_act is not None:
            match, _ = match.play(match.to_act, bots[match.to_act].choice(match.legal_moves()))
            played += 1
        elif len(match.hands) == hands:
            break
        else:
            match, _ = match.deal(decks_for(game, len(match.hands), source))
    return match
