"""What is wrong with a record, said with its place; and never anything but `BadRecord`."""

import json
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import poncin.record
from poncin.cards import CARD_TEXT, PACK
from poncin.errors import BadRecord, IllegalMove
from poncin.match import Match, decks_for, seeded_decks
from poncin.record import read, read_lines, replay
from poncin.rng import Stream
from poncin.rules.registry import make
from tests.record.samples import changed, cirulla_line, cut_line, line_of, replayed, without

WHOLE = cache(cirulla_line)
CUT = cache(cut_line)
Line = Callable[[], str]


def refused(line: str) -> BadRecord:
    with pytest.raises(BadRecord) as error:
        replayed(line)
    return error.value


def annulled_deck() -> list[str]:
    game = make("cirulla", 2)
    decks = next(d for n in range(1000) if len(d := decks_for(game, 0, seeded_decks(Stream(n)))) > 1)
    return [CARD_TEXT[card] for card in decks[0]]


def swap(first: int, second: int) -> Callable[[list[Any]], list[Any]]:
    def swapped(items: list[Any]) -> list[Any]:
        items = list(items)
        items[first], items[second] = items[second], items[first]
        return items

    return swapped


FORM: list[tuple[str, Line, str, dict[str, Any]]] = [
    # what is done, the line, the code, the details
    ("nothing", lambda: "", "truncated_line", {"column": 1}),
    ("no JSON", lambda: "seven of hearts", "not_json", {"column": 1}),
    ("two objects", lambda: "{} {}", "not_json", {"column": 4}),
    ("no object", lambda: "[]", "not_an_object", {}),
    ("a number", lambda: "7", "not_an_object", {}),
    ("too many digits", lambda: '{"record": ' + "1" * 5000 + "}", "not_json", {"column": 1}),
    ("too deep", lambda: "[" * 100_000, "too_deep", {}),
    ("a byte order mark", lambda: "\ufeff" + WHOLE(), "byte_order_mark", {}),
    ("a byte that is no text", lambda: '{"record": "\udce2"}', "not_utf8", {"column": 13}),
    ("half a letter, escaped", lambda: '{"record": "\\ud83c"}', "half_letter", {}),
    ("not a number", lambda: '{"record": NaN}', "bad_member", {"member": "", "value": "NaN"}),
    ("infinity", lambda: '{"record": 1e999}', "bad_member", {"member": "", "value": "1e999"}),
    ("twice", lambda: '{"record": 1, "record": 1}', "member_twice", {"member": "record"}),
    ("later version", lambda: changed(WHOLE(), "record", to=2), "record_version", {"version": 2, "allowed": 1}),
    *[
        (f"without {name}", lambda name=name: without(WHOLE(), name), "member_missing", {"member": name})
        for name in ("record", "game", "rules_version", "options", "seats", "hands", "points", "winner", "reason")
    ],
    *[
        (
            f"without {name} of a seat",
            lambda name=name: without(WHOLE(), "seats", 1, name),
            "member_missing",
            {"member": f"seats[1].{name}"},
        )
        for name in ("name", "kind")
    ],
    *[
        (
            f"without {name} of a hand",
            lambda name=name: without(WHOLE(), "hands", 1, name),
            "member_missing",
            {"member": f"hands[1].{name}"},
        )
        for name in ("dealer", "decks", "moves")
    ],
    *[
        (
            f"{'.'.join(map(str, path))} {value!r}",
            lambda path=path, value=value: changed(WHOLE(), *path, to=value),
            "bad_member",
            {"member": member, "value": shown},
        )
        for path, value, member, shown in [
            (("record",), True, "record", "true"),
            (("record",), -1, "record", "-1"),
            (("game",), 1, "game", "1"),
            (("rules_version",), "1", "rules_version", '"1"'),
            (("options",), [], "options", "[]"),
            (("options", "target"), True, "options.target", "true"),
            (("options", "target"), 31.0, "options.target", "31.0"),
            (("seats",), {}, "seats", "{}"),
            (("seats",), [1, 2], "seats", "[1, 2]"),
            (("seats", 0, "name"), None, "seats[0].name", "null"),
            (("seats", 0, "kind"), "alien", "seats[0].kind", '"alien"'),
            (("seats", 1, "level"), 3, "seats[1].level", "3"),
            (("seats", 1, "seed"), -7, "seats[1].seed", "-7"),
            (("hands", 0, "dealer"), 0.0, "hands[0].dealer", "0.0"),
            (("hands", 0, "decks"), "7h", "hands[0].decks", '"7h"'),
            (("hands", 0, "decks"), [7], "hands[0].decks", "7"),
            (("hands", 0, "decks", 0, 3), "8h", "hands[0].decks", '"8h"'),
            (("hands", 0, "moves"), {}, "hands[0].moves", "{}"),
            (("hands", 0, "moves", 0), 7, "hands[0].moves", "7"),
            (("hands", 0, "moves", 0), "7h", "hands[0].moves", '"7h"'),
            (("hands", 0, "moves", 0), "", "hands[0].moves", '""'),
            (("hands", 0, "moves", 0), "0 ", "hands[0].moves", '"0 "'),
            (("hands", 0, "moves", 0), "00 7h", "hands[0].moves", '"00 7h"'),
            (("hands", 0, "moves", 0), "² 7h", "hands[0].moves", '"² 7h"'),
            (("hands", 0, "moves", 0), "-1 7h", "hands[0].moves", '"-1 7h"'),
            (("hands", 0, "moves", 0), " 7h", "hands[0].moves", '" 7h"'),
            (("hands", 0, "items"), None, "hands[0].items", "null"),
            (("hands", 0, "items", 0), ["carte", 1], "hands[0].items", '["carte", 1]'),
            (("hands", 0, "items", 0), ["carte", "1", 1], "hands[0].items", '["carte", "1", 1]'),
            (("hands", 0, "points"), [1, "2"], "hands[0].points", '[1, "2"]'),
            (("points",), [1, True], "points", "[1, true]"),
            (("winner",), -1, "winner", "-1"),
            (("winner",), "0", "winner", '"0"'),
            (("reason",), "boredom", "reason", '"boredom"'),
            (("by",), None, "by", "null"),
        ]
    ],
]


@pytest.mark.parametrize(("line", "code", "details"), [pytest.param(*row[1:], id=row[0]) for row in FORM])
def test_form(line: Line, code: str, details: dict[str, Any]) -> None:
    with pytest.raises(BadRecord) as error:
        read(line())
    assert error.value.code == code
    assert error.value.details == details


def test_a_long_value_is_shown_shortened() -> None:
    error = refused(changed(WHOLE(), "hands", 0, "decks", 0, to=lambda deck: deck[1:]))
    assert error.code == "bad_member"
    assert len(str(error.details["value"])) == 60
    assert str(error.details["value"]).endswith("…")


@pytest.mark.parametrize(
    ("seat", "code"), [("4", "illegal_move"), ("9" * 5000, "bad_member")], ids=["five", "more digits than Python reads"]
)
def test_no_such_seat(seat: str, code: str) -> None:
    assert refused(changed(WHOLE(), "hands", 0, "moves", 0, to=f"{seat} 7h")).code == code


PLAY: list[tuple[str, Line, str, dict[str, Any]]] = [
    ("no game", lambda: changed(WHOLE(), "game", to="briscola"), "unknown_game", {"game": "briscola"}),
    ("an alias", lambda: changed(WHOLE(), "game", to="cirolla"), "unknown_game", {"game": "cirolla"}),
    ("upper case", lambda: changed(WHOLE(), "game", to="Cirulla"), "unknown_game", {"game": "Cirulla"}),
    ("seats", lambda: changed(WHOLE(), "seats", to=lambda seats: seats[:1]), "bad_players", {"value": 1}),
    ("rules", lambda: changed(WHOLE(), "rules_version", to=99), "rules_version", {"version": 99, "allowed": 1}),
    ("option", lambda: changed(WHOLE(), "options", to={"luck": "yes"}), "unknown_option", {"option": "luck"}),
    ("value", lambda: changed(WHOLE(), "options", "target", to=0), "bad_option_value", {"option": "target"}),
    ("text", lambda: changed(WHOLE(), "options", "target", to="31"), "bad_option_value", {"value": "31"}),
    (
        "default",
        lambda: changed(WHOLE(), "options", to={"cappotto": "wins_match", "target": 31}),
        "options_not_canonical",
        {"member": "options"},
    ),
    (
        "order",
        lambda: changed(WHOLE(), "options", to={"target": 31, "cappotto": "off"}),
        "options_not_canonical",
        {"member": "options"},
    ),
    ("no hands", lambda: changed(WHOLE(), "hands", to=[]), "no_hands", {"member": "hands"}),
    ("first dealer", lambda: changed(WHOLE(), "hands", 0, "dealer", to=2), "wrong_dealer", {"hand": 1, "value": 2}),
    (
        "next dealer",
        lambda: changed(WHOLE(), "hands", 1, "dealer", to=lambda dealer: 1 - dealer),
        "wrong_dealer",
        {"hand": 2},
    ),
    ("no deck", lambda: changed(WHOLE(), "hands", 0, "decks", to=[]), "no_deck", {"hand": 1}),
    (
        "annulled and played",
        lambda: changed(WHOLE(), "hands", 0, "decks", to=[annulled_deck()]),
        "deck_annulled",
        {"hand": 1, "deck": 1},
    ),
    (
        "redealt though not annulled",
        lambda: changed(WHOLE(), "hands", 1, "decks", to=swap(0, 1)),
        "deck_not_annulled",
        {"hand": 2, "deck": 1},
    ),
    (
        "not a move",
        lambda: changed(WHOLE(), "hands", 0, "moves", 3, to=lambda move: move[:2] + "sweep"),
        "illegal_move",
        {"hand": 1, "move": 4},
    ),
    (
        "out of turn",
        lambda: changed(WHOLE(), "hands", 0, "moves", 4, to=lambda move: str(1 - int(move[0])) + move[1:]),
        "illegal_move",
        {"hand": 1, "move": 5},
    ),
    (
        "after the end",
        lambda: changed(WHOLE(), "hands", 0, "moves", to=lambda moves: [*moves, "0 7h"]),
        "illegal_move",
        {"hand": 1},
    ),
    (
        "wrong items",
        lambda: changed(WHOLE(), "hands", 0, "items", to=lambda items: items[1:]),
        "wrong_items",
        {"hand": 1},
    ),
    ("no items", lambda: without(WHOLE(), "hands", 0, "items"), "wrong_items", {"hand": 1, "value": "–"}),
    (
        "a hand's points",
        lambda: changed(WHOLE(), "hands", 0, "points", 0, to=lambda points: points + 1),
        "wrong_points",
        {"hand": 1},
    ),
    ("no points", lambda: without(WHOLE(), "hands", 0, "points"), "wrong_points", {"hand": 1, "value": "–"}),
    ("points", lambda: changed(WHOLE(), "points", 1, to=lambda points: points + 1), "wrong_points", {}),
    ("too few points", lambda: changed(WHOLE(), "points", to=[0]), "wrong_points", {"value": "0"}),
    (
        "broken off and gone on",
        lambda: without(
            without(changed(WHOLE(), "hands", 0, "moves", to=lambda moves: moves[:9]), "hands", 0, "items"),
            "hands",
            0,
            "points",
        ),
        "hand_broken_off",
        {"hand": 1, "move": 9},
    ),
    (
        "scored before the end",
        lambda: changed(CUT(), "hands", 0, "points", to=[0, 0]),
        "score_without_end",
        {"hand": 1, "move": 9},
    ),
    (
        "items before the end",
        lambda: changed(CUT(), "hands", 0, "items", to=[]),
        "score_without_end",
        {"hand": 1, "move": 9},
    ),
    (
        "a hand after the end",
        lambda: changed(WHOLE(), "hands", to=lambda hands: [*hands, hands[0]]),
        "hand_after_end",
        {},
    ),
    ("reason", lambda: changed(WHOLE(), "reason", to="cappotto"), "wrong_reason", {"allowed": "target"}),
    ("unfinished", lambda: changed(WHOLE(), "reason", to="unfinished"), "wrong_reason", {"allowed": "target"}),
    ("finished", lambda: changed(CUT(), "reason", to="target"), "wrong_reason", {"allowed": "unfinished"}),
    (
        "resigned when over",
        lambda: changed(changed(WHOLE(), "reason", to="resigned"), "by", to=0),
        "wrong_reason",
        {"allowed": "target"},
    ),
    ("winner", lambda: changed(WHOLE(), "winner", to=lambda winner: 1 - winner), "wrong_winner", {}),
    ("nobody", lambda: changed(WHOLE(), "winner", to=None), "wrong_winner", {"value": "null"}),
    ("somebody", lambda: changed(CUT(), "winner", to=0), "wrong_winner", {"value": "0", "allowed": "null"}),
    ("by", lambda: changed(WHOLE(), "by", to=0), "wrong_by", {"value": "0", "allowed": "null"}),
    ("by nobody", lambda: changed(CUT(), "reason", to="resigned"), "wrong_by", {"allowed": "0, 1"}),
    (
        "by a stranger",
        lambda: changed(changed(CUT(), "reason", to="timeout"), "by", to=2),
        "wrong_by",
        {"value": 2, "allowed": "0, 1"},
    ),
    (
        "by, won by the other",
        lambda: changed(changed(changed(CUT(), "reason", to="timeout"), "by", to=1), "winner", to=1),
        "wrong_winner",
        {"value": "1", "allowed": "0"},
    ),
]


@pytest.mark.parametrize(("line", "code", "details"), [pytest.param(*row[1:], id=row[0]) for row in PLAY])
def test_play(line: Line, code: str, details: dict[str, Any]) -> None:
    error = refused(line())
    assert error.code == code
    assert {name: error.details.get(name) for name in details} == details


def test_an_illegal_move_says_why() -> None:
    game = make("mariagio")
    match, _ = Match.begin(game, 1, (PACK,))
    line = changed(line_of(match), "hands", 0, "moves", to=["0 Ad"])
    error = refused(line)
    assert error.code == "illegal_move"
    assert error.details["text"] == "0 Ad"
    cause = error.details["cause"]
    assert isinstance(cause, IllegalMove)
    assert cause.code == "not_in_hand"


@pytest.mark.parametrize("text", ["7d*5d3s", "barsega 4c2s3d", "7d*3s  5d", "exchange "])
def test_a_move_in_another_spelling(text: str) -> None:
    error = refused(changed(CUT(), "hands", 0, "moves", 0, to=f"0 {text}"))
    assert error.code == "move_not_canonical" or (error.code == "illegal_move" and "  " in text)
    assert (error.details["hand"], error.details["move"]) == (1, 1)


def test_a_bad_line_of_a_file_is_named() -> None:
    lines = [WHOLE(), "", WHOLE()[:100]]
    with pytest.raises(BadRecord) as error:
        list(read_lines(lines))
    assert error.value.details["line"] == 3
    assert error.value.code == "truncated_line"


def test_a_line_cut_at_any_byte_is_refused() -> None:
    short = json.loads(CUT())
    short["seats"][0]["name"] = "Manena ’nt’ô 🂽"
    data = json.dumps(short, ensure_ascii=False).encode()
    read(data.decode())
    for length in range(len(data)):
        cut = data[:length].decode(errors="surrogateescape")
        with pytest.raises(BadRecord) as error:
            replay(read(cut))
        assert error.value.code in {"truncated_line", "not_json", "not_utf8"}, (length, error.value)


@given(st.data())
def test_any_damage_is_refused_or_read(data: st.DataObject) -> None:
    """A byte changed, left out or put in: a record or `BadRecord`, nothing else."""
    line = CUT().encode()
    at = data.draw(st.integers(0, len(line) - 1))
    byte = bytes([data.draw(st.integers(0, 255))])
    damaged = data.draw(
        st.sampled_from([line[:at] + byte + line[at + 1 :], line[:at] + line[at + 1 :], line[:at] + byte + line[at:]])
    )
    with suppress(BadRecord):
        replay(read(damaged.decode(errors="surrogateescape")))


def nested(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """What holds JSON values."""
    return st.lists(inner) | st.dictionaries(st.text(), inner)


JSON = st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(), nested)


@given(JSON)
def test_any_json_is_refused(value: Any) -> None:
    with pytest.raises(BadRecord):
        read(json.dumps(value))


@given(st.data())
def test_any_member_may_be_of_any_kind(data: st.DataObject) -> None:
    names = ["record", "game", "rules_version", "options", "seats", "hands", "points", "winner", "reason", "by"]
    value: Any = data.draw(JSON)
    line = changed(CUT(), data.draw(st.sampled_from(names)), to=value)
    with suppress(BadRecord):
        replay(read(line))


def test_no_code_is_missing_here() -> None:
    folder = Path(poncin.record.__file__).parent
    text = "".join(path.read_text() for path in folder.glob("*.py"))
    used = {part.split('"')[1] for part in text.split("BadRecord(")[1:] if part.startswith('"')}
    here = {row[2] for row in FORM + PLAY} | {"move_not_canonical", "truncated_line"}
    assert used <= here
