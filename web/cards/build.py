"""Compose the card sprites: ``python web/cards/build.py OUT`` writes sprites and pictures into OUT.

Each sprite is one SVG file whose symbols are named after their card (``7d``, ``Kh``) or back; each symbol, and each
shape that symbols share, has a line of its own, so that the client can take single pictures out of it. Every colour is
a CSS custom property with the light theme as fallback, and so is the choice of an index; see README.md.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))  # so that the file runs as a script and loads from tests alike

import backs
from engrave import HERE, attributes, beads, drawing, paints, short
from pips import CARDS, GLYPH, HEIGHT, INDEX, LAYOUT, PAINT, PIP, SUITS, WIDTH

INK = paints()["ink"]["fill"]
PAPER = paints()["paper"]["fill"]
MIDDLE = f"{WIDTH // 2} {HEIGHT // 2}"
TURNED = f"rotate(180 {MIDDLE})"

#: Pip scale, half distances of columns and rows, by deck.
SPREAD = {"genoese": (1.08, 41, 97), "international": (0.86, 31, 97)}


def pip(suit: str, x: float, y: float, scale: float, *, turned: bool = False) -> str:
    """A pip around a point."""
    return (
        f'<use href="#pip-{suit}" transform="translate({short(x)} {short(y)}){"rotate(180)" if turned else ""}'
        f'scale({scale:g})"/>'
    )


def glyph(name: str, x: float, y: float, scale: float) -> str:
    """An index glyph with its upper left corner at a point."""
    return f'<use href="#index-{name}" transform="translate({short(x)} {short(y)})scale({scale:g})"/>'


def index(card: str, default: str | None) -> str:
    """The corner index of ``card`` in every scheme; the one whose ``--card-index-…`` property is ``inline`` shows."""
    rank = card[0]
    court = rank in "JQK"
    # A court has its pip in the corner; the Genoese pips are large.
    x, y, size = (24, 74, 0.8) if court else (12, 15, 1.0) if default else (8, 10, 0.75)
    lines = []
    schemes: dict[str, list[str]] = {}
    for scheme, names in INDEX.items():
        schemes.setdefault(names.get(rank, rank), []).append(scheme)
    for name, members in schemes.items():
        shown = "".join(
            f'<g display="var(--card-index-{scheme},{"inline" if scheme == default else "none"})">'
            f"{glyph(name, x, y, size)}</g>"
            for scheme in members
        )
        lines.append(shown)
    drawn = "".join(lines)
    halo = f'<g stroke="{PAPER}" stroke-width="13" stroke-linecap="round">{drawn}</g>' if court else ""
    return f'<g fill="none" stroke-linejoin="round">{halo}<g stroke="{PAINT[card[1]]}" stroke-width="5">{drawn}</g></g>'


def drawn(path: Path, suit: str) -> str:
    """The drawing at ``path`` under the pen that every drawing starts from."""
    return f"<g{attributes(paints()['svg'])}>{drawing(path, PAINT[suit])}</g>"


def numeral(card: str, deck: str) -> str:
    """The pips of ace to seven."""
    rank, suit = card[0], card[1]
    scale, column, row = SPREAD[deck]
    if rank == "A":
        return pip(suit, WIDTH / 2, HEIGHT / 2, 2.3) + drawn(HERE / "aces" / f"{suit}.svg", suit)
    return "".join(
        pip(suit, WIDTH / 2 + x * column, HEIGHT / 2 + y * row, scale, turned=y > 0) for x, y in LAYOUT[rank]
    )


def court(card: str) -> str:
    """Upper half, the same half turned, the beaded seam between them, and the frame."""
    suit = card[1]
    half = drawn(HERE / "courts" / f"{card}.svg", suit)
    seam = "M13 188L187 132"
    string = beads(math.dist((13, 188), (187, 132)), 20, 0.5)
    return (
        f'<g id="{card}-half">{half}{pip(suit, 40, 42, 0.8)}</g><use href="#{card}-half" transform="{TURNED}"/>'
        f'<path d="{seam}" stroke="{INK}" stroke-width="13"/>'
        f'<path d="{seam}" stroke="{SEAM[suit]}" stroke-width="5.5" stroke-linecap="round"{string}/>'
        f'<path d="M12 12H188V308H12Z" fill="none" stroke="{INK}" stroke-width="2.4"/>'
    )


SEAM = {"h": PAPER, "d": paints()["ochre"]["fill"], "c": PAPER, "s": paints()["ochre"]["fill"]}


def sheet() -> str:
    """The blank card."""
    return (
        f'<rect x=".75" y=".75" width="{WIDTH - 1.5}" height="{HEIGHT - 1.5}" rx="11" fill="{PAPER}"'
        f' stroke="var(--card-edge,#b9a988)" stroke-width="1.5"/>'
    )


def pip_shape(suit: str) -> str:
    """The shape that `pip` refers to."""
    return f'<g id="pip-{suit}"><path fill="{PAINT[suit]}" d="{PIP[suit]}"/></g>'


def shapes() -> str:
    """What the faces use: pips, index glyphs, and the parts that courts share."""
    glyphs = (f'<path id="index-{name}" d="{d}"/>' for name, d in GLYPH.items())
    return "\n".join((pips(), *glyphs, parts()))


def pips() -> str:
    """The shapes of the four suits, a line each."""
    return "\n".join(map(pip_shape, SUITS))


def parts() -> str:
    """What several courts share, a line each."""
    return drawing(HERE / "courts" / "parts.svg", between="\n")


def picture(card: str, deck: str) -> str:
    """What is printed on a face of ``deck``."""
    return court(card) if card[0] in "JQK" else numeral(card, deck)


def face(card: str, deck: str) -> str:
    """A whole face, indices included."""
    corner = index(card, None if deck == "genoese" else "en")
    return f'{picture(card, deck)}{corner}<g transform="{TURNED}">{corner}</g>'


def symbol(name: str, body: str) -> str:
    """A card as a symbol of a sprite."""
    return f'<symbol id="{name}" viewBox="0 0 {WIDTH} {HEIGHT}">{sheet()}{body}</symbol>\n'


def sprite(deck: str) -> str:
    """The sprite file of ``deck``, one of `DECKS`: its faces, and the backs."""
    symbols = {card: face(card, deck) for card in CARDS} | backs.BACKS
    return whole(f"{shapes()}\n{backs.defs()}", "".join(symbol(name, body) for name, body in symbols.items()))


def whole(defs: str, symbols: str) -> str:
    """A sprite file: shared shapes and symbols, each on its line."""
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>\n{defs}\n</defs>\n{symbols}</svg>\n'


def spread(name: str, cards: Sequence[str], step: float, fan: float) -> str:
    """Some cards laid in a fan, as a symbol: ``step`` apart, ``fan`` degrees from one to the next."""
    middle = (len(cards) - 1) / 2
    lean = math.sin(math.radians(middle * fan))
    side, sag = 8 + HEIGHT * lean, middle**2 * fan * 0.6
    width = WIDTH + step * (len(cards) - 1) + 2 * side
    height = HEIGHT + sag + WIDTH / 2 * lean + 16
    drawn = "".join(
        f'<g transform="translate({short(side + at * step)} {short(8 + abs(at - middle) ** 2 * fan * 0.6)})'
        f'rotate({short((at - middle) * fan)} {WIDTH // 2} {HEIGHT})">{sheet()}{picture(card, "genoese")}</g>'
        for at, card in enumerate(cards)
    )
    return f'<symbol id="{name}" viewBox="0 0 {short(width)} {short(height)}">{drawn}</symbol>\n'


def games() -> str:
    """The sprite of the games' pictures."""
    symbols = "".join(spread(game, *how) for game, how in GAME_PICTURES.items())
    return whole(f"{pips()}\n{parts()}", symbols)


def icon(scale: float = 1, corner: int = 14) -> str:
    """The seven of hearts on slate, simple enough for 16 pixels: one heart, one figure.

    Systems that cut icons to a shape of their own want square corners and a smaller picture.
    """
    pen = f'fill="none" stroke="{PAPER}" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72">'
        f'<rect width="72" height="72" rx="{corner}" fill="#2f3a40"/>'
        f'<g transform="translate(36 36)scale({scale:g})translate(-36 -36)">'
        f'<path d="{PIP["h"]}" transform="translate(36 36)scale(1.18)" fill="{PAINT["h"]}"/>'
        f'<path d="{GLYPH["7"]}" transform="translate(26 20)scale(1.02)" {pen}/></g></svg>\n'
    )


GAME_PICTURES: dict[str, tuple[tuple[str, ...], float, float]] = {
    "cirulla": (("3s", "7h", "5d"), 120, 7),  # fifteen, with the wild card
    "cirollon": (("Ah", "2d", "4c", "5s", "7h", "7d", "3s", "6c", "Jc"), 62, 5),
    "mariagio": (("Kh", "Qh"), 150, 9),
}
"""For each game the cards of its picture, the distance and the angle from one to the next."""
DECKS = ("genoese", "international")


def main() -> None:
    """Write the sprites and pictures into the folder that the command line names."""
    parser = argparse.ArgumentParser(description="Compose the card sprites into a folder.")
    parser.add_argument("folder", type=Path, help="where the sprites, the icon and the pictures go")
    folder = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    files = {deck: sprite(deck) for deck in DECKS}
    files |= {"games": games(), "icon": icon(), "icon-maskable": icon(0.78, 0)}
    for name, svg in files.items():
        (folder / f"{name}.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
