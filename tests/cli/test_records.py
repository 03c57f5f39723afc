"""The commands that write, read and tell records."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from poncin.bots import make_bot
from poncin.client import simulate
from poncin.notation import move_text
from poncin.record import positions, read, replay, write
from poncin.rng import Stream
from poncin.rules.registry import make

from .conftest import Command

Here = Callable[..., tuple[int, str, str]]


@pytest.fixture
def file(tmp_path: Path, here: Here) -> Path:
    path = tmp_path / "matches.jsonl"
    assert here("simulate", "cirulla", "--matches", "2", "--seed", "4", "--bots", "random", "--out", str(path))[0] == 0
    return path


@pytest.mark.parametrize(
    ("game", "players", "bots"), [("cirulla", "3", "random"), ("cirollon", "4", "casual,random,casual,random")]
)
def test_simulate_writes_whole_canonical_matches(here: Here, game: str, players: str, bots: str) -> None:
    arguments = ("simulate", game, "--players", players, "--matches", "2", "--seed", "9", "--bots", bots)
    status, out, err = here(*arguments)
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert len(lines) == 2
    for line in lines:
        record = read(line)
        assert write(record) == line
        assert replay(record).ending
        levels = bots.split(",") * (int(players) // len(bots.split(",")))
        assert [(seat.kind, seat.level, seat.seed) for seat in record.seats] == [("bot", each, 9) for each in levels]
    assert here(*arguments)[1] == out


def test_match_m_is_child_m_of_the_seed(file: Path) -> None:
    second = replay(read(file.read_text(encoding="utf-8").splitlines()[1]))
    game = make("cirulla")
    assert simulate(game, dict.fromkeys((0, 1), make_bot("random")), Stream(4).child(1)).hands == second.hands


def test_simulate_says_how_many_and_leaves_no_part(poncin: Command, tmp_path: Path) -> None:
    path = tmp_path / "out.jsonl"
    done = poncin("simulate", "mariagio", "--matches", "2", "--out", str(path), "--lang", "it")
    assert (done.returncode, done.stdout) == (0, "")
    assert done.stderr == f"Scritte 2 partite in {path}.\n"
    assert [each.name for each in tmp_path.iterdir()] == ["out.jsonl"]


def test_a_file_that_cannot_be_written_is_refused_by_name(here: Here, tmp_path: Path) -> None:
    status, out, err = here("simulate", "cirulla", "--out", str(tmp_path / "no" / "out.jsonl"))
    assert (status, out) == (1, "")
    assert str(tmp_path / "no" / "out.jsonl") in err


def test_moves_are_those_of_the_position_sorted_as_text(file: Path, here: Here) -> None:
    record = read(file.read_text(encoding="utf-8").splitlines()[-1])
    for ply, match in enumerate(positions(record)):
        if ply % 20 == 0 and match.to_act is not None:
            expected = sorted(f"{match.to_act} {move_text(move)}" for move in match.legal_moves())
            assert here("moves", str(file), "--ply", str(ply)) == (0, "".join(f"{each}\n" for each in expected), "")
            assert json.loads(here("moves", str(file), "--ply", str(ply), "--json")[1]) == expected


def test_no_moves_where_nobody_is_to_move(file: Path, here: Here) -> None:
    plies = sum(len(hand.moves) for hand in read(file.read_text(encoding="utf-8").splitlines()[-1]).hands)
    assert here("moves", str(file)) == (0, "", "")
    assert here("moves", str(file), "--ply", str(plies)) == (0, "", "")
    status, out, err = here("moves", str(file), "--ply", str(plies + 1))
    assert (status, out) == (1, "")
    assert str(plies) in err
    assert str(plies + 1) in err


def test_the_plies_of_a_hand_s_end_are_the_next_hand_s_start(file: Path, here: Here) -> None:
    record = read(file.read_text(encoding="utf-8").splitlines()[-1])
    first = len(record.hands[0].moves)
    out = here("moves", str(file), "--ply", str(first))[1]
    opener = (record.hands[1].dealer + 1) % 2
    assert out
    assert all(line.startswith(f"{opener} ") for line in out.splitlines())


def test_moves_reads_standard_input(file: Path, poncin: Command, here: Here) -> None:
    done = poncin("moves", "-", "--ply", "3", given=file.read_text(encoding="utf-8"))
    assert (done.returncode, done.stdout) == (0, here("moves", str(file), "--ply", "3")[1])


def test_check_counts_good_and_bad(file: Path, here: Here) -> None:
    good, other = file.read_text(encoding="utf-8").splitlines()
    assert here("check", str(file)) == (0, "2 records, all good.\n", "")
    record = json.loads(other)
    record["hands"][1]["points"][0] += 1
    file.write_text("\n".join([good, json.dumps(record), "", good[:-7], "[]", good]), encoding="utf-8")
    status, out, err = here("check", str(file))
    assert (status, err) == (1, "")
    lines = out.splitlines()
    assert lines[-1] == "5 records, 3 bad."
    assert lines[0].startswith("line 2, hand 2: ")
    assert lines[1].startswith("line 4: ")
    assert lines[2].startswith("line 5: ")
    status, out, _ = here("check", str(file), "--json")
    told = json.loads(out)
    assert (status, told["records"], told["good"]) == (1, 5, 2)
    assert [(each["line"], each["code"]) for each in told["bad"]] == [
        (2, "wrong_points"),
        (4, "truncated_line"),
        (5, "not_an_object"),
    ]


def test_bytes_that_are_no_text_are_a_bad_record(poncin: Command, tmp_path: Path) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_bytes(b'\xff\xfe{"record": 1}\n')
    done = poncin("check", str(path))
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.endswith("1 record, 1 bad.\n")


@pytest.mark.parametrize("language", ["lij", "it", "en"])
@pytest.mark.parametrize("game", ["cirulla", "cirollon", "mariagio"])
def test_show_tells_every_card_and_every_hand(here: Here, tmp_path: Path, game: str, language: str) -> None:
    path = tmp_path / "match.jsonl"
    here("simulate", game, "--bots", "random", "--seed", "2", "--out", str(path), "--option", "target=20")
    record = read(path.read_text(encoding="utf-8"))
    status, out, err = here("show", str(path), "--lang", language)
    assert (status, err) == (0, "")
    assert out.count("\n\n") == len(record.hands) + 1
    assert "20" in out.split("\n\n", 1)[0]
    status, first, _ = here("show", str(path), "--lang", language, "--hand", "1")
    assert status == 0
    assert len(first) < len(out) or len(record.hands) == 1
    assert here("show", str(path), "--hand", str(len(record.hands) + 1))[0] == 1


def test_show_prints_no_control_characters_of_a_record(file: Path, here: Here) -> None:
    record = json.loads(file.read_text(encoding="utf-8").splitlines()[-1])
    record["seats"][0]["name"] = "a\x1b[2Jb"
    record["seats"][1]["level"] = "\x07other"
    file.write_text(json.dumps(record) + "\n", encoding="utf-8")
    status, out, _ = here("show", str(file))
    assert status == 0
    assert "a�[2Jb" in out
    assert all(letter == "\n" or letter.isprintable() for letter in out)


def test_show_tells_an_unfinished_match(file: Path, here: Here) -> None:
    record = json.loads(file.read_text(encoding="utf-8").splitlines()[-1])
    hand = record["hands"][0]
    del hand["items"], hand["points"], record["hands"][1:]
    hand["moves"] = hand["moves"][:5]
    record |= {"points": [0, 0], "winner": None, "reason": "unfinished"}
    file.write_text(json.dumps(record) + "\n", encoding="utf-8")
    status, out, _ = here("show", str(file))
    assert status == 0
    assert "not finished" in out.splitlines()[-1]
    assert here("moves", str(file))[1]
