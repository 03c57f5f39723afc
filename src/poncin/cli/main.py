"""Which command is called, and what becomes of its errors: one sentence on stderr and an exit status."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import NoReturn

from poncin import __version__
from poncin.cli.errors import BadFile, Usage
from poncin.errors import BadOption, PoncinError
from poncin.i18n import Words, pick_language

COMMANDS = {
    "play": "play a match against the computer",
    "serve": "serve tables for people, programs and computer players over the network",
    "simulate": "let computer players play matches; print their records",
    "moves": "list the legal moves in a position of a match record",
    "check": "replay and re-score all records of a file",
    "verify": "check the shuffles of match records from a server against what was promised",
    "show": "tell a match record as a readable account",
    "perft": "count the leaves of the tree of moves from a seeded deal",
    "rules": "print the rules of a game with its options",
    "options": "list the options of a game",
    "arena": "let computer players play each other on the same cards; tell who is stronger and by how much",
    "report": "make a page of what the arena has found",
    "bench": "measure how fast the native core is on this machine",
}
INTERRUPTED = 130
BROKEN_PIPE = 141


def main() -> NoReturn:
    """Run the command line and leave: 0 done, 1 the input was refused or a record is bad, 2 not understood."""
    _open_streams()
    try:
        status = run(sys.argv[1:])
    except KeyboardInterrupt:
        status = INTERRUPTED
    except BrokenPipeError:
        status = BROKEN_PIPE
    if status:
        # What could not be written stays buffered, and the interpreter must not complain about it at the end.
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
        status = _run(arguments, words)
        sys.stdout.flush()
    except PoncinError as error:
        sys.stdout.flush()  # what was told before
        return _refuse(error, words)
    except BrokenPipeError:
        raise
    except OSError as error:  # files of records and kept matches have errors of their own
        return _refuse(BadFile("cannot_write", path="stdout", reason=error.strerror or str(error)), words)
    return status


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


def _open_streams() -> None:
    """Let no byte and no closed stream end in a traceback."""
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            mode = "r" if name == "stdin" else "w"
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - open to the end
        else:
            stream.reconfigure(errors="replace")


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
