"""The four cards first laid on the table: what annuls the deal, what the dealer takes.

Judged in this order: four equal cards, annulment, the dealer's bonus (low table before 15 and 30); the option
``monte_vs_bonus`` puts the bonus before the annulment.
"""

from functools import lru_cache
from typing import NamedTuple

from poncin.cards import RANK_CARDS, Card, CardSet, cards_in, value_of
from poncin.rules.events import Annulled, DealerBonus, DealerRule

_LOW_TOTAL = 9
_BONUS_POINTS: dict[DealerRule, int] = {"dealer15": 1, "dealer30": 2, "dealer_low": 3}


class FirstTableRules(NamedTuple):
    """The options that bear on the first table. ``wild`` is the card that may take any value there, if one may."""

    wild: Card | None
    low_table: bool
    bonus_first: bool
    aces_annul: bool = True
    three_equal_annul: bool = False
    four_equal_wins: bool = False


def four_equal(table: CardSet, rules: FirstTableRules) -> bool:
    """Whether the first table wins the match for the dealer's side."""
    return rules.four_equal_wins and table in RANK_CARDS


@lru_cache(maxsize=1 << 12)
def annulment(table: CardSet, rules: FirstTableRules) -> Annulled | None:
    """Why the first table annuls the deal, or None."""
    if four_equal(table, rules) or (rules.bonus_first and dealer_bonus(table, 0, rules)):
        return None
    if rules.aces_annul and (table & RANK_CARDS[0]).bit_count() >= 2:
        return Annulled("aces", table)
    if rules.three_equal_annul and any((table & rank).bit_count() >= 3 for rank in RANK_CARDS):
        return Annulled("three_equal", table)
    return None


def dealer_bonus(table: CardSet, dealer: int, rules: FirstTableRules) -> DealerBonus | None:
    """What the dealer takes the first table for, or None."""
    total = sum(value_of(card) for card in cards_in(table))
    wild = rules.wild is not None and table >> rules.wild & 1
    printed = value_of(rules.wild) if rules.wild is not None and wild else 0
    others = total - printed

    def bonus(rule: DealerRule, matta_value: int) -> DealerBonus:
        return DealerBonus(rule, dealer, table, matta_value, _BONUS_POINTS[rule])

    if rules.low_table:
        if total <= _LOW_TOTAL:
            return bonus("dealer_low", printed)
        if wild and others + 1 <= _LOW_TOTAL:
            return bonus("dealer_low", 1)
    goals: tuple[tuple[DealerRule, int], ...] = (("dealer15", 15), ("dealer30", 30))
    for rule, goal in goals:
        if total == goal:
            return bonus(rule, printed)
        if wild and 1 <= goal - others <= 10:
            return bonus(rule, goal - others)
    return None
