"""What the browser is told of with a page of the client: what that page needs, and nothing in vain."""

import json
from pathlib import Path

import pytest

from poncin.server.hints import hints

_KNOWN = {
    "words": {"en": "/assets/en.json", "it": "/assets/it.json", "lij": "/assets/lij.json"},
    "pages": {
        "": {"scripts": [], "fetched": ["/assets/games.svg"]},
        "t": {"scripts": ["/assets/page.js"], "fetched": ["/assets/genoese.svg"]},
    },
}


@pytest.fixture
def static(tmp_path: Path) -> Path:
    (tmp_path / "hints.json").write_text(json.dumps(_KNOWN))
    return tmp_path


def fetched(name: str) -> str:
    return f"</assets/{name}>; rel=preload; as=fetch; crossorigin"


@pytest.mark.parametrize(
    ("languages", "lang"),
    [
        ("", "en"),
        ("de-DE,de;q=0.9", "en"),
        ("it-IT,it;q=0.9,en;q=0.8", "it"),
        ("fr, lij;q=0.7, it;q=0.5", "lij"),
        ("item, en-GB", "en"),
    ],
)
def test_words_of_the_browser(static: Path, languages: str, lang: str) -> None:
    assert hints(static, "rules/cirulla", languages) == fetched(f"{lang}.json")


def test_a_table_with_its_scripts_and_cards(static: Path) -> None:
    assert hints(static, "t/k3m9ta", "en").split(", ") == [
        "</assets/page.js>; rel=modulepreload",
        fetched("en.json"),
        fetched("genoese.svg"),
    ]


def test_the_opening_page(static: Path) -> None:
    assert hints(static, "", "en").split(", ") == [fetched("en.json"), fetched("games.svg")]


def test_a_client_without_hints(tmp_path: Path) -> None:
    assert hints(tmp_path, "t/k3m9ta", "en") == ""
