"""What the Python players of Cirulla and Cirollon think of some positions, for the core to think the same.

``python -m tests.core.advice_fishing`` writes the file anew: only where the advice was changed on purpose.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import cast

from poncin.bots.fishing.guide import FishingGuide
from poncin.bots.native_text import game_text, state_text
from poncin.notation import move_text
from poncin.rng import Stream
from poncin.rules.fishing.hand import FishingGame
from poncin.rules.fishing.state import FishingState
from poncin.rules.moves import Declare, Move
from poncin.rules.registry import find, make
from tests.core.hands import PLAYERS

FILE = Path(__file__).parents[2] / "core/tests/data/advice_fishing.txt"
TABLES = [(name, players) for name in ("cirulla", "cirollon") for players in PLAYERS[name]]
HANDS, PER_HAND = 26, 3
"""Hands of each of the tables, and positions of each hand."""
NEAR = 1e-4
"""Opinions that are nearer to each other, but not the same, differ by rounding alone."""


def lines() -> Iterator[str]:
    """Game, position, candidates, each legal move with the opinion on it, the club's and the casual move, promises."""
    for number, (name, players) in enumerate(TABLES):
        for hand in range(HANDS):
            rng = Stream(hand).child(number)
            game = some_game(name, players, rng)
            for state in chosen(game, rng):
                yield " | ".join((game_text(game), state_text(state), *advice(game, state)))


def some_game(name: str, players: int, rng: Stream) -> FishingGame:
    """A game with some options changed, one in four with none."""
    options: dict[str, object] = {}
    if rng.below(4):
        changed = [option for option in find(name).info.options.table() if rng.below(3) == 0]
        options = {option.name: rng.choice(option.values) for option in changed}
    return cast("FishingGame", make(name, players, options))


def chosen(game: FishingGame, rng: Stream) -> list[FishingState]:
    """Some positions of a hand, one with a declaration among them where there is one."""
    found = positions(game, rng)
    declaring = [state for state in found if any(isinstance(move, Declare) for move in game.legal_moves(state))]
    picked = [rng.choice(found) for _ in range(PER_HAND - 1)]
    picked.append(rng.choice(declaring or found))
    return sorted(picked, key=lambda state: state.public.plays)


def positions(game: FishingGame, rng: Stream) -> list[FishingState]:
    """The positions with a choice, a clear one, of a hand played half at random, half as the casual player would."""
    guide = FishingGuide(game)
    state = game.deal(rng.child(0), rng.below(game.players))
    found = []
    while (seat := state.public.to_act) is not None:
        moves = game.legal_moves(state)
        if len(moves) > 1 and is_clear(guide, state):
            found.append(state)
        casual = guide.casual(state.public, state.hands[seat], rng)
        state = game.play(state, casual if rng.below(2) else rng.choice(moves)).state
    return found


def is_clear(guide: FishingGuide, state: FishingState) -> bool:
    """Whether the club's choice does not hang on rounding."""
    seat = state.public.to_act
    assert seat is not None  # positions() gives no other
    candidates = guide.candidates(state.public, state.hands[seat])
    opinions = guide.opinions(state.public, state.hands[seat], candidates)
    best = max(opinions)
    return all(each == best or each < best - NEAR for each in opinions)


def advice(game: FishingGame, state: FishingState) -> Iterator[str]:
    """The parts of a line after the position."""
    guide, public, rng = FishingGuide(game), state.public, Stream(0)
    assert public.to_act is not None  # positions() gives no other
    hand = state.hands[public.to_act]
    moves = game.moves(public, hand)
    opinions = guide.opinions(public, hand, moves)
    yield texts(guide.candidates(public, hand))
    yield ",".join(f"{move_text(move)}:{value:.4f}" for move, value in zip(moves, opinions, strict=True))
    yield texts((guide.club(public, hand, rng),))
    yield texts((guide.casual(public, hand, rng),))
    yield ",".join(f"{points:.2f}" for points in guide.estimate(state))


def texts(moves: tuple[Move, ...]) -> str:
    return ",".join(map(move_text, moves))


if __name__ == "__main__":
    FILE.write_text("".join(f"{line}\n" for line in lines()))
