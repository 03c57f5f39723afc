"""Whole matches over real sockets: what is told adds up, and what is kept can be replayed and verified."""

import json
from typing import Any

import pytest

from poncin.cards import cards_in, parse_cards
from poncin.record import read, replay, write
from poncin.server.verifying import verify
from tests.server.serving import Guest, Running

SHORT: list[tuple[str, int, dict[str, Any]]] = [
    ("cirulla", 2, {"target": 15}),
    ("cirulla", 3, {"target": 11}),
    ("cirulla", 4, {"target": 11}),
    ("cirollon", 4, {"target": 21}),
    ("mariagio", 2, {"target": 80}),
]


def _whole_match(guest: Guest, game: str, players: int, options: dict[str, Any], bots: str = "club") -> Any:
    table = guest.sit_down(guest.make(game, players, options=options, bots=bots))
    table.do("start", nonce="5a" * 32)
    commitments = [table.table["match"]["commitment"]]
    turn = 0
    while table.play_one(turn):
        turn += 1
        _check(table.last, players)
        if table.table["match"]["commitment"] != commitments[-1]:
            commitments.append(table.table["match"]["commitment"])
    return table, [each for each in commitments if each]


def _check(message: dict[str, Any], players: int) -> None:
    """Forty cards, none twice; hands as they are counted; one best way to play each playable card."""
    position = message["table"]["match"]["position"]
    if position is None:
        return
    (own,) = message["you"]["seats"]
    seen = [position["table"]] if position["kind"] == "fishing" else [position["led"] or "", position["upcard"] or ""]
    shown = sum(len(pile) // 2 for pile in (*position["piles"], *seen))
    upcard = position["kind"] == "mariagio" and position["upcard"] is not None
    assert shown + sum(position["hands"]) + position["stock"] == 40, message
    assert len(own["hand"]) // 2 == position["hands"][own["seat"]]
    known = "".join((*position["piles"], *seen, own["hand"]))
    assert parse_cards(known).bit_count() == len(known) // 2 or upcard
    assert len(position["hands"]) == players
    plays = [choice for choice in own["choices"] if choice["do"] == "play"]
    for card in {choice["card"] for choice in plays}:
        assert sum(choice["best"] for choice in plays if choice["card"] == card) == 1
        assert card in own["hand"]


@pytest.mark.parametrize(("game", "players", "options"), SHORT, ids=[f"{each[0]}-{each[1]}" for each in SHORT])
def test_a_match_from_the_start_to_its_record(
    running: Running, game: str, players: int, options: dict[str, Any]
) -> None:
    guest = Guest(running)
    table, commitments = _whole_match(guest, game, players, options)
    match = table.table["match"]
    answer = guest.call("GET", f"/api/matches/{match['id']}/record")
    assert answer.headers["content-disposition"].endswith('.jsonl"')
    record = read(json.dumps(answer.body, ensure_ascii=False))
    replayed = replay(record)
    assert list(replayed.totals) == match["totals"]
    assert verify(record) == len(replayed.hands)
    assert [deal["commitment"] for deal in record.extra["shuffle"]["deals"]] == commitments
    assert record.extra["shuffle"]["deals"][0]["nonces"][0] == "5a" * 32
    told = [event["move"] for event in table.events if event["event"] == "moved"]
    assert told == [move for hand in record.hands for _, move in hand.moves]
    assert [event["points"] for event in table.events if event["event"] == "scored"] == match["history"]
    sheets = guest.call("GET", f"/api/tables/{table.code}/sheets").body["sheets"]
    assert [sheet["points"] for sheet in sheets] == match["history"]
    assert sheets[-1]["totals"] == match["totals"]
    assert sheets[-1] == match["sheet"]
    table.close()


def test_the_log_tells_all_that_was_told(running: Running) -> None:
    guest = Guest(running)
    table, _ = _whole_match(guest, "cirulla", 2, {"target": 11})
    entries = guest.call("GET", f"/api/tables/{table.code}/log").body["entries"]
    told = [event for entry in entries for event in entry["events"]]
    begun = next(at for at, event in enumerate(told) if event["event"] == "started")
    assert told[begun:] == table.events
    table.close()


def test_ones_own_matches(running: Running) -> None:
    guest, other = Guest(running), Guest(running, "Luca")
    ids = []
    for _ in range(3):
        table, _ = _whole_match(guest, "mariagio", 2, {"target": 20}, "casual")
        ids.append(table.table["match"]["id"])
        table.close()
    listed = guest.call("GET", "/api/matches").body
    assert [match["id"] for match in listed["matches"]] == ids[::-1]
    assert all(match["mine"] == [0] for match in listed["matches"])
    assert listed["next"] is None
    assert other.call("GET", "/api/matches").body["matches"] == []
    # Who knows the name of a match may see it, and it is nobody else's then.
    shared = other.call("GET", f"/api/matches/{ids[0]}").body
    assert shared["mine"] == []
    assert shared["seats"][0]["name"] == "Marta"


def test_every_position_of_a_match(running: Running) -> None:
    guest = Guest(running)
    table, _ = _whole_match(guest, "cirollon", 4, {"target": 15})
    match = table.table["match"]["id"]
    table.close()
    line = json.dumps(guest.call("GET", f"/api/matches/{match}/record").body, ensure_ascii=False)
    record = read(line)
    moves = [f"{seat} {move}" for hand in record.hands for seat, move in hand.moves]
    events: list[Any] = []
    found: Any = None
    for ply in range(len(moves) + 1):
        found = guest.call("GET", f"/api/matches/{match}/plies/{ply}").body
        assert (found["ply"], found["last"]) == (ply, len(moves))
        assert found["next"] == (moves[ply] if ply < len(moves) else None)
        cards = [*found["hands"], "".join(found["stock"]), found["position"]["table"], *found["position"]["piles"]]
        assert len(cards_in(parse_cards("".join(cards)))) == 40
        assert (found["ending"] is None) == (ply < len(moves))
        events += found["events"]
    told = [event for event in table.events if event["event"] not in ("started", "ready", "scored", "ended")]
    assert [_plain(event) for event in events] == [_plain(event) for event in told]
    assert found["totals"] == list(record.points)
    assert guest.call("GET", f"/api/matches/{match}/plies/{len(moves) + 1}").status == 404


def _plain(event: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in event.items() if name != "by"}


def test_import_and_download_give_the_same_record(running: Running) -> None:
    guest = Guest(running)
    table, _ = _whole_match(guest, "cirulla", 2, {"target": 11})
    answer = guest.call("GET", f"/api/matches/{table.table['match']['id']}/record")
    line = write(read(json.dumps(answer.body, ensure_ascii=False))).encode()
    table.close()
    other = Guest(running, "Luca")
    imported = other.call("POST", "/api/matches", line)
    assert imported.status == 201
    assert imported.body["imported"] is True
    assert [match["id"] for match in other.call("GET", "/api/matches").body["matches"]] == [imported.body["id"]]
    again = other.call("GET", f"/api/matches/{imported.body['id']}/record").body
    assert write(read(json.dumps(again, ensure_ascii=False))).encode() == line
    assert other.call("GET", f"/api/matches/{imported.body['id']}/plies/0").status == 200


def test_statistics_count_each_deal_once(running: Running) -> None:
    guest = Guest(running)
    before = guest.call("GET", "/api/statistics").body
    table, _ = _whole_match(guest, "cirulla", 2, {"target": 11})
    record = read(json.dumps(guest.call("GET", f"/api/matches/{table.table['match']['id']}/record").body))
    table.close()
    line = write(record).encode()
    assert guest.call("POST", "/api/matches", line).status == 201  # imports are not counted
    after = guest.call("GET", "/api/statistics").body
    assert after["matches"] == before["matches"] + 1
    assert after["deals"] == before["deals"] + sum(len(hand.decks) for hand in record.hands)
    for row in after["counts"]:
        assert sum(row) == after["deals"]
    assert guest.call("GET", "/api/statistics").body == after


def test_a_strong_computer_player_moves(running: Running) -> None:
    guest = Guest(running)
    table = guest.sit_down(guest.make("mariagio", 2, bots="ismcts:20", start=True))
    for _ in range(6):
        table.play_one()
    assert any(event["event"] == "moved" and event["by"] == "bot" for event in table.events)
    table.close()
