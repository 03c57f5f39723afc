"""The card backs: waves, risseu (the pebble mosaic of Ligurian church squares), a lattice of Saint George's crosses.

Every back looks the same when turned by 180 degrees, so that a turned card gives nothing away.
"""

from __future__ import annotations

import math

from engrave import beads, paints, short

INK, PAPER, RED, BLUE, SLATE = (paints()[name]["fill"] for name in ("ink", "paper", "red", "blue", "slate"))
LEFT, TOP, WIDE, TALL = 13, 13, 174, 294
CENTRE = (100.0, 160.0)


def _window(body: str) -> str:
    """``body`` clipped to the printed field (an inner svg clips without a url reference) and framed."""
    box = f'x="{LEFT}" y="{TOP}" width="{WIDE}" height="{TALL}"'
    return (
        f'<svg {box} viewBox="{LEFT} {TOP} {WIDE} {TALL}">{body}</svg>'
        f'<rect {box} fill="none" stroke="{INK}" stroke-width="2.4"/>'
    )


def _wave_row() -> str:
    """One row of scallops; later rows cover the feet of earlier ones."""
    ring = "".join(f"M{13 + 29 * i} 0m-{{r}} 0a{{r}} {{r}} 0 0 1 {{d}} 0" for i in range(8))
    rings = "".join(
        f'<path d="{ring.format(r=r, d=2 * r)}" fill="{fill}" stroke="{PAPER}" stroke-width="{width}"/>'
        for r, fill, width in ((14.5, BLUE, 2.6), (9.5, BLUE, 1.8), (4.5, PAPER, 0))
    )
    return f'<g id="wave-row">{rings}</g>'


def _waves() -> str:
    """Waves that roll in from both ends and meet at a band of coral beads."""
    rows = "".join(f'<use href="#wave-row" x="{-14.5 * (row % 2):g}" y="{row * 14.5 + 13:g}"/>' for row in range(12))
    upper = f'<rect width="200" height="160" fill="{BLUE}"/>{rows}'
    return (
        f'<svg id="wave-half" width="200" height="160">{upper}</svg>'
        '<use href="#wave-half" transform="rotate(180 100 160)"/>'
        f'<path d="M0 160H200" stroke="{INK}" stroke-width="17"/>'
        f'<path d="M0 160H200" stroke="{PAPER}" stroke-width="12"/>'
        f'<path d="M13 160H187" stroke="{RED}" stroke-width="8" stroke-linecap="round"{beads(WIDE, 14, 0.5)}/>'
    )


def _circle(radius: float) -> str:
    r, d = short(radius), short(2 * radius)
    return f"M{CENTRE[0]:g} {short(CENTRE[1] - radius)}a{r} {r} 0 1 1 0 {d}a{r} {r} 0 1 1 0-{d}z"


def _pebbles(radius: float, colour: str, size: float = 7.4) -> str:
    """A ring of round pebbles, their number even so that the ring is the same turned by 180 degrees."""
    count = 2 * round(math.pi * radius / (size + 1.6))
    # As long as the circle is that is drawn: coordinates have one decimal.
    string = beads(2 * math.pi * round(radius, 1), count)
    return f'<path d="{_circle(radius)}" stroke="{colour}" stroke-width="{size}"{string}/>'


def _star(points: int, outer: float, inner: float, turn: float = 0.0) -> str:
    corners = []
    for i in range(2 * points):
        radius, angle = (inner if i % 2 else outer), math.pi * i / points + turn
        corners.append(f"{short(CENTRE[0] + radius * math.sin(angle))} {short(CENTRE[1] - radius * math.cos(angle))}")
    return "M" + "L".join(corners) + "z"


def _risseu() -> str:
    """Rings of pebbles around an eight-pointed star."""
    colours = {3: SLATE, 4: RED, 9: SLATE, 10: RED}
    rings = "".join(_pebbles(64 + 9.2 * i, colours.get(i, PAPER)) for i in range(14))
    return (
        f'<rect width="200" height="320" fill="{INK}"/><g fill="none" stroke-linecap="round">{rings}'
        f"{_pebbles(55, RED)}</g>"
        f'<path d="{_circle(49)}" fill="{PAPER}"/><path d="{_star(8, 46, 18, math.pi / 8)}" fill="{SLATE}"/>'
        f'<path d="{_star(4, 47, 14)}" fill="{RED}" stroke="{PAPER}" stroke-width="2"/>'
        f'<path d="{_circle(8)}" fill="{PAPER}"/><path d="{_circle(4)}" fill="{INK}"/>'
    )


def _lattice() -> str:
    """Diamonds with Saint George's cross, set in a slate trellis."""
    across, down = WIDE / 4, TALL / 6
    diamonds, crosses = "", ""
    for row in range(13):
        for column in range(5):
            x, y = LEFT + across * (column + (row % 2) / 2), TOP + down * row / 2
            diamonds += f"M{short(x)} {short(y - 20)}l17.5 20-17.5 20-17.5-20z"
            crosses += f"M{short(x - 10)} {short(y)}h20M{short(x)} {short(y - 12)}v24"
    return (
        f'<rect width="200" height="320" fill="{SLATE}"/>'
        f'<path d="{diamonds}" fill="{PAPER}" stroke="{INK}" stroke-width="1.6"/>'
        f'<path d="{crosses}" stroke="{RED}" stroke-width="5"/>'
    )


def defs() -> str:
    """What the backs share by reference."""
    return _wave_row()


BACKS = {"back-waves": _window(_waves()), "back-risseu": _window(_risseu()), "back-cross": _window(_lattice())}
"""Symbol name to its picture."""
