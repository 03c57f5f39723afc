"""Writing and reading: the same bytes again, unknown members kept, every match replayed."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from poncin.match import Match
from poncin.record import VERSION, SeatRecord, positions, read, read_lines, record_of, replay, write
from poncin.rng import Stream
from poncin.rules.registry import AnyGame, games, make
from poncin.testing import random_match
from poncin.testing.strategies import set_up_games
from tests.record.samples import cirulla_line, cut_line, line_of, replayed, seats_of

each_game = pytest.mark.parametrize("game_class", games(), ids=lambda game: game.info.id)


def same(match: Match, again: Match) -> bool:
    return (match.hands, match.totals, match.ending, match.state) == (
        again.hands,
        again.totals,
        again.ending,
        again.state,
    )


@each_game
@given(data=st.data())
def test_any_match_is_replayed(game_class: type[AnyGame], data: st.DataObject) -> None:
    drawn = data.draw(set_up_games([game_class]))
    values = drawn.options.values() | {"target": data.draw(st.integers(1, 60))}
    game = game_class(drawn.players, game_class.info.options.of(values))
    plies = data.draw(st.none() | st.integers(0, 120))
    match = random_match(game, Stream(data.draw(st.integers(0, 2**64 - 1))), plies=plies)
    leaves = data.draw(st.none() | st.integers(0, game.players - 1))
    if leaves is not None and match.ending is None:
        match = match.leave(data.draw(st.sampled_from(["resigned", "timeout"])), leaves)
    line = line_of(match)
    record = read(line)
    assert write(record) == line
    assert record == record_of(match, seats_of(match))
    assert same(match, replay(record))


@each_game
def test_every_ply_is_a_position(game_class: type[AnyGame]) -> None:
    match = random_match(game_class(), Stream(8), hands=2)
    record = read(line_of(match))
    found = list(positions(record))
    moves = sum(len(hand.moves) for hand in record.hands)
    assert len(found) == moves + 1
    assert same(found[-1], match)
    first = len(record.hands[0].moves)
    assert len(found[first - 1].hands) == 1
    if len(record.hands) > 1:  # ply N, where it completes a hand, is the start of the next one
        assert len(found[first].hands) == 2
        assert found[first].hand.moves == ()


def test_the_form_is_canonical() -> None:
    line = cirulla_line()
    whole = json.loads(line)
    assert list(whole) == [
        "record",
        "game",
        "rules_version",
        "options",
        "seats",
        "hands",
        "points",
        "winner",
        "reason",
    ]
    assert whole["record"] == VERSION == 1
    assert whole["options"] == {"target": 31}
    assert whole["seats"] == [
        {"name": "Baciccia", "kind": "human"},
        {"name": "poncin", "kind": "bot", "level": "club", "seed": 7},
    ]
    for hand in whole["hands"]:
        assert list(hand) == ["dealer", "decks", "moves", "items", "points"]
        assert sum(points for _, side, points in hand["items"] if side == 0) == hand["points"][0]
    assert "\n" not in line
    assert line == json.dumps(whole, ensure_ascii=False)
    assert list(json.loads(cut_line())["hands"][0]) == ["dealer", "decks", "moves"]


def test_by_stands_last() -> None:
    match = random_match(make("cirulla", 3), Stream(1), plies=20).leave("timeout", 2)
    assert list(json.loads(line_of(match)))[-3:] == ["winner", "reason", "by"]


def test_letters_are_not_escaped() -> None:
    match = random_match(make("mariagio"), Stream(1), plies=3)
    line = write(record_of(match, [SeatRecord("Manena ’nt’ô ñ 🂽", "human"), SeatRecord("b", "bot")]))
    assert "Manena ’nt’ô ñ 🂽" in line
    assert write(read(line)) == line


def test_unknown_members_are_kept() -> None:
    whole = json.loads(cirulla_line())
    whole["played_at"] = {"place": "Zena", "year": 2026, "list": [1, None, True, 1.5]}
    whole["again"] = ""
    whole["seats"][0]["level"] = {"of a": "human"}
    whole["seats"][0]["rating"] = 1500
    whole["seats"][1]["colour"] = "red"
    whole["hands"][0]["seconds"] = [1, 2, 3]
    line = json.dumps(whole, ensure_ascii=False)
    record = read(line)
    assert write(record) == line
    assert record.extra == {"played_at": whole["played_at"], "again": ""}
    assert record.hands[0].extra == {"seconds": [1, 2, 3]}
    assert same(replay(record), replayed(cirulla_line()))


def test_files_have_a_record_a_line() -> None:
    lines = [cirulla_line(), "", cut_line(), "  \n"]
    found = list(read_lines(f"{line}\n" for line in lines))
    assert [number for number, _ in found] == [1, 3]
    assert [write(record) for _, record in found] == [lines[0], lines[2]]


def test_members_in_another_order_are_read_all_the_same() -> None:
    whole = json.loads(cirulla_line())
    line = json.dumps(dict(reversed(whole.items())), ensure_ascii=False)
    assert read(line) == read(cirulla_line())
    assert write(read(line)) == cirulla_line()
