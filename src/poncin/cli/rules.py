"""``poncin rules``: the rules of a game in our own words, with the options chosen."""

import argparse
import sys

from poncin.cli.arguments import Parser, add_game, game_of
from poncin.i18n import Words


def arguments() -> Parser:
    """The command line."""
    parser = Parser(
        "rules",
        "Print the rules of a game as they are with the chosen options: laid out on a terminal, plain Markdown in a "
        "pipe.",
        "poncin rules cirollon --lang lij --option first_player=right",
    )
    add_game(parser)
    return parser


def run(values: argparse.Namespace, words: Words) -> int:
    """Print the rules."""
    text = words.rules(game_of(values))
    if sys.stdout.isatty():
        from rich.console import Console  # noqa: PLC0415 - only a terminal needs it
        from rich.markdown import Markdown  # noqa: PLC0415 - the same

        Console().print(Markdown(text))
    else:
        print(text)
    return 0
