"""Means with intervals. One value a deal: the hands of a deal hang together, the deals do not."""

from collections.abc import Sequence
from math import inf, sqrt
from statistics import fmean, stdev
from typing import NamedTuple

_Z = 1.959963984540054


class Estimate(NamedTuple):
    """A mean, its standard error and the ends of its 95 % interval; error and ends are infinite for one value."""

    mean: float
    error: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of at least one value."""
    mean = fmean(values)
    if len(values) < 2:
        return Estimate(mean, inf, -inf, inf)
    error = stdev(values, mean) / sqrt(len(values))
    half = student(len(values) - 1) * error
    return Estimate(mean, error, mean - half, mean + half)


def student(freedom: int) -> float:
    """The 97.5 % point of Student's t: exact for one and two degrees of freedom, else right to 0.3 %.

    The series of Fisher and Cornish (Abramowitz and Stegun 26.7.5).
    """
    if freedom <= 2:
        return (12.706204736174707, 4.302652729749464)[freedom - 1]
    z, n = _Z, float(freedom)
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )
