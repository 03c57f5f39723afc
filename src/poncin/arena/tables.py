"""Results as a Markdown table."""

from collections.abc import Iterable
from math import isfinite

from poncin.arena.statistics import Estimate
from poncin.arena.summary import Result
from poncin.arena.units import Setting

_COLUMNS = ("game, players", "bots", "deals", "points per hand", "hands won", "ms per move", "99 % below")
_MATCHES = "matches won"
_TEST = "test"


def heading(*, matches: bool, tested: bool) -> list[str]:
    """The first two lines; results of matches and of a test have a column more."""
    columns = [*_COLUMNS, *([_MATCHES] if matches else []), *([_TEST] if tested else [])]
    return [_line(columns), _line(["---"] * len(columns)).replace(" ", "")]


def row(setting: Setting, result: Result) -> str:
    """One pair."""
    cells = [
        f"{setting.game} {setting.players}",
        " – ".join(result.pair),
        str(result.deals),
        points(result.points),
        share(result.hands),
        " / ".join(f"{each:.2f}" for each in result.ms_mean),
        " / ".join(f"{each:.2f}" for each in result.ms_p99),
    ]
    if result.matches:
        cells.append(share(result.matches))
    if result.test:
        cells.append(f"{result.test.verdict} ({result.test.ratio:+.2f})")
    return _line(cells)


def points(value: Estimate) -> str:
    """A mean of points with half its interval, where there is one."""
    return f"{value.mean:+.2f} ± {value.half:.2f}" if isfinite(value.half) else f"{value.mean:+.2f}"


def share(value: Estimate) -> str:
    """A share with half its interval, where there is one."""
    return f"{value.mean:.1%} ± {value.half:.1%}" if isfinite(value.half) else f"{value.mean:.1%}"


def _line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"
