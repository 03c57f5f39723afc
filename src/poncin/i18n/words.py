"""`Words`: moves, events, errors and scores of the games as sentences of one language.

A message's key is the code, option or event type that it is about; its variables bear the names of the fields and
details. So a new error code needs a message in each language and nothing here.
"""

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from poncin.errors import PoncinError
from poncin.i18n.languages import LANGUAGES
from poncin.i18n.rulebook import rulebook
from poncin.i18n.sheet import Sheet
from poncin.rules.moves import Declare, Exchange, Marriage, Play

if TYPE_CHECKING:
    from poncin.cards import Card, CardSet
    from poncin.i18n.catalogue import Catalogue, Form, Value
    from poncin.match import Ending
    from poncin.rules.events import Event
    from poncin.rules.game import Line
    from poncin.rules.moves import Move
    from poncin.rules.registry import AnyGame

_PLACES = ("line", "hand", "move")
_NUMBERS = ("card", "cards", "led", "suit", "total", "given", "taken")
"""Details that stay whole numbers, because messages turn them into cards or suits; all others are shown as they are."""


class Words:
    """The words of one language; cheap to make, its messages are read on first use.

    ``spoken`` is for screen readers: sentences then name cards in words (*the seven of hearts*) instead of signs
    (*7♥*). Methods with a ``game`` (an id, or empty) name declarations and score lines as that game's players do.
    """

    def __init__(self, lang: str, *, spoken: bool = False) -> None:
        """Raises ValueError for a language that is none of `LANGUAGES`; `pick_language` never gives one."""
        if lang not in LANGUAGES:
            raise ValueError(f"no words in {lang!r}, only in {', '.join(LANGUAGES)}")
        self.lang = lang
        self.spoken = spoken

    def __call__(self, key: str, **values: "Value") -> str:
        """A message by its key; raises `MissingMessage` for an unknown key or a missing variable."""
        return self._catalogue.format(key, values)

    def card(self, card: "Card", form: "Form" = "short") -> str:
        """A card: ``short`` is ``7♥``, ``plain`` its name, the others add article and preposition."""
        return self._catalogue.card(card, form)

    def cards(self, cards: "CardSet", form: "Form" = "short") -> str:
        """Cards in the pack's order: ``short`` side by side, the other forms as a list with *and*."""
        return self._catalogue.cards(cards, form) if cards else ""

    def listed(self, items: Sequence[str]) -> str:
        """Several texts as ``a, b and c``; the empty text for none."""
        return self._catalogue.listed(items) if items else ""

    def move(self, move: "Move", kind: str | None = None, *, game: str = "") -> str:
        """A move as a choice in a list; ``kind`` is the capture's, where it is known."""
        fields = _fields(move)
        return self(f"move-{_key(move)}", **{"kind": "none", **fields, "game": game} | ({"kind": kind} if kind else {}))

    def event(
        self,
        event: "Event",
        names: Sequence[str],
        you: int | None = None,
        sides: Sequence[str] = (),
        *,
        game: str = "",
    ) -> str:
        """What happened, as one sentence.

        ``names`` are the seats' names, ``you`` is the reader's own seat, ``sides`` the sides' names where sides are not
        single seats.
        """
        fields = _fields(event)
        seat = fields.get("seat", fields.get("dealer"))
        values: dict[str, Value] = {**fields, "game": game, "who": "other", "name": ""}
        if isinstance(seat, int):
            values |= {"who": "you" if seat == you else "other", "name": names[seat]}
        if isinstance(card := fields.get("card"), int):
            values.setdefault("suit", card & 3)
        if isinstance(side := fields.get("side"), int):
            values["side"] = (sides or names)[side]
        return self(f"event-{_key(event)}", **values)

    def error(self, error: PoncinError, *, game: str = "") -> str:
        """What is wrong and the way out; a fault in a record begins with its place."""
        details = error.details
        values: dict[str, Value] = {"game": game, "kind": "none"}
        for name, value in details.items():
            values[name] = self._detail(name, value, game)
        sentence = self(f"error-{error.code}", **values)
        places = [
            self(f"error-at-{place}", number=str(details[place])) for place in _PLACES if _is_place(details, place)
        ]
        return self("error-at", place=", ".join(places), sentence=sentence) if places else sentence

    def option(self, name: str) -> str:
        """The name of an option."""
        return self(f"option-{name}")

    def option_text(self, name: str) -> str:
        """What an option decides, in a sentence or two."""
        return self(f"option-{name}-text")

    def option_value(self, name: str, value: "Value") -> str:
        """The text of an option's value."""
        return self("value-target", value=value) if name == "target" else self(f"value-{name}-{value}")

    def level(self, level: str) -> str:
        """The name of a computer player's level as records write it: ``club``, ``ismcts:1000``, ``ismcts:50ms``."""
        base, _, budget = level.partition(":")
        if not budget:
            return self(f"level-{base}")
        unit = "ms" if budget.endswith("ms") else "iterations"
        return self("level-with-budget", level=self(f"level-{base}"), unit=unit, budget=budget.removesuffix("ms"))

    def level_text(self, level: str) -> str:
        """What a level plays like, in a few words."""
        return self(f"level-{level.partition(':')[0]}-text")

    def game(self, game_id: str) -> str:
        """The name of a game; the id of one that the words do not know, as installed packages may add."""
        key = f"game-{game_id}"
        return self(key) if self._catalogue.has(key) else game_id

    def rule(self, rule: str, *, game: str = "") -> str:
        """The name of a line of the score sheet."""
        return self(f"rule-{rule}", game=game)

    def score_line(self, line: "Line", sides: Sequence[str], *, game: str = "") -> str:
        """A line of the score sheet, explained: counts, deciding cards, points, and why nobody scored."""
        return Sheet(self._catalogue, sides, game).line(line)

    def ending(self, ending: "Ending", totals: Sequence[int], sides: Sequence[str]) -> str:
        """How the match ended and the final score, winner's points first."""
        winner = ending.winner
        order = sorted(range(len(totals)), key=lambda side: (side != winner, -totals[side]))
        return self(
            f"ending-{ending.reason}",
            winner="nobody" if winner is None else "somebody",
            name="" if winner is None else sides[winner],
            by="" if ending.by is None else sides[ending.by % len(sides)],
            score="–".join(str(totals[side]) for side in order),
        )

    def rules(self, game: "AnyGame") -> str:
        """The rules of a game in Markdown, with its options as they are set; KeyError for a game without words."""
        return rulebook(self._catalogue, game)

    @property
    def _catalogue(self) -> "Catalogue":
        # Fluent takes a tenth of a second to import: only those who need a sentence pay for it.
        from poncin.i18n.catalogue import catalogue  # noqa: PLC0415  (see above)

        return catalogue(self.lang, self.spoken)

    def _detail(self, name: str, value: object, game: str) -> "Value":
        if isinstance(value, PoncinError):
            return self.error(value, game=game)
        if isinstance(value, Play | Declare | Marriage | Exchange):
            return self.move(value, game=game)
        if name in _NUMBERS and isinstance(value, int):
            return value
        return printable(str(value)) or "…"


def printable(text: str) -> str:
    """A text from a file or a command line without what would steer a terminal."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)


def _is_place(details: Mapping[str, object], name: str) -> bool:
    return isinstance(details.get(name), int)


def _fields(value: "Move | Event") -> "dict[str, Value]":
    """The fields that a message may use: numbers and texts, None as ``none``."""
    return {
        name: "none" if field is None else field
        for name, field in value._asdict().items()
        if field is None or isinstance(field, int | str)
    }


def _key(value: "Move | Event") -> str:
    """``TrumpTurned`` as ``trump-turned``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", type(value).__name__).lower()
