"""Strength against time as an inline drawing."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from math import ceil, floor, isfinite, log10
from typing import NamedTuple

from poncin.arena.report.text import minus
from poncin.arena.statistics import Estimate

_WIDTH, _HEIGHT = 440, 330
_LEFT, _RIGHT, _TOP, _BOTTOM = 46, 90, 14, 42
_LINE = 14
_LETTER = 7
_CAPTION = "Points per hand above the field, over mean time per move. Up and to the left is better."


_Place = tuple[float, float, str]


class _Box(NamedTuple):
    """Where a name or a point lies: a line high."""

    left: float
    right: float
    y: float

    def moved(self, down: float) -> "_Box":
        return self._replace(y=self.y + down)

    def is_free(self, taken: Iterable["_Box"], own: "_Box") -> bool:
        """Whether it lies on the drawing and on nothing but the point that it belongs to."""
        return (
            self.left >= 0
            and self.right <= _WIDTH
            and not any(
                self.left < other.right and other.left < self.right and abs(self.y - other.y) < _LINE
                for other in taken
                if other != own
            )
        )


class _Axis(NamedTuple):
    """Maps values from low to high to places from start to stop."""

    low: float
    high: float
    start: float
    stop: float

    def at(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.stop - self.start)


def plot(players: Sequence[tuple[str, float, Estimate]]) -> str:
    """A point for each player: mean milliseconds per move, on a scale of tenfold steps, and strength."""
    exponents = [log10(max(ms, 1e-3)) for _, ms, _ in players]
    first, last = floor(min(exponents)), ceil(max(exponents))
    across = _Axis(first, max(last, first + 1), _LEFT, _WIDTH - _RIGHT)
    ends = [end for _, _, each in players for end in (each.low, each.high, each.mean) if isfinite(end)]
    step = _step(max(ends) - min(ends))
    low, high = floor(min(ends) / step), ceil(max(ends) / step)
    high = max(high, low + 1)
    up = _Axis(low * step, high * step, _HEIGHT - _BOTTOM, _TOP)
    parts = [
        f'<figure>\n<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="Strength against time">',
        *_grid(across, up, step),
    ]
    places: list[_Place] = [
        (across.at(exponent), up.at(each.mean), name)
        for exponent, (name, _, each) in zip(exponents, players, strict=True)
    ]
    for (x, _, _), (name, ms, each) in zip(places, players, strict=True):
        if isfinite(each.low):
            parts.append(f'<path class="range" d="M{x:.1f} {up.at(each.low):.1f}V{up.at(each.high):.1f}"/>')
        parts.append(
            f'<circle cx="{x:.1f}" cy="{up.at(each.mean):.1f}" r="4.5">'
            f"<title>{escape(name)}: {minus(f'{each.mean:+.2f}')} points, {ms:.2f} ms</title></circle>"
        )
    parts += [
        *_names(places),
        "</svg>",
        f"<figcaption>{_CAPTION}</figcaption>\n</figure>",
    ]
    return "\n".join(parts)


def _grid(across: _Axis, up: _Axis, step: float) -> list[str]:
    parts = []
    for number in range(round((up.high - up.low) / step) + 1):
        value = up.low + number * step
        y = up.at(value)
        parts.append(
            f'<path class="grid{" zero" if abs(value) < step / 2 else ""}" d="M{_LEFT} {y:.1f}H{across.stop}"/>'
        )
        parts.append(f'<text class="tick" text-anchor="end" x="{_LEFT - 7}" y="{y + 4:.1f}">{_tick(value)}</text>')
    for exponent in range(round(across.low), round(across.high) + 1):
        x = across.at(exponent)
        parts.append(f'<path class="grid" d="M{x:.1f} {_TOP}V{up.start}"/>')
        parts.append(
            f'<text class="tick" text-anchor="middle" x="{x:.1f}" y="{up.start + 17}">{10.0**exponent:g}</text>'
        )
    middle = (across.start + across.stop) / 2
    parts.append(f'<text class="tick" text-anchor="middle" x="{middle:.1f}" y="{_HEIGHT - 8}">ms per move</text>')
    return parts


def _names(places: Sequence[_Place]) -> Iterator[str]:
    """The names beside their points: right, left, below or above, where no other name and no other point lies."""
    taken = [_Box(x - 5, x + 5, y) for x, y, _ in places]
    for own, (x, y, name) in zip(tuple(taken), places, strict=True):
        text = _short(name)
        wide = _LETTER * len(text)
        right, left = _Box(x + 9, x + 9 + wide, y), _Box(x - 9 - wide, x - 9, y)
        free = [box for box in (right, left, right.moved(_LINE), right.moved(-_LINE)) if box.is_free(taken, own)]
        box = free[0] if free else right
        taken.append(box)
        anchor, at = ("end", box.right) if box == left else ("start", box.left)
        yield f'<text class="name" text-anchor="{anchor}" x="{at:.1f}" y="{box.y + 4:.1f}">{escape(text)}</text>'


def _step(span: float) -> float:
    """A round distance of grid lines, some six of them."""
    raw = max(span, 1e-6) / 6
    scale: float = 10.0 ** floor(log10(raw))
    return next(scale * each for each in (1, 2, 5, 10) if scale * each >= raw)


def _tick(value: float) -> str:
    return minus(f"{value:+g}") if value else "0"


def _short(name: str) -> str:
    return name if len(name) <= 16 else name[:15] + "…"
