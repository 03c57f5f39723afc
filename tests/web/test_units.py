"""The parts of the web client that have tests of their own, in `web/tests`, pass them."""

import importlib.util
import subprocess
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_the_units_of_the_client_pass_their_tests() -> None:
    found = importlib.util.spec_from_file_location("web_build", WEB / "build.py")
    assert found is not None
    assert found.loader is not None
    build = importlib.util.module_from_spec(found)
    found.loader.exec_module(build)
    npm = build.find_npm()
    assert npm is not None, "there is no Node: scripts/setup --dev brings one"
    command, environment = npm
    done = subprocess.run([*command, "test"], cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
