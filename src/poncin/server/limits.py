"""Token buckets: how often something may be done."""

from collections import OrderedDict
from collections.abc import Hashable
from time import monotonic


class Bucket:
    """Begins full; refills at a rate."""

    __slots__ = ("_at", "_burst", "_level", "_rate")

    def __init__(self, per_second: float, burst: float) -> None:
        self._rate, self._burst, self._level, self._at = per_second, burst, float(burst), monotonic()

    def take(self) -> bool:
        """Take a token; False where there is none."""
        now = monotonic()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """A bucket for each of many keys; those not used for longest are forgotten."""

    def __init__(self, per_second: float, burst: float, keys: int = 10_000) -> None:
        self._rate, self._burst = per_second, burst
        self._keys = keys
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, key: Hashable) -> bool:
        """Take a token of the key's bucket."""
        bucket = self._buckets.get(key) or Bucket(self._rate, self._burst)
        self._buckets[key] = bucket
        self._buckets.move_to_end(key)
        if len(self._buckets) > self._keys:
            self._buckets.popitem(last=False)
        return bucket.take()
