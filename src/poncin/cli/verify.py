"""``poncin verify``: whether the cards of records follow from what their server promised."""

import argparse
import json

from poncin.cli.arguments import Parser, add_json, add_record
from poncin.cli.files import at_line, lines_of
from poncin.errors import BadRecord
from poncin.i18n import Words
from poncin.record import read, replay
from poncin.server.verifying import verify


def arguments() -> Parser:
    """The command line."""
    parser = Parser(
        "verify",
        "Check the shuffles of match records from a server: seeds against commitments, decks against seeds and nonces; "
        "then replay them. Prints a line for each bad record and a total; the exit status is 1 when any is bad.",
        "poncin verify match.jsonl",
    )
    add_record(parser)
    add_json(parser)
    return parser


def run(values: argparse.Namespace, words: Words) -> int:
    """Print what is bad, and how many shuffles were checked."""
    records = hands = bad = 0
    for number, line in lines_of(values.file):
        records += 1
        try:
            record = read(line)
            hands += verify(record)
            replay(record)
        except BadRecord as error:
            bad += 1
            placed = at_line(error, number)
            if not values.json:
                print(words.error(placed))
    if values.json:
        print(json.dumps({"records": records, "hands": hands, "bad": bad}))
    else:
        print(words("cli-verified", records=records, hands=hands, bad=bad))
    return 1 if bad else 0
