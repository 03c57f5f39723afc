"""The column beside the table: the moves so far, a hint, or a list to choose from."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import ContentSwitcher, OptionList, Static
from textual.widgets.option_list import Option

from poncin.tui.choices import Choice


class Side(ContentSwitcher):
    """One of three panes; a list to choose from has the keyboard while it is shown."""

    class Chosen(Message):
        """A choice was made."""

        def __init__(self, choice: Choice) -> None:
            self.choice = choice
            super().__init__()

    class Considered(Chosen):
        """A choice is being looked at."""

    def __init__(self) -> None:
        super().__init__(id="side", initial="log-pane")
        self._choices: tuple[Choice, ...] = ()

    def compose(self) -> ComposeResult:
        """The panes."""
        with VerticalScroll(id="log-pane", can_focus=False):
            yield Static(id="log")
        with VerticalScroll(id="hint-pane", can_focus=False):
            yield Static(id="hint")
        with Vertical(id="choices-pane"):
            yield Static(id="choices-title")
            yield OptionList(id="choices", markup=False)

    @property
    def choosing(self) -> bool:
        """Whether the list is shown."""
        return self.current == "choices-pane"

    def set_log(self, lines: Sequence[Content]) -> None:
        """The moves so far, the last one in sight."""
        self.query_one("#log", Static).update(Content("\n").join(lines))
        self.query_one("#log-pane", VerticalScroll).scroll_end(animate=False)

    def scroll_log(self, pages: int) -> None:
        """Turn pages in the moves."""
        pane = self.query_one(f"#{'hint-pane' if self.current == 'hint-pane' else 'log-pane'}", VerticalScroll)
        pane.scroll_relative(y=pages * max(1, pane.size.height - 1), animate=False)

    def show_log(self) -> None:
        """The moves instead of a hint or a list."""
        self.current = "log-pane"
        self.screen.set_focus(None)

    def show_hint(self, title: str, lines: Sequence[str]) -> None:
        """A hint instead of the moves."""
        text = Content("\n").join([Content.styled(title, "bold $accent"), *(Content(line) for line in lines)])
        self.query_one("#hint", Static).update(text)
        self.current = "hint-pane"

    def show_choices(self, title: str, choices: tuple[Choice, ...]) -> None:
        """A list to choose from, the first line preselected; the first nine have a number."""
        self._choices = choices
        self.query_one("#choices-title", Static).update(Content(title))
        options = self.query_one("#choices", OptionList)
        options.clear_options()
        for number, choice in enumerate(choices, start=1):
            key = f"{number} " if number <= 9 else "  "
            options.add_option(Option(Content.assemble((key, "bold"), choice.text)))
        self.current = "choices-pane"
        options.highlighted = 0
        options.focus()

    def choose(self, number: int) -> None:
        """Choose the line with this number, counted from 1; nothing where there is none."""
        if number <= len(self._choices):
            self.post_message(self.Chosen(self._choices[number - 1]))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell what is being looked at."""
        event.stop()
        if event.option_index < len(self._choices):
            self.post_message(self.Considered(self._choices[event.option_index]))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Tell what was chosen."""
        event.stop()
        self.choose(event.option_index + 1)
