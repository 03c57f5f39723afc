"""The timer of a table: warns before time is over, and tells when it is."""

import asyncio
import time
from collections.abc import Callable

from poncin.server.clocks import Due


def now() -> int:
    """Milliseconds of a clock that is never set."""
    return time.monotonic_ns() // 1_000_000


class Alarm:
    """Rings when ``look`` finds something due. Moves put that off: then the timer, left alone, simply looks again."""

    __slots__ = ("_at", "_look", "_over", "_timer", "_warn", "_warned", "_warning")

    def __init__(
        self, look: Callable[[], Due | None], warn: Callable[[Due], None], over: Callable[[], None], warning: float
    ) -> None:
        """``warning``: so many seconds before something is due it is warned of."""
        self._look, self._warn, self._over = look, warn, over
        self._warning = int(warning * 1000)
        self._timer: asyncio.TimerHandle | None = None
        self._at = 0
        self._warned = -1

    def wind(self) -> None:
        """See to it that the timer rings in time."""
        found = self._look()
        if found is None:
            return
        at = found.at if self._warned == found.at else found.at - self._warning
        if self._timer is not None:
            if self._at <= at:
                return
            self._timer.cancel()
        self._at = at
        self._timer = asyncio.get_running_loop().call_later(max(0, at - now()) / 1000, self._ring)

    def _ring(self) -> None:
        self._timer = None
        found = self._look()
        if found is None:
            return
        time_is = now()
        if time_is >= found.at:
            self._over()
            return
        if time_is >= found.at - self._warning and self._warned != found.at:
            self._warned = found.at
            self._warn(found)
        self.wind()
