"""Sampled positions: uniform over all that fit, and never against what a seat's first card has told."""

from collections import Counter
from itertools import combinations, permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from poncin.cards import ALL_CARDS, CardSet, card_set, cards_in, parse_cards, value_of
from poncin.notation import parse_move
from poncin.rng import Stream
from poncin.rules.cirollon import Cirollon
from poncin.rules.cirulla import Cirulla
from poncin.rules.declarations import is_duty, open_declarations
from poncin.rules.fishing.hand import FishingGame
from poncin.rules.fishing.state import FishingState
from poncin.rules.game import State
from poncin.rules.moves import Play
from poncin.testing import laws
from poncin.testing.playing import first_step
from poncin.testing.strategies import set_up_games, streams
from tests.rules.positions import cirollon, cirulla, fishing, mariagio, tricks

DUTIES = ["natural_mandatory_matta_optional", "automatic"]


def had_to_declare(game: FishingGame, cards: CardSet) -> bool:
    """Whether some three of these cards are a declaration that their holder has to make, by the words of the rules."""
    duty = game.options.declaration  # type: ignore[attr-defined]
    if duty == "optional":
        return False
    wild = duty == "automatic"
    for three in combinations(cards_in(cards), 3):
        if card_set(three) == parse_cards("JdQdKd") and game.rules.declarations.grande:
            return True
        values = [value_of(each) for each in three]
        choices = [values]
        if game.rules.matta in three:
            at = three.index(game.rules.matta)
            choices = [[*values[:at], value, *values[at + 1 :]] for value in range(1, 11)]
        declared = [choice for choice in choices if sum(choice) <= 9 or len(set(choice)) == 1]
        if game.rules.declarations.matta_value == "lowest":
            declared = declared[:1]
        if declared and (wild or values in declared):
            return True
    return False


def test_a_wild_card_that_counts_the_lowest_obliges_nobody_by_its_printed_value() -> None:
    hands = {"AsAd7h": False, "7s7d7h": True, "4s2d7h": False}
    for matta_value, obliged in (("lowest", hands), ("any_completing", hands | {"AsAd7h": True})):
        game = cirulla(matta_value=matta_value)
        assert {hand: had_to_declare(game, parse_cards(hand)) for hand in hands} == obliged
        for hand, duty in obliged.items():
            assert (
                is_duty(open_declarations(parse_cards(hand), game.rules.declarations), game.rules.declarations) == duty
            )


@pytest.mark.parametrize("game_class", [Cirulla, Cirollon], ids=lambda game: game.info.id)
@pytest.mark.parametrize("duty", DUTIES)
@given(data=st.data())
def test_nobody_is_dealt_what_it_had_to_declare(game_class: type[FishingGame], duty: str, data: st.DataObject) -> None:
    drawn = data.draw(set_up_games([game_class]))
    game = game_class(drawn.players, game_class.info.options.of(drawn.options.values() | {"declaration": duty}))
    stream = data.draw(streams)
    state: FishingState = first_step(game, stream, 0).state
    rng = stream.child(8)
    stop = data.draw(st.integers(1, 40))
    told: dict[int, bool] = {}
    for _ in range(stop):
        seat = state.public.to_act
        if seat is None:
            break
        move = rng.choice(game.legal_moves(state))
        if isinstance(move, Play) and state.public.passed[seat] is None:
            declared = bool(state.public.exposed[seat]) and game.rules.one_declaration
            told[seat] = not declared
            if told[seat]:
                assert not had_to_declare(game, state.hands[seat] & ~state.public.exposed[seat])
        before, state = state, game.play(state, move).state
        if sum(state.public.hands) > sum(before.public.hands):
            told = {}  # a new round
    for seat in (None, *range(game.players)):
        sample = game.resample(game.view(state, seat), rng)
        for other, is_told in told.items():
            if other != seat and is_told:
                undeclared = sample.hands[other] & ~sample.public.exposed[other]
                assert not had_to_declare(game, undeclared | (sample.public.passed[other] or 0))


def chi_square(game: Any, state: State[Any], seat: int | None, worlds: set[tuple[int, ...]], rounds: int = 60) -> None:
    """Samples of the view over the worlds (hands by seat) that fit it: each as often as another.

    The bound lies six standard deviations above what is expected, and the stream is fixed.
    """
    rng = Stream(2024)
    view = game.view(state, seat)
    drawn = len(worlds) * rounds
    counts = Counter(game.resample(view, rng).hands for _ in range(drawn))
    assert set(counts) == worlds
    statistic = sum((count - rounds) ** 2 / rounds for count in counts.values())
    freedom = len(worlds) - 1
    assert statistic < freedom + 6 * (2 * freedom) ** 0.5, f"{statistic:.1f} for {freedom} degrees of freedom"


def hands_of(pool: CardSet, sizes: tuple[int, ...]) -> list[tuple[CardSet, ...]]:
    """All ways to give hands of these sizes from the pool; what is left is the stock."""
    if not sizes:
        return [()]
    return [
        (card_set(hand), *rest)
        for hand in combinations(cards_in(pool), sizes[0])
        for rest in hands_of(pool & ~card_set(hand), sizes[1:])
    ]


@pytest.mark.parametrize("duty", ["optional", *DUTIES])
def test_uniform_over_what_fits_cirulla(duty: str) -> None:
    """The other seat has played a 4; its two cards and the seven of the stock are A A 2 3 6 7h J Q K."""
    game = cirulla(declaration=duty)
    state = fishing(game, "5dJs", others="6sKc", stock="AhAd2c3c7hJcQc")
    state = state._replace(public=state.public._replace(passed=(0, parse_cards("4c"))))
    pairs: list[tuple[int, ...]] = [
        (state.hands[0], *other) for other in hands_of(parse_cards("AhAd2c3c6s7hJcQcKc"), (2,))
    ]
    worlds = {pair for pair in pairs if not had_to_declare(game, pair[1] | parse_cards("4c"))}
    assert state.hands in worlds
    assert (len(worlds) == len(pairs) == 36) is (duty == "optional")
    chi_square(game, state, 0, worlds)


@pytest.mark.parametrize("duty", ["optional", *DUTIES])
def test_uniform_over_what_fits_cirollon(duty: str) -> None:
    """Two cards each are left of nine; two seats have played low cards that were never declared with."""
    game = cirollon(declaration=duty)
    state = fishing(game, "5dJs", others="6sKc")
    hands = (parse_cards("5dJs"), parse_cards("6sKc"), parse_cards("QcAd"), parse_cards("7hKs"))
    rest = ALL_CARDS & ~sum(hands)
    public = state.public._replace(
        hands=(2, 2, 2, 2),
        plays=28,
        piles=(rest & 0x5555555555, rest & 0xAAAAAAAAAA),
        passed=(0, parse_cards("2sJcQd"), parse_cards("3sJhQh"), 0),
    )
    state = State(public, hands, ())
    pool = sum(hands[1:])
    worlds = {
        (hands[0], *others)
        for others in hands_of(pool, (2, 2, 2))
        if not any(
            had_to_declare(game, hand | (passed or 0)) for hand, passed in zip(others, public.passed[1:], strict=True)
        )
    }
    assert hands in worlds
    assert (len(worlds) == 90) is (duty == "optional")
    chi_square(game, state, 0, worlds)


def test_uniform_order_of_the_stock() -> None:
    game = cirulla()
    state = fishing(game, "5d", others="6s", stock="AhAd2c")
    rng = Stream(5)
    pool = parse_cards("6sAhAd2c")
    counts = Counter(game.resample(game.view(state, 0), rng).stock for _ in range(24 * 60))
    assert set(counts) == set(permutations(cards_in(pool), 3))
    assert sum((count - 60) ** 2 / 60 for count in counts.values()) < 23 + 6 * 46**0.5


def test_uniform_over_what_fits_mariagio() -> None:
    game = mariagio()
    state = tricks("", 11)
    public = state.public._replace(shown=(0, 1 << cards_in(state.hands[1])[0]))
    state = state._replace(public=public)
    shown = public.shown[1]
    pool = (state.hands[1] & ~shown) | card_set(state.stock)
    worlds: set[tuple[int, ...]] = {(state.hands[0], shown | other) for (other,) in hands_of(pool, (6,))}
    chi_square(game, state, 0, worlds, rounds=20)


def test_a_view_that_few_deals_fit() -> None:
    """Seven worlds among more than half a million: found by search, not by luck."""
    game = cirollon(declaration="natural_mandatory_matta_optional")
    hands = tuple(map(parse_cards, ("AcAd", "JhJd7h7d", "6h6d5h5dKh", "KdQhQd4h4d3h")))
    passed = tuple(map(parse_cards, ("", "KcKsQcQsAh2h", "JcJs7c7s", "6c6s5c5s")))
    rest = ALL_CARDS & ~sum(hands)
    public = fishing(game, "AcAd").public._replace(
        hands=tuple(hand.bit_count() for hand in hands), plays=19, piles=(rest & 0x5555555555, rest & 0xAAAAAAAAAA)
    )
    state = State(public._replace(passed=passed), hands, ())
    worlds = set()
    for seed in range(40):
        sample = game.resample(game.view(state, 0), Stream(seed))
        assert game.view(sample, 0) == game.view(state, 0)
        laws.cards_have_one_place(game, sample)
        assert laws.hidden_cards(sample) == laws.hidden_cards(state)
        for hand, played in zip(sample.hands[1:], passed[1:], strict=True):
            assert not had_to_declare(game, hand | played)
        worlds.add(sample.hands)
    assert 1 < len(worlds) <= 7


def test_the_search_leaves_the_stock_its_cards() -> None:
    """The three others hold a card each; one deal in 455 leaves all low cards to the stock."""
    game = cirulla(4)
    low = "AhAdAcAs2s3h3d3c3s"
    hands = tuple(map(parse_cards, ("KhKd", "Kc", "Qh", "Qc")))
    passed = tuple(map(parse_cards, ("4s", "4h2h", "4d2d", "4c2c")))
    state = fishing(game, "KhKd", stock=low)
    rest = ALL_CARDS & ~(sum(hands) | parse_cards(low))
    public = state.public._replace(
        hands=(2, 1, 1, 1), passed=passed, piles=(rest & 0x5555555555, rest & 0xAAAAAAAAAA), plays=36 - 5 - 9
    )
    state = State(public, hands, state.stock)
    for seed in range(20):
        sample = game.resample(game.view(state, 0), Stream(seed))
        assert game.view(sample, 0) == game.view(state, 0)
        assert card_set(sample.stock) == parse_cards(low)
        assert sorted(sample.hands[1:]) == sorted(hands[1:])


def test_an_exposed_matta_keeps_its_place() -> None:
    game = cirollon()
    state = fishing(game, "As3d7hKdQs", first_turn=True)
    state = game.play(state, parse_move("barsega As3d7h=4")).state
    for seed in range(10):
        sample = game.resample(game.view(state, 1), Stream(seed))
        assert parse_cards("As3d7h") & ~sample.hands[0] == 0
        assert sample.public.matta_value == 4
