"""Cards drawn with box characters. What a mark means is told by the shape of the frame, the colour only repeats it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from textual.content import Content

Mark = Literal["plain", "chosen", "taken", "barred"]
"""How a card stands out: under the cursor, about to be taken or played, not playable now."""

_FRAMES: dict[Mark, str] = {"plain": "╭─╮│╰╯", "chosen": "┏━┓┃┗┛", "taken": "╔═╗║╚╝", "barred": "┌╌┐╎└┘"}
_GROUNDS: dict[Mark, str] = {
    "plain": "$card",
    "chosen": "$card-chosen",
    "taken": "$card-taken",
    "barred": "$card-barred",
}
_EDGES: dict[Mark, str] = {
    "plain": "$card-edge",
    "chosen": "bold $card-ink",
    "taken": "bold $card-red",
    "barred": "$card-edge",
}
_GAP = " "


@dataclass(frozen=True, slots=True)
class Face:
    """One card to draw; an empty ``rank`` is a card seen from behind.

    ``badge`` stands in the upper edge, ``note`` in the lower one (the value the card counts), ``key`` below the card.
    """

    rank: str = ""
    suit: str = ""
    red: bool = False
    mark: Mark = "plain"
    badge: str = ""
    note: str = ""
    key: str = ""


class Size(NamedTuple):
    """Width and height of a drawn card in characters, without the line for its key."""

    width: int
    height: int


TINY = Size(4, 3)
SMALL = Size(5, 3)
LARGE = Size(8, 5)


def per_row(width: int, size: Size) -> int:
    """How many cards fit side by side."""
    return max(1, width // size.width)


def face_at(faces: int, width: int, size: Size, keys: bool, x: int, y: int) -> int | None:
    """The number of the face drawn at a place of `draw`'s picture; None beside them."""
    row, column = y // (size.height + keys), x // size.width
    at = row * per_row(width, size) + column
    return at if x >= 0 and y >= 0 and column < per_row(width, size) and at < faces else None


def draw(faces: Sequence[Face], width: int, size: Size, keys: bool = False) -> Content:
    """The faces side by side, in as many rows as the width demands; ``keys`` adds the line below each."""
    rows = [faces[start : start + per_row(width, size)] for start in range(0, len(faces), per_row(width, size))]
    lines: list[Content] = []
    for row in rows:
        drawn = [_face(face, size) for face in row]
        lines += [Content("").join(parts) for parts in zip(*drawn, strict=True)]
        if keys:
            lines.append(Content("").join(_key(face, size) for face in row))
    return Content("\n").join(lines)


def _face(face: Face, size: Size) -> list[Content]:
    inner = size.width - 2 - (size is LARGE)
    frame, gap = _FRAMES[face.mark], _GAP if size is LARGE else ""
    top = frame[0] + _edge(face.badge, frame[1], inner) + frame[2]
    bottom = frame[4] + _edge(face.note, frame[1], inner) + frame[5]
    if not face.rank:
        rows = [top, *[frame[3] + "░" * inner + frame[3]] * (size.height - 2), bottom]
        return [Content.assemble((row, "$card-back-ink on $card-back"), gap) for row in rows]
    ground = f"{_EDGES[face.mark]} on {_GROUNDS[face.mark]}"
    ink = f"bold {'$card-red' if face.red else '$card-ink'} on {_GROUNDS[face.mark]}"
    if size is not LARGE:
        middle = [f"{face.rank}{face.suit}".center(inner)]
    else:
        middle = [f" {face.rank}".ljust(inner), face.suit.center(inner), f"{face.rank} ".rjust(inner)]
    sides = [Content.assemble((frame[3], ground), (text, ink), (frame[3], ground), gap) for text in middle]
    return [Content.assemble((top, ground), gap), *sides, Content.assemble((bottom, ground), gap)]


def _edge(text: str, line: str, inner: int) -> str:
    """A text set into a horizontal edge."""
    left = (inner - len(text)) // 2
    return line * left + text + line * (inner - len(text) - left)


def _key(face: Face, size: Size) -> Content:
    text = f"▲{face.key}" if face.mark == "chosen" else face.key
    return Content.styled(text.center(size.width), "bold $accent" if face.mark == "chosen" else "$quiet")
