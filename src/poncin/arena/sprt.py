"""Whether one player is better, asked after every deal, with both kinds of error bounded (Wald's sequential test)."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from math import inf, log, sqrt
from typing import Literal

Verdict = Literal["lower", "upper", "open"]
_FEWEST = 20
"""No decision on fewer deals: their spread is known too badly."""


@dataclass(frozen=True, slots=True)
class Sprt:
    """The mean difference of a deal is ``lower`` or ``upper``: in points, or in standard deviations of a deal."""

    lower: float
    upper: float
    normalised: bool = False
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios that decide for lower and for upper."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)


@dataclass(frozen=True, slots=True)
class Decision:
    """Where a test stands: its log-likelihood ratio after so many deals."""

    verdict: Verdict
    ratio: float
    deals: int


def decide(test: Sprt, points: Sequence[float]) -> Decision:
    """The decision at the first deal that allows one, however many follow, so that every back end decides the same."""
    low, high = test.bounds
    total = squares = 0.0
    ratio = 0.0
    for number, each in zip(count(1), points, strict=False):
        total += each
        squares += each * each
        ratio = log_likelihood_ratio(test, number, total, squares)
        if number >= _FEWEST and not low < ratio < high:
            return Decision("lower" if ratio <= low else "upper", ratio, number)
    return Decision("open", ratio, len(points))


def log_likelihood_ratio(test: Sprt, number: int, total: float, squares: float) -> float:
    """Upper against lower for that many deals with this sum and sum of squares, taken as normal with unknown spread."""
    mean = total / number
    spread = max(squares / number - mean * mean, 0.0)
    scale = sqrt(spread) if test.normalised else 1.0
    lower = spread + (mean - scale * test.lower) ** 2
    upper = spread + (mean - scale * test.upper) ** 2
    if lower == upper:
        return 0.0
    if not lower:
        return -inf
    if not upper:
        return inf
    return number / 2 * log(lower / upper)
