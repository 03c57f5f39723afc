"""Texts of moves, remembered: the same moves come again and again."""

from functools import lru_cache

from poncin.notation import move_text, parse_move
from poncin.rules.moves import Move


@lru_cache(maxsize=1 << 13)
def move_of(text: str) -> Move:
    """The move that a text names; raises `BadNotation`."""
    return parse_move(text)


@lru_cache(maxsize=1 << 13)
def canonical(text: str) -> str:
    """The move as records write it; raises `BadNotation`."""
    return move_text(move_of(text))
