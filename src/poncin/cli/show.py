"""``poncin show``: a match record told as a readable account."""

import argparse
from collections.abc import Iterator, Sequence
from typing import Any

from poncin.cli.arguments import Parser, add_record, number
from poncin.cli.errors import BadFile
from poncin.cli.files import at_line, last_record
from poncin.cli.telling import Teller
from poncin.client.history import hand_steps
from poncin.errors import BadRecord
from poncin.i18n import Words, printable
from poncin.match import Hand, Match
from poncin.record import Record, SeatRecord, replay
from poncin.rules.events import Dealt, Drew, Exchanged
from poncin.rules.game import State


def arguments() -> Parser:
    """The command line."""
    parser = Parser(
        "show",
        "Tell the last record of a file: players, options, every deal and move, score sheets and the end.",
        "poncin show match.jsonl --hand 2 --lang lij",
    )
    add_record(parser)
    parser.add_argument("--hand", metavar="H", type=number(range(1, 1 << 31)), help="only this hand, counted from 1")
    return parser


def run(values: argparse.Namespace, words: Words) -> int:
    """Print the account."""
    line, record = last_record(values.file)
    try:
        match = replay(record)
    except BadRecord as error:
        raise at_line(error, line) from None
    hands = len(match.hands)
    if values.hand and values.hand > hands:
        raise BadFile("hand_range", value=str(values.hand), last=str(hands))
    teller = Teller(words, match.game, [seat.name for seat in record.seats])
    for each in _head(record, teller):
        print(each)
    totals = [0] * match.game.sides
    for at, hand in enumerate(match.hands, start=1):
        if hand.score:
            totals = [total + points for total, points in zip(totals, hand.score.points, strict=True)]
        if values.hand in (None, at):
            print()
            for each in _hand(match, hand, at, totals, teller):
                print(each)
    if values.hand in (None, hands):
        print()
        print(teller.ending(match) or words("cli-unfinished", points=teller.points(match.totals)))
    return 0


def _head(record: Record, teller: Teller) -> Iterator[str]:
    words = teller.words
    yield words("cli-title", game=words.game(record.game), players=len(record.seats), target=teller.game.target)
    for seat, each in enumerate(record.seats):
        yield words("cli-seat", seat=str(seat), name=teller.names[seat], player=_player(each, words))
    options = teller.options()
    yield words("cli-options", options="; ".join(options)) if options else words("cli-options-default")


def _player(seat: SeatRecord, words: Words) -> str:
    if seat.kind == "human":
        return words("cli-person")
    try:
        return words("cli-computer", level=words.level(seat.level or ""))
    except LookupError:  # a level of another program
        return words("cli-computer", level=printable(seat.level or "?"))


def _hand(match: Match, hand: Hand, number: int, totals: Sequence[int], teller: Teller) -> Iterator[str]:
    yield teller.hand_begins(number, hand.dealer)
    before: tuple[int, ...] = (0,) * match.game.players
    for state, events in hand_steps(match.game, hand):
        told = [each for each in events if not isinstance(each, Dealt | Drew)]
        dealt = list(_got(before, state, teller))
        exchanged = any(isinstance(each, Exchanged) for each in events)
        yield from (f"  {sentence}" for sentence in teller.events(told))
        yield from () if exchanged else dealt
        before = state.hands
    if hand.score:
        yield from teller.sheet(hand.score, totals)


def _got(before: Sequence[int], state: State[Any], teller: Teller) -> Iterator[str]:
    """Who got which cards in a step, seats in the order of play."""
    seats = len(before)
    for turn in range(1, seats + 1):
        seat = (state.public.dealer + turn) % seats
        if cards := state.hands[seat] & ~before[seat]:
            yield "  " + teller.words("cli-got", name=teller.names[seat], cards=teller.cards(cards))
