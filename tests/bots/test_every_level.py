"""What every level owes in every game: legal moves, the same from the same numbers, and no look at hidden cards."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from poncin.bots import LEVELS, make_bot
from poncin.bots.guides import RulesOnlyGuide
from poncin.bots.search import Budget, Search
from poncin.errors import BadOption
from poncin.rng import Stream
from poncin.rules.moves import Move
from poncin.rules.registry import make
from tests.bots.positions import EVERY_GAME, options_of, position

BOTS = ("random", "casual", "club", "ismcts:8")
each_game = pytest.mark.parametrize(("name", "players"), EVERY_GAME)
each_bot = pytest.mark.parametrize("level", BOTS)


@each_bot
@each_game
@settings(max_examples=15)
@given(data=st.data(), seed=st.integers(0, 2**32), moves=st.integers(0, 39))
def test_moves_are_legal_under_any_options(
    level: str, name: str, players: int, data: st.DataObject, seed: int, moves: int
) -> None:
    game = make(name, players, data.draw(options_of(name)))
    state = position(game, seed, moves)
    if state is None:
        return
    seat = state.public.to_act
    move = make_bot(level).choose(game, game.view(state, seat), Stream(seed))
    assert move in game.legal_moves(state)


@each_bot
@each_game
@settings(max_examples=12)
@given(seed=st.integers(0, 2**32), moves=st.integers(0, 35))
def test_hidden_cards_change_nothing(level: str, name: str, players: int, seed: int, moves: int) -> None:
    game = make(name, players)
    state = position(game, seed, moves)
    if state is None:
        return
    seat = state.public.to_act
    other = game.resample(game.view(state, seat), Stream(seed + 1))
    first = make_bot(level).choose(game, game.view(state, seat), Stream(seed))
    second = make_bot(level).choose(game, game.view(other, seat), Stream(seed))
    assert first == second


@each_bot
@each_game
def test_same_numbers_same_game(level: str, name: str, players: int) -> None:
    game = make(name, players)

    def moves() -> list[Move]:
        stream, made = Stream(7), list[Move]()
        state = game.deal(stream.child(0), 0)
        while (seat := state.public.to_act) is not None:
            move = make_bot(level).choose(game, game.view(state, seat), stream)
            made.append(move)
            state = game.play(state, move).state
        return made

    assert moves() == moves()


@each_game
def test_milliseconds_are_a_budget_too(name: str, players: int) -> None:
    game = make(name, players)
    state = game.deal(Stream(3), 0)
    seat = state.public.to_act
    assert make_bot("ismcts:1ms").choose(game, game.view(state, seat), Stream(1)) in game.legal_moves(state)


@each_game
def test_a_game_without_advice_is_searched_by_its_rules(name: str, players: int) -> None:
    """The guide that any new game gets, here over the games we have."""
    game = make(name, players)
    guide = RulesOnlyGuide(game)
    state = position(game, 5, 20)
    assert state is not None
    hand = state.hands[state.public.to_act]
    legal = game.legal_moves(state)
    assert guide.casual(state.public, hand, Stream(1)) in legal
    assert guide.club(state.public, hand, Stream(1)) in legal


def test_search_refuses_a_seat_that_is_not_to_act() -> None:
    game = make("mariagio")
    state = game.deal(Stream(3), 0)
    with pytest.raises(ValueError, match="not to act"):
        Search(RulesOnlyGuide(game)).choose(game.view(state, 0), Budget(5), Stream(1))


@pytest.mark.parametrize("name", ["", "Club", "ismcts:", "ismcts:0", "ismcts:-5", "ismcts:5s", "ismcts:١", "oracle"])
def test_unknown_names_are_refused(name: str) -> None:
    with pytest.raises(BadOption) as refused:
        make_bot(name)
    assert refused.value.code == "unknown_bot"
    assert refused.value.details["bot"] == name


def test_levels_bear_the_names_of_records() -> None:
    assert [make_bot(name).level for name in LEVELS] == ["random", "casual", "club", "ismcts:400"]
    assert make_bot("ismcts:50ms").level == "ismcts:50ms"
    assert make_bot("ismcts:1000").level == "ismcts:1000"
