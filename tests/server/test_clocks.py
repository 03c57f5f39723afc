"""When something happens by itself, as a table of cases; times in milliseconds."""

from typing import Any

import msgspec
import pytest

from poncin.notation import move_text
from poncin.protocol.setup import Setup
from poncin.server import entries
from poncin.server.clocks import Due, Times, clock_of, due
from poncin.server.settings import Patience
from poncin.server.state import State, evolve, first

PATIENCE = Patience(absent=45, idle=180, ready=90)


def _state(people: int = 2, **setup: Any) -> State:
    agreed = Setup(game="mariagio", players=2, **setup)
    state = first(entries.Made(host=1, setup=agreed, match="a" * 20, seed=bytes(32)))
    state = evolve(state, entries.Sat(seat=0, guest=1, name="A")).state
    second = entries.Sat(seat=1, guest=2, name="B") if people == 2 else entries.BotSat(seat=1, level="club", name="B")
    state = evolve(state, second).state
    state = evolve(state, entries.Started(seats=[0])).state
    state = evolve(state, entries.Dealt(seed=bytes(32))).state
    if state.to_act != 0:
        moves = state.game.legal_moves(state.match.state) if state.match else ()
        assert moves
        state = evolve(state, entries.Moved(seat=1, move=move_text(moves[-1]))).state
    assert state.to_act == 0
    return state


@pytest.mark.parametrize(
    ("people", "setup", "connected", "gone", "expected"),
    [
        (2, {}, {1, 2}, {}, (180_000, "away")),
        (1, {}, {1}, {}, None),
        (1, {"move_seconds": 30}, {1}, {}, (30_000, "away")),
        (2, {"move_seconds": 30}, {1, 2}, {}, (30_000, "away")),
        (2, {"match_seconds": 300}, {1, 2}, {}, (300_000, "timeout")),
        (2, {"match_seconds": 300, "move_seconds": 30}, {1, 2}, {}, (30_000, "away")),
        (2, {"match_seconds": 20, "move_seconds": 30}, {1, 2}, {}, (20_000, "timeout")),
        (2, {}, {2}, {1: 500}, (45_500, "away")),
        (2, {}, {2}, {1: -9000}, (45_000, "away")),
        (2, {}, {1}, {2: 0}, (180_000, "away")),
    ],
)
def test_due(
    people: int, setup: dict[str, int], connected: set[int], gone: dict[int, int], expected: tuple[int, str] | None
) -> None:
    found = due(_state(people, **setup), Times(0, gone), connected, PATIENCE)
    assert found == (None if expected is None else Due(expected[0], 0, expected[1]))  # type: ignore[arg-type]  # as the table says


def test_a_seat_that_is_played_for_has_no_time() -> None:
    away = evolve(_state(move_seconds=30), entries.WentAway(seat=0)).state
    assert due(away, Times(0, {}), {1, 2}, PATIENCE) is None


def test_time_used_is_taken_from_the_bank() -> None:
    state = msgspec.structs.replace(_state(match_seconds=300), spent=(120_000, 10_000))
    assert due(state, Times(0, {}), {1, 2}, PATIENCE) == Due(180_000, 0, "timeout")
    clock = clock_of(state, 0, 5_000)
    assert clock is not None
    assert (clock.seat, clock.left, clock.bank) == (0, 175_000, [175_000, 290_000])


def test_the_clock_shows_the_shorter_time() -> None:
    clock = clock_of(_state(match_seconds=300, move_seconds=30), 0, 5_000)
    assert clock is not None
    assert (clock.left, clock.bank) == (25_000, [295_000, 300_000])
    assert clock_of(_state(), 0, 5_000) is None
