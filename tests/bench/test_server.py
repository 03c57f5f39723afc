"""The load of the server's measurements runs small and tells what it promises; how fast it is, no test says."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from poncin.bench.players import LoadTable, seated
from poncin.bench.serving import served

_UNDER_LOAD = [
    "tables",
    "made",
    "acknowledged p50",
    "acknowledged p99",
    "acknowledged longest",
    "fdatasync p50",
    "fdatasync p99",
    "late at the end",
    "refused",
    "made on a whole processor",
    "server's memory",
    "load average",
]
_NAMES = {
    "start": ["ready", "memory"],
    "open": [*_UNDER_LOAD, "load's own delay p99"],
    "saturated": _UNDER_LOAD,
    "bots": [*_UNDER_LOAD, "load's own delay p99", "replies", "reply p50", "reply p95"],
}


@pytest.mark.parametrize("load", _NAMES)
def test_every_load_runs_and_tells_its_figures(load: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "poncin", "bench", "server", "--json", "--load", load, "--data", str(tmp_path)]
    done = subprocess.run(
        [*command, "--tables", "3", "--rate", "20", "--seconds", "3"], capture_output=True, text=True, check=True
    )
    figures = {figure["name"]: figure["value"] for figure in json.loads(done.stdout)}
    assert list(figures) == [f"{load}/{name}" for name in _NAMES[load]]
    assert done.stderr == ""
    assert not list(tmp_path.iterdir()), "it leaves nothing behind"
    if load != "start":
        assert figures[f"{load}/refused"] == 0
        assert 0 < figures[f"{load}/acknowledged p50"] <= figures[f"{load}/acknowledged longest"]
    if load == "bots":
        assert figures["bots/replies"] > 0


def test_a_move_that_is_due_while_nobody_may_move_is_made_later_and_counts_from_when_it_was_due(tmp_path: Path) -> None:
    setup = {"game": "mariagio", "players": 2, "options": {"target": 501}}

    async def played(port: int) -> LoadTable:
        (table,) = await seated(port, 1, setup)
        for number in range(60):  # more than a hand has moves: dealing lies between
            table.move(-number)
        while len(table.taken) < 60:
            await asyncio.sleep(0.01)
        await table.close()
        return table

    with served(tmp_path, pinned=False) as serving:
        table = asyncio.run(asyncio.wait_for(played(serving.port), 60))
    assert not table.refused
    assert not table.waiting
    assert all(earlier + 1 < later for earlier, later in zip(table.taken, table.taken[1:], strict=False))
