"""What a match leaves in the memory of those at the table, and how a bot in one of its seats is asked."""

from functools import lru_cache
from typing import Any, cast

from poncin.bots.bot import Bot, CheatingBot, Recall, Standing
from poncin.match import Match
from poncin.rng import Stream
from poncin.rules.game import Deck, Seat, State
from poncin.rules.moves import Move
from poncin.rules.registry import AnyGame

Past = tuple[tuple[Any, Move], ...]


def recall(match: Match) -> Recall:
    """What everybody saw of the running hand, and how the match stood before it."""
    hand = match.hand
    _, past = _played(match.game, hand.dealer, hand.decks[-1], hand.moves)
    return Recall(past, Standing(match.totals, match.game.target))


def ask(bot: Bot, match: Match, rng: Stream) -> Move:
    """The move of the bot in the seat to act; only one that cheats is shown the position."""
    seat = match.to_act
    if seat is None:
        raise ValueError("nobody is to act")
    if bot.sees_all:
        return cast("CheatingBot", bot).choose_open(match.game, match.state, rng, recall(match))
    return bot.choose(match.game, match.game.view(match.state, seat), rng, recall(match))


# A match goes on by a move at a time, so mostly all moves but the last are found here.
@lru_cache(maxsize=512)
def _played(game: AnyGame, dealer: Seat, deck: Deck, moves: tuple[tuple[Seat, Move], ...]) -> tuple[State[Any], Past]:
    """The position after the moves of a hand, and what was seen of them."""
    if not moves:
        return game.start(dealer, deck).state, ()
    state, past = _played(game, dealer, deck, moves[:-1])
    _, move = moves[-1]
    return game.play_legal(state, move).state, (*past, (state.public, move))
