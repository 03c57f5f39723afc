"""How commands read their command line: arguments that several share, and refusals as `Usage`."""

import argparse
from collections.abc import Callable, Sequence
from typing import NoReturn

from poncin.bots import LEVELS
from poncin.cli.errors import Usage
from poncin.rules.registry import AnyGame, find

SEEDS = range(1 << 64)
BOTS = f"{', '.join(LEVELS)}, or 0 to {len(LEVELS) - 1}; from counter on with a budget, too: master:1000, master:50ms"
"""The names of computer players, for the help of commands."""


class Parser(argparse.ArgumentParser):
    """A parser that raises `Usage` instead of printing English and leaving."""

    def __init__(self, command: str, description: str, example: str) -> None:
        super().__init__(
            prog=f"poncin {command}",
            description=description,
            epilog=f"Example: {example}",
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.add_argument("--lang", metavar="LANG", help="lij, it or en; without it the language of the environment")

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        """The arguments' values; raises `Usage`, and SystemExit 0 after ``--help``."""
        try:
            values, unknown = self.parse_known_args(words)
        except argparse.ArgumentError as error:
            raise Usage("bad_argument", argument=str(error.argument_name), command=self.prog) from None
        if unknown:
            raise Usage("unknown_argument", argument=unknown[0], command=self.prog)
        return values

    def error(self, message: str) -> NoReturn:
        """Called for required arguments that are missing: their names end the message."""
        raise Usage("missing_argument", argument=message.rpartition(": ")[2], command=self.prog)


def number(allowed: range) -> Callable[[str], int]:
    """Reads a whole number of a range; raises `Usage` for anything else."""

    def read(text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) <= 20 and int(text) in allowed:
            return int(text)
        raise Usage("not_in_range", value=text, first=str(allowed.start), last=str(allowed.stop - 1))

    return read


def add_game(parser: Parser, *, needed: bool = True) -> None:
    """The game, the number of players and the options."""
    parser.add_argument(
        "game", metavar="GAME", nargs=None if needed else "?", help="cirulla, cirollon, mariagio or an installed game"
    )
    parser.add_argument("--players", metavar="N", type=number(range(1, 41)), help="number of players")
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        dest="options",
        action="append",
        default=[],
        help="a rule option, see `poncin options GAME`; may be given several times",
    )


def add_record(parser: Parser) -> None:
    """The file of records."""
    parser.add_argument("file", metavar="FILE", help="a file of match records, one a line; - reads standard input")


def add_json(parser: Parser) -> None:
    """Output for programs."""
    parser.add_argument("--json", action="store_true", help="print JSON")


def game_of(values: argparse.Namespace) -> AnyGame:
    """The game that `add_game`'s arguments name; raises `BadOption` or `Usage`."""
    game = find(values.game)
    texts: dict[str, str] = {}
    for each in values.options:
        name, equals, text = each.partition("=")
        if not equals:
            raise Usage("option_form", value=each)
        if name in texts:
            raise Usage("option_twice", option=name)
        texts[name] = text
    return game(values.players, game.info.options.parse(texts))
