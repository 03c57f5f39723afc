"""Which match is to be played: from the command line, and from questions where it does not say."""

import argparse

from poncin.bots import LEVELS, Bot, make_bot
from poncin.cli.arguments import game_of
from poncin.cli.plain.lines import choose, read_line, shown
from poncin.client.names import seat_names
from poncin.errors import BadOption
from poncin.i18n import Words
from poncin.rules.game import Seat
from poncin.rules.registry import AnyGame, find, games

_LEVEL = "club"


class Leaving(Exception):
    """The player leaves, or there are no more lines."""


def chosen_match(values: argparse.Namespace, words: Words) -> tuple[AnyGame, dict[Seat, Bot], list[str]]:
    """Game, computer players by seat, and names by seat; the person sits in seat 0.

    Raises `Leaving`, and `BadOption` or `Usage` for what the command line has wrong.
    """
    if values.game is None:
        _ask(values, words)
    game = game_of(values)
    bot = make_bot(values.level or _LEVEL)
    name = shown(values.name or "") or words("cli-player-name")
    return game, dict.fromkeys(range(1, game.players), bot), seat_names(name, game.players)


def _ask(values: argparse.Namespace, words: Words) -> None:
    """Ask for what the command line leaves open."""
    found = games()
    chosen = _chosen(words, "cli-which-game", [words.game(game.info.id) for game in found], 0)
    values.game = found[chosen].info.id
    players = found[chosen].info.players
    if values.players is None and len(players) > 1:
        values.players = players[_chosen(words, "cli-how-many", [str(each) for each in players], 0)]
    if values.level is None:
        levels = [f"{words.level(level)}: {words.level_text(level)}" for level in LEVELS]
        values.level = LEVELS[_chosen(words, "cli-which-level", levels, LEVELS.index(_LEVEL))]
    if not values.options:
        values.options = _options(values.game, words)
    if values.name is None:
        values.name = _line(words("cli-which-name"))


def _chosen(words: Words, question: str, answers: list[str], default: int) -> int:
    answer = choose(words(question), answers, words, default)
    if answer is None:
        raise Leaving
    return answer


def _options(name: str, words: Words) -> list[str]:
    """Options as ``name=value``: a line each until an empty one."""
    options = find(name).info.options
    texts: dict[str, str] = {}
    while line := _line(words("cli-which-options", command=f"poncin options {name}")).strip():
        if line == "?":
            for option in options.table():
                print(f"{option.name} = {option.allowed()}")
                print(f"  {words.option(option.name)}")
            continue
        chosen, _, value = (part.strip() for part in line.partition("="))
        try:
            options.option(chosen).parse(value)
        except BadOption as error:
            print(words.error(error))
            continue
        texts[chosen] = value
        print(words("cli-option-set", option=words.option(chosen), value=words.option_value(chosen, value)))
    return [f"{option}={value}" for option, value in texts.items()]


def _line(prompt: str) -> str:
    line = read_line(prompt)
    if line is None:
        raise Leaving
    return line
