"""Cirulla's worked examples U16 to U20, U35, U37, U38, U43: cirulla, decino, grande and the matta."""

import pytest

from poncin.rules.events import Declared
from poncin.rules.fishing.state import Mark
from tests.rules.positions import cirulla, declarations, fishing, legal, may_play, play, refusal

LOWEST = {"matta_value": "lowest"}
QUEEN = {"matta_card": "Qd"}


def with_values(cards: str, values: str) -> set[str]:
    return {f"barsega {cards}={value}" for value in values}


OPEN = [
    # options, hand, open declarations, whether it must declare
    ("U16", {}, "2s3d4c", {"barsega 2s3d4c"}, True),
    ("U16", {}, "2s3d5c", set(), False),
    ("U16", {}, "QsQdQc", {"barsegon QdQcQs"}, True),
    ("U16", {}, "3s3d3c", {"barsegon 3d3c3s"}, True),
    ("U17", {}, "4s2d7h", with_values("2d4s7h", "A23"), False),
    ("U18", {}, "5s3d7h", with_values("3d5s7h", "A"), False),
    ("U18", {}, "5s4d7h", set(), False),
    ("U18", {}, "As7d7h", with_values("As7h7d", "A"), False),
    ("U19", {}, "AsAd7h", {"barsega AdAs7h", "barsegon AdAs7h=A", *with_values("AdAs7h", "23456")}, True),
    ("U19", LOWEST, "AsAd7h", {"barsegon AdAs7h=A"}, False),
    ("U20", {}, "4s4d7h", {"barsegon 4d4s7h=4", "barsega 4d4s7h=A"}, False),
    ("U20", {}, "JsJd7h", {"barsegon 7hJdJs=J"}, False),
    ("U20", {}, "7s7d7h", {"barsegon 7h7d7s"}, True),
    ("U35", {}, "5s5d7h", {"barsegon 5d5s7h=5"}, False),
    ("U35", {"declaration": "automatic"}, "5s5d7h", {"barsegon 5d5s7h=5"}, True),
    ("U37", LOWEST, "4s4d7h", {"barsegon 4d4s7h=4", "barsega 4d4s7h=A"}, False),
    ("U37", LOWEST, "4s2d7h", {"barsega 2d4s7h=A"}, False),
    ("U37", LOWEST, "7s7d7h", {"barsegon 7h7d7s"}, True),
    ("U38", QUEEN, "4s2dQd", with_values("2d4sQd", "A23"), False),
    ("U38", QUEEN, "4s2d7h", set(), False),
    ("U38", QUEEN, "QsQhQd", {"barsegon QhQdQs"}, True),
    ("U38", QUEEN, "7s7dQd", {"barsegon 7d7sQd=7"}, False),
    ("U43", {"grande_in_hand": "yes"}, "JdQdKd", {"grande JdQdKd"}, True),
    ("U43", {"grande_in_hand": "yes", "declaration": "automatic"}, "JdQdKd", {"grande JdQdKd"}, True),
    ("U43", {"grande_in_hand": "yes", "declaration": "optional"}, "JdQdKd", {"grande JdQdKd"}, False),
    ("U43", {}, "JdQdKd", set(), False),
    ("U43", {"grande_in_hand": "yes"} | QUEEN, "JdQdKd", {"grande JdQdKd"}, True),
    ("U43", {"grande_in_hand": "yes"}, "JsQdKd", set(), False),
]


def codes(rows: list[tuple[object, ...]]) -> list[object]:
    return [pytest.param(*row[1:], id=str(row[0])) for row in rows]


@pytest.mark.parametrize(("options", "hand", "expected", "must"), codes(OPEN))  # type: ignore[arg-type]
def test_open_declarations(options: dict[str, object], hand: str, expected: set[str], must: bool) -> None:
    game = cirulla(**options)
    assert declarations(game, hand) == expected
    assert may_play(game, hand) is not must
    for move in expected:
        assert refusal(game, fishing(game, hand, first_turn=True), move) is None


@pytest.mark.parametrize("declaration", ["natural_mandatory_matta_optional", "automatic", "optional"])
@pytest.mark.parametrize(("hand", "natural"), [("2s3d4c", True), ("4s2d7h", False), ("AsAd7h", True)])
def test_duty(declaration: str, hand: str, natural: bool) -> None:
    duty = {"automatic": True, "optional": False}.get(declaration, natural)
    assert may_play(cirulla(declaration=declaration), hand) is not duty


SCORES = [
    ("U16", {}, "2s3d4c", "barsega 2s3d4c", {"barsega": 3}),
    ("U16", {}, "QsQdQc", "barsegon QdQcQs", {"barsegon": 10}),
    ("U16", {}, "3s3d3c", "barsegon 3d3c3s", {"barsegon": 10}),
    ("U16", {"low_triple": 13}, "3s3d3c", "barsegon 3d3c3s", {"barsegon": 10, "barsega": 3}),
    ("U16", {"low_triple": 13}, "4s4d4c", "barsegon 4d4c4s", {"barsegon": 10}),
    ("U19", {}, "AsAd7h", "barsegon AdAs7h=A", {"barsegon": 10}),
    ("U19", {"low_triple": 13}, "AsAd7h", "barsegon AdAs7h=A", {"barsegon": 10, "barsega": 3}),
    ("U19", {"low_triple": 13}, "AsAd7h", "barsega AdAs7h=2", {"barsega": 3}),
    ("U19", {"low_triple": 13}, "3s3d7h", "barsegon 3d3s7h=3", {"barsegon": 10, "barsega": 3}),
    ("U20", {"low_triple": 13}, "4s4d7h", "barsegon 4d4s7h=4", {"barsegon": 10}),
    ("U38", QUEEN | {"low_triple": 13}, "2s2dQd", "barsegon 2d2sQd=2", {"barsegon": 10, "barsega": 3}),
    ("U38", QUEEN | {"low_triple": 13}, "4s4d7h", "", {}),
    ("U43", {"grande_in_hand": "yes"}, "JdQdKd", "grande JdQdKd", {"grande_in_hand": 30}),
]


@pytest.mark.parametrize(("options", "hand", "move", "points"), codes(SCORES))  # type: ignore[arg-type]
def test_points(options: dict[str, object], hand: str, move: str, points: dict[str, int]) -> None:
    game = cirulla(**options)
    state = fishing(game, hand, first_turn=True)
    if not move:
        assert not declarations(game, hand)
        return
    step = play(game, state, move)
    cards = state.hands[0]
    (event,) = step.events
    assert isinstance(event, Declared)
    assert event[:3] == (0, move.split(maxsplit=1)[0], cards)
    assert event.points == sum(points.values())
    value = event.matta_value
    assert step.state.public.marks == tuple(Mark(rule, 0, cards, value, each) for rule, each in points.items())
    assert step.state.public.to_act == 0
    assert step.state.public.exposed == (cards, 0)
    assert {text[:2] for text in legal(game, step.state)} == {hand[0:2], hand[2:4], hand[4:6]}


def test_u19_best_is_ten() -> None:
    game = cirulla()
    state = fishing(game, "AsAd7h", first_turn=True)
    points = [game.play(state, move).state.public.marks[0].points for move in game.legal_moves(state)]
    assert max(points) == 10


def test_each_round_brings_a_new_right_to_declare() -> None:
    game = cirulla()
    state = play(game, fishing(game, "2s", others="Kh", stock="Ah2hAd3h3d4h"), "2s", "Kh").state
    assert state.public.passed == (None, None)
    assert legal(game, state) == {"barsega AhAd3d"}
    assert not may_play(game, "2h3h4h")


def test_the_last_of_the_three_may_not_be_declared_with() -> None:
    game = cirulla(declaration="optional")
    state = fishing(game, "2s3d4c", first_turn=True)
    state = play(game, state, "2s").state
    public = state.public._replace(to_act=0)
    assert refusal(game, state._replace(public=public), "barsega 2s3d4c") == "too_late_to_declare"
