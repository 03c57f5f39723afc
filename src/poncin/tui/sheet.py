"""The score sheet as a table of figures, and every line explained."""

from collections.abc import Sequence
from itertools import zip_longest
from textwrap import wrap

from textual.content import Content

from poncin.i18n import Words
from poncin.match import Match
from poncin.rules.game import HandScore

_NAME_WIDTH = 9
_Row = tuple[str, Sequence[object], str]
"""Label, a cell for each side, and style."""


def sheet_table(match: Match, score: HandScore, sides: Sequence[str], words: Words) -> Content:
    """Points line by line for each side, the hand's sum and the totals before and after it."""
    game = match.game.info.id
    before = [total - points for total, points in zip(match.totals, score.points, strict=True)]
    rows: list[_Row] = [
        *_header(sides),
        *((words.rule(line.rule, game=game), [points or "·" for points in line.points], "") for line in score.lines),
        (words("tui-sheet-points"), [f"+{points}" for points in score.points], "bold"),
        (words("tui-sheet-before"), before, "$quiet"),
        (words("tui-sheet-total"), match.totals, "bold $accent"),
    ]
    return _table(rows)


def totals_table(match: Match, sides: Sequence[str], words: Words) -> Content:
    """The points of each finished hand and their running totals."""
    rows = _header(sides)
    running = [0] * match.game.sides
    for number, hand in enumerate(match.hands, start=1):
        if hand.score is None:
            continue
        running = [total + points for total, points in zip(running, hand.score.points, strict=True)]
        figures = [f"+{points} = {total}" for points, total in zip(hand.score.points, running, strict=True)]
        rows.append((words("tui-score-hand", hand=number), figures, ""))
    rows.append((words("tui-sheet-total"), match.totals, "bold $accent"))
    return _table(rows)


def explained(match: Match, score: HandScore, sides: Sequence[str], words: Words) -> list[str]:
    """A sentence for each line of the sheet."""
    return [words.score_line(line, sides, game=match.game.info.id) for line in score.lines]


def _header(sides: Sequence[str]) -> list[_Row]:
    """The sides' names, broken into lines: the longest labels leave little room at 80 columns."""
    broken = [wrap(side, _NAME_WIDTH) for side in sides]
    return [("", cells, "bold $secondary") for cells in zip_longest(*broken, fillvalue="")]


def _table(rows: Sequence[_Row]) -> Content:
    """Labels on the left, figures in columns on the right."""
    labels = max(len(label) for label, _, _ in rows) + 2
    column = max(len(str(cell)) for _, cells, _ in rows for cell in cells) + 2
    lines = [
        Content.styled(label.ljust(labels) + "".join(str(cell).rjust(column) for cell in cells), style)
        for label, cells, style in rows
    ]
    return Content("\n").join(lines)
