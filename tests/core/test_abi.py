"""Garbage through the C ABI: always an error code, never a crash; and the header says what the library has."""

import random
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from poncin.bots import native
from poncin.bots.native import STATE_SIZE, Library, NativeError, move_of
from poncin.rng import Stream
from poncin.rules.registry import make
from tests.core.hands import PLAYERS, calls, some_game

HEADER = Path(__file__).parents[2] / "core" / "include" / "poncin_core.h"


@pytest.fixture
def core() -> Library:
    library = native.library()
    assert library is not None
    return library


def test_header_lists_the_functions(core: Library) -> None:
    declared = set(re.findall(r"\b(poncin_\w+)\(", re.sub(r"/\*.*?\*/", "", HEADER.read_text(), flags=re.DOTALL)))
    exported = {name for name in dir(core.lib) if name.startswith("poncin_")}
    assert declared == exported


def refusal(call: Callable[[], object]) -> int:
    """The error code of a call, 0 where it was answered; a refusal has a text."""
    try:
        call()
    except NativeError as error:
        return error.code if str(error) else -99
    return 0


def test_garbled_states() -> None:
    """Real states with bytes changed, cut short, or nothing but noise: every call refuses or answers."""
    rng = random.Random(1)
    for case in range(1500):
        game = some_game(rng.choice(list(PLAYERS)), rng)
        core = calls(game)
        state = bytearray(core.pack(game.deal(Stream(case), 0)))
        for _ in range(rng.choice([1, 1, 2, 5, 40])):
            state[rng.randrange(len(state))] = rng.randrange(256)
        if rng.random() < 0.1:
            state = bytearray(rng.randbytes(STATE_SIZE))
        if rng.random() < 0.1:
            del state[rng.randrange(len(state)) :]
        codes = {refusal(call) for call in attempts(core, bytes(state), rng)}
        assert codes <= {0, -1, -3, -4}


def attempts(core: native.Native, state: bytes, rng: random.Random) -> list[Callable[[], object]]:
    return [
        lambda: core.text(state),
        lambda: core.view(state, rng.choice([None, 0, 1, 2, 3, 4, 77])),
        lambda: core.legal(state),
        lambda: core.score(state),
        lambda: core.play(state, rng.choice([0, 1 << 60, 5 << 60, rng.getrandbits(64)])),
        lambda: core.events(state, rng.getrandbits(64)),
        lambda: core.perft(state, 2),
        lambda: core.perft_split(state, 2),
        lambda: core.step([state], [rng.getrandbits(64)], threads=2),
        lambda: walk(core, state, rng),
    ]


def test_garbled_endings() -> None:
    """The solvers, too: garbled states of the last cards, so that what passes the checks is solved soon."""
    rng = random.Random(3)
    for case in range(1000):
        game = some_game(rng.choice(list(PLAYERS)), rng)
        core, state = calls(game), game.deal(Stream(case), 0)
        while (state.public.stock or sum(state.public.hands) > 6) and (legal := game.legal_moves(state)):
            state = game.play(state, rng.choice(legal)).state
        packed = bytearray(core.pack(state))
        for _ in range(rng.choice([1, 1, 2, 5])):
            packed[rng.randrange(len(packed))] = rng.randrange(256)
        if rng.random() < 0.1:
            del packed[rng.randrange(len(packed)) :]
        every_move = rng.random() < 0.5
        assert refusal(partial(core.solve, [bytes(packed)], every_move=every_move, threads=2)) in (0, -1, -2, -3)


def test_garbled_traces() -> None:
    """Decks with cards changed or missing, and picks that are no places in the lists."""
    rng = random.Random(4)
    for case in range(500):
        game = some_game(rng.choice(list(PLAYERS)), rng)
        deck = list(Stream(case).deck())
        if rng.random() < 0.5:
            deck[rng.randrange(40)] = rng.randrange(256)
        picks = [rng.choice([0, 0, 0, 1, 2**32 - 1]) for _ in range(rng.randrange(60))]
        trace = partial(calls(game).trace, tuple(deck), rng.choice([0, 1, 4, 255]), picks)
        assert refusal(trace) in (0, -1, -3, -4)


def walk(core: native.Native, state: bytes, rng: random.Random) -> None:
    """A state that passes all checks can be played to its end."""
    for _ in range(120):
        legal = core.legal(state)
        if not legal:
            return
        state = core.play(state, rng.choice(legal))
    raise AssertionError("a hand without end")


def test_garbled_texts() -> None:
    """Views and positions with characters changed, dropped, doubled, cut off."""
    rng = random.Random(2)
    for case in range(1500):
        game = some_game(rng.choice(list(PLAYERS)), rng)
        core = calls(game)
        packed = core.pack(game.deal(Stream(case), 0))
        view, position = garbled(core.view(packed, 0), rng), garbled(core.text(packed), rng)
        assert refusal(partial(core.resample, view, 1, 2)) in (0, -3)
        assert refusal(partial(core.pack, position)) in (0, -3)


def test_garbled_questions() -> None:
    """What a search is asked, with characters changed anywhere: the view, the past, the settings, a state."""
    rng = random.Random(5)
    for case in range(600):
        game = some_game(rng.choice(list(PLAYERS)), rng)
        core = calls(game)
        start = core.pack(game.deal(Stream(case), 0))
        move = rng.choice(core.legal(start))
        packed = core.play(start, move)
        seat = next(seat for seat in range(game.players) if f"turn={seat} " in core.text(packed))
        texts = [core.view(packed, seat), core.view(start, None), "playouts=8 tree=1 infer=2 exact=4"]
        at = rng.randrange(len(texts))
        texts[at] = garbled(texts[at], rng)
        view, past, settings = texts
        assert refusal(partial(core.think, view, settings, case, [(past, move_of(move))])) in (0, -1, -3)
        garbage = bytearray(packed)
        garbage[rng.randrange(STATE_SIZE)] = rng.randrange(256)
        assert refusal(partial(core.think_open, bytes(garbage), "playouts=8 exact=4", case)) in (0, -1, -2, -3)
        assert refusal(partial(core.advice, bytes(garbage))) in (0, -3)


def garbled(text: str, rng: random.Random) -> str:
    at = rng.randrange(len(text))
    other = rng.choice("hdcsA234567JQK0189-=, \x00é")
    match rng.randrange(5):
        case 0:
            return text[:at] + other + text[at + 1 :]
        case 1:
            return text[:at] + text[at + 1 :]
        case 2:
            return text[:at] + other + text[at:]
        case 3:
            return text[:at]
        case _:
            parts = text.split(" ")
            rng.shuffle(parts)
            return " ".join(parts[: rng.randrange(1, len(parts) + 1)])


@pytest.mark.parametrize(
    "line",
    ["", "cirulla", "cirulla 5", "cirulla x", "cirollon 2", "mariagio 4", "briscola 2", "cirulla 2 target=0", "\xff",
     "cirulla 2 target=1000", "cirulla 2 target", "cirulla 2 low_triple=11", "cirulla 2 target=5 target=5",
     "cirulla 2 first_player=right", "mariagio 2 declaration=optional"],
)  # fmt: skip
def test_wrong_games(core: Library, line: str) -> None:
    data = line.encode("latin-1")
    assert core.lib.poncin_check_game(data, len(data)) in (-1, -2)


def test_wrong_arguments(core: Library) -> None:
    lib, null = core.lib, core.ffi.NULL
    game, size = b"cirulla 2", len(b"cirulla 2")
    deck, room = bytes(range(40)), core.ffi.new("uint8_t[]", STATE_SIZE)
    assert lib.poncin_check_game(null, 3) == -1
    assert lib.poncin_deal(game, size, bytes(40), 0, room, STATE_SIZE) == -3
    assert lib.poncin_deal(game, size, deck, 2, room, STATE_SIZE) == -1
    assert lib.poncin_deal(game, size, deck, 0, room, STATE_SIZE - 1) == -1
    assert lib.poncin_deal(game, size, null, 0, room, STATE_SIZE) == -1
    assert lib.poncin_simulate(game, size, 1, 0, 10, 0, core.ffi.new("int64_t[8]")) == -1
    assert lib.poncin_simulate(game, size, 1, 0, 10, 1, null) == -1
    assert lib.poncin_legal(game, size, null, STATE_SIZE, null, 0) == -1
    assert lib.poncin_move_read(b"7x", 2, core.ffi.new("uint64_t *")) == -4
    assert lib.poncin_move_text(2**64 - 1, room, STATE_SIZE) == -4


def test_short_room_tells_the_length(core: Library) -> None:
    game = make("cirollon")
    packed = calls(game).pack(game.deal(Stream(1), 0))
    line = b"cirollon 4"
    length = core.lib.poncin_state_text(line, len(line), packed, STATE_SIZE, core.ffi.NULL, 0)
    assert length == len(calls(game).text(packed))
    few = core.ffi.new("uint64_t[]", 1)
    assert core.lib.poncin_legal(line, len(line), packed, STATE_SIZE, few, 1) == len(calls(game).legal(packed))


def test_move_texts_go_both_ways(core: Library) -> None:
    room, number = core.ffi.new("uint8_t[]", 64), core.ffi.new("uint64_t *")
    for text in ("7d", "7d*3s5d", "barsega 2s3d7h=A", "barsegon 5h5d5s", "grande JdQdKd", "marriage s", "exchange"):
        data = text.encode()
        assert core.lib.poncin_move_read(data, len(data), number) == 0
        assert native.packed_move(move_of(number[0])) == number[0]
        length = core.lib.poncin_move_text(number[0], room, 64)
        back = bytes(core.ffi.buffer(room))[:length]
        assert len(back) == len(data)
