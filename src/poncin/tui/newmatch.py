"""Which match to play next: a game with a number of players, its house rules, and how strong the computer is."""

from collections.abc import Sequence

from textual.containers import Horizontal
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Button, OptionList, Static

from poncin.bots import LEVELS
from poncin.i18n import Words
from poncin.rules.options import Options
from poncin.rules.registry import AnyGame, games
from poncin.tui.houserules import HouseRulesWindow
from poncin.tui.texts import options_text
from poncin.tui.windows import Window

Wanted = tuple[AnyGame, str]
"""A game set up, and the computer's level."""


class NewMatchWindow(Window[Wanted]):
    """Two lists and buttons; the match being played is preselected, with its options."""

    AUTO_FOCUS = "#new-game"

    def __init__(self, words: Words, game: AnyGame, level: str) -> None:
        buttons = [(words(f"tui-{each}"), None) for each in ("new-start", "house", "new-cancel")]
        super().__init__(words("tui-new"), buttons)
        self._words = words
        self._games = [
            game if (kind, players) == (type(game), game.players) else kind(players)
            for kind in games()
            for players in kind.info.players
        ]
        self._game = self._games.index(game)
        self._levels = LEVELS if level in LEVELS else (*LEVELS, level)
        self._level = self._levels.index(level)

    def body(self) -> Sequence[Widget]:
        """The lists."""
        words = self._words
        names = [words("tui-new-players", game=words.game(game.info.id), players=game.players) for game in self._games]
        lists = (
            OptionList(*names, id="new-game", markup=False),
            OptionList(*(words.level(level) for level in self._levels), id="new-level", markup=False),
        )
        lists[0].border_title, lists[1].border_title = Content(words("tui-new-game")), Content(words("tui-new-level"))
        return (
            Horizontal(*lists, id="new-lists"),
            Static(id="new-rules", classes="explained"),
            Static(Content(words("tui-new-kept")), classes="explained"),
        )

    def on_mount(self) -> None:
        """What is being played is preselected."""
        self.query_one("#new-game", OptionList).highlighted = self._game
        self.query_one("#new-level", OptionList).highlighted = self._level

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter in the first list goes to the second, and there to the button."""
        event.stop()
        self.query_one("#new-level" if event.option_list.id == "new-game" else "#button-0").focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the house rules of the game and what the level plays like."""
        event.stop()
        self._show_rules()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """The house rules are chosen before the window closes."""
        if event.button.id == "button-1":
            event.prevent_default()  # or the window's own handler closes it
            self.app.push_screen(HouseRulesWindow(self._words, self._chosen.options), self._take_rules)

    @property
    def _chosen(self) -> AnyGame:
        """The game that is marked in its list."""
        return self._games[self.query_one("#new-game", OptionList).highlighted or 0]

    @property
    def _chosen_level(self) -> str:
        """The level that is marked in its list."""
        return self._levels[self.query_one("#new-level", OptionList).highlighted or 0]

    def _take_rules(self, options: Options | None) -> None:
        if options is not None:
            at = self._games.index(self._chosen)
            self._games[at] = type(self._chosen)(self._chosen.players, options)
            self._show_rules()
        self.query_one("#button-0").focus()

    def _show_rules(self) -> None:
        game = self._chosen
        target = self._words("tui-target", target=game.target)
        rules = "  ".join(each for each in (target, options_text(game, self._words)) if each)
        plays = f"{self._words.level(self._chosen_level)}: {self._words.level_text(self._chosen_level)}"
        self.query_one("#new-rules", Static).update(Content(f"{rules}\n{plays}"))

    def answer(self, at: int) -> Wanted | None:
        """What is chosen in the lists, or nothing."""
        if at != 0:
            return None
        return self._chosen, self._chosen_level
