"""``poncin serve``: the game server."""

import argparse
import os
from pathlib import Path

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
    parser.add_argument("--open", action="store_true", help="open the table in the browser")
    return parser


def run(values: argparse.Namespace, _words: Words) -> int:
    """Serve."""
    # Slow to import, and only needed here.
    from poncin.server.running import run as serve  # noqa: PLC0415
    from poncin.server.settings import settings_of  # noqa: PLC0415

    given = {name: getattr(values, name) for name in ("host", "port", "data", "origins")}
    file = Path(values.settings) if values.settings else None
    serve(settings_of(given, file, data_folder(os.environ) / "server"), open_browser=values.open)
    return 0
