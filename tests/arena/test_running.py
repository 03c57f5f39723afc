"""The same numbers on every back end, whatever the units; the early end of a decided test."""

import sys
from concurrent.futures import Future

import pytest

from poncin.arena.backends import BACKENDS, opened
from poncin.arena.book import Page, pairs_of
from poncin.arena.errors import NoBackend
from poncin.arena.playing import play_unit
from poncin.arena.running import run
from poncin.arena.sprt import Sprt
from poncin.arena.summary import result_of
from poncin.arena.units import Deal, Pair, Played, Setting, Unit

BOTS = ("random", "casual", "ismcts:4")
SETTING = Setting("cirulla", 2, 21)


class Here:
    """Plays at once, and keeps the units; may claim that they took longer."""

    def __init__(self, seconds: float = 1e-9) -> None:
        self.units: list[Unit] = []
        self.seconds = seconds

    def submit(self, unit: Unit) -> Future[Played]:
        self.units.append(unit)
        done = play_unit(unit)
        future: Future[Played] = Future()
        future.set_result(Played(done.pair, done.first, done.deals, done.times, done.faults, self.seconds))
        return future


def numbers(pages: dict[Pair, Page]) -> dict[Pair, tuple[list[Deal], list[int]]]:
    """Everything but the times."""
    return {pair: (page.first(), [each.count for each in page.times]) for pair, page in pages.items()}


@pytest.fixture(scope="module")
def expected() -> dict[Pair, tuple[list[Deal], list[int]]]:
    pages = {pair: Page() for pair in pairs_of(BOTS)}
    for pair, page in pages.items():
        page.add(play_unit(Unit(SETTING, pair, 0, 5)))
    return numbers(pages)


@pytest.mark.parametrize("name", BACKENDS)
def test_the_same_numbers_on_all_back_ends(name: str, expected: dict[Pair, tuple[list[Deal], list[int]]]) -> None:
    pages = {pair: Page() for pair in pairs_of(BOTS)}
    with opened(name, 2) as backend:
        run(SETTING, pages, 5, backend, jobs=2)
    assert numbers(pages) == expected


def test_ray_is_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoBackend) as refused, opened("ray", 2):
        pass
    assert refused.value.details == {"name": "ray", "extra": "ray"}


def test_ray_that_does_not_start_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "no address")
    with pytest.raises(NoBackend) as refused, opened("ray", 2):
        pass
    assert refused.value.code == "backend_failed"


@pytest.mark.parametrize("seconds", [1e-9, 0.3, 100.0])
def test_every_deal_is_played_once(seconds: float) -> None:
    pages = {pair: Page() for pair in pairs_of(("random", "casual"))}
    here = Here(seconds)
    run(Setting("mariagio", 2, 1), pages, 40, here, jobs=2)
    assert sorted(number for unit in here.units for number in range(unit.first, unit.stop)) == list(range(40))
    if seconds > 10:  # a deal is longer than a unit should be
        assert all(unit.stop - unit.first == 1 for unit in here.units)
    else:
        assert len(here.units) < 40


def test_only_what_is_missing_is_played() -> None:
    page = Page()
    setting = Setting("mariagio", 2, 1)
    for first, stop in ((2, 4), (7, 8)):
        page.add(play_unit(Unit(setting, ("random", "casual"), first, stop)))
    assert list(page.missing(10)) == [range(2), range(4, 7), range(8, 10)]
    here = Here()
    run(setting, {("random", "casual"): page}, 10, here)
    assert sorted(number for unit in here.units for number in range(unit.first, unit.stop)) == [0, 1, 4, 5, 6, 8, 9]
    whole = play_unit(Unit(setting, ("random", "casual"), 0, 10))
    assert page.first() == list(whole.deals)


@pytest.mark.parametrize("jobs", [1, 3])
def test_a_decided_test_ends_early_and_the_same_way(jobs: int) -> None:
    pages = {pair: Page() for pair in pairs_of(("random", "casual"))}
    here = Here(2.0)
    run(Setting("cirollon", 4, 2), pages, 400, here, jobs=jobs, sprt=Sprt(-5, 0))
    result = result_of(("random", "casual"), pages["random", "casual"], 400, Sprt(-5, 0))
    assert result.test is not None
    assert result.test.verdict == "lower"
    assert result.deals == result.test.deals == 20
    assert len(here.units) < 40


def test_errors_of_a_unit_come_out() -> None:
    pages = {pair: Page() for pair in pairs_of(("random", "nobody"))}
    with opened("threads", 1) as backend, pytest.raises(Exception, match="nobody"):
        run(SETTING, pages, 3, backend)
