"""Games by id or alias, those of installed packages included.

A package offers a game by an entry point of the group ``poncin.games`` that names a subclass of `Game`.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from poncin.errors import BadOption
from poncin.rules.cirollon import Cirollon
from poncin.rules.cirulla import Cirulla
from poncin.rules.game import Game
from poncin.rules.mariagio import Mariagio

AnyGame = Game[Any]

_OURS: tuple[type[AnyGame], ...] = (Cirulla, Cirollon, Mariagio)
_added: list[type[AnyGame]] = []


def register(game: type[AnyGame]) -> type[AnyGame]:
    """Add a game for this process; usable as a class decorator. Raises ValueError for an id or alias that is taken."""
    taken = {name for each in games() for name in (each.info.id, *each.info.aliases)}
    for name in (game.info.id, *game.info.aliases):
        if name in taken:
            raise ValueError(f"there is a game called {name} already")
    _added.append(game)
    return game


def games() -> tuple[type[AnyGame], ...]:
    """All games: ours, those of installed packages, those registered."""
    return tuple(_each_game())


def find(name: str) -> type[AnyGame]:
    """The game with this id or alias, in any case; raises `BadOption` with the list of games for an unknown one."""
    for game in _each_game():
        if name.lower() in (game.info.id, *game.info.aliases):
            return game
    raise BadOption("unknown_game", game=name, allowed=", ".join(each.info.id for each in games()))


def make(name: str, players: int | None = None, options: Mapping[str, object] | None = None) -> AnyGame:
    """A game set up for a number of players (None: its usual one); raises `BadOption`."""
    game = find(name)
    return game(players, game.info.options.of(options or {}))


def _each_game() -> Iterator[type[AnyGame]]:
    """Ours first: most searches end among them, without a look at the installed packages."""
    yield from _OURS
    yield from _installed()
    yield from _added


@cache
def _installed() -> tuple[type[AnyGame], ...]:
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow to import, and seldom needed

    return tuple(entry.load() for entry in sorted(entry_points(group="poncin.games"), key=lambda entry: entry.name))
