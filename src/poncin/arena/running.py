"""A run: what is missing is cut into units, handed to a back end, and entered as it comes back."""

from collections import deque
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from math import ceil

from poncin.arena.backends import Backend
from poncin.arena.book import Page
from poncin.arena.playing import play_unit
from poncin.arena.sprt import Sprt, decide
from poncin.arena.summary import Result, result_of
from poncin.arena.units import Pair, Played, Setting, Unit

_SECONDS = 2.0
"""How much work a unit aims at: at least a second of it outweighs what carrying it about costs."""


def compare(setting: Setting, pair: Pair, deals: int) -> Result:
    """Play so many deals here and now; raises `BadOption`."""
    page = Page()
    page.add(play_unit(Unit(setting, pair, 0, deals)))
    return result_of(pair, page)


class _Todo:
    """What a pair has still to play, and how many of its deals make a unit."""

    def __init__(self, setting: Setting, pair: Pair, page: Page, deals: int) -> None:
        self.setting = setting
        self.pair = pair
        self.page = page
        self.left = deque(page.missing(deals))
        self.size = 1

    def next_unit(self, jobs: int) -> Unit:
        """Cut off the next unit; the last ones are shared out among all jobs."""
        size = min(self.size, max(1, ceil(sum(map(len, self.left)) / jobs)))
        deals = self.left.popleft()
        if len(deals) > size:
            self.left.appendleft(deals[size:])
        return Unit(self.setting, self.pair, deals.start, min(deals.stop, deals.start + size))

    def enter(self, played: Played) -> None:
        """Take note of a unit and of how long a deal takes."""
        self.page.add(played)
        each = played.seconds / len(played.deals)
        self.size = max(1, round(_SECONDS / each)) if each else self.size


def run(
    setting: Setting,
    pages: dict[Pair, Page],
    deals: int,
    backend: Backend,
    *,
    jobs: int = 1,
    sprt: Sprt | None = None,
    done: Callable[[Played], None] = lambda _played: None,
) -> None:
    """Play what the pages lack of so many deals each; with a test, until it is decided for a pair.

    ``done`` is called for each unit as it comes back. Raises what a unit raises.
    """
    waiting = deque(_Todo(setting, pair, page, deals) for pair, page in pages.items())
    running: dict[Future[Played], _Todo] = {}
    while waiting or running:
        while waiting and len(running) < 2 * jobs:
            todo = waiting.popleft()
            if todo.left and not (sprt and _decided(sprt, todo.page, deals)):
                running[backend.submit(todo.next_unit(jobs))] = todo
                waiting.append(todo)
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            todo = running.pop(future)
            played = future.result()
            todo.enter(played)
            done(played)


def _decided(sprt: Sprt, page: Page, deals: int) -> bool:
    return decide(sprt, [deal.points for deal in page.unbroken()[:deals]]).verdict != "open"
