"""Matches played in lines, through pipes."""

import io
import json
import re
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from poncin.bots import make_bot
from poncin.cards import CARD_TEXT
from poncin.cli.plain import PlainMatch
from poncin.client import Session
from poncin.i18n import Words
from poncin.record import positions, read, replay, write
from poncin.rules.moves import Play
from poncin.rules.registry import make

from .conftest import Command

GAMES = [("cirulla", 2), ("cirulla", 3), ("cirulla", 4), ("cirollon", 4), ("mariagio", 2)]
LANGUAGES = ["lij", "it", "en"]


def session(game: str, players: int, seed: int = 3, **options: object) -> Session:
    made = make(game, players, options)
    bots = dict.fromkeys(range(1, players), make_bot("random"))
    return Session.new(made, bots=bots, names=[f"Name{seat}" for seat in range(players)], seed=seed)


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Feed lines to a match and give what was printed."""

    def played(match: Session, *lines: str, language: str = "en", resumed: bool = False) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        with redirect_stdout(io.StringIO()) as out:
            PlainMatch(match, Words(language)).run(resumed=resumed)
        return out.getvalue()

    return played


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_by_choosing_the_first(play: Callable[..., str], game: str, players: int, language: str) -> None:
    match = session(game, players, target=30)
    out = play(match, *["1"] * 3000, language=language)
    assert match.match.ending is not None
    hands = len(match.match.hands)
    assert out.count(Words(language)("cli-sheet")) == hands
    assert replay(match.record()).hands == match.match.hands


@pytest.mark.parametrize(("game", "players"), [("cirulla", 2), ("cirollon", 4), ("mariagio", 2)])
def test_a_whole_match_through_a_pipe(poncin: Command, environ: dict[str, str], game: str, players: int) -> None:
    arguments = ("play", game, "--players", str(players), "--seed", "8", "--level", "random", "--option", "target=20")
    done = poncin(*arguments, given="1\n" * 2000)
    assert (done.returncode, done.stderr) == (0, "")
    (kept,) = (Path(environ["PONCIN_DATA"]) / "matches").iterdir()
    assert str(kept) in done.stdout.splitlines()[-1]
    record = read(kept.read_text(encoding="utf-8"))
    assert replay(record).ending is not None
    assert write(record) + "\n" == kept.read_text(encoding="utf-8")
    assert not (Path(environ["PONCIN_DATA"]) / "match.jsonl").exists()


def test_everything_is_asked_for_when_no_game_is_given(poncin: Command, environ: dict[str, str]) -> None:
    answers = ["0", "four", "2", "x", "2", "?", "target=x", "nosuch=1", "target", "target=33", "", "Baciccia", "q"]
    done = poncin("play", given="\n".join(answers) + "\n")
    assert (done.returncode, done.stderr) == (0, "")
    record = json.loads((Path(environ["PONCIN_DATA"]) / "match.jsonl").read_text(encoding="utf-8"))
    assert (record["game"], record["options"]) == ("cirollon", {"target": 33})
    assert [seat.get("level") for seat in record["seats"]] == [None, "beginner", "beginner", "beginner"]
    names = [seat["name"] for seat in record["seats"]]
    assert names[0] == "Baciccia"
    assert len(set(names)) == 4


@pytest.mark.parametrize("answers", range(8))
def test_no_more_lines_is_a_quiet_way_out(poncin: Command, answers: int) -> None:
    done = poncin("play", given="\n".join(["1", "1", "1", "", "", "1", "1"][:answers]))
    assert (done.returncode, done.stderr) == (0, "")


def test_an_unfinished_match_is_offered_and_goes_on(poncin: Command, environ: dict[str, str]) -> None:
    folder = Path(environ["PONCIN_DATA"])
    poncin("play", "cirulla", "--seed", "5", given="1\n1\n1\n")
    before = read((folder / "match.jsonl").read_text(encoding="utf-8"))
    assert before.hands[0].moves
    done = poncin("play", given="x\n1\n1\nq\n")
    assert done.returncode == 0
    after = read((folder / "match.jsonl").read_text(encoding="utf-8"))
    assert after.hands[0].decks == before.hands[0].decks
    assert after.hands[0].moves[: len(before.hands[0].moves)] == before.hands[0].moves
    assert len(after.hands[0].moves) > len(before.hands[0].moves)


def test_a_new_match_puts_the_unfinished_one_aside(poncin: Command, environ: dict[str, str]) -> None:
    folder = Path(environ["PONCIN_DATA"])
    poncin("play", "cirulla", given="1\n")
    old = (folder / "match.jsonl").read_text(encoding="utf-8")
    done = poncin("play", "mariagio", given="2\n1\n")
    aside = folder / "matches" / "match-0001.jsonl"
    assert str(aside) in done.stdout
    assert aside.read_text(encoding="utf-8") == old
    poncin("play", "mariagio", "--new", given="1\n")
    assert (folder / "matches" / "match-0002.jsonl").exists()
    done = poncin("play", "--resume", str(aside), given="q\n")
    assert done.returncode == 0
    assert (folder / "match.jsonl").read_text(encoding="utf-8") == old
    assert not aside.exists()


def test_nothing_of_an_unfinished_match_is_lost_by_a_bad_option(poncin: Command, environ: dict[str, str]) -> None:
    kept = Path(environ["PONCIN_DATA"]) / "match.jsonl"
    poncin("play", "cirulla", given="1\n")
    old = kept.read_text(encoding="utf-8")
    assert poncin("play", "cirulla", "--new", "--option", "target=x").returncode == 2
    assert kept.read_text(encoding="utf-8") == old


@pytest.mark.parametrize("damage", ["", "{", '{"record": 1}', "\udcff"])
def test_a_damaged_match_is_told_and_kept_aside(poncin: Command, environ: dict[str, str], damage: str) -> None:
    folder = Path(environ["PONCIN_DATA"])
    folder.mkdir()
    (folder / "match.jsonl").write_text(damage, encoding="utf-8", errors="surrogateescape")
    done = poncin("play", "cirulla", given="q\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert str(folder / "match-0001.damaged") in done.stdout
    text = (folder / "match-0001.damaged").read_text(encoding="utf-8", errors="surrogateescape")
    assert text == damage
    assert (folder / "match.jsonl").exists()


def test_a_move_that_cannot_be_kept_may_be_tried_again(play: Callable[..., str], tmp_path: Path) -> None:
    match = session("cirulla", 2)
    match.path = tmp_path / "folder" / "match.jsonl"
    before = match.match
    out = play(match, "1", "", "1", "q", resumed=True)
    assert match.match is before
    assert out.count(str(match.path)) == 2
    match.path.parent.mkdir()
    play(match, "1", resumed=True)
    assert Session.load(match.path).match.hands == match.match.hands
    assert match.match is not before


def legal_lines(out: str) -> list[str]:
    return re.findall(r"^\d+\. (.*)$", out, re.MULTILINE)


def test_choices_name_the_kind_of_capture(play: Callable[..., str]) -> None:
    out = "\n".join(play(session("cirulla", 2, seed), *["1"] * 40) for seed in range(6))
    choices = legal_lines(out)
    for kind in ("(equal)", "(sum)", "(fifteen)", "(ace)"):
        assert any(choice.endswith(kind) for choice in choices), kind


@pytest.mark.parametrize("typed", ["{}", " {} ", "{upper}", "{sign}"])
def test_a_card_is_typed_in_many_ways(play: Callable[..., str], typed: str) -> None:
    match = session("mariagio", 2)
    card = next(move.card for move in match.match.legal_moves() if isinstance(move, Play))
    text = CARD_TEXT[card]
    play(match, typed.format(text, upper=text.upper(), sign=Words("en").card(card)))
    assert (0, text) in match.record().hands[0].moves


@pytest.mark.parametrize(
    "line", ["99", "0", "-1", "", "zzz", "7d*", "7h*7h", "marriage x", "²", "1" * 5000, "exchange", "barsega AdAsAc"]
)
def test_a_bad_line_is_answered_and_changes_nothing(play: Callable[..., str], line: str) -> None:
    match = session("cirulla", 2)
    reached = play(match)
    before = match.match
    out = play(match, line, resumed=True)
    assert match.match is before
    assert len(out.splitlines()) > len(play(match, resumed=True).splitlines())
    assert reached


def test_why_a_card_must_take(play: Callable[..., str]) -> None:
    match = session("cirulla", 2, seed=5)
    while match.to_act is None:
        match.advance()
    view = match.view()
    moves = match.game.moves(view.public, view.hand)
    taking = next(move.card for move in moves if isinstance(move, Play) and move.taken)
    assert "takes" in play(match, f"why {CARD_TEXT[taking]}", resumed=True).split("Your choice?")[1]
    absent = next(card for card in range(40) if not view.hand >> card & 1)
    assert "do not hold" in play(match, f"w {CARD_TEXT[absent]}", resumed=True)
    assert "is no card" in play(match, "w xx", resumed=True)


def test_undo_gives_the_choice_back(play: Callable[..., str]) -> None:
    match = session("cirollon", 4)
    play(match)
    before = match.match
    out = play(match, "1", "u", resumed=True)
    assert match.match == before
    assert "Taken back." in out
    assert "nothing to take back" in play(match, "u", resumed=True)


def test_the_language_changes_in_the_middle(play: Callable[..., str]) -> None:
    out = play(session("mariagio", 2), "g it", "g lij", "g de", "g")
    for language in LANGUAGES:
        assert Words(language)("cli-prompt") in out
    assert "de" in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["h", "w", "u", "l", "l all", "s", "r", "t", "n", "?"])
def test_every_command_answers_and_changes_nothing(play: Callable[..., str], command: str, language: str) -> None:
    match = session("cirollon", 4)
    play(match)
    before = match.match
    silent = play(match, resumed=True, language=language)
    assert len(play(match, command, resumed=True, language=language)) > len(silent)
    assert match.match is before


def tokens() -> st.SearchStrategy[str]:
    words = st.sampled_from(
        ["h", "w", "u", "l", "s", "t", "n", "g", "?", "g it", "1", "2", "3", "9", "7d", "w 7d", "exchange", ""]
    )
    return words | st.text(max_size=12).filter(lambda text: "\n" not in text and text.split()[:1] not in (["q"], ["r"]))


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@example(("mariagio", 2), ["marriage h", "u", "exchange", "=A", "barsega =A"], 1)
@given(st.sampled_from(GAMES), st.lists(tokens(), max_size=30), st.integers(0, 50))
def test_no_line_ever_raises(play: Callable[..., str], game: tuple[str, int], lines: list[str], seed: int) -> None:
    match = session(*game, seed=seed)
    play(match, *lines)
    assert list(positions(match.record()))[-1].state == match.match.state


@pytest.mark.parametrize(("game", "shown"), [("cirulla", "able:"), ("mariagio", "Trumps")])
def test_what_is_laid_out_is_told_once(play: Callable[..., str], game: str, shown: str) -> None:
    for seed in range(6):
        match = session(game, 2, seed=seed)
        begins = match.to_act is not None
        out = play(match, "q").split("\n1. ")[0]
        told = [line for line in out.splitlines() if shown in line]
        assert len(told) == (1 if begins else 2), out
