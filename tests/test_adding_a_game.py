"""docs/adding-a-game.md followed word for word: its blocks become a package and its test, and the test passes."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parents[1] / "docs"


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", (DOCS / page).read_text(), flags=re.MULTILINE | re.DOTALL)


@pytest.fixture
def package(tmp_path: Path) -> Path:
    *game, test = blocks("adding-a-game.md", "python")
    folder = tmp_path / "taglia_game"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "taglia.py").write_text("\n\n".join(game))
    (tmp_path / "test_taglia.py").write_text(test)
    return tmp_path


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, *command], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def test_its_own_test_passes(package: Path) -> None:
    done = run(package, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_taglia.py")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 passed" in done.stdout


def test_a_fault_is_found(package: Path) -> None:
    """The suite is no formality: a game that allows what it does not list, or tells what is hidden, does not pass."""
    module = package / "taglia_game" / "taglia.py"
    text = module.read_text()
    for right, wrong in [
        ('raise IllegalMove("no_captures_here", cards=move.taken)', "return"),
        ("known[view.seat] = view.hand", "pass"),
        ("(played, TrickWon(winner, both, 1))", "(played, TrickWon(winner, both, stock[0]))"),
    ]:
        assert text.count(right) == 1
        module.write_text(text.replace(right, wrong))
        assert run(package, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "test_taglia.py").returncode == 1


def test_the_entry_point_names_the_class() -> None:
    (text,) = blocks("adding-a-game.md", "toml")
    assert tomllib.loads(text)["project"]["entry-points"]["poncin.games"] == {"taglia": "taglia_game.taglia:Taglia"}
