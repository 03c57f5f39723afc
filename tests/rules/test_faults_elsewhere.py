"""Positions that other programs of these games got wrong. Their numbers are kept, so that they can be spoken of."""

import pytest

from poncin.cards import ALL_CARDS, CardSet, card, parse_cards
from poncin.match import Match
from poncin.notation import move_text, parse_move
from poncin.rng import Stream
from poncin.rules.events import DealerBonus, Declared, Exchanged, Married
from poncin.rules.fishing.hand import FishingGame
from poncin.rules.moves import Play
from poncin.rules.scoring import best_of_suits, primiera_sum
from tests.rules.positions import (
    captures,
    cirollon,
    cirulla,
    cirulla_and_cirollon,
    count,
    deck,
    fishing,
    in_match,
    is_legal,
    legal,
    mariagio,
    may_play,
    play,
    refusal,
    scored_sgobba,
    sets,
    sweep,
    tricks,
)

both = pytest.mark.parametrize("game", cirulla_and_cirollon(), ids=["cirulla-2", "cirulla-3", "cirulla-4", "cirollon"])


@both
def test_5_ace_on_an_empty_table(game: FishingGame) -> None:
    step = play(game, fishing(game, "Ac"), "Ac")
    assert step.state.public.table == parse_cards("Ac")
    assert not scored_sgobba(step)


@both
def test_6_the_first_card_of_a_hand_may_be_a_sweeping_ace(game: FishingGame) -> None:
    first = game.first_player(0)
    cards = deck(game, "6d4c2sQh", hands={first: "AsKhKd"})
    match, _ = Match.begin(game, 0, (cards,))
    plays = [move for move in match.legal_moves() if move_text(move)[:2] == "As"]
    assert plays == [Play(card("As"), parse_cards("6d4c2sQh"))]
    match, _ = match.play(first, plays[0])
    assert match.state.public.sgobbe[first % game.sides] == (3,)
    assert match.state.public.table == 0


@both
def test_7_a_capture_may_not_be_refused(game: FishingGame) -> None:
    state = fishing(game, "6d", "Qs")
    assert legal(game, state) == {"6d*Qs"}
    assert refusal(game, state, "6d") == "must_take"


def test_9_choice_of_capture() -> None:
    assert captures(cirulla(), "4c", "2c2dKh4s") == sets("4s")
    assert captures(cirollon(), "4c", "2c2dKh4s") == sets("4s 2c2d")


@both
def test_10_11_face_cards_take_sums(game: FishingGame) -> None:
    assert captures(game, "Jh", "5s3s") == sets("5s3s")
    assert captures(game, "Jh", "2s6c") == sets("2s6c")


@both
def test_12_a_table_of_twelve_low_cards(game: FishingGame) -> None:
    table = parse_cards("AhAdAcAs2h2d2c2s3h3d3c3s")
    assert table.bit_count() == 12
    found = game.rules.captures.of(table, 7, 10)
    assert all(sum_of(each) in (10, 5) for each in found)
    fifteens = [each for each in found if sum_of(each) == 5]
    # 5 = 3+2 16, 3+1+1 4*6, 2+2+1 6*4, 2+1+1+1 4*4: with four cards of each value
    assert len(fifteens) == 16 + 24 + 24 + 16


def sum_of(cards: CardSet) -> int:
    return sum(each // 4 + 1 for each in range(40) if cards >> each & 1)


@both
def test_14_15_only_the_very_last_card_is_barred(game: FishingGame) -> None:
    assert scored_sgobba(play(game, fishing(game, "Qc", "Qs", others="Kh"), "Qc*Qs"))
    last = play(game, fishing(game, "Qc", "Qs", others=""), "Qc*Qs")
    assert not scored_sgobba(last)
    assert last.state.public.piles[0] & parse_cards("QcQs") == parse_cards("QcQs")


@both
def test_16_leftovers_go_to_the_last_capturer_not_the_last_player(game: FishingGame) -> None:
    state = fishing(game, "Kd", "4c", others="", taker=1)
    assert play(game, state, "Kd").state.public.piles[1] & parse_cards("Kd4c") == parse_cards("Kd4c")


@both
@pytest.mark.parametrize("seed", range(20))
def test_17_somebody_always_captures(game: FishingGame, seed: int) -> None:
    rng = Stream(seed)
    state = game.deal(rng.child(0), 0)
    while state.public.to_act is not None:
        state = game.play(state, rng.choice(game.legal_moves(state))).state
    assert state.public.last_taker is not None
    assert sum(state.public.piles) + state.public.table == ALL_CARDS


@both
def test_19_the_dealers_cards_leave_the_table_and_stay_in_play(game: FishingGame) -> None:
    state = game.start(0, deck(game, "Ad2s5c7d")).state
    assert state.public.table == 0
    assert state.public.piles[0] == parse_cards("Ad2s5c7d")
    assert sum(state.hands) + sum(state.public.piles) + sum(1 << each for each in state.stock) == ALL_CARDS


@both
def test_20_an_ace_is_1_in_the_dealers_sum(game: FishingGame) -> None:
    state, events = game.start(0, deck(game, "As4d5cKd"))
    assert not [event for event in events if isinstance(event, DealerBonus)]
    assert state.public.table == parse_cards("As4d5cKd")


@both
def test_21_two_bonuses_running_go_to_two_dealers(game: FishingGame) -> None:
    match, events = Match.begin(game, 0, (deck(game, "Ad2s5c7d"),))
    dealers = [event.dealer for event in events if isinstance(event, DealerBonus)]
    rng = Stream(1)
    while match.to_act is not None:
        match, _ = match.play(match.to_act, rng.choice(match.legal_moves()))
    match, events = match.deal((deck(game, "Ad2s5c7d"),))
    dealers += [event.dealer for event in events if isinstance(event, DealerBonus)]
    assert dealers == [0, 1]
    assert match.state.public.piles[1] == parse_cards("Ad2s5c7d")


@both
def test_22_two_aces_are_void_three_kings_are_not(game: FishingGame) -> None:
    assert game.annulment(deck(game, "AcAd6h7s")) is not None
    kings = deck(game, "KsKdKc2h")
    assert game.annulment(kings) is None
    assert game.start(0, kings).state.public.table == parse_cards("KsKdKc2h")


@both
def test_24_no_declaration_is_made_or_shown_at_the_deal(game: FishingGame) -> None:
    first = game.first_player(0)
    cards = deck(game, "Kh4s6cJs", hands=dict(enumerate(["2s3d4c", "2h3s4h"])))
    state, events = game.start(0, cards)
    assert {type(event).__name__ for event in events} == {"Dealt", "TableDealt"}
    assert state.public.exposed == (0,) * game.players
    assert state.public.marks == ()
    assert game.to_act(state) == first


@both
def test_25_declaring_and_playing_both_lead_on(game: FishingGame) -> None:
    state = fishing(game, "4s2d7h", first_turn=True)
    declared = play(game, state, "barsega 2d4s7h=3").state
    assert declared.public.to_act == 0
    assert play(game, declared, "4s").state.public.to_act == 1
    assert play(game, state, "4s").state.public.to_act == 1


@pytest.mark.parametrize("seven", ["7h", "7d", "7c", "7s"])
@pytest.mark.parametrize("at", range(3))
def test_27_the_matta_is_the_seven_of_hearts_whenever_it_comes(seven: str, at: int) -> None:
    game = cirulla()
    hand = [card("4s"), card("2d")]
    hand.insert(at, card(seven))
    rest = [each for each in range(39, -1, -1) if each not in hand]
    dealt = [hand.pop(0) if place in (0, 2, 4) else rest.pop() for place in range(40)]  # seat 1 is dealt first
    moves = legal(game, game.start(0, tuple(dealt)).state)
    found = {move for move in moves if move.startswith("bars")}
    assert found == ({f"barsega 2d4s7h={value}" for value in "A23"} if seven == "7h" else set())


@both
def test_28_the_matta_is_not_wild_in_captures(game: FishingGame) -> None:
    assert captures(game, "7h", "4h5s") == sets("-")


def test_29_declared_cards_are_played_first_and_points_last() -> None:
    game = cirollon()
    state = play(game, fishing(game, "As3d5c7sQhKd", first_turn=True), "barsega As3d5c").state
    assert refusal(game, state, "7s") == "exposed_first"

    deal = cirulla()
    match, _ = Match.begin(deal, 0, (deck(deal, "2s4d6cJs", hands={1: "QhQdQc"}),))
    match, events = match.play(1, parse_move("barsegon QhQdQc"))
    assert [event.points for event in events if isinstance(event, Declared)] == [10]
    rng = Stream(3)
    while match.to_act is not None:
        match, _ = match.play(match.to_act, rng.choice(match.legal_moves()))
    assert match.hand.score is not None
    assert ("barsegon", 1, 10) in match.hand.score.items()
    assert match.totals[1] >= 10


def test_31_the_grande_is_five_never_more() -> None:
    assert count(cirulla(), "erta", ["JdQdKd", ""]) == (5, 0)
    assert count(cirulla(), "erta", ["6d7dJdQdKd", ""]) == (5, 0)


@both
def test_32_primiera_is_compared(game: FishingGame) -> None:
    nobody = [""] * (game.sides - 2)
    assert primiera_sum(best_of_suits(parse_cards("7s7c6dAh"))) == 76
    assert count(game, "primiera", ["7s7c6dAh", "KhKdKcKs", *nobody])[:2] == (1, 0)
    assert count(game, "primiera", ["7s7c7d", "KhKdKcKs", *nobody])[:2] == (0, 1)


def test_32_primiera_with_a_suit_missing_by_option() -> None:
    summed = cirulla(primiera_missing_suit="sum_of_suits_held")
    assert count(summed, "primiera", ["7s7c7d", "KhKdKcKs"]) == (1, 0)


def test_33_no_point_on_a_tie() -> None:
    half = "AhAdAcAs2h2d2c2s3h3d3c3s4h4d4c4s5h5d5c5s"
    rest = "6h6d6c6s7h7d7c7sJhJdJcJsQhQdQcQsKhKdKcKs"
    for game in (cirulla(), cirollon()):
        assert count(game, "carte", [half, rest]) == (0, 0)
        assert count(game, "dinae", [half, rest]) == (0, 0)
        assert count(game, "primiera", ["7h7d7c2s", "6h6d6c7s"]) == (0, 0)
    thirds = [half[:30], half[30:40] + rest[:20], rest[20:40]]
    for options in ({}, {"majority_mode": "plurality"}):
        assert count(cirulla(3, **options), "carte", thirds) == (0, 0, 0)


@both
def test_36_nobody_moves_out_of_turn(game: FishingGame) -> None:
    match = in_match(game, fishing(game, "Kh", "Qs", others="Qc"), (0,) * game.sides)
    for seat in range(1, game.players):
        with pytest.raises(Exception, match="not_your_turn"):
            match.play(seat, parse_move("Qc*Qs"))


def test_73_totals_go_beyond_100() -> None:
    game = cirollon()
    match = in_match(game, fishing(game, "Kh", "4c", others="", taker=0), (99, 98))
    match, _ = match.play(0, parse_move("Kh"))
    assert sum(match.totals) > 99 + 98
    assert all(total >= before for total, before in zip(match.totals, (99, 98), strict=True))


def test_74_each_point_goes_to_one_side_at_most() -> None:
    rng = Stream(74)
    for players in (2, 3, 4):
        game = cirulla(players)
        for number in range(10):
            state = game.deal(rng.child(players, number), 0)
            while state.public.to_act is not None:
                state = game.play(state, rng.choice(game.legal_moves(state))).state
            for line in game.score(state).lines:
                if line.rule in ("carte", "dinae", "settebello", "primiera", "erta"):
                    assert sum(1 for points in line.points if points) <= 1


def test_76_the_hand_is_played_to_its_end_and_a_forced_card_is_the_only_move() -> None:
    game = cirulla()
    assert legal(game, fishing(game, "Kh", "4c", others="")) == {"Kh"}


@pytest.mark.parametrize("seat", [0, 1])
def test_77_both_see_the_exchange(seat: int) -> None:
    game = mariagio()
    state = tricks("2h3s", 5, upcard="Jh", seat=seat)
    step = play(game, state, "exchange")
    assert step.events == (Exchanged(seat, 4, 28),)
    for viewer in (0, 1, None):
        public = game.view(step.state, viewer).public
        assert public.upcard == 4
        assert public.shown[seat] == parse_cards("Jh")


def test_77_not_by_the_follower_nor_when_the_card_is_gone() -> None:
    game = mariagio()
    assert refusal(game, tricks("2h", 5, led="3s"), "exchange") == "exchange_on_lead"
    assert refusal(game, tricks("2h", 14), "exchange") == "exchange_too_late"


def test_78_a_shown_marriage_stays_known_until_played() -> None:
    game = mariagio()
    step = play(game, tricks("KsQs3d", 5), "marriage s")
    assert step.events == (Married(0, 3, 20),)
    view = game.view(step.state, 1)
    assert view.public.shown[0] == parse_cards("KsQs")
    for seed in range(20):
        assert parse_cards("KsQs") & ~game.resample(view, Stream(seed)).hands[0] == 0
    assert play(game, step.state, "Ks").state.public.shown[0] == parse_cards("Qs")


def test_79_any_card_may_follow_a_marriage_and_several_may_be_shown() -> None:
    game = mariagio()
    state = play(game, tricks("KsQsKdQd3c", 5), "marriage s", "marriage d").state
    assert {move for move in legal(game, state) if len(move) == 2} >= {"3c", "Ks", "Qs", "Kd", "Qd"}
    assert sum(1 for _ in cards_of(state.hands[0])) == len(legal(game, state))


def cards_of(hand: CardSet) -> list[int]:
    return [each for each in range(40) if hand >> each & 1]


def test_a_sweep_or_none() -> None:
    """The ace's sweep is one capture of all cards, never a choice."""
    assert sweep(cirulla(), "As", "6d4c2sQh")
    assert may_play(cirulla(), "KsKd2h")
    assert is_legal(cirulla(), fishing(cirulla(), "As", "Kh"), "As*Kh")
