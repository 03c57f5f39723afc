"""Two computer players on the same cards in all seats: ``duel.py GAME --bots A,B --pairs P``.

Every deal is played in all seatings: both sides swapped, or with three players each seat alone against the other two,
by both bots. The difference of a deal is the mean over its seatings of points per seat, first bot less second; the 95 %
interval is that of the mean over deals (the hands of one deal hang together, the deals do not). A hand that wins the
match at once counts 30 points. Hands won: a drawn hand counts half, a seat alone as often for either bot.
"""

import argparse
import json
import statistics
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any

from poncin.bots import Bot, make_bot
from poncin.bots.bot import Recall
from poncin.errors import PoncinError
from poncin.match import decks_for, seeded_decks
from poncin.rng import Stream
from poncin.rules.moves import Move
from poncin.rules.registry import AnyGame, make

MATCH_WON = 30


@dataclass
class Deal:
    """What one deal brought: the mean difference of points, the share of hands won, and seconds by bot."""

    points: float
    won: float
    seconds: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))


@dataclass
class Result:
    """Means over deals with half-widths of their 95 % intervals; milliseconds per move by bot."""

    game: str
    players: int
    bots: list[str]
    seed: int
    deals: int
    points: float
    points_ci: float
    won: float
    won_ci: float
    ms_mean: list[float]
    ms_p99: list[float]


def seatings(game: AnyGame) -> list[tuple[int, ...]]:
    """For each seating which bot (0 or 1) plays each side."""
    if game.sides == 2:
        return [(0, 1), (1, 0)]
    alone = [tuple(int(side == one) for side in range(game.sides)) for one in range(game.sides)]
    return alone + [tuple(1 - bot for bot in seating) for seating in alone]


def play_deal(game: AnyGame, bots: tuple[Bot, Bot], seed: int, number: int) -> Deal:
    """Play deal ``number`` of a seed in all seatings."""
    stream = Stream(seed)
    deck = decks_for(game, number, seeded_decks(stream))[-1]
    differences, shares = [], []
    seconds: tuple[list[float], list[float]] = ([], [])
    for seating in seatings(game):
        state = game.start(number % game.players, deck).state
        rngs = [stream.child(2, number, seat) for seat in range(game.players)]
        past: tuple[tuple[Any, Move], ...] = ()
        while (seat := state.public.to_act) is not None:
            bot = seating[game.side_of(seat)]
            view = game.view(state, seat)
            start = time.perf_counter()
            move = bots[bot].choose(game, view, rngs[seat], Recall(past))
            seconds[bot].append(time.perf_counter() - start)
            past = (*past, (state.public, move))
            state = game.play(state, move).state
        score = game.score(state)
        points = [each + MATCH_WON * (side == score.winner) for side, each in enumerate(score.points)]
        by_bot = [[each for each, bot in zip(points, seating, strict=True) if bot == which] for which in (0, 1)]
        differences.append(statistics.fmean(by_bot[0]) - statistics.fmean(by_bot[1]))
        best = max(points)
        winners = [bot for each, bot in zip(points, seating, strict=True) if each == best]
        shares.append(winners.count(0) / len(winners))
    return Deal(statistics.fmean(differences), statistics.fmean(shares), seconds)


def run_deals(name: str, players: int | None, bot_names: tuple[str, str], seed: int, numbers: range) -> list[Deal]:
    """Play some deals; the arguments are plain values, so that a process can be given them."""
    game = make(name, players)
    bots = (make_bot(bot_names[0]), make_bot(bot_names[1]))
    return [play_deal(game, bots, seed, number) for number in numbers]


def duel(name: str, players: int | None, bots: tuple[str, str], deals: int, seed: int, jobs: int = 1) -> Result:
    """Play ``deals`` deals and sum up."""
    run = partial(run_deals, name, players, bots, seed)
    if jobs == 1:
        played = run(range(deals))
    else:
        chunks = [range(start, min(start + 2, deals)) for start in range(0, deals, 2)]
        with ProcessPoolExecutor(jobs) as pool:
            played = [deal for chunk in pool.map(run, chunks) for deal in chunk]
    points, points_ci = mean_and_interval([deal.points for deal in played])
    won, won_ci = mean_and_interval([deal.won for deal in played])
    seconds = [sorted(each for deal in played for each in deal.seconds[bot]) for bot in (0, 1)]
    return Result(
        game=name,
        players=make(name, players).players,
        bots=list(bots),
        seed=seed,
        deals=deals,
        points=round(points, 3),
        points_ci=round(points_ci, 3),
        won=round(won, 4),
        won_ci=round(won_ci, 4),
        ms_mean=[round(1000 * statistics.fmean(each), 3) for each in seconds],
        ms_p99=[round(1000 * each[len(each) * 99 // 100], 3) for each in seconds],
    )


def mean_and_interval(values: list[float]) -> tuple[float, float]:
    """The mean and the half-width of its 95 % interval."""
    half = 1.96 * statistics.stdev(values) / len(values) ** 0.5 if len(values) > 1 else float("inf")
    return statistics.fmean(values), half


def table_row(result: Result) -> str:
    """One line of a Markdown table."""
    return (
        f"| {result.game} {result.players} | {' – '.join(result.bots)} | {result.deals} "
        f"| {result.points:+.2f} ± {result.points_ci:.2f} | {result.won:.1%} ± {result.won_ci:.1%} "
        f"| {result.ms_mean[0]:.2f} / {result.ms_mean[1]:.2f} | {result.ms_p99[0]:.2f} / {result.ms_p99[1]:.2f} |"
    )


HEADER = (
    "| game, players | bots | deals | points per hand | hands won | ms per move | 99 % below |\n"
    "|---|---|---|---|---|---|---|"
)
EVERY_GAME = (("cirulla", 2), ("cirulla", 3), ("cirulla", 4), ("cirollon", 4), ("mariagio", 2))


def main(arguments: list[str]) -> int:
    """Print a table row (with ``--json`` an object) for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="a game, or: all")
    parser.add_argument("--players", type=int)
    parser.add_argument("--bots", required=True, help="two names with a comma between")
    parser.add_argument("--pairs", type=int, default=100, help="deals, each played in all seatings")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(arguments)
    first, _, second = chosen.bots.partition(",")
    if not chosen.json:
        print(HEADER)
    for name, players in EVERY_GAME if chosen.game == "all" else ((chosen.game, chosen.players),):
        try:
            result = duel(name, players, (first, second), chosen.pairs, chosen.seed, chosen.jobs)
        except PoncinError as error:
            print(error, file=sys.stderr)
            return 2
        print(json.dumps(asdict(result)) if chosen.json else table_row(result), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
