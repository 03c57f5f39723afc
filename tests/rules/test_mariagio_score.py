"""Mariagio's worked examples M25 to M30: captured marriages, the sheet, the target."""

from collections.abc import Sequence

import pytest

from poncin.cards import ALL_CARDS, card, parse_cards
from poncin.rules.events import HandOver, LastTrick, MarriageCaptured, Played, TrickWon
from poncin.rules.game import HandScore, State
from tests.rules.positions import legal, mariagio, play, tricks

# X's ten cards of M26: A♠ A♥ A♣ 7♠ 7♦ K♠ K♥ Q♥ and two jacks.
PILE_X = parse_cards("AsAhAc7s7dKsKhQhJsJd")


def sheet(
    piles: tuple[int, int],
    married: Sequence[str] = ("", ""),
    last: int = 1,
    captured: Sequence[str] = ("", ""),
    **options: object,
) -> HandScore:
    """The sheet of a hand of trump hearts with these piles and suits married."""
    game = mariagio(**options)
    state = tricks("", 20)

    def suits(texts: Sequence[str]) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple("hdcs".index(suit) for suit in text) for text in texts)

    public = state.public._replace(
        to_act=None, piles=piles, married=suits(married), captured=suits(captured), last_winner=last, tricks=20
    )
    return game.score(State(public, (0, 0), ()))


CAPTURED = [
    # option, led, reply, the leader wins, points of the cards, points of the marriage
    ("M25", "yes", "Qs", "Ks", False, 7, 20),
    ("M25", "yes", "Kh", "Qh", True, 7, 40),
    ("M25", "yes", "Qs", "3h", False, 3, 0),
    ("M25", "no", "Qs", "Ks", False, 7, 0),
    ("M25", "no", "Kh", "Qh", True, 7, 0),
    ("M25", "no", "Qs", "3h", False, 3, 0),
    ("M25-suits", "yes", "Qs", "Kd", True, 7, 0),
]


@pytest.mark.parametrize(
    ("option", "led", "reply", "leader", "cards", "points"), [pytest.param(*c[1:], id=c[0]) for c in CAPTURED]
)
@pytest.mark.parametrize("trick", [2, 13, 17])
def test_captured_marriage(
    option: str, led: str, reply: str, leader: bool, cards: int, points: int, trick: int
) -> None:
    game = mariagio(captured_marriage=option, marriage_needs_trick="yes", marriage_in_endgame="no")
    state = tricks(led, trick, other=reply)
    if trick == 17:  # nothing but the reply, so that it is legal
        hands = (state.hands[0], parse_cards(reply))
        state = state._replace(hands=hands)
    step = play(game, state, led, reply)
    winner = 0 if leader else 1
    assert step.state.public.to_act == winner
    (won,) = [event for event in step.events if isinstance(event, TrickWon)]
    assert won.points == cards
    found = [event for event in step.events if isinstance(event, MarriageCaptured)]
    suit = "hdcs".index(led[1])
    assert found == ([MarriageCaptured(winner, suit, points)] if points else [])
    assert step.state.public.captured[winner] == ((suit,) if points else ())


@pytest.mark.parametrize(("last_trick", "y"), [(20, 72), (10, 62)], ids=["M26", "M26-10"])
def test_m26_whole_hand(last_trick: int, y: int) -> None:
    score = sheet((PILE_X, ALL_CARDS & ~PILE_X), ("h", ""), last_trick=last_trick)
    assert score.points == (108, y)
    assert score.items() == [("cards", 0, 68), ("cards", 1, 52), ("marriage", 0, 40), ("last_trick", 1, last_trick)]
    assert sum(score.points) == 120 + last_trick + 40


def test_captured_marriages_on_the_sheet() -> None:
    piles = (PILE_X, ALL_CARDS & ~PILE_X)
    score = sheet(piles, ("h", "d"), captured=("s", "c"), captured_marriage="yes")
    assert score.items() == [
        ("cards", 0, 68),
        ("cards", 1, 52),
        ("marriage", 0, 40),
        ("marriage", 1, 20),
        ("captured_marriage", 0, 20),
        ("captured_marriage", 1, 20),
        ("last_trick", 1, 20),
    ]


@pytest.mark.parametrize(
    ("both", "totals", "dealer", "winner"),
    [
        pytest.param("higher_then_extra_hand", (95 + 108, 130 + 72), 0, 0, id="M27"),
        pytest.param("higher_then_extra_hand", (95 + 108, 130 + 72), 1, 0, id="M27"),
        pytest.param("non_dealer_counts_first", (95 + 108, 130 + 72), 0, 1, id="M27-non-dealer"),
        pytest.param("non_dealer_counts_first", (95 + 108, 130 + 72), 1, 0, id="M27-non-dealer"),
        pytest.param("higher_then_extra_hand", (95 + 108, 128 + 72), 0, 0, id="M28"),
        pytest.param("higher_then_extra_hand", (92 + 108, 128 + 72), 0, None, id="M28"),
        pytest.param("non_dealer_counts_first", (92 + 108, 128 + 72), 0, 1, id="M28-non-dealer"),
        pytest.param("higher_then_extra_hand", (199, 198), 0, None, id="below"),
        pytest.param("higher_then_extra_hand", (199, 200), 0, 1, id="at"),
        pytest.param("non_dealer_counts_first", (199, 200), 0, 1, id="at"),
        pytest.param("non_dealer_counts_first", (200, 199), 0, 0, id="at"),
        pytest.param("non_dealer_counts_first", (199, 199), 0, None, id="below"),
    ],
)
def test_target(both: str, totals: tuple[int, int], dealer: int, winner: int | None) -> None:
    assert mariagio(both_over_target=both).winner(totals, HandScore((), (0, 0)), dealer) == winner


@pytest.mark.parametrize(
    ("options", "declared", "x"),
    [
        pytest.param({}, ["marriage s", "marriage d"], 40, id="M29"),
        pytest.param({"marriages_per_lead": 1}, ["marriage s"], 20, id="M29-one"),
        pytest.param({"marriage_needs_trick": "yes"}, [], 0, id="M29-needs-trick"),
    ],
)
def test_m29_marriages_without_a_trick(options: dict[str, object], declared: list[str], x: int) -> None:
    game = mariagio(**options)
    state = tricks("KsQsKdQd", 1)
    for move in declared:
        state = play(game, state, move).state
    assert not [move for move in legal(game, state) if move.startswith("marriage")]
    public = state.public._replace(to_act=None, piles=(0, ALL_CARDS), last_winner=1, tricks=20)
    assert game.score(State(public, (0, 0), ())).points == (x, 140)


@pytest.mark.parametrize(
    ("last_trick", "married", "total"),
    [
        (20, ("", ""), 140),
        (20, ("hdcs", ""), 240),
        (20, ("hd", "cs"), 240),
        (10, ("", ""), 130),
        (10, ("s", "hdc"), 230),
    ],
    ids=["M30", "M30", "M30", "M30-10", "M30-10"],
)
def test_m30_bounds(last_trick: int, married: tuple[str, str], total: int) -> None:
    for pile in (0, PILE_X, ALL_CARDS):
        assert sum(sheet((pile, ALL_CARDS & ~pile), married, last_trick=last_trick).points) == total


@pytest.mark.parametrize("last_trick", [20, 10])
def test_the_last_trick(last_trick: int) -> None:
    game = mariagio(last_trick=last_trick)
    state = tricks("As", 20, other="2s")
    step = play(game, state, "As", "2s")
    won = TrickWon(0, parse_cards("As2s"), 11)
    assert step.events == (Played(1, card("2s"), 2), won, LastTrick(0, last_trick), HandOver())
    assert step.state.public.to_act is None
    assert game.legal_moves(step.state) == ()
    assert ("last_trick", 0, last_trick) in game.score(step.state).items()
