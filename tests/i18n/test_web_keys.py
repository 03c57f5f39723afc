"""The words of the web client: each is used, each that it asks for exists; its rules stand in their order."""

import re
from pathlib import Path

import pytest

from poncin.i18n import LANGUAGES
from poncin.i18n.rulebook import PARAGRAPHS
from tests.i18n.messages import variables

SOURCE = "\n".join(
    path.read_text(encoding="utf-8") for path in sorted((Path(__file__).parents[2] / "web" / "src").rglob("*.ts*"))
)
KEYS = {key for key in variables("en") if key.startswith("web-")}


def test_every_word_that_the_client_asks_for_exists() -> None:
    assert set(re.findall(r'"(web-[a-z0-9-]+)"', SOURCE)) - KEYS == set()


def test_every_word_of_the_client_is_used() -> None:
    patterns = [
        re.compile(r"[\w-]+".join(map(re.escape, re.split(r"\$\{[^}]*\}", key))))
        for key in re.findall(r"`(web-[^`]+)`", SOURCE)
    ]
    literal = set(re.findall(r'"(web-[a-z0-9-]+)"', SOURCE))
    assert [key for key in KEYS - literal if not any(each.fullmatch(key) for each in patterns)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", PARAGRAPHS)
def test_rule_texts_stand_in_the_order_of_the_rulebook(lang: str, game: str) -> None:
    """The client takes the paragraphs of a game in the order of the file."""
    prefixes = (f"rules-{game}-",) if game == "mariagio" else (f"rules-{game}-", "rules-fishing-")
    assert [key for key in variables(lang) if key.startswith(prefixes)] == list(PARAGRAPHS[game])
