"""Mariagio's worked examples M1 to M18 and M31: ranks, the stock, who wins, what a follower must play."""

from itertools import pairwise

import pytest

from poncin.cards import ALL_CARDS, SUIT_CARDS, card, cards_in, cards_text, parse_cards
from poncin.rng import Stream
from poncin.rules.events import Dealt, Drew, Played, TrickWon, TrumpTurned
from poncin.rules.game import State
from poncin.rules.mariagio import MariagioPublic, MariagioState
from poncin.rules.tricks import Ranking
from tests.rules.positions import legal, mariagio, play, tricks

THREE = {"rank_scheme": "three_high"}
NOT = {"overtake_in_endgame": "not"}


@pytest.mark.parametrize(("scheme", "order"), [("seven_high", "A7KQJ65432"), ("three_high", "A3KQJ76542")])
def test_m1_ranks_and_points(scheme: str, order: str) -> None:
    ranking = Ranking.of(scheme)  # type: ignore[arg-type]
    for suit in "hdcs":
        cards = [card(rank + suit) for rank in order]
        assert [ranking.points[each] for each in cards] == [11, 10, 4, 3, 2, 0, 0, 0, 0, 0]
        assert all(ranking.strength[high] > ranking.strength[low] for high, low in pairwise(cards))
    assert sum(ranking.points[each] for each in cards_in(SUIT_CARDS[3])) == 30
    assert sum(ranking.points) == 120


@pytest.mark.parametrize("dealer", [0, 1])
def test_m2_after_the_deal(dealer: int) -> None:
    game = mariagio()
    state, events = game.start(dealer, tuple(range(40)))
    assert state.hands[1 - dealer] == sum(1 << each for each in range(0, 14, 2))
    assert state.hands[dealer] == sum(1 << each for each in range(1, 14, 2))
    assert state.stock == tuple(range(15, 40))
    assert state.public == MariagioPublic(
        dealer=dealer,
        to_act=1 - dealer,
        trump=2,
        upcard=14,
        led=None,
        hands=(7, 7),
        stock=25,
        piles=(0, 0),
        shown=(0, 0),
        married=((), ()),
        married_now=0,
        captured=((), ()),
        tricks=0,
        last_winner=None,
    )
    assert events == (Dealt((7, 7)), TrumpTurned(14))
    assert game.annulment(tuple(range(40))) is None


def through(seed: int) -> list[MariagioState]:
    """The positions before each lead of a random hand, and its end."""
    game, rng = mariagio(), Stream(seed)
    state = game.deal(rng.child(0), 0)
    leads: list[MariagioState] = []
    while state.public.to_act is not None:
        if state.public.led is None and state.public.tricks == len(leads):
            leads.append(state)
        state = game.play(state, rng.choice(game.legal_moves(state))).state
    return [*leads, state]


@pytest.mark.parametrize("seed", range(5))
def test_m2_m3_the_stock(seed: int) -> None:
    *leads, last = through(seed)
    stock = [state.public.stock + (state.public.upcard is not None) for state in leads]
    assert stock == [26, 24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2, 0, 0, 0, 0, 0, 0, 0]
    assert [state.public.hands[0] for state in leads] == [7] * 14 + [6, 5, 4, 3, 2, 1]
    assert last.public.tricks == 20
    assert sum(last.public.piles) == ALL_CARDS


@pytest.mark.parametrize("upcard", ["Jh", "2h"], ids=["M4", "M4-exchanged"])
@pytest.mark.parametrize("winner", [0, 1])
def test_m4_the_last_two_cards(upcard: str, winner: int) -> None:
    game = mariagio()
    leads, replies = ("As", "3s") if winner == 0 else ("3s", "As")
    state = tricks(leads, 13, upcard=upcard, other=replies)
    face_down = state.stock[0]
    step = play(game, state, leads, replies)
    hands, public = step.state.hands, step.state.public
    assert hands[winner] >> face_down & 1
    assert hands[1 - winner] >> card(upcard) & 1
    assert step.events[-2:] == (Drew(winner, None), Drew(1 - winner, card(upcard)))
    assert (public.stock, public.upcard, public.hands) == (0, None, (7, 7))
    assert public.shown[1 - winner] == 1 << card(upcard)
    assert public.trump == 0


WINNERS = [
    # options, trump, led, reply, the leader wins, points
    ("M5", {}, "h", "7s", "As", False, 21),
    ("M6", {}, "h", "7s", "Ks", True, 14),
    ("M6", THREE, "h", "7s", "Ks", False, 4),
    ("M7", {}, "h", "3s", "6s", False, 0),
    ("M7", THREE, "h", "3s", "6s", True, 10),
    ("M8", {}, "h", "As", "2h", False, 11),
    ("M8", {}, "h", "2h", "As", True, 11),
    ("M9", {}, "h", "Jc", "Qd", True, 5),
    ("trumps", {}, "h", "Jh", "Qh", False, 5),
]


@pytest.mark.parametrize(
    ("options", "trump", "led", "reply", "leader", "points"), [pytest.param(*c[1:], id=c[0]) for c in WINNERS]
)
@pytest.mark.parametrize("seat", [0, 1])
def test_who_wins(
    options: dict[str, object], trump: str, led: str, reply: str, leader: bool, points: int, seat: int
) -> None:
    game = mariagio(**options)
    state = tricks(led, 3, trump=trump, other=reply, seat=seat)
    before = state.public.piles
    step = play(game, state, led, reply)
    winner = seat if leader else 1 - seat
    cards = parse_cards(led + reply)
    assert step.events[0] == Played(1 - seat, card(reply), card(reply) // 4 + 1)
    assert play(game, state, led).events == (Played(seat, card(led), card(led) // 4 + 1),)
    assert [event for event in step.events if isinstance(event, TrickWon)] == [TrickWon(winner, cards, points)]
    assert step.state.public.to_act == winner
    assert step.state.public.piles[winner] == before[winner] | cards
    assert step.state.public.piles[1 - winner] == before[1 - winner]
    assert step.events[-2:] == (Drew(winner, None), Drew(1 - winner, None))
    assert step.state.hands[winner] >> state.stock[0] & 1
    assert step.state.hands[1 - winner] >> state.stock[1] & 1


@pytest.mark.parametrize("trick", [5, 16])
@pytest.mark.parametrize(("reply", "winner"), [("2s", 0), ("As", 1)])
@pytest.mark.parametrize("dealer", [0, 1])
def test_a_trick_changes_nothing_but_this(dealer: int, reply: str, winner: int, trick: int) -> None:
    game = mariagio()
    state = tricks("KsQs", trick, other=f"{reply}3d", seat=0, won=(0, 1, 1))
    theirs = parse_cards(f"{reply}3d")
    before = state.public._replace(
        dealer=dealer,
        shown=(parse_cards("KsQs"), theirs),
        married=((2, 3), (1,)),
        married_now=1,
        captured=((0,), (3,)),
        last_winner=1,
    )
    size, draws = before.hands[0], int(trick <= 13)
    led = play(game, state._replace(public=before), "Ks").state
    waiting = before._replace(
        to_act=1, led=card("Ks"), hands=(size - 1, size), shown=(parse_cards("Qs"), theirs), married_now=0
    )
    assert led == State(waiting, (state.hands[0] ^ 1 << card("Ks"), state.hands[1]), state.stock)
    hands = [led.hands[0], led.hands[1] ^ 1 << card(reply)]
    if draws:
        hands[winner] |= 1 << state.stock[0]
        hands[1 - winner] |= 1 << state.stock[1]
    piles = list(before.piles)
    piles[winner] |= parse_cards(f"Ks{reply}")
    after = waiting._replace(
        to_act=winner,
        led=None,
        hands=(size - 1 + draws, size - 1 + draws),
        stock=before.stock - 2 * draws,
        piles=tuple(piles),
        shown=(parse_cards("Qs"), parse_cards("3d")),
        tricks=trick,
        last_winner=winner,
    )
    assert play(game, led, reply).state == State(after, tuple(hands), state.stock[2:])


def test_m10_no_duty_while_the_stock_lasts() -> None:
    game = mariagio()
    state = tricks("2d6s7s3h", 5, led="As")
    assert legal(game, state) == set(texts(state.hands[0]))


REPLIES = [
    # options, trick, led, hand (filled up with cards of other plain suits), what it may play (* all)
    ("M11", {}, 15, "Js", "6s7s2hAc", "7s"),
    ("M11", THREE, 15, "Js", "6s7s2hAc", "6s7s"),
    ("M12", {}, 15, "Ks", "Qs4sAh", "Qs4s"),
    ("M13", {}, 16, "Ks", "3hJhAd", "3hJh"),
    ("M14", {}, 16, "Ks", "Ad7c2d", "*"),
    ("M15", {}, 16, "Qh", "5hKhAs", "Kh"),
    ("M16", {}, 16, "Kh", "Ah7h2h", "Ah7h"),
    ("M17", {}, 16, "7s", "Ks3sAh", "Ks3s"),
    ("M18", {}, 18, "5h", "Qc7d", "*"),
    ("M31", NOT, 15, "Js", "6s7s2hAc", "6s7s"),
    ("M31", NOT, 16, "Qh", "5hKhAs", "5hKh"),
    ("M31", NOT, 15, "Ks", "Qs4sAh", "Qs4s"),
    ("M31", NOT, 16, "Ks", "3hJhAd", "3hJh"),
]


@pytest.mark.parametrize(
    ("options", "trick", "led", "hand", "expected"), [pytest.param(*c[1:], id=c[0]) for c in REPLIES]
)
def test_replies(options: dict[str, object], trick: int, led: str, hand: str, expected: str) -> None:
    game = mariagio(**options)
    state = tricks(hand, trick, led=led)
    may = texts(state.hands[0] if expected == "*" else parse_cards(expected))
    assert legal(game, state) == set(may)
    for each in texts(state.hands[0]):
        assert (each in may) == (each in legal(game, state))


def test_m11_three_high_six_and_seven_do_not_beat_the_jack() -> None:
    """With the three high 7 and 6 are below the jack, so either may follow."""
    ranking = Ranking.of("three_high")
    assert ranking.higher(parse_cards("6s7s"), card("Js")) == 0


def test_m18_the_leader_wins() -> None:
    game = mariagio()
    state = tricks("Qc7d", 18, led="5h")
    assert play(game, state, "Qc").state.public.to_act == 1


def test_higher_is_of_the_suit_led() -> None:
    ranking = Ranking.of("seven_high")
    assert ranking.higher(parse_cards("AsKs7sJs6sAhKdQc"), card("Js")) == parse_cards("AsKs7s")
    assert ranking.higher(parse_cards("AhKd2h"), card("2d")) == parse_cards("Kd")


@pytest.mark.parametrize("trick", range(14, 21))
def test_a_leader_plays_anything(trick: int) -> None:
    game = mariagio()
    state = tricks("", trick)
    assert legal(game, state) == set(texts(state.hands[0]))


def texts(cards: int) -> list[str]:
    return [cards_text(1 << each) for each in cards_in(cards)]
