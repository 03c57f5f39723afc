"""What a played card may take from the table in Cirulla and Cirollon.

Three kinds: a *simple* capture takes cards that add up to the played value; a *fifteen* takes cards that with it make
15; an ace *sweeps* the table. Which simple captures and which ace captures are allowed is an option. A set of cards
never is both a simple capture and a fifteen for one card, since no whole v equals 15 - v.
"""

from functools import lru_cache
from typing import Literal

from poncin.cards import CardSet, cards_in
from poncin.rules.events import CaptureKind

SimpleCapture = Literal["free", "single_first", "fewest"]
AceCapture = Literal["ace_only", "ace_or_fifteen", "ace_or_whole_table_15", "sweep_anyway"]

_HIGHEST_SUM = 14  # an ace makes fifteen with 14; no capture needs more


class TableCaptures:
    """All captures on one table, worked out for each played value when first asked for."""

    __slots__ = ("_ace", "_by_value", "_groups", "_simple", "_table")

    def __init__(
        self, table: CardSet, matta: CardSet, matta_value: int, simple: SimpleCapture, ace: AceCapture
    ) -> None:
        """``matta`` is the wild card as a set; lying on the table it counts ``matta_value``."""
        self._table = table
        self._simple = simple
        self._ace = ace
        self._groups = _groups(table, matta, matta_value)
        self._by_value: dict[int, tuple[CardSet, ...]] = {}

    def of(self, value: int) -> tuple[CardSet, ...]:
        """The sets that a card of this value may take, ascending as numbers; it must take one if there is any."""
        found = self._by_value.get(value)
        if found is None:
            found = tuple(sorted(self._ace_captures() if value == 1 else self._other_captures(value)))
            self._by_value[value] = found
        return found

    def kind(self, value: int, taken: CardSet) -> CaptureKind:
        """The name of a legal capture: one equal card, a sum, a fifteen, or an ace's sweep."""
        if taken in self._groups[value]:
            return "sum" if taken & (taken - 1) else "equal"
        if taken in self._groups[15 - value] and not (value == 1 and taken == self._table and self._ace_sweeps()):
            return "fifteen"
        return "ace"

    def adds_up(self, value: int, taken: CardSet) -> bool:
        """Whether the set would be a simple capture if every one were allowed."""
        return taken in self._groups[value]

    def _other_captures(self, value: int) -> tuple[CardSet, ...]:
        simple = self._groups[value]
        if len(simple) > 1:
            if self._simple == "fewest":
                fewest = min(group.bit_count() for group in simple)
                simple = tuple(group for group in simple if group.bit_count() == fewest)
            elif self._simple == "single_first":
                simple = tuple(group for group in simple if group.bit_count() == 1) or simple
        return simple + self._groups[15 - value]

    def _ace_captures(self) -> tuple[CardSet, ...]:
        if not self._table:
            return ()
        if self._ace_sweeps():
            return (self._table,)
        aces = self._groups[1]
        if self._ace == "ace_or_fifteen":
            return aces + self._groups[14]
        if self._ace == "ace_or_whole_table_15" and self._table in self._groups[14]:
            return (*aces, self._table)
        return aces

    def _ace_sweeps(self) -> bool:
        return not self._groups[1] or self._ace == "sweep_anyway"


@lru_cache(maxsize=1 << 14)
def captures_on(
    table: CardSet, matta: CardSet, matta_value: int, simple: SimpleCapture, ace: AceCapture
) -> TableCaptures:
    """The captures on a table, remembered: every card of a hand asks about the same table."""
    return TableCaptures(table, matta, matta_value, simple, ace)


def _groups(table: CardSet, matta: CardSet, matta_value: int) -> tuple[tuple[CardSet, ...], ...]:
    """For each total 0..14 the non-empty sets of table cards that add up to it."""
    groups: list[list[CardSet]] = [[] for _ in range(_HIGHEST_SUM + 1)]
    open_groups: list[tuple[CardSet, int]] = [(0, 0)]
    for card in cards_in(table):
        bit = 1 << card
        value = matta_value if bit == matta else (card >> 2) + 1
        room = _HIGHEST_SUM - value
        grown = [(cards | bit, total + value) for cards, total in open_groups if total <= room]
        for cards, total in grown:
            groups[total].append(cards)
        open_groups += grown
    return tuple(map(tuple, groups))
