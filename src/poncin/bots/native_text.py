"""Games, views and positions as the one-line texts that the native core reads."""

from collections.abc import Iterable
from typing import Any

from poncin.cards import CARD_TEXT, SUITS, Card, CardSet, card_set, cards_text
from poncin.rules.fishing.legality import has_declared
from poncin.rules.fishing.state import FishingPublic
from poncin.rules.game import State, View
from poncin.rules.mariagio import MariagioPublic
from poncin.rules.registry import AnyGame

_DEALER = ("dealer15", "dealer30", "dealer_low")


def game_text(game: AnyGame) -> str:
    """A game with its players and the options that are not at their default."""
    options = (f"{name}={value}" for name, value in game.options.changed().items())
    return " ".join((game.info.id, str(game.players), *options))


def view_text(view: View[Any]) -> str:
    """What a seat may know, in the core's notation."""
    return f"seat={_small(view.seat)} hand={cards_text(view.hand)} {_public_text(view.public)}"


def state_text(state: State[Any]) -> str:
    """A whole position, in the core's notation."""
    stock = "".join(CARD_TEXT[card] for card in state.stock)
    return f"{_public_text(state.public)} open={_sets(state.hands)} deck={stock}"


def _public_text(public: Any) -> str:
    if isinstance(public, FishingPublic):
        return _fishing(public)
    if isinstance(public, MariagioPublic):
        return _mariagio(public)
    raise TypeError(f"the core knows no game with positions of type {type(public).__name__}")


def _fishing(public: FishingPublic) -> str:
    sides = len(public.piles)
    points = {rule: [0] * sides for rule in ("barsega", "barsegon", "grande_in_hand")}
    bonus = "-"
    for mark in public.marks:
        if mark.rule in _DEALER:
            bonus = mark.rule
        else:
            points[mark.rule][mark.seat % sides] += mark.points
    passed = ("-" if cards is None else cards_text(cards) for cards in public.passed)
    declared = (int(has_declared(public, seat)) for seat in range(len(public.hands)))
    decided = f"{public.decided.reason}:{public.decided.side}" if public.decided else "-"
    return (
        f"dealer={public.dealer} turn={_small(public.to_act)} hands={_numbers(public.hands)} stock={public.stock} "
        f"table={cards_text(public.table)} piles={_sets(public.piles)} exposed={_sets(public.exposed)} "
        f"passed={','.join(passed)} declared={_numbers(declared)} matta={public.matta_value} "
        f"sgobbe={_sets(card_set(cards) for cards in public.sgobbe)} bonus={bonus} "
        f"barsega={_numbers(points['barsega'])} barsegon={_numbers(points['barsegon'])} "
        f"grande={_numbers(points['grande_in_hand'])} last={_small(public.last_taker)} decided={decided}"
    )


def _mariagio(public: MariagioPublic) -> str:
    now: tuple[int, ...] = ()
    if public.to_act is not None and public.married_now:
        now = public.married[public.to_act][-public.married_now :]
    return (
        f"dealer={public.dealer} turn={_small(public.to_act)} trump={SUITS[public.trump]} "
        f"upcard={_card(public.upcard)} led={_card(public.led)} hands={_numbers(public.hands)} stock={public.stock} "
        f"piles={_sets(public.piles)} shown={_sets(public.shown)} married={','.join(map(_suits, public.married))} "
        f"now={_suits(now)} captured={','.join(map(_suits, public.captured))} tricks={public.tricks} "
        f"last={_small(public.last_winner)}"
    )


def _small(number: int | None) -> str:
    return "-" if number is None else str(number)


def _card(card: Card | None) -> str:
    return "-" if card is None else CARD_TEXT[card]


def _numbers(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))


def _sets(sets: Iterable[CardSet]) -> str:
    return ",".join(map(cards_text, sets))


def _suits(suits: Iterable[int]) -> str:
    return "".join(SUITS[suit] for suit in sorted(suits))
