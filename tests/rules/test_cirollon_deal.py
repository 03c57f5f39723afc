"""Cirollon's worked examples C1 to C7 and C37: the deal and the first table."""

import pytest

from poncin.cards import ALL_CARDS, card_set, parse_cards
from poncin.errors import BadOption
from poncin.match import Match
from poncin.rng import Stream
from poncin.rules.events import Annulled, DealerBonus, Dealt, TableDealt
from poncin.rules.fishing.state import Mark
from poncin.rules.registry import make
from poncin.rules.scoring import best_of_suits, primiera_sum
from tests.rules.positions import cirollon, deck

FIRST_TABLES = [
    # options, first table, rule, points, value of the poncin (0: not among them)
    ("C2", {"monte_vs_bonus": "bonus_first"}, "AsAd6c7s", "dealer15", 1, 0),
    ("C2", {"monte_vs_bonus": "bonus_first"}, "AsAd3c7h", "dealer15", 1, 10),
    ("C3", {}, "Ad2s5c7d", "dealer15", 1, 0),
    ("C4", {}, "KsQd7c4s", "dealer30", 2, 0),
    ("C5", {}, "KsQdAc7h", "dealer30", 2, 10),
    ("C6", {}, "5d2sAc7h", "dealer15", 1, 7),
    ("C37", {"dealer_low_table": "yes"}, "2s3d3c7h", "dealer_low", 3, 1),
    ("C37", {"dealer_low_table": "yes"}, "2s2d2c3d", "dealer_low", 3, 0),
    ("C37", {"dealer_low_table": "yes", "monte_vs_bonus": "bonus_first"}, "AsAd2c3h", "dealer_low", 3, 0),
]

NO_BONUS = [("C7", {}, "6d5s6c7h"), ("C37", {"dealer_low_table": "yes"}, "As2d3c4h")]

ANNULLED = [
    ("C2", {}, "AsAd6c7s"),
    ("C2", {}, "AsAd3c7h"),
    ("C37", {"dealer_low_table": "yes"}, "AsAd2c3h"),
]

PLAIN = "2s4d6cKs"


def places(*numbers: int) -> int:
    """A deck in the pack's order: card n-1 lies at position n."""
    return card_set(number - 1 for number in numbers)


@pytest.mark.parametrize(("first_player", "first"), [("left_literal", 3), ("right", 1)], ids=["C1", "C1-right"])
def test_c1_the_deal(first_player: str, first: int) -> None:
    game = cirollon(first_player=first_player)
    state = game.start(0, tuple(range(40))).state
    assert state.hands == (
        places(10, 11, 12, 24, 25, 26, 38, 39, 40),
        places(1, 2, 3, 15, 16, 17, 29, 30, 31),
        places(4, 5, 6, 18, 19, 20, 32, 33, 34),
        places(7, 8, 9, 21, 22, 23, 35, 36, 37),
    )
    assert state.public.table == places(13, 14, 27, 28)
    assert state.stock == ()
    assert state.public.to_act == first


@pytest.mark.parametrize(
    ("first_player", "order"), [("left_literal", [3, 0, 1, 2]), ("right", [1, 2, 3, 0])], ids=["C1", "C1-right"]
)
def test_c1_order_of_play_and_next_dealer(first_player: str, order: list[int]) -> None:
    game = cirollon(first_player=first_player)
    rng = Stream(5)
    decks = (deck(game, PLAIN),)
    match, _ = Match.begin(game, 0, decks)
    seats = []
    while match.to_act is not None:
        plays = [move for move in match.legal_moves() if type(move).__name__ == "Play"]
        seats.append(match.to_act)
        match, _ = match.play(match.to_act, rng.choice(plays))
    assert seats == order * 9
    match, _ = match.deal(decks)
    assert match.hand.dealer == 1
    assert match.to_act == (order[0] + 1) % 4


@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_cirollon_is_for_four(players: int) -> None:
    with pytest.raises(BadOption) as refused:
        make("cirollon", players)
    assert refused.value.code == "bad_players"


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize(
    ("options", "table", "rule", "points", "matta"), [pytest.param(*c[1:], id=c[0]) for c in FIRST_TABLES]
)
def test_dealers_bonus(options: dict[str, object], table: str, rule: str, points: int, matta: int, dealer: int) -> None:
    game = cirollon(**options)
    cards = deck(game, table, dealer=dealer)
    assert game.annulment(cards) is None
    state, events = game.start(dealer, cards)
    taken = parse_cards(table)
    assert [each for each in events if isinstance(each, DealerBonus)] == [
        DealerBonus(rule, dealer, taken, matta, points)  # type: ignore[arg-type]
    ]
    assert state.public.table == 0
    assert state.public.piles[dealer % 2] == taken
    assert state.public.piles[1 - dealer % 2] == 0
    assert sum(state.hands) | taken == ALL_CARDS
    assert state.public.matta_value == 7
    assert state.public.marks == (Mark(rule, dealer, taken, matta, points),)
    assert events[:2] == (Dealt((9, 9, 9, 9)), TableDealt(taken))
    assert state.public.stock == 0
    assert state.public.last_taker is None


@pytest.mark.parametrize(("options", "table"), [pytest.param(*c[1:], id=c[0]) for c in NO_BONUS])
def test_no_bonus(options: dict[str, object], table: str) -> None:
    game = cirollon(**options)
    cards = deck(game, table)
    assert game.annulment(cards) is None
    state, events = game.start(0, cards)
    assert not [each for each in events if isinstance(each, DealerBonus)]
    assert state.public.table == parse_cards(table)
    assert state.public.piles == (0, 0)
    assert state.public.marks == ()


@pytest.mark.parametrize(("options", "table"), [pytest.param(*c[1:], id=c[0]) for c in ANNULLED])
def test_annulled_the_same_dealer_deals_again(options: dict[str, object], table: str) -> None:
    game = cirollon(**options)
    void, good = deck(game, table), deck(game, PLAIN)
    assert game.annulment(void) == Annulled("aces", parse_cards(table))
    match, events = Match.begin(game, 2, (void, void, good))
    assert events[:2] == (Annulled("aces", parse_cards(table)),) * 2
    assert match.hand.dealer == 2
    assert match.state.public.piles == (0, 0)
    assert match.state.public.marks == ()
    for decks in [(), (void,), (good, good), (void, good, good)]:
        with pytest.raises(ValueError, match="annulled"):
            Match.begin(game, 2, decks)


def test_c3_holds_two_diamonds_and_the_settebello() -> None:
    game = cirollon()
    state = game.start(0, deck(game, "Ad2s5c7d")).state
    assert (state.public.piles[0] & parse_cards("AdKdQdJd7d6d5d4d3d2d")).bit_count() == 2


def test_c5_in_the_pile_the_poncin_counts_21() -> None:
    game = cirollon()
    state = game.start(0, deck(game, "KsQdAc7h")).state
    assert primiera_sum(best_of_suits(state.public.piles[0] & parse_cards("7h"))) == 21
    assert primiera_sum(best_of_suits(state.public.piles[0])) == 10 + 10 + 16 + 21
