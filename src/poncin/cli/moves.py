"""``poncin moves``: the legal moves in a position of a record."""

import argparse
import json
from itertools import islice

from poncin.cli.arguments import Parser, add_json, add_record, number
from poncin.cli.errors import BadFile
from poncin.cli.files import at_line, last_record
from poncin.errors import BadRecord
from poncin.i18n import Words
from poncin.match import Match
from poncin.notation import move_text
from poncin.record import Record, positions, replay


def arguments() -> Parser:
    """The command line."""
    parser = Parser(
        "moves",
        "Print the legal moves where the last record of a file stops, or after N of its moves: one a line as records "
        "write them, with the seat, sorted. Prints nothing where nobody is to move.",
        "poncin moves match.jsonl --ply 12",
    )
    add_record(parser)
    parser.add_argument("--ply", metavar="N", type=number(range(1 << 31)), help="the position after the first N moves")
    add_json(parser)
    return parser


def run(values: argparse.Namespace, _words: Words) -> int:
    """Print the moves."""
    line, record = last_record(values.file)
    try:
        match = _position(record, values.ply)
    except BadRecord as error:
        raise at_line(error, line) from None
    moves = sorted(f"{match.to_act} {move_text(move)}" for move in match.legal_moves())
    if values.json:
        print(json.dumps(moves))
    else:
        print(*moves, sep="\n", end="\n" if moves else "")
    return 0


def _position(record: Record, ply: int | None) -> Match:
    """The match at a ply; the whole record is checked first."""
    end = replay(record)
    plies = sum(len(hand.moves) for hand in record.hands)
    if ply is None or ply == plies:
        return end
    if ply > plies:
        raise BadFile("ply_range", value=str(ply), last=str(plies))
    return next(islice(positions(record), ply, None))
