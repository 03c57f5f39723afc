"""Laws of the rules over random options, seats and seeds."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from poncin.cards import ALL_CARDS, card_set
from poncin.match import Match
from poncin.rng import Stream
from poncin.rules.fishing.state import FishingPublic
from poncin.rules.game import State
from poncin.rules.mariagio import MariagioPublic
from poncin.rules.moves import Declare, Exchange, Marriage, Move, Play
from poncin.rules.registry import AnyGame, games
from poncin.testing import laws
from poncin.testing.playing import first_step, random_hand, random_match
from poncin.testing.strategies import games_in_play, positions, set_up_games, streams

each_game = pytest.mark.parametrize("game_class", games(), ids=lambda game: game.info.id)

NONSENSE: list[Move] = [
    Play(0, ALL_CARDS),
    Play(39, (1 << 40) - 2),
    Declare("barsega", 0),
    Declare("barsegon", ALL_CARDS, 10),
    Declare("grande", 1, 1),
    *(Marriage(suit) for suit in (-1, 4, 99)),
    Exchange(),
]


def lying(public: Any) -> int:
    """The cards that lie open: the table, the trick, the turned-up trump."""
    if isinstance(public, FishingPublic):
        return public.table
    assert isinstance(public, MariagioPublic)
    return sum(1 << each for each in (public.led, public.upcard) if each is not None)


@each_game
@given(data=st.data())
def test_position_laws(game_class: type[AnyGame], data: st.DataObject) -> None:
    game, state = data.draw(games_in_play([game_class]))
    for law in laws.POSITION_LAWS:
        law(game, state)
    laws.list_is_predicate(game, state, NONSENSE)
    for move in game.legal_moves(state)[:3]:
        laws.play_is_pure(game, state, move)


@each_game
@given(data=st.data())
def test_forty_cards(game_class: type[AnyGame], data: st.DataObject) -> None:
    _, state = data.draw(games_in_play([game_class]))
    places = [*state.hands, card_set(state.stock), *state.public.piles, lying(state.public)]
    assert sum(places) == ALL_CARDS
    assert sum(cards.bit_count() for cards in places) == 40


@each_game
@given(data=st.data())
def test_samples_fit_the_view(game_class: type[AnyGame], data: st.DataObject) -> None:
    game, state = data.draw(games_in_play([game_class]))
    rng = data.draw(streams)
    laws.sample_fits(game, state, rng)
    laws.hidden_cards_do_not_show(game, state, rng)


@each_game
@given(data=st.data())
def test_a_hand_ends_and_its_sheet_adds_up(game_class: type[AnyGame], data: st.DataObject) -> None:
    game = data.draw(set_up_games([game_class]))
    *_, last = random_hand(game, data.draw(streams), data.draw(st.integers(0, game.players - 1)))
    laws.score_adds_up(game, last.state)
    assert game.legal_moves(last.state) == ()
    assert sum(last.state.hands) == 0 or last.state.public.decided is not None


@each_game
@given(data=st.data())
def test_the_same_seed_gives_the_same_match(game_class: type[AnyGame], data: st.DataObject) -> None:
    drawn = data.draw(set_up_games([game_class]))
    values = drawn.options.values() | {"target": data.draw(st.integers(1, 40))}
    game = game_class(drawn.players, game_class.info.options.of(values))
    seed = data.draw(st.integers(0, 2**64 - 1))
    match = random_match(game, Stream(seed))
    assert match.ending is not None
    assert match == random_match(game, Stream(seed))
    decks = [deck for hand in match.hands for deck in hand.decks]
    assert len(set(decks)) == len(decks)
    assert totals_add_up(match)
    again = random_match(game, Stream(seed + 1), plies=1)
    assert again.hands[0].decks[-1] != match.hands[0].decks[-1]


def totals_add_up(match: Match) -> bool:
    points = [hand.score.points for hand in match.hands if hand.score]
    return match.totals == tuple(map(sum, zip(*points, strict=True)))


@each_game
@given(data=st.data())
def test_equal_views_have_equal_moves(game_class: type[AnyGame], data: st.DataObject) -> None:
    game = data.draw(set_up_games([game_class]))
    state = data.draw(positions(game))
    seat = game.to_act(state)
    if seat is None:
        return
    other = game.resample(game.view(state, seat), data.draw(streams))
    assert game.view(other, seat) == game.view(state, seat)
    assert game.legal_moves(other) == game.legal_moves(state)


# --- seats are alike: the same deck dealt by the next seat


def turned(items: tuple[Any, ...]) -> tuple[Any, ...]:
    return (items[-1], *items[:-1])


def turn_state(game: AnyGame, state: State[Any]) -> State[Any]:
    """The position with every seat's and side's things at the next one."""

    def seat(number: int | None) -> int | None:
        return None if number is None else (number + 1) % game.players

    def side(number: int | None) -> int | None:
        return None if number is None else (number + 1) % game.sides

    public = state.public
    by_place = {name: turned(getattr(public, name)) for name in ("hands", "piles")}
    public = public._replace(dealer=seat(public.dealer), to_act=seat(public.to_act), **by_place)
    if isinstance(public, FishingPublic):
        decided = public.decided
        public = public._replace(
            exposed=turned(public.exposed),
            passed=turned(public.passed),
            sgobbe=turned(public.sgobbe),
            marks=tuple(mark._replace(seat=(mark.seat + 1) % game.players) for mark in public.marks),
            last_taker=side(public.last_taker),
            decided=decided and decided._replace(side=(decided.side + 1) % game.sides),
        )
    else:
        public = public._replace(
            shown=turned(public.shown),
            married=turned(public.married),
            captured=turned(public.captured),
            last_winner=seat(public.last_winner),
        )
    return State(public, turned(state.hands), state.stock)


@each_game
@given(data=st.data())
def test_turning_the_table_turns_everything(game_class: type[AnyGame], data: st.DataObject) -> None:
    game = data.draw(set_up_games([game_class]))
    stream = data.draw(streams)
    dealer = data.draw(st.integers(0, game.players - 1))
    rng = stream.child(9)
    here = first_step(game, stream, dealer).state
    there = first_step(game, stream, (dealer + 1) % game.players).state
    assert there == turn_state(game, here)
    while moves := game.legal_moves(here):
        assert game.legal_moves(there) == moves
        move = rng.choice(moves)
        here, there = game.play(here, move).state, game.play(there, move).state
        assert there == turn_state(game, here)
    first, second = game.score(here), game.score(there)
    assert second.points == turned(first.points)
    assert [line._replace(points=(), counts=(), cards=()) for line in first.lines] == [
        line._replace(points=(), counts=(), cards=()) for line in second.lines
    ]
