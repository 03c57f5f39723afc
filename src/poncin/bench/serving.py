"""A server process to be measured, on a processor and in a folder of its own, and what it and its disk take."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

# One address and one load do here what thousands of addresses do elsewhere, and nobody is ever tired of waiting.
_SETTINGS = """
[limits]
guest_burst = 1_000_000
request_burst = 1_000_000
message_burst = 1_000_000
[patience]
idle = 3600
absent = 3600
ready = 3600
"""
_SYNCS = 300


class Serving(NamedTuple):
    """A server process that listens."""

    process: "subprocess.Popen[str]"
    port: int
    folder: Path
    ready_after: float
    """Seconds from the start of the process until it said where it listens."""

    def processor(self) -> float:
        """Seconds of a processor that it has used, its children not counted."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Its resident set in megabytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024

    def syncs(self) -> list[float]:
        """Seconds of some fdatasyncs of this moment, each after a page was written beside the database."""
        found = []
        with (self.folder / "probe").open("wb", buffering=0) as file:
            for _ in range(_SYNCS):
                file.write(bytes(4096))
                before = time.perf_counter()
                os.fdatasync(file.fileno())
                found.append(time.perf_counter() - before)
        return found


@contextmanager
def served(below: Path, *, pinned: bool) -> Iterator[Serving]:
    """A new server, its data in a folder ``below``; ``pinned``: it on the first processor, this process elsewhere."""
    own = os.sched_getaffinity(0)
    first = {min(own)}
    below.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=below, prefix="bench-") as name:
        folder = Path(name)
        (folder / "settings.toml").write_text(_SETTINGS, encoding="utf-8")
        command = [sys.executable, "-m", "poncin", "serve", "--host", "127.0.0.1", "--port", "0", "--data", name]
        command += ["--settings", str(folder / "settings.toml")]
        if pinned:
            os.sched_setaffinity(0, first)  # the child inherits it
        begin = time.perf_counter()
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own command
        with process:
            try:
                os.sched_setaffinity(0, (own - first or own) if pinned else own)
                assert process.stdout is not None
                line = process.stdout.readline()
                ready_after = time.perf_counter() - begin
                if not line:
                    raise ConnectionError("the server did not start")
                port = int(line.strip().rstrip("/").rpartition(":")[2])
                yield Serving(process, port, folder, ready_after)
            finally:
                os.sched_setaffinity(0, own)
                process.terminate()
