"""What is played and what came of it, as plain values that cross to other threads, processes and machines."""

from dataclasses import dataclass, field

from poncin.arena.times import Times
from poncin.rules.options import OptionValue
from poncin.rules.registry import AnyGame, make

Pair = tuple[str, str]
"""The levels of two players."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What all deals of a run have in common.

    ``options`` are those that differ from their default, sorted by name. ``patience`` is how many seconds an outside
    program may take for an answer.
    """

    game: str
    players: int
    seed: int
    options: tuple[tuple[str, OptionValue], ...] = ()
    matches: bool = False
    patience: float = 10.0

    def make(self) -> AnyGame:
        """The game set up; raises `BadOption`."""
        return make(self.game, self.players, dict(self.options))


@dataclass(frozen=True, slots=True)
class Unit:
    """Some deals of a pair, to be played anywhere, as often as anybody likes, with the same result but for the times.

    A deal is one hand in all seatings or, where the setting says so, one match in all seatings.
    """

    setting: Setting
    pair: Pair
    first: int
    stop: int


@dataclass(frozen=True, slots=True)
class Deal:
    """What a deal brought the first player, as means over its seatings.

    ``points``: points per hand and side, first player less second. ``hands``: the share of hands won, half a drawn one.
    ``matches``: the share of matches won; None where hands are no part of a match.
    """

    points: float
    hands: float
    matches: float | None = None


@dataclass(frozen=True, slots=True)
class Fault:
    """An outside program broke the protocol: which of the pair (0 or 1), in which deal, how. It forfeited the hand."""

    deal: int
    player: int
    text: str


@dataclass(frozen=True, slots=True)
class Played:
    """A unit done: a `Deal` for each from the first on, times of moves by player, and the wall time of it all."""

    pair: Pair
    first: int
    deals: tuple[Deal, ...]
    times: tuple[Times, Times]
    faults: tuple[Fault, ...] = ()
    seconds: float = field(default=0.0, compare=False)
