"""Declarations of three cards in hand: barsega (total at most 9), barsegon (three equal values), grande (J Q K of ♦).

The matta may serve at any value that makes one of them; named so it keeps the value in play. Three equal values are
always a barsegon, also where they total 9 or less.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import Literal, NamedTuple

from poncin.cards import PACK, RANK_CARDS, Card, CardSet, card, cards_in, rank_of, value_of
from poncin.rules.moves import DeclarationKind, Declare

Declaration = Literal["optional", "natural_mandatory_matta_optional", "automatic"]
MattaValue = Literal["any_completing", "lowest"]
Bonus = tuple[str, int]
"""A score rule and its points."""

_BARSEGA_TOTAL = 9
GRANDE: CardSet = 1 << card("Jd") | 1 << card("Qd") | 1 << card("Kd")


class DeclarationRules(NamedTuple):
    """The options that bear on declarations; quick to hash, because answers are remembered for them."""

    duty: Declaration
    matta: Card
    matta_value: MattaValue
    low_triple: int
    grande: bool = False


@lru_cache(maxsize=1 << 14)
def open_declarations(unexposed: CardSet, rules: DeclarationRules) -> tuple[Declare, ...]:
    """All declarations that the unexposed cards allow, in order of kind, cards and value."""
    matta_bit = 1 << rules.matta
    found = _without_matta(unexposed & ~matta_bit)
    if unexposed & matta_bit:
        found += _with_matta(unexposed & ~matta_bit, rules)
    if rules.grande and unexposed & GRANDE == GRANDE:
        found.append(Declare("grande", GRANDE))
    return tuple(sorted(found))


def is_duty(declarations: Sequence[Declare], rules: DeclarationRules) -> bool:
    """Whether a seat that may make these declarations has to make one before it may play."""
    if rules.duty == "optional" or not declarations:
        return False
    return rules.duty == "automatic" or any(each.value == 0 for each in declarations)


def bonuses_of(declaration: Declare, rules: DeclarationRules) -> list[Bonus]:
    """The score rules that a declaration brings points for."""
    if declaration.kind == "grande":
        return [("grande_in_hand", 30)]
    if declaration.kind == "barsega":
        return [("barsega", 3)]
    # Two of the three cards are never the matta, and show what the three equal values are.
    value = min(value_of(each) for each in cards_in(declaration.cards) if each != rules.matta)
    both = rules.low_triple == 13 and 3 * value <= _BARSEGA_TOTAL
    return [("barsegon", 10), ("barsega", 3)] if both else [("barsegon", 10)]


def _without_matta(cards: CardSet) -> list[Declare]:
    """Barseghe and barsegoin among cards that all serve as printed."""
    found = []
    members = cards_in(cards)
    for third_at, third in enumerate(members):
        completing = _completing(third)
        for second in members[:third_at]:
            firsts = completing[second] & cards
            if firsts:  # seldom
                for first in cards_in(firsts):
                    kind: DeclarationKind = "barsegon" if rank_of(first) == rank_of(third) else "barsega"
                    found.append(Declare(kind, 1 << first | 1 << second | 1 << third))
    return found


@cache
def _completing(third: Card) -> tuple[CardSet, ...]:
    """For each second card the cards before it in the pack that make a barsega or barsegon with both."""
    firsts = []
    for second in PACK:
        room = _BARSEGA_TOTAL - value_of(second) - value_of(third)
        equal = RANK_CARDS[rank_of(second)] if rank_of(second) == rank_of(third) else 0
        firsts.append((sum(RANK_CARDS[: max(room, 0)]) | equal) & ((1 << second) - 1))
    return tuple(firsts)


def _with_matta(others: CardSet, rules: DeclarationRules) -> list[Declare]:
    """Barseghe and barsegoin of the matta and two other cards."""
    found = []
    for first, second in combinations(cards_in(others), 2):
        cards = 1 << first | 1 << second | 1 << rules.matta
        served = _served(value_of(first), value_of(second), rules)
        found += [Declare(kind, cards, value) for kind, value in served]
    return found


@cache
def _served(first: int, second: int, rules: DeclarationRules) -> list[tuple[DeclarationKind, int]]:
    """What two cards of these values make with the matta, and the value to name for it."""
    found: list[tuple[DeclarationKind, int]] = []
    for value in range(1, 11):
        named = 0 if value == value_of(rules.matta) else value
        if first == second == value:
            found.append(("barsegon", named))
        elif first + second + value <= _BARSEGA_TOTAL and (value == 1 or rules.matta_value == "any_completing"):
            found.append(("barsega", named))
    return found
