"""Outside programs: a real one plays; whatever else one does forfeits its hand with a reason, and hangs nobody."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from poncin.arena.players import level_of, make_player
from poncin.arena.playing import play_unit
from poncin.arena.program import PREFIX
from poncin.arena.units import Played, Setting, Unit
from poncin.bots import make_bot
from poncin.cards import cards_text
from poncin.errors import BadOption
from poncin.rng import Stream
from poncin.rules.game import Game
from poncin.rules.registry import make
from tests.bots.positions import EVERY_GAME

EXAMPLE = f"{PREFIX}{sys.executable} {Path('examples/arena_player.py').resolve()}"
LOOP = """
import json, os, sys, time
for line in sys.stdin:
    request = json.loads(line)
    if request["type"] == "hello":
        print('{"type": "ready"}', flush=True)
        continue
    legal = request["legal"]
    ANSWER
"""
Program = Callable[[str], str]


@pytest.fixture
def program(tmp_path: Path) -> Program:
    def made(source: str) -> str:
        path = tmp_path / "player.py"
        path.write_text(source)
        return f"{PREFIX}{sys.executable} {path}"

    return made


def played(name: str, *, game: str = "cirulla", players: int = 2, deals: int = 1, **more: Any) -> Played:
    setting = Setting(game, players, 3, **more)
    return play_unit(Unit(setting, ("casual", name), 0, deals))


@pytest.mark.parametrize(("game", "players"), EVERY_GAME)
@pytest.mark.parametrize("matches", [False, True])
def test_the_example_plays_every_game(game: str, players: int, matches: bool) -> None:
    options = (("target", 31 if game != "mariagio" else 101),)
    first, again = (played(EXAMPLE, game=game, players=players, matches=matches, options=options) for _ in range(2))
    assert not first.faults
    assert first.deals == again.deals
    assert first.times[1].count > 10


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        (LOOP.replace("ANSWER", 'print(\'{"move": "7d*"}\', flush=True)'), "names no move"),
        (LOOP.replace("ANSWER", "print('{\"move\": 7}', flush=True)"), "names no move"),
        (LOOP.replace("ANSWER", 'print(\'{"move": "exchange"}\', flush=True)'), "is not legal"),
        (LOOP.replace("ANSWER", "print('[]', flush=True)"), "no JSON object"),
        (LOOP.replace("ANSWER", "print('oops', flush=True)"), "no JSON object: oops"),
        (LOOP.replace("ANSWER", "os.write(1, b'\\xff\\n')"), "no JSON object"),
        (LOOP.replace("ANSWER", "sys.exit(3)"), "ended with status 3"),
        (LOOP.replace("ANSWER", "os.close(1); time.sleep(60)"), "closed its output"),
        (LOOP.replace("ANSWER", "time.sleep(60)"), "did not answer within 0.4 s"),
        (LOOP.replace("ANSWER", "os.write(1, b'{'); time.sleep(60)"), "did not answer within 0.4 s"),
        (LOOP.replace("ANSWER", "os.write(1, b'x' * 70000)"), "longer than"),
        (LOOP.replace("ANSWER", "print(json.dumps({'move': legal[0]}) * 2, flush=True)"), "no JSON object"),
        ("import sys; sys.exit(0)", "ended with status 0"),
        ('print(\'{"type": "hello"}\', flush=True); input()', "the greeting"),
        ("import time; time.sleep(60)", "did not answer within 0.4 s"),
    ],
)
def test_what_breaks_the_protocol_forfeits(program: Program, source: str, reason: str) -> None:
    # What has to start and answer in good time gets time; what lets one wait does not.
    patience = 0.4 if "0.4" in reason else 30.0
    done = played(program(source), patience=patience)
    assert len(done.faults) == 2  # one for each seating: it was started again
    for fault in done.faults:
        assert (fault.deal, fault.player) == (0, 1)
        assert reason in fault.text
    assert (done.deals[0].points, done.deals[0].hands) == (51, 1)


def test_an_answer_too_many_forfeits(program: Program) -> None:
    twice = "print(json.dumps({'move': legal[0]}) + '\\n' + json.dumps({'move': legal[0]}), flush=True)"
    done = played(program(LOOP.replace("ANSWER", twice)), patience=30.0)
    assert {fault.text for fault in done.faults} == {"it wrote without being asked"}


def test_a_program_that_reads_nothing_forfeits(program: Program) -> None:
    """It fills no pipe: whoever answers before being asked is found out at once."""
    source = (
        "import time\nprint('{\"type\": \"ready\"}', flush=True)\nwhile True: print('{}', flush=True); time.sleep(.01)"
    )
    done = played(program(source), patience=30.0)
    assert len(done.faults) == 2


def test_a_forfeit_costs_the_match(program: Program) -> None:
    done = played(program("import sys; sys.exit(1)"), matches=True, options=(("target", 101),))
    assert (done.deals[0].points, done.deals[0].matches) == (101, 1)


def test_with_three_players_a_forfeit_costs_every_side_of_the_program(program: Program) -> None:
    done = played(program("import sys; sys.exit(1)"), players=3)
    assert len(done.faults) == 6
    assert (done.deals[0].points, done.deals[0].hands) == (51, 1)


def test_a_hand_goes_wrong_alone(program: Program, tmp_path: Path) -> None:
    """A program that fails once is started again and plays the next hand."""
    mark = tmp_path / "failed"
    answer = f"""
    if not os.path.exists({str(mark)!r}):
        open({str(mark)!r}, "w").close()
        sys.exit(1)
    print(json.dumps({{"move": legal[0]}}), flush=True)
"""
    done = played(program(LOOP.replace("    ANSWER", answer)), deals=2, patience=30.0)
    assert [fault.deal for fault in done.faults] == [0]
    assert done.deals[1].points != 51


@pytest.mark.parametrize("command", ["", "/no/such/program", "no-such-program-anywhere", "'open"])
def test_a_command_that_is_not_there(command: str) -> None:
    with pytest.raises(BadOption) as refused:
        level_of(PREFIX + command)
    assert (refused.value.code, refused.value.details["command"]) == ("no_program", command)


def test_a_program_that_cannot_be_started_forfeits(tmp_path: Path) -> None:
    path = tmp_path / "no-interpreter"
    path.write_text("neither script nor program")
    path.chmod(0o755)
    assert "cannot be started" in played(f"{PREFIX}{path}").faults[0].text


def test_games_that_the_protocol_cannot_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("poncin.arena.program.can_show", lambda _game: False)
    with pytest.raises(BadOption) as refused:
        make_player(EXAMPLE, make("cirulla"), Setting("cirulla", 2, 1))
    assert refused.value.code == "game_not_told"


def test_nothing_is_left_running(program: Program, tmp_path: Path) -> None:
    """Neither the program nor what it started."""
    note = tmp_path / "child"
    answer = f"""
    import subprocess
    open({str(note)!r}, "w").write(str(subprocess.Popen(["sleep", "60"], stdout=subprocess.DEVNULL).pid))
    print("oops", flush=True)
"""
    played(program(LOOP.replace("    ANSWER", answer)), patience=30.0)
    show = ["ps", "-o", "stat=", "-p", note.read_text()]
    assert subprocess.run(show, check=False, capture_output=True, text=True).stdout[:1] in ("", "Z")


@pytest.mark.parametrize(("name", "players"), EVERY_GAME)
def test_the_program_is_told_what_its_seat_may_know(program: Program, tmp_path: Path, name: str, players: int) -> None:
    """The same is asked wherever the hidden cards lie, and the request holds no member but the documented ones."""
    log = tmp_path / "log"
    answer = f"open({str(log)!r}, 'a').write(line); print(json.dumps({{'move': legal[0]}}), flush=True)"
    game: Game[Any] = make(name, players)
    player = make_player(program(LOOP.replace("ANSWER", answer)), game, Setting(name, players, 1, patience=30.0))
    player.prepare(game)
    stream = Stream(6)
    state = game.deal(stream, 0)
    past: list[tuple[Any, Any]] = []
    casual = make_bot("casual")
    for number in range(12):
        seat = state.public.to_act
        assert seat is not None
        view = game.view(state, seat)
        for world in (state, game.resample(view, stream)):
            player.decide(game, world, seat, Stream(number), past, None)
        first, second = log.read_text().splitlines()[-2:]
        assert first == second
        request = json.loads(first)
        assert set(request) == {"type", "seat", "position", "hand", "legal", "past", "totals", "target", "random"}
        assert request["hand"] == cards_text(view.hand)
        assert request["position"]["to_act"] == request["seat"] == seat
        assert len(request["past"]) == number
        move = casual.choose(game, view, stream)
        past.append((state.public, move))
        state = game.play(state, move).state
    player.close()
