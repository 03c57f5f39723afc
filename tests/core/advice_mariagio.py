"""What the Python players of Mariagio think of some positions, for the core to think the same.

``python -m tests.core.advice_mariagio`` writes the file anew: only where the advice was changed on purpose.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import cast

from poncin.bots.mariagio.casual import casual_move, showing
from poncin.bots.mariagio.club import club_opinions
from poncin.bots.mariagio.guide import MariagioGuide
from poncin.bots.native_text import game_text, state_text
from poncin.notation import move_text
from poncin.rng import Stream
from poncin.rules.mariagio import Mariagio, MariagioState
from poncin.rules.moves import Move
from tests.core.hands import some_game

FILE = Path(__file__).parents[2] / "core/tests/data/advice_mariagio.txt"
GAMES, PER_GAME = 44, 5


def lines() -> Iterator[str]:
    """Game, position, candidates, each legal move with the opinion on it, the club's and the casual player's move.

    The club's move is the one by its opinions: the last tricks are not counted out.
    """
    rng = random.Random("advice on Mariagio")
    for _ in range(GAMES):
        game = cast("Mariagio", some_game("mariagio", rng))
        for state in sorted(rng.sample(positions(game, rng), PER_GAME), key=lambda each: each.public.tricks):
            yield " | ".join((game_text(game), state_text(state), *advice(game, state)))


def positions(game: Mariagio, rng: random.Random) -> list[MariagioState]:
    """All positions with a choice of a hand that is played half at random, half as the casual player would."""
    state = game.deal(Stream(rng.getrandbits(64)), rng.randrange(2))
    found = []
    while (seat := state.public.to_act) is not None:
        moves = game.moves(state.public, state.hands[seat])
        if len(moves) > 1:
            found.append(state)
        move = casual_move(game, state.public, state.hands[seat]) if rng.random() < 0.5 else rng.choice(moves)
        state = game.play(state, move).state
    return found


def advice(game: Mariagio, state: MariagioState) -> Iterator[str]:
    """The parts of a line after the position."""
    public = state.public
    assert public.to_act is not None  # positions() gives no other
    hand = state.hands[public.to_act]
    moves = game.moves(public, hand)
    opinions = club_opinions(game, public, hand, moves)
    best = max(zip(opinions, moves, strict=True), key=lambda each: each[0])[1]
    yield ",".join(map(move_text, MariagioGuide(game).candidates(public, hand)))
    yield ",".join(f"{move_text(move)}:{value:.4f}" for move, value in zip(moves, opinions, strict=True))
    yield move_text(_or(showing(game, public, moves), best))
    yield move_text(casual_move(game, public, hand))


def _or(shown: Move | None, card: Move) -> Move:
    return card if shown is None else shown


if __name__ == "__main__":
    FILE.write_text("".join(f"{line}\n" for line in lines()))
