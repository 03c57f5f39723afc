"""Perft: how many sequences of so many legal moves there are from a position.

Two implementations of a game's rules that agree on these counts agree on nearly every question of legality.
"""

from typing import Any

from poncin.rules.game import State
from poncin.rules.moves import Move
from poncin.rules.registry import AnyGame


def perft(game: AnyGame, state: State[Any], depth: int) -> int:
    """The positions that are ``depth`` moves away, counted as often as there are ways to them.

    A hand that is over before counts as one.
    """
    if depth == 0:
        return 1
    moves = game.legal_moves(state)
    if depth == 1 or not moves:
        return max(1, len(moves))
    return sum(perft(game, game.play(state, move).state, depth - 1) for move in moves)


def perft_split(game: AnyGame, state: State[Any], depth: int) -> dict[Move, int]:
    """The same count for each first move; ``depth`` is at least 1. Empty where the hand is over."""
    return {move: perft(game, game.play(state, move).state, depth - 1) for move in game.legal_moves(state)}
