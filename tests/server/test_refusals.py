"""Every refusal of the server, provoked over the wire; each leaves everything as it was."""

import ast
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

import poncin.server
from tests.i18n.sources import error_codes
from tests.server.serving import AtTable, Guest, Running, server

ELSEWHERE = {
    # These end the process before it serves: tests/server/test_serve.py.
    "cannot_listen",
    "data_in_use",
    "data_unusable",
    "bad_settings",
    "bad_origin",
    # These need a server that is stopping, full or has no disk left: below, each with a server of its own.
    "closing",
    "too_many_tables",
    "too_many_connections",
    "too_fast",
    "log_failed",
    # Of records: tests/server/test_shuffle.py.
    "no_shuffle",
    "shuffle_deals",
    "shuffle_commitment",
    "shuffle_dealer",
    "shuffle_deck",
    "shuffle_form",
    "shuffle_method",
}


class Scene:
    """Two people before a match, and the same in the middle of one against each other."""

    def __init__(self, running: Running) -> None:
        self.host, self.friend, self.other = (Guest(running, name) for name in ("Marta", "Luca", "Anna"))
        self.code = self.host.make("cirulla", 2)
        self.first, self.second = self.host.sit_down(self.code), self.friend.sit_down(self.code)
        self.third = self.other.sit_down(self.code)

    def full(self) -> "Scene":
        self.second.do("sit", seat=1)
        self.catch_up()
        return self

    def playing(self) -> "Scene":
        self.full()
        self.first.do("start")
        self.catch_up()
        self.second.do("ready")
        while self.first.phase != "playing":
            self.first.receive()
        self.catch_up()
        return self

    def over(self) -> "Scene":
        self.playing()
        self.first.do("resign", seat=0)
        self.catch_up()
        return self

    def catch_up(self) -> None:
        newest = max(table.last["seq"] for table in self.tables)
        for table in self.tables:
            while table.last["seq"] < newest:
                table.receive()

    @property
    def tables(self) -> tuple[AtTable, AtTable, AtTable]:
        return self.first, self.second, self.third

    @property
    def mover(self) -> AtTable:
        return self.first if self.first.seat_to_act() is not None else self.second

    @property
    def waiter(self) -> AtTable:
        return self.second if self.mover is self.first else self.first

    def close(self) -> None:
        for table in self.tables:
            table.close()


def _setup(**changed: Any) -> dict[str, Any]:
    return {"game": "cirulla", "players": 2, **changed}


def _anonymous(scene: Scene) -> Guest:
    guest = Guest(scene.host.running, "x")
    guest.cookie = ""
    return guest


def _program(scene: Scene) -> Guest:
    token = scene.host.call("POST", "/api/tokens", {"name": "bot"}).body["token"]
    return Guest(scene.host.running, token=token)


def _ready_twice(scene: Scene) -> Any:
    scene.full().first.do("start")
    return scene.first.ask("ready")


def _undo_behind_cards(scene: Scene) -> Any:
    scene.playing()
    for _ in range(40):
        mover = scene.mover
        mover.do("move", seat=mover.seat_to_act(), move=mover.choices()[-1]["move"])
        scene.catch_up()
        if any(event["event"] == "dealt" for event in scene.first.last["events"]):
            return scene.first.ask("undo", seat=0)
    raise AssertionError("no deal")


def _not_held(scene: Scene) -> str:
    return next(card for card in ("7d", "6d", "5d", "4d") if card not in scene.mover.last["you"]["seats"][0]["hand"])


def _closed_table(scene: Scene) -> Any:
    code = scene.host.make("cirulla", 2, bots="casual", start=True, setup={"onlookers": False})
    return scene.other.call("GET", f"/api/tables/{code}")


Provoke = Callable[[Scene], Any]
OVER_SOCKET: dict[str, Provoke] = {
    "bad_message": lambda scene: scene.first.ask("move", seat="zero", move="7d"),
    "unknown_seq": lambda scene: scene.first.ask("stand", seat=0, seq=999),
    "stale": lambda scene: scene.playing().mover.ask("move", seat=scene.mover.seat_to_act(), move="7d", seq=2),
    "no_such_seat": lambda scene: scene.first.ask("sit", seat=5),
    "not_your_seat": lambda scene: scene.full().first.ask("stand", seat=1),
    "seat_taken": lambda scene: scene.second.ask("sit", seat=0),
    "seat_is_free": lambda scene: scene.first.ask("clear_seat", seat=1),
    "seats_free": lambda scene: scene.first.ask("start"),
    "not_the_host": lambda scene: scene.full().second.ask("start"),
    "no_seat": lambda scene: scene.third.ask("ready"),
    "no_hand": lambda scene: scene.first.ask("move", seat=0, move="7d"),
    "no_match": lambda scene: scene.first.ask("resign", seat=0),
    "no_deal_due": _ready_twice,
    "match_running": lambda scene: scene.playing().third.ask("sit", seat=0),
    "match_over_rematch": lambda scene: scene.over().first.ask("start"),
    "nothing_to_undo": lambda scene: scene.playing().first.ask("undo", seat=0),
    "cards_were_shown": _undo_behind_cards,
    "no_offer": lambda scene: scene.playing().first.ask("answer", seat=0, yes=True),
    "not_away": lambda scene: scene.playing().first.ask("back", seat=0),
    # The rules' own refusals pass through as they are.
    "not_your_turn": lambda scene: scene.playing().waiter.ask(
        "move", seat=scene.waiter.last["you"]["seats"][0]["seat"], move="7d"
    ),
    "not_in_hand": lambda scene: scene.playing().mover.ask(
        "move", seat=scene.mover.seat_to_act(), move=_not_held(scene)
    ),
    "not_a_move": lambda scene: scene.playing().mover.ask("move", seat=scene.mover.seat_to_act(), move="7d*"),
    "not_a_card": lambda scene: scene.playing().mover.ask("move", seat=scene.mover.seat_to_act(), move="8x"),
    "card_twice": lambda scene: scene.playing().mover.ask("move", seat=scene.mover.seat_to_act(), move="7d*AdAd"),
    "match_over": lambda scene: scene.over().first.ask("move", seat=0, move="7d"),
    "unknown_bot": lambda scene: scene.first.ask("seat_bot", seat=1, level="wizard"),
    "bot_cheats": lambda scene: scene.first.ask("seat_bot", seat=1, level="oracle"),
    "unknown_option": lambda scene: scene.first.ask("arrange", setup=_setup(options={"wild": "yes"})),
    "bad_option_value": lambda scene: scene.first.ask("arrange", setup=_setup(options={"target": "many"})),
    "bad_players": lambda scene: scene.first.ask("arrange", setup=_setup(players=5)),
}
OVER_REST: dict[str, tuple[int, Provoke]] = {
    "no_guest": (401, lambda scene: _anonymous(scene).call("POST", "/api/tables", {"setup": _setup()})),
    "bad_token": (401, lambda scene: Guest(scene.host.running, token="00" * 32).call("GET", "/api/me")),
    "only_people": (403, lambda scene: _program(scene).call("GET", "/api/tokens")),
    "foreign_host": (403, lambda scene: scene.host.call("GET", "/api/me", Host="cards.evil.example")),
    "foreign_origin": (403, lambda scene: scene.host.call("POST", "/api/me", {}, Origin="http://evil.example")),
    "no_such_page": (404, lambda scene: scene.host.call("GET", "/i18n/xx.ftl")),
    "no_such_method": (405, lambda scene: scene.host.call("PUT", "/api/me", {})),
    "no_such_table": (404, lambda scene: scene.host.call("GET", "/api/tables/zzzzzz")),
    "no_such_match": (404, lambda scene: scene.host.call("GET", "/api/matches/zzzzzz")),
    "no_such_ply": (404, lambda scene: scene.host.call("GET", _first_match(scene) + "/plies/9999")),
    "no_such_token": (404, lambda scene: scene.host.call("DELETE", "/api/tokens/1")),
    "no_onlookers": (403, _closed_table),
    "message_too_big": (413, lambda scene: scene.host.call("POST", "/api/me", {"name": "x" * 20_000})),
    "too_many_bots": (
        409,
        lambda scene: scene.host.call("POST", "/api/tables", {"setup": _setup(), "bots": ["club", "club"]}),
    ),
    "unknown_game": (
        422,
        lambda scene: scene.host.call("POST", "/api/tables", {"setup": {"game": "briscola", "players": 2}}),
    ),
    "not_json": (409, lambda scene: scene.host.call("POST", "/api/matches", b"no record")),
    "wrong_points": (409, lambda scene: scene.host.call("POST", "/api/matches", _wrong_record(scene))),
}


def _first_match(scene: Scene) -> str:
    match = scene.over().first.table["match"]["id"]
    return f"/api/matches/{match}"


def _wrong_record(scene: Scene) -> bytes:
    record = scene.host.call("GET", _first_match(scene) + "/record").body
    return json.dumps(record | {"points": [99, 0]}, ensure_ascii=False).encode()


@pytest.mark.parametrize("code", OVER_SOCKET)
def test_refused_over_the_socket(running: Running, code: str) -> None:
    scene = Scene(running)
    answer = OVER_SOCKET[code](scene)
    assert (answer["type"], answer["code"]) == ("refused", code)
    _unchanged(scene)
    scene.close()


@pytest.mark.parametrize("code", OVER_REST)
def test_refused_over_rest(running: Running, code: str) -> None:
    scene = Scene(running)
    status, provoke = OVER_REST[code]
    answer = provoke(scene)
    assert (answer.body["code"], answer.status) == (code, status)
    assert set(answer.body) == {"code", "details"}
    _unchanged(scene)
    scene.close()


def _unchanged(scene: Scene) -> None:
    """The table is as everybody has last seen it."""
    scene.catch_up()
    for table in scene.tables:
        now = table.guest.call("GET", f"/api/tables/{scene.code}").body
        assert (now["seq"], now["you"]) == (table.last["seq"], table.last["you"])
        assert now["table"] == table.table


def test_the_table_above_is_complete() -> None:
    folder = Path(poncin.server.__file__).parent
    used = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                used |= {each.value for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant)}
    used &= error_codes().keys()
    assert len(used) > 30
    assert used - ELSEWHERE <= OVER_SOCKET.keys() | OVER_REST.keys()
    assert (OVER_SOCKET.keys() | OVER_REST.keys() | ELSEWHERE) <= error_codes().keys()


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", "7", '{"type":"dance","key":"k"}', '{"type":"move"}', '{"key":"k"}', "[" * 5000]
    + [
        json.dumps({"type": "move", "key": "k", "seq": 3, "seat": 0, "move": "7d", **changed})
        for changed in (
            {"key": ""},
            {"key": "k" * 65},
            {"key": 7},
            {"seq": -1},
            {"seq": 1.5},
            {"seq": "3"},
            {"seat": True},
            {"seat": 10},
            {"seat": None},
            {"move": 7},
            {"move": "7d" * 30},
            {"more": 1},
        )
    ],
)
def test_malformed_messages_change_nothing(running: Running, text: str) -> None:
    scene = Scene(running)
    for data in (text, text.encode()):
        scene.first.socket.send(data)
        answer = scene.first.receive()
        assert (answer["type"], answer["code"]) == ("refused", "bad_message")
    assert scene.first.ask("ping")["type"] == "pong"
    posted = scene.host.call("POST", f"/api/tables/{scene.code}", text.encode())
    assert (posted.status, posted.body["code"]) == (400, "bad_message")
    _unchanged(scene)
    scene.close()


def test_bytes_that_are_no_text_are_refused(running: Running) -> None:
    scene = Scene(running)
    scene.first.socket.send(b"\xff\xfe{}")
    assert scene.first.receive()["code"] == "bad_message"
    scene.close()


def test_oversized_frames_end_the_connection_and_nothing_else(running: Running) -> None:
    scene = Scene(running)
    scene.first.socket.send("x" * 20_000)
    assert scene.first.closed_with() == 1009
    scene.first = scene.host.sit_down(scene.code)
    scene.second.ask("ping")
    _unchanged(scene)
    scene.close()


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"])
def test_foreign_origins_get_no_socket(running: Running, origin: str) -> None:
    scene = Scene(running)
    with pytest.raises(InvalidStatus) as refused:
        _upgrade(scene, {"Origin": origin, "Cookie": scene.host.cookie})
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body or b"")["code"] == "foreign_origin"
    scene.close()


def test_unknown_tables_get_no_socket(running: Running) -> None:
    with pytest.raises(InvalidStatus) as refused:
        Guest(running).sit_down("zzzzzz")
    assert refused.value.response.status_code == 404


def test_a_stranger_may_look_but_not_act(running: Running) -> None:
    scene = Scene(running)
    stranger = _anonymous(scene).sit_down(scene.code)
    assert stranger.ask("sit", seat=1)["code"] == "no_guest"
    assert stranger.ask("ping")["type"] == "pong"
    _unchanged(scene)
    scene.close()


def _upgrade(scene: Scene, headers: dict[str, str]) -> None:
    address = f"ws://127.0.0.1:{scene.host.running.port}/ws/{scene.code}"
    with connect(address, additional_headers=headers, compression=None, proxy=None):
        pass


def test_the_same_key_from_another_guest_is_another_command(running: Running) -> None:
    scene = Scene(running)
    scene.second.do("sit", seat=1, key="same")
    scene.catch_up()
    assert scene.first.ask("stand", seat=0, key="same")["type"] == "ack"
    assert scene.second.ask("sit", seat=1, key="same", seq=0)["type"] == "ack"
    scene.close()


# ── limits ──


@contextmanager
def _limited(folder: Path, limits: str, before: str = "") -> Iterator[Running]:
    with server(folder / "data", f"[limits]\n{limits}\n", before) as running:
        yield running


def test_too_many_messages(tmp_path: Path) -> None:
    with _limited(tmp_path, "message_burst = 5\nmessages_per_second = 0.001") as running:
        guest = Guest(running)
        table = guest.sit_down(guest.make("cirulla", 2))
        for _ in range(5):
            assert table.ask("ping")["type"] == "pong"
        assert table.ask("ping")["code"] == "too_fast"
        with suppress(ConnectionClosed):  # it may be closed before the last of them is sent
            for _ in range(300):
                table.tell("ping")
        assert table.closed_with() == 4008


def test_too_many_requests(tmp_path: Path) -> None:
    with _limited(tmp_path, "request_burst = 5\nrequests_per_second = 0.001") as running:
        guest = Guest(running)
        answers = [guest.call("GET", "/api/me") for _ in range(6)]
        assert [answer.status for answer in answers] == [200] * 5 + [429]
        assert answers[-1].headers["retry-after"]
        assert guest.call("GET", "/livez").status == 200


def test_too_many_newcomers(tmp_path: Path) -> None:
    with _limited(tmp_path, "guest_burst = 2\nguests_per_minute = 0.01") as running:
        stranger = Guest(running)
        stranger.cookie = ""
        assert [stranger.call("POST", "/api/me", {}).status for _ in range(2)] == [200, 429]


def test_too_many_guesses(tmp_path: Path) -> None:
    with _limited(tmp_path, "guess_burst = 3\nguesses_per_minute = 0.01") as running:
        guest = Guest(running)
        code = guest.make("cirulla", 2)
        statuses = [guest.call("GET", f"/api/tables/zzzzz{sign}").status for sign in "abcd"]
        assert statuses == [404, 404, 404, 429]
        assert guest.call("GET", f"/api/tables/{code}").status == 200


def test_too_many_tables_and_connections(tmp_path: Path) -> None:
    with _limited(tmp_path, "tables_per_guest = 2\nconnections_per_guest = 2") as running:
        guest = Guest(running)
        codes = [guest.make("cirulla", 2) for _ in range(2)]
        assert guest.call("POST", "/api/tables", {"setup": _setup()}).body["code"] == "too_many_tables"
        tables = [guest.sit_down(code) for code in codes]
        with pytest.raises(InvalidStatus, match="429"):
            guest.sit_down(codes[0])
        tables[0].close()
        while True:  # the server learns of it a moment later
            try:
                guest.sit_down(codes[0])
            except InvalidStatus:
                continue
            break


_NO_DISK = """
import sqlite3
from poncin.server.log import Log
whole = Log._execute
def broken(self, statements):
    if any('"e":"move"' in str(values) for _, values in statements):
        raise sqlite3.OperationalError("database or disk is full")
    whole(self, statements)
Log._execute = broken
"""


def test_a_full_disk_refuses_and_changes_nothing(tmp_path: Path) -> None:
    with _limited(tmp_path, "", _NO_DISK) as running:
        guest = Guest(running)
        table = guest.sit_down(guest.make("cirulla", 2, bots=[""]))
        friend = Guest(running, "Luca").sit_down(table.code)
        friend.do("sit", seat=1)
        table.receive()
        table.do("start")
        friend.receive()
        friend.do("ready")
        while table.phase != "playing":
            table.receive()
        while friend.phase != "playing":
            friend.receive()
        mover = table if table.seat_to_act() is not None else friend
        before = mover.last
        answer = mover.ask("move", seat=mover.seat_to_act(), move=mover.choices()[0]["move"])
        assert answer["code"] == "log_failed"
        assert "disk is full" in answer["details"]["reason"]
        now = mover.guest.call("GET", f"/api/tables/{table.code}").body
        assert (now["seq"], now["table"], now["you"]) == (before["seq"], before["table"], before["you"])


_CLOSING = """
from poncin.server.hall import Hall
begin = Hall.__init__
def closed(self, *arguments):
    begin(self, *arguments)
    self.closing = True
Hall.__init__ = closed
"""


def test_a_server_that_stops_takes_nobody_in(tmp_path: Path) -> None:
    with _limited(tmp_path, "", _CLOSING) as running:
        guest = Guest(running)
        answer = guest.call("POST", "/api/tables", {"setup": _setup()})
        assert (answer.status, answer.body["code"]) == (503, "closing")
        assert guest.call("GET", "/readyz").status == 503
        assert guest.call("GET", "/livez").status == 200
        with pytest.raises(InvalidStatus, match="503"):
            guest.sit_down("aaaaaa")
