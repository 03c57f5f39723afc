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
    parser.add_argument("--host", metavar="H", default="127.0.0.1", help="address to listen on (127.0.0.1)")
    parser.add_argument(
        "--port", metavar="P", type=number(range(65536)), default=8000, help="port (8000); 0: any that is free"
    )
    parser.add_argument("--data", metavar="DIR", type=Path, help="folder of the database; else below PONCIN_DATA")
    parser.add_argument(
        "--origin",
        metavar="URL",
        dest="origins",
        action="append",
        default=[],
        help="public address behind a proxy, as https://cards.example; may be given several times",
    )
    parser.add_argument("--open", action="store_true", help="open the table in the browser")
    return parser


def run(values: argparse.Namespace, _words: Words) -> int:
    """Serve."""
    # Slow to import, and only needed here.
    from poncin.server.gate import as_origins  # noqa: PLC0415
    from poncin.server.running import run as serve  # noqa: PLC0415
    from poncin.server.settings import Settings  # noqa: PLC0415

    settings = Settings(
        data=values.data or data_folder(os.environ) / "server",
        host=values.host,
        port=values.port,
        origins=as_origins(values.origins),
    )
    serve(settings, open_browser=values.open)
    return 0
