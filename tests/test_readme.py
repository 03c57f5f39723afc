"""What the README shows works as it stands."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_example_in_python_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert re.fullmatch(r"\(\d+, \d+\)\n", run.stdout)


def test_the_commands_run(tmp_path: Path) -> None:
    commands = re.findall(r"^\.venv/bin/poncin (.*?)(?: +#.*)?$", README, flags=re.MULTILINE)
    assert len(commands) == 3
    for command in commands:
        run = [sys.executable, "-m", "poncin", *command.replace("--matches 100", "--matches 2").split()]
        subprocess.run(run, check=True, capture_output=True, cwd=tmp_path)


PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / link).exists(), link
