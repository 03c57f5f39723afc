"""Positions for tests of bots: random ones from play, and ones written down."""

from collections.abc import Iterable
from typing import Any

from hypothesis import strategies as st

from poncin.bots.bot import Recall, Standing
from poncin.cards import CardSet, parse_cards
from poncin.rng import Stream
from poncin.rules.fishing.hand import FishingGame
from poncin.rules.fishing.state import FishingPublic
from poncin.rules.game import State
from poncin.rules.moves import Move
from poncin.rules.registry import AnyGame, make

EVERY_GAME = (("cirulla", 2), ("cirulla", 3), ("cirulla", 4), ("cirollon", 4), ("mariagio", 2))


@st.composite
def options_of(draw: st.DrawFn, name: str) -> dict[str, Any]:
    """Any options of a game."""
    table = make(name).info.options.table()
    return {option.name: draw(st.sampled_from(option.values)) for option in table if draw(st.booleans())}


def position(game: AnyGame, seed: int, moves: int) -> State[Any] | None:
    """The position after so many random moves; None when the hand is over by then."""
    found = remembered_position(game, seed, moves)
    return found and found[0]


def remembered_position(game: AnyGame, seed: int, moves: int) -> tuple[State[Any], Recall] | None:
    """The same with what was seen on the way there."""
    stream = Stream(seed)
    state = game.deal(stream.child(0), seed % game.players)
    past: tuple[tuple[Any, Move], ...] = ()
    for _ in range(moves):
        if state.public.to_act is None:
            return None
        move = stream.choice(game.legal_moves(state))
        past = (*past, (state.public, move))
        state = game.play(state, move).state
    standing = Standing(tuple(range(game.sides)), game.target)
    return None if state.public.to_act is None else (state, Recall(past, standing))


def fishing(
    name: str,
    players: int,
    *,
    hand: str,
    table: str,
    piles: Iterable[str] = (),
    plays: int = 0,
    others: int = 3,
    stock: int = 12,
    exposed_next: str = "",
) -> tuple[FishingGame, FishingPublic, CardSet]:
    """A game, the public part of a position in which seat 0 plays, and its hand; it has declared what it could."""
    game = make(name, players)
    assert isinstance(game, FishingGame)
    empty = (0,) * game.sides
    captured = tuple(parse_cards(pile) for pile in piles) or empty
    held = parse_cards(hand)
    public = FishingPublic(
        dealer=players - 1,
        to_act=0,
        plays=plays,
        hands=(held.bit_count(), *(others for _ in range(players - 1))),
        stock=stock,
        table=parse_cards(table),
        piles=captured,
        exposed=(0, parse_cards(exposed_next), *(0 for _ in range(players - 2))),
        passed=(0,) * players,
        matta_value=7,
        sgobbe=tuple(() for _ in range(game.sides)),
        marks=(),
        last_taker=1,
        decided=None,
    )
    return game, public, held
