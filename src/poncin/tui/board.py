"""The table as widgets: title, the others, cards on the table, piles, prompt and hand."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content

from poncin.rules.game import Seat
from poncin.tui.cardrow import CardRow
from poncin.tui.label import Label
from poncin.tui.scene import Scene

HIGH = 36
"""Rows from which the cards are drawn large."""


class Board(Vertical):
    """Shows a `Scene`; knows neither what may be done nor what comes next."""

    def compose(self) -> ComposeResult:
        """From top to bottom."""
        yield Horizontal(id="others")
        with Horizontal(id="center"):
            yield CardRow(id="table")
            with Vertical(id="stock"):
                yield CardRow(id="stock-cards")
                yield Label(id="stock-text")
        yield Label(id="piles")
        yield Label(fixed=True, id="prompt")
        yield CardRow(id="hand", keys=True)

    async def set_seats(self, you: Seat, players: int) -> None:
        """A place for each of the others, in the order of play from the person's next."""
        others = self.query_one("#others")
        await others.remove_children()
        await others.mount_all(
            Label(fixed=True, id=f"seat-{(you + turn) % players}", classes="seat") for turn in range(1, players)
        )

    def show(self, scene: Scene, prompt: str, note: str) -> None:
        """Draw the scene; ``prompt`` says whose turn it is, ``note`` what there is to say about it."""
        large = self.screen.size.height >= HIGH
        words, now = scene.words, scene.picture
        for panel in self.query(".seat").results(Label):
            seat = int((panel.id or "").removeprefix("seat-"))
            panel.show(scene.seat_text(seat, max(2, panel.content_size.width), large))
        center = self.query_one("#center")
        center.border_title = Content(scene.table_title())
        self.query_one("#table", CardRow).show(scene.table_faces(), words("tui-table-empty"), large)
        self.query_one("#stock").display = now.trump is not None
        self.query_one("#stock-cards", CardRow).show(scene.stock_faces(), large=large)
        self.query_one("#stock-text", Label).show(scene.stock_text())
        piles = self.query_one("#piles", Label)
        piles.border_title = Content(" · ".join(filter(None, (scene.names[scene.you], scene.roles(scene.you)))))
        piles.show(scene.piles_text())
        text = Content.assemble((prompt, "bold $accent" if scene.your_turn else "$quiet"), "\n", note)
        self.query_one("#prompt", Label).show(text)
        self.query_one("#hand", CardRow).show(scene.hand_faces(), large=large)
