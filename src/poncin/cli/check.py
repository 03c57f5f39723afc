"""``poncin check``: every record of a file replayed and re-scored."""

import argparse
import json

from poncin.cli.arguments import Parser, add_json, add_record
from poncin.cli.files import at_line, lines_of
from poncin.errors import BadRecord
from poncin.i18n import Words
from poncin.record import read, replay


def arguments() -> Parser:
    """The command line."""
    parser = Parser(
        "check",
        "Replay and re-score every record of a file. Prints a line for each bad one, with place and reason, and a "
        "total; the exit status is 1 when any is bad.",
        "poncin check matches.jsonl",
    )
    add_record(parser)
    add_json(parser)
    return parser


def run(values: argparse.Namespace, words: Words) -> int:
    """Print what is bad, and how many there are."""
    total = 0
    bad = []
    for number, line in lines_of(values.file):
        total += 1
        try:
            replay(read(line))
        except BadRecord as error:
            placed = at_line(error, number)
            sentence = words.error(placed)
            bad.append({"line": number, "code": error.code, **_places(error), "message": sentence})
            if not values.json:
                print(sentence)
    if values.json:
        print(json.dumps({"records": total, "good": total - len(bad), "bad": bad}, ensure_ascii=False))
    else:
        print(words("cli-checked", total=total, bad=len(bad)))
    return 1 if bad else 0


def _places(error: BadRecord) -> dict[str, int]:
    """Where in the record the fault is, as far as the error says."""
    return {name: place for name in ("hand", "move") if isinstance(place := error.details.get(name), int)}
