"""The measurements run and have the names that are promised; how fast it is, no test says."""

import json

import pytest

from poncin.bench import core as bench
from poncin.bots import native

NAMES = [
    "hands/cirulla2",
    "hands/cirollon",
    "hands/mariagio",
    "scaling/2",
    "solve/mariagio7/mean",
    "solve/mariagio7/p99",
    "solve/mariagio7+2",
    "solve/mariagio7+4",
    "solve/cirulla2/last",
    "solve/cirollon/12",
    "solve/cirollon/16",
    "solve/cirollon/20",
    "solve/cirollon/24",
]


def test_every_figure_has_its_name(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    one = bench.positions

    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "HANDS", 50)
    monkeypatch.setattr(bench, "positions", lambda core, _, *reached: one(core, 1, *reached))
    monkeypatch.setattr(bench, "mean", lambda _core, states, **_options: (float(len(states)),))
    assert bench.run(True) == 0
    figures = json.loads(capsys.readouterr().out)
    assert [figure["name"] for figure in figures] == NAMES
    assert all(figure["low"] <= figure["value"] <= figure["high"] for figure in figures)
    assert bench.run(False) == 0
    assert capsys.readouterr().out.count("\n") == len(NAMES)


def test_without_a_core_it_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(native, "find", lambda _: None)
    assert bench.run(False) == 1
    assert "no native core" in capsys.readouterr().err
