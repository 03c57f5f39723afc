"""How long moves take: count, sum, and a histogram from which quantiles are read; histograms add up."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

_STEPS = 16


@dataclass(slots=True)
class Times:
    """Times of many moves. A bucket is a sixteenth of a power of two wide, so quantiles are right to about 3 %."""

    count: int = 0
    nanoseconds: int = 0
    buckets: Counter[int] = field(default_factory=Counter)

    def add(self, nanoseconds: int) -> None:
        """One move more."""
        self.count += 1
        self.nanoseconds += nanoseconds
        shift = max(nanoseconds.bit_length() - 5, 0)
        self.buckets[shift * _STEPS + (nanoseconds >> shift)] += 1

    def merge(self, other: "Times") -> None:
        """All moves of another."""
        self.count += other.count
        self.nanoseconds += other.nanoseconds
        self.buckets.update(other.buckets)

    @property
    def mean_ms(self) -> float:
        """The mean in milliseconds; 0 where there was no move."""
        return self.nanoseconds / self.count / 1e6 if self.count else 0.0

    def quantile_ms(self, share: float) -> float:
        """The time below which this share of all moves stays, in milliseconds."""
        wanted = share * self.count
        for bucket, count in sorted(self.buckets.items()):
            wanted -= count
            if wanted <= 0:
                shift = max((bucket - _STEPS) // _STEPS, 0)
                return (bucket - shift * _STEPS + 0.5) * (1 << shift) / 1e6
        return 0.0

    def to_json(self) -> dict[str, Any]:
        """As a JSON object."""
        return {"count": self.count, "ns": self.nanoseconds, "buckets": sorted(self.buckets.items())}

    @classmethod
    def from_json(cls, members: Mapping[str, Any]) -> "Times":
        """From `to_json`."""
        return cls(members["count"], members["ns"], Counter(dict(members["buckets"])))
