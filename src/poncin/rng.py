"""Seeded random streams that give the same numbers on every platform and version.

A `Stream` is SplitMix64 read as a counter-based generator: output *n* of a key is a fixed mix of key and *n*. Streams
split into children by number, so the deck of any hand of any match is found without playing the ones before it. The
Rust core holds the same generator; test vectors pin both. Python's own ``random`` promises no such stability.
"""

from collections.abc import Sequence
from typing import TypeVar

from poncin.cards import PACK, Card

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15
_CHILD = 0xD1B54A32D192ED03

Item = TypeVar("Item")


def _mix(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


class Stream:
    """A stream of random numbers, fixed by its key (any whole number; it counts modulo 2**64)."""

    __slots__ = ("_place", "key")

    def __init__(self, key: int) -> None:
        self.key = key & _MASK
        self._place = self.key

    def child(self, *path: int) -> "Stream":
        """The stream at the end of a path of child numbers; independent of what was drawn here."""
        key = self.key
        for number in path:
            key = _mix((_mix(key) + (2 * number + 1) * _CHILD) & _MASK)
        return Stream(key)

    def next(self) -> int:
        """The next 64-bit number."""
        self._place = z = (self._place + _GOLDEN) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK  # `_mix`, written out: a deck takes 39 of these
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A uniform number in ``range(n)``, n from 1 to 2**64 (Lemire's multiplication with rejection)."""
        product = self.next() * n
        if product & _MASK < n:
            threshold = (1 << 64) % n
            while product & _MASK < threshold:
                product = self.next() * n
        return product >> 64

    def uniform(self) -> float:
        """A number in [0, 1) with 53 random bits."""
        return (self.next() >> 11) * 2.0**-53

    def choice(self, items: Sequence[Item]) -> Item:
        """One of the items, each as likely as another."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[Item]) -> list[Item]:
        """The items in random order (Fisher-Yates, from the last place down)."""
        result = list(items)
        for last in range(len(result) - 1, 0, -1):
            other = self.below(last + 1)
            result[last], result[other] = result[other], result[last]
        return result

    def deck(self) -> tuple[Card, ...]:
        """A shuffled pack: the 40 cards in the order in which they leave it."""
        return tuple(self.shuffled(PACK))
