"""The loop of the plain mode: tell what happens, read a line, obey it."""

from collections import deque
from collections.abc import Callable, Iterable

from poncin.cards import cards_in
from poncin.cli.plain.lines import as_number, read_line, shown
from poncin.cli.plain.position import count_lines, turn_lines
from poncin.cli.plain.typed import typed_card, typed_move
from poncin.cli.telling import Teller
from poncin.client import SaveError, Session, hand_steps
from poncin.client.choices import capture_kind, choices
from poncin.errors import BadNotation, BadOption, IllegalMove, PoncinError
from poncin.i18n import LANGUAGES, Words, pick_language
from poncin.match import Match
from poncin.rules.events import Event, HandOver, TableDealt, TrumpTurned
from poncin.rules.moves import Move, Play

_RECENT = 12
"""Sentences that the log shows unless all are asked for."""


class PlainMatch:
    """A match played in lines. `run` returns when it is over or the player leaves; it is kept either way."""

    def __init__(self, session: Session, words: Words) -> None:
        self.session = session
        self.teller = Teller(words, session.game, session.names, session.person)
        self._shown: Match | None = None
        """The position that the player has been shown."""
        self._leaving = False
        self._commands: dict[str, Callable[[str], None]] = {}
        for names, command in (
            (("h", "hint"), self._hint),
            (("w", "why"), self._why),
            (("u", "undo"), self._undo),
            (("l", "log"), self._log),
            (("s", "score"), self._score),
            (("r", "rules"), self._rules),
            (("t", "table"), self._table),
            (("n", "names"), self._card_names),
            (("g", "lang"), self._language),
            (("q", "quit"), self._quit),
            (("?", "help"), self._help),
        ):
            self._commands |= dict.fromkeys(names, command)

    def run(self, *, resumed: bool = False) -> None:
        """Play until the match is over, the player quits or there are no more lines."""
        self._say(self._words("cli-welcome"))
        if resumed:
            self._table("")
        else:
            self._begin_hand()
        while self.session.match.ending is None and not self._leaving:
            try:
                self._step()
            except SaveError as error:
                self._say(self._words.error(error))
                self._wait()
        if self.session.match.ending:
            self._say(self.teller.ending(self.session.match))
        elif self.session.path:
            self._say(self._words("cli-kept"))

    @property
    def _words(self) -> Words:
        return self.teller.words

    def _say(self, *lines: str) -> None:
        for line in lines:
            print(line, flush=True)

    def _step(self) -> None:
        session = self.session
        if session.match.wants_deal:
            self._obey_line(self._words("cli-prompt-deal"))
        elif session.to_act is None:
            self._tell(session.advance())
        else:
            if self._shown is not session.match:
                self._show_turn()
            self._obey_line(self._words("cli-prompt"))

    def _obey_line(self, prompt: str) -> None:
        line = read_line(prompt)
        if line is None:
            self._leaving = True
            return
        name, _, rest = line.strip().partition(" ")
        try:
            if command := self._commands.get(name.casefold()):
                command(rest)
            elif self.session.match.wants_deal:
                self._deal(line)
            elif self.session.to_act is not None:
                self._move(line)
        except (BadNotation, BadOption, IllegalMove) as error:
            self._say(self._sentence(error))

    def _wait(self) -> None:
        """Let the player put right what keeps the match from being saved."""
        line = read_line(self._words("cli-prompt-retry"))
        if line is None or self._commands.get(line.strip().casefold()) == self._quit:
            self._leaving = True

    def _sentence(self, error: PoncinError) -> str:
        return self._words.error(error, game=self.session.game.info.id)

    def _tell(self, events: Iterable[Event]) -> None:
        events = tuple(events)
        self._say(*self.teller.events(events))
        match = self.session.match
        if any(isinstance(each, HandOver) for each in events) and match.hand.score:
            self._say(*self.teller.sheet(match.hand.score, match.totals))

    def _begin_hand(self) -> None:
        match = self.session.match
        self._say(self.teller.hand_begins(len(match.hands), match.hand.dealer))
        events = next(hand_steps(match.game, match.hand)).events
        if self.session.to_act is not None and isinstance(events[-1], TableDealt | TrumpTurned):
            events = events[:-1]  # the turn begins by showing just this
        self._tell(events)

    def _show_turn(self) -> None:
        view = self.session.view()
        self._say(*turn_lines(view, self.teller))
        for number, (move, kind) in enumerate(choices(self.session.game, view), start=1):
            self._say(f"{number}. {self._move_text(move, kind)}")
        self._shown = self.session.match

    def _move_text(self, move: Move, kind: str | None) -> str:
        return self._words.move(move, kind, game=self.session.game.info.id)

    def _deal(self, line: str) -> None:
        if line.strip() and as_number(line) != 1:
            self._say(self._words("cli-unknown", text=shown(line)))
            return
        self.session.advance()
        self._begin_hand()

    def _move(self, line: str) -> None:
        legal = self.session.match.legal_moves()
        number = as_number(line)
        if number in range(1, len(legal) + 1):
            self._tell(self.session.play(legal[number - 1]))
        elif not line.strip() or line.strip().lstrip("+-").isdigit():
            self._say(self._words("cli-not-a-choice", text=shown(line), last=len(legal)))
        else:
            self._tell(self.session.play(self._typed(line, legal)))

    def _typed(self, line: str, legal: tuple[Move, ...]) -> Move:
        try:
            return typed_move(line, self._words, legal)
        except BadNotation:
            raise BadNotation("not_understood", text=shown(line)) from None

    def _hint(self, _: str) -> None:
        """For each card of the hand what may be done with it, or why nothing."""
        if self._nothing_to_choose():
            return
        view = self.session.view()
        game = self.session.game
        legal = choices(game, view)
        others = [self._move_text(*each) for each in legal if not isinstance(each[0], Play)]
        self._say(*others)
        for card in cards_in(view.hand):
            self._say(*self._reasons(card))

    def _why(self, text: str) -> None:
        if not text.strip():
            self._hint("")
        elif not self._nothing_to_choose():
            self._say(*self._reasons(typed_card(text, self._words)))

    def _reasons(self, card: int) -> list[str]:
        """What may be done with a card, or why it may not be played."""
        view, game = self.session.view(), self.session.game
        plays = [move for move in game.moves(view.public, view.hand) if isinstance(move, Play) and move.card == card]
        if plays:
            return [
                self._words(
                    "cli-may",
                    takes="yes" if move.taken else "no",
                    move=self._move_text(move, capture_kind(game, view.public, move)),
                )
                for move in plays
            ]
        try:
            game.check_move(view.public, view.hand, Play(card))
        except IllegalMove as error:
            return [f"{self.teller.cards(1 << card)}: {self._sentence(error)}"]
        raise AssertionError("a card without legal moves is refused")

    def _nothing_to_choose(self) -> bool:
        if self.session.to_act is None:
            self._say(self._words("cli-no-turn"))
            return True
        return False

    def _undo(self, _: str) -> None:
        self._say(self._words("cli-undone" if self.session.undo() else "cli-nothing-to-undo"))

    def _log(self, text: str) -> None:
        everything = text.strip().casefold() == "all"
        match = self.session.match
        events = (each for step in hand_steps(match.game, match.hand) for each in step.events)
        recent = deque(events, maxlen=None if everything else _RECENT)
        self._say(*self.teller.events(recent))

    def _score(self, _: str) -> None:
        match = self.session.match
        self._say(self._words("cli-totals", points=self.teller.points(match.totals), target=match.game.target))
        if match.hand.score:
            self._say(*self.teller.sheet(match.hand.score, match.totals))

    def _rules(self, _: str) -> None:
        self._say(self._words.rules(self.session.game))

    def _table(self, _: str) -> None:
        match = self.session.match
        self._say(self.teller.hand_begins(len(match.hands), match.hand.dealer))
        self._say(*count_lines(self.session.view(), self.teller))
        self._score("")
        self._shown = None

    def _card_names(self, _: str) -> None:
        """Name cards in words or by their signs."""
        self._speak(Words(self._words.lang, spoken=not self._words.spoken))

    def _language(self, text: str) -> None:
        wanted = text.strip().casefold()
        following = LANGUAGES[(LANGUAGES.index(self._words.lang) + 1) % len(LANGUAGES)]
        self._speak(Words(pick_language(shown(wanted) or following, {}), spoken=self._words.spoken))

    def _speak(self, words: Words) -> None:
        self.teller = Teller(words, self.session.game, self.session.names, self.session.person)
        self._shown = None

    def _quit(self, _: str) -> None:
        self._leaving = True

    def _help(self, _: str) -> None:
        self._say(self._words("cli-help"))
