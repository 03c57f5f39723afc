"""Mariagio: in an obvious position the club player follows the advice; trumps are hearts."""

import pytest

from poncin.bots.mariagio.casual import casual_move
from poncin.bots.mariagio.club import club_move
from poncin.bots.mariagio.ending import Ending
from poncin.cards import ALL_CARDS, Card, CardSet, card, cards_in, parse_cards
from poncin.notation import move_text
from poncin.rng import Stream
from poncin.rules.game import State
from poncin.rules.mariagio import Mariagio, MariagioPublic
from poncin.rules.moves import Play


def with_stock(hand: str, *, led: str = "", upcard: str = "Jh", stock: int = 15, piles: str = "") -> MariagioPublic:
    held = parse_cards(hand).bit_count()
    return MariagioPublic(
        dealer=1,
        to_act=0,
        trump=0,
        upcard=card(upcard),
        led=card(led) if led else None,
        hands=(held, held - bool(led)),
        stock=stock,
        piles=(parse_cards(piles), 0),
        shown=(0, 0),
        married=((), ()),
        married_now=0,
        captured=((), ()),
        tricks=5,
        last_winner=0,
    )


ADVICE = [
    # advice, hand, led, move
    ("show the dearest marriage first", "KsQsKhQh2c3c4c", "", "marriage h"),
    ("exchange before all else", "KsQs2h3c4c5d6d", "", "exchange"),
    ("bring the ace home", "As4sKdQc3c2d6h", "Ks", "As"),
    ("trump an ace, low", "3h7hKd4c3c2d6d", "As", "3h"),
    ("give nothing away", "AdKc4c5c6c7d3d", "As", "3d"),
    ("keep king and queen together", "KdQd2c7cAc5d3d", "4s", "2c"),
    ("win the lead to show a marriage", "KdQd7s2c3c4cJc", "5s", "7s"),
    ("lead cheap", "AdKc4c7dAc6h7h", "", "4c"),
]


@pytest.mark.parametrize(("advice", "hand", "led", "move"), ADVICE)
def test_advice(advice: str, hand: str, led: str, move: str) -> None:
    game = Mariagio()
    chosen = club_move(game, with_stock(hand, led=led), parse_cards(hand))
    assert move_text(chosen) == move, advice


def test_no_trump_is_wasted_on_nothing() -> None:
    hand = "3h7h4c5c3c2d6d"
    chosen = club_move(Mariagio(), with_stock(hand, led="2s"), parse_cards(hand))
    assert not move_text(chosen).endswith("h")


def test_the_loser_of_trick_13_draws_the_trump() -> None:
    """With the ace of trumps turned up, one does not trump a king at trick 13."""
    hand = "3hAd4c5c6c3d2d"
    public = with_stock(hand, led="Js", upcard="Ah", stock=1)
    assert move_text(club_move(Mariagio(), public, parse_cards(hand))) != "3h"


def test_casual_takes_what_it_can() -> None:
    hand = "As4sKdQc3c2d6h"
    assert move_text(casual_move(Mariagio(), with_stock(hand, led="7s"), parse_cards(hand))) == "As"


@pytest.mark.parametrize("seed", range(6))
def test_the_ending_is_exact(seed: int) -> None:
    """Its card is worth as much as the best by searching every line with the rules themselves."""
    game = Mariagio()
    state = _last_tricks(game, seed, 4)
    seat = state.public.to_act
    assert seat is not None
    best = Ending(game, state.public).best_card(state.public, state.hands[seat], state.hands[1 - seat])
    values = {card: _value(game, game.play(state, Play(card)).state, seat) for card in _playable(game, state)}
    assert values[best] == max(values.values())


def _last_tricks(game: Mariagio, seed: int, tricks: int) -> State[MariagioPublic]:
    stream = Stream(seed)
    state = game.deal(stream.child(0), 0)
    while state.public.tricks < 20 - tricks:
        moves = game.legal_moves(state)
        state = game.play(state, moves[0] if not isinstance(moves[0], Play) else stream.choice(moves)).state
    while not isinstance(game.legal_moves(state)[0], Play):
        state = game.play(state, game.legal_moves(state)[0]).state
    return state


def _playable(game: Mariagio, state: State[MariagioPublic]) -> list[Card]:
    return [move.card for move in game.legal_moves(state) if isinstance(move, Play)]


def _value(game: Mariagio, state: State[MariagioPublic], seat: int) -> int:
    moves = game.legal_moves(state)
    if not moves:
        points = game.score(state).points
        return points[seat] - points[1 - seat]
    values = [_value(game, game.play(state, move).state, seat) for move in moves]
    return max(values) if state.public.to_act == seat else min(values)


def test_nothing_is_hidden_once_the_stock_is_gone() -> None:
    state = _last_tricks(Mariagio(), 3, 5)
    everything: CardSet = state.hands[0] | state.hands[1] | state.public.piles[0] | state.public.piles[1]
    assert everything == ALL_CARDS
    assert len(cards_in(state.hands[0])) == 5
