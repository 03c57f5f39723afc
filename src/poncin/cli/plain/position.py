"""A position told in lines, as its seat knows it.

It reads off what the public part of a game's state offers, so a game from another package is told too.
"""

from collections.abc import Iterator
from typing import Any

from poncin.cards import value_of
from poncin.cli.telling import Teller
from poncin.rules.fishing.hand import FishingGame
from poncin.rules.game import View


def turn_lines(view: View[Any], teller: Teller) -> Iterator[str]:
    """What one needs to choose a move: table or trick, exposed cards, own hand."""
    public, words = view.public, teller.words
    if (table := getattr(public, "table", None)) is not None:
        yield words("cli-table", cards=teller.cards(table))
    if (trump := getattr(public, "trump", None)) is not None:
        upcard = getattr(public, "upcard", None)
        turned = words("cli-no-cards") if upcard is None else teller.cards(1 << upcard)
        yield words("cli-trump", suit=trump, upcard=turned)
    if (led := getattr(public, "led", None)) is not None:
        yield words("cli-led", card=teller.cards(1 << led))
    for seat, cards in enumerate(getattr(public, "exposed", ()) or getattr(public, "shown", ())):
        if cards and seat != view.seat:
            yield words("cli-shows", name=teller.names[seat], cards=teller.cards(cards))
    if isinstance(teller.game, FishingGame) and public.matta_value != value_of(teller.game.rules.matta):
        yield words("cli-matta", card=teller.cards(1 << teller.game.rules.matta), value=public.matta_value)
    yield words("cli-hand-cards", cards=teller.cards(view.hand))


def count_lines(view: View[Any], teller: Teller) -> Iterator[str]:
    """Dealer, stock, hands and piles: what can be counted at the table."""
    public, words = view.public, teller.words
    yield words("cli-dealer", name=teller.names[public.dealer])
    yield words("cli-stock", count=public.stock)
    for seat, count in enumerate(public.hands):
        if seat != view.seat:
            yield words("cli-holds", name=teller.names[seat], count=count)
    for side, pile in enumerate(public.piles):
        yield words("cli-pile", name=teller.sides[side], count=pile.bit_count())
