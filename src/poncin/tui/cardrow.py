"""A row of cards that can be pointed at."""

from collections.abc import Sequence

from textual import events
from textual.content import Content
from textual.geometry import Size as Area
from textual.message import Message
from textual.widget import Widget

from poncin.tui.faces import LARGE, SMALL, TINY, Face, Size, draw, face_at, per_row


class CardRow(Widget):
    """Cards side by side, in several rows where they do not fit; tells which one is pointed at and clicked."""

    DEFAULT_CSS = "CardRow { width: 1fr; height: auto; }"

    class Clicked(Message):
        """The card with this number was clicked."""

        def __init__(self, row: "CardRow", at: int) -> None:
            self.row = row
            self.at = at
            super().__init__()

        @property
        def control(self) -> "CardRow":
            """The row, for handlers that name it."""
            return self.row

    class Pointed(Clicked):
        """The mouse has come over the card with this number."""

    def __init__(self, *, keys: bool = False, large: bool = False, id: str | None = None) -> None:  # noqa: A002 - Textual's name for it
        super().__init__(id=id)
        self._keys = keys
        self._large = large
        self._faces: tuple[Face, ...] = ()
        self._empty = ""
        self._pointed: int | None = None

    @property
    def faces(self) -> tuple[Face, ...]:
        """What is drawn."""
        return self._faces

    def show(self, faces: Sequence[Face], empty: str = "", large: bool = False) -> None:
        """Draw these cards; ``empty`` is said where there are none."""
        before = self._faces, self._empty, self._large
        self._faces, self._empty, self._large = tuple(faces), empty, large
        if before != (self._faces, empty, large):
            self.refresh(layout=len(before[0]) != len(self._faces) or before[2] != large)

    @property
    def _card_size(self) -> Size:
        """Narrow cards only where others would need a second row: at 24 rows there is hardly room for one."""
        if self._large:
            return LARGE
        return SMALL if len(self._faces) <= per_row(self.size.width, SMALL) else TINY

    def render(self) -> Content:
        """The cards, or the words in their place."""
        if not self._faces:
            return Content(self._empty)
        return draw(self._faces, self.content_size.width, self._card_size, self._keys)

    def get_content_height(self, container: Area, viewport: Area, width: int) -> int:
        """As many rows as the cards need."""
        rows = -(-max(1, len(self._faces)) // per_row(width, self._card_size))
        return rows * (self._card_size.height + self._keys)

    def on_click(self, event: events.Click) -> None:
        """Tell which card it was."""
        at = self._at(event)
        if at is not None:
            event.stop()
            self.post_message(self.Clicked(self, at))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Tell when the mouse comes to another card."""
        at = self._at(event)
        if at != self._pointed:
            self._pointed = at
            if at is not None:
                self.post_message(self.Pointed(self, at))

    def _at(self, event: events.MouseEvent) -> int | None:
        place = event.get_content_offset(self)
        if place is None:
            return None
        return face_at(len(self._faces), self.content_size.width, self._card_size, self._keys, place.x, place.y)
