"""Texts of cards and moves, remembered: the same piles and moves are written for every message about a table."""

from functools import lru_cache

from poncin.cards import CardSet, cards_text
from poncin.notation import move_text, parse_move
from poncin.rules.moves import Move


@lru_cache(maxsize=1 << 15)
def text_of(cards: CardSet) -> str:
    """A set of cards."""
    return cards_text(cards)


@lru_cache(maxsize=1 << 13)
def move_of(text: str) -> Move:
    """The move that a text names; raises `BadNotation`."""
    return parse_move(text)


@lru_cache(maxsize=1 << 13)
def canonical(text: str) -> str:
    """The move as records write it; raises `BadNotation`."""
    return move_text(move_of(text))
