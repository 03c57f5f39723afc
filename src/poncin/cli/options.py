"""``poncin options``: what can be agreed on before a match."""

import argparse
import json
import textwrap

from poncin.cli.arguments import Parser, add_json
from poncin.i18n import Words
from poncin.rules.options import Option
from poncin.rules.registry import find

_WIDTH = 100


def arguments() -> Parser:
    """The command line."""
    parser = Parser(
        "options",
        "List the options of a game: name, allowed values with the default first, and what each decides. Use them as "
        "`--option name=value` with play, simulate, perft and rules.",
        "poncin options cirulla --lang it",
    )
    parser.add_argument("game", metavar="GAME", help="cirulla, cirollon, mariagio or an installed game")
    add_json(parser)
    return parser


def run(values: argparse.Namespace, words: Words) -> int:
    """Print the options."""
    options = find(values.game).info.options.table()
    if values.json:
        print(json.dumps([_members(option, words) for option in options], ensure_ascii=False, indent=2))
    else:
        print("\n\n".join(_text(option, words) for option in options))
    return 0


def _members(option: Option, words: Words) -> dict[str, object]:
    members: dict[str, object] = {"name": option.name, "default": option.default}
    if isinstance(option.values, range):
        members |= {"minimum": option.values.start, "maximum": option.values.stop - 1}
    else:
        members["values"] = [
            {"value": value, "text": words.option_value(option.name, value)} for value in option.values
        ]
    return members | {"title": words.option(option.name), "description": words.option_text(option.name)}


def _text(option: Option, words: Words) -> str:
    lines = [f"{option.name} – {words.option(option.name)}"]
    lines += textwrap.wrap(words.option_text(option.name), _WIDTH, initial_indent="  ", subsequent_indent="  ")
    if isinstance(option.values, range):
        lines.append("  " + words("cli-option-number", allowed=option.allowed(), default=str(option.default)))
        return "\n".join(lines)
    for value in option.values:
        mark = f" ({words('cli-option-default')})" if value == option.default else ""
        text = f"{value}{mark}: {words.option_value(option.name, value)}"
        lines += textwrap.wrap(text, _WIDTH, initial_indent="  - ", subsequent_indent="    ")
    return "\n".join(lines)
