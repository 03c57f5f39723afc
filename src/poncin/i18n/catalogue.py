"""The messages of one language, read from its Fluent files when first asked for.

A key's first part tells its file: ``error-must_take`` stands in ``errors.ftl``. So a program that prints one error
reads one file. Messages name cards by functions, since articles and prepositions melt into each other:
``CARD($card, form: "with")``, ``CARDS($cards, form: "the")``, ``SUIT($suit)``.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Literal, get_args

from fluent.runtime import FluentBundle, FluentResource

from poncin.cards import RANKS, SUITS, Card, CardSet, cards_in

Value = str | int
Form = Literal["short", "plain", "the", "a", "with", "of"]
"""How a card is named: by its signs (``7♥``), in words, with article, with preposition and article."""
FORMS: tuple[Form, ...] = get_args(Form)

_FILES = {
    "card": "cards",
    "move": "moves",
    "event": "events",
    "error": "errors",
    "option": "options",
    "value": "options",
    "rule": "score",
    "ending": "score",
    "ui": "interface",
    "game": "interface",
    "level": "interface",
}
"""Key's first part to file, where the two are not the same."""


_LONGEST = 1000
"""Characters of a value in a sentence: Fluent refuses much longer ones, and a broken record may hold them."""


class MissingMessage(LookupError):
    """A key without a message, or a message without one of its variables: a fault of the program, not of its user."""


class Catalogue:
    """The messages of a language; ``spoken``: sentences name cards in words instead of signs."""

    def __init__(self, lang: str, spoken: bool) -> None:
        self._lang = lang
        self._spoken = spoken
        # Fluent's annotation allows functions of one argument only, unlike Fluent.
        functions: Any = {"CARD": self._card, "CARDS": self._cards, "SUIT": self._suit}
        self._bundle = FluentBundle([lang], functions=functions, use_isolating=False)
        self._read: set[str] = set()

    def has(self, key: str) -> bool:
        """Whether there is a message with this key."""
        self._read_file_of(key)
        return self._bundle.has_message(key)

    def format(self, key: str, values: Mapping[str, Value]) -> str:
        """The message with its variables filled in; raises `MissingMessage`."""
        if not self.has(key):
            raise MissingMessage(f"{self._lang}: no message {key}")
        message = self._bundle.get_message(key)
        if message.value is None:
            raise MissingMessage(f"{self._lang}: message {key} has no text")
        short = {name: _shortened(value) if isinstance(value, str) else value for name, value in values.items()}
        text, errors = self._bundle.format_pattern(message.value, short)
        if errors:
            raise MissingMessage(f"{self._lang}: message {key}: {errors[0]}")
        return str(text)

    def card(self, card: Card, form: Form) -> str:
        """The name of a card."""
        return self._named(card, form)

    def cards(self, cards: CardSet, form: Form) -> str:
        """The names of cards: signs side by side, words as a list with the language's *and*."""
        names = [self._named(card, form) for card in cards_in(cards)]
        return " ".join(names) if form == "short" else self.listed(names)

    def listed(self, items: Sequence[str]) -> str:
        """``a, b and c``; raises IndexError for no item."""
        *first, last = items
        if not first:
            return last
        return self.format("card-and", {"first": ", ".join(first), "last": last})

    def _named(self, card: Card, form: str) -> str:
        rank = RANKS[card >> 2]
        # In Fluent a variant [2] is the number, never the text.
        return self.format(f"card-{form}", {"rank": int(rank) if rank.isdigit() else rank, "suit": SUITS[card & 3]})

    def _card(self, card: Card, form: str = "plain") -> str:
        """In a sentence: like `card`, but with signs for words where nothing is read aloud."""
        if self._spoken:
            return self._named(card, form)
        return self._named(card, "short" if form == "plain" else f"{form}-short")

    def _cards(self, cards: CardSet, form: str = "plain") -> str:
        if form == "plain" and not self._spoken:
            return self.cards(cards, "short")
        return self.listed([self._card(card, form) for card in cards_in(cards)])

    def _suit(self, suit: int) -> str:
        """A suit's name or sign."""
        return self.format("card-suit" if self._spoken else "card-sign", {"suit": SUITS[suit]})

    def _read_file_of(self, key: str) -> None:
        subject = key.partition("-")[0]
        name = _FILES.get(subject, subject)
        if name in self._read:
            return
        self._read.add(name)
        file = resources.files("poncin.i18n") / self._lang / f"{name}.ftl"
        if file.is_file():
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))


@cache
def catalogue(lang: str, spoken: bool) -> Catalogue:
    """The messages of a language, read once in a process."""
    return Catalogue(lang, spoken)


def _shortened(text: str) -> str:
    """The text without the middle of a very long one; both ends stay, as the end of a sentence says what to do."""
    half = _LONGEST // 2
    return text if len(text) <= _LONGEST else f"{text[:half]}…{text[-half:]}"
