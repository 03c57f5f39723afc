"""The moves of the three games: small immutable values, written as text by `poncin.notation`.

They are named tuples because a search makes millions of them.
"""

from typing import Literal, NamedTuple

from poncin.cards import Card, CardSet

DeclarationKind = Literal["barsega", "barsegon", "grande"]


class Play(NamedTuple):
    """Play a card, taking these cards from the table (none: it stays there, or goes to a trick)."""

    card: Card
    taken: CardSet = 0


class Declare(NamedTuple):
    """Declare three cards of the hand.

    ``value`` is the value 1..10 named for the matta among them; 0 when there is none or it serves as printed.
    """

    kind: DeclarationKind
    cards: CardSet
    value: int = 0


class Marriage(NamedTuple):
    """Show king and queen of a suit (Mariagio)."""

    suit: int


class Exchange(NamedTuple):
    """Swap the two of trumps for the turned-up trump (Mariagio)."""


Move = Play | Declare | Marriage | Exchange

PLAIN_PLAYS: tuple[Play, ...] = tuple(Play(card) for card in range(40))
"""``Play(card)`` for each card, made once."""
