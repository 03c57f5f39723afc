"""Random hands of card games a second, here and in other libraries by their own public interfaces, in one run.

    python benchmarks/peers.py [--rounds N]

Measures what is installed beside poncin: ``pip install open_spiel rlcard pettingzoo`` (into an environment of its
own: none of them is a dependency). Prints moves and hands a second of one core, the median of interleaved rounds.

What may be compared: each figure is uniformly random play of a whole hand, deal and score included, counted in
processor time. What may not: the games differ in length and in the work that a move takes, so hands a second are
another unit for each game, and moves a second favour games whose moves are simple. OpenSpiel is measured in its C++
search (one simulation of `MCTSBot`, a thousand random rollouts from a dealt position), without a deal for each hand,
and its moves per hand are counted apart. RLCard and PettingZoo are Python and make observations at each step, which a
learner wants and a simulation does not.
"""

import argparse
import random
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from statistics import median
from time import thread_time
from typing import Any

from poncin.bots import native
from poncin.rng import Stream
from poncin.rules.registry import make

Take = Callable[[], tuple[float, float]]
"""Measures once: hands and moves a second."""

ROLLOUTS = 1000


def main() -> None:
    """Measure all that is installed and print a table."""
    parser = argparse.ArgumentParser(description="Random card games a second, here and in other libraries.")
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    takes: dict[str, Take] = {}
    for find in (ours, open_spiel, rlcard, petting_zoo):
        try:
            takes |= find()
        except ImportError as error:
            print(f"left out: {error}", file=sys.stderr)
    taken: dict[str, list[tuple[float, float]]] = {name: [] for name in takes}
    for _ in range(rounds):
        for name, take in takes.items():
            taken[name].append(take())
    print(f"{'game':34} {'hands/s':>12} {'moves/s':>12}   moves/s, lowest to highest")
    for name, values in taken.items():
        moves = [each for _, each in values]
        hands = median(each for each, _ in values)
        print(f"{name:34} {hands:12.3g} {median(moves):12.3g}   {min(moves):.3g} to {max(moves):.3g}")


def ours() -> dict[str, Take]:
    """The native core and the Python rules of this project."""
    takes: dict[str, Take] = {}
    for name in ("cirulla", "cirollon", "mariagio"):
        game = make(name)
        core = native.find(game)
        if core is not None:
            takes[f"poncin core, {name}"] = partial(core_hands, core)
        takes[f"poncin in Python, {name}"] = partial(python_hands, game)
    return takes


def core_hands(core: native.Native) -> tuple[float, float]:
    """A batch in the core."""
    start = thread_time()
    tally = core.simulate(1, 50_000)
    seconds = thread_time() - start
    return tally.hands / seconds, tally.moves / seconds


def python_hands(game: Any) -> tuple[float, float]:
    """The same hands by the Python rules."""
    hands, moves, rng = 100, 0, Stream(1)
    start = thread_time()
    for hand in range(hands):
        state = game.deal(rng.child(hand), 0)
        while legal := game.legal_moves(state):
            state, moves = game.play(state, rng.choice(legal)).state, moves + 1
        game.score(state)
    seconds = thread_time() - start
    return hands / seconds, moves / seconds


def open_spiel() -> dict[str, Take]:
    """OpenSpiel's C++ card games."""
    spiel = import_module("pyspiel")

    def take(name: str) -> tuple[float, float]:
        game, rng = spiel.load_game(name), random.Random(1)
        dealt = game.new_initial_state()
        while dealt.is_chance_node():
            dealt.apply_action(rng.choice(dealt.legal_actions()))
        lengths = []
        for _ in range(30):
            state = dealt.clone()
            while not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
            lengths.append(state.move_number() - dealt.move_number())
        bot = spiel.MCTSBot(game, spiel.RandomRolloutEvaluator(ROLLOUTS, 1), 2.0, 1, 10, False, 1, False)
        start = thread_time()
        bot.mcts_search(dealt)
        hands = ROLLOUTS / (thread_time() - start)
        return hands, hands * sum(lengths) / len(lengths)

    return {f"OpenSpiel, {name}": partial(take, name) for name in ("euchre", "oh_hell", "hearts", "spades")}


def rlcard() -> dict[str, Take]:
    """RLCard's environments with its own random agents."""
    library = import_module("rlcard")
    agents = import_module("rlcard.agents")

    def take(name: str, hands: int) -> tuple[float, float]:
        env = library.make(name, config={"seed": 1})
        env.set_agents([agents.RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
        start = thread_time()
        for _ in range(hands):
            env.run(is_training=False)
        seconds = thread_time() - start
        return hands / seconds, env.timestep / seconds

    games = {"gin-rummy": 10, "bridge": 20, "uno": 40, "doudizhu": 5, "leduc-holdem": 500}
    return {f"RLCard, {name}": partial(take, name, hands) for name, hands in games.items()}


def petting_zoo() -> dict[str, Take]:
    """PettingZoo's classic card games, agent by agent."""

    def take(module: Any, hands: int) -> tuple[float, float]:
        env, rng, moves = module.env(), random.Random(1), 0
        start = thread_time()
        for hand in range(hands):
            env.reset(seed=hand)
            for _ in env.agent_iter():
                observation, _, termination, truncation, _ = env.last()
                action = None
                if not (termination or truncation):
                    legal = [at for at, allowed in enumerate(observation["action_mask"]) if allowed]
                    action, moves = rng.choice(legal), moves + 1
                env.step(action)
        seconds = thread_time() - start
        return hands / seconds, moves / seconds

    games = {"gin_rummy_v4": 10, "leduc_holdem_v4": 300, "texas_holdem_v4": 100}
    takes: dict[str, Take] = {}
    for name, hands in games.items():
        try:
            module = import_module(f"pettingzoo.classic.{name}")
        except ImportError as error:
            print(f"left out: PettingZoo, {name}: {error}", file=sys.stderr)
            continue
        takes[f"PettingZoo, {name}"] = partial(take, module, hands)
    return takes


if __name__ == "__main__":
    main()
