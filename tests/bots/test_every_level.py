"""What every level owes in every game: legal moves, the same from the same numbers, and no look at hidden cards.

Levels that search are tried in the native core, where it is installed, and in Python.
"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from poncin.bots import make_bot
from poncin.bots.bot import Bot
from poncin.bots.guides import RulesOnlyGuide
from poncin.bots.search import Budget, Search
from poncin.bots.searching import SearchBot
from poncin.rng import Stream
from poncin.rules.moves import Move
from poncin.rules.registry import make
from tests.bots.positions import EVERY_GAME, options_of, remembered_position

AT_SIGHT = ("random", "beginner", "casual", "club")
IN_THE_CORE = (("counter", 8), ("expert", 8), ("strong", 8), ("master", 8), ("textbook", 8), ("worlds", 2))
IN_PYTHON = (("counter", 4), ("expert", 6), ("worlds", 1))
"""The other levels are the same there but for the work."""
each_game = pytest.mark.parametrize(("name", "players"), EVERY_GAME)
each_bot = pytest.mark.parametrize(
    "bot",
    [
        *(pytest.param(make_bot(level), id=level) for level in AT_SIGHT),
        *(pytest.param(SearchBot(base, Budget(work)), id=base) for base, work in IN_THE_CORE),
        *(pytest.param(SearchBot(base, Budget(work), native=False), id=f"{base}-Python") for base, work in IN_PYTHON),
    ],
)


@each_bot
@each_game
@settings(max_examples=10)
@given(data=st.data(), seed=st.integers(0, 2**32), moves=st.integers(0, 39))
def test_moves_are_legal_under_any_options(
    bot: Bot, name: str, players: int, data: st.DataObject, seed: int, moves: int
) -> None:
    game = make(name, players, data.draw(options_of(name)))
    found = remembered_position(game, seed, moves)
    if found is None:
        return
    state, recall = found
    move = bot.choose(game, game.view(state, state.public.to_act), Stream(seed), recall)
    assert move in game.legal_moves(state)


@each_bot
@each_game
@settings(max_examples=10)
@given(seed=st.integers(0, 2**32), moves=st.integers(0, 35))
def test_hidden_cards_change_nothing(bot: Bot, name: str, players: int, seed: int, moves: int) -> None:
    game = make(name, players)
    found = remembered_position(game, seed, moves)
    if found is None:
        return
    state, recall = found
    seat = state.public.to_act
    other = game.resample(game.view(state, seat), Stream(seed + 1))
    first = bot.choose(game, game.view(state, seat), Stream(seed), recall)
    second = bot.choose(game, game.view(other, seat), Stream(seed), recall)
    assert first == second


@each_bot
@each_game
def test_same_numbers_same_game(bot: Bot, name: str, players: int) -> None:
    game = make(name, players)

    def moves() -> list[Move]:
        stream, made = Stream(7), list[Move]()
        state = game.deal(stream.child(0), 0)
        while (seat := state.public.to_act) is not None:
            move = bot.choose(game, game.view(state, seat), stream)
            made.append(move)
            state = game.play(state, move).state
        return made

    assert moves() == moves()


@each_game
@pytest.mark.parametrize("native", [True, False])
@pytest.mark.parametrize("base", ["counter", "master", "textbook", "worlds"])
def test_milliseconds_are_a_budget_too(name: str, players: int, native: bool, base: str) -> None:
    game = make(name, players)
    state = game.deal(Stream(3), 0)
    bot = SearchBot(base, Budget(milliseconds=1), native=native)
    assert bot.choose(game, game.view(state, state.public.to_act), Stream(1)) in game.legal_moves(state)


@each_game
def test_a_game_without_advice_is_searched_by_its_rules(name: str, players: int) -> None:
    """The guide that any new game gets, here over the games we have."""
    game = make(name, players)
    guide = RulesOnlyGuide(game)
    found = remembered_position(game, 5, 20)
    assert found is not None
    state, recall = found
    hand = state.hands[state.public.to_act]
    legal = game.legal_moves(state)
    assert guide.beginner(state.public, hand, recall, Stream(1)) in legal
    assert guide.casual(state.public, hand, Stream(1)) in legal
    assert guide.club(state.public, hand, Stream(1)) in legal


def test_search_refuses_a_seat_that_is_not_to_act() -> None:
    game = make("mariagio")
    state = game.deal(Stream(3), 0)
    with pytest.raises(ValueError, match="not to act"):
        Search(RulesOnlyGuide(game)).choose(game.view(state, 0), Budget(5), Stream(1))
