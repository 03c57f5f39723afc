"""Players by name: computer players of poncin, and outside programs, asked in the same way."""

from contextlib import suppress
from typing import Any, Protocol, cast

from poncin.arena.past import Past
from poncin.arena.program import PREFIX, Program, command_of
from poncin.arena.units import Setting
from poncin.bots import make_bot
from poncin.bots.bot import Bot, CheatingBot, Recall, Standing
from poncin.errors import BadOption
from poncin.rng import Stream
from poncin.rules.game import Seat, State
from poncin.rules.moves import Move
from poncin.rules.registry import AnyGame


class Player(Protocol):
    """Somebody who moves for the seat to act. Only `Open` looks at more of the position than its seat may see."""

    def prepare(self, game: AnyGame) -> None:
        """Get ready for a hand; raises `Forfeit` where an outside program does not."""

    def decide(
        self, game: AnyGame, state: State[Any], seat: Seat, rng: Stream, past: Past, standing: Standing | None
    ) -> Move:
        """A legal move; raises `Forfeit` where an outside program gives none."""

    def close(self) -> None:
        """Let go of what it holds."""


class _Inside:
    """A computer player of this process: it needs no preparation and holds nothing."""

    def prepare(self, game: AnyGame) -> None:
        """It is ready."""

    def close(self) -> None:
        """It holds nothing."""


class Fair(_Inside):
    """A computer player that is shown the view of its seat."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def decide(
        self, game: AnyGame, state: State[Any], seat: Seat, rng: Stream, past: Past, standing: Standing | None
    ) -> Move:
        """What the bot chooses."""
        return self._bot.choose(game, game.view(state, seat), rng, Recall(tuple(past), standing))


class Open(_Inside):
    """A computer player that cheats: it is shown the whole position."""

    def __init__(self, bot: CheatingBot) -> None:
        self._bot = bot

    def decide(
        self, game: AnyGame, state: State[Any], seat: Seat, rng: Stream, past: Past, standing: Standing | None
    ) -> Move:
        """What the bot chooses."""
        return self._bot.choose_open(game, state, rng, Recall(tuple(past), standing))


def make_player(name: str, game: AnyGame, setting: Setting) -> Player:
    """The player of that name for a game that is set up; raises `BadOption`."""
    if name.startswith(PREFIX):
        return Program(name, game, setting.patience)
    bot = make_bot(name)
    return Open(cast("CheatingBot", bot)) if bot.sees_all else Fair(bot)


def level_of(name: str, budget: str = "") -> str:
    """The full name of a player; a budget (``1000`` or ``50ms``) goes to those that take one and have none.

    Raises `BadOption` for an unknown name.
    """
    if name.startswith(PREFIX):
        command_of(name)
        return name
    level = make_bot(name).level
    if budget and ":" not in name:
        with suppress(BadOption):  # it takes none
            return make_bot(f"{name}:{budget}").level
    return level
