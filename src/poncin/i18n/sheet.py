"""A line of a score sheet as a sentence that explains itself."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from poncin.cards import CardSet, cards_in, suit_of
from poncin.rules.scoring import PRIMIERA

if TYPE_CHECKING:
    from poncin.i18n.catalogue import Catalogue, Value
    from poncin.rules.game import Line

_MATCH_WINNING = "cappotto"


class Sheet:
    """Explains the lines of one game to sides with these names."""

    def __init__(self, words: "Catalogue", sides: Sequence[str], game: str) -> None:
        self._words = words
        self._sides = sides
        self._game = game

    def line(self, line: "Line") -> str:
        """Rule, what each side has, and who scores what or why nobody does."""
        rule = self._format(f"rule-{line.rule}")
        details = [text for side in range(len(self._sides)) if (text := self._side(line, side))]
        result = self._result(line)
        if not details:
            return self._format("score-line-short", rule=rule, result=result)
        return self._format("score-line", rule=rule, details="; ".join(details), result=result)

    def _side(self, line: "Line", side: int) -> str:
        """What a side brought to a line; empty where that is nothing worth a word."""
        name, count, cards = self._sides[side], line.counts[side], line.cards[side]
        if line.rule == "primiera":
            return self._primiera(name, count, cards)
        if not count:
            return self._format("score-side-count", name=name, count=0) if line.rule in ("carte", "dinae") else ""
        if line.rule == "cards":
            return ""  # the points say it all
        if line.rule in ("carte", "last_trick"):
            return self._format(f"score-side-{line.rule}", name=name, count=count)
        return self._format("score-side-cards", name=name, count=count, cards=cards, rule=line.rule)

    def _primiera(self, name: str, count: int | None, cards: CardSet) -> str:
        if count is None:
            held = {suit_of(card) for card in cards_in(cards)}
            missing = [self._format("score-suit", suit=suit) for suit in range(4) if suit not in held]
            return self._format("score-side-no-primiera", name=name, suits=self._words.listed(missing))
        if not cards:
            return self._format("score-side-count", name=name, count=0)
        values = "+".join(str(PRIMIERA[card >> 2]) for card in cards_in(cards))
        return self._format("score-side-primiera", name=name, cards=cards, values=values, sum=count)

    def _result(self, line: "Line") -> str:
        if line.note:
            return self._format(f"score-note-{line.note}", rule=line.rule)
        scorers = [side for side, points in enumerate(line.points) if points]
        if not scorers:
            if line.rule == _MATCH_WINNING:
                return self._format("score-match-won")
            return self._format("score-nobody")
        results = [self._format("score-points", name=self._sides[side], points=line.points[side]) for side in scorers]
        return self._format("score-end", result=", ".join(results))

    def _format(self, key: str, **values: "Value") -> str:
        return self._words.format(key, {"game": self._game, **values})
