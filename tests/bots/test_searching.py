"""Manners, a core that refuses, and the oracle."""

import logging

import pytest

from poncin.bots.bot import CheatingBot
from poncin.bots.guides import guide_for
from poncin.bots.levels import make_bot
from poncin.bots.native import Thought, find, packed_move
from poncin.bots.oracle import OracleBot
from poncin.bots.search import Budget
from poncin.bots.searching import SearchBot, mannered
from poncin.bots.settings import LEVELS, Settings
from poncin.notation import parse_move
from poncin.rng import Stream
from poncin.rules.game import View
from poncin.rules.registry import make
from tests.bots.positions import EVERY_GAME, fishing, position

each_game = pytest.mark.parametrize(("name", "players"), EVERY_GAME)
each_oracle = pytest.mark.parametrize("oracle", [OracleBot(Budget(60)), OracleBot(Budget(60), native=False)])


@pytest.mark.parametrize(("manners", "played"), [(0.0, "Ks"), (0.05, "Qs*3h6h"), (0.005, "Ks")])
def test_a_partner_gets_the_move_he_expects_where_it_costs_little(manners: float, played: str) -> None:
    game, public, hand = fishing("cirulla", 4, hand="Qs4cKs", table="6h3h")
    thoughts = [
        Thought(packed_move(parse_move(text)), value, 0.1, 9)
        for text, value in (("Ks", 1.0), ("Qs*3h6h", 0.96), ("4c", 0.2))
    ]
    assert mannered(guide_for(game), View(0, public, hand), thoughts, manners) == parse_move(played)


@each_game
def test_a_core_that_refuses_leaves_the_move_to_python(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(LEVELS, "expert", {"cirulla": Settings("no_such_word=1", 20)})
    game = make(name, players)
    positions = (position(game, seed, 8) for seed in range(60))
    state = next(each for each in positions if each and len(game.legal_moves(each)) > 1)
    view = game.view(state, state.public.to_act)
    with caplog.at_level(logging.ERROR):
        move = SearchBot("expert").choose(game, view, Stream(2))
    assert move in game.legal_moves(state)
    assert len(caplog.records) == (find(game) is not None)


@each_game
@each_oracle
@pytest.mark.parametrize("moves", [0, 9, 22, 33])
def test_the_oracle_plays_legal_moves(oracle: CheatingBot, name: str, players: int, moves: int) -> None:
    game = make(name, players)
    state = position(game, 3, moves)
    assert state is not None
    first = oracle.choose_open(game, state, Stream(2))
    assert first in game.legal_moves(state)
    assert first == oracle.choose_open(game, state, Stream(2))


@each_game
@each_oracle
def test_the_oracle_sees_the_cards_of_others(oracle: CheatingBot, name: str, players: int) -> None:
    game = make(name, players)
    differs = False
    for seed in range(12):
        state = position(game, seed, 20)
        assert state is not None
        other = game.resample(game.view(state, state.public.to_act), Stream(seed))
        differs |= oracle.choose_open(game, state, Stream(2)) != oracle.choose_open(game, other, Stream(2))
    assert differs


def test_the_oracle_is_never_asked_with_a_view() -> None:
    game = make("cirulla")
    state = game.deal(Stream(1), 0)
    with pytest.raises(TypeError, match="cheats"):
        make_bot("oracle").choose(game, game.view(state, state.public.to_act), Stream(1))
