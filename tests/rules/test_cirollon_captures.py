"""Cirollon's worked examples C8 to C18, C23, C24 and C32 to C34: captures, sgobbe, leftovers."""

import pytest

from poncin.cards import card, parse_cards
from poncin.rules.events import HandOver, Leftovers, Took
from poncin.rules.scoring import best_of_suits, primiera_sum
from tests.rules.positions import (
    captures,
    cirollon,
    count,
    fishing,
    legal,
    play,
    refusal,
    scored_sgobba,
    sets,
    sweep,
)

TABLE_11 = "5c5h2s3d7c"

CAPTURES = [
    ("C8", {}, "Jh", "Js5d3c", "Js 5d3c"),
    ("C9", {}, "Jc", "3s4d", "3s4d"),
    ("C10", {}, "7s", "2s6d7cJh", "7c Jh 2s6d"),
    ("C11", {}, "Kh", TABLE_11, "5c5h 3d7c 5c2s3d 5h2s3d 5c 5h 2s3d"),
    ("C12", {}, "Ah", "5sQd3c", "5sQd3c"),
    ("C13", {}, "Ah", "AsKd4c", "As"),
    ("C13", {"ace_vs_table_ace": "ace_or_fifteen"}, "Ah", "AsKd4c", "As Kd4c"),
    ("C14", {}, "Ah", "As", "As"),
    ("C15", {}, "Ah", "", "-"),
    ("C32", {}, "Ah", "AsKd4c2d", "As"),
    ("C32", {"ace_vs_table_ace": "ace_or_fifteen"}, "Ah", "AsKd4c2d", "As Kd4c"),
    ("C32", {"ace_vs_table_ace": "ace_or_whole_table_15"}, "Ah", "AsKd4c2d", "As"),
    ("C32", {"ace_vs_table_ace": "sweep_anyway"}, "Ah", "AsKd4c2d", "AsKd4c2d"),
    ("C33", {}, "7s", "7cAs2d4h", "7c As2d4h As7c"),
    ("C33", {"simple_capture": "single_first"}, "7s", "7cAs2d4h", "7c As7c"),
    ("C33", {"simple_capture": "fewest"}, "7s", "7cAs2d4h", "7c As7c"),
    ("C34", {"simple_capture": "fewest"}, "Kh", TABLE_11, "5c5h 3d7c 5c 5h 2s3d"),
    ("C34", {"simple_capture": "single_first"}, "Kh", TABLE_11, "5c5h 3d7c 5c2s3d 5h2s3d 5c 5h 2s3d"),
]

SWEEPS = [
    ("C9", {}, "Jc", "3s4d"),
    ("C12", {}, "Ah", "5sQd3c"),
    ("C14", {}, "Ah", "As"),
    ("C32", {"ace_vs_table_ace": "sweep_anyway"}, "Ah", "AsKd4c2d"),
]


@pytest.mark.parametrize(("options", "played", "table", "expected"), [pytest.param(*c[1:], id=c[0]) for c in CAPTURES])
def test_captures(options: dict[str, object], played: str, table: str, expected: str) -> None:
    assert captures(cirollon(**options), played, table) == sets(expected)


@pytest.mark.parametrize(("options", "played", "table"), [pytest.param(*c[1:], id=c[0]) for c in SWEEPS])
def test_sweeps_that_are_sgobbe(options: dict[str, object], played: str, table: str) -> None:
    assert sweep(cirollon(**options), played, table)


def test_c8_one_capture_not_both() -> None:
    game = cirollon()
    state = fishing(game, "Jh", "Js5d3c")
    assert refusal(game, state, "Jh*Js5d3c") == "does_not_add_up"
    assert refusal(game, state, "Jh") == "must_take"


def test_c13_the_rest_stays_and_there_is_no_sgobba() -> None:
    game = cirollon()
    step = play(game, fishing(game, "Ah", "AsKd4c"), "Ah*As")
    assert step.state.public.table == parse_cards("Kd4c")
    assert not scored_sgobba(step)


def test_c15_the_ace_stays_on_the_table() -> None:
    game = cirollon()
    step = play(game, fishing(game, "Ah"), "Ah")
    assert step.state.public.table == parse_cards("Ah")
    assert not scored_sgobba(step)


def test_c16_any_card_may_be_chosen_but_it_must_take() -> None:
    game = cirollon()
    assert legal(game, fishing(game, "5d6d", "5s")) == {"5d*5s", "6d"}


@pytest.mark.parametrize(("last_card_scopa", "sgobba"), [("never", False), ("counts", True)], ids=["C17", "C17-counts"])
def test_the_36th_card(last_card_scopa: str, sgobba: bool) -> None:
    game = cirollon(last_card_scopa=last_card_scopa)
    state = fishing(game, "Qc", "Qs", others="")
    assert state.public.plays == 35
    assert legal(game, state) == {"Qc*Qs"}
    step = play(game, state, "Qc*Qs")
    assert scored_sgobba(step) is sgobba
    assert parse_cards("QcQs") & ~step.state.public.piles[0] == 0
    assert step.events[-1] == HandOver()
    assert game.legal_moves(step.state) == ()


def test_c17_the_35th_card_still_scores() -> None:
    game = cirollon()
    assert scored_sgobba(play(game, fishing(game, "Qc", "Qs", others="2h"), "Qc*Qs"))


@pytest.mark.parametrize("taker", [0, 1], ids=["C18", "C18-other-side"])
def test_leftovers_go_to_the_side_that_captured_last(taker: int) -> None:
    game = cirollon()
    state = fishing(game, "Kd", "4c", others="", taker=taker)
    before = state.public.piles
    step = play(game, state, "Kd")
    after = step.state.public
    assert Leftovers(taker, parse_cards("4cKd")) in step.events
    assert after.piles[taker] == before[taker] | parse_cards("4cKd")
    assert after.piles[1 - taker] == before[1 - taker]
    assert after.table == 0
    assert not scored_sgobba(step)
    dinae = next(line for line in game.score(step.state).lines if line.rule == "dinae")
    assert dinae.cards[taker] >> card("Kd") & 1


def test_c18_the_last_card_itself_may_capture_last() -> None:
    game = cirollon()
    state = fishing(game, "Qc", "QsKd", others="", taker=1)
    step = play(game, state, "Qc*Qs")
    assert Leftovers(0, parse_cards("Kd")) in step.events


def test_c23_a_poncin_worth_1_sweeps() -> None:
    game = cirollon()
    assert captures(game, "7h", "4sKd", matta=1) == sets("4sKd")
    step = play(game, fishing(game, "7h", "4sKd", matta=1), "7h*4sKd")
    assert scored_sgobba(step)
    assert step.state.public.piles[0] & parse_cards("7h")
    assert primiera_sum(best_of_suits(parse_cards("7h"))) == 21
    others = "7cAd2d3d4d"  # a pile of 7h and these against one with the other sevens and three more of each suit
    assert count(game, "primiera", [f"7h7s{others}", "6h6s7d6c"]) == (1, 0)  # 21+21+21+14 against 18+18+21+18


def test_c24_a_poncin_worth_1_is_an_ace_on_the_table() -> None:
    game = cirollon()
    assert captures(game, "As", "7h", matta=1) == sets("7h")
    assert sweep(game, "As", "7h", matta=1)
    assert captures(game, "As", "7hKd4c", matta=1) == sets("7h")
    assert captures(cirollon(ace_vs_table_ace="ace_or_fifteen"), "As", "7hKd3c", matta=1) == sets("7h 7hKd3c")


def test_a_poncin_not_declared_is_a_seven() -> None:
    game = cirollon()
    assert captures(game, "7h", "4sKd") == sets("-")
    assert captures(game, "As", "7h") == sets("7h")  # swept, as any card
    assert captures(game, "As", "7hKd4c") == sets("7hKd4c")


def test_rule_32_a_named_poncin_on_the_table_is_taken_like_any_card_of_its_value() -> None:
    assert captures(cirollon(), "5c", "7h5s4d", matta=5) == sets("7h 5s 7h5s")
    assert captures(cirollon(), "5c", "7hAs", matta=4) == sets("7hAs")
    assert captures(cirollon(), "Kc", "7h2s", matta=8) == sets("7h2s")


@pytest.mark.parametrize("ace", ["Ah", "Ad", "Ac"])
def test_rule_20_one_ace_takes_another_as_its_equal(ace: str) -> None:
    step = play(cirollon(), fishing(cirollon(), "As", f"{ace}Kd"), f"As*{ace}")
    assert [event.kind for event in step.events if isinstance(event, Took)] == ["equal"]
