"""Nobody is held hostage: clocks, absence, stand-ins, returns. The server's patience is a fraction of a second."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.serving import AtTable, Guest, Running, server

_IMPATIENT = """
[patience]
absent = 0.4
idle = 0.8
ready = 0.6
warning = 0.2
watched = 0.01
[limits]
guest_burst = 100000
request_burst = 100000
message_burst = 100000
"""


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with server(tmp_path_factory.mktemp("impatient"), _IMPATIENT) as running:
        yield running


def _begun(running: Running, game: str = "cirulla", **setup: Any) -> tuple[AtTable, AtTable]:
    host, friend = Guest(running), Guest(running, "Luca")
    code = host.make(game, 2, setup=setup, options={"target": 100})
    first, second = host.sit_down(code), friend.sit_down(code)
    second.do("sit", seat=1)
    while first.last["seq"] < second.last["seq"]:
        first.receive()
    first.do("start")
    while second.phase == "setup":
        second.receive()
    second.do("ready")
    for table in (first, second):
        while table.phase != "playing":
            table.receive()
    return first, second


def _seat(table: AtTable) -> dict[str, Any]:
    found: dict[str, Any] = table.table["seats"][1]
    return found


def _until(table: AtTable, event: str) -> dict[str, Any]:
    """Receive until that has happened."""
    while True:
        found = [each for each in table.events if each["event"] == event]
        if found:
            return found[-1]
        table.receive()


def _play_until_their_turn(own: AtTable, other: AtTable) -> None:
    """Play for both until ``other`` is to act."""
    while True:
        for table in (own, other):
            while table.last["seq"] < max(own.last["seq"], other.last["seq"]):
                table.receive()
        if other.seat_to_act() is not None:
            return
        own.do("move", seat=own.seat_to_act(), move=own.choices()[-1]["move"])


def test_a_stand_in_plays_for_who_has_left_until_they_return(impatient: Running) -> None:
    first, second = _begun(impatient)
    _play_until_their_turn(first, second)
    second.close()
    assert _until(first, "went-away") == {"event": "went-away", "seat": 1}
    assert _seat(first)["away"] is True
    assert _seat(first)["connected"] is False
    while not any(each["event"] == "moved" and each["by"] == "stand-in" for each in first.events):
        first.receive()
    second = second.guest.sit_down(first.code)
    assert _until(first, "came-back") == {"event": "came-back", "seat": 1}
    for table in (first, second):
        while _seat(table)["away"]:
            table.receive()
    assert "back" not in second.last["you"]["seats"][0]["may"]
    first.close()
    second.close()


def test_nothing_happens_while_nobody_is_there(impatient: Running) -> None:
    first, second = _begun(impatient)
    code, seq = first.code, max(first.last["seq"], second.last["seq"])
    first.close()
    second.close()
    # Another table's time passes meanwhile, on the same server.
    third, fourth = _begun(impatient)
    _play_until_their_turn(third, fourth)
    fourth.close()
    _until(third, "went-away")
    assert first.guest.call("GET", f"/api/tables/{code}").body["seq"] == seq
    third.close()


def test_who_thinks_too_long_is_warned_and_replaced(impatient: Running) -> None:
    first, second = _begun(impatient)
    _play_until_their_turn(first, second)
    warned = _message(second, "warned")
    assert warned["seat"] == 1
    assert 0 <= warned["left"] <= 200
    _until(second, "went-away")
    assert "back" in second.last["you"]["seats"][0]["may"]
    second.do("back", seat=1)
    assert second.table["seats"][1]["away"] is False
    first.close()
    second.close()


def _message(table: AtTable, kind: str) -> dict[str, Any]:
    while (message := table.receive())["type"] != kind:
        pass
    return message


def test_any_move_takes_the_seat_back(impatient: Running) -> None:
    first, second = _begun(impatient, "mariagio")
    # The warning and the stand-in come to whoever is to act, whatever the other does.
    for table in (first, second):
        own = table.last["you"]["seats"][0]["seat"]
        while not any(each == {"event": "went-away", "seat": own} for each in table.events):
            table.receive()
    table = first
    for _ in range(200):
        if table.seat_to_act() is None:
            table.receive()
            continue
        answer = table.ask("move", seat=0, move=table.choices()[-1]["move"])
        if answer["type"] == "ack":
            break
    else:
        pytest.fail("the stand-in was always quicker")
    while table.last["seq"] < answer["seq"]:
        table.receive()
    assert {"event": "came-back", "seat": 0} in table.events
    first.close()
    second.close()


def test_the_next_hand_waits_for_nobody_for_ever(impatient: Running) -> None:
    first, second = _begun(impatient)
    while first.phase == "playing":
        first.receive()  # two stand-ins play the hand to its end
    while first.table["match"]["hand"] == 0 and first.phase != "over":
        first.receive()
    assert first.phase in ("playing", "over")
    first.close()
    second.close()


def test_a_clock_for_moves(impatient: Running) -> None:
    first, second = _begun(impatient, move_seconds=1)
    _play_until_their_turn(first, second)
    clock = second.table["match"]["clock"]
    assert clock["seat"] == 1
    assert 0 < clock["left"] <= 1000
    assert clock["bank"] == []
    _until(first, "went-away")
    assert first.table["match"]["ending"] is None
    first.close()
    second.close()


def test_a_clock_for_the_match_is_lost_on_time(impatient: Running) -> None:
    first, second = _begun(impatient, match_seconds=1)
    _play_until_their_turn(first, second)
    clock = second.table["match"]["clock"]
    assert clock["seat"] == 1
    assert clock["left"] == clock["bank"][1] <= 1000
    ended = _until(first, "ended")
    assert ended == {"event": "ended", "reason": "timeout", "winner": 0, "by": 1}
    assert second.phase == "over" or _until(second, "ended")
    record = first.guest.call("GET", f"/api/matches/{first.table['match']['id']}/record").body
    assert (record["reason"], record["by"], record["winner"]) == ("timeout", 1, 0)
    first.close()
    second.close()


def test_time_used_before_a_crash_is_still_used_after_it(tmp_path_factory: pytest.TempPathFactory) -> None:
    with server(tmp_path_factory.mktemp("clock")) as running:
        guest = Guest(running)
        code = guest.make("cirulla", 2, bots="casual", start=True, setup={"match_seconds": 600})
        table = guest.sit_down(code)
        for _ in range(3):
            while table.seat_to_act() is None:
                table.receive()
            table.do("move", seat=0, move=table.choices()[-1]["move"])
        while table.seat_to_act() is None:
            table.receive()
        bank = table.table["match"]["clock"]["bank"]
        running.kill()
        running.start()
        table = guest.sit_down(code)
        while table.seat_to_act() is None:
            table.receive()
        after = table.table["match"]["clock"]["bank"]
        assert bank[0] <= 600_000
        assert abs(after[0] - bank[0]) < 600_000 - bank[0] + 1000
        assert after[1] == 600_000  # computer players use no time


def test_bots_alone_play_on_before_someone_who_looks_on(impatient: Running) -> None:
    guest = Guest(impatient)
    code = guest.make("cirulla", 2, seat=None, bots="casual", start=True, options={"target": 5})
    table = guest.sit_down(code)
    _until(table, "ended")
    assert guest.call("GET", f"/api/matches/{table.table['match']['id']}").status == 200
    table.close()
