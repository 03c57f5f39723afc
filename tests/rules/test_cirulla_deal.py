"""Cirulla's worked examples U1 to U6, U36, U39 to U41: rounds and the first table."""

import pytest

from poncin.cards import ALL_CARDS, card, card_set, parse_cards
from poncin.match import Match
from poncin.rng import Stream
from poncin.rules.events import Annulled, DealerBonus, Dealt, FourEqual, HandOver, Played, Sgobba, TableDealt, Took
from poncin.rules.fishing.hand import deal_round
from poncin.rules.game import HandScore, Line
from tests.rules.positions import cirulla, deck, fishing, play

MATTA = {"dealer_bonus_matta": "yes"}
LOW = {"dealer_low_table": "yes"}
BONUS_FIRST = {"monte_vs_bonus": "bonus_first"}
THREE = {"table_three_equal": "yes"}

DEALERS = [
    # options, first table, rule, points, value of the matta where it is wild
    ("U2", {}, "2s3d4c6h", "dealer15", 1, 0),
    ("U3", {}, "Kc7d7s6h", "dealer30", 2, 0),
    ("U4", BONUS_FIRST, "AcAh3sKd", "dealer15", 1, 0),
    ("U5", MATTA, "5d2s3c7h", "dealer15", 1, 5),
    ("U6", MATTA, "5d2sAc7h", "dealer15", 1, 7),
    ("U6", MATTA | BONUS_FIRST, "AsAd3c7h", "dealer15", 1, 10),
    ("U36", LOW | MATTA, "2s3d3c7h", "dealer_low", 3, 1),
    ("U39", THREE | BONUS_FIRST, "4s4d4c3h", "dealer15", 1, 0),
    ("U41", {"monte_aces": "no"}, "AsAh3dKc", "dealer15", 1, 0),
]

# A matta that is not wild on the first table counts as printed, whatever the bonus says of its value.
PRINTED = [
    ("U6", {}, "5d2sAc7h", "dealer15", 1),
    ("U36", LOW, "2s3d3c7h", "dealer15", 1),
]

PLAIN = [
    ("U5", {}, "5d2s3c7h"),
    ("U41", {"monte_aces": "no"}, "AsAh4dJc"),
    ("three-equal", {}, "KsKdKc2h"),
    ("four-equal", {}, "6h6d6c6s"),
]

ANNULLED = [
    ("U4", {}, "AcAh3sKd", "aces"),
    ("U6", {}, "AsAd3c7h", "aces"),
    ("U39", THREE, "4s4d4c3h", "three_equal"),
    ("U39", THREE, "KsKdKc2h", "three_equal"),
    ("U39", THREE | BONUS_FIRST, "KsKdKc2h", "three_equal"),
    ("four-equal", THREE, "6h6d6c6s", "three_equal"),
    ("four-aces", {}, "AhAdAcAs", "aces"),
]


@pytest.mark.parametrize(("key", "annulled"), [(0, 0), (51, 1), (464, 2)])
def test_a_deal_takes_the_first_deck_that_is_not_annulled(key: int, annulled: int) -> None:
    game, stream = cirulla(), Stream(key)
    decks = [stream.child(attempt).deck() for attempt in range(annulled + 1)]
    assert [game.annulment(each) is not None for each in decks] == [True] * annulled + [False]
    assert game.deal(stream, 1) == game.start(1, decks[-1]).state


@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 4), (4, 3)])
def test_u1_rounds(players: int, rounds: int) -> None:
    game = cirulla(players, cappotto="off")
    match, events = Match.begin(game, 0, (deck(game, "2s4d6cKs"),))
    dealt = [event for event in events if isinstance(event, Dealt)]
    starters = [match.to_act]
    while match.to_act is not None:
        match, events = match.play(match.to_act, match.legal_moves()[0])
        if more := [event for event in events if isinstance(event, Dealt)]:
            dealt += more
            starters.append(match.to_act)
    assert dealt == [Dealt((3,) * players)] * rounds
    assert starters == [1] * rounds  # the same dealer deals every round
    assert match.state.public.plays == 36
    match, _ = match.deal((deck(game, "2s4d6cKs"),))
    assert match.hand.dealer == 1


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("dealer", [0, 1])
def test_deal_order(players: int, dealer: int) -> None:
    state = cirulla(players).start(dealer, tuple(range(40))).state
    for turn in range(players):
        seat = (dealer + 1 + turn) % players
        assert state.hands[seat] == card_set([turn, turn + players, turn + 2 * players])
    assert state.public.table == card_set(range(3 * players, 3 * players + 4))
    assert state.stock == tuple(range(3 * players + 4, 40))
    assert state.public.to_act == (dealer + 1) % players
    hands, rest = deal_round(dealer, players, state.stock)
    first = 3 * players + 4
    assert hands[(dealer + 1) % players] == card_set([first, first + players, first + 2 * players])
    assert rest == state.stock[3 * players :]


@pytest.mark.parametrize("direction", ["clockwise", "counterclockwise"])
def test_direction_is_only_where_people_sit(direction: str) -> None:
    assert cirulla(3, direction=direction).start(2, tuple(range(40))) == cirulla(3).start(2, tuple(range(40)))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("options", "table", "rule", "points", "matta"), [pytest.param(*c[1:], id=c[0]) for c in DEALERS]
)
def test_dealers_bonus(
    options: dict[str, object], table: str, rule: str, points: int, matta: int, players: int
) -> None:
    game = cirulla(players, **options)
    cards = deck(game, table, dealer=1)
    assert game.annulment(cards) is None
    state, events = game.start(1, cards)
    bonus = DealerBonus(rule, 1, parse_cards(table), matta, points)  # type: ignore[arg-type]
    assert [each for each in events if isinstance(each, DealerBonus)] == [bonus]
    assert state.public.table == 0
    assert state.public.piles[1] == parse_cards(table)
    assert sum(state.hands) + sum(state.public.piles) + card_set(state.stock) == ALL_CARDS
    assert state.public.matta_value == 7


@pytest.mark.parametrize(("options", "table", "rule", "points"), [pytest.param(*c[1:], id=c[0]) for c in PRINTED])
def test_natural_bonus_with_the_seven(options: dict[str, object], table: str, rule: str, points: int) -> None:
    game = cirulla(**options)
    state, events = game.start(0, deck(game, table))
    bonuses = [each for each in events if isinstance(each, DealerBonus)]
    assert [(each.rule, each.points) for each in bonuses] == [(rule, points)]
    assert state.public.table == 0


@pytest.mark.parametrize(("options", "table"), [pytest.param(*c[1:], id=c[0]) for c in PLAIN])
def test_nothing_happens(options: dict[str, object], table: str) -> None:
    game = cirulla(**options)
    cards = deck(game, table)
    assert game.annulment(cards) is None
    state, events = game.start(0, cards)
    assert [type(each).__name__ for each in events] == ["Dealt", "TableDealt"]
    assert state.public.table == parse_cards(table)
    assert state.public.marks == ()


@pytest.mark.parametrize(("options", "table", "reason"), [pytest.param(*c[1:], id=c[0]) for c in ANNULLED])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_annulled(options: dict[str, object], table: str, reason: str, players: int) -> None:
    game = cirulla(players, **options)
    void = deck(game, table)
    assert game.annulment(void) == Annulled(reason, parse_cards(table))  # type: ignore[arg-type]
    match, events = Match.begin(game, 1, (void, deck(game, "2s4d6cKs")))
    assert type(events[0]) is Annulled
    assert match.hand.dealer == 1
    assert match.state.public.marks == ()


def test_u6_the_first_players_ace_stays_on_the_empty_table() -> None:
    game = cirulla()
    cards = deck(game, "5d2sAc7h", hands={1: "Ah4dKs"})
    match, _ = Match.begin(game, 0, (cards,))
    ace = [move for move in match.legal_moves() if move == (0, 0)]
    assert len(ace) == 1
    match, events = match.play(1, ace[0])
    assert match.state.public.table == parse_cards("Ah")
    assert [type(each).__name__ for each in events] == ["Played"]


@pytest.mark.parametrize("table", ["6h6d6c6s", "AhAdAcAs"])
@pytest.mark.parametrize("options", [{}, BONUS_FIRST, THREE, {"monte_aces": "no"}, LOW | BONUS_FIRST])
@pytest.mark.parametrize(("players", "dealer", "side"), [(2, 1, 1), (3, 2, 2), (4, 2, 0), (4, 3, 1)])
def test_u40_four_equal(options: dict[str, object], table: str, players: int, dealer: int, side: int) -> None:
    game = cirulla(players, table_four_equal="yes", **options)
    cards = deck(game, table, dealer=dealer)
    assert game.annulment(cards) is None
    match, events = Match.begin(game, dealer, (cards,))
    laid = parse_cards(table)
    assert events == (Dealt((3,) * players), TableDealt(laid), FourEqual(dealer, laid), HandOver())
    assert match.state.public.stock == len(match.state.stock) == 36 - 3 * players
    assert match.ending is not None
    assert (match.ending.reason, match.ending.winner) == ("four_equal", side)
    assert match.totals == (0,) * game.sides
    assert match.hand.score is not None
    assert match.hand.score.items() == []
    assert match.legal_moves() == ()


def test_u40_three_equal_do_not_win() -> None:
    game = cirulla(table_four_equal="yes")
    assert game.start(0, deck(game, "6h6d6c5s")).state.public.decided is None


def test_rule_28b_what_a_seat_has_played_without_declaring_is_kept() -> None:
    game = cirulla()
    first = play(game, fishing(game, "5s6d", "JhJd", first_turn=True), "5s").state.public
    assert first.passed == (parse_cards("5s"), 0)
    assert (first.decided, first.stock) == (None, 0)
    later = fishing(game, "6d", "JhJd")
    later = later._replace(public=later.public._replace(passed=(parse_cards("5s"), parse_cards("4c"))))
    assert play(game, later, "6d").state.public.passed == (parse_cards("5s6d"), parse_cards("4c"))


def test_rule_23_what_a_cleared_table_tells() -> None:
    game = cirulla()
    step = play(game, fishing(game, "5s6d", "2c3c", seat=1), "5s*2c3c")
    five = card("5s")
    assert step.events == (Played(1, five, 5), Took(1, five, parse_cards("2c3c"), "sum"), Sgobba(1, five))


@pytest.mark.parametrize("named", [0, 2])
def test_the_matta_tells_who_played_it_and_what_it_counts(named: int) -> None:
    game = cirulla()
    step = play(game, fishing(game, "7h6d", "Kc", seat=1, matta=named), "7h")
    assert step.events == (Played(1, card("7h"), named or 7),)


@pytest.mark.parametrize(("dealer", "winner"), [(2, 1), (0, 1), (1, 2)])
def test_first_in_count_order_goes_round_from_the_first_player(dealer: int, winner: int) -> None:
    game = cirulla(3, both_over_target="first_in_count_order")
    scope = Line("scopa", (0, 1, 1), (0, 1, 1), (0, 0, 0))
    assert game.winner((0, 51, 51), HandScore((scope,), (0, 1, 1)), dealer) == winner
