"""Computer players by name."""

import re
from collections.abc import Callable

from poncin.bots.bot import Bot
from poncin.bots.oracle import OracleBot
from poncin.bots.plain import BeginnerBot, CasualBot, ClubBot, RandomBot
from poncin.bots.search import Budget
from poncin.bots.searching import SearchBot
from poncin.errors import BadOption

LEVELS: tuple[str, ...] = ("random", "beginner", "casual", "club", "counter", "expert", "strong", "master")
"""The names offered to players, weakest first; their numbers are names, too."""
CHEAT = "oracle"
"""The level after the strongest: it sees all cards, so it is offered to nobody."""
BASELINES: tuple[str, ...] = ("ismcts", "textbook", "worlds")
"""Searches to measure others by, not offered either: Python's own over any game, and two as in the books."""

_PLAIN: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "beginner": BeginnerBot,
    "casual": CasualBot,
    "club": ClubBot,
}
_ITERATIONS = 400
_NAME = re.compile(r"([a-z]+|[0-9])(?::([1-9][0-9]{0,8})(ms)?)?", re.ASCII)
_ALLOWED = (
    f"{', '.join(LEVELS)} (0–7); counter, expert, strong, master :PLAYOUTS, :MSms; {CHEAT}, {', '.join(BASELINES)}"
)


def make_bot(name: str) -> Bot:
    """The computer player of that name; raises `BadOption` for an unknown one."""
    found = _NAME.fullmatch(name)
    if found is None:
        raise _unknown(name)
    base, number, unit = found.groups()
    if base.isdigit():
        levels = (*LEVELS, CHEAT)
        if int(base) >= len(levels):
            raise _unknown(name)
        base = levels[int(base)]
    if base in _PLAIN:
        if number:
            raise _unknown(name)
        return _PLAIN[base]()
    if base not in (*LEVELS, CHEAT, *BASELINES):
        raise _unknown(name)
    budget = None
    if number:
        budget = Budget(milliseconds=int(number)) if unit else Budget(int(number))
    elif base in ("ismcts", "textbook"):
        budget = Budget(_ITERATIONS)
    return OracleBot(budget) if base == CHEAT else SearchBot(base, budget, native=base != "ismcts")


def _unknown(name: str) -> BadOption:
    return BadOption("unknown_bot", bot=name, allowed=_ALLOWED)
