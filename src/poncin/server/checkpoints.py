"""SQLite's write-ahead log brought into its file, beside the writer.

Left to itself SQLite does this inside a commit, a thousand pages at a time: whoever waits for that commit waits for
tens of milliseconds.
"""

import logging
import sqlite3
import threading

_OFTEN = 2_000
"""Statements after which it is time: some four thousand pages."""
_LONG = 16_000
"""Pages from which on the log has to begin anew, even if those who write must wait for it."""
_log = logging.getLogger(__name__)


class Checkpoints:
    """A thread with a connection of its own."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Begin to wait; the writer's connection must not do this by itself."""
        self._connection = connection
        self._written = 0
        self._ended = False
        self._wanted = threading.Event()
        self._thread = threading.Thread(target=self._run, name="checkpoints", daemon=True)
        self._thread.start()

    def written(self, statements: int) -> None:
        """Learn what was committed."""
        self._written += statements
        if self._written >= _OFTEN:
            self._written = 0
            self._wanted.set()

    def close(self) -> None:
        """End the thread and the connection."""
        self._ended = True
        self._wanted.set()
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        while self._wanted.wait() and not self._ended:
            self._wanted.clear()
            try:
                # The log begins anew by itself when nothing was written meanwhile. On a busy server something always
                # is: then, seldom, the writer is held up for as long as the little takes that came since.
                ((_, pages, _),) = self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
                if pages > _LONG:
                    self._connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchall()
            except sqlite3.Error as error:
                _log.error("could not bring the database up to date: %s", error)
