"""What the browser is told of with a page of the client: what that page needs, and nothing in vain."""

import json
from pathlib import Path

import pytest

from poncin.server.hints import hints

_KNOWN = {
    "words": {"en": "/assets/en.json", "it": "/assets/it.json", "lij": "/assets/lij.json"},
    "pages": {"t": ["/assets/page.js", "/assets/shared.js"], "m": []},
}


@pytest.fixture
def static(tmp_path: Path) -> Path:
    (tmp_path / "hints.json").write_text(json.dumps(_KNOWN))
    return tmp_path


def words(lang: str) -> str:
    return f"</assets/{lang}.json>; rel=preload; as=fetch; crossorigin"


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
    assert hints(static, "", languages) == words(lang)


def test_a_table_with_its_scripts(static: Path) -> None:
    assert hints(static, "t/k3m9ta", "en").split(", ") == [
        "</assets/page.js>; rel=modulepreload",
        "</assets/shared.js>; rel=modulepreload",
        words("en"),
    ]


def test_a_replay_with_its_match(static: Path) -> None:
    asked = hints(static, "m/abc", "en").split(", ")
    assert asked[0] == words("en")
    assert [each.partition(">")[0] for each in asked[1:]] == [
        f"</api/matches/abc{what}" for what in ("", "/record", "/plies/0")
    ]


@pytest.mark.parametrize("path", ["m", "m/", "m/a/b", "m/a>b", "m/è"])
def test_no_match_of_an_address_that_names_none(static: Path, path: str) -> None:
    assert hints(static, path, "en") == words("en")


def test_a_client_without_hints(tmp_path: Path) -> None:
    assert hints(tmp_path, "t/k3m9ta", "en") == ""
