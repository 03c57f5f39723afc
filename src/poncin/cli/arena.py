"""``poncin arena``: computer players against each other on the same cards, with intervals."""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

from poncin import __version__
from poncin.arena.backends import BACKENDS, opened
from poncin.arena.book import Page, pairs_of
from poncin.arena.errors import NoBackend
from poncin.arena.files import Header, Results, written
from poncin.arena.fingerprint import code_fingerprint
from poncin.arena.players import level_of
from poncin.arena.running import run as run_units
from poncin.arena.sprt import Sprt
from poncin.arena.strength import standings
from poncin.arena.suites import SUITES
from poncin.arena.summary import Result, result_of
from poncin.arena.tables import heading, row
from poncin.arena.units import Pair, Played, Setting
from poncin.cli.arguments import SEEDS, Parser, add_game, add_json, game_of, number
from poncin.cli.errors import BadFile, Usage
from poncin.i18n import Words
from poncin.rules.registry import AnyGame, games

_SEED = 1


def arguments() -> Parser:
    """The command line."""
    parser = Parser(
        "arena",
        "Let computer players play each other on the same cards in all seats, everybody against everybody; print "
        "points per hand, hands won and times with 95 % intervals. GAME may be all: every game with every number of "
        "players.",
        "poncin arena cirollon --bots club,casual --pairs 400 --out results.jsonl",
    )
    add_game(parser)
    parser.add_argument(
        "--bots", metavar="A,B,…", required=True, help="computer players, or outside programs as program:COMMAND"
    )
    parser.add_argument(
        "--pairs",
        metavar="P",
        type=number(range(1, 10**9)),
        default=100,
        help="deals for each pair, each played in all seatings (100)",
    )
    parser.add_argument("--matches", action="store_true", help="each deal is a whole match, to the option target")
    deals = parser.add_mutually_exclusive_group()
    deals.add_argument("--seed", metavar="S", type=number(SEEDS), help=f"seed of the deals ({_SEED})")
    deals.add_argument("--suite", metavar="SUITE", choices=SUITES, help="deals of a suite: " + ", ".join(SUITES))
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument(
        "--work", metavar="W", type=number(range(1, 10**9)), help="budget of players that take one and name none"
    )
    budget.add_argument("--ms", metavar="M", type=number(range(1, 10**9)), help="the same in milliseconds a move")
    parser.add_argument("--backend", metavar="NAME", choices=BACKENDS, default="threads", help=", ".join(BACKENDS))
    parser.add_argument("--jobs", metavar="N", type=number(range(1, 1025)), default=1, help="units at once (1)")
    parser.add_argument(
        "--sprt",
        metavar="LOWER,UPPER",
        type=_sprt,
        help="stop a pair when it is decided which the difference is: in points per hand, or with sd after it in "
        "standard deviations of a deal, as 0,0.1sd",
    )
    parser.add_argument(
        "--patience",
        metavar="SECONDS",
        type=number(range(1, 3601)),
        default=10,
        help="how long an outside program may take for an answer (10)",
    )
    parser.add_argument("--out", metavar="FILE", help="keep the results there, and go on with what is there")
    add_json(parser)
    return parser


def run(values: argparse.Namespace, words: Words) -> int:
    """Play and print a table row, with ``--json`` an object, for each pair."""
    chosen = list(_games(values))
    if values.out and len(chosen) > 1:
        raise Usage("arena_one_file")
    headers = [_header(values, game) for game in chosen]
    if values.suite == "hold-out":
        print(words("cli-arena-hold-out"), file=sys.stderr)
    for at, header in enumerate(headers):
        with _results(values.out, header) as results:
            pages = _play(values, header, results)
        played = [result_of(pair, page, values.pairs, header.sprt) for pair, page in pages.items()]
        for each in played:
            _tell_forfeits(each, words)
        if values.json:
            members = header.to_json() | {"pairs": [each.to_json() for each in played]}
            if len(header.bots) > 2:
                members["players"] = standings(header.bots, pages, values.pairs)
            print(json.dumps(members, ensure_ascii=False))
        else:
            if at == 0:
                print(*heading(matches=values.matches, tested=values.sprt is not None), sep="\n")
            print(*(row(header.setting, each) for each in played), sep="\n")
        sys.stdout.flush()
    return 0


def _play(values: argparse.Namespace, header: Header, results: Results | None) -> dict[Pair, Page]:
    pages = results.pages if results else {pair: Page() for pair in pairs_of(header.bots)}
    with opened(values.backend, values.jobs) as backend, _bar(pages, values.pairs) as told:

        def done(played: Played) -> None:
            if results:
                try:
                    results.add(played)
                except OSError as error:
                    raise _not_written(values.out, error) from None
            told(len(played.deals))

        try:
            run_units(header.setting, pages, values.pairs, backend, jobs=values.jobs, sprt=header.sprt, done=done)
        except BrokenExecutor as error:  # a process was killed
            raise NoBackend("backend_failed", name=values.backend, reason=str(error)) from None
    return pages


def _tell_forfeits(result: Result, words: Words) -> None:
    for which, bot in enumerate(result.pair):
        faults = sorted((fault.deal, fault.text) for fault in result.faults if fault.player == which)
        if faults:
            deal, text = faults[0]
            print(words("cli-arena-forfeits", bot=bot, count=len(faults), deal=deal, text=text), file=sys.stderr)


def _games(values: argparse.Namespace) -> Iterator[AnyGame]:
    if values.game != "all":
        yield game_of(values)
        return
    if values.options or values.players:
        raise Usage("arena_all")
    for game in games():
        for players in game.info.players:
            yield game(players)


def _header(values: argparse.Namespace, game: AnyGame) -> Header:
    """What is to be played; raises `BadOption` or `Usage`."""
    budget = f"{values.ms}ms" if values.ms else str(values.work or "")
    bots = tuple(level_of(name, budget) for name in values.bots.split(","))
    if len(bots) < 2 or (len(bots) > 2 and len(set(bots)) < len(bots)):
        raise Usage("arena_bots", value=values.bots)
    seed = _SEED if values.seed is None else values.seed
    if values.suite:
        seed, most = SUITES[values.suite]
        if values.pairs > most:
            raise Usage("arena_suite", suite=values.suite, most=str(most))
    setting = Setting(
        game=game.info.id,
        players=game.players,
        seed=seed,
        options=tuple(game.options.changed().items()),
        matches=values.matches,
        patience=float(values.patience),
    )
    return Header(setting, bots, values.sprt, __version__, game.info.rules_version, code_fingerprint())


@contextmanager
def _results(name: str | None, header: Header) -> Iterator[Results | None]:
    if name is None:
        yield None
        return
    with ExitStack() as stack:
        try:
            results = stack.enter_context(written(Path(name), header))
        except (OSError, ValueError) as error:  # a name may hold a null byte
            raise _not_written(name, error) from None
        yield results


def _not_written(name: str, error: OSError | ValueError) -> BadFile:
    reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return BadFile("cannot_write", path=name, reason=reason)


def _sprt(text: str) -> Sprt:
    """Two bounds; raises `Usage`."""
    bounds, normalised = text.removesuffix("sd"), text.endswith("sd")
    try:
        lower, upper = (float(each) for each in bounds.split(","))
    except ValueError:
        raise Usage("arena_sprt", value=text) from None
    if not -1e6 < lower < upper < 1e6:
        raise Usage("arena_sprt", value=text)
    return Sprt(lower, upper, normalised)


@contextmanager
def _bar(pages: dict[Pair, Page], deals: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr that is told of deals as they are played, where that is a terminal."""
    if not sys.stderr.isatty() or os.environ.get("TERM") == "dumb":
        yield lambda _deals: None
        return
    from rich.console import Console  # noqa: PLC0415 - only a terminal needs it
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn  # noqa: PLC0415 - the same

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        there = sum(len(page.first(deals)) for page in pages.values())
        task = progress.add_task("", total=len(pages) * deals, completed=there)
        yield lambda more: progress.advance(task, more)
