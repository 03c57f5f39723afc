"""Counts of move sequences: two implementations of a game that agree on them hardly differ anywhere."""

from typing import Any

from poncin.rules.game import State
from poncin.rules.moves import Move
from poncin.rules.registry import AnyGame


def perft(game: AnyGame, state: State[Any], depth: int) -> int:
    """The number of sequences of ``depth`` moves from a position; one that ends the hand earlier counts once."""
    moves = game.legal_moves(state)
    if depth == 0 or not moves:
        return 1
    if depth == 1:
        return len(moves)
    return sum(perft(game, game.play_legal(state, move).state, depth - 1) for move in moves)


def perft_split(game: AnyGame, state: State[Any], depth: int) -> dict[Move, int]:
    """For each legal move how many of the sequences of `perft` begin with it; depth from 1."""
    return {move: perft(game, game.play_legal(state, move).state, depth - 1) for move in game.legal_moves(state)}
