"""A hand as things to draw: one form for every game, read from the public part of a view."""

from dataclasses import dataclass, field

from poncin.cards import Card, CardSet, card_set, cards_in, suit_of, value_of
from poncin.rules.fishing.hand import FishingGame
from poncin.rules.fishing.state import FishingPublic
from poncin.rules.game import Public, Side
from poncin.rules.mariagio import Mariagio, MariagioPublic
from poncin.rules.registry import AnyGame

Earned = tuple[str, int]
"""A score rule and its points, scored in the open."""


@dataclass(frozen=True, slots=True)
class Picture:
    """What lies on the table, before whom, and what everybody knows of it.

    ``open`` are the cards that each seat is known to hold, ``crosswise`` the face-up cards in each side's pile,
    ``earned`` what each side has scored in the open, ``named`` the matta's value where a declaration has named one.
    """

    table: CardSet
    open: tuple[CardSet, ...]
    piles: tuple[CardSet, ...]
    crosswise: tuple[tuple[Card, ...], ...]
    earned: tuple[tuple[Earned, ...], ...]
    stock: int
    upcard: Card | None = None
    trump: int | None = None
    named: dict[Card, int] = field(default_factory=dict)
    captures: bool = False
    """Whether cards take others from the table; then court cards count 8, 9, 10."""


def picture(game: AnyGame, public: Public) -> Picture:
    """The picture of a position; of a game unknown here, what every game has."""
    if isinstance(game, FishingGame) and isinstance(public, FishingPublic):
        return _fishing(game, public)
    if isinstance(game, Mariagio) and isinstance(public, MariagioPublic):
        return _mariagio(game, public)
    nothing: tuple[tuple[Card, ...], ...] = ((),) * game.sides
    return Picture(0, (0,) * game.players, public.piles, nothing, ((),) * game.sides, public.stock)


def _fishing(game: FishingGame, public: FishingPublic) -> Picture:
    matta = game.rules.matta
    named = {matta: public.matta_value} if public.matta_value != value_of(matta) else {}
    earned: list[list[Earned]] = [[] for _ in range(game.sides)]
    for mark in public.marks:
        earned[game.side_of(mark.seat)].append((mark.rule, mark.points))
    return Picture(
        table=public.table,
        open=public.exposed,
        piles=public.piles,
        crosswise=public.sgobbe,
        earned=tuple(tuple(each) for each in earned),
        stock=public.stock,
        named=named,
        captures=True,
    )


def _mariagio(game: Mariagio, public: MariagioPublic) -> Picture:
    def earned(side: Side) -> tuple[Earned, ...]:
        shown = [("marriage", game.marriage_points(public, suit)) for suit in public.married[side]]
        taken = [("captured_marriage", game.marriage_points(public, suit)) for suit in public.captured[side]]
        return tuple(shown + taken)

    return Picture(
        table=0 if public.led is None else card_set([public.led]),
        open=public.shown,
        piles=public.piles,
        crosswise=((), ()),
        earned=(earned(0), earned(1)),
        stock=public.stock,
        upcard=public.upcard,
        trump=public.trump,
    )


def hand_order(game: AnyGame, hand: CardSet) -> tuple[Card, ...]:
    """The cards of a hand as a player sorts them: by suit where there are trumps, otherwise by rank."""
    held = cards_in(hand)
    return tuple(sorted(held, key=lambda each: (suit_of(each), each))) if isinstance(game, Mariagio) else held
