"""The three languages say the same things, and Ligurian is spelled one way."""

import re
from collections import Counter
from contextlib import nullcontext

import pytest
from fluent.syntax import ast

from poncin.i18n import LANGUAGES, Words
from poncin.i18n.catalogue import MissingMessage
from tests.i18n.messages import entries, files, messages, texts, variables


def test_the_languages_have_the_same_files() -> None:
    names = {lang: [path.name for path in files(lang)] for lang in LANGUAGES}
    assert names["it"] == names["lij"] == names["en"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_is_understood_and_no_key_is_written_twice(lang: str) -> None:
    keys: Counter[str] = Counter()
    for path in files(lang):
        for entry in entries(path):
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            assert not isinstance(entry, ast.Term), "a term is not seen by the tests: write a message"
            if isinstance(entry, ast.Message):
                keys[entry.id.name] += 1
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("lang", ["it", "lij"])
def test_the_languages_have_the_same_keys(lang: str) -> None:
    ours, english = set(variables(lang)), set(variables("en"))
    # English ranks and rules words that the other two need not share.
    own = {"card-rank", "rules-sweep", "rules-sweeps", "rules-three", "rules-ten", "rules-wild"}
    assert ours ^ english <= own


@pytest.mark.parametrize("lang", ["it", "lij"])
def test_no_language_needs_a_variable_that_the_others_do_not_have(lang: str) -> None:
    """A language may leave one out, as Ligurian does where the name of a thing is the same in all games."""
    english = variables("en")
    extra = {key: used - english[key] for key, used in variables(lang).items() if key in english}
    assert {key: names for key, names in extra.items() if names} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_is_found_in_the_file_that_its_first_part_names(lang: str) -> None:
    words = Words(lang)
    for name, message in messages(lang):
        with pytest.raises(MissingMessage) if variables(lang)[message.id.name] else nullcontext():
            words(message.id.name)
        assert words._catalogue.has(message.id.name), f"{message.id.name} does not belong in {name}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_key_or_variable_is_an_error(lang: str) -> None:
    words = Words(lang)
    with pytest.raises(MissingMessage, match="no message error-that_never_was"):
        words("error-that_never_was")
    with pytest.raises(MissingMessage, match="card_twice"):
        words("error-card_twice")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_and_dashes_are_typographic(lang: str) -> None:
    wrong = [message.id.name for _, message in messages(lang) if re.search(r"['`´]| - | -- ", texts(message))]
    # A list item's dash stands at the beginning of a line, with no blank before it.
    assert wrong == []


FORBIDDEN = {
    "other spellings": "zeneize léngoa unn-a pigiòu agiùtto inpostaçioin duî zeugâ zugoi zugoî mæsci cànpo òbligo",
    "Italian words": "re donna fante seme semi scopa scope mazziere briscola tallone pozzo adesso sempre nessuno"
    " niente",
    "not contracted": "in la|in lo|su o|con o|con a|pe a|pe o|da o|a o|a a|in sce-o|de o|de a",
    "wrong gender or number": "doî carte|trei carte|unna de|uña carta|doe ponti|træ ponti|doî sgobbe|"
    "un carta|e varianti|træ gii|træ massê|doî vòtte|trei vòtte",
}


@pytest.mark.parametrize("why", FORBIDDEN)
def test_ligurian_keeps_to_its_spelling(why: str) -> None:
    forms = FORBIDDEN[why].split("|") if "|" in FORBIDDEN[why] else FORBIDDEN[why].split()
    found = []
    for _, message in messages("lij"):
        text = " ".join(texts(message).split())
        found += [
            (message.id.name, form) for form in forms if re.search(rf"(?<![\w’-]){form}(?![\w’-])", text, re.IGNORECASE)
        ]
    assert found == []


def test_ligurian_tells_to_from_the_and_is_worth_from_goes() -> None:
    """*Tocca à* NAME and *vâ* 20, never *tocca a* and *va*."""
    wrong = re.compile(r"tocca a |(?<!\w)va (?:un |doî |trei |20|40|quello)", re.IGNORECASE)
    assert [message.id.name for _, message in messages("lij") if wrong.search(texts(message))] == []
