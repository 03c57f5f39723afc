"""What a run says: for each pair means with intervals, times, and the verdict of its test."""

from dataclasses import dataclass
from typing import Any

from poncin.arena.book import Page
from poncin.arena.sprt import Decision, Sprt, decide
from poncin.arena.statistics import Estimate, estimate
from poncin.arena.units import Fault, Pair


@dataclass(frozen=True, slots=True)
class Result:
    """Of a pair. Points are per hand, first less second; hands and matches are shares that the first won."""

    pair: Pair
    deals: int
    points: Estimate
    hands: Estimate
    matches: Estimate | None
    ms_mean: tuple[float, float]
    ms_p99: tuple[float, float]
    faults: tuple[Fault, ...]
    test: Decision | None

    def to_json(self) -> dict[str, Any]:
        """As a JSON object."""
        members: dict[str, Any] = {
            "bots": list(self.pair),
            "deals": self.deals,
            "points": rounded(self.points),
            "hands_won": rounded(self.hands),
        }
        if self.matches is not None:
            members["matches_won"] = rounded(self.matches)
        members["ms_mean"] = [round(each, 4) for each in self.ms_mean]
        members["ms_p99"] = [round(each, 4) for each in self.ms_p99]
        if self.test is not None:
            members["sprt"] = {"verdict": self.test.verdict, "ratio": round(self.test.ratio, 3)}
        if self.faults:
            members["faults"] = [{"deal": each.deal, "bot": each.player, "text": each.text} for each in self.faults]
        return members


def result_of(pair: Pair, page: Page, deals: int | None = None, sprt: Sprt | None = None) -> Result:
    """Sum up at least one deal: those below a number (None: all), with a test those up to its decision."""
    test = None
    if sprt is not None:
        test = decide(sprt, [deal.points for deal in page.unbroken()[:deals]])
        if test.verdict != "open":
            deals = test.deals
    counted = page.first(deals)
    matches = [deal.matches for deal in counted if deal.matches is not None]
    return Result(
        pair=pair,
        deals=len(counted),
        points=estimate([deal.points for deal in counted]),
        hands=estimate([deal.hands for deal in counted]),
        matches=estimate(matches) if matches else None,
        ms_mean=(page.times[0].mean_ms, page.times[1].mean_ms),
        ms_p99=(page.times[0].quantile_ms(0.99), page.times[1].quantile_ms(0.99)),
        faults=tuple(fault for fault in page.faults if deals is None or fault.deal < deals),
        test=test,
    )


def rounded(value: Estimate) -> dict[str, float | None]:
    """An estimate as a JSON object; a single deal has no interval, so its members are null."""
    known = value.error != float("inf")
    return {
        "mean": round(value.mean, 4),
        "ci": round(value.half, 4) if known else None,
        "error": round(value.error, 5) if known else None,
    }
