"""``poncin simulate``: matches among computer players, as records."""

import argparse
import sys
from collections.abc import Iterable, Iterator

from poncin.bots import Bot, make_bot
from poncin.cli.arguments import BOTS, SEEDS, Parser, add_game, game_of, number
from poncin.cli.errors import Usage
from poncin.cli.files import written
from poncin.client.simulation import simulate
from poncin.i18n import Words
from poncin.record import SeatRecord, record_of, write
from poncin.rng import Stream
from poncin.rules.registry import AnyGame


def arguments() -> Parser:
    """The command line."""
    parser = Parser(
        "simulate",
        "Let computer players play complete matches and print their records, one a line. The same seed gives the same "
        "matches.",
        "poncin simulate mariagio --matches 100 --seed 7 --bots club,casual --out matches.jsonl",
    )
    add_game(parser)
    parser.add_argument("--matches", metavar="M", type=number(range(1, 10**9)), default=1, help="how many (1)")
    parser.add_argument("--seed", metavar="S", type=number(SEEDS), default=0, help="seed of deals and players (0)")
    parser.add_argument(
        "--bots",
        metavar="BOT,…",
        default="casual",
        help=f"one for all seats, or one for each seat: {BOTS}; oracle, which sees all cards; ismcts, textbook, worlds "
        "(casual)",
    )
    parser.add_argument("--out", metavar="FILE", help="write there instead of to standard output, when all are played")
    return parser


def run(values: argparse.Namespace, words: Words) -> int:
    """Print the records."""
    game = game_of(values)
    bots = _bots(values.bots, game)
    lines = _shown(_matches(game, bots, values.seed, values.matches), values.matches)
    if values.out is None:
        for line in lines:
            print(line)
        return 0
    with written(values.out) as file:
        file.writelines(line + "\n" for line in lines)
    print(words("cli-simulated", count=values.matches, path=values.out), file=sys.stderr)
    return 0


def _bots(text: str, game: AnyGame) -> tuple[Bot, ...]:
    names = text.split(",")
    if len(names) not in (1, game.players):
        raise Usage("bots_count", value=text, count=str(len(names)), players=str(game.players))
    return tuple(make_bot(name) for name in names * (game.players // len(names)))


def _matches(game: AnyGame, bots: tuple[Bot, ...], seed: int, matches: int) -> Iterator[str]:
    """Match number m takes its luck from child m of the seed's stream, so each can be played alone."""
    seats = [SeatRecord(f"{bot.level} {seat}", "bot", bot.level, seed) for seat, bot in enumerate(bots)]
    stream = Stream(seed)
    for match in range(matches):
        yield write(record_of(simulate(game, dict(enumerate(bots)), stream.child(match)), seats))


def _shown(lines: Iterable[str], total: int) -> Iterator[str]:
    """The same lines, with a bar on stderr that tells how far they are where that is a terminal."""
    if not sys.stderr.isatty():
        yield from lines
        return
    from rich.console import Console  # noqa: PLC0415 - only a terminal needs it
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn  # noqa: PLC0415 - the same

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield from progress.track(lines, total=total)
