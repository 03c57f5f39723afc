"""``poncin bench``: how fast this installation is on this machine."""

import argparse

from poncin.bench.core import run as bench_core
from poncin.cli.arguments import Parser, add_json
from poncin.i18n import Words


def arguments() -> Parser:
    """The command line."""
    parser = Parser(
        "bench",
        "Measure the native core: random hands a second and the time to solve positions, each the median of "
        "interleaved rounds with the lowest and the highest. Takes a minute or two.",
        "poncin bench core --json",
    )
    parser.add_argument("part", metavar="PART", choices=["core"], help="core")
    add_json(parser)
    return parser


def run(values: argparse.Namespace, _words: Words) -> int:
    """Measure and print."""
    return bench_core(values.json)
