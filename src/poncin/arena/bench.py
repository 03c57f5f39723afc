"""Strength for time: each level against the club's player, in a few deals of each game."""

import json
from collections.abc import Iterator
from typing import Any

from poncin.arena.running import compare
from poncin.arena.summary import Result
from poncin.arena.tables import heading, row
from poncin.arena.units import Setting
from poncin.bots import LEVELS, make_bot
from poncin.rules.registry import games

AGAINST = "club"
_SEED = 1


def run(as_json: bool, deals: int) -> int:
    """Play and print a table as it grows, or JSON: a list of what `figures` gives."""
    if as_json:
        print(json.dumps([_members(setting, result) for setting, result in figures(deals)]))
        return 0
    print(*heading(matches=False, tested=False), sep="\n", flush=True)
    for setting, result in figures(deals):
        print(row(setting, result), flush=True)
    return 0


def figures(deals: int) -> Iterator[tuple[Setting, Result]]:
    """Every level but the club's against it, each game with its usual number of players."""
    for game in games():
        setting = Setting(game.info.id, game.info.players[0], _SEED)
        for level in LEVELS:
            if level != AGAINST:
                yield setting, compare(setting, (make_bot(level).level, AGAINST), deals)


def _members(setting: Setting, result: Result) -> dict[str, Any]:
    return {"game": setting.game, "players": setting.players, **result.to_json()}
