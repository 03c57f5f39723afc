"""The count at the end of a hand of Cirulla or Cirollon, line by line.

Every line keeps what was compared for each side and the cards that decided, so that a score sheet explains itself.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from poncin.cards import DIAMONDS, SUIT_CARDS, CardSet, card, cards_in, parse_cards
from poncin.rules.game import Line

MissingSuit = Literal["no_primiera", "sum_of_suits_held"]

PRIMIERA: tuple[int, ...] = (16, 12, 13, 14, 15, 18, 21, 10, 10, 10)
"""Primiera value for each rank index, ace to king."""
_BY_PRIMIERA: tuple[tuple[CardSet, ...], ...] = tuple(
    tuple(1 << rank * 4 + suit for rank in sorted(range(10), key=lambda rank: -PRIMIERA[rank])) for suit in range(4)
)
"""For each suit its cards as sets, the highest primiera value first."""
ERTA: CardSet = parse_cards("JdQdKd")
ALL_DIAMONDS: CardSet = SUIT_CARDS[DIAMONDS]
_SETTEBELLO: CardSet = 1 << card("7d")
_DIAMOND_RUN: tuple[CardSet, ...] = tuple(1 << card(f"{rank}d") for rank in "A234567")


@dataclass(frozen=True, slots=True)
class CountRules:
    """The options that bear on the count. With ``threshold`` carte needs 21 cards and dinæ 6, else a plurality."""

    missing_suit: MissingSuit
    threshold: bool = False
    bassa_max: int = 6
    erta_extended: bool = False


def count_piles(piles: Sequence[CardSet], rules: CountRules) -> dict[str, Line]:
    """The lines that depend on the captured cards alone: carte, dinae, settebello, primiera, erta, bassa."""
    return {
        "carte": _majority("carte", piles, 21 if rules.threshold else 0),
        "dinae": _majority("dinae", [pile & ALL_DIAMONDS for pile in piles], 6 if rules.threshold else 0),
        "settebello": _owner("settebello", piles, _SETTEBELLO),
        "primiera": _primiera(piles, rules.missing_suit),
        "erta": _erta(piles, rules.erta_extended),
        "bassa": _bassa(piles, rules.bassa_max),
    }


def best_of_suits(pile: CardSet) -> CardSet:
    """The card of highest primiera value of each suit in a pile; of equal ones the lowest in rank."""
    best = 0
    for suit in _BY_PRIMIERA:
        for bit in suit:
            if pile & bit:
                best |= bit
                break
    return best


def primiera_sum(best: CardSet) -> int:
    """The primiera values of a side's best cards, summed."""
    return sum([PRIMIERA[each >> 2] for each in cards_in(best)])


def plain_line(rule: str, points: Sequence[int], cards: Sequence[CardSet]) -> Line:
    """A line of points that were earned during the hand."""
    return Line(rule, tuple(points), tuple(points), tuple(cards))


def _majority(rule: str, cards: Sequence[CardSet], threshold: int) -> Line:
    counts = tuple([each.bit_count() for each in cards])
    best = max(counts)
    if counts.count(best) > 1:
        return _nobody(rule, counts, cards, "tie")
    if best < threshold:
        return _nobody(rule, counts, cards, "below_threshold")
    return Line(rule, counts, tuple([int(count == best) for count in counts]), tuple(cards))


def _owner(rule: str, piles: Sequence[CardSet], wanted: CardSet) -> Line:
    cards = tuple([pile & wanted for pile in piles])
    counts = tuple([each.bit_count() for each in cards])
    return Line(rule, counts, counts, cards)


def _primiera(piles: Sequence[CardSet], missing_suit: MissingSuit) -> Line:
    cards = tuple([best_of_suits(pile) for pile in piles])
    complete = [missing_suit == "sum_of_suits_held" or each.bit_count() == 4 for each in cards]
    counts = tuple([primiera_sum(best) if whole else None for best, whole in zip(cards, complete, strict=True)])
    best = max([count for count in counts if count is not None], default=0)
    if not best:
        return _nobody("primiera", counts, cards, "missing_suits")
    if counts.count(best) > 1:
        return _nobody("primiera", counts, cards, "tie")
    return Line("primiera", counts, tuple([int(count == best) for count in counts]), cards)


def _erta(piles: Sequence[CardSet], extended: bool) -> Line:
    more = _DIAMOND_RUN[5] | _DIAMOND_RUN[6] if extended else 0
    cards = tuple([pile & (ERTA | more) if pile & ERTA == ERTA else pile & ERTA for pile in piles])
    points = tuple([2 + each.bit_count() if each & ERTA == ERTA else 0 for each in cards])
    counts = tuple([each.bit_count() for each in cards])
    return Line("erta", counts, points, cards, "" if any(points) else "incomplete")


def _bassa(piles: Sequence[CardSet], highest: int) -> Line:
    runs = []
    for pile in piles:
        run = 0
        for each in _DIAMOND_RUN[:highest]:
            if not pile & each:
                break
            run |= each
        runs.append(run)
    counts = tuple([run.bit_count() for run in runs])
    points = tuple([count if count >= 3 else 0 for count in counts])
    return Line("bassa", counts, points, tuple(runs), "" if any(points) else "incomplete")


def _nobody(rule: str, counts: Sequence[int | None], cards: Sequence[CardSet], note: str) -> Line:
    return Line(rule, tuple(counts), (0,) * len(counts), tuple(cards), note)
