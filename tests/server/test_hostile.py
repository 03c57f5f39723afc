"""What a hostile client may try: it gets a typed refusal or is cut off, costs little, and disturbs nobody."""

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from poncin.bots.bot import Recall
from poncin.protocol.rest import NewTable
from poncin.protocol.setup import Setup
from poncin.server.deciding import Actor
from poncin.server.hall import Hall
from poncin.server.log import Log
from poncin.server.settings import Patience, Settings
from poncin.server.thinking import Question, Thinkers
from tests.server.serving import AtTable, Guest, Running, server


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with server(tmp_path_factory.mktemp("hostile")) as found:
        yield found


# ── names, hosts, levels ──


@pytest.mark.parametrize("host", ["[::1", "[v1.a]", "a b", "", "ÿ", "evil.example", "127.0.0.1.evil.example"])
@pytest.mark.parametrize("path", ["/api/games", "/ws/abcdef"])
def test_hosts_that_are_none_are_refused_and_nothing_is_logged(running: Running, host: str, path: str) -> None:
    before = (running.data / "stderr").read_text()
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    upgrade += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    with socket.create_connection(("127.0.0.1", running.port), 30) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}\r\n{upgrade if 'ws' in path else ''}\r\n".encode("latin-1"))
        answer = raw.recv(4096)
        while b"foreign_host" not in answer and (more := raw.recv(4096)):
            answer += more
    assert answer.startswith(b"HTTP/1.1 403 ")
    assert (running.data / "stderr").read_text() == before


@pytest.mark.parametrize(
    "name", ["", "   ", "\0", "a\x1b[2J", "a\nb", "a\n", "\u202egro", "a\u2066b", "\u200b", "\ufeff"]
)
def test_names_that_would_fool_a_screen_are_refused(running: Running, name: str) -> None:
    guest = Guest(running)
    code = guest.make("cirulla", 2)
    assert guest.call("POST", "/api/me", {"name": name}).body["code"] == "bad_message"
    assert guest.call("POST", "/api/tokens", {"name": name}).body["code"] == "bad_message"
    assert guest.sit_down(code).ask("sit", key="1", seat=1, name=name)["code"] == "bad_message"


@pytest.mark.parametrize("name", ["Giöxe", "Ô Bàcci", "マルタ", "👩‍🚀", "o'Neill & <b>"])
def test_all_other_names_are_names(running: Running, name: str) -> None:
    assert Guest(running).call("POST", "/api/me", {"name": name}).body["name"] == name


@pytest.mark.parametrize("level", ["ismcts:4001", "master:999999999", "expert:1001ms", "4:99999999ms"])
def test_no_computer_player_thinks_as_long_as_somebody_likes(running: Running, level: str) -> None:
    guest = Guest(running)
    setup = {"game": "cirulla", "players": 2}
    assert guest.call("POST", "/api/tables", {"setup": setup, "bots": level}).body["code"] == "unknown_bot"
    at = guest.sit_down(guest.make("cirulla", 2))
    assert at.ask("seat_bot", seat=1, level=level)["code"] == "unknown_bot"


@pytest.mark.parametrize("level", ["oracle", "8", "oracle:10", "oracle:5ms"])
def test_no_computer_player_sees_the_cards_of_people(running: Running, level: str) -> None:
    guest = Guest(running)
    setup = {"game": "cirulla", "players": 2}
    assert guest.call("POST", "/api/tables", {"setup": setup, "bots": level}).body["code"] == "bot_cheats"
    at = guest.sit_down(guest.make("cirulla", 2))
    assert at.ask("seat_bot", seat=1, level=level)["code"] == "bot_cheats"


@pytest.mark.parametrize(("waiting", "part"), [(1, 1.0), (2, 1.0), (4, 0.5), (1000, 0.05)])
def test_when_many_ask_each_thinks_less(waiting: int, part: float) -> None:
    thinkers = Thinkers(2)
    asked = Question("cirulla", 2, (), None, "master", 0, Recall())  # type: ignore[arg-type]  # nobody looks at the view
    thinkers._waiting = waiting
    assert thinkers._lighter(asked) == asked._replace(part=part)
    thinkers.close()


# ── connections ──


@contextmanager
def _raw(guest: Guest, code: str) -> Iterator[socket.socket]:
    """An open WebSocket that nothing reads from."""
    with socket.create_connection(("127.0.0.1", guest.running.port), 30) as raw:
        headers = "".join(f"{name}: {value}\r\n" for name, value in guest.headers().items())
        raw.sendall(
            f"GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1:{guest.running.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{headers}\r\n".encode()
        )
        assert raw.recv(12) == b"HTTP/1.1 101"
        yield raw


def _memory(running: Running) -> float:
    """The server's resident set in megabytes."""
    assert running._process is not None
    status = Path(f"/proc/{running._process.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


@pytest.mark.parametrize("path", ["/ws", "/wsabcdef", "/", "/api/games", "/ws/", "/ws/abcdef/x", "/ws/%00"])
def test_other_sockets_there_are_none(running: Running, path: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{running.port}{path}", proxy=None)
    assert refused.value.response.status_code == 404
    assert json.loads(refused.value.response.body or b"")["code"] in ("no_such_page", "no_such_table")


def test_pings_of_a_client_that_does_not_read_are_not_answered_for_ever(running: Running) -> None:
    guest = Guest(running)
    with _raw(guest, guest.make("cirulla", 2)) as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        ping = Frame(Opcode.PING, b"x" * 125).serialize(mask=True)
        before = _memory(running)
        raw.settimeout(60)
        for _ in range(300):
            raw.sendall(ping * 1000)  # 37 megabytes of answers in all
        assert Guest(running).call("GET", "/livez").status == 200
        assert _memory(running) < before + 15


@pytest.mark.parametrize("part", [b"", b"x", b"x" * 4000])
def test_messages_in_ever_more_parts_end_the_connection(running: Running, part: bytes) -> None:
    guest = Guest(running)
    with _raw(guest, guest.make("cirulla", 2)) as raw:
        parts = [Frame(Opcode.TEXT, b"{", fin=False), *[Frame(Opcode.CONT, part, fin=False)] * 100]
        raw.sendall(b"".join(each.serialize(mask=True) for each in parts))
        heard = b""
        # What the server did not read any more makes the system reset the connection, after the farewell or before it.
        with suppress(ConnectionResetError):
            while more := raw.recv(65536):
                heard += more
    assert Guest(running).call("GET", "/livez").status == 200


def test_who_does_not_read_gets_one_snapshot_in_place_of_what_was_too_much(tmp_path: Path) -> None:
    """And nobody waits for it, and it fills no memory."""
    limits = "[limits]\nqueue = 8\nmessage_burst = 100000\nrequest_burst = 100000\n"
    with server(tmp_path, limits) as running:
        host = Guest(running, "Host")
        code = host.make("cirulla", 2)
        slow = AtTable(host, code)  # read from at the end only: `websockets` itself reads a few messages ahead
        quick = AtTable(host, code)
        before = _memory(running)
        for number in range(3000):
            quick.do("sit" if number % 2 == 0 else "stand", seat=1)
        assert _memory(running) < before + 30
        heard = [slow.receive()]
        while heard[-1]["seq"] < quick.last["seq"]:
            heard.append(slow.receive())
        assert heard[-1]["table"] == quick.table
        kinds = {message["type"] for message in heard}
        assert "snapshot" in kinds
        assert len(heard) < 3000
        seqs = [message["seq"] for message in heard]
        assert seqs == sorted(seqs)


def test_two_tabs_of_one_guest_are_one_player(running: Running) -> None:
    guest = Guest(running)
    code = guest.make("cirulla", 2, bots="club", start=True)
    one, other = guest.sit_down(code), guest.sit_down(code)
    while one.seat_to_act() is None:
        one.receive()
    while other.last["seq"] < one.last["seq"]:
        other.receive()
    assert one.choices() == other.choices()
    moves = [choice["move"] for choice in one.choices()]
    seq = one.last["seq"]
    one.do("move", key="first", seat=0, move=moves[0])
    late = other.ask("move", key="second", seq=seq, seat=0, move=moves[-1])
    assert (late["type"], late["code"]) == ("refused", "stale")
    same = other.ask("move", key="first", seq=seq, seat=0, move=moves[0])
    assert same["type"] == "ack"
    one.close()
    while not other.table["seats"][0]["connected"] or other.last["seq"] < same["seq"]:
        other.receive()
    assert other.ask("ping")["type"] == "pong"
    assert guest.sit_down(code).table["seats"][0] | {"ready": None} == other.table["seats"][0] | {"ready": None}


# ── exactly once ──


def test_a_key_that_was_used_long_ago_is_answered_and_nothing_is_done_again(tmp_path: Path) -> None:
    with server(tmp_path) as running:
        host = Guest(running)
        code = host.make("cirulla", 2)
        at = host.sit_down(code)
        first = at.ask("sit", key="old", seat=1)
        at.do("stand", seat=1)
        for number in range(270):
            at.do("sit" if number % 2 == 0 else "stand", seat=1)
        for kind, seat in (("sit", 1), ("stand", 0), ("sit", 7)):  # possible, another one, impossible
            again = at.ask(kind, key="old", seat=seat)
            assert again == {"type": "ack", "key": "old", "seq": first["seq"]}
        stale = at.ask("arrange", key="old", seq=1, setup={"game": "cirulla", "players": 2})
        assert stale["seq"] == first["seq"]
        seq = at.last["seq"]
        running.kill()
        running.start()
        at = host.sit_down(code)
        assert at.ask("sit", key="old", seat=1)["seq"] == first["seq"]
        assert at.last["seq"] == seq
        assert [seat["kind"] for seat in at.table["seats"]] == ["person", "free"]


def test_old_keys_hold_up_nobody_elses_commands(tmp_path: Path) -> None:
    """A command that only the database refuses undoes none of those that it was to be committed with."""
    with server(tmp_path) as running:
        host = Guest(running)
        code = host.make("cirulla", 2)
        at = host.sit_down(code)
        first = at.ask("sit", key="old", seat=1)
        for number in range(271):
            at.do("stand" if number % 2 == 0 else "sit", seat=1)
        others = [(guest := Guest(running, f"P{number}")).sit_down(guest.make("cirulla", 2)) for number in range(20)]
        for other in others:
            other.tell("sit", key="mine", seat=1)
            at.tell("sit", key="old", seat=1)
        assert [_answer(other) for other in others] == ["ack"] * 20
        assert [_answer(at) for _ in others] == ["ack"] * 20
        assert at.last["seq"] == first["seq"] + 271


def _answer(at: AtTable) -> str:
    while (message := at.receive())["type"] not in ("ack", "refused"):
        pass
    return str(message["type"])


# ── limits ──


def test_tables_asked_for_at_the_same_time_are_counted_too(tmp_path: Path) -> None:
    with server(tmp_path, "[limits]\ntables_per_guest = 5\nrequest_burst = 1000\n") as running:
        guest = Guest(running)
        answers: list[Any] = []

        def ask() -> None:
            answers.append(guest.call("POST", "/api/tables", {"setup": {"game": "cirulla", "players": 2}}).status)

        threads = [threading.Thread(target=ask) for _ in range(30)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert answers.count(201) == 5
        # One that could not be made counts for nothing.
        other = Guest(running)
        for _ in range(6):
            bad = other.call("POST", "/api/tables", {"setup": {"game": "cirulla", "players": 2}, "bots": ["club"] * 9})
            assert bad.body["code"] == "too_many_bots"
        assert other.make()


_NO_DISK = """
import sqlite3
from poncin.server.log import Log
def broken(self, statements):
    raise sqlite3.OperationalError("database or disk is full")
Log._execute = broken
"""


def test_without_a_disk_nothing_is_made_and_the_refusal_says_so(tmp_path: Path) -> None:
    with server(tmp_path) as running:
        guest = Guest(running)
        running.stop()
        running.before = _NO_DISK
        running.start()
        for path, body in (
            ("/api/tables", {"setup": {"game": "cirulla", "players": 2}}),
            ("/api/tokens", {"name": "bot"}),
            ("/api/me", {"name": "Anna"}),
        ):
            answer = guest.call("POST", path, body)
            assert (answer.status, answer.body["code"]) == (503, "log_failed"), path
        assert guest.call("GET", "/api/tables").status == 200


async def test_a_table_is_not_forgotten_while_its_computer_player_thinks(tmp_path: Path) -> None:
    """It would move at a table that may have been read from the log anew."""
    log = Log(tmp_path / "log.sqlite3", asyncio.get_running_loop())
    hall = Hall(log, Settings(data=tmp_path, patience=Patience(forget=-1, watched=0.2)))
    await log.write_now(("INSERT INTO guest (secret, name, made) VALUES (x'00', 'x', 0)", ()))
    setup = Setup(game="cirulla", players=2)
    table = await hall.make(Actor(1, "x"), NewTable(setup=setup, seat=None, bots="club", start=True))
    listener = _Listener()
    table.join(listener, None)
    while table.state.phase != "playing":
        await asyncio.sleep(0.01)
    table.leave(listener)
    hall.forget()
    assert hall.tables() == 1
    while table.busy:
        await asyncio.sleep(0.01)
    hall.forget()
    assert hall.tables() == 0
    hall.thinkers.close()
    log.close()


class _Listener:
    """Somebody who looks on."""

    def __init__(self) -> None:
        self.guest: int | None = None
        self.muted: set[int] = set()

    def send(self, *texts: bytes) -> None:
        """Hear a message."""

    def close(self, code: int) -> None:
        """Be sent away."""
