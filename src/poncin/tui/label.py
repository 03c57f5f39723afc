"""A text that is drawn again only when it has changed."""

from textual.content import Content
from textual.widgets import Static


class Label(Static):
    """Text in a place of ``fixed`` size, or in one that grows with it."""

    def __init__(self, *, fixed: bool = False, id: str | None = None, classes: str | None = None) -> None:  # noqa: A002 - Textual's name for it
        super().__init__(id=id, classes=classes)
        self._fixed = fixed
        self._shown = Content("")

    def show(self, text: Content | str) -> None:
        """Show this text; a change of layout costs ten times a change of text."""
        content = Content(text) if isinstance(text, str) else text
        if not content.is_same(self._shown):
            self._shown = content
            self.update(content, layout=not self._fixed)
