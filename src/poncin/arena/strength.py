"""How strong each player of a round robin is: one number each, for display. Pairs decide, not these."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any

from poncin.arena.book import Page
from poncin.arena.statistics import Estimate, estimate
from poncin.arena.summary import rounded
from poncin.arena.times import Times
from poncin.arena.units import Pair

_RATED = 1000


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating by OpenSkill (Plackett-Luce, from 25 ± 8.33 on): the mean and the spread of what it believes."""

    mu: float
    sigma: float


def standings(bots: tuple[str, ...], pages: Mapping[Pair, Page], deals: int) -> list[dict[str, Any]]:
    """Each player of a round robin as a JSON object, strongest first; only deals below a number count."""
    counted = {pair: page.below(deals) for pair, page in pages.items()}
    strength, rated = strengths(bots, counted), ratings(bots, counted)
    found = []
    for bot in sorted(strength, key=lambda bot: strength[bot].mean, reverse=True):
        members: dict[str, Any] = {"bot": bot, "points": rounded(strength[bot])}
        if rated is not None:
            members["openskill"] = {"mu": round(rated[bot].mu, 3), "sigma": round(rated[bot].sigma, 3)}
        found.append(members)
    return found


def strengths(bots: tuple[str, ...], pages: Mapping[Pair, Page]) -> dict[str, Estimate]:
    """Points per hand above the field: for each deal that all pairs have played the mean over everybody, oneself too.

    That is the least-squares fit of one number for each player to all differences. Empty where pairs share no deal.
    """
    common = set.intersection(*(set(page.deals) for page in pages.values()))
    if not common:
        return {}
    found = {}
    for bot in bots:
        signed = [
            (page, 1 if pair[0] == bot else -1) for pair, page in pages.items() if bot in pair and pair[0] != pair[1]
        ]
        found[bot] = estimate(
            [sum(sign * page.deals[deal].points for page, sign in signed) / len(bots) for deal in sorted(common)]
        )
    return found


def times_of(bots: tuple[str, ...], pages: Mapping[Pair, Page]) -> dict[str, Times]:
    """The times of all moves of each player."""
    found = {bot: Times() for bot in bots}
    for pair, page in pages.items():
        for bot, times in zip(pair, page.times, strict=True):
            found[bot].merge(times)
    return found


def ratings(bots: tuple[str, ...], pages: Mapping[Pair, Page]) -> dict[str, Rating] | None:
    """Ratings from who had more points in each of the first thousand deals; None where OpenSkill is not installed."""
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415 - an extra
    except ImportError:
        return None
    model = PlackettLuce(tau=0.0)  # nobody gets better between two deals
    rated = {bot: model.rating(name=bot) for bot in bots}
    numbers = sorted(set.union(*(set(page.deals) for page in pages.values())))
    for number in islice(numbers, _RATED):
        for (first, second), page in pages.items():
            deal = page.deals.get(number)
            if deal and first != second:
                ranks = [float(deal.points < 0), float(deal.points > 0)]
                [rated[first]], [rated[second]] = model.rate([[rated[first]], [rated[second]]], ranks=ranks)
    return {bot: Rating(each.mu, each.sigma) for bot, each in rated.items()}
