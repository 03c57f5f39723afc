"""``poncin play``: a match against the computer, in the terminal application or in lines."""

import argparse
import os
import secrets
import sys
from importlib import import_module
from pathlib import Path

from poncin.bots import make_bot
from poncin.cli.arguments import BOTS, SEEDS, Parser, add_game, number
from poncin.cli.errors import BadFile
from poncin.cli.plain import PlainMatch
from poncin.cli.plain.lines import choose
from poncin.cli.setting_up import Leaving, chosen_match
from poncin.client import Session, Store, data_folder
from poncin.errors import BadOption, BadRecord
from poncin.i18n import Words


def arguments() -> Parser:
    """The command line."""
    parser = Parser(
        "play",
        "Play a match against the computer. What is not given is asked for when GAME is not given, and has its usual "
        "value otherwise. An unfinished match is kept after every move and offered the next time; it stays in the "
        "folder that PONCIN_DATA names, or in ~/.local/share/poncin.",
        "poncin play cirulla --players 4 --level club --option low_triple=13",
    )
    add_game(parser, needed=False)
    parser.add_argument(
        "--level", metavar="BOT", help=f"computer player: {BOTS} (club); oracle, the next, cheats: it sees your cards"
    )
    parser.add_argument("--seed", metavar="S", type=number(SEEDS), help="deal the cards of seed S instead of new ones")
    parser.add_argument("--name", metavar="NAME", help="your name in the match and its record")
    parser.add_argument("--new", action="store_true", help="put an unfinished match aside without asking")
    parser.add_argument("--resume", metavar="FILE", help="go on with a match that was put aside")
    parser.add_argument("--plain", action="store_true", help="numbered lines instead of the full screen")
    return parser


def run(values: argparse.Namespace, words: Words) -> int:
    """Play."""
    plain = values.plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    if plain:
        words = Words(words.lang, spoken=True)
    if values.level is not None:
        make_bot(values.level)  # a wrong name is told before anything is asked
    with Store(data_folder(os.environ)) as store:
        try:
            if values.resume is not None:
                session: Session | None = _taken_up(Path(values.resume), store, words)
            else:
                session = None if values.new else _kept(store, words)
            resumed = session is not None
            session = session or _new(values, store, words)
        except Leaving:
            return 0
        if plain:
            PlainMatch(session, words).run(resumed=resumed)
            status = 0
        else:
            # The application is imported only where it is shown: it takes a third of a second.
            status = import_module("poncin.tui").run(session, words, store)
        if path := store.settle():
            print(words("cli-record-in", path=str(path)))
        return status


def _taken_up(file: Path, store: Store, words: Words) -> Session:
    """A match that was put aside; raises `BadFile` or `SaveError`, and the file stays as it is."""
    try:
        session = Session.load(file)
    except (BadRecord, BadOption) as error:
        raise BadFile("not_a_kept_match", path=str(file), reason=words.error(error)) from None
    store.take_up(file)
    session.path = store.unfinished
    return session


def _kept(store: Store, words: Words) -> Session | None:
    """The unfinished match, if there is one and the player goes on with it; raises `Leaving`."""
    store.settle()  # it may have been over when the program was stopped
    if not store.unfinished.exists():
        return None
    try:
        session = Session.load(store.unfinished)
    except (BadRecord, BadOption) as error:
        print(words("cli-damaged", reason=words.error(error), path=str(store.put_damaged_aside())))
        return None
    match = session.match
    question = words(
        "cli-unfinished-match",
        game=words.game(match.game.info.id),
        hand=len(match.hands),
        points="–".join(str(each) for each in match.totals),
    )
    answer = choose(question, [words("cli-go-on"), words("cli-new-match")], words, default=0)
    if answer is None:
        raise Leaving
    return session if answer == 0 else None


def _new(values: argparse.Namespace, store: Store, words: Words) -> Session:
    """A match as the command line or the player's answers have it; raises `Leaving`, `BadOption` or `Usage`."""
    game, bots, names = chosen_match(values, words)
    if any(bot.sees_all for bot in bots.values()):
        print(words("level-cheats"))
    if store.unfinished.exists():
        print(words("cli-put-aside", path=str(store.put_aside())))
    seed = secrets.randbits(32) if values.seed is None else values.seed
    return Session.new(game, bots=bots, names=names, seed=seed, path=store.unfinished)
