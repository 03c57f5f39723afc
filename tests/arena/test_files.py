"""Files of results: what was written comes back, a run that broke off goes on, anything else is refused."""

import json
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from poncin.arena.book import Page, pairs_of
from poncin.arena.errors import BadResults
from poncin.arena.files import Header, read, written
from poncin.arena.playing import play_unit
from poncin.arena.sprt import Sprt
from poncin.arena.units import Fault, Pair, Setting, Unit

BOTS = ("random", "casual")
SETTING = Setting("mariagio", 2, 3, (("target", 101),))
HEADER = Header(SETTING, BOTS, Sprt(0, 0.25, normalised=True), "0.1", 1, "c0de")


def write_units(path: Path, header: Header = HEADER, stop: int = 4) -> None:
    with written(path, header) as results:
        for page in results.pages.values():
            for missing in page.missing(stop):
                for first in missing:
                    played = play_unit(Unit(header.setting, BOTS, first, first + 1))
                    page.add(played)
                    results.add(played)


def content(path: Path) -> dict[Pair, Page]:
    return read(path)[1]


def test_everything_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    units = [play_unit(Unit(replace(SETTING, matches=True), BOTS, first, first + 2)) for first in (0, 4)]
    units[1] = replace(units[1], faults=(Fault(5, 1, "it ended with status 1"),))
    wanted = Page()
    with written(path, HEADER) as results:
        for each in units:
            results.add(each)
            wanted.add(each)
    assert read(path) == (HEADER, {BOTS: wanted})
    plain = replace(HEADER, sprt=None)
    assert Header.from_json(json.loads(json.dumps(plain.to_json()))) == plain


def test_a_torn_file_goes_on_from_any_byte(tmp_path: Path) -> None:
    whole = tmp_path / "whole.jsonl"
    write_units(whole)
    bytes_ = whole.read_bytes()
    lines = bytes_.splitlines(keepends=True)
    deals = content(whole)[BOTS].deals
    ends = [0, 5, len(lines[0]) - 1, len(lines[0]), len(lines[0]) + 30, len(bytes_) - len(lines[-1]), len(bytes_) - 1]
    for end in ends:
        torn = tmp_path / "torn.jsonl"
        torn.write_bytes(bytes_[:end])
        write_units(torn)
        assert content(torn)[BOTS].deals == deals
        assert len(torn.read_bytes().splitlines()) == len(lines)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("no results\n", "not_results"),
        ("no results", "not_results"),
        ('{"type":"arena"}\n', "not_results"),
        ('{"type":"arena","format":2}\n', "not_results"),
        ("[]\n", "not_results"),
        ("\n", "not_results"),
    ],
)
def test_a_foreign_file_is_refused_and_kept(tmp_path: Path, text: str, code: str) -> None:
    path = tmp_path / "foreign"
    path.write_text(text)
    for attempt in (lambda: write_units(path), lambda: read(path)):
        with pytest.raises(BadResults) as refused:
            attempt()
        assert refused.value.code == code
    assert path.read_text() == text


@pytest.mark.parametrize(
    ("other", "member"),
    [
        (replace(HEADER, setting=replace(SETTING, seed=4)), "seed"),
        (replace(HEADER, setting=replace(SETTING, matches=True)), "matches"),
        (replace(HEADER, setting=replace(SETTING, options=())), "options"),
        (replace(HEADER, bots=("random", "club")), "bots"),
        (replace(HEADER, sprt=None), "sprt"),
        (replace(HEADER, poncin="0.2"), "poncin"),
        (replace(HEADER, code="c0ffee"), "code"),
    ],
)
def test_the_file_of_another_run_is_refused(tmp_path: Path, other: Header, member: str) -> None:
    path = tmp_path / "results.jsonl"
    write_units(path, stop=1)
    before = path.read_bytes()
    with pytest.raises(BadResults) as refused:
        write_units(path, other)
    assert (refused.value.code, refused.value.details["member"]) == ("results_differ", member)
    assert path.read_bytes() == before


@pytest.mark.parametrize("line", ["", "{}", '{"type":"unit"}', '{"bots":["random","club"]}', "half a li"])
def test_a_damaged_line_is_named(tmp_path: Path, line: str) -> None:
    path = tmp_path / "results.jsonl"
    write_units(path, stop=2)
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:2], line, *lines[2:], ""]))
    for attempt in (lambda: write_units(path), lambda: read(path)):
        with pytest.raises(BadResults) as refused:
            attempt()
        assert (refused.value.code, refused.value.details["line"]) == ("results_damaged", 3)


def test_two_runs_do_not_share_a_file(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with written(path, HEADER):
        with pytest.raises(BadResults) as refused:
            write_units(path)
        assert refused.value.code == "results_in_use"


def workers_of(pid: int) -> list[int]:
    shown = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], check=False, capture_output=True, text=True).stdout
    return [int(each) for each in shown.split()]


def is_running(pid: int) -> bool:
    shown = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], check=False, capture_output=True, text=True).stdout
    return shown[:1] not in ("", "Z")


@pytest.mark.parametrize("backend", ["threads", "processes"])
def test_a_killed_run_goes_on(tmp_path: Path, backend: str) -> None:
    path = tmp_path / "results.jsonl"
    command = [sys.executable, "-m", "poncin", "arena", "mariagio", "--bots", "random,ismcts:3", "--seed", "8"]
    command += ["--backend", backend, "--pairs", "12"]
    process = subprocess.Popen([*command, "--out", str(path)], stdout=subprocess.DEVNULL)
    try:
        while not path.exists() or path.read_bytes().count(b"\n") < 3:
            assert process.poll() is None
            time.sleep(0.02)
        workers = workers_of(process.pid)
        assert (len(workers) > 0) == (backend == "processes")
    finally:
        process.kill()
        process.wait()
    while any(map(is_running, workers)):  # nobody is left behind
        time.sleep(0.05)
    kept = path.read_bytes()
    assert any(page.deals for page in content(path).values())
    again = subprocess.run([*command, "--out", str(path)], check=True, capture_output=True, text=True)
    afresh = subprocess.run(command, check=True, capture_output=True, text=True)
    assert [line.split("|")[1:6] for line in again.stdout.splitlines()] == [
        line.split("|")[1:6] for line in afresh.stdout.splitlines()
    ]
    assert path.read_bytes().startswith(kept[: kept.rindex(b"\n") + 1])
    assert all(len(page.deals) == 12 for page in content(path).values())


def test_pairs_are_everybody_against_everybody() -> None:
    assert pairs_of(("a", "b", "c")) == [("a", "b"), ("a", "c"), ("b", "c")]
