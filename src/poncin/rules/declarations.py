"""Declarations of three cards in hand: barsega (total at most 9), barsegon (three equal values), grande (J Q K of ♦).

The matta may serve at any value that makes one of them; named so it keeps the value in play. Three equal values are
always a barsegon, also where they total 9 or less.
"""

from functools import lru_cache
from itertools import combinations
from typing import Literal, NamedTuple

from poncin.cards import RANK_CARDS, Card, CardSet, card, card_set, cards_in, value_of
from poncin.rules.moves import Declare

Declaration = Literal["optional", "natural_mandatory_matta_optional", "automatic"]
MattaValue = Literal["any_completing", "lowest"]
Bonus = tuple[str, int]
"""A score rule and its points."""

_BARSEGA_TOTAL = 9
_BARSEGA_CARDS: CardSet = sum(RANK_CARDS[:7])
"""A to 7: a higher card makes more than 9 with any two others."""
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


@lru_cache(maxsize=1 << 14)
def must_declare(unexposed: CardSet, rules: DeclarationRules) -> bool:
    """Whether a seat with these unexposed cards has to declare before it may play."""
    if rules.duty == "optional":
        return False
    found = open_declarations(unexposed, rules)
    if rules.duty == "automatic":
        return bool(found)
    return any(declaration.value == 0 for declaration in found)


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
    for rank in RANK_CARDS:
        if (cards & rank).bit_count() >= 3:
            found += [Declare("barsegon", card_set(three)) for three in combinations(cards_in(cards & rank), 3)]
    low = [(1 << each, value_of(each)) for each in cards_in(cards & _BARSEGA_CARDS)]
    for first_at, (first, first_value) in enumerate(low):
        for second_at in range(first_at + 1, len(low)):
            second, second_value = low[second_at]
            if first_value + 2 * second_value > _BARSEGA_TOTAL:
                break  # the values ascend: no third card can help any more
            for third, third_value in low[second_at + 1 :]:
                if first_value + second_value + third_value > _BARSEGA_TOTAL:
                    break
                if first_value != third_value:
                    found.append(Declare("barsega", first | second | third))
    return found


def _with_matta(others: CardSet, rules: DeclarationRules) -> list[Declare]:
    """Barseghe and barsegoin of the matta and two other cards."""
    printed = value_of(rules.matta)
    members = cards_in(others)
    found = []
    for first_at, first in enumerate(members):
        first_value = value_of(first)
        for second in members[first_at + 1 :]:
            second_value = value_of(second)
            room = _BARSEGA_TOTAL - first_value - second_value
            values = set(range(1, room + 1) if rules.matta_value == "any_completing" else range(1, min(room, 1) + 1))
            if first_value == second_value:
                values.add(first_value)
            elif room < 1:
                break
            three = 1 << first | 1 << second | 1 << rules.matta
            for value in values:
                kind: Literal["barsega", "barsegon"] = "barsegon" if first_value == second_value == value else "barsega"
                found.append(Declare(kind, three, 0 if value == printed else value))
    return found
