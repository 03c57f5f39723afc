"""Everybody against everybody as a coloured table: colours repeat what the numbers say."""

from collections.abc import Mapping
from html import escape
from math import isfinite

from poncin.arena.report.text import minus
from poncin.arena.statistics import Estimate
from poncin.arena.summary import Result
from poncin.arena.units import Pair


def matrix(bots: tuple[str, ...], results: Mapping[Pair, Result]) -> str:
    """Rows against columns; a cell is tinted the more, the more points it tells of, and not where zero is possible."""
    most = max((abs(each.points.mean) for each in results.values()), default=0) or 1
    heads = "".join(f'<th scope="col">{escape(bot)}</th>' for bot in bots)
    rows = []
    for at, row in enumerate(bots):
        cells = []
        for column_at, column in enumerate(bots):
            turned = column_at < at
            result = results.get((column, row) if turned else (row, column))
            own = at == column_at or result is None
            cells.append('<td class="own">–</td>' if own or result is None else _cell(result, turned, most))
        rows.append(f'<tr><th scope="row">{escape(row)}</th>{"".join(cells)}</tr>')
    body = "\n".join(rows)
    return (
        '<div class="scroll" tabindex="0" role="region" aria-label="Everybody against everybody">'
        '<table class="matrix">\n<caption>Everybody against everybody</caption>\n'
        f"<thead><tr><td></td>{heads}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table></div>"
    )


def _cell(result: Result, turned: bool, most: float) -> str:
    points = result.points
    mean = -points.mean if turned else points.mean
    hands = 1 - result.hands.mean if turned else result.hands.mean
    kind = "open" if _open(points) else "win" if mean > 0 else "loss"
    tint = round(15 + 55 * abs(mean) / most)
    return (
        f'<td class="{kind}" style="--tint: {tint}%"><b>{minus(f"{mean:+.2f}")}</b> <small>{_half(points)}</small> '
        f"<small>{hands:.0%} won</small></td>"
    )


def _open(value: Estimate) -> bool:
    return value.low <= 0 <= value.high


def _half(value: Estimate) -> str:
    return f"± {value.half:.2f}" if isfinite(value.half) else "one deal"
