"""What a played card may take from the table in Cirulla and Cirollon.

Three kinds: a *simple* capture takes cards that add up to the played value; a *fifteen* takes cards that with it make
15; an ace *sweeps* the table. Which simple captures and which ace captures are allowed is an option. A set of cards
never is both a simple capture and a fifteen for one card, since no whole v equals 15 - v.
"""

from functools import lru_cache
from typing import Literal

from poncin.cards import Card, CardSet, cards_in
from poncin.rules.events import CaptureKind

SimpleCapture = Literal["free", "single_first", "fewest"]
AceCapture = Literal["ace_only", "ace_or_fifteen", "ace_or_whole_table_15", "sweep_anyway"]

_UP_TO: tuple[CardSet, ...] = tuple((1 << 4 * min(total, 10)) - 1 for total in range(15))
"""For each total the cards that can be part of it: those of no higher value."""


class CaptureRules:
    """The options that bear on captures."""

    def __init__(self, simple: SimpleCapture, ace: AceCapture, matta: Card) -> None:
        """``matta`` is the wild card, whose value on the table may differ from what is printed on it."""
        self.simple = simple
        self.ace = ace
        self.matta = matta
        self._matta_bit = 1 << matta
        self._printed = (matta >> 2) + 1

    def of(self, table: CardSet, matta_value: int, value: int) -> tuple[CardSet, ...]:
        """The sets that a card of a value may take, ascending as numbers; it must take one if there is any.

        The matta, if it lies on the table, counts ``matta_value``.
        """
        if value == 1:
            return self._ace_captures(table, matta_value)
        if matta_value == self._printed or not table & self._matta_bit:  # as in `_adding_up`; most calls end here
            simple = _printed_adding_up(table & _UP_TO[value], value)
            fifteens = _printed_adding_up(table & _UP_TO[15 - value], 15 - value)
        else:
            simple = self._adding_up(table, matta_value, value)
            fifteens = self._adding_up(table, matta_value, 15 - value)
        if len(simple) > 1:
            simple = self._allowed(simple)
        return tuple(sorted(simple + fifteens)) if simple and fifteens else simple or fifteens

    def kind(self, table: CardSet, matta_value: int, value: int, taken: CardSet) -> CaptureKind:
        """The name of a legal capture: one equal card, a sum, a fifteen, or an ace's sweep."""
        if taken in self._adding_up(table, matta_value, value):
            return "sum" if taken & (taken - 1) else "equal"
        if value == 1 and taken == table and self._ace_sweeps(table, matta_value):
            return "ace"
        return "fifteen"

    def total(self, matta_value: int, cards: CardSet) -> int:
        """What cards of the table add up to."""
        return sum([matta_value if card == self.matta else (card >> 2) + 1 for card in cards_in(cards)])

    def _allowed(self, simple: tuple[CardSet, ...]) -> tuple[CardSet, ...]:
        """Those of several sets of one sum that may be taken by a simple capture."""
        if self.simple == "fewest":
            fewest = min(group.bit_count() for group in simple)
            return tuple(group for group in simple if group.bit_count() == fewest)
        if self.simple == "single_first":
            return tuple(group for group in simple if group.bit_count() == 1) or simple
        return simple

    def _ace_captures(self, table: CardSet, matta_value: int) -> tuple[CardSet, ...]:
        if not table:
            return ()
        if self._ace_sweeps(table, matta_value):
            return (table,)
        aces = self._adding_up(table, matta_value, 1)
        if self.ace == "ace_or_fifteen":
            return tuple(sorted(aces + self._adding_up(table, matta_value, 14)))
        if self.ace == "ace_or_whole_table_15" and self.total(matta_value, table) == 14:
            return (*aces, table)
        return aces

    def _ace_sweeps(self, table: CardSet, matta_value: int) -> bool:
        return self.ace == "sweep_anyway" or not self._adding_up(table, matta_value, 1)

    def _adding_up(self, table: CardSet, matta_value: int, total: int) -> tuple[CardSet, ...]:
        """The sets of table cards that add up to a total from 1 to 14, ascending."""
        bit = self._matta_bit
        if matta_value == self._printed or not table & bit:
            return _printed_adding_up(table & _UP_TO[total], total)
        others, rest = table ^ bit, total - matta_value
        found = _printed_adding_up(others & _UP_TO[total], total)
        if rest == 0:
            found += (bit,)
        elif rest > 0:
            found += tuple(each | bit for each in _printed_adding_up(others & _UP_TO[rest], rest))
        return tuple(sorted(found))


@lru_cache(maxsize=1 << 15)
def _printed_adding_up(cards: CardSet, total: int) -> tuple[CardSet, ...]:
    """The sets of cards, none above the total and each at its printed value, that add up to it, ascending.

    First those without the highest card, then those with it: both are smaller questions, often asked before.
    """
    if not cards:
        return ()
    highest = cards.bit_length() - 1
    bit = 1 << highest
    others, rest = cards ^ bit, total - (highest >> 2) - 1
    without = _printed_adding_up(others, total)
    if not rest:
        return (*without, bit)
    return without + tuple([each | bit for each in _printed_adding_up(others & _UP_TO[rest], rest)])
