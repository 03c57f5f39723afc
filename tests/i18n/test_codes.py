"""Whatever the program can say has words: every error code, event, note, rule, option and value in the source."""

import inspect
from typing import Any, get_args

import pytest

from poncin.bots import LEVELS
from poncin.bots.levels import BASELINES, CHEAT
from poncin.cards import parse_cards
from poncin.errors import BadOption, BadRecord, IllegalMove, PoncinError
from poncin.i18n import LANGUAGES, Words
from poncin.i18n.rulebook import PARAGRAPHS
from poncin.match import Ending, Reason
from poncin.rules import events, scoring
from poncin.rules.fishing import sheet
from poncin.rules.game import Line
from poncin.rules.moves import DeclarationKind, Declare, Exchange, Marriage, Move, Play
from poncin.rules.registry import AnyGame, games, make
from tests.i18n.messages import variables
from tests.i18n.sources import error_codes

GAMES = ("cirulla", "cirollon", "mariagio")
CODES = error_codes()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_code_has_a_message_and_every_message_a_code(lang: str) -> None:
    keys = {key.removeprefix("error-") for key in variables(lang) if key.startswith("error-")}
    places = {"at", "at-line", "at-hand", "at-move"}
    assert keys - places == set(CODES)


@pytest.mark.parametrize("code", CODES)
def test_messages_use_only_the_details_that_every_raise_gives(code: str) -> None:
    given = frozenset.intersection(*CODES[code]) | {"game", "kind"}
    for lang in LANGUAGES:
        assert variables(lang)[f"error-{code}"] <= given


_DETAILS: dict[str, object] = {
    "card": 22,
    "led": 23,
    "cards": parse_cards("5d3c"),
    "suit": 3,
    "total": 8,
    "value": 7,
    "kind": "sum",
    "move": Exchange(),
    "cause": IllegalMove("must_take", card=22, cards=1 << 20, kind="equal"),
    "line": 3,
    "hand": 2,
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("spoken", [False, True])
@pytest.mark.parametrize("code", CODES)
def test_every_error_is_a_whole_sentence(lang: str, spoken: bool, code: str) -> None:
    details = {name: _DETAILS.get(name, "x") for name in CODES[code][0]}
    sentence = Words(lang, spoken=spoken).error(PoncinError(code, **details))
    assert sentence[-1] in ".)"
    assert "{" not in sentence.replace("{5", "")
    assert "  " not in sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_capture_and_declaration_kind_has_its_own_refusal(lang: str) -> None:
    words = Words(lang)
    takes = {
        words.error(IllegalMove("must_take", card=22, cards=1 << 20, kind=kind))
        for kind in get_args(events.CaptureKind)
    }
    assert len(takes) == 4
    wrong = {
        words.error(IllegalMove("no_such_declaration", cards=parse_cards("5d3c2s"), kind=kind))
        for kind in get_args(DeclarationKind)
    }
    assert len(wrong) == 3


_FIELDS: dict[str, object] = {
    "counts": (3, 3),
    "cards": parse_cards("5d3c"),
    "reason": "aces",
    "dealer": 0,
    "rule": "dealer15",
    "matta_value": 0,
    "points": 3,
    "seat": 0,
    "card": 22,
    "value": 6,
    "kind": "sum",
    "side": 1,
    "given": 4,
    "taken": 36,
    "suit": 3,
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", get_args(events.Event), ids=lambda event: str(event.__name__))
def test_every_event_is_told_to_its_player_and_to_others(lang: str, event: Any) -> None:
    words = Words(lang)
    happened = event(**{name: _FIELDS[name] for name in event._fields})
    names = ["Baciccia", "Marta"]
    told = {you: words.event(happened, names, you) for you in (None, 0, 1)}
    assert told[None] == told[1]
    assert all(text[-1] in ".!" for text in told.values())
    if {"seat", "dealer"} & set(event._fields):
        assert "Baciccia" in told[1]
        assert "Baciccia" not in told[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_within_an_event_has_its_own_words(lang: str) -> None:
    words, names = Words(lang), ["Baciccia", "Marta"]

    def distinct(told: list[events.Event]) -> None:
        assert len({words.event(each, names) for each in told}) == len(told)

    distinct([events.Took(0, 22, 1 << 20, kind) for kind in get_args(events.CaptureKind)])
    distinct([events.DealerBonus(rule, 0, 15, 0, 1) for rule in get_args(events.DealerRule)])
    distinct([events.Declared(0, kind, 7, 0, 3) for kind in get_args(DeclarationKind)])
    distinct([events.Annulled("aces", 15), events.Annulled("three_equal", 15)])
    distinct([events.Drew(0, None), events.Drew(0, 22)])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_has_its_own_words(lang: str) -> None:
    words = Words(lang)
    moves: list[Move] = [
        Play(22),
        Play(22, 1 << 20),
        *(Marriage(suit) for suit in range(4)),
        Exchange(),
        *(Declare(kind, 7, value) for kind in get_args(DeclarationKind) for value in range(11)),
    ]
    assert len({words.move(move) for move in moves}) == len(moves)
    kinds = (None, *get_args(events.CaptureKind))
    assert len({words.move(Play(22, 1 << 20), kind) for kind in kinds}) == len(kinds)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games()[:3], ids=lambda game: str(game.info.id))
def test_every_option_has_a_name_a_text_and_distinct_values(lang: str, game: type[AnyGame]) -> None:
    words = Words(lang)
    for option in game.info.options.table():
        assert words.option(option.name)[-1] not in ".:"
        assert words.option_text(option.name).endswith(".")
        values = option.values if option.name != "target" else (1, 51)
        assert len({words.option_value(option.name, value) for value in values}) == len(values)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_that_are_gone_leave_no_words(lang: str) -> None:
    names, values = {"target"}, {"target"}
    for game in games()[:3]:
        for option in game.info.options.table():
            names.add(option.name)
            if option.name != "target":
                values |= {f"{option.name}-{value}" for value in option.values}
    keys = variables(lang)
    assert {key.removeprefix("option-").removesuffix("-text") for key in keys if key.startswith("option-")} == names
    assert {key.removeprefix("value-") for key in keys if key.startswith("value-")} == values


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_level_and_rule_has_a_name(lang: str) -> None:
    words = Words(lang)
    assert len({words.game(each) for each in GAMES}) == 3
    assert words.game("briscola") == "briscola"
    levels = (*LEVELS, CHEAT, *BASELINES)
    assert len({words.level(each) for each in (*levels, "ismcts:1000", "ismcts:1000ms")}) == len(levels) + 2
    assert len({words.level_text(each) for each in levels}) == len(levels)
    assert words.level_text("master:50ms") == words.level_text("master")
    rules = {*sheet._ORDER, "cards", "marriage", "captured_marriage", "last_trick"}
    assert {key.removeprefix("rule-") for key in variables(lang) if key.startswith("rule-")} == rules
    for game in GAMES:
        assert len({words.rule(rule, game=game) for rule in rules}) == len(rules)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_note_of_the_score_sheet_has_a_sentence(lang: str) -> None:
    source = inspect.getsource(scoring)
    notes = {key.removeprefix("score-note-") for key in variables(lang) if key.startswith("score-note-")}
    assert all(f'"{note}"' in source for note in notes)
    for note in ("tie", "below_threshold", "missing_suits", "incomplete"):
        line = Line("carte", (20, 20), (0, 0), (0, 0), note)
        assert Words(lang)(f"score-note-{note}", rule="carte") in Words(lang).score_line(line, ["A", "B"])
    assert notes == {"tie", "below_threshold", "missing_suits", "incomplete"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", get_args(Reason))
def test_every_ending_names_winner_and_score(lang: str, reason: Reason) -> None:
    by = 0 if reason in ("resigned", "timeout") else None
    sides = ["Baciccia", "Marta"]
    text = Words(lang).ending(Ending(reason, None if reason == "unfinished" else 1, by), [47, 53], sides)
    assert ("Marta" in text) == (reason != "unfinished")
    assert ("Baciccia" in text) == (by is not None)
    assert ("47–53" if reason == "unfinished" else "53–47") in text or "53–47" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_place_in_a_record_comes_first(lang: str) -> None:
    words = Words(lang)
    error = BadRecord("illegal_move", line=3, hand=2, move=17, text="0 6d", cause=_DETAILS["cause"])
    text = words.error(error)
    place = ", ".join(words(f"error-at-{each}", number=at) for each, at in (("line", 3), ("hand", 2), ("move", 17)))
    assert text.startswith(f"{place}: ")
    assert isinstance(error.details["cause"], IllegalMove)
    assert text.endswith(words.error(error.details["cause"]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_very_long_value_loses_its_middle_and_no_sentence_its_end(lang: str) -> None:
    words = Words(lang)
    text = words.error(BadRecord("unknown_game", line=3, game="9" * 100_000, allowed="cirulla, mariagio"))
    assert "9…9" in text
    assert "cirulla, mariagio" in text
    assert len(text) < 3000


def test_what_an_error_repeats_does_not_steer_the_terminal() -> None:
    text = Words("en").error(BadOption("unknown_game", game="a\x1b[31m\x9b\nb", allowed="cirulla"))
    assert "“a�[31m��b”" in text


def test_a_game_without_words_has_no_rules_text() -> None:
    assert set(PARAGRAPHS) == set(GAMES)
    with pytest.raises(BadOption):
        make("briscola")
