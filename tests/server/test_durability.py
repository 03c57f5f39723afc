"""What was acknowledged is never lost, and nothing happens twice: kill -9 and restart at every move of a match."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from poncin.record import read, replay
from poncin.server.verifying import verify
from tests.server.serving import AtTable, Guest, server


def _without_times(message: dict[str, Any]) -> dict[str, Any]:
    """A message without what a restart changes: who is connected, and which events are told again."""
    seats = [{**seat, "connected": True} for seat in message["table"]["seats"]]
    table = {**message["table"], "seats": seats}
    return {"seq": message["seq"], "table": table, "you": message["you"]}


def _resume(guest: Guest, before: AtTable) -> AtTable:
    """Come back after a crash: the same state, the same seat, all events from where the client was."""
    after = guest.sit_down(before.code, since=before.last["seq"])
    assert after.last["seq"] >= before.last["seq"]
    if after.last["seq"] == before.last["seq"]:
        assert _without_times(after.last) == _without_times(before.last)
        assert after.last["events"] == []
    assert after.last["since"] == before.last["seq"]
    return after


@pytest.mark.parametrize(("game", "target"), [("cirulla", 5), ("mariagio", 40)])
def test_kill_at_every_move_of_a_match(tmp_path: Path, game: str, target: int) -> None:
    with server(tmp_path / "data") as running:
        guest = Guest(running)
        table = guest.sit_down(guest.make(game, 2, bots="casual", start=True, options={"target": target}))
        told: list[dict[str, Any]] = []
        moves: list[str] = []
        while table.phase != "over":
            seat = table.seat_to_act()
            if seat is None:
                if table.may("ready"):
                    table.do("ready")
                else:
                    table.receive()
                continue
            move = table.choices()[0]["move"]
            seq, key = table.last["seq"], guest.key()
            answer = table.ask("move", key=key, seq=seq, seat=seat, move=move)
            assert answer["type"] == "ack"
            moves.append(move)
            running.kill()
            running.start()
            told += table.events
            table = _resume(guest, table)
            # The client does not know whether its command arrived, so it sends it again: it is answered, not repeated.
            again = table.ask("move", key=key, seq=seq, seat=seat, move=move)
            assert again == answer
        told += table.events
        made = [event["move"] for event in told if event["event"] == "moved" and event["seat"] == 0]
        assert made == moves
        line = guest.call("GET", f"/api/matches/{table.table['match']['id']}/record").body
        record = read(_line(line))
        replay(record)
        verify(record)
        assert [move for hand in record.hands for seat, move in hand.moves if seat == 0] == moves
        told_moves = [f"{event['seat']} {event['move']}" for event in told if event["event"] == "moved"]
        assert told_moves == [f"{seat} {move}" for hand in record.hands for seat, move in hand.moves]
        table.close()


def _line(record: Any) -> str:
    return json.dumps(record, ensure_ascii=False)


def test_a_command_that_was_never_answered_is_done_once(tmp_path: Path) -> None:
    """The process dies right after the command was sent: done or not, sending it again gives one move."""
    with server(tmp_path / "data") as running:
        guest = Guest(running)
        table = guest.sit_down(guest.make("cirulla", 2, bots="casual", start=True))
        for _ in range(10):
            while (seat := table.seat_to_act()) is None:
                if table.may("ready"):
                    table.do("ready")
                else:
                    table.receive()
            move, seq = table.choices()[0]["move"], table.last["seq"]
            before = sum(event["event"] == "moved" and event["seat"] == 0 for event in _log(guest, table.code))
            key = table.tell("move", seat=seat, move=move)
            running.kill()
            running.start()
            table = guest.sit_down(table.code, since=seq)
            answer = table.ask("move", key=key, seq=seq, seat=seat, move=move)
            assert answer["type"] == "ack", answer
            after = sum(event["event"] == "moved" and event["seat"] == 0 for event in _log(guest, table.code))
            assert after == before + 1
            while table.last["seq"] < answer["seq"]:
                table.receive()
        table.close()


def _log(guest: Guest, code: str) -> list[dict[str, Any]]:
    entries = guest.call("GET", f"/api/tables/{code}/log").body["entries"]
    return [event for entry in entries for event in entry["events"]]


def test_before_and_after_the_match_too(tmp_path: Path) -> None:
    """Seats, agreement, names, programs and tokens outlive the process, and so does a match that is over."""
    with server(tmp_path / "data") as running:
        host, friend = Guest(running), Guest(running, "Luca")
        token = host.call("POST", "/api/tokens", {"name": "my bot"}).body["token"]
        code = host.make("cirulla", 3, options={"target": 5}, setup={"open": True})
        first, second = host.sit_down(code), friend.sit_down(code)
        second.do("sit", seat=1, name="Gianni")
        while first.last["seq"] < second.last["seq"]:
            first.receive()
        first.do("seat_bot", seat=2, level="club")
        running.kill()
        running.start()
        first, second = _resume(host, first), friend.sit_down(code)
        assert [seat["name"] for seat in first.table["seats"]][:2] == ["Marta", "Gianni"]
        assert first.last["setup"]["options"]["target"] == 5
        assert Guest(running, token=token).call("GET", "/api/me").body == {"name": "my bot", "program": True}
        assert [table["code"] for table in friend.call("GET", "/api/tables").body["mine"]] == [code]
        first.do("start")
        running.kill()
        running.start()
        first, second = host.sit_down(code), friend.sit_down(code)
        assert first.phase == "dealing"
        assert [seat["ready"] for seat in first.table["seats"]] == [True, False, False]  # the host, by starting
        second.do("ready")
        assert second.table["match"]["hand"] == 0 or second.receive()
        while second.phase == "dealing":
            second.receive()
        second.insist("resign", seat=1)
        running.kill()
        running.start()
        second = _resume(friend, second)
        assert second.table["match"]["ending"]["reason"] == "resigned"
        assert [match["mine"] for match in friend.call("GET", "/api/matches").body["matches"]] == [[1]]
        second.do("rematch", seats="kept")
        running.kill()
        running.start()
        second = _resume(friend, second)
        assert (second.phase, second.table["match"]["number"]) == ("dealing", 2)


def test_stop_tells_clients_to_come_back(tmp_path: Path) -> None:
    with server(tmp_path / "data") as running:
        guest = Guest(running)
        table = guest.sit_down(guest.make("cirulla", 2, bots="club", start=True))
        assert running.stop() == 0
        assert table.closed_with() == 1012
        running.start()
        assert guest.sit_down(table.code).phase == "playing"


def test_a_second_server_is_kept_out(tmp_path: Path) -> None:
    with server(tmp_path / "data"):
        command = [sys.executable, "-m", "poncin", "--lang", "en", "serve", "--data", str(tmp_path / "data")]
        second = subprocess.run([*command, "--port", "0"], check=False, capture_output=True, text=True, timeout=60)
    assert second.returncode == 1
    assert "Another server is using" in second.stderr
