"""Suits, ranks, where the pips lie, and the shapes of pips and index glyphs: the data of the decks."""

from __future__ import annotations

SUITS = "hdcs"
RANKS = "A234567JQK"
CARDS = tuple(rank + suit for rank in RANKS for suit in SUITS)

WIDTH, HEIGHT = 200, 320

#: The colour of each suit; the outer property is the four-colour option, the inner one the theme.
PAINT = {
    "h": "var(--card-hearts,var(--card-red,#c2443a))",
    "d": "var(--card-diamonds,var(--card-red,#c2443a))",
    "c": "var(--card-clubs,var(--card-ink,#22211f))",
    "s": "var(--card-spades,var(--card-ink,#22211f))",
}

#: Pips about 50 wide and 56 high around the origin, upright.
PIP = {
    "h": "M0 27C-7 15-26 6-26-10C-26-20-19-25-12.5-25C-6-25-2-21 0-15"
    "C2-21 6-25 12.5-25C19-25 26-20 26-10C26 6 7 15 0 27Z",
    "d": "M0-30Q10-12 23 0Q10 12 0 30Q-10 12-23 0Q-10-12 0-30Z",
    "c": "M-2.5 3C-5 9-9 12-14 12A11.5 11.5 0 1 1-8.5-9A12 12 0 1 1 8.5-9A11.5 11.5 0 1 1 14 12C9 12 5 9 2.5 3"
    "Q3 19 11 27H-11Q-3 19-2.5 3Z",
    "s": "M0-29C5-16 26-8 26 7C26 16 19 20 13 20C8 20 4 17 2 12Q3 21 10 27H-10Q-3 21-2 12C-4 17-8 20-13 20"
    "C-19 20-26 16-26 7C-26-8-5-16 0-29Z",
}

#: rank to pip centres as (column, row): columns -1 0 1, rows -1 (top) to 1 (bottom).
LAYOUT: dict[str, tuple[tuple[float, float], ...]] = {
    "A": ((0, 0),),
    "2": ((0, -1), (0, 1)),
    "3": ((0, -1), (0, 0), (0, 1)),
    "4": ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    "5": ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    "6": ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    "7": ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}

#: Index glyphs as pen strokes in a box 20 wide and 30 high.
GLYPH = {
    "1": "M4 7L11 1V29M4 29H18",
    "2": "M2 8C2-3 18-2 18 8C18 15 7 20 2 29H19",
    "3": "M3 1H17L9 12C22 12 21 29 9 29C5 29 3 28 1 26",
    "4": "M14 29V1L1 20H19",
    "5": "M17 1H5L3 14C14 8 20 15 18 21C16 30 6 31 1 26",
    "6": "M16 1C6 6 2 14 2 20C2 32 19 32 19 20C19 10 6 10 3 18",
    "7": "M1 1H19C12 10 8 19 7 29",
    "8": "M10 14C0 10 2 1 10 1S20 10 10 14C-2 18 0 29 10 29S22 18 10 14",
    "9": "M4 29C14 24 18 16 18 10C18-2 1-2 1 10C1 20 14 20 17 12",
    "10": "M-3 6L2 1V29M17 1C7 1 7 29 17 29S27 1 17 1",
    "A": "M1 29L10 1L19 29M5 20H15",
    "J": "M9 1H18V21C18 31 4 31 2 23",
    "Q": "M10 1C-2 1-2 29 10 29S22 1 10 1M11 21L19 31",
    "K": "M3 1V29M18 1L4 17M8 13L19 29",
    "F": "M18 1H3V29M3 14H14",
    "D": "M3 1V29H7C23 29 23 1 7 1Z",
    "R": "M3 29V1H9C20 1 20 15 9 15H3M9 15L19 29",
    "S": "M17 5C13-2 2-1 3 7C4 16 18 13 18 21C18 31 5 31 1 25",
    "Ò": "M10 5C-2 5-2 29 10 29S22 5 10 5M5-5L11-1",
}

#: Index scheme to the glyph of each rank that differs from its own letter: Ligurian, Italian, English, plain values.
INDEX = {
    "lij": {"A": "1", "J": "S", "Q": "D", "K": "Ò"},
    "it": {"J": "F", "Q": "D", "K": "R"},
    "en": {},
    "value": {"A": "1", "J": "8", "Q": "9", "K": "10"},
}
