"""Which language a reader gets, and that words cost nothing until they are used."""

import subprocess
import sys

import pytest

from poncin.errors import BadOption
from poncin.i18n import Words, pick_language


@pytest.mark.parametrize(
    ("wanted", "environ", "lang"),
    [
        ("lij", {"LANG": "it_IT.UTF-8"}, "lij"),
        (None, {"LANG": "it_IT.UTF-8"}, "it"),
        (None, {"LANG": "it"}, "it"),
        (None, {"LANG": "lij_IT"}, "lij"),
        (None, {"LANG": "IT-ch"}, "it"),
        (None, {"LANG": "italiano"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LC_ALL": "en_GB.UTF-8", "LC_MESSAGES": "it_IT", "LANG": "lij_IT"}, "en"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "it_IT", "LANG": "lij_IT"}, "it"),
        (None, {"LANGUAGE": "it"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_asked_for_then_the_locale_then_english(
    wanted: str | None, environ: dict[str, str], lang: str
) -> None:
    assert pick_language(wanted, environ) == lang


@pytest.mark.parametrize("wanted", ["fr", "", "IT", "it_IT"])
def test_an_unknown_language_asked_for_is_refused_with_the_list(wanted: str) -> None:
    with pytest.raises(BadOption) as refused:
        pick_language(wanted, {"LANG": "it_IT"})
    assert refused.value.code == "unknown_language"
    assert refused.value.details == {"value": wanted, "allowed": "lij, it, en"}


def test_words_exist_in_three_languages_only() -> None:
    with pytest.raises(ValueError, match="'fr'"):
        Words("fr")


def test_words_are_imported_and_made_without_fluent() -> None:
    program = """if True:
        import sys
        from poncin.i18n import Words
        words = Words("lij")
        assert not [name for name in sys.modules if name.startswith(("fluent", "babel"))]
        assert words("level-club") == "medio"
        assert "fluent.runtime" in sys.modules
    """
    subprocess.run([sys.executable, "-c", program], check=True)
