"""Mariagio's worked examples M19 to M24, M32 to M35: marriages and the exchange."""

import pytest

from poncin.cards import card, parse_cards
from poncin.rules.events import Exchanged, Married
from tests.rules.positions import is_legal, legal, mariagio, play, refusal, tricks

MUST_LEAD = {"marriage_must_lead": "yes"}
OWN_TURN = {"marriage_when": "own_turn"}

MARRIAGES = [
    # options, trick, led, hand, suit, the code that refuses it (None: legal)
    ("M19", {}, 5, "", "KsQs3d", "s", None),
    ("M20", {}, 5, "3d", "KhQh", "h", "marriage_on_lead"),
    ("M20", {}, 5, "", "KhQh", "h", None),
    ("M20", OWN_TURN, 5, "3d", "KhQh", "h", None),
    ("M20", OWN_TURN, 16, "3d", "KhQh", "h", None),
    ("M20", {}, 5, "", "KhJh", "h", "marriage_not_held"),
    ("M20", {}, 5, "", "QhJh", "h", "marriage_not_held"),
    ("M21", {}, 1, "", "KcQc", "c", None),
    ("M21", {"marriage_needs_trick": "yes"}, 1, "", "KcQc", "c", "marriage_needs_trick"),
    ("M21", {"marriage_needs_trick": "yes"}, 5, "", "KcQc", "c", None),
    ("M33", {}, 13, "", "KsQs", "s", None),
    ("M33", {}, 14, "", "KsQs", "s", None),
    ("M33", {"marriage_in_endgame": "no"}, 13, "", "KsQs", "s", None),
    ("M33", {"marriage_in_endgame": "no"}, 14, "", "KsQs", "s", "marriage_too_late"),
    ("M34", MUST_LEAD, 5, "", "KsQsKdQd", "d", None),
    ("M35", MUST_LEAD | OWN_TURN, 16, "7s", "KsQs3sKdQd", "s", None),
    ("M35", MUST_LEAD | OWN_TURN, 16, "7s", "KsQs3sKdQd", "d", "marriage_not_playable"),
    ("M35-stock", MUST_LEAD | OWN_TURN, 5, "7s", "KsQs3sKdQd", "d", None),
    ("M35-lead", MUST_LEAD | OWN_TURN, 16, "", "KsQs3sKdQd", "d", None),
    ("M35-beat", MUST_LEAD | OWN_TURN, 16, "Js", "KsQs7sKdQd", "s", None),
    ("M35-trump", MUST_LEAD | OWN_TURN, 16, "7s", "KhQhKdQd", "h", None),
    ("M35-trump", MUST_LEAD | OWN_TURN, 16, "7s", "KhQhKdQd", "d", "marriage_not_playable"),
]

EXCHANGES = [
    # options, trick, led, upcard, hand, the code that refuses it
    ("M22", {}, 5, "", "Kh", "2h", None),
    ("M23", {}, 13, "", "", "2h", None),
    ("M23", {}, 14, "", "", "2h", "exchange_too_late"),
    ("M23", {"exchange_until": "not_last_two_cards"}, 13, "", "", "2h", "exchange_too_late"),
    ("M23", {"exchange_until": "not_last_two_cards"}, 14, "", "", "2h", "exchange_too_late"),
    ("M23", {"exchange_until": "not_last_two_cards"}, 12, "", "", "2h", None),
    ("M24", {}, 5, "", "2h", "Ah", "exchange_needs_two"),
    ("M32", {}, 1, "", "", "2h", None),
    ("M32", {"exchange_needs_trick": "yes"}, 1, "", "", "2h", "exchange_needs_trick"),
    ("M32", {"exchange_needs_trick": "yes"}, 5, "", "", "2h", None),
    ("M32", {}, 5, "3d", "", "2h", "exchange_on_lead"),
    ("M32", {"exchange_when": "own_turn"}, 5, "3d", "", "2h", None),
    ("M32", {"exchange_when": "own_turn"}, 14, "3d", "", "2h", "exchange_too_late"),
    ("plain-two", {}, 5, "", "", "2s", "exchange_needs_two"),
]


@pytest.mark.parametrize(
    ("options", "trick", "led", "hand", "suit", "code"), [pytest.param(*c[1:], id=c[0]) for c in MARRIAGES]
)
def test_marriages(options: dict[str, object], trick: int, led: str, hand: str, suit: str, code: str | None) -> None:
    game = mariagio(**options)
    state = tricks(hand, trick, led=led)
    assert refusal(game, state, f"marriage {suit}") == code
    assert (f"marriage {suit}" in legal(game, state)) == (code is None)


@pytest.mark.parametrize(
    ("options", "trick", "led", "upcard", "hand", "code"), [pytest.param(*c[1:], id=c[0]) for c in EXCHANGES]
)
def test_exchanges(options: dict[str, object], trick: int, led: str, upcard: str, hand: str, code: str | None) -> None:
    game = mariagio(**options)
    state = tricks(hand, trick, led=led, upcard=upcard)
    assert refusal(game, state, "exchange") == code
    assert ("exchange" in legal(game, state)) == (code is None)


@pytest.mark.parametrize("needs", ["marriage_needs_trick", "exchange_needs_trick"])
def test_the_trick_must_be_ones_own(needs: str) -> None:
    game = mariagio(**{needs: "yes"})
    move = "marriage s" if needs == "marriage_needs_trick" else "exchange"
    for won, allowed in [((0,), True), ((1,), False), ((1, 0), True)]:
        assert is_legal(game, tricks("KsQs2h", 5, won=won), move) is allowed


@pytest.mark.parametrize(("suit", "points"), [("s", 20), ("d", 20), ("c", 20), ("h", 40)])
def test_m19_m20_points(suit: str, points: int) -> None:
    game = mariagio()
    state = tricks(f"K{suit}Q{suit}3d", 5)
    step = play(game, state, f"marriage {suit}")
    assert step.events == (Married(0, "hdcs".index(suit), points),)
    assert step.state.hands == state.hands
    assert step.state.public.to_act == 0
    assert step.state.public.shown == (parse_cards(f"K{suit}Q{suit}"), 0)
    assert refusal(game, step.state, f"marriage {suit}") == "marriage_declared"
    assert is_legal(game, step.state, "3d")


def test_m19_must_lead() -> None:
    game = mariagio(**MUST_LEAD)
    state = tricks("KsQs3d", 5)
    assert is_legal(game, state, "3d")
    after = play(game, state, "marriage s").state
    assert {move for move in legal(game, after) if len(move) == 2} == {"Ks", "Qs"}
    assert refusal(game, after, "3d") == "marriage_first"
    later = play(game, after, "Ks", "Kd").state  # the next turn has no such duty
    assert refusal(game, later, "3d") is None


def test_m20_the_follower_declares_before_replying() -> None:
    game = mariagio(**OWN_TURN)
    step = play(game, tricks("KhQh2d", 5, led="3d"), "marriage h")
    assert step.events == (Married(0, 0, 40),)
    assert step.state.public.to_act == 0
    assert is_legal(game, step.state, "2d")


def test_m22_exchange_then_declare_at_once() -> None:
    game = mariagio()
    state = tricks("2cQc", 5, trump="c", upcard="Kc")
    assert refusal(game, state, "marriage c") == "marriage_not_held"
    step = play(game, state, "exchange")
    assert step.events == (Exchanged(0, card("2c"), card("Kc")),)
    assert step.state.public.upcard == card("2c")
    assert step.state.public.trump == 2
    assert step.state.hands[0] == state.hands[0] ^ parse_cards("2cKc")
    assert step.state.public.shown[0] == parse_cards("Kc")
    step = play(game, step.state, "marriage c")
    assert step.events == (Married(0, 2, 40),)
    assert refusal(game, step.state, "exchange") == "exchange_needs_two"


def test_marriage_then_exchange() -> None:
    game = mariagio()
    state = tricks("2hKsQs", 5)
    after = play(game, state, "marriage s", "exchange").state
    assert after.public.to_act == 0
    assert after.public.married == ((3,), ())


@pytest.mark.parametrize("per_lead", ["unlimited", 1])
def test_m34_one_or_both(per_lead: object) -> None:
    game = mariagio(marriages_per_lead=per_lead, **MUST_LEAD)
    state = tricks("KsQsKdQd", 5)
    after = play(game, state, "marriage s").state
    cards = {move for move in legal(game, after) if len(move) == 2}
    assert cards == {"Ks", "Qs"}
    if per_lead == 1:
        assert refusal(game, after, "marriage d") == "one_marriage_only"
    else:
        both = play(game, after, "marriage d").state
        assert {move for move in legal(game, both) if len(move) == 2} == {"Ks", "Qs", "Kd", "Qd"}


def test_m34_one_per_lead_lets_the_other_be_declared_at_the_next() -> None:
    game = mariagio(marriages_per_lead=1)
    state = play(game, tricks("KsQsKdQdAh", 5), "marriage s", "Ah").state
    reply = next(iter(game.legal_moves(state)))
    state = game.play(state, reply).state
    assert state.public.to_act == 0
    assert is_legal(game, state, "marriage d")


def test_m35() -> None:
    game = mariagio(**MUST_LEAD, **OWN_TURN)
    state = tricks("KsQs3sKdQd", 16, led="7s")
    assert legal(game, state) == {"marriage s", "Ks", "Qs", "3s"}
    assert legal(game, play(game, state, "marriage s").state) == {"Ks", "Qs"}


def test_m35_the_card_that_must_beat_is_the_only_one_left() -> None:
    game = mariagio(**MUST_LEAD, **OWN_TURN)
    state = tricks("KsQs7sKdQd", 16, led="Js")
    assert legal(game, play(game, state, "marriage s").state) == {"Ks", "Qs"}


def test_the_shown_cards_stay_known_until_played() -> None:
    game = mariagio()
    state = play(game, tricks("KsQs3d", 5), "marriage s", "Ks").state
    assert state.public.shown[0] == parse_cards("Qs")


def test_only_the_marriages_of_this_turn_bind_the_card() -> None:
    game = mariagio(**MUST_LEAD)
    state = play(game, tricks("KsQsKdQdAh", 5), "marriage s", "Ks").state
    state = state._replace(public=state.public._replace(to_act=0, led=None))
    after = play(game, state, "marriage d").state
    assert {move for move in legal(game, after) if len(move) == 2} == {"Kd", "Qd"}
