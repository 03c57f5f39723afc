"""People at tables: the lobby, seats, agreement, partners, onlookers, undo, talk, rematch."""

from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.serving import AtTable, Guest, Running


def _catch_up(*tables: AtTable) -> None:
    """Receive until everybody has seen the newest entry."""
    newest = max(table.last["seq"] for table in tables)
    for table in tables:
        while table.last["seq"] < newest:
            table.receive()


def _two(running: Running, game: str = "cirulla", **wanted: Any) -> tuple[AtTable, AtTable]:
    """Two people at a table whose match has begun."""
    host, friend = Guest(running), Guest(running, "Luca")
    code = host.make(game, 2, **wanted)
    first, second = host.sit_down(code), friend.sit_down(code)
    second.do("sit", seat=1)
    _catch_up(first, second)
    first.do("start")
    _catch_up(first, second)
    second.do("ready")
    while "playing" not in (first.phase, second.phase) or first.last["seq"] != second.last["seq"]:
        (first if first.last["seq"] <= second.last["seq"] else second).receive()
    return first, second


def _turn(first: AtTable, second: AtTable) -> AtTable:
    _catch_up(first, second)
    return first if first.seat_to_act() is not None else second


def _move(first: AtTable, second: AtTable) -> AtTable:
    mover = _turn(first, second)
    mover.do("move", seat=mover.seat_to_act(), move=mover.choices()[-1]["move"])
    _catch_up(first, second)
    return mover


def test_an_open_table_is_listed_until_it_is_full(running: Running) -> None:
    host, friend = Guest(running), Guest(running, "Luca")
    code = host.make("cirulla", 2, setup={"open": True})
    hidden = host.make("cirulla", 2)

    def listed() -> list[str]:
        return [table["code"] for table in friend.call("GET", "/api/tables").body["open"]]

    assert code not in listed()  # nobody is there to play with
    table = host.sit_down(code)
    host.sit_down(hidden)
    assert code in listed()
    assert hidden not in listed()
    other = friend.sit_down(code)
    other.do("sit", seat=1)
    assert code not in listed()
    assert code in [table["code"] for table in friend.call("GET", "/api/tables").body["mine"]]
    table.close()


def test_partners_are_chosen_by_seats(running: Running) -> None:
    host, friend = Guest(running), Guest(running, "Luca")
    code = host.make("cirollon", 4)
    first, second = host.sit_down(code), friend.sit_down(code)
    second.do("sit", seat=1)
    assert second.last["you"]["seats"][0]["seat"] == 1
    second.do("stand", seat=1)
    second.do("sit", seat=2)
    _catch_up(first, second)
    for seat in (1, 3):
        first.do("seat_bot", seat=seat, level="casual")
    names = [seat["name"] for seat in first.table["seats"]]
    assert names[0], names[2] == ("Marta", "Luca")
    assert len(set(names)) == 4
    assert "start" in first.last["you"]["may"]


def test_several_people_at_one_device(running: Running) -> None:
    guest = Guest(running)
    table = guest.sit_down(guest.make("cirulla", 3, bots=["", "casual"], options={"target": 5}))
    table.do("sit", seat=1, name="Gianni")
    assert [seat["seat"] for seat in table.last["you"]["seats"]] == [0, 1]
    table.do("start")
    while table.phase != "playing":
        table.receive()
    assert all(seat["hand"] for seat in table.last["you"]["seats"])
    while table.play_one():
        pass
    moved = {event["seat"] for event in table.events if event["event"] == "moved" and event["by"] == "person"}
    assert moved == {0, 1}


def test_the_agreement_is_told_to_everybody_before_the_match(running: Running) -> None:
    host, friend = Guest(running), Guest(running, "Luca")
    code = host.make("cirulla", 2)
    first, second = host.sit_down(code), friend.sit_down(code)
    second.do("sit", seat=1)
    _catch_up(first, second)
    setup = {"game": "cirulla", "players": 3, "options": {"target": 31}, "move_seconds": 60}
    seen = first.last["seq"]
    first.do("arrange", setup=setup)
    while "setup" not in second.receive():
        pass
    assert second.last["setup"]["options"]["target"] == 31
    assert len(second.last["setup"]["options"]) > 10  # all of them, also the usual ones
    assert len(second.table["seats"]) == 3
    first.do("seat_bot", seat=2, level="club")
    # A start that was decided by the old agreement is refused.
    assert first.ask("start", seq=seen)["code"] == "stale"
    first.do("start")
    assert first.ask("arrange", setup=setup)["type"] == "ack"  # before the first deal it may still change
    assert first.phase in ("dealing", "setup")


def test_onlookers_see_no_hand(running: Running) -> None:
    first, second = _two(running)
    onlooker = Guest(running, "Anna").sit_down(first.code)
    assert onlooker.last["you"] == {"seats": [], "host": False, "may": []}
    for _ in range(4):
        _move(first, second)
    _catch_up(first, onlooker)
    assert onlooker.last["you"]["seats"] == []
    assert onlooker.table == first.table
    nobody = Guest(running, "x")
    nobody.cookie = ""
    assert nobody.sit_down(first.code).last["you"]["seats"] == []
    first.close()


def test_onlookers_are_sent_away_where_they_are_not_wanted(running: Running) -> None:
    host, other = Guest(running), Guest(running, "Anna")
    code = host.make("cirulla", 2, bots="casual", setup={"onlookers": False})
    first, onlooker = host.sit_down(code), other.sit_down(code)
    first.do("start")
    assert onlooker.closed_with() == 4003
    assert other.call("GET", f"/api/tables/{code}").body["code"] == "no_onlookers"
    assert other.call("GET", f"/api/tables/{code}/log").body["code"] == "no_onlookers"
    with pytest.raises(InvalidStatus, match="403"):
        other.sit_down(code)


def test_undo_alone_is_free_within_the_hand(running: Running) -> None:
    guest = Guest(running)
    table = guest.sit_down(guest.make("cirulla", 2, bots="casual", start=True))
    while table.seat_to_act() is None:
        table.receive()
    before = table.last
    hand, position = before["you"]["seats"][0]["hand"], before["table"]["match"]["position"]
    for _ in range(3):  # past the next deal, where three new cards come
        table.do("move", seat=0, move=table.choices()[-1]["move"])
        while table.seat_to_act() is None:
            table.receive()
    for _ in range(3):
        table.do("undo", seat=0)
        while table.events[-1]["event"] != "undone":
            table.receive()
    assert table.last["you"]["seats"][0]["hand"] == hand
    assert table.table["match"]["position"] == position
    assert table.ask("undo", seat=0)["code"] == "nothing_to_undo"
    while table.play_one():
        if table.may("ready"):
            break
    record_moves = [event for event in table.events if event["event"] == "moved"]
    assert record_moves
    table.close()


def test_undo_needs_consent(running: Running) -> None:
    first, second = _two(running, "cirulla")
    mover = _move(first, second)
    other = second if mover is first else first
    seat, answerer = mover.last["you"]["seats"][0]["seat"], other.last["you"]["seats"][0]["seat"]
    if "undo" not in mover.last["you"]["seats"][0]["may"]:
        pytest.fail("the first move of a round shows no card")
    mover.do("undo", seat=seat)
    _catch_up(first, second)
    assert other.table["match"]["offer"] == {"seat": seat, "waiting": [answerer]}
    other.do("answer", seat=answerer, yes=False)
    _catch_up(first, second)
    assert other.table["match"]["offer"] is None
    mover.do("undo", seat=seat)
    _catch_up(first, second)
    other.do("answer", seat=answerer, yes=True)
    while other.events[-1]["event"] != "undone":
        other.receive()
    assert other.table["match"]["position"]["to_act"] == seat
    first.close()


def test_a_move_refuses_the_undo(running: Running) -> None:
    first, second = _two(running)
    mover = _move(first, second)
    mover.do("undo", seat=mover.last["you"]["seats"][0]["seat"])
    _move(first, second)
    assert first.table["match"]["offer"] is None
    first.close()


@pytest.mark.parametrize("game", ["cirulla", "mariagio"])
def test_no_undo_behind_cards_that_were_shown(running: Running, game: str) -> None:
    """In Cirulla the sixth card is followed by a deal, in Mariagio the second one by the draw."""
    first, second = _two(running, game)
    plays = 0
    while True:
        mover = _move(first, second)
        plays += sum(event["event"] == "played" for event in mover.last["events"])
        if any(event["event"] in ("dealt", "drew") for event in mover.last["events"]):
            break
    assert plays == (6 if game == "cirulla" else 2)
    for table in (first, second):
        seat = table.last["you"]["seats"][0]
        assert "undo" not in seat["may"]
        assert table.ask("undo", seat=seat["seat"])["code"] == "cards_were_shown"
    first.close()


def test_talk_and_silence(running: Running) -> None:
    first, second = _two(running)
    assert first.ask("chat", seat=0, phrase="hello")["type"] == "pong"
    while second.raw[-1] != '{"type":"said","seat":0,"phrase":"hello"}':
        second.receive()
    second.ask("mute", seat=0, on=True)
    first.ask("chat", seat=0, phrase="hurry")
    first.ask("ping")
    assert second.ask("ping")["type"] == "pong"
    assert not any('"hurry"' in raw for raw in second.raw)
    second.ask("mute", seat=0, on=False)
    first.ask("chat", seat=0, phrase="thanks")
    while second.receive()["type"] != "said":
        pass
    first.close()


def test_why_a_card_may_not_be_played(running: Running) -> None:
    first, second = _two(running, "mariagio")
    mover = _turn(first, second)
    other = second if mover is first else first
    seat, answerer = mover.seat_to_act(), other.last["you"]["seats"][0]["seat"]
    legal = mover.choices()[-1]["move"]
    assert mover.ask("why", seat=seat, move=legal) == {"type": "reason", "key": mover.guest.key_used, "refusal": None}
    own = other.last["you"]["seats"][0]["hand"][:2]
    refusal = mover.ask("why", seat=seat, move=own, lang="en")
    assert refusal["refusal"]["code"] == "not_in_hand"
    assert refusal["sentence"].endswith(".")
    sentences = {mover.ask("why", seat=seat, move=own, lang=lang)["sentence"] for lang in ("en", "it", "lij")}
    assert len(sentences) == 3
    early = other.ask("why", seat=answerer, move=own)["refusal"]
    assert early == {"code": "not_your_turn", "details": {"seat": answerer, "to_act": seat}}
    assert other.ask("why", seat=seat, move=own)["code"] == "not_your_seat"
    first.close()


def test_resigning_ends_the_match_for_the_other_side(running: Running) -> None:
    first, second = _two(running)
    second.do("resign", seat=1)
    _catch_up(first, second)
    assert first.table["match"]["ending"] == {"reason": "resigned", "winner": 0, "by": 1}
    assert first.ask("move", seat=0, move="7d")["code"] == "match_over"
    first.close()


def test_rematch_with_seats_kept_and_shuffled(running: Running) -> None:
    first, second = _two(running)
    orders = set()
    for number in range(2, 16):
        first.do("resign", seat=first.last["you"]["seats"][0]["seat"])
        _catch_up(first, second)
        match = first.table["match"]["id"]
        names = [seat["name"] for seat in first.table["seats"]]
        first.do("rematch", seats="kept" if number == 2 else "shuffled")
        _catch_up(first, second)
        assert first.table["match"]["id"] != match
        assert first.table["match"]["number"] == number
        assert (first.phase, first.table["match"]["position"]) == ("dealing", None)
        if number == 2:
            assert [seat["name"] for seat in first.table["seats"]] == names
        orders.add(first.table["seats"][0]["name"])
        first.do("ready")
        second.do("ready")
        while first.phase != "playing":
            first.receive()
        _catch_up(first, second)
    assert orders == {"Marta", "Luca"}
    first.close()


def test_a_new_player_after_the_match(running: Running) -> None:
    first, second = _two(running)
    second.do("resign", seat=1)
    second.do("stand", seat=1)
    third = Guest(running, "Anna").sit_down(first.code)
    third.do("sit", seat=1)
    _catch_up(first, third)
    first.do("rematch", seats="kept")
    _catch_up(first, third)
    assert [seat["name"] for seat in first.table["seats"]] == ["Marta", "Anna"]
    assert third.last["you"]["seats"][0]["may"] == ["chat", "ready", "stand"]
    first.close()


def test_the_host_clears_a_seat_that_is_never_ready(running: Running) -> None:
    host, friend = Guest(running), Guest(running, "Luca")
    code = host.make("cirulla", 2)
    first, second = host.sit_down(code), friend.sit_down(code)
    second.do("sit", seat=1)
    _catch_up(first, second)
    first.do("start")
    assert first.phase == "dealing"
    first.do("clear_seat", seat=1)
    assert first.phase == "setup"
    first.do("seat_bot", seat=1, level="casual")
    first.do("start")
    while first.phase != "playing":
        first.receive()
    first.close()


def test_a_command_over_rest_is_like_one_over_the_socket(running: Running) -> None:
    guest = Guest(running)
    code = guest.make("cirulla", 2, bots="casual", start=True)
    with_socket = guest.sit_down(code)
    while with_socket.seat_to_act() is None:
        with_socket.receive()
    found = guest.call("GET", f"/api/tables/{code}").body
    assert found["you"] == with_socket.last["you"]
    move = found["you"]["seats"][0]["choices"][0]["move"]
    command = {"type": "move", "key": "rest-1", "seq": found["seq"], "seat": 0, "move": move}
    answer = guest.call("POST", f"/api/tables/{code}", command)
    assert answer.body == {"type": "ack", "key": "rest-1", "seq": found["seq"] + 1}
    assert guest.call("POST", f"/api/tables/{code}", command).body == answer.body
    stale = guest.call("POST", f"/api/tables/{code}", {**command, "key": "rest-2"})
    assert (stale.status, stale.body["code"]) == (409, "stale")
    assert guest.call("POST", f"/api/tables/{code}", {"type": "ping", "key": "p"}).body["type"] == "pong"
    with_socket.close()


def test_a_table_of_computer_players_can_be_watched(running: Running) -> None:
    guest = Guest(running)
    code = guest.make("cirulla", 2, seat=None, bots="casual", start=True, options={"target": 5})
    table = guest.sit_down(code)
    while not any(event["event"] == "moved" for event in table.events):
        table.receive()
    assert table.last["you"]["host"] is True
    assert table.last["you"]["seats"] == []
    table.close()
