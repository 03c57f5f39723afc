"""How fast the native core is: random hands a second, and the time to solve positions.

Machines are shared and noisy. So all measurements are interleaved in rounds, each is the median of its rounds with the
lowest and highest beside it, and single-threaded ones count the processor time of this thread, which other programs
lengthen less than the wall clock. ``scaling/2`` alone needs the wall clock: on a busy machine it says little.
Positions come from random play with fixed seeds.
"""

import json
import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from statistics import fmean, median
from time import perf_counter, thread_time_ns
from typing import NamedTuple

from poncin.bots import native
from poncin.bots.native import STATE_SIZE, Native
from poncin.bots.native_text import game_text
from poncin.rng import Stream
from poncin.rules.registry import make

ROUNDS = 5
HANDS = 100_000


class Figure(NamedTuple):
    """A measured value: the median of the rounds, the lowest and the highest."""

    name: str
    value: float
    unit: str
    low: float
    high: float


class Probe(NamedTuple):
    """Something to measure: ``take`` returns one value for each name."""

    names: tuple[str, ...]
    unit: str
    take: Callable[[], tuple[float, ...]]


def run(as_json: bool) -> int:
    """Measure and print a table, or JSON; 1 where there is no core."""
    cirulla = native.find(make("cirulla"))
    cirollon = native.find(make("cirollon"))
    mariagio = native.find(make("mariagio"))
    if not (cirulla and cirollon and mariagio):
        print("poncin bench: there is no native core here; scripts/setup builds it where cargo is", file=sys.stderr)
        return 1
    figures = list(measure(list(probes(cirulla, cirollon, mariagio))))
    if as_json:
        print(json.dumps([figure._asdict() for figure in figures]))
    else:
        for name, value, unit, low, high in figures:
            print(f"{name:22} {value:12.4g} {unit:8} ({low:.4g} to {high:.4g})")
    return 0


def measure(probes: list[Probe]) -> Iterator[Figure]:
    """All probes in turn, for all rounds; then the figures in the order of the probes."""
    taken = [[probe.take() for probe in probes] for _ in range(ROUNDS)]
    for place, probe in enumerate(probes):
        for at, name in enumerate(probe.names):
            values = [values[place][at] for values in taken]
            yield Figure(name, median(values), probe.unit, min(values), max(values))


def probes(cirulla: Native, cirollon: Native, mariagio: Native) -> Iterator[Probe]:
    """Everything that is measured."""
    for name, core in (("cirulla2", cirulla), ("cirollon", cirollon), ("mariagio", mariagio)):
        yield Probe((f"hands/{name}",), "hands/s", partial(hands_per_second, core))
    yield Probe(("scaling/2",), "times", partial(scaling, cirulla))
    sevens = positions(mariagio, 1000, "tricks=13", "led=-")
    yield Probe(("solve/mariagio7/mean", "solve/mariagio7/p99"), "µs", partial(spread, mariagio, sevens))
    for tricks, stock, number in ((12, 2, 60), (11, 4, 20)):
        states = positions(mariagio, number, f"tricks={tricks}", "led=-")
        yield Probe((f"solve/mariagio7+{stock}",), "ms", partial(mean, mariagio, states, scale=1000))
    last = positions(cirulla, 500, "hands=3,3", "stock=0")
    yield Probe(("solve/cirulla2/last",), "µs", partial(mean, cirulla, last))
    for left, number in ((12, 100), (16, 30), (20, 8), (24, 3)):
        states = positions(cirollon, number, f"hands={','.join([str(left // 4)] * 4)}")
        best = partial(mean, cirollon, states, scale=1000, every_move=False)
        yield Probe((f"solve/cirollon/{left}",), "ms", best)


def positions(core: Native, number: int, *reached: str) -> list[bytes]:
    """Packed positions with all these parts in their text that random hands reach, one a hand."""
    found: list[bytes] = []
    seed = 0
    while len(found) < number:
        seed += 1
        rng = random.Random(seed)
        packed = core.deal(Stream(seed).deck(), seed % core.game.players)
        while packed is not None and (legal := core.legal(packed)):
            if set(reached) <= set(core.text(packed).split(" ")):
                found.append(packed)
                break
            packed = core.play(packed, rng.choice(legal))
    return found


def hands_per_second(core: Native) -> tuple[float, ...]:
    """Random hands a second of processor time."""
    start = thread_time_ns()
    core.simulate(1, HANDS)
    return (HANDS / (thread_time_ns() - start) * 1e9,)


def scaling(core: Native) -> tuple[float, ...]:
    """How much faster two threads play the same hands than one, by the wall clock."""
    seconds = []
    for threads in (1, 2):
        start = perf_counter()
        core.simulate(1, 4 * HANDS, threads=threads)
        seconds.append(perf_counter() - start)
    return (seconds[0] / seconds[1],)


def solve_times(core: Native, states: list[bytes], *, every_move: bool = True) -> list[float]:
    """Microseconds of processor time to solve each position, the call through the C ABI included."""
    library = native.library()
    assert library is not None
    lib, ffi, _ = library
    room = 64
    moves, values, count = ffi.new("uint64_t[]", room), ffi.new("int32_t[]", room), ffi.new("int32_t *")
    line = game_text(core.game).encode()
    times = []
    for state in states:
        start = thread_time_ns()
        lib.poncin_solve(line, len(line), state, STATE_SIZE, int(every_move), 1, moves, values, room, count)
        times.append((thread_time_ns() - start) / 1000)
    return times


def mean(core: Native, states: list[bytes], *, scale: float = 1, every_move: bool = True) -> tuple[float, ...]:
    """The mean time to solve a position, in ``scale`` microseconds."""
    return (fmean(solve_times(core, states, every_move=every_move)) / scale,)


def spread(core: Native, states: list[bytes]) -> tuple[float, ...]:
    """The mean and the 99th percentile of the times to solve a position."""
    times = sorted(solve_times(core, states))
    return fmean(times), times[len(times) * 99 // 100]
