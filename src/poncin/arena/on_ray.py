"""Units on Ray: on a cluster that the environment names in ``RAY_ADDRESS``, or on processes of this machine."""

import logging
import os
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any, cast

from poncin.arena.errors import NoBackend
from poncin.arena.playing import play_unit
from poncin.arena.units import Played, Unit

_TRIES = 3


class _Ray:
    def __init__(self, task: Any) -> None:
        self._task = task

    def submit(self, unit: Unit) -> Future[Played]:
        return cast("Future[Played]", self._task.remote(unit).future())


@contextmanager
def on_ray(jobs: int) -> Iterator[_Ray]:
    """Ray with room for so many units at once; on a cluster its own limits hold. Raises `NoBackend`."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to anybody
    try:
        import ray  # noqa: PLC0415 - an extra
    except ImportError:
        raise NoBackend("no_backend", name="ray", extra="ray") from None
    _start(ray, jobs)
    try:
        yield _Ray(ray.remote(play_unit))
    finally:
        ray.shutdown()


def _start(ray: Any, jobs: int) -> None:
    """Start or join Ray. Its parts give each other seconds to come up, so a busy machine may need a second try."""
    own = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": jobs, "include_dashboard": False}
    for left in reversed(range(_TRIES)):
        try:
            ray.init(logging_level=logging.ERROR, log_to_driver=False, **own)
        except Exception as error:  # Ray raises a plain one
            ray.shutdown()
            if not left:
                raise NoBackend("backend_failed", name="ray", reason=str(error)) from error
        else:
            return
