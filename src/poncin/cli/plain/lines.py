"""Lines that a person types or a pipe brings."""

import sys
from collections.abc import Sequence

from poncin.i18n import Words, printable


def read_line(prompt: str) -> str | None:
    """The next line without its end; None when there are no more."""
    if sys.stdin.isatty():
        try:
            return input(f"{prompt} ")
        except EOFError:
            print()
            return None
    print(prompt, flush=True)
    line = sys.stdin.readline()
    return line.rstrip("\r\n") if line else None


def choose(question: str, answers: Sequence[str], words: Words, default: int | None = None) -> int | None:
    """Which of the numbered answers is chosen, from 0; asks until one is. None when there are no more lines.

    An empty line chooses the default, if there is one.
    """
    print(question)
    for number, answer in enumerate(answers, start=1):
        print(f"{number}. {answer}")
    prompt = words("cli-choose", last=len(answers), default="none" if default is None else str(default + 1))
    while (line := read_line(prompt)) is not None:
        number = as_number(line)
        if number in range(1, len(answers) + 1):
            return number - 1
        if not line.strip() and default is not None:
            return default
        print(words("cli-not-a-choice", text=shown(line), last=len(answers)))
    return None


def as_number(text: str) -> int:
    """The number that a text is; 0 for anything that is no small number."""
    text = text.strip().removesuffix(".")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else 0


def shown(text: str) -> str:
    """A typed text as it may be repeated in a sentence."""
    text = printable(text.strip())
    return text if len(text) <= 40 else f"{text[:39]}…"
