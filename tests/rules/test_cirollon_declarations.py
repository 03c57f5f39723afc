"""Cirollon's worked examples C19 to C22, C35 and C36: barseghe, barsegoin and the poncin."""

import pytest

from poncin.cards import ALL_CARDS, parse_cards
from poncin.errors import IllegalMove
from poncin.notation import move_text, parse_move
from poncin.rules.moves import Declare, Play
from tests.rules.positions import cirollon, declarations, fishing, legal, may_play, play, refusal, totals

HAND_19 = "As3d5c6s6d6c7sQhKd"
HAND_20 = "AsAd7h5c6sJdQcQhKs"
HAND_21 = "2s2d2c2h3s4dJsQcKh"
HAND_36 = "As3d5c7hJsJdQhKsKd"
DUTIES = ["automatic", "natural_mandatory_matta_optional"]


def best(hand: str, **options: object) -> int:
    game = cirollon(**options)
    return max(totals(game, fishing(game, hand, first_turn=True)))


def test_c19_thirteen_points_and_six_exposed_cards_first() -> None:
    game = cirollon()
    state = fishing(game, HAND_19, first_turn=True)
    assert declarations(game, HAND_19) == {"barsega As3d5c", "barsegon 6d6c6s"}
    step = play(game, state, "barsega As3d5c", "barsegon 6s6d6c")
    assert sum(mark.points for mark in step.state.public.marks) == 13
    state, exposed, rest = step.state, parse_cards("As3d5c6s6d6c"), parse_cards("7sQhKd")
    while state.public.to_act is not None:
        moves = game.legal_moves(state)
        if state.public.to_act == 0:
            cards = sum({1 << move.card for move in moves if isinstance(move, Play)})
            assert cards == (state.hands[0] & exposed or state.hands[0] & rest)
        state = game.play(state, next(move for move in moves if isinstance(move, Play))).state
    assert state.public.plays == 36


def test_c19_an_unexposed_card_is_refused_while_exposed_ones_are_held() -> None:
    game = cirollon()
    state = play(game, fishing(game, HAND_19, first_turn=True), "barsega As3d5c").state
    assert refusal(game, state, "7s") == "exposed_first"
    assert refusal(game, state, "barsegon 6d6c6s") is None
    assert refusal(game, state, "barsega As3d5c") == "already_exposed"
    assert refusal(game, play(game, state, "As").state, "7s") == "not_in_hand"  # another seat's turn


def test_c20_best_is_thirteen_with_the_poncin_a_queen() -> None:
    game = cirollon()
    state = fishing(game, HAND_20, first_turn=True)
    assert best(HAND_20) == 13
    step = play(game, state, "barsegon 7hQhQc=Q", "barsega AdAs5c")
    assert sum(mark.points for mark in step.state.public.marks) == 13
    assert step.state.public.matta_value == 9
    assert best(HAND_20, low_triple=13) == 13


@pytest.mark.parametrize(("low_triple", "points"), [(10, 10), (13, 13)], ids=["C20", "C20-13"])
def test_c20_poncin_as_an_ace(low_triple: int, points: int) -> None:
    game = cirollon(low_triple=low_triple)
    state = play(game, fishing(game, HAND_20, first_turn=True), "barsegon AdAs7h=A").state
    assert max(totals(game, state)) == points


def test_c20_without_naming_a_value() -> None:
    game = cirollon()
    state = fishing(game, HAND_20, first_turn=True)
    natural = {move_text(m) for m in game.legal_moves(state) if isinstance(m, Declare) and m.value == 0}
    assert natural == {"barsega AdAs7h", "barsega AdAs6s", "barsega AdAs5c"}
    for each in natural:
        after = play(game, state, each).state
        rest = [move for move in game.legal_moves(after) if isinstance(move, Declare) and move.value == 0]
        assert not rest
        assert sum(mark.points for mark in after.public.marks) == 3


@pytest.mark.parametrize(
    ("hand", "low_triple", "points"),
    [
        pytest.param(HAND_21, 10, 13, id="C21"),
        pytest.param("2s2d2c2h5d4dJsQcKh", 10, 10, id="C21-five"),
        pytest.param(HAND_21, 13, 16, id="C21-13"),
        pytest.param("2s2d2c2h5d4dJsQcKh", 13, 13, id="C21-five-13"),
        pytest.param("AsAd2c2h3s3d4c4h5s", 10, 9, id="C22"),
    ],
)
def test_best_total(hand: str, low_triple: int, points: int) -> None:
    assert best(hand, low_triple=low_triple) == points


def test_c21_four_equal_cards_are_one_barsegon() -> None:
    game = cirollon()
    state = fishing(game, HAND_21, first_turn=True)
    step = play(game, state, "barsegon 2s2d2c", "barsega 2h3s4d")
    assert sum(mark.points for mark in step.state.public.marks) == 13
    assert refusal(game, play(game, state, "barsegon 2s2d2c").state, "barsegon 2h2d2c") == "already_exposed"


def test_c22_all_nine_cards_exposed() -> None:
    game = cirollon()
    state = fishing(game, "AsAd2c2h3s3d4c4h5s", first_turn=True)
    step = play(game, state, "barsega AsAd5s", "barsega 2c3s4c", "barsega 2h3d4h")
    assert step.state.public.exposed[0] == state.hands[0]
    assert totals(game, state)[9] == state.hands[0]
    assert legal(game, step.state) == {move for move in legal(game, step.state) if not move.startswith("bar")}


def test_c35_optional() -> None:
    game = cirollon()
    state = fishing(game, HAND_19, "2hJc", first_turn=True)
    cards = legal(game, state) - {"barsega As3d5c", "barsegon 6d6c6s"}
    # 2 and J on the table: an ace sweeps, 5 = 15 - 10, 7 = 15 - 8, K = 2 + J and 15 - 5; 3, 6, Q lie down.
    assert cards == {"As*2hJc", "3d", "5c*2hJc", "6s", "6d", "6c", "7s*Jc", "Qh", "Kd*2hJc"}


@pytest.mark.parametrize("declaration", DUTIES)
def test_c35_duty(declaration: str) -> None:
    game = cirollon(declaration=declaration)
    state = fishing(game, HAND_19, first_turn=True)
    assert legal(game, state) == {"barsega As3d5c", "barsegon 6d6c6s"}
    assert refusal(game, state, "7s") == "must_declare"
    first = play(game, state, "barsega As3d5c").state
    assert legal(game, first) == {"barsegon 6d6c6s"}
    assert refusal(game, first, "As") == "must_declare"
    both = play(game, first, "barsegon 6d6c6s").state
    assert legal(game, both) == {"As", "3d", "5c", "6d", "6c", "6s"}


@pytest.mark.parametrize("declaration", ["optional", *DUTIES])
def test_c35_one_only(declaration: str) -> None:
    game = cirollon(declaration=declaration, multi_bonus="one_only")
    state = fishing(game, HAND_19, first_turn=True)
    assert {"barsega As3d5c", "barsegon 6d6c6s"} <= legal(game, state)
    after = play(game, state, "barsega As3d5c").state
    assert legal(game, after) == {"As", "3d", "5c"}
    assert refusal(game, after, "barsegon 6d6c6s") == "one_declaration_only"


OPEN_36 = {
    "barsega As3d5c",
    *(f"barsega As3d7h={value}" for value in "A2345"),
    *(f"barsega As5c7h={value}" for value in "A23"),
    "barsega 3d5c7h=A",
    "barsegon 7hJdJs=J",
    "barsegon 7hKdKs=K",
}


def test_c36_open() -> None:
    assert declarations(cirollon(), HAND_36) == OPEN_36
    assert may_play(cirollon(), HAND_36)


def test_c36_natural_mandatory() -> None:
    game = cirollon(declaration="natural_mandatory_matta_optional")
    assert declarations(game, HAND_36) == OPEN_36
    assert not may_play(game, HAND_36)
    after = play(game, fishing(game, HAND_36, first_turn=True), "barsega As3d7h=4").state
    assert legal(game, after) == {"As", "3d", "7h"}
    natural_first = play(game, fishing(game, HAND_36, first_turn=True), "barsega As3d5c").state
    assert legal(game, natural_first) == {"As", "3d", "5c", "barsegon 7hJdJs=J", "barsegon 7hKdKs=K"}


def test_c36_lowest() -> None:
    assert declarations(cirollon(matta_value="lowest"), HAND_36) == {
        "barsega As3d5c",
        "barsega As3d7h=A",
        "barsega As5c7h=A",
        "barsega 3d5c7h=A",
        "barsegon 7hJdJs=J",
        "barsegon 7hKdKs=K",
    }


def test_a_declared_value_is_written_canonically_only() -> None:
    game = cirollon()
    state = fishing(game, "As3d7h", first_turn=True)
    assert refusal(game, state, parse_move("barsega As3d7h=7")) == "no_such_declaration"
    assert sum(state.hands) | sum(state.public.piles) == ALL_CARDS


def test_the_first_card_ends_the_right_to_declare() -> None:
    game = cirollon()
    state = fishing(game, HAND_19, others="4h", first_turn=True)
    state = play(game, state, "7s", "4h").state
    while state.public.to_act != 0:
        state = state._replace(public=state.public._replace(to_act=(state.public.to_act + 1) % 4))
    assert refusal(game, state, "barsegon 6d6c6s") == "too_late_to_declare"
    assert not [move for move in game.legal_moves(state) if isinstance(move, Declare)]


def test_rule_30_two_barsegoin_in_one_hand_are_both_open() -> None:
    assert declarations(cirollon(), "JhJdJsQdQcQs4hKdKs") == {"barsegon JhJdJs", "barsegon QdQcQs"}


@pytest.mark.parametrize("duty", DUTIES)
def test_rule_28_a_refused_card_names_the_natural_declaration_first(duty: str) -> None:
    """The poncin's declarations come first in the list, but where one of them is not wanted the natural one is due."""
    game = cirollon(declaration=duty)
    state = fishing(game, "2h2d2c7hJdQcQsKhKs", first_turn=True)
    with pytest.raises(IllegalMove) as refused:
        game.check(state, parse_move("Jd"))
    assert (refused.value.code, refused.value.details) == ("must_declare", {"cards": parse_cards("2h2d2c")})
