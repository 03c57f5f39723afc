"""Where cargo is, the core is built and must be there; without cargo poncin does without it, and so do these tests."""

import shutil

from poncin.bots import native

if native.library() is None and shutil.which("cargo") is None:
    collect_ignore_glob = ["test_*.py"]
