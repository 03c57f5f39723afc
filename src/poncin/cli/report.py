"""``poncin report``: results of the arena as a page."""

import argparse
import sys
from pathlib import Path

from poncin.arena.errors import BadResults
from poncin.arena.files import read
from poncin.arena.report import Sheet, page
from poncin.cli.arguments import Parser
from poncin.cli.errors import BadFile
from poncin.cli.files import written
from poncin.i18n import Words


def arguments() -> Parser:
    """The command line."""
    parser = Parser(
        "report",
        "Make one HTML page of files that `poncin arena --out` wrote: who beats whom, strength against time, tables. "
        "It needs no network and no script.",
        "poncin report cirulla.jsonl mariagio.jsonl --out report.html",
    )
    parser.add_argument("files", metavar="RESULTS", nargs="+", help="a file of results")
    parser.add_argument("--out", metavar="FILE", required=True, help="the page")
    return parser


def run(values: argparse.Namespace, words: Words) -> int:
    """Write the page."""
    text = page([_sheet(name) for name in values.files])
    with written(values.out) as file:
        file.write(text)
    print(words("cli-report", path=values.out), file=sys.stderr)
    return 0


def _sheet(name: str) -> Sheet:
    try:
        header, pages = read(Path(name))
    except (OSError, ValueError) as error:  # a name may hold a null byte
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise BadFile("cannot_read", path=name, reason=reason) from None
    if not all(each.deals for each in pages.values()):
        raise BadResults("results_unplayed", path=name)
    return Sheet(header, pages)
