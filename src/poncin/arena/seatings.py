"""Who sits where: every deal is played in all seatings, so that both players get the same cards."""

from statistics import fmean

from poncin.rules.game import Side
from poncin.rules.registry import AnyGame

Seating = tuple[int, ...]
"""For each side which player of the pair has it: 0 or 1."""


def seatings(game: AnyGame) -> tuple[Seating, ...]:
    """Two sides: both ways. More: each side alone against all others, by both players."""
    if game.sides == 2:
        return (0, 1), (1, 0)
    alone = [tuple(int(side == one) for side in range(game.sides)) for one in range(game.sides)]
    return (*alone, *(tuple(1 - player for player in seating) for seating in alone))


def difference(points: tuple[int, ...], seating: Seating) -> float:
    """The first player's mean points per side less the second's."""
    by_player = [[each for each, player in zip(points, seating, strict=True) if player == which] for which in (0, 1)]
    return fmean(by_player[0]) - fmean(by_player[1])


def share_won(points: tuple[int, ...], seating: Seating) -> float:
    """How much of a hand the first player won: sides with the most points share it."""
    best = max(points)
    winners = [player for each, player in zip(points, seating, strict=True) if each == best]
    return winners.count(0) / len(winners)


def share_of(winner: Side | None, seating: Seating) -> float:
    """How much of a match the first player won; a match that nobody wins is shared."""
    return 0.5 if winner is None else 1.0 - seating[winner]
