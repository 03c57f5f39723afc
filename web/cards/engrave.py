"""Turn a drawing made for people into compact SVG.

A drawing is an SVG file whose shapes carry class names from ``courts/court.css``. Engraving replaces the class names by
presentation attributes (the sprite must not depend on a style sheet, because an external ``<use>`` does not bring one
along everywhere), turns ``cut`` and ``wedge`` lines into tapered shapes, and drops white space.
"""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
SVG = "{http://www.w3.org/2000/svg}"
_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
_SEGMENT = re.compile(r"([MLHVQC])([^MLHVQC]*)")

Point = tuple[float, float]


@cache
def paints() -> dict[str, dict[str, str]]:
    """Class name to presentation attributes, read from ``court.css``; ``svg`` is what every drawing starts from."""
    text = re.sub(r"/\*.*?\*/", "", (HERE / "courts" / "court.css").read_text(encoding="utf-8"), flags=re.DOTALL)
    table = {}
    for name, body in re.findall(r"\.?([\w-]+)\s*\{([^}]*)\}", text):
        pairs = (item.split(":", 1) for item in body.split(";") if item.strip())
        table[name] = {key.strip(): re.sub(r",\s+", ",", value.strip()) for key, value in pairs}
    return table


def attributes(values: dict[str, str]) -> str:
    """The values as SVG attributes, each with a blank before it."""
    return "".join(f' {key}="{value}"' for key, value in values.items())


def short(value: float) -> str:
    """A coordinate with one decimal, as short as SVG allows."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text in ("-0", "0") else text.replace("0.", ".", 1) if abs(value) < 1 else text


def beads(length: float, count: int, start: float = 0.0) -> str:
    """Attributes that make a line with round ends a string of beads; ``start``: in beads, where the first one lies."""
    step = length / count
    return f' stroke-dasharray="0 {step:.4f}"' + (f' stroke-dashoffset="{start * step:.4f}"' if start else "")


def _pairs(points: list[Point]) -> str:
    return " ".join(short(number) for point in points for number in point)


def _shifted(points: list[Point], start: Point, end: Point, width: float) -> list[Point]:
    length = math.dist(start, end) or 1.0
    dx, dy = -(end[1] - start[1]) / length * width, (end[0] - start[0]) / length * width
    return [(x + dx, y + dy) for x, y in points]


def taper(d: str, width: float, *, wedge: bool) -> str:
    """The line ``d`` (M with L, H, V, Q or C, absolute) as closed shapes of at most ``width``.

    Pointed at both ends as a graver leaves it, or, for a wedge, broad at the start and pointed at the end.
    """
    shapes: list[str] = []
    pen: Point = (0.0, 0.0)
    for command, rest in _SEGMENT.findall(d):
        numbers = [float(n) for n in _NUMBER.findall(rest)]
        if command in "HV":
            numbers = [numbers[0], pen[1]] if command == "H" else [pen[0], numbers[0]]
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        if command == "M":
            pen = points[0]
            continue
        size = {"Q": 2, "C": 3}.get(command, 1)
        for i in range(0, len(points), size):
            *handles, end = points[i : i + size]
            if not handles:
                handles = [((pen[0] + end[0]) / 2, (pen[1] + end[1]) / 2)]
            curve = "Q" if len(handles) == 1 else "C"
            # A Bézier curve runs at about half (Q) or three quarters (C) of the way to its handles.
            reach = width if curve == "Q" else width * 2 / 3
            there = _shifted(handles, pen, end, reach / 2 if wedge else reach)
            back = _shifted(handles, pen, end, -reach / 2 if wedge else -reach)[::-1]
            one, other = _shifted([pen], pen, end, width / 2)[0], _shifted([pen], pen, end, -width / 2)[0]
            start, last = (one, other) if wedge else (pen, pen)
            shapes.append(f"M{_pairs([start])}{curve}{_pairs([*there, end])}{curve}{_pairs([*back, last])}z")
            pen = end
    return "".join(shapes)


def _squeeze(d: str) -> str:
    d = re.sub(r"\s+", " ", d.strip())
    d = re.sub(r" ?([A-Za-z]) ?", r"\1", d)
    return re.sub(r"[ ,]+-", "-", d)


def _engrave(element: ET.Element, suit_paint: str) -> str:
    name = element.tag.removeprefix(SVG)
    given = dict(element.attrib)
    classes = given.pop("class", "").split()
    width = float(given.pop("data-w", "2"))
    values: dict[str, str] = {}
    for each in classes:
        if each in ("cut", "wedge"):
            given["d"] = taper(given["d"], width, wedge=each == "wedge")
            values["stroke"] = "none"
        elif each == "suit":
            values["fill"] = suit_paint
        else:
            values |= paints()[each]
    if "d" in given:
        given["d"] = _squeeze(given["d"])
    if "href" in given:
        given["href"] = "#" + given["href"].partition("#")[2]
    inner = "".join(_engrave(child, suit_paint) for child in element)
    head = f"<{name}{attributes(values | given)}"
    return f"{head}>{inner}</{name}>" if inner else f"{head}/>"


def drawing(path: Path, suit_paint: str = "", between: str = "") -> str:
    """The shapes of the drawing at ``path``; ``suit_paint`` replaces the class ``suit``."""
    root = ET.parse(path).getroot()  # noqa: S314 - our own drawings
    return between.join(_engrave(child, suit_paint) for child in root)
