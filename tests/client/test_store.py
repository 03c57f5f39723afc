"""What is kept on disk: whole at any moment, one process at a time, nothing thrown away."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from poncin.bots import make_bot
from poncin.client import SaveError, Session, Store, data_folder
from poncin.rules.registry import make


def test_the_folder_is_the_users_own() -> None:
    assert data_folder({"PONCIN_DATA": "/a", "XDG_DATA_HOME": "/b"}) == Path("/a")
    assert data_folder({"XDG_DATA_HOME": "/b"}) == Path("/b/poncin")
    assert data_folder({"XDG_DATA_HOME": "", "PONCIN_DATA": ""}) == Path.home() / ".local/share/poncin"


@pytest.mark.parametrize("variable", ["PONCIN_DATA", "XDG_DATA_HOME"])
def test_the_home_of_nobody_is_refused(variable: str) -> None:
    with pytest.raises(SaveError, match="save_failed"):
        data_folder({variable: "~no such user/data"})


def test_one_process_at_a_time(tmp_path: Path) -> None:
    with Store(tmp_path), pytest.raises(SaveError, match="save_in_use"):
        Store(tmp_path)
    with Store(tmp_path):
        pass


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(SaveError, match="save_failed"):
        Store(tmp_path / "file" / "folder")


def test_what_is_put_aside_takes_no_other_s_place(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        for number in range(1, 4):
            store.unfinished.write_text(str(number), encoding="utf-8")
            assert store.put_aside().read_text(encoding="utf-8") == str(number)
        assert len(list((tmp_path / "matches").iterdir())) == 3
        store.unfinished.write_text("4", encoding="utf-8")
        first = tmp_path / "matches" / "match-0001.jsonl"
        store.take_up(first)
        assert store.unfinished.read_text(encoding="utf-8") == "1"
        assert sorted(each.read_text(encoding="utf-8") for each in first.parent.iterdir()) == ["2", "3", "4"]
        store.take_up(store.unfinished)
        assert store.unfinished.read_text(encoding="utf-8") == "1"


def test_only_a_match_that_is_over_is_settled(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        assert store.settle() is None
        store.unfinished.write_text("damaged", encoding="utf-8")
        assert store.settle() is None
        bots = dict.fromkeys((1, 2, 3), make_bot("random"))
        game = make("cirollon", 4, {"target": 1})
        session = Session.new(game, bots=bots, names="abcd", seed=1, path=store.unfinished)
        while session.match.ending is None:
            assert store.settle() is None
            if session.to_act is None:
                session.advance()
            else:
                session.play(session.match.legal_moves()[0])
        kept = store.settle()
        assert kept is not None
        assert not store.unfinished.exists()
        assert Session.load(kept).match.hands == session.match.hands


def play(folder: Path) -> subprocess.Popen[str]:
    environ = {"PONCIN_DATA": str(folder), "LC_ALL": "C.UTF-8"}
    return subprocess.Popen(
        [sys.executable, "-m", "poncin", "play", "cirulla", "--level", "random", "--seed", "4"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        env=environ,
    )


def test_a_second_process_is_sent_away(tmp_path: Path) -> None:
    with play(tmp_path) as first:
        assert first.stdout is not None
        assert any("choice?" in line for line in first.stdout)
        text = (tmp_path / "match.jsonl").read_bytes()
        with play(tmp_path) as second:
            out, _ = second.communicate("1\n1\n")
        assert second.returncode == 1
        assert out.startswith("poncin: ")
        assert str(tmp_path) in out
        assert (tmp_path / "match.jsonl").read_bytes() == text
        first.communicate("q\n")
        assert first.returncode == 0


def test_a_match_outlives_kill_9_at_any_moment(tmp_path: Path) -> None:
    """Killed again and again after some line was shown: all that was shown is kept, and the match goes on."""
    shown = 0
    for lines in (9, 14, 25, 31, 40, 52):
        with play(tmp_path) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write("1\n" * 200)
            process.stdin.flush()
            for _ in range(lines):
                shown += bool(re.search(r"^(You play|Baciccia plays) ", process.stdout.readline()))
            os.kill(process.pid, signal.SIGKILL)
        moves = sum(len(hand.moves) for hand in Session.load(tmp_path / "match.jsonl").match.hands)
        assert moves >= shown
        shown = moves
    assert shown > 20


@pytest.mark.parametrize("kept", ["[]", "{", "[" * 100_000, "\udcff"])
def test_habits_that_cannot_be_read_are_none(tmp_path: Path, kept: str) -> None:
    with Store(tmp_path) as store:
        assert store.habits == {}
        store.remember("speed", "slow")
        store.remember("theme", "paper")
        assert store.habits == {"speed": "slow", "theme": "paper"}
        (tmp_path / "habits.json").write_text(kept, errors="surrogateescape")
        assert store.habits == {}
