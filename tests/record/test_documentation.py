"""docs/record.md says what the code does: its example runs, its lists are those of the code."""

import re
from pathlib import Path
from typing import get_args

import pytest

from poncin.match import Reason
from poncin.rules.events import DealerRule
from poncin.rules.fishing.sheet import _ORDER as ORDER
from poncin.rules.moves import DeclarationKind
from tests.record.samples import cirulla_line

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "record.md").read_text()


def test_the_example_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"^```python\n(.*?)^```", PAGE, flags=re.MULTILINE | re.DOTALL)
    (tmp_path / "match.jsonl").write_text(cirulla_line() + "\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    exec(compile(example, "record.md", "exec"), {})  # noqa: S102 - our own page
    assert "reason='target'" in capsys.readouterr().out


@pytest.mark.parametrize("word", [*get_args(Reason), *get_args(DeclarationKind), *get_args(DealerRule), *ORDER])
def test_every_word_is_explained(word: str) -> None:
    assert f"`{word}`" in PAGE or f"`{word} " in PAGE


def test_the_rules_stand_in_the_order_of_the_sheet() -> None:
    listed = PAGE[PAGE.index("- Cirulla and Cirollon: `carte`") : PAGE.index("- Mariagio: `cards`")]
    assert re.findall(r"`(\w+)`", listed) == list(ORDER)
