"""Poncin without a core, or with one of other rules."""

import logging
import sys

import pytest

from poncin.bots import native
from poncin.rules.registry import make


@pytest.fixture(autouse=True)
def _forget() -> object:
    native.library.cache_clear()
    yield
    native.library.cache_clear()


def test_without_a_core(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setitem(sys.modules, "poncin_core", None)
    with caplog.at_level(logging.INFO):
        assert native.find(make("cirulla")) is None
        assert native.find(make("mariagio")) is None
    (said,) = caplog.messages
    assert "Python search" in said


def test_with_a_core_of_other_rules(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    core = native.library()
    assert core is not None
    monkeypatch.setattr(native, "library", lambda: core._replace(rules_version=99))
    with caplog.at_level(logging.WARNING):
        assert native.find(make("cirollon")) is None
        assert native.find(make("cirollon")) is None
    (said,) = caplog.messages
    assert "rules 99" in said
