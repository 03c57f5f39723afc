"""The program in a real terminal, where tmux is there to be one."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

if shutil.which("tmux"):

    def test_play_leave_and_resume_in_a_terminal(tmp_path: Path) -> None:
        socket = f"poncin-{os.getpid()}"
        play = f"PONCIN_DATA={tmp_path}/data {sys.executable} -m poncin play --lang en"

        def tmux(*arguments: str) -> str:
            return subprocess.run(["tmux", "-L", socket, *arguments], check=True, capture_output=True, text=True).stdout

        def until(wanted: str) -> str:
            shown = ""
            for _ in range(600):
                shown = tmux("capture-pane", "-p")
                if wanted in shown:
                    return shown
                time.sleep(0.1)
            raise AssertionError(f"{wanted!r} is not in sight:\n{shown}")

        start = ["new-session", "-d", "-x", "80", "-y", "24", "env", "TERM=screen-256color", "LC_ALL=C.UTF-8", "sh"]
        tmux("-u", "-f", "/dev/null", *start)
        try:
            tmux("send-keys", f"{play} mariagio --level random --seed 3 --name Gioxe; echo left-$?", "Enter")
            until("Your turn")
            tmux("send-keys", "s", "s", "s")  # slow, at once …
            tmux("send-keys", "1")
            until("Gioxe: ")
            tmux("send-keys", "q")
            until("left-0")
            tmux("send-keys", f"clear; {play}", "Enter")
            until("1")
            tmux("send-keys", "1", "Enter")
            assert "Stock" in until("Your turn")
        finally:
            tmux("kill-server")
