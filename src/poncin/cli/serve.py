"""``poncin serve``: the game server."""

import argparse
import os
import sys
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from threading import Thread
from urllib.parse import urljoin, urlsplit

from poncin.cli.arguments import Parser, number
from poncin.client.store import data_folder
from poncin.i18n import Words


def arguments() -> Parser:
    """The command line."""
    parser = Parser(
        "serve",
        "Serve tables for people, programs and computer players over HTTP and WebSocket until interrupted. Every move "
        "is on the disk before it is acknowledged.",
        "poncin serve --open",
    )
    parser.add_argument("--host", metavar="H", help="address to listen on (127.0.0.1)")
    parser.add_argument("--port", metavar="P", type=number(range(65536)), help="port (8000); 0: any that is free")
    parser.add_argument("--data", metavar="DIR", help="folder of the database; else server below PONCIN_DATA")
    parser.add_argument(
        "--origin",
        metavar="URL",
        dest="origins",
        action="append",
        help="public address behind a proxy, as https://cards.example; may be given several times",
    )
    parser.add_argument("--settings", metavar="FILE", help="a TOML file with these and more, see docs/server.md")
    parser.add_argument(
        "--open",
        metavar="PAGE",
        nargs="?",
        const="/",
        help="open a page in the browser (/), and serve at the next free port if the usual one is taken",
    )
    return parser


def run(values: argparse.Namespace, words: Words) -> int:
    """Serve."""
    # Slow to import, and only needed here.
    from poncin.server.refusals import Refused  # noqa: PLC0415
    from poncin.server.running import address_of  # noqa: PLC0415
    from poncin.server.running import run as serve  # noqa: PLC0415
    from poncin.server.settings import settings_of  # noqa: PLC0415

    given = {name: getattr(values, name) for name in ("host", "port", "data", "origins")}
    file = Path(values.settings) if values.settings else None
    settings = settings_of(given, file, data_folder(os.environ) / "server")

    def started(address: str) -> None:
        print(f"poncin: {address}", flush=True)
        if values.open is not None:
            if settings.port not in (0, urlsplit(address).port):
                _tell(words("cli-serve-elsewhere", address=f"{settings.host}:{settings.port}"))
            # A browser may stay in the foreground, or never answer.
            Thread(target=_show, args=(address, values.open, words), daemon=True).start()

    try:
        serve(settings, started, elsewhere=values.open is not None and values.port is None)
    except Refused as refusal:
        running = address_of(settings.data) if refusal.code == "data_in_use" and values.open is not None else None
        if running is None:
            raise
        print(words("cli-serve-running", address=running))
        _show(running, values.open, words)
    return 0


def _show(address: str, page: str, words: Words) -> None:
    """Open a page in the browser, where there is a screen for one."""
    if _has_display(os.environ):
        webbrowser.open(urljoin(address, page))
    else:
        _tell(words("cli-serve-no-display"))


def _has_display(environment: Mapping[str, str]) -> bool:
    """Whether a browser could show itself: one in the terminal would fight with the server for it."""
    return sys.platform in ("darwin", "win32") or any(
        environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )


def _tell(sentence: str) -> None:
    print(f"poncin: {sentence}", file=sys.stderr, flush=True)
