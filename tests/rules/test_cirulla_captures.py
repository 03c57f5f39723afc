"""Cirulla's worked examples U7 to U15, U21 to U23, U33, U34: captures, scope, the matta in play."""

import pytest

from poncin.cards import card, parse_cards
from poncin.rules.captures import captures_on
from poncin.rules.events import Leftovers
from poncin.rules.scoring import best_of_suits, primiera_sum
from tests.rules.positions import captures, cirulla, fishing, legal, play, scored_sgobba, sets, sweep

CAPTURES = [
    ("U7", {}, "7d", "3s5d6c7h", "7h 3s5d"),
    ("U8", {}, "7s", "2s5d3c4h", "2s5d 3c4h 5d3c"),
    ("U9", {}, "Js", "As2d5c3h", "5c3h 2d5c"),
    ("U9", {"simple_capture": "free"}, "Js", "As2d5c3h", "5c3h 2d5c As2d5c"),
    ("U9", {"simple_capture": "single_first"}, "Js", "As2d5c3h", "5c3h 2d5c As2d5c"),
    ("U10", {}, "5h", "Ks7d3c", "Ks 7d3c"),
    ("U11", {}, "6s", "Qd", "Qd"),
    ("U11", {}, "Kc", "5s", "5s"),
    ("U11", {}, "Jc", "2s6d", "2s6d"),
    ("U12", {}, "3h", "5d6sAc", "5d6sAc"),
    ("U13", {}, "Ac", "2sKd", "2sKd"),
    ("U14", {}, "Ah", "As4dKc", "As"),
    ("U14", {"ace_vs_table_ace": "ace_or_fifteen"}, "Ah", "As4dKc", "As 4dKc"),
    ("U14", {"ace_vs_table_ace": "ace_or_whole_table_15"}, "Ah", "As4dKc", "As"),
    ("U15", {}, "Ah", "AsKd3c", "As"),
    ("U15", {"ace_vs_table_ace": "ace_or_fifteen"}, "Ah", "AsKd3c", "As AsKd3c"),
    ("U15", {"ace_vs_table_ace": "ace_or_whole_table_15"}, "Ah", "AsKd3c", "As AsKd3c"),
    ("U33", {}, "7s", "7cAs2d4h", "7c As7c"),
    ("U33", {"simple_capture": "free"}, "7s", "7cAs2d4h", "7c As7c As2d4h"),
    ("U41", {"monte_aces": "no"}, "Ad", "AsAh4dJc", "As Ah"),
]

SWEEPS = [
    # options, card, table, whether clearing the table is a scopa
    ("U11", {}, "6s", "Qd", True),
    ("U11", {}, "Kc", "5s", True),
    ("U11", {}, "Jc", "2s6d", True),
    ("U12", {}, "3h", "5d6sAc", True),
    ("U13", {}, "Ac", "2sKd", True),
    ("U15", {"ace_vs_table_ace": "ace_or_fifteen"}, "Ah", "AsKd3c", True),
    ("U15", {"ace_vs_table_ace": "ace_or_whole_table_15"}, "Ah", "AsKd3c", True),
    ("U34", {"ace_sweep_scores": "no"}, "Ac", "2sKd", False),
    ("U34", {"ace_sweep_scores": "no"}, "Ah", "As", True),
    ("U34", {"ace_sweep_scores": "no", "ace_vs_table_ace": "ace_or_fifteen"}, "Ah", "AsKd3c", True),
    ("U34", {"ace_sweep_scores": "no", "ace_vs_table_ace": "sweep_anyway"}, "Ah", "AsKd3c", False),
    ("U34-others", {"ace_sweep_scores": "no", "ace_vs_table_ace": "ace_or_whole_table_15"}, "Ah", "AsKd3c", True),
    ("U34-others", {"ace_sweep_scores": "no", "ace_vs_table_ace": "sweep_anyway"}, "Ah", "As", True),
    ("U34-others", {"ace_sweep_scores": "no", "ace_vs_table_ace": "sweep_anyway"}, "Ah", "Kd4c", False),
    ("U34-others", {"ace_sweep_scores": "no"}, "Ah", "Kd4c", False),  # swept, though 14 lies there
    ("U34-others", {"ace_sweep_scores": "no"}, "Kd", "4cAh", True),
    ("U34-others", {"ace_sweep_scores": "no"}, "Ah", "Kd", False),
]


@pytest.mark.parametrize(("options", "played", "table", "expected"), [pytest.param(*c[1:], id=c[0]) for c in CAPTURES])
def test_captures(options: dict[str, object], played: str, table: str, expected: str) -> None:
    assert captures(cirulla(**options), played, table) == sets(expected)


@pytest.mark.parametrize(("options", "played", "table", "scopa"), [pytest.param(*c[1:], id=c[0]) for c in SWEEPS])
def test_scope(options: dict[str, object], played: str, table: str, scopa: bool) -> None:
    assert sweep(cirulla(**options), played, table) is scopa


@pytest.mark.parametrize("matta", [1, 7], ids=["U34-matta-1", "U34-matta-7"])
def test_u34_a_matta_worth_1_sweeps_like_an_ace(matta: int) -> None:
    game = cirulla(ace_sweep_scores="no")
    assert sweep(game, "Ac", "7h", matta=matta) is (matta == 1)  # one card worth 1 taken, or a seven swept
    assert captures(game, "7h", "2sKd", matta=1) == sets("2sKd")
    assert not sweep(game, "7h", "2sKd", matta=1)


def test_u21_a_matta_declared_4() -> None:
    game = cirulla()
    assert captures(game, "7h", "KsAc", matta=4) == sets("KsAc")
    assert captures(game, "7h", "KsAc") == sets("-")
    step = play(game, fishing(game, "7h", "KsAc", matta=4), "7h*KsAc")
    assert scored_sgobba(step)
    assert primiera_sum(best_of_suits(step.state.public.piles[0] & parse_cards("7h"))) == 21


@pytest.mark.parametrize(("keeps", "moves"), [("yes", {"7h*AcKs"}), ("no", {"7h"})], ids=["U21-declared", "U21-no"])
def test_u21_through_the_declaration(keeps: str, moves: set[str]) -> None:
    game = cirulla(matta_keeps_value=keeps)
    state = play(game, fishing(game, "2d3d7h", "KsAc", first_turn=True), "barsega 2d3d7h=4").state
    assert {move for move in legal(game, state) if move.startswith("7h")} == moves


def test_u22_a_matta_declared_1_on_the_table() -> None:
    game = cirulla()
    assert captures(game, "5d", "7h4c", matta=1) == sets("7h4c")
    assert sweep(game, "5d", "7h4c", matta=1)
    assert captures(game, "5d", "7h4c") == sets("-")


def test_u22_the_value_lasts_into_later_rounds() -> None:
    game = cirulla()
    state = fishing(game, "2d3d7h", others="KhKdKc", stock="AhAdAc2h2c3h", first_turn=True)
    step = play(game, state, "barsega 2d3d7h=4", "7h", "Kh", "2d", "Kd*Kh", "3d", "Kc*2d3d")
    assert step.state.public.hands == (3, 3)
    assert step.state.public.matta_value == 4
    assert step.state.public.table == parse_cards("7h")


@pytest.mark.parametrize(("last_card_scopa", "scopa"), [("never", False), ("counts", True)], ids=["U23", "U23-counts"])
def test_u23_the_last_card(last_card_scopa: str, scopa: bool) -> None:
    game = cirulla(last_card_scopa=last_card_scopa)
    step = play(game, fishing(game, "Jc", "2s6d", others=""), "Jc*2s6d")
    assert scored_sgobba(step) is scopa
    assert step.state.public.to_act is None
    assert parse_cards("Jc2s6d") & ~step.state.public.piles[0] == 0


def test_u23_the_last_card_of_an_earlier_round_scores() -> None:
    game = cirulla()
    step = play(game, fishing(game, "Jc", "2s6d", others="", stock="AhAdAc2h2c3h"), "Jc*2s6d")
    assert scored_sgobba(step)
    assert step.state.public.hands == (3, 3)


def test_leftovers_go_to_the_side_that_captured_last() -> None:
    game = cirulla(3)
    step = play(game, fishing(game, "Kd", "4c", others="", taker=2), "Kd")
    assert Leftovers(2, parse_cards("4cKd")) in step.events
    assert not scored_sgobba(step)


@pytest.mark.parametrize("rule", ["ace_or_fifteen", "ace_or_whole_table_15"])
def test_an_ace_beside_a_poncin_named_ace_takes_the_table_as_a_fifteen(rule: str) -> None:
    game = cirulla(ace_vs_table_ace=rule)
    state = fishing(game, "As", "7h3dKc", matta=1)
    assert "As*3d7hKc" in legal(game, state)
    assert game.rules.kind_of_capture(state.public, card("As"), state.public.table) == "fifteen"


@pytest.mark.parametrize(("matta", "value"), [("7h", 7), ("7h", 4), ("Qd", 9)])
@pytest.mark.parametrize("suit", "dcs")
def test_tables_of_the_same_different_ranks_share_one_answer(suit: str, matta: str, value: int) -> None:
    """Not an equal answer but the same: that suits do not matter there saves most of the work."""
    rules = cirulla(matta_card=matta).rules.captures
    hearts = captures_on(parse_cards("2h5hJhKh"), value, rules)
    assert captures_on(parse_cards(f"2h5{suit}JhK{suit}"), value, rules) is hearts
    assert len(hearts) == 11
    with_matta = parse_cards(f"{matta}2s5{suit}")
    ranks = parse_cards(f"{matta[0]}s2h5h")
    assert (captures_on(with_matta, value, rules) is captures_on(ranks, value, rules)) is (value != 4)
