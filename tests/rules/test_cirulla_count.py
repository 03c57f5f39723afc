"""Cirulla's worked examples U24 to U32, U42 and U44: the count, the target, cappòttu."""

import pytest

from poncin.cards import SUIT_CARDS, card, cards_in, cards_text, parse_cards
from poncin.notation import parse_move
from poncin.rules.fishing.state import Mark
from poncin.rules.game import HandScore
from poncin.rules.scoring import best_of_suits, count_piles, primiera_sum
from tests.rules.positions import cirulla, count, finished, fishing, in_match
from tests.rules.test_cirollon_count import PILE_A, PILE_B

PLURALITY = {"majority_mode": "plurality"}


def piles_of(cards: tuple[int, ...], diamonds: tuple[int, ...]) -> list[str]:
    """Piles with these numbers of cards and of diamonds."""
    dinae = list(cards_in(SUIT_CARDS[1]))
    others = [each for each in range(40) if each & 3 != 1]
    piles = []
    for size, count_of in zip(cards, diamonds, strict=True):
        taken = [dinae.pop() for _ in range(count_of)] + [others.pop() for _ in range(size - count_of)]
        piles.append(cards_text(sum(1 << each for each in taken)))
    return piles


MAJORITIES = [
    # options, cards, diamonds, points for carte, points for denari
    ("U24", {}, (20, 20), (5, 5), (0, 0), (0, 0)),
    ("U24", PLURALITY, (20, 20), (5, 5), (0, 0), (0, 0)),
    ("U25", {}, (15, 13, 12), (4, 3, 3), (0, 0, 0), (0, 0, 0)),
    ("U25", PLURALITY, (15, 13, 12), (4, 3, 3), (1, 0, 0), (1, 0, 0)),
    ("U26", {}, (14, 13, 13), (6, 3, 1), (0, 0, 0), (1, 0, 0)),
    ("U26", PLURALITY, (14, 13, 13), (6, 3, 1), (1, 0, 0), (1, 0, 0)),
    ("33-tie", PLURALITY, (15, 15, 10), (4, 4, 2), (0, 0, 0), (0, 0, 0)),
    ("just-enough", {}, (21, 10, 9), (5, 4, 1), (1, 0, 0), (0, 0, 0)),
    ("just-short", {}, (20, 10, 10), (5, 4, 1), (0, 0, 0), (0, 0, 0)),
    ("second", {}, (19, 21), (4, 6), (0, 1), (0, 1)),
]


@pytest.mark.parametrize(
    ("options", "cards", "diamonds", "carte", "dinae"), [pytest.param(*c[1:], id=c[0]) for c in MAJORITIES]
)
def test_majorities(
    options: dict[str, object],
    cards: tuple[int, ...],
    diamonds: tuple[int, ...],
    carte: tuple[int, ...],
    dinae: tuple[int, ...],
) -> None:
    game = cirulla(len(cards), **options)
    lines = count_piles([parse_cards(pile) for pile in piles_of(cards, diamonds)], game.rules.count)
    assert (lines["carte"].counts, lines["dinae"].counts) == (cards, diamonds)
    assert (lines["carte"].points, lines["dinae"].points) == (carte, dinae)


def test_who_gets_nothing_is_told_why() -> None:
    tie = count_piles([parse_cards(pile) for pile in piles_of((20, 20), (5, 5))], cirulla().rules.count)
    short = count_piles([parse_cards(pile) for pile in piles_of((15, 13, 12), (4, 3, 3))], cirulla(3).rules.count)
    won = count_piles([parse_cards(pile) for pile in piles_of((21, 19), (6, 4))], cirulla().rules.count)
    assert [tie[rule].note for rule in ("carte", "dinae")] == ["tie", "tie"]
    assert [short[rule].note for rule in ("carte", "dinae")] == ["below_threshold", "below_threshold"]
    assert [won[rule].note for rule in ("carte", "dinae")] == ["", ""]


PICCOLE = [
    ("U27", 6, "A23", 3),
    ("U27", 6, "A2345", 5),
    ("U27", 6, "A2356", 3),
    ("U27", 6, "A23456", 6),
    ("U27", 6, "A234567", 6),
    ("U27", 7, "A234567", 7),
    ("U27", 5, "A234567", 5),
    ("U27-more", 7, "A23456", 6),
    ("U27-more", 5, "A2345", 5),
    ("U27-more", 5, "A234", 4),
    ("U27-more", 6, "A2", 0),
]


@pytest.mark.parametrize(("most", "ranks", "points"), [pytest.param(*c[1:], id=c[0]) for c in PICCOLE])
def test_piccola(most: int, ranks: str, points: int) -> None:
    pile = "".join(f"{rank}d" for rank in ranks)
    assert count(cirulla(piccola_max=most), "bassa", [pile, "2c"]) == (points, 0)


@pytest.mark.parametrize(("missing", "x", "y"), [("no_primiera", 0, 0), ("sum_of_suits_held", 0, 0)])
def test_u28_primiera_tie(missing: str, x: int, y: int) -> None:
    game = cirulla(primiera_missing_suit=missing)
    assert count(game, "primiera", ["7d6h7s5c", "6d7h5s7c"]) == (x, y)
    assert primiera_sum(parse_cards("7d6h7s5c")) == primiera_sum(parse_cards("6d7h5s7c")) == 75


@pytest.mark.parametrize(
    ("cards", "total"), [("7h7d7c7s", 84), ("6h6d6c2s", 66), ("AhAdAcAs", 64), ("KhQdJcKs", 40)], ids=["U29"] * 4
)
def test_u29_pile_sums(cards: str, total: int) -> None:
    assert primiera_sum(best_of_suits(parse_cards(cards))) == total


@pytest.mark.parametrize(("better", "worse"), ["76", "6A", "A5", "54", "43", "32", "2J", "2Q", "2K"], ids=str)
def test_best_of_suit_is_by_primiera_value(better: str, worse: str) -> None:
    assert best_of_suits(parse_cards(f"{better}c{worse}c")) == parse_cards(f"{better}c")


def test_u30_whole_count() -> None:
    marks = [Mark("barsega", 0, parse_cards("As3d5h"), 0, 3), Mark("barsegon", 1, parse_cards("QcQdQs"), 0, 10)]
    score = finished(cirulla(), [PILE_A, PILE_B], ["2cJcAs", "4c"], marks)
    assert score.points == (13, 12)
    assert score.items() == [
        ("carte", 0, 1),
        ("dinae", 0, 1),
        ("settebello", 0, 1),
        ("primiera", 1, 1),
        ("scopa", 0, 3),
        ("scopa", 1, 1),
        ("bassa", 0, 4),
        ("barsega", 0, 3),
        ("barsegon", 1, 10),
    ]
    line = next(line for line in score.lines if line.rule == "primiera")
    assert line.counts == (76, 78)


@pytest.mark.parametrize(
    ("both", "before", "winner"),
    [
        pytest.param("higher_then_extra_hand", (40, 40), 0, id="U31"),
        pytest.param("higher_then_extra_hand", (38, 39), None, id="U31"),
        pytest.param("higher_then_extra_hand", (38, 40), 1, id="U31"),
        pytest.param("first_in_count_order", (40, 40), 0, id="U31-order"),
        pytest.param("first_in_count_order", (38, 39), 0, id="U31-order"),
        pytest.param("first_in_count_order", (38, 40), 0, id="U31-order"),
    ],
)
def test_u31_target(both: str, before: tuple[int, int], winner: int | None) -> None:
    game = cirulla(both_over_target=both)
    marks = [Mark("barsega", 0, parse_cards("As3d5h"), 0, 3), Mark("barsegon", 1, parse_cards("QcQdQs"), 0, 10)]
    score = finished(game, [PILE_A, PILE_B], ["2cJcAs", "4c"], marks)
    for dealer in (0, 1):
        assert game.winner((before[0] + 13, before[1] + 12), score, dealer) == winner


@pytest.mark.parametrize(("cappotto", "ended"), [("wins_match", True), ("30_points", False), ("off", False)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_u32_tenth_diamond(cappotto: str, ended: bool, players: int) -> None:
    game = cirulla(players, cappotto=cappotto)
    empty = [""] * (game.sides - 1)
    state = fishing(game, "KhAs", "Kd2c", others="3s4s", piles=["Ad2d3d4d5d6d7dJdQd", *empty])
    match, _ = in_match(game, state, (0, 50, 9)[: game.sides]).play(0, parse_move("Kh*Kd"))
    assert (match.ending is not None) is ended
    if match.ending:
        assert (match.ending.reason, match.ending.winner, match.ending.by) == ("cappotto", 0, None)


def test_u32_30_points() -> None:
    score = finished(cirulla(cappotto="30_points"), [cards_text(SUIT_CARDS[1]), "2cKsAh"])
    items = {rule: points for rule, side, points in score.items() if side == 0}
    assert items == {"dinae": 1, "settebello": 1, "erta": 5, "bassa": 6, "cappotto": 30}
    assert sum(items.values()) == 43
    nine = finished(cirulla(cappotto="30_points"), ["Ad2d3d4d5d6d7dJdQd", "Kd"])
    assert "cappotto" not in [rule for rule, _, _ in nine.items()]


GRANDI = [("JQK", 5, 0), ("JQK6", 6, 0), ("JQK7", 6, 0), ("JQK67", 7, 0), ("JQ67", 0, 0), ("A23456JQK", 6, 6)]


@pytest.mark.parametrize(("ranks", "grande", "piccola"), GRANDI, ids=["U42"] * len(GRANDI))
def test_u42_grande_extended(ranks: str, grande: int, piccola: int) -> None:
    pile = "".join(f"{rank}d" for rank in ranks)
    game = cirulla(grande_extended="yes")
    assert count(game, "erta", [pile, "2c"]) == (grande, 0)
    assert count(game, "bassa", [pile, "2c"]) == (piccola, 0)
    plain = 5 if parse_cards("JdQdKd") & ~parse_cards(pile) == 0 else 0
    assert count(cirulla(), "erta", ["2c", pile]) == (0, plain)


def test_u44_a_tie_at_the_top_sends_all_three_on() -> None:
    game = cirulla(3)
    score = HandScore((), (5, 4, 9))
    assert game.winner((53, 53, 39), score, 0) is None
    assert game.winner((53, 52, 39), score, 0) == 0
    assert game.winner((50, 50, 39), score, 0) is None
    assert game.winner((50, 53, 53), score, 0) is None
    assert game.winner((10, 50, 51), score, 0) == 2


def test_settebello() -> None:
    assert count(cirulla(3), "settebello", ["7h", "7d", "7s"]) == (0, 1, 0)
    assert card("7d") == 25
