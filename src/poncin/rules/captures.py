"""What a played card may take from the table in Cirulla and Cirollon.

Three kinds: a *simple* capture takes cards that add up to the played value; a *fifteen* takes cards that with it make
15; an ace *sweeps* the table. Which simple captures and which ace captures are allowed is an option. A set of cards
never is both a simple capture and a fifteen for one card, since no whole v equals 15 - v.
"""

from collections import defaultdict
from functools import lru_cache
from typing import Literal

from poncin.cards import ALL_CARDS, Card, CardSet, cards_in
from poncin.rules.events import CaptureKind

SimpleCapture = Literal["free", "single_first", "fewest"]
AceCapture = Literal["ace_only", "ace_or_fifteen", "ace_or_whole_table_15", "sweep_anyway"]

_HIGHEST_SUM = 14  # an ace makes fifteen with 14; no capture needs more
_SUM_SHIFT = 40


class CaptureRules:
    """The options that bear on captures. Tables seen are remembered: every card of a hand asks about the same one."""

    def __init__(self, simple: SimpleCapture, ace: AceCapture, matta: Card) -> None:
        """``matta`` is the wild card, whose value on the table may differ from what is printed on it."""
        self.simple = simple
        self.ace = ace
        self.matta = matta
        self.on = lru_cache(maxsize=1 << 12)(self._on)

    def _on(self, table: CardSet, matta_value: int) -> "TableCaptures":
        return TableCaptures(table, matta_value, self)


class TableCaptures(dict[int, tuple[CardSet, ...]]):
    """The captures on one table by played value: the sets that a card of the value may take, ascending as numbers.

    A card must take one of them if there is any. Each entry is worked out when it is first asked for.
    """

    __slots__ = ("_groups", "_rules", "_table")

    def __init__(self, table: CardSet, matta_value: int, rules: CaptureRules) -> None:
        """The matta, if it lies on the table, counts ``matta_value``."""
        self._table = table
        self._rules = rules
        self._groups = _groups(table, rules.matta, matta_value)

    def __missing__(self, value: int) -> tuple[CardSet, ...]:
        """Work out and keep the captures of a value."""
        if value == 1:
            captures = self._ace_captures()
        else:
            simple = self._groups.get(value, [])
            if len(simple) > 1:
                simple = self._allowed(simple)
            captures = simple + self._groups.get(15 - value, [])
        self[value] = in_order = tuple(sorted(captures)) if len(captures) > 1 else tuple(captures)
        return in_order

    def kind(self, value: int, taken: CardSet) -> CaptureKind:
        """The name of a legal capture: one equal card, a sum, a fifteen, or an ace's sweep."""
        if self.adds_up(value, taken):
            return "sum" if taken & (taken - 1) else "equal"
        if value == 1 and taken == self._table and self._ace_sweeps():
            return "ace"
        return "fifteen"

    def adds_up(self, value: int, taken: CardSet) -> bool:
        """Whether the set would be a simple capture if every one were allowed."""
        return taken in self._groups.get(value, ())

    def _allowed(self, simple: list[CardSet]) -> list[CardSet]:
        """Those of several sets of one sum that may be taken by a simple capture."""
        if self._rules.simple == "fewest":
            fewest = min(group.bit_count() for group in simple)
            return [group for group in simple if group.bit_count() == fewest]
        if self._rules.simple == "single_first":
            return [group for group in simple if group.bit_count() == 1] or simple
        return simple

    def _ace_captures(self) -> list[CardSet]:
        if not self._table:
            return []
        if self._ace_sweeps():
            return [self._table]
        aces, fourteens = self._groups[1], self._groups.get(14, [])
        if self._rules.ace == "ace_or_fifteen":
            return aces + fourteens
        if self._rules.ace == "ace_or_whole_table_15" and self._table in fourteens:
            return [*aces, self._table]
        return aces

    def _ace_sweeps(self) -> bool:
        return self._rules.ace == "sweep_anyway" or 1 not in self._groups


def _groups(table: CardSet, matta: Card, matta_value: int) -> dict[int, list[CardSet]]:
    """For each sum 1..14 that table cards can make, the sets that make it.

    While they grow the sets are written ``sum << 40 | set``: so adding a card to one is a single addition.
    """
    sums = [0]
    for card in cards_in(table):
        value = matta_value if card == matta else (card >> 2) + 1
        with_card = value << _SUM_SHIFT | 1 << card
        limit = (_HIGHEST_SUM - value + 1) << _SUM_SHIFT
        sums += [each + with_card for each in sums if each < limit]
    groups: defaultdict[int, list[CardSet]] = defaultdict(list)
    for each in sums[1:]:
        groups[each >> _SUM_SHIFT].append(each & ALL_CARDS)
    return groups
