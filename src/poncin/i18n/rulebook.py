"""The rules of a game as a text: which paragraphs, in which order."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from poncin.i18n.catalogue import Catalogue
    from poncin.rules.registry import AnyGame

_CIRULLA = (
    "cirulla-title",
    "fishing-cards",
    "cirulla-deal",
    "fishing-turn",
    "fishing-captures",
    "fishing-ace",
    "fishing-sweep",
    "fishing-leftovers",
    "fishing-table",
    "cirulla-four-equal",
    "cirulla-annul",
    "fishing-bonus",
    "fishing-low-table",
    "fishing-monte",
    "fishing-declare",
    "cirulla-grande-in-hand",
    "fishing-low-triple",
    "cirulla-declare-when",
    "fishing-duty",
    "fishing-wild",
    "fishing-count",
    "cirulla-majority",
    "fishing-settebello",
    "fishing-primiera",
    "cirulla-runs",
    "fishing-earned",
    "fishing-ties",
    "fishing-cappotto",
    "fishing-winning",
)
_CIROLLON = tuple(
    paragraph.replace("cirulla-", "cirollon-")
    for paragraph in _CIRULLA
    if paragraph not in ("cirulla-four-equal", "cirulla-grande-in-hand")
)
_MARIAGIO = (
    "title",
    "cards",
    "deal",
    "tricks",
    "endgame",
    "marriage",
    "marriage-needs",
    "marriage-lead",
    "marriage-number",
    "marriage-end",
    "captured",
    "exchange",
    "count",
    "winning",
)
PARAGRAPHS: dict[str, tuple[str, ...]] = {
    "cirulla": tuple(f"rules-{name}" for name in _CIRULLA),
    "cirollon": tuple(f"rules-{name}" for name in _CIROLLON),
    "mariagio": tuple(f"rules-mariagio-{name}" for name in _MARIAGIO),
}
"""For each game the keys of its paragraphs."""


def rulebook(words: "Catalogue", game: "AnyGame") -> str:
    """The rules of a game with its options as they are set, in Markdown; KeyError for a game without words."""
    values = {**game.options.values(), "game": game.info.id, "players": game.players}
    text = ""
    before = ""
    for key in PARAGRAPHS[game.info.id]:
        paragraph = words.format(key, values).strip()
        if paragraph:
            text += _gap(before, paragraph) + paragraph
            before = paragraph
    return text + "\n"


def _gap(before: str, after: str) -> str:
    """An empty line, but none between the items of a list."""
    if not before:
        return ""
    return "\n" if before.rpartition("\n")[2].startswith("- ") and after.startswith("- ") else "\n\n"
