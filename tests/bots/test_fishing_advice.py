"""Cirulla and Cirollon: in an obvious position the club player follows the advice; each case names it."""

from collections.abc import Callable

import pytest

from poncin.bots.fishing.casual import casual_move
from poncin.bots.fishing.club import club_move
from poncin.bots.fishing.declaring import best_declarations
from poncin.bots.fishing.worth import card_worths
from poncin.cards import CardSet, card, parse_cards
from poncin.notation import move_text
from poncin.rules.fishing.hand import FishingGame
from poncin.rules.fishing.state import FishingPublic
from poncin.rules.moves import Declare, Move
from tests.bots.positions import fishing

ADVICE = [
    # advice, hand, table, move
    ("clear the table", "Qs4c2h", "6h3h", "Qs*3h6h"),
    ("take the settebello", "7sKcQc", "7d7c2h", "7s*7d"),
    ("take diamonds rather than others", "5sKcQc", "5d5c6h3s", "5s*5d"),
    ("leave eleven or more", "Kh2c", "4s", "Kh"),
    ("lay no settebello down", "7dKs", "2c", "Ks"),
]


@pytest.mark.parametrize(("advice", "hand", "table", "move"), ADVICE)
@pytest.mark.parametrize("players", [2, 4])
def test_advice(advice: str, hand: str, table: str, move: str, players: int) -> None:
    assert move_text(club_move(*fishing("cirulla", players, hand=hand, table=table))) == move, advice


def test_fifteen_is_counted_from_what_is_left() -> None:
    """Three kings and three fives are gone: a five is as good as safe on the table, a six is not."""
    gone = "KhKdKc5h5d5c4h4d4cAhAdAcAs"
    game, public, hand = fishing("cirulla", 2, hand="5s6s", table="", piles=(gone, ""))
    assert move_text(club_move(game, public, hand)) == "5s"


def test_exposed_cards_of_the_next_player_are_seen() -> None:
    """Whoever must play an exposed jack clears a lone seven or jack, not a queen."""
    game, public, hand = fishing("cirulla", 2, hand="JhQh", table="", exposed_next="JsJcJd")
    assert move_text(club_move(game, public, hand)) == "Qh"


def test_last_capture_brings_the_leftovers() -> None:
    """The very last card takes rather than lies, and of two captures the richer."""
    game, public, hand = fishing("cirulla", 2, hand="Qs", table="Qd6cKh", plays=35, others=0, stock=0)
    assert move_text(club_move(game, public, hand)) == "Qs*Qd"


@pytest.mark.parametrize("choose", [casual_move, club_move])
def test_the_ten_is_declared_before_the_three(choose: Callable[[FishingGame, FishingPublic, CardSet], Move]) -> None:
    game, public, hand = fishing("cirollon", 4, hand="2h2d2cAsAh3d4s4h4d", table="KsQs", others=9, stock=0)
    public = public._replace(passed=(None,) * 4)
    move = choose(game, public, hand)
    assert isinstance(move, Declare)
    assert move.kind == "barsegon"


def test_declarations_leave_room_for_the_next() -> None:
    """Of five low cards those three go first that leave most to declare; here the two barsegoin."""
    game, public, hand = fishing("cirollon", 4, hand="KhKdKcKs2h2d2c3h7s", table="", others=9, stock=0)
    public = public._replace(passed=(None,) * 4)
    best = best_declarations(game, public, hand, game.moves(public, hand))
    assert {each.kind for each in best} == {"barsegon"}


def test_the_poncin_gets_the_value_that_pays_at_once() -> None:
    """Four, two and poncin: worth one it sweeps the table, worth three it takes only a three."""
    game, public, hand = fishing("cirulla", 2, hand="4s2c7h", table="3d6s")
    public = public._replace(passed=(None, None))
    move = club_move(game, public, hand)
    assert isinstance(move, Declare)
    assert move.value == 1


@pytest.mark.parametrize(
    ("what", "before", "after", "cards"),
    [
        ("erta is nearly complete", ("", ""), ("JdQd", ""), "Kd"),
        ("bassa is nearly complete", ("", ""), ("", "Ad2d"), "3d"),
        ("cappotto threatens", ("", ""), ("Ad4d5d6dJd2d", ""), "Kd"),
    ],
)
def test_worth_rises(what: str, before: tuple[str, ...], after: tuple[str, ...], cards: str) -> None:
    worth = [card_worths([parse_cards(pile) for pile in piles])[card(cards)] for piles in (before, after)]
    assert worth[1] > worth[0], what


def test_worth_falls_when_the_runs_are_split() -> None:
    whole, split = (card_worths([parse_cards(pile) for pile in piles]) for piles in (("", ""), ("Jd", "Qd")))
    assert split[card("Kd")] < whole[card("Kd")]
