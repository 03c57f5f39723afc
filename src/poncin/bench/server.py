"""How many tables a server carries: acknowledgement times of moves that are on the disk, and memory.

The load is open: moves are due at fixed times whatever the server does, and a late answer counts from when the move was
due. Server and load have a processor each, where there are two. Every figure on durability stands beside what the disk
itself takes for an fdatasync in the same minute, since disks differ by a factor of twenty. Loopback only.
"""

import asyncio
import gc
import json
import os
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from poncin.bench.players import LoadTable, seated, until
from poncin.bench.serving import Serving, served

LOADS = ("start", "open", "saturated", "bots")
TOP = "master"
_PEOPLE = {"game": "cirulla", "players": 4, "options": {"target": 999}}
_ALONE = {"game": "cirulla", "players": 2, "options": {"target": 999}}
_SATURATED, _BOTS, _BESIDE = 200, 50, 100
"""Tables that saturate, tables with a computer player, tables of people beside those."""
_THOUGHT = 2.0
"""Seconds between the moves of a person who plays against a computer player."""
_SPIN = 0.0015
"""Seconds before a move is due in which nothing sleeps: timers are no more exact than a millisecond."""


class Figure(NamedTuple):
    """A measured value."""

    name: str
    value: float
    unit: str


class Plan(NamedTuple):
    """How much load, for how long; ``data``: the folder whose disk is measured."""

    tables: int
    rate: float
    """Moves a second of the open load, at all tables together."""
    seconds: float
    data: Path


def run(as_json: bool, loads: Sequence[str], plan: Plan) -> int:
    """Measure and print a table, or JSON."""
    figures = [figure for load in loads for figure in _measured(load, plan)]
    if as_json:
        print(json.dumps([figure._asdict() for figure in figures]))
    else:
        for name, value, unit in figures:
            print(f"{name:34} {value:10.4g} {unit}")
    return 0


def _measured(load: str, plan: Plan) -> list[Figure]:
    """The figures of one load, each against a server of its own."""
    with served(plan.data, pinned=load != "bots") as serving:
        if load == "start":
            return [Figure("start/ready", serving.ready_after, "s"), Figure("start/memory", serving.memory(), "MB")]
        gc.collect()
        gc.disable()  # a pause of the load's would be told as one of the server's
        try:
            with asyncio.Runner(loop_factory=_loop_factory()) as runner:
                return runner.run(_LOADED[load](serving, plan))
        finally:
            gc.enable()


async def _open(serving: Serving, plan: Plan) -> list[Figure]:
    tables = await seated(serving.port, plan.tables, _PEOPLE)
    late: list[float] = []
    figures = await _told("open", serving, tables, lambda: _pour(tables, plan.rate, plan.seconds, late))
    return [*figures, Figure("open/load's own delay p99", _quantile(late, 0.99) * 1000, "ms")]


async def _saturated(serving: Serving, plan: Plan) -> list[Figure]:
    """Every table moves again as soon as it may: how many moves a second reach the disk."""
    tables = await seated(serving.port, min(_SATURATED, plan.tables), _PEOPLE)

    async def load() -> None:
        end = time.perf_counter() + plan.seconds

        def again(table: LoadTable) -> Callable[[], None]:
            return lambda: table.move(now) if (now := time.perf_counter()) < end else None

        for table in tables:
            table.again = again(table)
            table.move(time.perf_counter())
        await asyncio.sleep(plan.seconds)

    return await _told("saturated", serving, tables, load)


async def _bots(serving: Serving, plan: Plan) -> list[Figure]:
    """People against the strongest computer player, and people among themselves beside them."""
    alone = await seated(serving.port, min(_BOTS, plan.tables), _ALONE, bots=TOP, start=True)
    people = await seated(serving.port, min(_BESIDE, plan.tables), _PEOPLE)
    late: list[float] = []

    async def load() -> None:
        rate = plan.rate * len(people) / plan.tables
        begun = [_ponder(table, _THOUGHT * at / len(alone), plan.seconds) for at, table in enumerate(alone)]
        await asyncio.gather(_pour(people, rate, plan.seconds, late), *begun)

    figures = await _told("bots", serving, [*alone, *people], load)
    replies = [reply for table in alone for reply in table.replies]
    return [
        *figures,
        Figure("bots/load's own delay p99", _quantile(late, 0.99) * 1000, "ms"),
        Figure("bots/replies", len(replies), "moves"),
        Figure("bots/reply p50", _quantile(replies, 0.5), "s"),
        Figure("bots/reply p95", _quantile(replies, 0.95), "s"),
    ]


_LOADED: dict[str, Callable[[Serving, Plan], Coroutine[Any, Any, list[Figure]]]] = {
    "open": _open,
    "saturated": _saturated,
    "bots": _bots,
}


async def _pour(tables: list[LoadTable], rate: float, seconds: float, late: list[float]) -> None:
    """Moves at all tables in turn, ``rate`` a second; ``late`` is told by how many seconds the load was late itself."""
    begin = time.perf_counter()
    for number in range(max(1, int(rate * seconds))):
        due = begin + number / rate
        while (wait := due - time.perf_counter()) > 0:
            await asyncio.sleep(wait - _SPIN if wait > _SPIN else 0)
        if number % 16 == 0:  # when it is late with everything it must listen all the same
            await asyncio.sleep(0)
        tables[number % len(tables)].move(due)
        late.append(time.perf_counter() - due)


async def _ponder(table: LoadTable, after: float, seconds: float) -> None:
    """Moves of somebody who thinks two seconds about each: who waits for another's move asks for nothing meanwhile."""
    end = time.perf_counter() + seconds
    await asyncio.sleep(after)
    while time.perf_counter() < end:
        if table.may_move:
            table.move(time.perf_counter())
        await asyncio.sleep(_THOUGHT)


async def _told(
    name: str, serving: Serving, tables: list[LoadTable], load: Callable[[], Awaitable[None]]
) -> list[Figure]:
    """What happens under a load: it, what it takes of the server, and the disk before and after it."""
    before = serving.syncs()
    begin, used = time.perf_counter(), serving.processor()
    await load()
    elapsed, used = time.perf_counter() - begin, serving.processor() - used
    made = sum(len(table.taken) for table in tables)
    memory = serving.memory()
    waiting = sum(table.waiting for table in tables)
    await until(lambda: not any(table.waiting for table in tables) or any(table.refused for table in tables))
    await asyncio.sleep(0.5)  # those that are on their way
    syncs = before + serving.syncs()  # it holds this process up: nothing must be on its way any more
    taken = [seconds for table in tables for seconds in table.taken]
    for table in tables:
        await table.close()
    return [
        Figure(f"{name}/tables", len(tables), "tables"),
        Figure(f"{name}/made", made / elapsed, "moves/s"),
        Figure(f"{name}/acknowledged p50", _quantile(taken, 0.5) * 1000, "ms"),
        Figure(f"{name}/acknowledged p99", _quantile(taken, 0.99) * 1000, "ms"),
        Figure(f"{name}/acknowledged longest", max(taken, default=float("nan")) * 1000, "ms"),
        Figure(f"{name}/fdatasync p50", _quantile(syncs, 0.5) * 1000, "ms"),
        Figure(f"{name}/fdatasync p99", _quantile(syncs, 0.99) * 1000, "ms"),
        Figure(f"{name}/late at the end", waiting, "moves"),
        Figure(f"{name}/refused", sum(len(table.refused) for table in tables), "moves"),
        Figure(f"{name}/made on a whole processor", made / used if used else float("nan"), "moves/s"),
        Figure(f"{name}/server's memory", memory, "MB"),
        Figure(f"{name}/load average", os.getloadavg()[0], ""),
    ]


def _quantile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else float("nan")


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    import uvloop  # noqa: PLC0415 - a hundred milliseconds that only this needs

    return uvloop.new_event_loop
