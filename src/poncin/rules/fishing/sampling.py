"""Whole positions that fit what a seat knows of a hand of Cirulla or Cirollon.

A seat knows its hand, all captured, exposed and lying cards, and, where declaring is a duty, that a seat which played
without declaring held no declaration that it had to make among its cards then unexposed.
"""

from collections.abc import Sequence

from poncin.cards import ALL_CARDS, Card, CardSet, card_set, cards_in
from poncin.rng import Stream
from poncin.rules.declarations import is_duty, open_declarations
from poncin.rules.fishing.legality import has_declared
from poncin.rules.fishing.state import FishingPublic, FishingRules, FishingState, FishingView
from poncin.rules.game import Seat, State

_TRIES = 200
"""Uniform deals tried before one is built card by card."""


def resample(rules: FishingRules, view: FishingView, rng: Stream) -> FishingState:
    """A random position that fits the view.

    Uniform over all fitting deals, but for views that fewer than about one deal in 200 fits: those get a fitting deal
    found by random search.
    """
    public = view.public
    known = [public.exposed[seat] for seat in range(len(public.hands))]
    if view.seat is not None:
        known[view.seat] = view.hand
    needs = [size - cards.bit_count() for size, cards in zip(public.hands, known, strict=True)]
    hidden = ALL_CARDS & ~public.table
    for cards in (*public.piles, *known):
        hidden &= ~cards
    pool = cards_in(hidden)
    bound = [seat for seat in range(len(known)) if seat != view.seat and _is_bound(rules, public, seat)]
    for _ in range(_TRIES):
        order = rng.shuffled(pool)
        hands, start = [], 0
        for cards, need in zip(known, needs, strict=True):
            hands.append(cards | card_set(order[start : start + need]))
            start += need
        if all(_fits(rules, public, seat, hands[seat]) for seat in bound):
            return State(public, tuple(hands), tuple(order[start:]))
    return _search(rules, public, pool, (known, [*needs, public.stock]), bound, rng)


def _is_bound(rules: FishingRules, public: FishingPublic, seat: Seat) -> bool:
    """Whether the seat's first card said something about the cards that it did not declare."""
    if rules.declarations.duty == "optional" or public.passed[seat] is None:
        return False
    return not (rules.one_declaration and has_declared(public, seat))


def _fits(rules: FishingRules, public: FishingPublic, seat: Seat, hand: CardSet) -> bool:
    undeclared = (hand & ~public.exposed[seat]) | (public.passed[seat] or 0)
    return not is_duty(open_declarations(undeclared, rules.declarations), rules.declarations)


def _search(
    rules: FishingRules,
    public: FishingPublic,
    pool: Sequence[Card],
    places: tuple[list[CardSet], list[int]],
    bound: list[Seat],
    rng: Stream,
) -> FishingState:
    """A fitting deal by depth-first search: low cards, which make declarations, find their places first.

    ``places`` are the known cards of each seat and the room in each hand and, last, in the stock.
    """
    hands, room = places
    stock_place = len(hands)
    stock: list[Card] = []
    tried: list[set[int]] = [set() for _ in pool]

    def place(at: int) -> bool:
        if at == len(pool):
            return True
        bit = 1 << pool[at]
        for seat in rng.shuffled([seat for seat, left in enumerate(room) for _ in range(left)]):
            if seat in tried[at]:
                continue
            tried[at].add(seat)
            room[seat] -= 1
            if seat == stock_place:
                stock.append(pool[at])
            else:
                hands[seat] |= bit
            if (seat not in bound or _fits(rules, public, seat, hands[seat])) and place(at + 1):
                return True
            room[seat] += 1
            if seat == stock_place:
                stock.pop()
            else:
                hands[seat] ^= bit
        tried[at].clear()
        return False

    found = place(0)
    assert found, "the true deal fits every view of it"
    return State(public, tuple(hands), tuple(rng.shuffled(stock)))
