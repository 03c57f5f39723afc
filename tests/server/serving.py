"""A real server in a process of its own, and clients that speak to it as browsers and programs do."""

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, NamedTuple

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

_MAIN = """
{before}
from poncin.cli import main
if __name__ == "__main__":
    main()
"""
_UNLIMITED = """
[limits]
guest_burst = 100000
guess_burst = 100000
request_burst = 100000
message_burst = 100000
"""
"""One address and few guests do the work of many here."""


class Answer(NamedTuple):
    """An HTTP answer; ``body`` is the JSON, or the text of anything else."""

    status: int
    headers: dict[str, str]
    body: Any


class Running:
    """A server process. ``kill`` ends it as a power cut would; `start` begins another one on the same data."""

    def __init__(self, data: Path, settings: str = "", before: str = "") -> None:
        """``settings`` is TOML; ``before`` is Python that the process runs first."""
        data.mkdir(parents=True, exist_ok=True)
        self.data = data
        self.before = before
        self.settings = data / "settings.toml"
        self.settings.write_text(settings or _UNLIMITED)
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        port = ["--port", str(self.port)] if self.port else ["--port", "0"]
        arguments = ["serve", "--data", str(self.data), *port, "--settings", str(self.settings)]
        command = [sys.executable, "-c", _MAIN.format(before=self.before), *arguments]
        with (self.data / "stderr").open("a") as errors:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith("poncin: http://"), line
        self.port = int(line.strip().rstrip("/").rpartition(":")[2])

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        status = self._process.wait(30)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return status


@contextmanager
def server(data: Path, settings: str = "", before: str = "") -> Iterator[Running]:
    """A server that is stopped at the end, if it was not before."""
    running = Running(data, settings, before)
    running.start()
    try:
        yield running
    finally:
        if running._process is not None and running._process.poll() is None:
            running.stop()


def with_client(folder: Path) -> str:
    """Python after which a server has a client that is a bare page, written into ``folder``."""
    folder.mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>the client</title><body></body>")
    return f"from pathlib import Path; from poncin.server import pages; pages.STATIC = Path({str(folder)!r})\n"


class Guest:
    """A browser without a screen: keeps its cookie, sends its origin. With ``token`` a program instead."""

    def __init__(self, running: Running, name: str = "Marta", token: str = "", *, plain: bool = False) -> None:
        """``plain``: sends no headers of its own accord and is not known to the server."""
        self.running = running
        self.token = token
        self.plain = plain
        self.cookie = ""
        self._keys = 0
        if not token and not plain:
            answer = self.call("POST", "/api/me", {"name": name})
            assert answer.status == 200
            self.cookie = answer.headers["set-cookie"].partition(";")[0]

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.running.port}"

    def headers(self) -> dict[str, str]:
        if self.plain:
            return {}
        if self.token:
            return {"Authorization": f"Bearer {self.token}"}
        return {"Origin": self.origin} | ({"Cookie": self.cookie} if self.cookie else {})

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        connection = HTTPConnection("127.0.0.1", self.running.port, timeout=30)
        data = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        try:
            connection.request(method, path, data, self.headers() | headers)
            response = connection.getresponse()
            text = response.read()
        finally:
            connection.close()
        found = {name.lower(): value for name, value in response.getheaders()}
        is_json = found.get("content-type", "").startswith("application/json")
        return Answer(response.status, found, json.loads(text) if is_json and text else text.decode())

    def make(self, game: str = "cirulla", players: int = 2, **wanted: Any) -> str:
        options = wanted.pop("options", {})
        setup = {"game": game, "players": players, "options": options, **wanted.pop("setup", {})}
        answer = self.call("POST", "/api/tables", {"setup": setup, **wanted})
        assert answer.status == 201, answer
        return str(answer.body["code"])

    def sit_down(self, code: str, since: int | None = None) -> "AtTable":
        return AtTable(self, code, since)

    def key(self) -> str:
        self._keys += 1
        return self.key_used

    @property
    def key_used(self) -> str:
        return f"k{self._keys}"


class AtTable:
    """A client's connection to a table; ``last`` is the newest snapshot or update, ``events`` all that were told."""

    def __init__(self, guest: Guest, code: str, since: int | None = None) -> None:
        self.guest = guest
        self.code = code
        query = "" if since is None else f"?since={since}"
        address = f"ws://127.0.0.1:{guest.running.port}/ws/{code}{query}"
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(address, additional_headers=guest.headers(), compression=None, proxy=None)
        )
        self.events: list[dict[str, Any]] = []
        self.last: dict[str, Any] = {}
        self.raw: list[str] = []
        self.receive()

    def close(self) -> None:
        self._open.close()

    def receive(self, timeout: float = 30) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] in ("snapshot", "update"):
            self.last = message
            self.events += message["events"]
        return message

    def closed_with(self) -> int:
        """Receive until the server closes the connection, and return its code."""
        with suppress(ConnectionClosed):
            while True:
                self.socket.recv(30)
        assert self.socket.close_code is not None
        return self.socket.close_code

    def tell(self, kind: str, *, key: str | None = None, seq: int | None = None, **members: Any) -> str:
        key = key or self.guest.key()
        asked = {"type": kind, "key": key, **members}
        if kind not in ("why", "chat", "mute", "ping"):
            asked["seq"] = self.last["seq"] if seq is None else seq
        self.socket.send(json.dumps(asked))
        return key

    def ask(self, kind: str, **members: Any) -> dict[str, Any]:
        """Send a request and return its answer; updates that come before it are taken in."""
        key = self.tell(kind, **members)
        while True:
            message = self.receive()
            if message.get("key") in (key, ""):
                return message

    def insist(self, kind: str, **members: Any) -> None:
        """Like `do`, and again where something, such as a computer player's move, has come between."""
        while (answer := self.ask(kind, **members))["type"] != "ack":
            assert answer["code"] == "stale", answer
            while self.last["seq"] < answer["details"]["last"]:
                self.receive()

    def may(self, kind: str) -> bool:
        """Whether a seat of this client may give the command now."""
        return any(kind in seat["may"] for seat in self.last["you"]["seats"])

    def do(self, kind: str, **members: Any) -> None:
        """Carry out a command and wait until its update is here."""
        answer = self.ask(kind, **members)
        assert answer["type"] == "ack", answer
        while self.last["seq"] < answer["seq"]:
            self.receive()

    @property
    def table(self) -> dict[str, Any]:
        found: dict[str, Any] = self.last["table"]
        return found

    @property
    def phase(self) -> str:
        return str(self.table["phase"])

    def choices(self) -> list[dict[str, Any]]:
        return [choice for seat in self.last["you"]["seats"] for choice in seat["choices"]]

    def seat_to_act(self) -> int | None:
        return next((seat["seat"] for seat in self.last["you"]["seats"] if "move" in seat["may"]), None)

    def play_one(self, pick: int = 0) -> bool:
        """Do what the receiver may do now: a move, or being ready; else wait for a message. False: match over."""
        if self.phase == "over":
            return False
        seat = self.seat_to_act()
        if seat is not None:
            choices = self.choices()
            self.do("move", seat=seat, move=choices[pick % len(choices)]["move"])
        elif any("ready" in each["may"] for each in self.last["you"]["seats"]):
            self.do("ready", nonce="ab" * 32)
        else:
            self.receive()
        return True
