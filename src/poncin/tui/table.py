"""The table's screen: it shows the session's match, takes the person's moves and lets the computer play."""

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.screen import Screen

from poncin.bots import Bot, make_bot
from poncin.cards import Card
from poncin.client import SaveError, Session, Store
from poncin.client.names import seat_names
from poncin.errors import IllegalMove
from poncin.i18n import LANGUAGES, Words
from poncin.match import Match
from poncin.rules.events import Event
from poncin.rules.game import Seat
from poncin.rules.moves import Move, Play
from poncin.rules.registry import AnyGame
from poncin.tui.board import Board
from poncin.tui.cardrow import CardRow
from poncin.tui.choices import Choice, announcements, captures, plays_of
from poncin.tui.label import Label
from poncin.tui.newmatch import NewMatchWindow
from poncin.tui.pages import count_window, help_window, last_window, rules_window, score_window, trouble_window
from poncin.tui.scene import Moment, Scene
from poncin.tui.side import Side
from poncin.tui.texts import (
    hint_lines,
    key_line,
    log_lines,
    note_of,
    options_text,
    prompt_of,
    score_text,
    title_text,
)
from poncin.tui.theme import THEMES

SPEEDS = {"off": 0.0, "quick": 0.4, "normal": 1.0, "slow": 2.0}
"""How long a card on its way is shown, in seconds."""


class TableScreen(Screen[None]):
    """The table.

    ``_match`` is what is shown: the session is ahead of it while a card is on its way. ``_busy`` holds from the
    person's move until the next one may be made.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number), f"number({number})", show=False) for number in range(1, 10)),
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("enter,space", "play", show=False),
        Binding("escape", "back", show=False),
        Binding("d", "declare", show=False),
        Binding("h", "hint", show=False),
        Binding("u", "undo", show=False),
        Binding("v", "last", show=False),
        Binding("p", "score", show=False),
        Binding("r", "rules", show=False),
        Binding("l", "language", show=False),
        Binding("s", "speed", show=False),
        Binding("t", "theme", show=False),
        Binding("n", "new", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("pageup", "log(-1)", show=False),
        Binding("pagedown", "log(1)", show=False),
        Binding("q", "quit", show=False),
    ]
    KEYS = (
        ("declare", "D"),
        ("hint", "H"),
        ("undo", "U"),
        ("help", "?"),
        ("quit", "Q"),
        ("language", "L"),
        ("last", "V"),
        ("rules", "R"),
        ("new", "N"),
        ("score", "P"),
        ("speed", "S"),
        ("theme", "T"),
    )
    """Actions and their keys, those that must be seen first."""

    def __init__(self, session: Session, words: Words, store: Store | None, speed: str) -> None:
        super().__init__()
        self._session = session
        self._words = words
        self._store = store
        self._speed = speed
        self._match = session.match
        self._moment: Moment | None = None
        self._cursor: Card | None = None
        self._considered: Choice | None = None
        self._note = ""
        self._busy = False
        self._moving = asyncio.Lock()
        """Held while the computer's next step is being made, and while one match takes the place of another."""
        self._undo_wanted = False
        self._logged: tuple[Match, str] | None = None

    def compose(self) -> ComposeResult:
        """Title, the table with the column beside it, and the keys."""
        with Horizontal(id="title"):
            yield Label(fixed=True, id="title-left")
            yield Label(id="title-right")
        yield Label(id="options")
        with Horizontal(id="middle"):
            yield Board(id="felt")
            yield Side()
        yield Label(fixed=True, id="keys")

    async def on_mount(self) -> None:
        """Show the match as it stands and go on with it."""
        await self._begin()

    def on_resize(self) -> None:
        """The size of the cards and what fits into a line depend on it; at first it is not known."""
        self.call_after_refresh(self._draw)

    # The match

    async def _begin(self) -> None:
        """Lay the table for the session's match and go on with it."""
        session = self._session
        self._match, self._moment, self._cursor, self._note = session.match, None, None, ""
        self._undo_wanted = False
        await self.query_one(Board).set_seats(session.person, session.game.players)
        self._close_choices()
        self.carry_on(session, ())

    @work
    async def carry_on(self, session: Session, events: tuple[Event, ...]) -> None:
        """Show what the person did, then let the computer play and deal until the person is to act.

        Nobody else moves the session meanwhile: a wish to take back waits. A new match ends this.
        """
        self._busy = True
        await self._show_step(events)
        while self._session is session:
            if self._undo_wanted:
                self._take_back()
            if session.to_act is not None:
                break
            if session.match.hand.score is not None and not await self._count():
                break
            events = await self._advance(session)
            if self._session is session:
                await self._show_step(events)
        if self._session is session:
            self._busy = False
            self._draw()

    async def _advance(self, session: Session) -> tuple[Event, ...]:
        """The computer's next step, thought out in a thread.

        Where it cannot be kept on the disk it is tried again when the player says so.
        """
        while True:
            try:
                async with self._moving:
                    # Another match may have taken this one's place, and its file, while the lock was awaited.
                    return await asyncio.to_thread(session.advance) if self._session is session else ()
            except SaveError as error:
                await self.app.push_screen_wait(trouble_window(self._words, error))

    async def _show_step(self, events: tuple[Event, ...]) -> None:
        """Show what happened for a while, then the position after it."""
        pause = SPEEDS[self._speed] if events and not self._undo_wanted else 0
        self._moment = Moment.of(events)
        if self._moment is None:
            self._match = self._session.match
        if pause:
            self._draw()
            await asyncio.sleep(pause)
        self._moment, self._match = None, self._session.match
        self._draw()

    async def _count(self) -> bool:
        """Show the score sheet of the hand just finished; whether the match goes on."""
        ended = self._session.match.ending is not None
        answer = await self.app.push_screen_wait(count_window(self.scene()))
        if not ended:
            return True
        if answer == "rematch":
            session = self._session
            await self._start(session.game, session.bots, session.names)
        elif answer == "new":
            self.action_new()
        elif answer == "key-undo":
            self._take_back()
        elif answer == "leave":
            self.action_quit()
        return False

    def _make(self, move: Move) -> None:
        """The person's move."""
        hand = self.scene().hand
        try:
            events = self._session.play(move)
        except (IllegalMove, SaveError) as error:
            self._note = self._words.error(error)
            self._draw()
            return
        self._note, self._busy = "", True
        if isinstance(move, Play):
            at = hand.index(move.card)
            self._cursor = next(iter((*hand[at + 1 :], *reversed(hand[:at]))), None)
        self.carry_on(self._session, events)

    def _take_back(self) -> None:
        self._undo_wanted = False
        self._note = self._words("tui-undone" if self._session.undo() else "tui-nothing-to-undo")
        self._match, self._moment = self._session.match, None
        self._draw()

    @property
    def _ready(self) -> bool:
        """Whether the person may move now."""
        return not self._busy and self._session.to_act is not None

    # What is shown

    def scene(self) -> Scene:
        """What is shown now."""
        marked = 0
        session = self._session
        if self._considered:
            marked = self._considered.cards
        elif self._ready and self._cursor is not None and len(plays := plays_of(self._match, self._cursor)) == 1:
            marked = plays[0].taken
        return Scene(self._match, session.person, session.names, self._words, self._cursor, marked, self._moment)

    def _draw(self) -> None:
        scene, words = self.scene(), self._words
        if self._cursor not in scene.hand:
            self._cursor = None
        self.query_one("#title-left", Label).show(title_text(scene))
        self.query_one("#title-right", Label).show(score_text(scene))
        options = self.query_one("#options", Label)
        options.show(text := options_text(self._match.game, words))
        options.display = bool(text)
        note = self._note or ("" if self._considered else note_of(scene, self._ready))
        self.query_one(Board).show(scene, prompt_of(scene, self._busy), note)
        if self._logged != (shown := (self._match, words.lang)):
            self._logged = shown
            self.query_one(Side).set_log(log_lines(scene))
        self.query_one("#keys", Label).show(key_line(self.KEYS, words, self.size.width - 2))

    # What the person does

    def action_number(self, number: int) -> None:
        """Play the card with this number, or take this line of the list."""
        if self.query_one(Side).choosing:
            self.query_one(Side).choose(number)
        elif number <= len(self.scene().hand):
            self._play(self.scene().hand[number - 1])

    def action_step(self, step: int) -> None:
        """Go to the next card."""
        hand = self.scene().hand
        if self.query_one(Side).choosing or not hand:
            return
        at = hand.index(self._cursor) + step if self._cursor in hand else min(0, step)
        self._go_to(hand[at % len(hand)])

    def action_play(self) -> None:
        """Play the card that the cursor is on."""
        if self._cursor is not None:
            self._play(self._cursor)

    def on_card_row_clicked(self, event: CardRow.Clicked) -> None:
        """A click on a card of the hand plays it."""
        hand = self.scene().hand
        if event.row.id == "hand" and event.at < len(hand):
            self._play(hand[event.at])

    def on_card_row_pointed(self, event: CardRow.Pointed) -> None:
        """The mouse leads the cursor."""
        hand = self.scene().hand
        if event.row.id == "hand" and event.at < len(hand) and not self.query_one(Side).choosing:
            self._go_to(hand[event.at])

    def _go_to(self, card: Card) -> None:
        self._cursor, self._note = card, ""
        self._draw()

    def _play(self, card: Card) -> None:
        """Play a card: at once, by a choice among captures, or say why not. Out of turn it is only marked."""
        self._close_choices()
        self._go_to(card)
        if not self._ready:
            return
        plays = plays_of(self._match, card)
        if len(plays) == 1:
            self._make(plays[0])
        elif plays:
            self._open_choices("tui-choose-capture", captures(self._match, plays, self._words))

    def action_declare(self) -> None:
        """Choose what to declare."""
        if not self._ready:
            return
        if choices := announcements(self._match, self._words):
            self._open_choices("tui-choose-declaration", choices)
        else:
            self._note = self._words("tui-nothing-to-declare")
            self._draw()

    def _open_choices(self, title: str, choices: tuple[Choice, ...]) -> None:
        self.query_one(Side).show_choices(self._words(title), choices)

    def _close_choices(self) -> None:
        self._considered = None
        self.query_one(Side).show_log()

    def on_side_considered(self, event: Side.Considered) -> None:
        """Show on the table which cards a choice is about."""
        if self.query_one(Side).choosing:
            self._considered = event.choice
            self._draw()

    def on_side_chosen(self, event: Side.Chosen) -> None:
        """Make the move, or go on to the choices below this one."""
        if event.choice.move is None:
            self._open_choices("tui-choose-value", event.choice.more)
            return
        self._close_choices()
        if self._ready:
            self._make(event.choice.move)

    def action_back(self) -> None:
        """Leave a list or hint; nothing has happened."""
        self._close_choices()
        self._note = ""
        self._draw()

    def action_hint(self) -> None:
        """Show what each card does, or the moves again."""
        side = self.query_one(Side)
        if side.current == "hint-pane":
            self.action_back()
        else:
            self._considered = None
            side.show_hint(self._words("tui-hint-title"), hint_lines(self.scene(), self._ready))
            self._draw()

    def action_undo(self) -> None:
        """Take the last move back, as soon as the computer has made the one it is at."""
        self._close_choices()
        if self._busy:
            self._undo_wanted = True
            self._note = self._words("tui-undo-later")
            self._draw()
        else:
            self._take_back()

    def action_last(self) -> None:
        """Show the last capture or trick."""
        if window := last_window(self.scene()):
            self.app.push_screen(window)
        else:
            self._note = self._words("tui-no-last")
            self._draw()

    def action_score(self) -> None:
        """Show the points of all hands."""
        self.app.push_screen(score_window(self.scene()))

    def action_rules(self) -> None:
        """Show the rules with the options of this match."""
        self.app.push_screen(rules_window(self.scene()))

    def action_help(self) -> None:
        """Show the keys."""
        self.app.push_screen(help_window(self._words))

    def action_language(self) -> None:
        """Go on in the next language."""
        self._words = Words(LANGUAGES[(LANGUAGES.index(self._words.lang) + 1) % len(LANGUAGES)])
        self._note = ""
        self.action_back()

    def action_speed(self) -> None:
        """Change the speed of the computer."""
        names = list(SPEEDS)
        self._speed = names[(names.index(self._speed) + 1) % len(names)]
        self._note = self._words("tui-speed-is", speed=self._words(f"tui-speed-{self._speed}"))
        self._remember("speed", self._speed)
        self._draw()

    def action_theme(self) -> None:
        """Light or dark."""
        ours = [theme.name for theme in THEMES]
        self.app.theme = ours[(ours.index(self.app.theme) + 1) % len(ours)]
        self._remember("theme", self.app.theme)
        self._draw()

    def _remember(self, name: str, habit: str) -> None:
        """Keep a habit for the next time; where that fails it is said."""
        try:
            if self._store:
                self._store.remember(name, habit)
        except SaveError as error:
            self._note = self._words.error(error)

    def action_log(self, pages: int) -> None:
        """Turn pages in the moves."""
        self.query_one(Side).scroll_log(pages)

    def action_quit(self) -> None:
        """Leave; the match is kept."""
        self.app.exit(0)

    @work
    async def action_new(self) -> None:
        """Choose a new match; the one being played is put aside."""
        game = self._session.game
        level = next(iter(self._session.bots.values())).level
        wanted = await self.app.push_screen_wait(NewMatchWindow(self._words, game, level))
        if wanted:
            game, level = wanted
            person = self._session.names[self._session.person]
            await self._start(
                game, dict.fromkeys(range(1, game.players), make_bot(level)), seat_names(person, game.players)
            )

    async def _start(self, game: AnyGame, bots: Mapping[Seat, Bot], names: Sequence[str]) -> None:
        """Begin a new match with new cards; the old one is put aside. Where that fails the old one goes on."""
        store = self._store
        try:
            async with self._moving:
                if store and store.unfinished.exists():
                    store.put_aside()
                path = store.unfinished if store else None
                seed = secrets.randbits(32)
                self._session = Session.new(game, bots=bots, names=names, seed=seed, path=path)
        except SaveError as error:
            self._note = self._words.error(error)
            self._draw()
        else:
            await self._begin()
