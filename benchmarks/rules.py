"""Speed of the rules in plain Python on one core: ``python benchmarks/rules.py [--rounds N] [--seconds S] [--json]``.

Hands of random moves, events and score sheets included. The games take turns within a round, so that whatever else
the machine does meets them all alike, and seconds are those of this process's own CPU time. A figure is the median over
the rounds, with the lowest and the highest. Then the captures of every value on tables of twelve low cards, each table
seen for the first time.
"""

import argparse
import json
import platform
import statistics
import sys
import time
from collections.abc import Sequence

from poncin.cards import card_set
from poncin.match import decks_for, seeded_decks
from poncin.rng import Stream
from poncin.rules.captures import CaptureRules
from poncin.rules.registry import AnyGame, make

GAMES = [("cirulla", 2), ("cirulla", 3), ("cirulla", 4), ("cirollon", 4), ("mariagio", 2)]
TABLES = 20


def play_hand(game: AnyGame, stream: Stream) -> int:
    """One hand of random moves; the number of events."""
    state, events = game.start(0, decks_for(game, 0, seeded_decks(stream))[-1])
    seen = len(events)
    while moves := game.legal_moves(state):
        state, events = game.play_legal(state, stream.choice(moves))
        seen += len(events)
    return seen + len(game.score(state).lines)


def hands_per_second(game: AnyGame, seconds: float, stream: Stream) -> float:
    """Hands played in about so many seconds."""
    start = time.process_time()
    hands = 0
    while (passed := time.process_time() - start) < seconds:
        play_hand(game, stream.child(hands))
        hands += 1
    return hands / passed


def capture_milliseconds(stream: Stream) -> float:
    """The time that all captures of all ten values take on one table of twelve cards, none above a four."""
    rules = CaptureRules("free", "ace_or_fifteen", 24)
    tables = [card_set(stream.shuffled(range(16))[:12]) for _ in range(TABLES)]
    start = time.process_time()
    for table in tables:
        for value in range(1, 11):
            rules.of(table, 7, value)
    return (time.process_time() - start) * 1000 / TABLES


def spread(values: Sequence[float], digits: int) -> dict[str, float]:
    """Median and range."""
    return {
        "median": round(statistics.median(values), digits),
        "lowest": round(min(values), digits),
        "highest": round(max(values), digits),
    }


def measure(rounds: int, seconds: float) -> dict[str, dict[str, float]]:
    """All figures, the games interleaved."""
    games = [(f"{name} {players}, hands/s", make(name, players)) for name, players in GAMES]
    hands: dict[str, list[float]] = {name: [] for name, _ in games}
    captures = []
    for number in range(rounds):
        for name, game in games:
            hands[name].append(hands_per_second(game, seconds, Stream(number)))
        captures.append(capture_milliseconds(Stream(number)))
    figures = {name: spread(values, 0) for name, values in hands.items()}
    return figures | {"captures on twelve low cards, ms": spread(captures, 3)}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each game in each round")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    figures = measure(options.rounds, options.seconds)
    if options.json:
        print(json.dumps({"python": platform.python_version(), "rounds": options.rounds, "figures": figures}))
        return
    print(
        f"Python {platform.python_version()}, one core, {options.rounds} rounds of {options.seconds} s", file=sys.stderr
    )
    print("| | median | lowest | highest |\n|---|---:|---:|---:|")
    for name, figure in figures.items():
        print(f"| {name} | {figure['median']:g} | {figure['lowest']:g} | {figure['highest']:g} |")


if __name__ == "__main__":
    main()
