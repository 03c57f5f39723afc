"""`poncin arena`, `poncin report` and `poncin bench bots`: what they print and keep."""

import json
import os
import pty
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from poncin.arena.suites import SUITES
from poncin.bots import LEVELS

Here = Callable[..., tuple[int, str, str]]
BOTS = ("--bots", "random,casual")


def test_a_table_with_a_row_for_each_pair(here: Here) -> None:
    status, out, err = here("arena", "cirollon", "--bots", "random,casual,club", "--pairs", "4")
    assert (status, err) == (0, "")
    head, _, *rows = out.splitlines()
    assert head.startswith("| game, players | bots | deals | points per hand | hands won | ms per move")
    assert [row.split(" | ")[1] for row in rows] == ["random – casual", "random – club", "casual – club"]
    assert all(row.startswith("| cirollon 4 |") and row.count("|") == head.count("|") for row in rows)


def test_json_holds_the_configuration_and_what_came_of_it(here: Here) -> None:
    arguments = ("arena", "cirulla", "--players", "3", *BOTS, "--pairs", "6", "--seed", "9", "--option", "target=31")
    status, out, err = here(*arguments, "--json", "--matches", "--sprt=-1,1sd")
    assert (status, err) == (0, "")
    told = json.loads(out)
    assert {name: told[name] for name in ("game", "players", "bots", "seed", "options", "matches", "sprt")} == {
        "game": "cirulla",
        "players": 3,
        "bots": ["random", "casual"],
        "seed": 9,
        "options": {"target": 31},
        "matches": True,
        "sprt": [-1.0, 1.0, "sd"],
    }
    (pair,) = told["pairs"]
    assert pair["bots"] == ["random", "casual"]
    assert pair["deals"] == 6
    assert pair["points"]["mean"] < 0 < pair["points"]["ci"]
    assert 0 <= pair["matches_won"]["mean"] <= pair["hands_won"]["mean"] <= 0.5
    assert pair["sprt"]["verdict"] == "open"
    assert len(pair["ms_mean"]) == len(pair["ms_p99"]) == 2


def test_json_of_a_round_robin_ranks_the_players(here: Here) -> None:
    told = json.loads(here("arena", "cirollon", "--bots", "random,casual,club", "--pairs", "20", "--json")[1])
    assert [each["bot"] for each in told["players"]] == ["club", "casual", "random"]
    assert sum(each["points"]["mean"] for each in told["players"]) == pytest.approx(0, abs=1e-3)
    assert all(each["openskill"]["sigma"] > 0 for each in told["players"])


def test_the_same_command_gives_the_same_figures(here: Here) -> None:
    command = ("arena", "mariagio", *BOTS, "--pairs", "5", "--json")
    timed = ("ms_mean", "ms_p99")
    first, again = ({**json.loads(here(*command)[1])["pairs"][0]} for _ in range(2))
    assert {name: value for name, value in first.items() if name not in timed} == {
        name: value for name, value in again.items() if name not in timed
    }


def test_one_deal_has_no_interval(here: Here) -> None:
    assert json.loads(here("arena", "mariagio", *BOTS, "--pairs", "1", "--json")[1])["pairs"][0]["points"]["ci"] is None
    assert "inf" not in here("arena", "mariagio", *BOTS, "--pairs", "1")[1]


def test_all_is_every_game_with_every_number_of_players(here: Here) -> None:
    status, out, _ = here("arena", "all", *BOTS, "--pairs", "1", "--json")
    assert status == 0
    assert [(told["game"], told["players"]) for told in map(json.loads, out.splitlines())] == [
        *(("cirulla", players) for players in (2, 3, 4)),
        ("cirollon", 4),
        ("mariagio", 2),
    ]


def test_suites_are_fixed_deals_and_the_last_one_says_so(here: Here) -> None:
    assert {name: suite.deals for name, suite in SUITES.items()} == {"dev": 2000, "gate": 10_000, "hold-out": 100_000}
    assert len({suite.seed for suite in SUITES.values()}) == 3
    for name, suite in SUITES.items():
        status, out, err = here("arena", "mariagio", *BOTS, "--pairs", "2", "--suite", name, "--json")
        assert (status, json.loads(out)["seed"]) == (0, suite.seed)
        assert (err != "") == (name == "hold-out")


@pytest.mark.parametrize(("given", "name"), [(("--work", "3"), "expert:3"), (("--ms", "2"), "expert:2ms")])
def test_a_budget_for_those_that_take_one(here: Here, given: tuple[str, ...], name: str) -> None:
    out = here("arena", "mariagio", "--bots", "casual,expert", "--pairs", "1", "--json", *given)[1]
    assert json.loads(out)["bots"] == ["casual", name]


def test_results_go_on_and_become_a_page(here: Here, tmp_path: Path) -> None:
    results, target = tmp_path / "results.jsonl", tmp_path / "page.html"
    command = ("arena", "cirulla", "--bots", "random,casual,club", "--out", str(results))
    assert here(*command, "--pairs", "2")[0] == 0
    kept = results.read_bytes()
    assert here(*command, "--pairs", "4")[0] == 0
    assert results.read_bytes().startswith(kept)
    longer = results.read_bytes()
    assert here(*command, "--pairs", "4")[0] == 0
    assert results.read_bytes() == longer
    # Fewer deals than there are: only those count.
    assert json.loads(here(*command, "--pairs", "3", "--json")[1])["pairs"][0]["deals"] == 3
    status, out, err = here(*command, "--pairs", "4", "--seed", "5")
    assert (status, out) == (1, "")
    assert "seed" in err
    assert str(results) in err
    status, out, err = here("report", str(results), str(results), "--out", str(target))
    assert (status, out) == (0, "")
    assert str(target) in err
    assert target.read_text().count("<svg") == 2


def test_a_page_of_what_nobody_has_played_is_refused(here: Here, tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    here("arena", "mariagio", "--bots", "random,casual,club", "--pairs", "1", "--out", str(results))
    results.write_bytes(b"".join(results.read_bytes().splitlines(keepends=True)[:-1]))
    status, _, err = here("report", str(results), "--out", str(tmp_path / "page"))
    assert status == 1
    assert str(results) in err
    assert not (tmp_path / "page").exists()


def test_forfeits_are_told(here: Here, tmp_path: Path) -> None:
    program = tmp_path / "player.py"
    program.write_text("import sys; sys.exit(4)")
    name = f"program:{sys.executable} {program}"
    status, out, err = here("arena", "mariagio", "--bots", f"casual,{name}", "--pairs", "2", "--json")
    assert status == 0
    assert err.startswith(f"{name} forfeited 4 hands")
    assert "ended with status 4" in err
    assert len(json.loads(out)["pairs"][0]["faults"]) == 4


def test_a_terminal_gets_a_bar_and_the_data_stay_clean(environ: dict[str, str]) -> None:
    master, slave = pty.openpty()
    command = [sys.executable, "-m", "poncin", "arena", "mariagio", *BOTS, "--pairs", "30", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=slave, env=environ | {"TERM": "xterm"}) as process:
        assert process.stdout is not None
        told = json.loads(process.stdout.read())
    assert told["pairs"][0]["deals"] == 30
    os.close(slave)
    shown = os.read(master, 1 << 16)
    os.close(master)
    assert b"/30" in shown


def wait_for_lines(results: Path, process: subprocess.Popen[Any]) -> None:
    """Until the header and two units are there."""
    while not results.exists() or results.read_bytes().count(b"\n") < 3:
        assert process.poll() is None
        time.sleep(0.02)


def test_an_interrupt_is_quiet_and_the_results_stay(environ: dict[str, str], tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    command = [sys.executable, "-m", "poncin", "arena", "mariagio", *BOTS, "--pairs", "100000", "--out", str(results)]
    with subprocess.Popen(
        [*command, "--backend", "processes"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environ,
        process_group=0,
        # A runner in the background may ignore interrupts, and its children would too.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 - no threads here
    ) as process:
        wait_for_lines(results, process)
        os.killpg(process.pid, signal.SIGINT)
        assert process.communicate() == (b"", b"")
        assert process.returncode == 130
    assert results.read_bytes().endswith(b"\n")


def test_a_killed_worker_is_told_and_the_results_stay(environ: dict[str, str], tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    command = [sys.executable, "-m", "poncin", "arena", "mariagio", *BOTS, "--pairs", "100000", "--out", str(results)]
    process = subprocess.Popen(
        [*command, "--backend", "processes"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environ, text=True
    )
    try:
        wait_for_lines(results, process)
        show = ["ps", "-ww", "-o", "pid=,args=", "--ppid", str(process.pid)]
        children = subprocess.run(show, capture_output=True, check=True, text=True).stdout.splitlines()
        (worker,) = (line.split()[0] for line in children if "spawn_main" in line)
        os.kill(int(worker), signal.SIGKILL)
        out, err = process.communicate()
    finally:
        process.kill()
        process.communicate()
    assert (process.returncode, out) == (1, "")
    assert err.startswith("poncin: “processes” does not work")
    assert err.count("\n") == 1
    assert results.read_bytes().count(b"\n") >= 3


def test_a_full_disk_is_told(environ: dict[str, str], tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    done = subprocess.run(
        [sys.executable, "-m", "poncin", "arena", "mariagio", *BOTS, "--pairs", "100", "--out", str(results)],
        capture_output=True,
        env=environ,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (400, 400)),
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("poncin: ")
    assert str(results) in done.stderr


def test_bench_bots_compares_every_level_with_club(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("poncin.arena.bench.LEVELS", ("random", "club", "expert:4"))
    assert set(LEVELS) > {"random", "club"}
    status, out, _ = here("bench", "bots", "--pairs", "2", "--json")
    assert status == 0
    told = json.loads(out)
    assert [(each["game"], each["bots"]) for each in told] == [
        (game, [level, "club"]) for game in ("cirulla", "cirollon", "mariagio") for level in ("random", "expert:4")
    ]
    assert all(each["deals"] == 2 and each["ms_mean"][0] > 0 for each in told)
    assert here("bench", "bots", "--pairs", "1")[1].count("\n") == 8
