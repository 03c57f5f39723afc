"""The parts of the web client that have tests of their own, in `web/tests`, pass them."""

import subprocess
import sys
from pathlib import Path

BUILD = Path(__file__).parents[2] / "web" / "build.py"


def test_the_units_of_the_client_pass_their_tests() -> None:
    command = [sys.executable, str(BUILD), "--script", "test"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
