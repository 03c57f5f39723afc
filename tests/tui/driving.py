"""Plays the application as a person would, and reads what it shows."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from textual.content import Content
from textual.pilot import Pilot

from poncin.bots import Bot, make_bot
from poncin.cards import card
from poncin.client import Session, Store
from poncin.i18n import Words
from poncin.match import Match
from poncin.rules.game import Deck
from poncin.rules.moves import Play
from poncin.rules.registry import make
from poncin.tui.app import PoncinApp
from poncin.tui.board import Board
from poncin.tui.cardrow import CardRow
from poncin.tui.label import Label
from poncin.tui.side import Side
from poncin.tui.table import TableScreen
from poncin.tui.windows import Window

NAMES = ("Gioxe", "Baciccia", "Cattænin", "Beppin")


class Table:
    """A running application and its session."""

    def __init__(self, app: PoncinApp, pilot: Pilot[int]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def screen(self) -> TableScreen:
        return next(screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))

    @property
    def session(self) -> Session:
        return self.screen._session

    @property
    def window(self) -> bool:
        return isinstance(self.app.screen, Window)

    @property
    def asked(self) -> bool:
        return self.window or not self.screen._busy

    @property
    def side(self) -> Side:
        return self.screen.query_one(Side)

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.settle()

    async def settle(self) -> None:
        """Wait until the person is to move or a window asks something."""
        await self.pilot.pause()
        while not self.asked:
            await asyncio.sleep(0.005)
        await self.pilot.pause()

    def text(self, name: str) -> str:
        """What a label says."""
        return str(self.screen.query_one(f"#{name}", Label)._shown)

    def faces(self, name: str) -> list[str]:
        """The cards of a row, as drawn: rank, suit, note."""
        return [f"{face.rank}{face.suit}{face.note}" for face in self.row(name).faces]

    def marked(self, name: str, mark: str) -> list[str]:
        """The cards of a row that stand out in this way."""
        return [f"{face.rank}{face.suit}" for face in self.row(name).faces if face.mark == mark]

    def row(self, name: str) -> CardRow:
        return self.screen.query_one(Board).query_one(f"#{name}", CardRow)

    def choices(self) -> list[str]:
        assert self.side.choosing
        return [choice.text for choice in self.side._choices]

    def log(self) -> str:
        log = self.side.query_one("#log")
        shown = log.content  # type: ignore[attr-defined] # a Static
        return shown.plain if isinstance(shown, Content) else str(shown)

    def playable(self) -> int:
        """The number of the first card that may be played; 0 where something must be declared first."""
        legal = {move.card for move in self.session.match.legal_moves() if isinstance(move, Play)}
        return next((at for at, held in enumerate(self.screen.scene().hand, start=1) if held in legal), 0)


@asynccontextmanager
async def running(
    session: Session,
    lang: str = "en",
    size: tuple[int, int] = (80, 24),
    store: Store | None = None,
    speed: str | None = "off",
) -> AsyncIterator[Table]:
    """The application on a session, settled."""
    app = PoncinApp(session, Words(lang), store, speed)
    async with app.run_test(size=size) as pilot:
        table = Table(app, pilot)
        await table.settle()
        yield table


def new_session(
    game: str,
    players: int | None = None,
    *,
    options: Mapping[str, object] | None = None,
    path: Path | None = None,
    seed: int = 5,
    level: str = "random",
) -> Session:
    """A match against quick computer players."""
    made = make(game, players, options)
    bots = dict.fromkeys(range(1, made.players), make_bot(level))
    return Session.new(made, bots=bots, names=NAMES[: made.players], seed=seed, path=path)


def nearly_over(session: Session, decisions: int = 2) -> Session:
    """The session when the person has only so many decisions left in the match."""
    while session.match.ending is None:
        if session.to_act is None:
            session.advance()
        else:
            session.play(session.match.legal_moves()[-1])
    for _ in range(decisions):
        assert session.undo()
    return session


def dealt(
    game: str,
    hand: str,
    table: str = "",
    *,
    players: int,
    options: Mapping[str, object] | None = None,
    bot: Bot | None = None,
) -> Session:
    """A match in which seat 0 plays first and holds these cards; the rest of the pack follows in its order.

    ``table`` is the first table, in Mariagio the turned-up trump.
    """
    made = make(game, players, options)
    dealer = {"cirulla": players - 1, "cirollon": 1, "mariagio": 1}[game]
    places = _places(game, players, dealer)
    wanted = dict(zip((*places[0], *places[1]), map(card, (*hand.split(), *table.split())), strict=True))
    rest = iter(each for each in range(40) if each not in wanted.values())
    deck: Deck = tuple(wanted[at] if at in wanted else next(rest) for at in range(40))
    match, _ = Match.begin(made, dealer, (deck,))
    bots = dict.fromkeys(range(1, players), bot or make_bot("random"))
    return Session(match, bots, NAMES[:players], 1, None)


def _places(game: str, players: int, dealer: int) -> tuple[Sequence[int], Sequence[int]]:
    """Where in the deck seat 0's cards and the first table lie."""
    first = (0 - dealer - 1) % players
    if game == "cirulla":
        return range(first, 3 * players, players), range(3 * players, 3 * players + 4)
    if game == "cirollon":
        return [start + 3 * first + at for start in (0, 14, 28) for at in range(3)], (12, 13, 26, 27)
    return range(0, 14, 2), (14,)
