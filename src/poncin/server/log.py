"""The database: one writer thread that commits in groups, and readers of their own.

Everything that anybody is told of has been committed before, with ``synchronous=FULL``: it survives the process and the
power. While one transaction reaches the disk the next group gathers, so that durable appends cost little.
"""

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple

from poncin.server.checkpoints import Checkpoints
from poncin.server.migrations import migrate

_GROUP = 512
"""Batches committed together at most: a group must not delay its first one for long."""
_log = logging.getLogger(__name__)

Statement = tuple[str, Sequence[Any]]
APPEND = "INSERT INTO log (table_id, seq, at, guest, key, entry) VALUES (?, ?, ?, ?, ?, ?)"
_APPENDS = 64
"""Entries that one statement appends at most."""
Done = Callable[[Exception | None], None]


class _Batch(NamedTuple):
    """Statements that are committed together or not at all; ``done`` is called in the event loop."""

    statements: Sequence[Statement]
    done: Done


class Log:
    """The database file of a server. One process may write to it: a second one is refused by the lock."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        """Open or make the file and bring it up to date; raises `sqlite3.Error`."""
        self.path = path
        self._loop = loop
        self._queue: SimpleQueue[list[_Batch] | None] = SimpleQueue()
        self._gathered: list[_Batch] = []
        self._writer = _connect(path)
        self._writer.execute("PRAGMA journal_mode = WAL")
        self._writer.execute("PRAGMA synchronous = FULL")
        self._writer.execute("PRAGMA wal_autocheckpoint = 0")
        migrate(self._writer)
        self._checkpoints = Checkpoints(_connect(path))
        self._reader, self._looker = _connect(path), _connect(path)
        for each in (self._reader, self._looker):
            each.execute("PRAGMA query_only = ON")
        self._reading = threading.Lock()
        self._thread = threading.Thread(target=self._run, name="log", daemon=True)
        self._thread.start()

    def write(self, statements: Sequence[Statement], done: Done) -> None:
        """Commit the statements; ``done`` learns of it, or of the error that undid them all."""
        # What one turn of the event loop writes goes to the thread at once: waking it up costs as much as a move.
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(_Batch(statements, done))

    async def write_now(self, *statements: Statement) -> None:
        """Commit the statements and return when they are on the disk; raises `sqlite3.Error`."""
        waiting: asyncio.Future[None] = self._loop.create_future()

        def done(error: Exception | None) -> None:
            if not waiting.cancelled():
                waiting.set_exception(error) if error else waiting.set_result(None)

        self.write(statements, done)
        await waiting

    def look(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """The few rows of a query by an index, from what is committed. In the event loop only: it waits for nobody."""
        return self._looker.execute(sql, values).fetchall()

    def read(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """The rows of any query, from what is committed. It blocks, and waits for other readers."""
        with self._reading:
            return self._reader.execute(sql, values).fetchall()

    async def read_later(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """The same in a thread."""
        return await asyncio.to_thread(self.read, sql, *values)

    def close(self) -> None:
        """Commit what waits and close the file."""
        self._hand_over()
        self._queue.put(None)
        self._thread.join()
        self._checkpoints.close()
        self._reader.close()
        self._looker.close()
        self._writer.close()

    def _hand_over(self) -> None:
        batches, self._gathered = self._gathered, []
        if batches:
            self._queue.put(batches)

    def _run(self) -> None:
        while (group := self._queue.get()) is not None:
            last = False
            while len(group) < _GROUP and not last and not self._queue.empty():
                more = self._queue.get()
                last = more is None
                group += more or []
            self._report(self._commit(group))
            if last:
                return

    def _commit(self, batches: list[_Batch]) -> list[tuple[Done, Exception | None]]:
        try:
            self._execute([statement for batch in batches for statement in batch.statements])
        except sqlite3.Error as error:
            if len(batches) == 1:
                _log.error("could not write to %s: %s", self.path.name, error)
                return [(batches[0].done, error)]
            # One batch must not undo the others, nor hold them up for long: the halves are tried, and their halves.
            half = len(batches) // 2
            return [*self._commit(batches[:half]), *self._commit(batches[half:])]
        return [(batch.done, None) for batch in batches]

    def _execute(self, statements: list[Statement]) -> None:
        # Each statement gives the interpreter's lock up and has to win it back: so many entries go with one, and one
        # that is alone is a transaction by itself.
        rows = [values for sql, values in statements if sql is APPEND]
        todo = [each for each in statements if each[0] is not APPEND]
        for at in range(0, len(rows), _APPENDS):
            some = rows[at : at + _APPENDS]
            todo.append((_appending(len(some)), [value for row in some for value in row]))
        if len(todo) != 1:
            todo = [("BEGIN IMMEDIATE", ()), *todo, ("COMMIT", ())]
        try:
            for sql, values in todo:
                self._writer.execute(sql, values)
        except sqlite3.Error:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
            raise
        self._checkpoints.written(len(statements))

    def _report(self, outcomes: list[tuple[Done, Exception | None]]) -> None:
        def tell() -> None:
            for done, error in outcomes:
                done(error)

        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(tell)


@lru_cache
def _appending(count: int) -> str:
    """The statement that appends so many entries. One that fails takes nothing back by itself: all is rolled back."""
    begin, _, row = APPEND.replace("INSERT", "INSERT OR ROLLBACK").partition(" VALUES ")
    return f"{begin} VALUES {', '.join([row] * count)}"


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10, cached_statements=256)
