"""Exact figures by full enumeration: all 91,390 first tables of four cards, all 9,880 hands of three."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

from poncin.cards import card, card_set
from poncin.rules.declarations import DeclarationRules, open_declarations
from poncin.rules.first_table import FirstTableRules, annulment, dealer_bonus

SEVEN = 1 << card("7h")
WILD = FirstTableRules(wild=card("7h"), low_table=False, bonus_first=False)
PLAIN = FirstTableRules(wild=None, low_table=False, bonus_first=False)
LOW = FirstTableRules(wild=card("7h"), low_table=True, bonus_first=False)


@cache
def tables() -> tuple[int, ...]:
    return tuple(card_set(four) for four in combinations(range(40), 4))


def bonuses(rules: FirstTableRules, *, annulled: bool) -> Iterator[tuple[str, int]]:
    for table in tables():
        bonus = dealer_bonus(table, 0, rules)
        if bonus and bool(annulment(table, rules)) is annulled:
            yield bonus.rule, table


def test_annulled() -> None:
    assert len(tables()) == 91_390
    assert sum(1 for table in tables() if annulment(table, WILD)) == 3925
    assert Counter(rule for rule, _ in bonuses(WILD, annulled=True)).total() == 546


@pytest.mark.parametrize(("rules", "fifteen", "thirty"), [(WILD, 5624, 4653), (PLAIN, 2736, 2492)])
def test_dealers_bonus(rules: FirstTableRules, fifteen: int, thirty: int) -> None:
    assert Counter(rule for rule, _ in bonuses(rules, annulled=False)) == {"dealer15": fifteen, "dealer30": thirty}


def test_low_tables() -> None:
    low = [table for rule, table in bonuses(LOW, annulled=False) if rule == "dealer_low"]
    assert len(low) == 701
    with_seven = [table for table in low if table & SEVEN]
    assert len(with_seven) == 380
    assert all(dealer_bonus(table, 0, WILD).rule == "dealer15" for table in with_seven)  # type: ignore[union-attr]


def test_three_equal() -> None:
    rules = FirstTableRules(wild=None, low_table=False, bonus_first=False, aces_annul=False, three_equal_annul=True)
    found = [table for table in tables() if annulment(table, rules)]
    assert len(found) == 1450
    assert sum(1 for table in found if dealer_bonus(table, 0, PLAIN)) == 96
    assert sum(1 for table in found if dealer_bonus(table, 0, WILD)) == 153


@pytest.mark.parametrize(
    ("matta", "barsega", "barsegon", "either", "one_value"),
    [("7h", 978, 94, 36, 30), (None, 772, 40, 12, 12)],
    ids=["wild", "plain"],
)
def test_hands(matta: str | None, barsega: int, barsegon: int, either: int, one_value: int) -> None:
    """A barsega is a total of 9 or less: three equal values of 9 or less, which the rules call barsegon, are both."""
    found: Counter[str] = Counter()
    for three in combinations(range(40), 3):
        hand = card_set(three)
        rules = DeclarationRules("optional", card(matta or "7h"), "any_completing", 10)
        open_ones = open_declarations(hand, rules)
        if matta is None:
            open_ones = tuple(each for each in open_ones if each.value == 0)
        values = {low_or_equal(each.cards, each.value, matta) for each in open_ones}
        low = any(is_low for is_low, _ in values)
        equal = any(is_equal for _, is_equal in values)
        found.update(low=low, equal=equal, either=low and equal, one_value=(True, True) in values)
    assert (found["low"], found["equal"], found["either"]) == (barsega, barsegon, either)
    assert found["one_value"] == one_value


def low_or_equal(cards: int, value: int, matta: str | None) -> tuple[bool, bool]:
    """Whether the three cards total 9 or less and whether they are of one value, the matta counting ``value``."""
    values = [
        value if value and matta and each == card(matta) else each // 4 + 1 for each in range(40) if cards >> each & 1
    ]
    return sum(values) <= 9, len(set(values)) == 1
