"""The log commits in groups, each batch whole or not at all, and a table read from it is the table that wrote it."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from poncin.notation import move_text
from poncin.protocol import commands
from poncin.rng import Stream
from poncin.server import checkpoints, entries
from poncin.server.deciding import Actor, decide
from poncin.server.entries import read_entry, write_entry
from poncin.server.history import told_again
from poncin.server.log import APPEND, Log
from poncin.server.migrations import migrate
from poncin.server.state import State, evolve
from tests.server.worlds import GUESTS, begun, positions

_GUEST = "INSERT INTO guest (secret, name, made) VALUES (?, ?, 0)"


@pytest.fixture
async def log(tmp_path: Path) -> Log:
    return Log(tmp_path / "log.sqlite3", asyncio.get_running_loop())


async def test_everything_is_there_when_done_is_called(log: Log, tmp_path: Path) -> None:
    await asyncio.gather(*(log.write_now((_GUEST, (b"%d" % number, "x"))) for number in range(1000)))
    with sqlite3.connect(tmp_path / "log.sqlite3") as other:
        assert other.execute("SELECT count(*) FROM guest").fetchone() == (1000,)
    log.close()
    other.close()


async def test_a_bad_batch_undoes_itself_and_no_other(log: Log) -> None:
    outcomes: dict[int, Exception | None] = {}
    everything = asyncio.Event()

    def done(number: int, error: Exception | None) -> None:
        outcomes[number] = error
        if len(outcomes) == 100:
            everything.set()

    for number in range(100):
        secret = b"same" if number % 10 == 5 else b"%d" % number
        rows = [(_GUEST, (b"first-%d" % number, "x")), (_GUEST, (secret, "x"))]
        log.write(rows, lambda error, number=number: done(number, error))  # type: ignore[misc]  # bound at once
    await everything.wait()
    bad = {number for number, error in outcomes.items() if error is not None}
    assert bad == {15, 25, 35, 45, 55, 65, 75, 85, 95}
    assert len(log.read("SELECT 1 FROM guest")) == 2 * (100 - 9)
    assert log.read("SELECT 1 FROM guest WHERE secret = ?", b"first-15") == []
    log.close()


@pytest.mark.parametrize("count", [1, 2, 3, 63, 64, 65, 127, 200])
@pytest.mark.parametrize("twice", ["seq", "key", ""])
async def test_entries_that_go_together_are_each_as_they_were_and_alone_where_they_must(
    log: Log, count: int, twice: str
) -> None:
    """One batch of all, and one that repeats the number or the key of the one before it: that one alone is undone."""
    await log.write_now((_GUEST, (b"1", "x")), ("INSERT INTO game_table (id, code, made) VALUES (1, 'abcdef', 0)", ()))
    keys = [f"kéy\0{seq}" if seq % 3 else None for seq in range(count)]
    rows = [(1, seq, seq * 10, key and 1, key, b"{%d}" % seq) for seq, key in enumerate(keys)]
    repeated = {
        "seq": (1, count - 1, 0, None, None, b"{}"),
        "key": (1, count, 0, rows[-1][3], rows[-1][4], b"{}"),
        "": (1, count, 0, None, None, b"{}"),
    }[twice]
    outcomes = await asyncio.gather(
        log.write_now(*((APPEND, row) for row in rows)),
        log.write_now((APPEND, repeated)),
        return_exceptions=True,
    )
    taken = twice == "" or (twice == "key" and rows[-1][4] is None)
    assert outcomes[0] is None
    assert (outcomes[1] is None) == taken
    found = log.look("SELECT table_id, seq, at, guest, key, entry FROM log WHERE table_id = ? ORDER BY seq", 1)
    assert found == [*rows, *([repeated] if taken else [])]
    log.close()


async def test_the_order_of_batches_is_kept(log: Log) -> None:
    order: list[int] = []
    everything = asyncio.Event()

    def done(number: int) -> None:
        order.append(number)
        if len(order) == 500:
            everything.set()

    for number in range(500):
        log.write([(_GUEST, (b"%d" % number, "x"))], lambda _, number=number: done(number))  # type: ignore[misc]  # ditto
    await everything.wait()
    assert order == list(range(500))
    log.close()


async def test_closing_commits_what_waits(log: Log, tmp_path: Path) -> None:
    for number in range(100):
        log.write([(_GUEST, (b"%d" % number, "x"))], lambda _: None)
    log.close()
    with sqlite3.connect(tmp_path / "log.sqlite3") as other:
        assert other.execute("SELECT count(*) FROM guest").fetchone() == (100,)
    other.close()


async def test_the_write_ahead_log_begins_anew_while_it_is_written(
    log: Log, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is brought into the file beside the writer, which never does that itself; readers meanwhile read."""
    monkeypatch.setattr(checkpoints, "_LONG", 100)
    number = 0
    async with asyncio.timeout(60):
        while _times_begun_anew(tmp_path / "log.sqlite3-wal") < 3:
            rows = [(_GUEST, (b"%d" % (number + more), "x")) for more in range(200)]
            await asyncio.gather(*(log.write_now(row) for row in rows))
            number += len(rows)
            assert log.look("SELECT count(*) FROM guest") == [(number,)]
    log.close()
    with sqlite3.connect(tmp_path / "log.sqlite3") as other:
        assert other.execute("SELECT count(*) FROM guest").fetchone() == (number,)
        assert other.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    other.close()


def _times_begun_anew(file: Path) -> int:
    with file.open("rb") as wal:
        return int.from_bytes(wal.read(16)[12:])


async def test_the_disk_is_asked_to_keep_it(log: Log) -> None:
    assert log._writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert log._writer.execute("PRAGMA synchronous").fetchone() == (2,)
    log.close()


def test_migrations_are_taken_once() -> None:
    database = sqlite3.connect(":memory:", isolation_level=None)
    migrate(database)
    version = database.execute("PRAGMA user_version").fetchone()
    migrate(database)
    assert database.execute("PRAGMA user_version").fetchone() == version == (1,)
    database.close()


def _lived(number: int) -> tuple[list[entries.Entry], State]:
    """A table with a whole life: two matches, resignations, undo, people coming and going."""
    rng = Stream(number)
    state = begun("cirulla", 2, number)
    log: list[entries.Entry] = [
        entries.Made(host=GUESTS[0], setup=state.setup, match="a" * 20, seed=number.to_bytes(32, "big")),
        *(entries.Sat(seat=seat, guest=GUESTS[seat], name=f"P{seat}") for seat in (0, 1)),
        entries.Started(seats=[0]),
    ]

    def add(entry: entries.Entry) -> None:
        nonlocal state
        log.append(entry)
        state = evolve(state, entry).state

    def some_moves(count: int) -> None:
        for _ in range(count):
            if state.to_act is None:
                return
            assert state.match is not None
            seat = state.to_act
            add(entries.Moved(seat=seat, move=move_text(rng.choice(state.match.legal_moves())), took=7))

    for match in range(3):
        add(entries.Readied(seats=[0], nonce=b"\x01" * 32))
        add(entries.Dealt(seed=bytes([match]) * 32))
        some_moves(9)
        add(entries.WentAway(seat=1))
        some_moves(3)
        add(entries.Undone(seat=0, moves=4))
        some_moves(20)
        if state.phase != "over":
            add(entries.Left(seat=0, reason="resigned"))
        add(entries.Stood(seat=1))
        add(entries.Sat(seat=1, guest=GUESTS[2], name="P2"))
        if match < 2:
            add(entries.Again(match="b" * 20, seed=bytes(32), order=[1, 0], asked_by=GUESTS[0]))
    return log, state


@pytest.mark.parametrize("number", range(10))
def test_a_table_read_again_is_the_same(number: int) -> None:
    log, state = _lived(number)
    again = told_again([read_entry(write_entry(entry)) for entry in log])[-1].state
    assert again.seq == state.seq == len(log)
    for name in State.__struct_fields__:
        if name not in ("game", "match"):
            assert getattr(again, name) == getattr(state, name), name
    assert again.match is not None
    assert state.match is not None
    assert again.match.hands == state.match.hands
    assert again.match.state == state.match.state
    assert again.match.totals == state.match.totals


def test_deciding_adds_nothing_that_cannot_be_read_back() -> None:
    """Every legal move of whole hands goes through the same door and comes back from its text."""
    for state in positions(begun("mariagio", 2, 3), Stream(3)):
        if state.to_act is None:
            continue
        assert state.match is not None
        for move in state.match.legal_moves():
            command = commands.MakeMove(key="k", seq=state.seq, seat=state.to_act, move=move_text(move))
            entry = decide(state, Actor(GUESTS[state.to_act], "x"), command)
            assert read_entry(write_entry(entry)) == entry
            assert evolve(state, entry).state.seq == state.seq + 1
