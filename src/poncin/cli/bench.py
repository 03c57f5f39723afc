"""``poncin bench``: how fast this installation is on this machine."""

import argparse
import os
from pathlib import Path

from poncin.cli.arguments import Parser, add_json, number
from poncin.client.store import data_folder
from poncin.i18n import Words

_LOADS = ("start", "open", "saturated", "bots")


def arguments() -> Parser:
    """The command line."""
    parser = Parser(
        "bench",
        "Measure how fast this is here. core: random hands a second and the time to solve positions, each the median "
        "of interleaved rounds with the lowest and the highest; takes a minute or two. server: how long durable moves "
        "take to be acknowledged over loopback, how many there can be, memory, and the disk's own times beside them. "
        "bots: points per hand of each level against club, and its time for a move.",
        "poncin bench server --load open --tables 1000 --rate 333",
    )
    parser.add_argument("part", metavar="PART", choices=["core", "server", "bots"], help="core, server or bots")
    parser.add_argument(
        "--load",
        metavar="LOAD",
        dest="loads",
        action="append",
        choices=_LOADS,
        help="server: start (of the process), open (moves at fixed times), saturated (as many as it can), bots "
        "(against the strongest computer player); may be given several times; without it all",
    )
    for name, most, usual, text in (
        ("tables", 4000, 1000, "tables of four people at most"),
        ("rate", 10_000, 333, "moves a second at that many tables"),
        ("seconds", 120, 20, "seconds of each load"),
    ):
        allowed = number(range(1, most + 1))
        parser.add_argument(f"--{name}", metavar="N", type=allowed, default=usual, help=f"server: {text} ({usual})")
    deals = number(range(1, 100_001))
    parser.add_argument("--pairs", metavar="N", type=deals, default=10, help="bots: deals for each level (10)")
    parser.add_argument("--data", metavar="DIR", help="server: on the disk of this folder; else of PONCIN_DATA")
    add_json(parser)
    return parser


def run(values: argparse.Namespace, _words: Words) -> int:
    """Measure and print."""
    # Each part needs much that the other does not.
    if values.part == "core":
        from poncin.bench.core import run as bench_core  # noqa: PLC0415

        return bench_core(values.json)
    if values.part == "bots":
        from poncin.arena.bench import run as bench_bots  # noqa: PLC0415

        return bench_bots(values.json, values.pairs)
    from poncin.bench.server import Plan  # noqa: PLC0415
    from poncin.bench.server import run as bench_server  # noqa: PLC0415

    data = Path(values.data) if values.data else data_folder(os.environ)
    plan = Plan(tables=values.tables, rate=values.rate, seconds=values.seconds, data=data)
    return bench_server(values.json, values.loads or _LOADS, plan)
