"""A sheet explains itself: what was counted for each side, which cards decided, why nobody scored."""

import pytest

from poncin.cards import ALL_CARDS, SUIT_CARDS, cards_text, parse_cards
from poncin.notation import parse_move
from poncin.rules.events import Took
from poncin.rules.fishing.state import Mark
from poncin.rules.game import Line
from poncin.rules.moves import Play
from tests.rules.positions import cirollon, cirulla, fishing, play
from tests.rules.positions import finished as sheet_of
from tests.rules.test_cirollon_count import BARSEGA_A, BARSEGON_B, PILE_A, PILE_B
from tests.rules.test_mariagio_score import PILE_X, sheet


def line(
    rule: str, counts: tuple[int | None, ...], points: tuple[int, ...], cards: tuple[str, ...], note: str = ""
) -> Line:
    return Line(rule, counts, points, tuple(map(parse_cards, cards)), note)


def test_every_line_of_a_count() -> None:
    marks = [BARSEGA_A, BARSEGON_B, Mark("dealer15", 3, parse_cards("2hAc5c"), 0, 1)]
    score = sheet_of(cirollon(), [PILE_A, PILE_B], ["2cJcAs", "4c"], [*marks, Mark("barsega", 2, 0b111, 0, 3)])
    assert list(score.lines) == [
        line("carte", (22, 18), (1, 0), (PILE_A, PILE_B)),
        line("dinae", (6, 4), (1, 0), ("Ad2d3d4d7dKd", "5d6dJdQd")),
        line("settebello", (1, 0), (1, 0), ("7d", "")),
        line("primiera", (76, 78), (0, 1), ("7d6h7cAs", "6d7h6c7s")),
        line("dealer15", (0, 1), (0, 1), ("", "2hAc5c")),
        line("scopa", (3, 1), (3, 1), ("2cJcAs", "4c")),
        line("erta", (1, 2), (0, 0), ("Kd", "JdQd"), "incomplete"),
        line("bassa", (4, 0), (4, 0), ("Ad2d3d4d", "")),
        line("barsega", (2, 0), (6, 0), ("As3d5hAhAdAc", "")),
        line("barsegon", (0, 1), (0, 10), ("", "QcQdQs")),
    ]


def test_who_has_all_and_who_has_little() -> None:
    all_diamonds = cards_text(SUIT_CARDS[1])
    score = sheet_of(cirulla(cappotto="30_points"), [all_diamonds, "2cKs"])
    lines = {each.rule: each for each in score.lines}
    assert lines["cappotto"] == line("cappotto", (10, 0), (30, 0), (all_diamonds, ""))
    assert lines["erta"] == line("erta", (3, 0), (5, 0), ("JdQdKd", ""))
    assert lines["bassa"] == line("bassa", (6, 0), (6, 0), ("Ad2d3d4d5d6d", ""))
    assert lines["primiera"] == line("primiera", (None, None), (0, 0), ("7d", "2cKs"), "missing_suits")
    assert lines["carte"].note == "below_threshold"
    assert score.points == (43, 0)
    assert sheet_of(cirulla(cappotto="30_points"), ["2cKs", all_diamonds]).points == (0, 43)


def test_a_short_run_and_a_tie() -> None:
    lines = {each.rule: each for each in sheet_of(cirulla(), ["Ad2d7h6c5s", "3d4d7c6h5h"]).lines}
    assert lines["bassa"] == line("bassa", (2, 0), (0, 0), ("Ad2d", ""), "incomplete")
    assert lines["dinae"] == line("dinae", (2, 2), (0, 0), ("Ad2d", "3d4d"), "tie")
    assert lines["settebello"] == line("settebello", (0, 0), (0, 0), ("", ""))
    assert lines["primiera"].counts == (21 + 18 + 15 + 16, None)
    tie = {each.rule: each for each in sheet_of(cirulla(), ["7h6c5s4d", "7c6h5d4s"]).lines}
    assert tie["primiera"] == line("primiera", (68, 68), (0, 0), ("7h6c5s4d", "7c6h5d4s"), "tie")


@pytest.mark.parametrize(
    ("ranks", "deciding"), [("JQK67", "JdQdKd6d7d"), ("JQK6", "JdQdKd6d"), ("JQ67", "JdQd"), ("67", "")]
)
def test_the_extended_grande_shows_its_cards(ranks: str, deciding: str) -> None:
    pile = "".join(f"{rank}d" for rank in ranks)
    lines = {each.rule: each for each in sheet_of(cirulla(grande_extended="yes"), [pile, "2c"]).lines}
    assert lines["erta"].cards == (parse_cards(deciding), 0)
    assert lines["erta"].counts == (len(deciding) // 2, 0)


def test_cappotto_that_wins_shows_all_ten() -> None:
    game = cirulla()
    state = fishing(game, "KhAs", "Kd2c", others="3s4s", piles=["Ad2d3d4d5d6d7dJdQd", ""])
    over = play(game, state, "Kh*Kd").state
    score = game.score(over)
    assert score.lines[-1] == line("cappotto", (10, 0), (0, 0), (cards_text(SUIT_CARDS[1]), ""))
    assert {each.rule for each in score.lines} == {"scopa", "cappotto"}


def test_every_line_of_mariagio() -> None:
    rest = ALL_CARDS & ~PILE_X
    score = sheet((PILE_X, rest), ("h", "dc"), captured=("s", ""), captured_marriage="yes")
    assert list(score.lines) == [
        Line("cards", (68, 52), (68, 52), (PILE_X, rest)),
        line("marriage", (1, 2), (40, 40), ("KhQh", "KdQdKcQc")),
        line("captured_marriage", (1, 0), (20, 0), ("KsQs", "")),
        line("last_trick", (0, 1), (0, 20), ("", "")),
    ]
    assert [each.rule for each in sheet((PILE_X, rest)).lines] == ["cards", "marriage", "last_trick"]


KINDS = [
    ("7s*7c", "7cAs6d", "equal"),
    ("7s*As6d", "7cAs6d", "sum"),
    ("7s*5c3d", "5c3d", "fifteen"),
    ("7s*Jd", "Jd", "fifteen"),
    ("Ah*Kd4c", "Kd4c", "ace"),
    ("Ah*As", "AsKd", "equal"),
    ("Ah*Kd4c", "AsKd4c", "fifteen"),
    ("Ah*2c", "2c", "ace"),
]


@pytest.mark.parametrize(("move", "table", "kind"), KINDS)
def test_a_capture_is_named(move: str, table: str, kind: str) -> None:
    game = cirulla(simple_capture="free", ace_vs_table_ace="ace_or_fifteen")
    step = play(game, fishing(game, move[:2], table), move)
    played = parse_move(move)
    assert isinstance(played, Play)
    assert step.events[1] == Took(0, played.card, played.taken, kind)  # type: ignore[arg-type]
