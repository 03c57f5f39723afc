"""Where computer players think: never in the event loop, so that nobody's move waits for them.

The quick levels take well under a millisecond and think in a thread. Those that search think in processes of their own
at a low priority: Python's search holds the interpreter's lock for long, and no fault of the native core takes the
tables along. When many ask at once, each searches less.
"""

import asyncio
import logging
import multiprocessing
import os
import threading
import time
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple

from poncin.bots import make_bot
from poncin.bots.bot import Recall
from poncin.bots.recall import recall
from poncin.bots.searching import SearchBot
from poncin.match import Match
from poncin.rng import Stream
from poncin.rules.game import Seat, View
from poncin.rules.moves import Move
from poncin.rules.options import OptionValue
from poncin.rules.registry import AnyGame, make

_LEAST = 0.05
"""The least part of its work that a computer player does, however many ask."""
_NICE = 10
_IN_NEED = "club"
_log = logging.getLogger(__name__)


class Question(NamedTuple):
    """What is asked of a computer player, in a form that goes to another process."""

    game: str
    players: int
    options: tuple[tuple[str, OptionValue], ...]
    view: View[Any]
    level: str
    key: int
    """Of the stream of its luck."""
    recall: Recall
    part: float = 1.0
    """Of the work that the level does when nobody else asks."""


def question(match: Match, seat: Seat, level: str, luck: Stream) -> Question:
    """The question for the seat that is to act."""
    game = match.game
    options = tuple(game.options.changed().items())
    return Question(game.info.id, game.players, options, game.view(match.state, seat), level, luck.key, recall(match))


class Thinkers:
    """The threads and processes of a server's computer players; they are started when they are first needed."""

    def __init__(self, processes: int = 0) -> None:
        """``processes`` 0: as many as this process may use processors."""
        self._count = processes or len(os.sched_getaffinity(0))
        self._quick = ThreadPoolExecutor(1, thread_name_prefix="bots")
        self._search: ProcessPoolExecutor | None = None
        self._waiting = 0

    async def choose(self, asked: Question) -> Move:
        """A legal move."""
        loop = asyncio.get_running_loop()
        if isinstance(make_bot(asked.level), SearchBot):
            self._waiting += 1
            try:
                return await loop.run_in_executor(self._processes(), answer, self._lighter(asked))
            except BrokenExecutor:  # a process was killed: the next question starts new ones
                _log.warning("a computer player's process has gone; a quicker one moves for it")
                self._search, asked = None, asked._replace(level=_IN_NEED)
            finally:
                self._waiting -= 1
        return await loop.run_in_executor(self._quick, answer, asked)

    def close(self) -> None:
        """Stop thinking; questions that wait are dropped."""
        self._quick.shutdown(wait=False, cancel_futures=True)
        if self._search is not None:
            self._search.shutdown(wait=False, cancel_futures=True)

    def _lighter(self, asked: Question) -> Question:
        """The question with less work when more wait than there are processes."""
        return asked._replace(part=max(_LEAST, min(1.0, self._count / self._waiting)))

    def _processes(self) -> ProcessPoolExecutor:
        if self._search is None:
            self._search = ProcessPoolExecutor(
                self._count,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_begin,
                initargs=(os.getpid(),),
            )
        return self._search


def answer(asked: Question) -> Move:
    """The move of the computer player that is asked."""
    game = _game(asked.game, asked.players, asked.options)
    bot = make_bot(asked.level)
    if isinstance(bot, SearchBot):
        bot = replace(bot, part=asked.part)
    return bot.choose(game, asked.view, Stream(asked.key), asked.recall)


@lru_cache(maxsize=256)
def _game(name: str, players: int, options: tuple[tuple[str, OptionValue], ...]) -> AnyGame:
    return make(name, players, dict(options))


def _begin(parent: int) -> None:
    """Make way for the server, and end with it, however it ends."""
    os.nice(_NICE)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
