"""What happened in a match, told line by line."""

from collections.abc import Iterable, Sequence

from poncin.cards import CardSet
from poncin.i18n import Words, printable
from poncin.match import Match
from poncin.rules.events import Event
from poncin.rules.game import HandScore, Seat
from poncin.rules.registry import AnyGame


class Teller:
    """Tells a match in one language; ``you`` is the seat of the reader, if it has one."""

    def __init__(self, words: Words, game: AnyGame, names: Sequence[str], you: Seat | None = None) -> None:
        self.words = words
        self.game = game
        self.names = [printable(name) for name in names]
        self.you = you
        seats = range(game.players)
        self.sides = [
            words.listed([self.names[seat] for seat in seats if game.side_of(seat) == side])
            for side in range(game.sides)
        ]

    def cards(self, cards: CardSet) -> str:
        """Cards as signs or in words, as the reader has it; a word for none."""
        if not cards:
            return self.words("cli-no-cards")
        return self.words.cards(cards, "plain" if self.words.spoken else "short")

    def events(self, events: Iterable[Event]) -> list[str]:
        """A sentence for each event."""
        game = self.game.info.id
        return [self.words.event(each, self.names, self.you, self.sides, game=game) for each in events]

    def hand_begins(self, number: int, dealer: Seat) -> str:
        """Which hand begins and who deals."""
        return self.words("cli-hand", number=number, who=self._who(dealer), name=self.names[dealer])

    def sheet(self, score: HandScore, totals: Sequence[int]) -> list[str]:
        """The score sheet explained, with the totals after it."""
        game = self.game.info.id
        return [
            self.words("cli-sheet"),
            *(f"- {self.words.score_line(line, self.sides, game=game)}" for line in score.lines),
            self.words("cli-sheet-points", points=self.points(score.points)),
            self.words("cli-totals", points=self.points(totals), target=self.game.target),
        ]

    def points(self, points: Sequence[int]) -> str:
        """Each side and its points."""
        return ", ".join(f"{side} {each}" for side, each in zip(self.sides, points, strict=True))

    def options(self) -> list[str]:
        """The options that differ from their default."""
        changed = self.game.options.changed()
        return [f"{self.words.option(name)}: {self.words.option_value(name, value)}" for name, value in changed.items()]

    def ending(self, match: Match) -> str:
        """How the match ended; empty while it has not."""
        return self.words.ending(match.ending, match.totals, self.sides) if match.ending else ""

    def _who(self, seat: Seat) -> str:
        return "you" if seat == self.you else "other"
