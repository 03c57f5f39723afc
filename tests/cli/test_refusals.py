"""Bad input: one sentence on stderr that names the value and the way out, the right status, no traceback."""

import os
import resource
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import Command

Here = Callable[..., tuple[int, str, str]]

REFUSALS = [
    (("nosuch",), 2, ("nosuch", "simulate")),
    (("simulate",), 2, ("GAME",)),
    (("simulate", "scopa"), 2, ("scopa", "cirulla")),
    (("simulate", "cirulla", "extra"), 2, ("extra",)),
    (("simulate", "cirulla", "--nonsense"), 2, ("--nonsense",)),
    (("simulate", "cirulla", "--seed"), 2, ("--seed",)),
    (("simulate", "cirulla", "--seed", "-1"), 2, ("-1", "0")),
    (("simulate", "cirulla", "--seed", "1e3"), 2, ("1e3",)),
    (("simulate", "cirulla", "--seed", "٣"), 2, ("٣",)),
    (("simulate", "cirulla", "--seed", str(1 << 64)), 2, (str((1 << 64) - 1),)),
    (("simulate", "cirulla", "--matches", "0"), 2, ("0", "1")),
    (("simulate", "cirulla", "--players", "5"), 2, ("5", "2, 3, 4")),
    (("simulate", "cirulla", "--option", "target"), 2, ("target",)),
    (("simulate", "cirulla", "--option", "target=0"), 2, ("0", "999")),
    (("simulate", "cirulla", "--option", "nosuch=1"), 2, ("nosuch", "target")),
    (("simulate", "cirulla", "--option", "target=5", "--option", "target=6"), 2, ("target",)),
    (("simulate", "cirulla", "--bots", "hal"), 2, ("hal", "random")),
    (("simulate", "cirulla", "--bots", "random,random,random"), 2, ("3", "2")),
    (("simulate", "cirulla", "--lang", "de"), 2, ("de", "lij")),
    (("simulate", "cirulla", "--lang"), 2, ("--lang",)),
    (("arena", "cirulla"), 2, ("--bots",)),
    (("arena", "scopa", "--bots", "casual,club"), 2, ("scopa", "cirulla")),
    (("arena", "cirulla", "--bots", "casual"), 2, ("casual",)),
    (("arena", "cirulla", "--bots", "casual,club,casual"), 2, ("casual,club,casual",)),
    (("arena", "cirulla", "--bots", "casual,hal"), 2, ("hal", "random")),
    (("arena", "cirulla", "--bots", "casual,program:no-such-program"), 2, ("no-such-program",)),
    (("arena", "cirulla", "--bots", "casual,club", "--pairs", "0"), 2, ("0", "1")),
    (("arena", "cirulla", "--bots", "casual,club", "--players", "7"), 2, ("7", "2, 3, 4")),
    (("arena", "cirulla", "--bots", "casual,club", "--backend", "dask"), 2, ("--backend",)),
    (("arena", "cirulla", "--bots", "casual,club", "--seed", "1", "--suite", "dev"), 2, ("--suite",)),
    (("arena", "cirulla", "--bots", "casual,club", "--ms", "1", "--work", "2"), 2, ("--work",)),
    (("arena", "cirulla", "--bots", "casual,club", "--suite", "dev", "--pairs", "2001"), 2, ("dev", "2000")),
    (("arena", "cirulla", "--bots", "casual,club", "--sprt", "1"), 2, ("1", "0,0.5")),
    (("arena", "cirulla", "--bots", "casual,club", "--sprt", "1,0"), 2, ("1,0", "0,0.5")),
    (("arena", "cirulla", "--bots", "casual,club", "--sprt", "0,nan"), 2, ("0,nan", "0,0.5")),
    (("arena", "cirulla", "--bots", "casual,club", "--out", "/no/such/folder/file"), 1, ("/no/such/folder/file",)),
    (("arena", "cirulla", "--bots", "casual,club", "--out", "bad\0name"), 1, ()),
    (("arena", "cirulla", "--bots", "casual,club", "--out", os.devnull), 1, (os.devnull,)),
    (("arena", "cirulla", "--bots", "casual,club", "--out", __file__), 1, (__file__,)),
    (("arena", "all", "--bots", "casual,club", "--out", "file"), 2, ("--out",)),
    (("arena", "all", "--bots", "casual,club", "--players", "2"), 2, ("--players",)),
    (("report", "/no/such/file", "--out", "page"), 1, ("/no/such/file",)),
    (("report", __file__, "--out", "page"), 1, (__file__,)),
    (("report", "file"), 2, ("--out",)),
    (("perft", "cirulla", "--depth", "2"), 2, ("--seed",)),
    (("perft", "cirulla", "--seed", "1", "--depth", "2", "--dealer", "2"), 2, ("2", "1")),
    (("moves",), 2, ("FILE",)),
    (("moves", "/no/such/file"), 1, ("/no/such/file",)),
    (("moves", "bad\0name"), 1, ()),
    (("moves", "."), 1, (".",)),
    (("moves", os.devnull), 1, (os.devnull,)),
    (("check", "/no/such/file"), 1, ("/no/such/file",)),
    (("show", "/no/such/file"), 1, ("/no/such/file",)),
    (("show", os.devnull, "--hand", "0"), 2, ("0", "1")),
    (("options", "tressette"), 2, ("tressette",)),
    (("rules", "mariagio", "--players", "4"), 2, ("4", "2")),
    (("play", "cirulla", "--level", "hal"), 2, ("hal",)),
    (("play", "--resume", "/no/such/file"), 1, ("/no/such/file",)),
    (("play", "--resume", os.devnull), 1, (os.devnull,)),
]


@pytest.mark.parametrize(("arguments", "status", "named"), REFUSALS, ids=lambda value: str(value)[:60])
def test_refused_with_the_value_and_the_way_out(
    here: Here, arguments: tuple[str, ...], status: int, named: tuple[str, ...]
) -> None:
    done, out, err = here(*arguments)
    assert (done, out) == (status, "")
    assert err.startswith("poncin: ")
    assert err.count("\n") == 1
    assert all(each in err for each in named)


def test_refused_in_the_language_chosen(here: Here) -> None:
    said = {here("nosuch")[2], here("--lang", "it", "nosuch")[2], here("--lang=lij", "nosuch")[2]}
    assert len(said) == 3
    assert here("simulate", "scopa", "--lang", "it")[2].startswith("poncin: Non ")


def test_the_environment_chooses_the_language(poncin: Command) -> None:
    assert poncin("nosuch", LC_ALL="it_IT.UTF-8").stderr.startswith("poncin: Non ")
    assert poncin("nosuch", LC_ALL="", LANG="lij_IT.UTF-8").stderr.startswith("poncin: O comando ")


def test_a_closed_pipe_is_quiet(environ: dict[str, str]) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "poncin", "options", "cirulla"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environ,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 141


def test_output_that_cannot_be_written_is_told(environ: dict[str, str], tmp_path: Path) -> None:
    with (tmp_path / "out").open("w", encoding="utf-8") as out:
        done = subprocess.run(
            [sys.executable, "-m", "poncin", "options", "cirulla"],
            stdout=out,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=environ,
            check=False,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)),
        )
    assert done.returncode == 1
    assert done.stderr.startswith("poncin: ")
    assert done.stderr.count("\n") == 1


def test_closed_streams_are_no_fault(environ: dict[str, str]) -> None:
    for command, status in (("play <&-", 0), ("options cirulla >&-", 0), ("nosuch 2>&-", 2)):
        line = f"{shlex.quote(sys.executable)} -m poncin {command}"
        done = subprocess.run(["sh", "-c", line], capture_output=True, encoding="utf-8", env=environ, check=False)
        assert (done.returncode, done.stderr) == (status, "")


def test_an_interrupt_is_quiet_and_keeps_the_match(environ: dict[str, str]) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "poncin", "play", "cirulla"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environ,
        # A runner in the background may ignore interrupts, and its children would too.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 - no threads here
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert any(b"choice?" in line for line in process.stdout)
        process.send_signal(signal.SIGINT)
        assert process.stderr.read() == b""
        assert process.wait() == 130
    assert (Path(environ["PONCIN_DATA"]) / "match.jsonl").exists()
