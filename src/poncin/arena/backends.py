"""Where units are worked on: threads, processes, or Ray. The numbers are the same on all of them; only times differ."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Protocol

from poncin.arena.playing import play_unit
from poncin.arena.units import Played, Unit

BACKENDS = ("threads", "processes", "ray")


class Backend(Protocol):
    """Takes units and promises what comes of them."""

    def submit(self, unit: Unit) -> Future[Played]:
        """Start work on a unit as soon as somebody is free."""


class _Pool:
    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    def submit(self, unit: Unit) -> Future[Played]:
        return self._executor.submit(play_unit, unit)


@contextmanager
def opened(name: str, jobs: int) -> Iterator[Backend]:
    """A back end with room for so many units at once; what waits there at the end is dropped. Raises `NoBackend`."""
    if name == "ray":
        from poncin.arena.on_ray import on_ray  # noqa: PLC0415 - needs the extra

        with on_ray(jobs) as backend:
            yield backend
        return
    executor: Executor
    if name == "threads":
        executor = ThreadPoolExecutor(jobs)
    else:
        # Processes of their own from the start: a fork would copy the locks of other threads as they are.
        executor = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_begin_worker)
    try:
        yield _Pool(executor)
    finally:
        executor.shutdown(cancel_futures=True)


def _begin_worker() -> None:
    """Leave interrupts to the parent, and end with it even where it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
