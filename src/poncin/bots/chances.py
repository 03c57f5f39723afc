"""The arithmetic of unseen cards."""

from functools import lru_cache
from math import comb


@lru_cache(maxsize=1 << 14)
def chance_of_any(wanted: int, unseen: int, held: int) -> float:
    """The chance that ``held`` of the ``unseen`` cards, drawn at random, include one of ``wanted`` of them."""
    return 1.0 - comb(unseen - wanted, held) / comb(unseen, held)
