"""The application: theme, language and the table's screen."""

from collections.abc import Iterable
from pathlib import Path
from typing import ClassVar

from textual.app import App, SystemCommand
from textual.binding import Binding, BindingType
from textual.screen import Screen

from poncin.client import Session, Store
from poncin.i18n import Words
from poncin.tui.board import HIGH
from poncin.tui.table import SPEEDS, TableScreen
from poncin.tui.theme import THEMES


class PoncinApp(App[int]):
    """poncin in a terminal."""

    TITLE = "poncin"
    CSS_PATH = Path("poncin.tcss")
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012 - as Textual declares it
    VERTICAL_BREAKPOINTS = [(0, "-low"), (HIGH, "-high")]  # noqa: RUF012 - the same
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "screen.quit", show=False, priority=True)]

    def __init__(self, session: Session, words: Words, store: Store | None = None, speed: str | None = None) -> None:
        """``speed`` is one of `SPEEDS`; without it, as the theme, what the player last chose."""
        super().__init__()
        habits = store.habits if store else {}
        speed = speed or habits.get("speed", "")
        self._table = TableScreen(session, words, store, speed if speed in SPEEDS else "normal")
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = next((each.name for each in THEMES if each.name == habits.get("theme")), THEMES[0].name)

    def get_default_screen(self) -> Screen[None]:
        """The table: there is nothing below it."""
        return self._table

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """None: the table's keys are the commands."""
        return ()
