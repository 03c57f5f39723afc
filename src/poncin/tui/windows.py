"""Windows over the table: texts, the score sheet, the last capture, a new match."""

from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Button, Markdown, Static

from poncin.tui.cardrow import CardRow
from poncin.tui.faces import Face

Result = TypeVar("Result")


class Window(ModalScreen[Result], Generic[Result]):
    """A framed window with buttons below; Esc closes it without an answer."""

    AUTO_FOCUS = "#button-0"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("left,up", "app.focus_previous", show=False),
        Binding("right,down", "app.focus_next", show=False),
        Binding("pageup", "scroll(-1)", show=False),
        Binding("pagedown,space", "scroll(1)", show=False),
    ]

    def __init__(self, title: str, buttons: Sequence[tuple[str, Result | None]]) -> None:
        """``buttons`` are label and answer; the first one has the focus."""
        super().__init__()
        self._title = title
        self._buttons = tuple(buttons)

    def body(self) -> Sequence[Widget]:
        """What the window shows."""
        return ()

    def compose(self) -> ComposeResult:
        """Title, body and buttons."""
        with Vertical(id="window") as window:
            window.border_title = Content(self._title)
            yield VerticalScroll(*self.body(), id="window-body", can_focus=False)
            with Horizontal(id="buttons"):
                for at, (label, _) in enumerate(self._buttons):
                    yield Button(Content(label), id=f"button-{at}")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Close with the button's answer."""
        at = int((event.button.id or "").removeprefix("button-"))
        self.dismiss(self.answer(at))

    def answer(self, at: int) -> Result | None:
        """What the button with this number means."""
        return self._buttons[at][1]

    def action_close(self) -> None:
        """Close without an answer."""
        self.dismiss(None)

    def action_scroll(self, pages: int) -> None:
        """Turn pages."""
        body = self.query_one("#window-body", VerticalScroll)
        body.scroll_relative(y=pages * max(1, body.size.height - 1), animate=False)


class TextWindow(Window[None]):
    """A text in Markdown."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "line(-1)", show=False),
        Binding("down", "line(1)", show=False),
        Binding("home", "line(-10000)", show=False),
        Binding("end", "line(10000)", show=False),
        Binding("q,question_mark,f1,r", "close", show=False),
    ]

    def __init__(self, title: str, text: str, close: tuple[str, None]) -> None:
        super().__init__(title, [close])
        self._text = text

    def body(self) -> Sequence[Widget]:
        """The text."""
        return (Markdown(self._text, open_links=False),)

    def action_line(self, lines: int) -> None:
        """Scroll line by line, or to an end."""
        self.query_one("#window-body", VerticalScroll).scroll_relative(y=lines, animate=False)


class CardsWindow(Window[None]):
    """Some cards and a sentence about each group: the last capture."""

    def __init__(self, title: str, text: str, faces: Sequence[Face], close: tuple[str, None]) -> None:
        super().__init__(title, [close])
        self._text = text
        self._faces = faces

    def body(self) -> Sequence[Widget]:
        """The cards, then the sentence."""
        return CardRow(id="shown"), Static(Content(self._text), classes="explained")

    def on_mount(self) -> None:
        """Draw the cards."""
        self.query_one("#shown", CardRow).show(self._faces)


class CountWindow(Window[Result], Generic[Result]):
    """A score sheet: a table of figures, and below it what explains them."""

    def __init__(
        self, title: str, table: Content, explained: Sequence[str], buttons: Sequence[tuple[str, Result | None]]
    ) -> None:
        super().__init__(title, buttons)
        self._table = table
        self._explained = explained

    def body(self) -> Sequence[Widget]:
        """The figures and the sentences."""
        lines = Content("\n").join(Content(f"• {line}") for line in self._explained)
        return Static(self._table, classes="count"), Static(lines, classes="explained")
