import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from poncin.cli.main import run

Command = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    return {"PONCIN_DATA": str(tmp_path / "data"), "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"}


@pytest.fixture
def poncin(environ: dict[str, str]) -> Command:
    """The real command in a process of its own."""

    def command(*arguments: str, given: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "poncin", *arguments],
            input=given,
            capture_output=True,
            encoding="utf-8",
            env=environ | more,
            timeout=60,
            check=False,
        )

    return command


@pytest.fixture
def here(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, environ: dict[str, str]
) -> Callable[..., tuple[int, str, str]]:
    """The same command in this process: status, stdout, stderr."""

    def command(*arguments: str) -> tuple[int, str, str]:
        for name, value in environ.items():
            monkeypatch.setenv(name, value)
        status = run(arguments)
        out, err = capsys.readouterr()
        return status, out, err

    return command
