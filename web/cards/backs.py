"""Card backs with Ligurian motifs: waves, the pebble mosaic of church squares, Saint George's crosses."""

from __future__ import annotations

from engrave import paints
from pips import HEIGHT, WIDTH

SLATE, PAPER = paints()["slate"]["fill"], paints()["paper"]["fill"]
BLUE, RED, INK, OCHRE = (paints()[name]["fill"] for name in ("blue", "red", "ink", "ochre"))

_FRAME = f'x="10" y="10" width="{WIDTH - 20}" height="{HEIGHT - 20}" rx="6"'


def defs() -> str:
    """The patterns that the backs are filled with."""
    wave = "M0 15A15 15 0 0 1 30 15M5 15A10 10 0 0 1 25 15M10 15A5 5 0 0 1 20 15"
    pebbles = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="6.4" ry="3.4" transform="rotate({turn} {x} {y})"/>'
        for x, y, turn in ((10, 10, 45), (30, 10, -45), (10, 30, -45), (30, 30, 45))
    )
    return (
        '<pattern id="waves" width="30" height="30" patternUnits="userSpaceOnUse" x="10" y="10">'
        f'<path d="{wave}" fill="none" stroke="{PAPER}" stroke-width="1.8"/>'
        f'<path d="{wave}" transform="translate(-15 15)" fill="none" stroke="{PAPER}" stroke-width="1.8"/>'
        f'<path d="{wave}" transform="translate(15 15)" fill="none" stroke="{PAPER}" stroke-width="1.8"/></pattern>'
        '<pattern id="risseu" width="40" height="40" patternUnits="userSpaceOnUse" x="0" y="0">'
        f'<g fill="{PAPER}">{pebbles}</g><circle cx="20" cy="20" r="3.4" fill="{OCHRE}"/>'
        f'<path d="M0-3.4A3.4 3.4 0 0 1 0 3.4M40-3.4A3.4 3.4 0 0 0 40 3.4M0 36.6A3.4 3.4 0 0 1 0 43.4M40 36.6'
        f'A3.4 3.4 0 0 0 40 43.4" fill="{OCHRE}"/></pattern>'
        '<pattern id="crosses" width="36" height="36" patternUnits="userSpaceOnUse" x="10" y="16">'
        f'<path d="M18 4V32M4 18H32" stroke="{RED}" stroke-width="7"/>'
        f'<path d="M0 0l4 4M36 0l-4 4M0 36l4-4M36 36l-4-4" stroke="{INK}" stroke-width="1.6"/></pattern>'
    )


def _back(ground: str, pattern: str, edge: str) -> str:
    return (
        f'<rect {_FRAME} fill="{ground}"/><rect {_FRAME} fill="url(#{pattern})"/>'
        f'<rect {_FRAME} fill="none" stroke="{edge}" stroke-width="3"/>'
    )


BACKS = {
    "back-waves": _back(BLUE, "waves", INK),
    "back-risseu": _back(SLATE, "risseu", INK),
    "back-cross": _back(PAPER, "crosses", INK),
}
"""Symbol name to its picture."""
