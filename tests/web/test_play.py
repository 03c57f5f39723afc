"""`poncin serve --open`, which `./play` ends in: the page in the browser, another port, a second start."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import socket

import pytest

ROOT = Path(__file__).parents[2]


def browser_that_writes(folder: Path) -> dict[str, str]:
    """An environment whose browser notes what it is to show."""
    script = folder / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" >> "{folder}/seen"\n')
    script.chmod(0o755)
    (folder / "seen").touch()
    return {**os.environ, "BROWSER": f"{script} %s", "PONCIN_DATA": str(folder / "data")}


@contextmanager
def started(environment: dict[str, str], *arguments: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "poncin", "serve", "--lang", "en", *arguments]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=environment) as process:
        yield process
        process.terminate()
        assert process.wait(30) == 0


def line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def test_a_taken_port_is_left_alone_and_a_second_start_shows_the_first(tmp_path: Path) -> None:
    environment = browser_that_writes(tmp_path)
    with socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        (tmp_path / "settings.toml").write_text(f"port = {port}\n")
        arguments = ("--settings", str(tmp_path / "settings.toml"), "--open")
        with started(environment, *arguments, "/new/cirulla") as process:
            address = line(process).removeprefix("poncin: ")
            assert process.stderr is not None
            assert f"127.0.0.1:{port} is taken" in process.stderr.readline()
            assert address.startswith("http://127.0.0.1:")
            assert f":{port}/" not in address
            again = subprocess.run(
                [sys.executable, "-m", "poncin", "serve", "--lang", "en", *arguments],
                check=True,
                capture_output=True,
                text=True,
                env=environment,
            )
            assert again.stdout == f"It is running already: {address}\n"
            seen = (tmp_path / "seen").read_text().splitlines()
            assert sorted(seen) == sorted([f"{address}new/cirulla", address])


def test_without_a_display_the_address_is_told(tmp_path: Path) -> None:
    environment = browser_that_writes(tmp_path)
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        environment.pop(name, None)
    with started(environment, "--port", "0", "--open") as process:
        assert line(process).startswith("poncin: http://127.0.0.1:")
        assert process.stderr is not None
        assert "./play --terminal" in process.stderr.readline()


@pytest.mark.parametrize(("given", "wanted"), [(["--terminal", "--help"], "poncin play"), (["--help"], "poncin serve")])
def test_play_starts_the_one_or_the_other(given: list[str], wanted: str) -> None:
    run = subprocess.run([ROOT / "play", *given], check=True, capture_output=True, text=True)
    assert run.stdout.startswith(f"usage: {wanted}")
