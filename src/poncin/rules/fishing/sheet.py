"""The score sheet of a hand of Cirulla or Cirollon."""

from poncin.cards import card_set
from poncin.rules.fishing.state import FishingPublic, FishingRules
from poncin.rules.game import HandScore, Line
from poncin.rules.scoring import ALL_DIAMONDS, count_piles, plain_line

_ORDER = (
    "carte",
    "dinae",
    "settebello",
    "primiera",
    "dealer15",
    "dealer30",
    "dealer_low",
    "scopa",
    "erta",
    "bassa",
    "barsega",
    "barsegon",
    "grande_in_hand",
    "cappotto",
)
_CAPPOTTO_POINTS = 30


def score(rules: FishingRules, public: FishingPublic) -> HandScore:
    """The sheet of a finished hand; of one that won the match at once only what was earned until then."""
    assert public.to_act is None, "only a finished hand has a score"
    lines = _earned(public)
    decided = public.decided
    if decided:
        if decided.reason == "cappotto":
            lines["cappotto"] = _cappotto(public, 0)
    else:
        lines |= count_piles(public.piles, rules.count)
        if rules.cappotto == "30_points" and ALL_DIAMONDS in (pile & ALL_DIAMONDS for pile in public.piles):
            lines["cappotto"] = _cappotto(public, _CAPPOTTO_POINTS)
    ordered = tuple([lines[rule] for rule in _ORDER if rule in lines])
    points = tuple([sum([line.points[side] for line in ordered]) for side in range(len(public.piles))])
    return HandScore(ordered, points, decided.side if decided else None, decided.reason if decided else None)


def _earned(public: FishingPublic) -> dict[str, Line]:
    """The lines of what was scored in the open: sgobbe, the dealer's bonus, declarations."""
    sides = len(public.piles)
    sgobbe = [len(cards) for cards in public.sgobbe]
    lines = {"scopa": plain_line("scopa", sgobbe, [card_set(cards) for cards in public.sgobbe])}
    for rule in {mark.rule for mark in public.marks}:
        points, counts, cards = [0] * sides, [0] * sides, [0] * sides
        for mark in public.marks:
            if mark.rule == rule:
                side = mark.seat % sides
                points[side] += mark.points
                counts[side] += 1
                cards[side] |= mark.cards
        lines[rule] = Line(rule, tuple(counts), tuple(points), tuple(cards))
    return lines


def _cappotto(public: FishingPublic, points: int) -> Line:
    diamonds = tuple(pile & ALL_DIAMONDS for pile in public.piles)
    whole = [each == ALL_DIAMONDS for each in diamonds]
    counts = tuple(each.bit_count() for each in diamonds)
    return Line("cappotto", counts, tuple(points if each else 0 for each in whole), diamonds)
