"""The solvers through the C ABI, against plain minimax on the Python rules."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from poncin.bots.native import NativeError, packed_move
from poncin.rng import Stream
from poncin.rules.game import State
from poncin.rules.registry import AnyGame, make
from tests.core.hands import PLAYERS, calls, some_game

MATCH_WIN = 100


def final(game: AnyGame, state: State[Any], side: int) -> int:
    score = game.score(state)
    points = [points + MATCH_WIN * (score.winner == each) for each, points in enumerate(score.points)]
    return points[side] - points[1 - side]


def minimax(game: AnyGame, state: State[Any], side: int) -> int:
    seat = game.to_act(state)
    if seat is None:
        return final(game, state, side)
    choose: Callable[..., int] = max if game.side_of(seat) == side else min
    return choose(minimax(game, game.play(state, move).state, side) for move in game.legal_moves(state))


def endings(name: str, cards: int, number: int) -> list[tuple[AnyGame, State[Any], int]]:
    """Positions of random hands between two sides with at most so many cards held and no stock."""
    found: list[tuple[AnyGame, State[Any], int]] = []
    rng = random.Random(name)
    while len(found) < number:
        game = some_game(name, rng)
        state = game.deal(Stream(rng.getrandbits(64)), 0)
        while (seat := game.to_act(state)) is not None:
            if state.public.stock == 0 and sum(state.public.hands) <= cards and game.sides == 2:
                found.append((game, state, game.side_of(seat)))
                break
            state = game.play(state, rng.choice(game.legal_moves(state))).state
    return found


@pytest.mark.parametrize("name", PLAYERS)
def test_every_move_has_its_value(name: str) -> None:
    for game, state, side in endings(name, 6, 60):
        core = calls(game)
        packed = core.pack(state)
        (found,) = core.solve([packed])
        expected = [
            (packed_move(move), minimax(game, game.play(state, move).state, side)) for move in game.legal_moves(state)
        ]
        assert found == expected
        (best,) = core.solve([packed], every_move=False)
        assert best[0] in found
        assert best[0][1] == max(value for _, value in found)


def test_threads_change_nothing() -> None:
    game, rng, positions = make("cirollon"), random.Random(4), []
    core = calls(game)
    for seed in range(12):
        state = game.deal(Stream(seed), 0)
        while sum(state.public.hands) > 10 and (legal := game.legal_moves(state)):
            state = game.play(state, rng.choice(legal)).state
        positions.append(core.pack(state))
    alone = core.solve(positions)
    assert core.solve(positions, threads=3) == alone
    assert [core.solve([position], threads=2)[0] for position in positions] == alone


def test_three_sides_are_refused() -> None:
    core = calls(make("cirulla", 3))
    packed = core.deal(Stream(3).deck(), 0)
    assert packed is not None
    with pytest.raises(NativeError, match="two sides"):
        core.solve([packed])


def test_a_finished_hand_has_no_values() -> None:
    game = make("mariagio")
    state, rng = game.deal(Stream(1), 0), random.Random(1)
    while legal := game.legal_moves(state):
        state = game.play(state, rng.choice(legal)).state
    core = calls(game)
    assert core.solve([core.pack(state)]) == [[]]
