"""``poncin perft``: how many lines of play there are from a seeded deal."""

import argparse
import json

from poncin.cli.arguments import SEEDS, Parser, add_game, add_json, game_of, number
from poncin.cli.errors import Usage
from poncin.i18n import Words
from poncin.match import decks_for, seeded_decks
from poncin.notation import move_text
from poncin.rng import Stream
from poncin.testing.perft import perft, perft_split


def arguments() -> Parser:
    """The command line."""
    parser = Parser(
        "perft",
        "Count the leaves of the tree of legal moves from a seeded deal: the sequences of so many moves, those that "
        "end the hand earlier included. For comparing implementations of the rules.",
        "poncin perft cirulla --seed 7 --depth 4 --split",
    )
    add_game(parser)
    parser.add_argument("--seed", metavar="S", type=number(SEEDS), required=True, help="deal the first hand of seed S")
    parser.add_argument("--depth", metavar="D", type=number(range(41)), required=True, help="length of a sequence")
    parser.add_argument("--dealer", metavar="D", type=number(range(4)), default=0, help="seat of the dealer (0)")
    parser.add_argument("--split", action="store_true", help="also the leaves below each first move")
    add_json(parser)
    return parser


def run(values: argparse.Namespace, _words: Words) -> int:
    """Print the count."""
    game = game_of(values)
    if values.dealer >= game.players:
        raise Usage("not_in_range", value=str(values.dealer), first="0", last=str(game.players - 1))
    deck = decks_for(game, 0, seeded_decks(Stream(values.seed)))[-1]
    state = game.start(values.dealer, deck).state
    split: dict[str, int] | None = None
    if values.split and values.depth:
        counts = perft_split(game, state, values.depth)
        split = {f"{game.to_act(state)} {move_text(move)}": leaves for move, leaves in counts.items()}
    leaves = perft(game, state, values.depth) if split is None else sum(split.values())
    if values.json:
        members = {"game": game.info.id, "seed": values.seed, "depth": values.depth, "leaves": leaves}
        print(json.dumps(members | ({} if split is None else {"split": split})))
    else:
        for text, count in (split or {}).items():
            print(f"{text}: {count}")
        print(leaves)
    return 0
