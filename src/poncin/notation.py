"""Moves as text, both ways, as match records write them.

``7d`` plays a card, ``7d*3s5d`` takes the three of spades and the five of diamonds with it; ``barsega 2s3d7h=A``,
``barsegon 5h5d5s`` and ``grande JdQdKd`` declare; ``marriage s`` and ``exchange`` are Mariagio's.
"""

from typing import get_args

from poncin.cards import CARD_TEXT, RANKS, SUITS, card, cards_text, parse_cards
from poncin.errors import BadNotation
from poncin.rules.moves import DeclarationKind, Declare, Exchange, Marriage, Move, Play

_KINDS: tuple[DeclarationKind, ...] = get_args(DeclarationKind)


def move_text(move: Move) -> str:
    """The move in record notation, without its seat."""
    match move:
        case Play(played, 0):
            return CARD_TEXT[played]
        case Play(played, taken):
            return f"{CARD_TEXT[played]}*{cards_text(taken)}"
        case Declare(kind, cards, value):
            return f"{kind} {cards_text(cards)}" + (f"={RANKS[value - 1]}" if value else "")
        case Marriage(suit):
            return f"marriage {SUITS[suit]}"
        case Exchange():
            return "exchange"


def parse_move(text: str) -> Move:
    """The move written by `move_text`; cards of a set may stand in any order. Raises `BadNotation`."""
    words = text.split()
    if words == ["exchange"]:
        return Exchange()
    if len(words) == 2 and words[0] == "marriage" and len(words[1]) == 1 and words[1] in SUITS:
        return Marriage(SUITS.index(words[1]))
    if len(words) == 2 and words[0] in _KINDS:
        return _parse_declaration(words[0], words[1], text)
    if len(words) != 1:
        raise BadNotation("not_a_move", text=text)
    played, star, taken = words[0].partition("*")
    if star and not taken:
        raise BadNotation("not_a_move", text=text)
    return Play(card(played), parse_cards(taken))


def _parse_declaration(kind: str, cards: str, text: str) -> Declare:
    cards, equals, rank = cards.partition("=")
    three = parse_cards(cards)
    if three.bit_count() != 3 or (equals and (len(rank) != 1 or rank not in RANKS)):
        raise BadNotation("not_a_move", text=text)
    value = RANKS.index(rank) + 1 if equals else 0
    return Declare(next(each for each in _KINDS if each == kind), three, value)
