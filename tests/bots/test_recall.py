"""What bots are told of the hand so far and of the match: all of it, and nothing that was not public."""

import pytest

from poncin.bots import make_bot
from poncin.bots.recall import ask, recall
from poncin.client.simulation import simulate
from poncin.match import Match, decks_for, seeded_decks
from poncin.rng import Stream
from poncin.rules.registry import make
from tests.bots.positions import EVERY_GAME

each_game = pytest.mark.parametrize(("name", "players"), EVERY_GAME)


def played(name: str, players: int, moves: int) -> Match:
    game = make(name, players)
    match, _ = Match.begin(game, 0, decks_for(game, 0, seeded_decks(Stream(5))))
    for _ in range(moves):
        assert match.to_act is not None
        match, _ = match.play(match.to_act, match.legal_moves()[-1])
    return match


@each_game
def test_the_past_is_each_public_part_and_the_move_that_followed(name: str, players: int) -> None:
    match = played(name, players, 9)
    past = recall(match).past
    assert [move for _, move in past] == [move for _, move in match.hand.moves]
    assert [public.to_act for public, _ in past] == [seat for seat, _ in match.hand.moves]
    for number in (0, 4, 8):
        assert past[number][0] == played(name, players, number).state.public


@each_game
def test_the_standing_is_that_before_the_hand(name: str, players: int) -> None:
    game = make(name, players)
    match = simulate(game, dict.fromkeys(range(players), make_bot("random")), Stream(2))
    before = tuple(
        sum(hand.score.points[side] for hand in match.hands[:-1] if hand.score) for side in range(game.sides)
    )
    running, _ = Match.begin(game, match.hands[0].dealer, match.hands[0].decks)
    assert recall(running).standing == ((0,) * game.sides, game.target)
    for hand in match.hands[:-1]:
        for seat, move in hand.moves:
            running, _ = running.play(seat, move)
        running, _ = running.deal(match.hands[len(running.hands)].decks)
    assert recall(running).standing == (before, game.target)
    assert recall(running).past == ()


def test_nobody_is_asked_when_nobody_is_to_act() -> None:
    game = make("mariagio")
    match = simulate(game, dict.fromkeys(range(2), make_bot("random")), Stream(2))
    with pytest.raises(ValueError, match="nobody"):
        ask(make_bot("club"), match, Stream(1))
