"""Cirollon's worked examples C25 to C31 and C38: the count, the target, cappòtto."""

import pytest

from poncin.cards import card, parse_cards
from poncin.notation import parse_move
from poncin.rules.events import Cappotto, HandOver, Leftovers
from poncin.rules.fishing.state import Mark
from poncin.rules.scoring import best_of_suits, primiera_sum
from tests.rules.positions import cirollon, count, finished, fishing, in_match

PILE_A = "Ad2d3d4d7dKd4h5h6hJhQhKh2c3c7cJcKcAs4s5sJsQs"
PILE_B = "5d6dJdQdAh2h3h7hAc4c5c6cQc2s3s6s7sKs"
BARSEGA_A = Mark("barsega", 0, parse_cards("As3d5h"), 0, 3)
BARSEGON_B = Mark("barsegon", 1, parse_cards("QcQdQs"), 0, 10)

PRIMIERE = [
    # options, A, B, points
    ("C25", {}, "7h7d7c2s", "6h6d6c7s", (0, 0)),
    ("C26", {}, "7h7d7c", "6h5d6c7s", (0, 1)),
    ("C26", {"primiera_missing_suit": "sum_of_suits_held"}, "7h7d7c", "6h5d6c7s", (0, 1)),
    ("C26", {}, "7h7d7c", "KhQdJc7s", (0, 1)),
    ("C26", {"primiera_missing_suit": "sum_of_suits_held"}, "7h7d7c", "KhQdJc7s", (1, 0)),
    ("nobody-complete", {}, "7h7d7c", "7s6h", (0, 0)),
]

RUNS = [
    ("A23", 3),
    ("A234", 4),
    ("A2345", 5),
    ("A23456", 6),
    ("A234567", 6),
    ("A2356", 3),
    ("A2346", 4),
    ("234", 0),
]


@pytest.mark.parametrize(("options", "a", "b", "points"), [pytest.param(*c[1:], id=c[0]) for c in PRIMIERE])
def test_primiera(options: dict[str, object], a: str, b: str, points: tuple[int, int]) -> None:
    assert count(cirollon(**options), "primiera", [a, b]) == points
    assert count(cirollon(**options), "primiera", [b, a]) == points[::-1]


@pytest.mark.parametrize(
    ("cards", "total"),
    [("7h7d7c2s", 75), ("6h6d6c7s", 75), ("7h7d7c", 63), ("6h5d6c7s", 72), ("KhQdJc7s", 51)],
)
def test_c25_c26_sums(cards: str, total: int) -> None:
    assert primiera_sum(best_of_suits(parse_cards(cards))) == total


@pytest.mark.parametrize(("ranks", "points"), RUNS, ids=[f"C27-{ranks}" for ranks, _ in RUNS])
def test_bassa(ranks: str, points: int) -> None:
    pile = "".join(f"{rank}d" for rank in ranks) + "Kh"
    assert count(cirollon(), "bassa", [pile, "2c"]) == (points, 0)
    assert count(cirollon(), "bassa", ["2c", pile]) == (0, points)


@pytest.mark.parametrize(("cards", "points"), [("JdQdKd", 5), ("QdKd", 0), ("JdQdKd6d7d", 5)], ids=["C28"] * 3)
def test_erta(cards: str, points: int) -> None:
    assert count(cirollon(), "erta", [cards, "2c"]) == (points, 0)


def test_c29_whole_count() -> None:
    assert parse_cards(PILE_A).bit_count() == 22
    assert parse_cards(PILE_B) == (1 << 40) - 1 & ~parse_cards(PILE_A)
    score = finished(cirollon(), [PILE_A, PILE_B], ["2cJcAs", "4c"], [BARSEGA_A, BARSEGON_B])
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
    assert score.points == (13, 12)
    assert (score.winner, score.reason) == (None, None)
    lines = {line.rule: line for line in score.lines}
    assert lines["carte"].counts == (22, 18)
    assert lines["dinae"].counts == (6, 4)
    assert lines["primiera"].counts == (76, 78)
    assert lines["primiera"].cards == (parse_cards("7d6h7cAs"), parse_cards("6d7h6c7s"))


@pytest.mark.parametrize(
    ("both", "a", "b", "winner"),
    [
        pytest.param("higher_then_extra_hand", 90, 88, 0, id="C30"),
        pytest.param("higher_then_extra_hand", 90, 92, 1, id="C30"),
        pytest.param("higher_then_extra_hand", 90, 91, None, id="C30"),
        pytest.param("higher_then_extra_hand", 87, 88, None, id="C30-100-100"),
        pytest.param("higher_then_extra_hand", 88, 88, 0, id="C30-101-100"),
        pytest.param("first_in_count_order", 90, 88, 0, id="C30-order"),
        pytest.param("first_in_count_order", 90, 92, 0, id="C30-order"),
        pytest.param("first_in_count_order", 90, 91, 0, id="C30-order"),
        pytest.param("first_in_count_order", 87, 91, 1, id="C30-order-barsega-100"),
        pytest.param("first_in_count_order", 87, 88, None, id="C30-order-100-100"),
    ],
)
@pytest.mark.parametrize("first", [0, 1])
def test_target(both: str, a: int, b: int, winner: int | None, first: int) -> None:
    game = cirollon(both_over_target=both)
    score = finished(game, [PILE_A, PILE_B], ["2cJcAs", "4c"], [BARSEGA_A, BARSEGON_B], first=first)
    dealer = next(seat for seat in range(4) if game.first_player(seat) == first)
    assert game.winner((a + 13, b + 12), score, dealer) == winner


@pytest.mark.parametrize("first_player", ["left_literal", "right"])
@pytest.mark.parametrize("dealer", range(4))
def test_count_order_within_a_rule_begins_with_the_first_players_side(first_player: str, dealer: int) -> None:
    game = cirollon(both_over_target="first_in_count_order", first_player=first_player)
    score = finished(game, [PILE_A, PILE_B], ["2cJcAs", "4c"], [BARSEGA_A, BARSEGON_B])
    # A stands at 98 and B at 100 when their sgobbe are added: each then reaches 101 by that line.
    assert game.winner((95 + 13, 99 + 12), score, dealer) == 1 - dealer % 2


def test_c31_the_tenth_diamond_wins_at_once() -> None:
    game = cirollon()
    pile = "Ad2d3d4d5d6d7dJdQd"
    state = fishing(game, "KhAs", "Kd2c", others="3s4s", piles=[pile, ""])
    match, events = in_match(game, state, (10, 95)).play(0, parse_move("Kh*Kd"))
    assert match.ending is not None
    assert (match.ending.reason, match.ending.winner) == ("cappotto", 0)
    assert match.to_act is None
    assert events[-2:] == (Cappotto(0), HandOver())
    assert match.hand.score is not None
    assert match.hand.score.items() == [("cappotto", 0, 0)]
    assert match.state.public.table == parse_cards("2c")  # nobody's: the count does not take place
    assert match.totals == (10, 95)


def test_c31_before_the_tenth_nothing_happens() -> None:
    game = cirollon()
    state = fishing(game, "KhAs", "KcKd", others="3s4s", piles=["Ad2d3d4d5d6d7dJdQd", ""])
    assert game.play(state, parse_move("Kh*Kc")).state.public.to_act == 1


def test_c31_30_points() -> None:
    game = cirollon(cappotto="30_points")
    state = fishing(game, "KhAs", "Kd2c", others="3s4s", piles=["Ad2d3d4d5d6d7dJdQd", ""])
    match, events = in_match(game, state, (10, 95)).play(0, parse_move("Kh*Kd"))
    assert match.ending is None
    assert Cappotto(0) not in events
    while match.to_act is not None:
        if match.state.hands[match.to_act]:
            match, _ = match.play(match.to_act, match.legal_moves()[0])
        else:  # the position gives only two seats cards
            public = match.state.public
            match = in_match(
                game, match.state._replace(public=public._replace(to_act=(public.to_act + 1) % 4)), (10, 95)
            )
    assert match.hand.score is not None
    items = {(rule, side): points for rule, side, points in match.hand.score.items()}
    diamonds = {rule: items[rule, 0] for rule in ("cappotto", "dinae", "settebello", "erta", "bassa")}
    assert diamonds == {"cappotto": 30, "dinae": 1, "settebello": 1, "erta": 5, "bassa": 6}
    assert sum(diamonds.values()) == 43


def test_c31_off() -> None:
    game = cirollon(cappotto="off")
    score = finished(game, ["Ad2d3d4d5d6d7dJdQdKd", "2c"])
    assert "cappotto" not in [line.rule for line in score.lines]
    state = fishing(game, "KhAs", "Kd2c", others="3s4s", piles=["Ad2d3d4d5d6d7dJdQd", ""])
    assert game.play(state, parse_move("Kh*Kd")).state.public.decided is None


@pytest.mark.parametrize("last", ["2s", "Kh"], ids=["C38", "C38-last-card-captures"])
def test_c38_the_tenth_diamond_among_the_leftovers(last: str) -> None:
    game = cirollon()
    state = fishing(game, last, "7dKs", others="", taker=0, piles=["AdKdQdJd2d3d4d5d6d", ""])
    (move,) = game.legal_moves(state)  # the 2 lies down, the king takes the king
    step = game.play(state, move)
    assert Leftovers(0, parse_cards("7d2sKs" if last == "2s" else "7d")) in step.events
    assert step.state.public.piles[0] >> card("7d") & 1
    assert step.events[-2:] == (Cappotto(0), HandOver())
    score = game.score(step.state)
    assert score.items() == [("cappotto", 0, 0)]
    assert (score.winner, score.reason) == (0, "cappotto")
    assert score.points == (0, 0)


def test_c38_not_to_the_other_side() -> None:
    game = cirollon()
    state = fishing(game, "2s", "7dKs", others="", taker=1, piles=["AdKdQdJd2d3d4d5d6d", ""])
    step = game.play(state, parse_move("2s"))
    assert step.state.public.decided is None
    assert step.state.public.piles[1] >> card("7d") & 1
