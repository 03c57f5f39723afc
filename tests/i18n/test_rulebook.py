"""The rules of each game as a text: complete in every language, and true to the options."""

import re

import pytest

from poncin.i18n import LANGUAGES, Words
from poncin.i18n.rulebook import PARAGRAPHS
from poncin.rules.registry import games, make
from tests.i18n.messages import variables


def _changes() -> list[tuple[str, str, str | int]]:
    found: list[tuple[str, str, str | int]] = []
    for game in games()[:3]:
        for option in game.info.options.table():
            values = (7,) if isinstance(option.values, range) else option.values
            found += [(game.info.id, option.name, value) for value in values if value != option.default]
    return found


@pytest.mark.parametrize(("game", "option", "value"), _changes())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_value_of_every_option_changes_the_text(lang: str, game: str, option: str, value: str | int) -> None:
    words = Words(lang)
    texts = {words.rules(make(game)), words.rules(make(game, None, {option: value}))}
    assert len(texts) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_differs_between_any_two_values(lang: str) -> None:
    words = Words(lang)
    for game in games()[:3]:
        for option in game.info.options.table():
            values = (7, 8) if isinstance(option.values, range) else option.values
            texts = {words.rules(make(game.info.id, None, {option.name: value})) for value in values}
            assert len(texts) == len(values), option.name


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_cirulla_is_told_for_each_number_of_players(lang: str, players: int) -> None:
    others = {Words(lang).rules(make("cirulla", each)) for each in (2, 3, 4) if each != players}
    assert Words(lang).rules(make("cirulla", players)) not in others


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", PARAGRAPHS)
def test_the_text_is_clean_markdown(lang: str, game: str) -> None:
    text = Words(lang).rules(make(game))
    assert text.startswith("# ")
    assert text.endswith(".\n")
    assert "  " not in text
    assert "\n\n\n" not in text
    assert not re.search(r"[{}$]| [,;.:!?]", text)
    lines = text.splitlines()
    assert all(line[0].isupper() or line[0] in "#|-" for line in lines if line)
    rows = [line for line in lines if line.startswith("|")]
    assert len({row.count("|") for row in rows}) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tables_hold_the_values_of_the_rules(lang: str) -> None:
    def row(game: str, line: int) -> list[int]:
        rows = [each for each in Words(lang).rules(make(game)).splitlines() if each.startswith("|")]
        return [int(cell) for cell in rows[line].strip("| ").split("|")[1:]]

    for game in ("cirulla", "cirollon"):
        assert row(game, 2) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
        assert row(game, 3) == [16, 12, 13, 14, 15, 18, 21, 10, 10, 10]
    assert row("mariagio", 2) == [11, 10, 4, 3, 2, 0, 0, 0, 0, 0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_paragraph_is_left_out_of_every_game(lang: str) -> None:
    told = {key for keys in PARAGRAPHS.values() for key in keys}
    words = {"rules-sweep", "rules-sweeps", "rules-three", "rules-ten", "rules-wild"}
    assert {key for key in variables(lang) if key.startswith("rules-")} - words == told
