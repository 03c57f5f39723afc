"""Every reason for which a move is refused, each with a position that calls for it."""

from dataclasses import replace
from typing import Any

import pytest

from poncin.cards import card, parse_cards
from poncin.errors import IllegalMove
from poncin.match import Match
from poncin.notation import parse_move
from poncin.rules.game import State
from poncin.rules.moves import Marriage
from poncin.rules.registry import AnyGame
from tests.rules.positions import cirollon, cirulla, deck, fishing, mariagio, play, tricks

OWN_TURN = {"marriage_when": "own_turn"}


def fishing_row(code: str, hand: str, table: str, move: str, **more: Any) -> Any:
    first_turn = more.pop("first_turn", False)
    game = cirulla(**more)
    return pytest.param(game, fishing(game, hand, table, first_turn=first_turn), move, code, id=code)


def tricks_row(code: str, state: State[Any], move: str, **options: object) -> Any:
    return pytest.param(mariagio(**options), state, move, code, id=code)


def cirollon_row(code: str, hand: str, before: list[str], move: str, **options: object) -> Any:
    game = cirollon(**options)
    return pytest.param(game, play(game, fishing(game, hand, first_turn=True), *before).state, move, code, id=code)


OVER = fishing(cirulla(), "Kh", "4c", others="", taker=0)
MARRIED = play(mariagio(), tricks("KsQsKdQd3c", 5), "marriage s").state

REFUSALS = [
    pytest.param(cirulla(), play(cirulla(), OVER, "Kh").state, "Kh", "hand_over", id="hand_over"),
    fishing_row("not_in_this_game", "Kh", "", "exchange"),
    fishing_row("not_in_this_game", "KhQh", "", "marriage h"),
    fishing_row("not_in_hand", "Kh", "", "Kd"),
    fishing_row("not_in_hand", "2s3d5c", "", "barsega 2s3d4c", first_turn=True),
    fishing_row("must_declare", "2s3d4c", "", "2s", first_turn=True),
    fishing_row("must_declare", "5s5d7h", "", "5s", first_turn=True, declaration="automatic"),
    fishing_row("must_take", "6d", "Qs", "6d"),
    fishing_row("must_take", "Jh", "3s5d", "Jh"),
    fishing_row("not_on_table", "6d", "Qs", "6d*Qd"),
    fishing_row("not_on_table", "6d", "Qs", "6d*QsQd"),
    fishing_row("takes_nothing", "6d", "Ks", "6d*Ks"),
    fishing_row("ace_takes_all", "Ad", "KsQs", "Ad*Ks"),
    fishing_row("ace_takes_ace", "Ad", "AsKs4s", "Ad*Ks4s"),
    fishing_row("ace_takes_ace", "Ad", "AsKs4s", "Ad*AsKs4s"),
    fishing_row("equal_card_first", "7s", "7cAs2d4h", "7s*As2d4h"),
    fishing_row("equal_card_first", "7s", "7c3s4h", "7s*3s4h", simple_capture="single_first"),
    fishing_row("equal_card_first", "Kh", "Kc5h4h6d", "Kh*4h6d"),
    fishing_row("fewest_cards", "Js", "As2d5c3h", "Js*As2d5c"),
    fishing_row("does_not_add_up", "Js", "As2d5c3h", "Js*As"),
    fishing_row("does_not_add_up", "Js", "As2d5c3h", "Js*As2d"),
    fishing_row("too_late_to_declare", "2s3d4c", "", "barsega 2s3d4c"),
    fishing_row("no_such_declaration", "2s3d4c", "", "barsegon 2s3d4c", first_turn=True),
    fishing_row("no_such_declaration", "2s3d5c", "", "barsega 2s3d5c", first_turn=True),
    fishing_row("no_such_declaration", "2s3d7h", "", "barsega 2s3d7h=5", first_turn=True),
    fishing_row("no_such_declaration", "AsAd7h", "", "barsega AsAd7h=A", first_turn=True),
    fishing_row("no_such_declaration", "JdQdKd", "", "grande JdQdKd", first_turn=True),
    cirollon_row("exposed_first", "As3d5c6s6d6c7sQhKd", ["barsega As3d5c"], "7s"),
    cirollon_row("already_exposed", "As3d5c6s6d6c7sQhKd", ["barsega As3d5c"], "barsega As3d5c"),
    cirollon_row("already_exposed", "As3d5c6s6d6c7sQhKd", ["barsega As3d5c"], "barsega 5c6s7s"),
    cirollon_row("one_declaration_only", "As3d5c6s6d6c", ["barsega As3d5c"], "barsegon 6s6d6c", multi_bonus="one_only"),
    tricks_row("hand_over", play(mariagio(), tricks("As", 20, other="2s"), "As", "2s").state, "As"),
    tricks_row("not_in_this_game", tricks("As3s2s", 5), "barsega As3s2s"),
    tricks_row("not_in_hand", tricks("As", 5, other="3s"), "3s"),
    tricks_row("no_captures_here", tricks("As", 5), "As*3s"),
    tricks_row("marriage_first", MARRIED, "3c", marriage_must_lead="yes"),
    tricks_row("must_trump", tricks("3hAd", 16, led="Ks"), "Ad"),
    tricks_row("must_beat", tricks("6s7sAc", 15, led="Js"), "6s"),
    tricks_row("must_follow", tricks("6s7sAc", 15, led="Js"), "Ac"),
    tricks_row("must_follow", tricks("4sAh", 15, led="Ks"), "Ah"),
    tricks_row("marriage_not_held", tricks("KsJs", 5), "marriage s"),
    tricks_row("marriage_declared", MARRIED, "marriage s"),
    tricks_row("marriage_on_lead", tricks("KhQh", 5, led="3d"), "marriage h"),
    tricks_row("marriage_needs_trick", tricks("KhQh", 1), "marriage h", marriage_needs_trick="yes"),
    tricks_row("one_marriage_only", MARRIED, "marriage d", marriages_per_lead=1),
    tricks_row("marriage_too_late", tricks("KhQh", 14), "marriage h", marriage_in_endgame="no"),
    tricks_row(
        "marriage_not_playable", tricks("3sKdQd", 16, led="7s"), "marriage d", marriage_must_lead="yes", **OWN_TURN
    ),
    tricks_row("exchange_too_late", tricks("2h", 14), "exchange"),
    tricks_row("exchange_needs_two", tricks("3s", 5), "exchange"),
    tricks_row("exchange_on_lead", tricks("2h", 5, led="3s"), "exchange"),
    tricks_row("exchange_needs_trick", tricks("2h", 1), "exchange", exchange_needs_trick="yes"),
]


# What a refusal tells besides its code, by code and move; nothing where the pair is not listed.
DETAILS: dict[tuple[str, str], dict[str, Any]] = {
    ("not_in_this_game", "exchange"): {"move": parse_move("exchange")},
    ("not_in_this_game", "marriage h"): {"move": parse_move("marriage h")},
    ("not_in_this_game", "barsega As3s2s"): {"move": parse_move("barsega As3s2s")},
    ("not_in_hand", "Kd"): {"cards": "Kd"},
    ("not_in_hand", "3s"): {"cards": "3s"},
    ("not_in_hand", "barsega 2s3d4c"): {"cards": "4c"},
    ("must_declare", "2s"): {"cards": "2s3d4c"},
    ("must_declare", "5s"): {"cards": "5s5d7h"},
    ("must_take", "6d"): {"card": "6d", "cards": "Qs", "kind": "fifteen"},
    ("must_take", "Jh"): {"card": "Jh", "cards": "3s5d", "kind": "sum"},
    ("not_on_table", "6d*Qd"): {"cards": "Qd"},
    ("not_on_table", "6d*QsQd"): {"cards": "Qd"},
    ("takes_nothing", "6d*Ks"): {"card": "6d", "cards": "Ks"},
    ("ace_takes_all", "Ad*Ks"): {"card": "Ad", "cards": "KsQs"},
    ("ace_takes_ace", "Ad*Ks4s"): {"card": "Ad", "cards": "As"},
    ("ace_takes_ace", "Ad*AsKs4s"): {"card": "Ad", "cards": "As"},
    ("equal_card_first", "7s*As2d4h"): {"card": "7s", "cards": "7c"},
    ("equal_card_first", "Kh*4h6d"): {"card": "Kh", "cards": "Kc"},
    ("equal_card_first", "7s*3s4h"): {"card": "7s", "cards": "7c"},
    ("fewest_cards", "Js*As2d5c"): {"card": "Js", "cards": "5c3h"},
    ("does_not_add_up", "Js*As"): {"card": "Js", "cards": "As", "total": 1, "value": 8},
    ("does_not_add_up", "Js*As2d"): {"card": "Js", "cards": "As2d", "total": 3, "value": 8},
    ("no_such_declaration", "barsegon 2s3d4c"): {"cards": "2s3d4c", "kind": "barsegon"},
    ("no_such_declaration", "barsega 2s3d5c"): {"cards": "2s3d5c", "kind": "barsega"},
    ("no_such_declaration", "barsega 2s3d7h=5"): {"cards": "2s3d7h", "kind": "barsega"},
    ("no_such_declaration", "barsega AsAd7h=A"): {"cards": "AsAd7h", "kind": "barsega"},
    ("no_such_declaration", "grande JdQdKd"): {"cards": "JdQdKd", "kind": "grande"},
    ("exposed_first", "7s"): {"card": "7s", "cards": "As3d5c"},
    ("already_exposed", "barsega As3d5c"): {"cards": "As3d5c"},
    ("already_exposed", "barsega 5c6s7s"): {"cards": "5c"},
    ("no_captures_here", "As*3s"): {"cards": "3s"},
    ("marriage_first", "3c"): {"card": "3c", "cards": "KsQs"},
    ("must_trump", "Ad"): {"card": "Ad", "cards": "3h"},
    ("must_beat", "6s"): {"card": "6s", "led": "Js", "cards": "7s"},
    ("must_follow", "Ac"): {"card": "Ac", "led": "Js", "cards": "7s"},
    ("must_follow", "Ah"): {"card": "Ah", "led": "Ks", "cards": "4s"},
    ("marriage_not_held", "marriage s"): {"suit": 3},
    ("marriage_declared", "marriage s"): {"suit": 3},
    ("marriage_not_playable", "marriage d"): {"suit": 1},
    ("exchange_needs_two", "exchange"): {"card": "2h"},
}


def read_details(details: dict[str, Any]) -> dict[str, Any]:
    """The details with cards and sets read from their text."""
    readers = {"card": card, "led": card, "cards": parse_cards}
    return {name: readers.get(name, lambda value: value)(value) for name, value in details.items()}


@pytest.mark.parametrize(("game", "state", "move", "code"), REFUSALS)
def test_refusal(game: AnyGame, state: State[Any], move: str, code: str) -> None:
    assert parse_move(move) not in game.legal_moves(state)
    for refuse in (game.check, game.play):
        with pytest.raises(IllegalMove) as refused:
            refuse(state, parse_move(move))
        assert refused.value.code == code
        assert refused.value.details == read_details(DETAILS.get((code, move), {}))
        assert str(refused.value).startswith(code)


def test_the_ace_that_must_be_taken_may_be_a_matta() -> None:
    game = cirulla(ace_vs_table_ace="ace_or_fifteen")
    with pytest.raises(IllegalMove) as refused:
        game.check(fishing(game, "Ad", "6h5hJc7h3c", matta=1), parse_move("Ad*5h"))
    assert refused.value.code == "ace_takes_ace"
    assert refused.value.details == read_details({"card": "Ad", "cards": "7h"})


@pytest.mark.parametrize("suit", [-1, 4])
def test_there_is_no_fifth_suit(suit: int) -> None:
    with pytest.raises(IllegalMove) as refused:
        mariagio().check(tricks("KsQs", 5), Marriage(suit))
    assert refused.value.code == "not_in_this_game"


def test_refusals_of_the_match() -> None:
    game = cirulla(target=1)
    cards = deck(game, "2s4d6cKs")
    match, _ = Match.begin(game, 0, (cards,))
    with pytest.raises(IllegalMove) as refused:
        match.play(0, match.legal_moves()[0])
    assert refused.value.code == "not_your_turn"
    assert refused.value.details == {"seat": 0, "to_act": 1}
    move = match.legal_moves()[0]
    while match.to_act is not None:
        match, _ = match.play(match.to_act, match.legal_moves()[0])
    code = "hand_over" if match.ending is None else "match_over"
    with pytest.raises(IllegalMove, match=code):
        match.play(1, move)
    for nobody in (-1, 2):
        with pytest.raises(ValueError, match=f"no seat {nobody}"):
            replace(match, ending=None).leave("resigned", nobody)
    over = match if match.ending else match.leave("resigned", 0)
    with pytest.raises(IllegalMove, match="match_over"):
        over.play(1, move)
    with pytest.raises(ValueError, match="over"):
        over.leave("timeout", 0)
    with pytest.raises(ValueError, match="over"):
        over.deal((cards,))


def test_a_hand_that_is_over_awaits_the_next() -> None:
    game = cirulla(target=999, cappotto="off")
    match, _ = Match.begin(game, 0, (deck(game, "2s4d6cKs"),))
    with pytest.raises(ValueError, match="still being played"):
        match.deal((deck(game, "2s4d6cKs"),))
    while match.to_act is not None:
        match, _ = match.play(match.to_act, match.legal_moves()[0])
    assert match.wants_deal
    with pytest.raises(IllegalMove, match="hand_over"):
        match.play(1, parse_move("Kh"))


@pytest.mark.parametrize(("game", "state"), [row.values[:2] for row in REFUSALS if row.values[3] == "hand_over"])
def test_a_hand_that_is_over_has_no_moves(game: AnyGame, state: State[Any]) -> None:
    assert game.moves(state.public, state.hands[0]) == ()
    assert game.legal_moves(state) == ()
    assert game.to_act(state) is None
