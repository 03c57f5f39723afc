"""Deals that everybody measures on: deal *n* of a suite is deal *n* of its seed."""

from typing import NamedTuple


class Suite(NamedTuple):
    """A seed, and how many of its deals belong to the suite."""

    seed: int
    deals: int


SUITES = {
    "dev": Suite(1_000_001, 2_000),
    "gate": Suite(1_000_002, 10_000),
    "hold-out": Suite(1_000_003, 100_000),
}
"""dev: for tuning, as often as one likes. gate: decides what is kept. hold-out: touched once a release."""
