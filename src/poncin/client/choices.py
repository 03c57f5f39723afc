"""What a person may do, put as choices: each legal move with the kind of its capture."""

from typing import Any

from poncin.rules.events import CaptureKind
from poncin.rules.fishing.hand import FishingGame
from poncin.rules.game import View
from poncin.rules.moves import Move, Play
from poncin.rules.registry import AnyGame

Choice = tuple[Move, CaptureKind | None]


def choices(game: AnyGame, view: View[Any]) -> tuple[Choice, ...]:
    """The legal moves of the view's seat, which is to act; None where nothing is captured."""
    return tuple((move, capture_kind(game, view.public, move)) for move in game.moves(view.public, view.hand))


def capture_kind(game: AnyGame, public: Any, move: Move) -> CaptureKind | None:
    """How a legal move captures."""
    if not (isinstance(game, FishingGame) and isinstance(move, Play) and move.taken):
        return None
    return game.rules.kind_of_capture(public, move.card, move.taken)
