"""What a played card may take from the table in Cirulla and Cirollon.

Three kinds: a *simple* capture takes cards that add up to the played value; a *fifteen* takes cards that with it make
15; an ace *sweeps* the table. Which simple captures and which ace captures are allowed is an option. A set of cards
never is both a simple capture and a fifteen for one card, since no whole v equals 15 - v.
"""

from collections import defaultdict
from functools import lru_cache
from typing import Literal, NamedTuple

from poncin.cards import HEARTS, RANK_CARDS, SUIT_CARDS, Card, CardSet, cards_in, value_of
from poncin.rules.events import CaptureKind

SimpleCapture = Literal["free", "single_first", "fewest"]
AceCapture = Literal["ace_only", "ace_or_fifteen", "ace_or_whole_table_15", "sweep_anyway"]

_HIGHEST_TOTAL = 14
"""A fifteen of an ace takes fourteen."""
Captures = tuple[tuple[CardSet, ...], ...]
"""For each value from 1 to 10 (at 0 nothing) the sets that a card of that value may take, ascending as numbers."""
Sums = dict[int, list[CardSet]]
"""For each total from 1 to 14 that can be made of some cards the sets that add up to it, ascending as numbers."""


class CaptureRules(NamedTuple):
    """The options that bear on captures; quick to hash, because answers are remembered for them.

    ``matta`` is the wild card, whose value on the table may differ from what is printed on it.
    """

    simple: SimpleCapture
    ace: AceCapture
    matta: Card

    def of(self, table: CardSet, matta_value: int, value: int) -> tuple[CardSet, ...]:
        """The sets that a card of a value may take, ascending as numbers; it must take one if there is any.

        The matta, if it lies on the table, counts ``matta_value``.
        """
        return tuple([table & cards for cards in captures_on(table, matta_value, self)[value]])

    def kind(self, table: CardSet, matta_value: int, value: int, taken: CardSet) -> CaptureKind:
        """The name of a legal capture: one equal card, a sum, a fifteen, or an ace's sweep."""
        if self.total(matta_value, taken) == value:
            return "sum" if taken & (taken - 1) else "equal"
        if value == 1 and taken == table and self.ace_sweeps(table, matta_value):
            return "ace"
        return "fifteen"

    def total(self, matta_value: int, cards: CardSet) -> int:
        """What cards of the table add up to."""
        return sum([matta_value if card == self.matta else (card >> 2) + 1 for card in cards_in(cards)])

    def allowed(self, simple: list[CardSet]) -> tuple[CardSet, ...]:
        """Those of several sets of one sum that may be taken by a simple capture."""
        if self.simple == "fewest":
            fewest = min(group.bit_count() for group in simple)
            return tuple(group for group in simple if group.bit_count() == fewest)
        if self.simple == "single_first":
            simple = [group for group in simple if group.bit_count() == 1] or simple
        return tuple(simple)

    def by_ace(self, table: CardSet, matta_value: int, sums: Sums) -> tuple[CardSet, ...]:
        """What an ace may take."""
        if not table:
            return ()
        if self.ace_sweeps(table, matta_value):
            return (table,)
        aces, fourteens = sums[1], sums.get(14, [])
        if self.ace == "ace_or_fifteen":
            return tuple(sorted(aces + fourteens))
        if self.ace == "ace_or_whole_table_15" and table in fourteens:
            return (*aces, table)
        return tuple(aces)

    def ace_sweeps(self, table: CardSet, matta_value: int) -> bool:
        """Whether an ace takes all: for want of another ace, or anyway."""
        named_ace = matta_value == 1 and table >> self.matta & 1
        return self.ace == "sweep_anyway" or not (table & RANK_CARDS[0] or named_ace)


def captures_on(table: CardSet, matta_value: int, rules: CaptureRules) -> Captures:
    """What a card of each value may take, to be cut with the table.

    Where no two cards of the table are of one rank their suits do not matter, and one answer serves all such tables:
    that of their ranks in hearts.
    """
    hearts = (table | table >> 1 | table >> 2 | table >> 3) & SUIT_CARDS[HEARTS]
    matta = rules.matta
    if hearts.bit_count() == table.bit_count() and (not table >> matta & 1 or matta_value == (matta >> 2) + 1):
        return _captures_of_ranks(hearts, rules)
    return _captures(table, matta_value, rules)


@lru_cache(maxsize=1 << 10)
def _captures_of_ranks(hearts: CardSet, rules: CaptureRules) -> Captures:
    """The same for a table of hearts, with every card in all four suits."""
    captures = _captures(hearts, value_of(rules.matta), rules)
    return tuple([tuple([cards * 0b1111 for cards in sets]) for sets in captures])


@lru_cache(maxsize=1 << 10)
def _captures(table: CardSet, matta_value: int, rules: CaptureRules) -> Captures:
    sums = _sums(table, matta_value, rules.matta)
    captures: list[tuple[CardSet, ...]] = [(), rules.by_ace(table, matta_value, sums)]
    for value in range(2, 11):
        simple = rules.allowed(sums[value]) if value in sums else ()
        captures.append(tuple(sorted([*simple, *sums[15 - value]])) if 15 - value in sums else simple)
    return tuple(captures)


def _sums(table: CardSet, matta_value: int, matta: Card) -> Sums:
    """What the cards of a table add up to, the matta counting ``matta_value``."""
    found = [(0, 0)]
    for card in cards_in(table):
        value = matta_value if card == matta else value_of(card)
        found += [(total + value, cards | 1 << card) for total, cards in found if total + value <= _HIGHEST_TOTAL]
    sums = defaultdict(list)
    for total, cards in found[1:]:
        sums[total].append(cards)
    return sums
