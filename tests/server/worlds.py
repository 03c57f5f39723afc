"""Pairs of worlds that differ only in what a seat may not know, and everything that a server says of one of them."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from poncin.match import Hand, Match
from poncin.notation import move_text
from poncin.protocol import commands, messages
from poncin.protocol.setup import Setup
from poncin.rng import Stream
from poncin.server import entries
from poncin.server.deciding import Actor
from poncin.server.settings import Patience
from poncin.server.state import State, evolve, first
from poncin.server.table import Table, encode
from poncin.server.views import seats_of, sheets_of

GUESTS = (101, 102, 103, 104)
"""Who sits in seats 0 to 3."""
ONLOOKER = 200
_change = msgspec.structs.replace
_CARDS = [rank + suit for rank in "A234567JQK" for suit in "hdcs"]


class Told(NamedTuple):
    """Everything a guest can be told in a position."""

    snapshot: bytes
    update: bytes
    lobby: bytes
    sheets: bytes
    reasons: bytes


class _NoLog:
    """Stands where the log is: nothing is written in these worlds, and a table that would write fails the test."""


class _Listener:
    """A `Watcher` that keeps what it is told."""

    def __init__(self, guest: int) -> None:
        self.guest: int | None = guest
        self.muted: set[int] = set()
        self.heard: list[bytes] = []

    def send(self, *texts: bytes) -> None:
        self.heard += texts

    def close(self, code: int) -> None:
        raise AssertionError(code)


def begun(game: str, players: int, seed: int) -> State:
    """A table of people just before its first deal; everything is fixed by the seed."""
    setup = Setup(game=game, players=players)
    state = first(entries.Made(host=GUESTS[0], setup=setup, match="a" * 20, seed=seed.to_bytes(32, "big")))
    for seat in range(players):
        state = evolve(state, entries.Sat(seat=seat, guest=GUESTS[seat], name=f"P{seat}")).state
    return evolve(state, entries.Started(seats=[0])).state


def positions(state: State, rng: Stream) -> Iterator[State]:
    """The states of one hand, played at random."""
    state = evolve(state, entries.Dealt(seed=bytes(32))).state
    while state.to_act is not None:
        yield state
        assert state.match is not None
        move = rng.choice(state.match.legal_moves())
        state = evolve(state, entries.Moved(seat=state.to_act, move=move_text(move))).state
    yield state


def other_world(state: State, seat: int | None, rng: Stream) -> State:
    """The same for a seat (None: an onlooker); hidden cards, decks, the deal's seeds and nonces are others."""
    match = state.match
    assert match is not None
    # When the hand is over nothing is hidden any more but the order that the cards had, and the seeds.
    over = match.to_act is None
    whole = match.state if over else state.game.resample(state.game.view(match.state, seat), rng)
    hand = match.hand
    hidden = Hand(hand.dealer, tuple(rng.deck() for _ in hand.decks), hand.moves, hand.score)
    other = Match(match.game, (*match.hands[:-1], hidden), whole, match.totals, match.ending)
    return _change(state, match=other)


def told(state: State, guest: int, reasons: bool) -> Told:
    """All that the guest is told, as bytes."""
    table = Table(1, "abcdef", state, _NoLog(), _NoLog(), Patience())  # type: ignore[arg-type]  # see `_NoLog`
    listener = _Listener(guest)
    table._now_here([listener])
    table._tell(b"[]", setup=True)
    answers: list[messages.Message] = []
    actor = Actor(guest, "x")
    for move in [*_CARDS, "marriage s", "exchange"] if reasons else []:
        for seat in state.seats_of(guest):
            table.ask(actor, commands.Why(key="k", seat=seat, move=move, lang="en"), answers.append)
    return Told(
        snapshot=table.snapshot(guest, 0),
        update=listener.heard[0],
        lobby=encode(seats_of(state, {guest})),
        sheets=encode(sheets_of(state)),
        reasons=b"\n".join(encode(each) for each in answers),
    )
