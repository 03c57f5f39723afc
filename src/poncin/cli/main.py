"""Which command is called, and what becomes of its errors: one sentence on stderr and an exit status."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from poncin import __version__
from poncin.cli.arguments import Usage
from poncin.errors import BadOption, PoncinError
from poncin.i18n import Words, pick_language

COMMANDS = {
    "play": "play a match against the computer",
    "simulate": "let computer players play matches; print their records",
    "moves": "list the legal moves in a position of a match record",
    "check": "replay and re-score all records of a file",
    "show": "tell a match record as a readable account",
    "perft": "count the leaves of the tree of moves from a seeded deal",
    "rules": "print the rules of a game with its options",
    "options": "list the options of a game",
}
INTERRUPTED = 130
BROKEN_PIPE = 141


def main() -> NoReturn:
    """Run the command line and leave: 0 done, 1 the input was refused or a record is bad, 2 not understood."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr] # they are text files from the start
    try:
        status = run(sys.argv[1:])
        sys.stdout.flush()
    except KeyboardInterrupt:
        status = INTERRUPTED
    except BrokenPipeError:
        status = BROKEN_PIPE
    if status in (INTERRUPTED, BROKEN_PIPE):
        # What is still buffered has no reader any more, and the interpreter must not complain about it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(status)


def run(arguments: Sequence[str]) -> int:
    """Run a command line and return its exit status; errors are printed to stderr."""
    try:
        language = pick_language(_language_in(arguments), os.environ)
    except BadOption as error:
        return _refuse(error, Words(pick_language(None, os.environ)))
    words = Words(language)
    try:
        return _run(arguments, words)
    except PoncinError as error:
        return _refuse(error, words)


def _run(arguments: Sequence[str], words: Words) -> int:
    rest = list(arguments)
    while rest and rest[0].startswith("--lang"):
        del rest[: 1 if "=" in rest[0] else 2]
    if not rest or rest[0] in ("--help", "-h"):
        print(_help(), end="")
        return 0
    if rest[0] == "--version":
        print(f"poncin {__version__}")
        return 0
    name, *rest = rest
    if name not in COMMANDS:
        raise Usage("unknown_command", value=name, allowed=", ".join(COMMANDS))
    command = import_module(f"poncin.cli.{name}")
    try:
        values = command.arguments().read(rest)
    except SystemExit:  # after --help
        return 0
    status: int = command.run(values, words)
    return status


def _refuse(error: PoncinError, words: Words) -> int:
    print(f"poncin: {words.error(error)}", file=sys.stderr)
    return 2 if isinstance(error, Usage | BadOption) else 1


def _language_in(arguments: Sequence[str]) -> str | None:
    """The language that the command line asks for: needed before it is read, for what is wrong with it."""
    for at, each in enumerate(arguments):
        name, equals, value = each.partition("=")
        if name == "--lang":
            return value if equals else next(iter(arguments[at + 1 :]), None)
    return None


def _help() -> str:
    lines = [
        "usage: poncin COMMAND …",
        "",
        "Cirulla, Cirollon and Mariagio: play against the computer, simulate, check records.",
        "",
        *(f"  {name:10}{text}" for name, text in COMMANDS.items()),
        "",
        "poncin COMMAND --help tells more; --lang lij|it|en chooses the language; --version.",
        "Exit status: 0 done, 1 the input was refused or a record is bad, 2 the command line is not understood.",
    ]
    return "\n".join(lines) + "\n"
