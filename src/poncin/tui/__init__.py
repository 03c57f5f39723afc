"""The terminal application: a Textual client of `poncin.client.Session`.

It knows no rule: what may be done comes from the legal moves, what happened from events, what is shown from the view.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from poncin.client import Session, Store
    from poncin.i18n import Words


def run(session: "Session", words: "Words", store: "Store | None" = None) -> int:
    """Play a match in the terminal until the player leaves; the exit status.

    ``store`` is where further matches are kept; without one they are kept nowhere.
    """
    from poncin.tui.app import PoncinApp  # noqa: PLC0415 - Textual takes a while to import

    app = PoncinApp(session, words, store)
    app.run()
    return app.return_code or 0
