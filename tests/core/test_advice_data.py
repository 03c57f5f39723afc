"""The advice that the core is tested against is what the Python players think."""

from tests.core import advice_fishing, advice_mariagio


def test_fishing() -> None:
    assert advice_fishing.FILE.read_text().splitlines() == list(advice_fishing.lines())


def test_mariagio() -> None:
    assert advice_mariagio.FILE.read_text().splitlines() == list(advice_mariagio.lines())
