"""Hypothesis strategies: games with any options, decks, positions. They need the library ``hypothesis``."""

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from poncin.cards import PACK
from poncin.rng import Stream
from poncin.rules.game import Deck, State
from poncin.rules.options import Option
from poncin.rules.registry import AnyGame, games
from poncin.testing.playing import random_position

decks: st.SearchStrategy[Deck] = st.permutations(PACK).map(tuple)
"""Shuffled packs."""
streams: st.SearchStrategy[Stream] = st.integers(0, 2**64 - 1).map(Stream)
"""Random streams."""


def option_values(option: Option) -> st.SearchStrategy[str | int]:
    """The values of an option, its default among them."""
    if isinstance(option.values, range):
        return st.just(option.default) | st.integers(option.values.start, option.values.stop - 1)
    return st.sampled_from(option.values)


@st.composite
def set_up_games(draw: st.DrawFn, classes: Sequence[type[AnyGame]] | None = None) -> AnyGame:
    """Games (None: of all registered ones) for any number of players with any options."""
    info_of = draw(st.sampled_from(classes or games()))
    values = {option.name: draw(option_values(option)) for option in info_of.info.options.table()}
    return info_of(draw(st.sampled_from(info_of.info.players)), info_of.info.options.of(values))


@st.composite
def positions(draw: st.DrawFn, game: AnyGame, most_plies: int = 60) -> State[Any]:
    """Positions of a game that random play reaches, the end of a hand among them."""
    stream = draw(streams)
    dealer = draw(st.integers(0, game.players - 1))
    return random_position(game, stream, dealer, draw(st.integers(0, most_plies)))


@st.composite
def games_in_play(draw: st.DrawFn, classes: Sequence[type[AnyGame]] | None = None) -> tuple[AnyGame, State[Any]]:
    """A game with any options and a position of it."""
    game = draw(set_up_games(classes))
    return game, draw(positions(game))
