"""What everybody knows of a hand as the protocol writes it, for clients of the server and programs in the arena."""

from functools import lru_cache
from typing import Any

from poncin.cards import CARD_TEXT, CardSet, cards_text
from poncin.protocol import position as out
from poncin.protocol.texts import SuitText
from poncin.rules.fishing.hand import FishingGame
from poncin.rules.fishing.state import FishingPublic
from poncin.rules.game import State
from poncin.rules.mariagio import Mariagio
from poncin.rules.mariagio.state import MariagioPublic
from poncin.rules.registry import AnyGame

SUIT_TEXT: tuple[SuitText, ...] = ("h", "d", "c", "s")


def can_show(game: type[AnyGame]) -> bool:
    """Whether the protocol has words for the positions of a game."""
    return issubclass(game, FishingGame | Mariagio)


def position_of(game: AnyGame, public: Any) -> out.Position:
    """The public part of a hand."""
    return _fishing(game, public) if isinstance(game, FishingGame) else _mariagio(game, public)


# The same piles are written for every message about a table.
@lru_cache(maxsize=1 << 15)
def text_of(cards: CardSet) -> str:
    """A set of cards."""
    return cards_text(cards)


def _fishing(game: FishingGame, public: FishingPublic) -> out.FishingTable:
    points = [len(cards) for cards in public.sgobbe]
    for mark in public.marks:
        points[game.side_of(mark.seat)] += mark.points
    return out.FishingTable(
        dealer=public.dealer,
        to_act=public.to_act,
        stock=public.stock,
        hands=list(public.hands),
        table=text_of(public.table),
        piles=[text_of(pile) for pile in public.piles],
        exposed=[text_of(cards) for cards in public.exposed],
        matta=CARD_TEXT[game.rules.matta],
        matta_value=public.matta_value,
        sgobbe=["".join(CARD_TEXT[card] for card in cards) for cards in public.sgobbe],
        marks=[
            out.Mark(
                rule=mark.rule,
                seat=mark.seat,
                cards=text_of(mark.cards),
                matta_value=mark.matta_value,
                points=mark.points,
            )
            for mark in public.marks
        ],
        last_taker=public.last_taker,
        points=points,
    )


def _mariagio(game: Any, public: MariagioPublic) -> out.MariagioTable:
    # The count of a hand that is not over: nobody has won the last trick yet.
    so_far = public if public.to_act is None else public._replace(to_act=None, last_winner=None)
    return out.MariagioTable(
        dealer=public.dealer,
        to_act=public.to_act,
        stock=public.stock,
        hands=list(public.hands),
        trump=SUIT_TEXT[public.trump],
        upcard=None if public.upcard is None else CARD_TEXT[public.upcard],
        led=None if public.led is None else CARD_TEXT[public.led],
        piles=[text_of(pile) for pile in public.piles],
        shown=[text_of(cards) for cards in public.shown],
        married=["".join(SUIT_TEXT[suit] for suit in suits) for suits in public.married],
        tricks=public.tricks,
        last_winner=public.last_winner,
        points=list(game.score(State(so_far, (), ())).points),
    )
