"""What a player types, read as cards and moves."""

import re

from poncin.cards import CARD_TEXT, Card, card
from poncin.errors import BadNotation
from poncin.i18n import Words
from poncin.notation import parse_move
from poncin.rules.moves import Move, Play

_CARDS = re.compile(r"([a2-7jqk])([hdcs])", re.IGNORECASE)
_NAMED = re.compile(r"=\s*([a2-7jqk])$", re.IGNORECASE)


def typed_card(text: str, words: Words) -> Card:
    """A card as ``7h``, in any case, or as the language prints it (``7♥``); raises `BadNotation`."""
    wanted = text.strip().casefold()
    for number, code in enumerate(CARD_TEXT):
        if wanted in (code.casefold(), words.card(number).casefold()):
            return number
    return card(text.strip())


def typed_move(text: str, words: Words, legal: tuple[Move, ...]) -> Move:
    """A move in record notation, in any case; raises `BadNotation`.

    A card alone is the one legal move with it, where there is just one.
    """
    try:
        played = typed_card(text, words)
    except BadNotation:
        spelled = _CARDS.sub(lambda found: found[1].upper() + found[2].lower(), text.strip())
        return parse_move(_NAMED.sub(lambda found: f"={found[1].upper()}", spelled))
    moves = [move for move in legal if isinstance(move, Play) and move.card == played]
    return moves[0] if len(moves) == 1 else Play(played)
