"""Calls on many hands: threads change nothing, and seeds mean the same as in Python."""

import random
from collections import Counter

import pytest

from poncin.bots.native import packed_move
from poncin.rng import Stream
from poncin.rules.registry import make
from tests.core.hands import PLAYERS, calls


@pytest.mark.parametrize("name", PLAYERS)
def test_simulated_hands_are_pythons(name: str) -> None:
    game = make(name)
    points, moves = [0] * game.sides, 0
    for hand in range(40):
        stream = Stream(11).child(hand)
        state, rng = game.deal(stream.child(0), hand % game.players), stream.child(1)
        while legal := game.legal_moves(state):
            state, moves = game.play(state, rng.choice(legal)).state, moves + 1
        points = [total + more for total, more in zip(points, game.score(state).points, strict=True)]
    tally = calls(game).simulate(11, 40)
    assert (tally.hands, tally.moves, list(tally.points[: game.sides])) == (40, moves, points)


@pytest.mark.parametrize("name", PLAYERS)
def test_threads_and_parts_add_up(name: str) -> None:
    core = calls(make(name))
    whole = core.simulate(5, 3000)
    assert core.simulate(5, 3000, threads=3) == whole
    first, second = core.simulate(5, 1234), core.simulate(5, 3000 - 1234, first=1234)
    assert first.moves + second.moves == whole.moves
    assert [a + b for a, b in zip(first.points, second.points, strict=True)] == list(whole.points)


def test_step_moves_each_table_and_refuses_what_is_wrong() -> None:
    game = make("cirulla")
    core, rng = calls(game), random.Random(2)
    states = [game.deal(Stream(seed), 0) for seed in range(20)]
    moves = [rng.choice(game.legal_moves(state)) for state in states]
    packed = [core.pack(state) for state in states]
    after, status = core.step(packed, [*map(packed_move, moves[:-2]), 7 << 60, 0], threads=2)
    assert status == [1] * 18 + [-4, -4]
    expected = [core.pack(game.play(state, move).state) for state, move in zip(states, moves, strict=True)]
    # The stock's dealt part is no part of a position, so positions are compared as text.
    assert [core.text(each) for each in after[:18]] == [core.text(each) for each in expected[:18]]
    assert after[18:] == packed[18:]


def test_resampled_worlds_are_even() -> None:
    """The card that one seat may hold: each hidden card as likely as another (chi-square, fixed seed)."""
    game = make("cirulla", 2, {"declaration": "optional"})
    core, state = calls(game), game.deal(Stream(8), 0)
    seat = game.to_act(state)
    assert seat is not None
    worlds = core.resample(game.view(state, seat), 1, 20_000, threads=2)
    assert core.resample(game.view(state, seat), 1, 20_000) == worlds
    other = 1 - seat
    held = Counter(core.text(world).split(" open=")[1].split(" ")[0].split(",")[other] for world in worlds)
    cards = Counter(hand[at : at + 2] for hand, times in held.items() for at in (0, 2, 4) for _ in range(times))
    assert len(cards) == 33
    mean = 3 * 20_000 / 33
    assert sum((times - mean) ** 2 / mean for times in cards.values()) < 32 + 4 * 8
