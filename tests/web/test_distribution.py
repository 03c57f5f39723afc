"""The client is in the distributions, built: who installs poncin needs no Node."""

import subprocess
import sys
import zipfile
from pathlib import Path

from tests.web.browser import assert_built

ROOT = Path(__file__).parents[2]
PAGE = "poncin/server/static/index.html"


def test_the_wheel_holds_the_client(tmp_path: Path) -> None:
    assert_built()
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir"]
    subprocess.run([*pip, str(tmp_path), str(ROOT)], check=True)
    (wheel,) = tmp_path.glob("poncin-*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert PAGE in names
    assert any(name.startswith("poncin/server/static/assets/") and name.endswith(".js.br") for name in names)


def test_the_source_distribution_needs_no_build(tmp_path: Path) -> None:
    """It holds the sources, the client made from them, and the proof that the one belongs to the other."""
    assert_built()
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", tmp_path], cwd=ROOT, check=True
    )
    (packed,) = tmp_path.glob("poncin-*.tar.gz")
    # Python's own tarfile warns without a filter in some versions, and knows none in others.
    subprocess.run(["tar", "-xzf", packed, "-C", tmp_path], check=True)
    (folder,) = (path for path in tmp_path.iterdir() if path.is_dir())
    assert (folder / "src" / PAGE).is_file()
    plan = [sys.executable, str(folder / "web" / "build.py"), "--plan"]
    assert subprocess.run(plan, check=True, capture_output=True, text=True).stdout == "current\n"
