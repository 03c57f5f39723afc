"""Answers that come with a page: what the interfaces would tell the same guest, and what may stand in HTML."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Answer, Guest, Running, server, with_client

_BEGIN, _END = '<script type="application/json" id="told">', "</script>"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("ahead")
    with server(folder / "data", before=with_client(folder / "static")) as running:
        yield running


def opened(guest: Guest, path: str) -> Answer:
    """A page as a browser opens it."""
    return guest.call("GET", path, Accept="text/html,*/*")


def told(page: Answer) -> dict[str, Any]:
    """The answers in a page; none where it has no place for them."""
    _, begin, rest = page.body.partition(_BEGIN)
    found: dict[str, Any] = json.loads(rest.partition(_END)[0]) if begin else {}
    return found


def finished(guest: Guest) -> str:
    """A match that is over."""
    seat = guest.sit_down(guest.make("mariagio", bots="random", start=True, options={"target": 1}))
    while seat.play_one():
        pass
    seat.close()
    return str(seat.table["match"]["id"])


def test_a_table_as_the_guest_may_see_it(running: Running) -> None:
    host, onlooker = Guest(running), Guest(running, "Anna")
    code = host.make(start=True, bots="random")
    table = f"/api/tables/{code}"
    for guest in (host, onlooker):
        page = opened(guest, f"/t/{code}")
        assert told(page) == {each: guest.call("GET", each).body for each in ("/api/me", table)}
        assert page.headers["cache-control"] == "no-store"
        assert "etag" not in page.headers
    assert [len(told(opened(guest, f"/t/{code}"))[table]["you"]["seats"]) for guest in (host, onlooker)] == [1, 0]


def test_whoever_is_not_known_is_told_what_everybody_may_know(running: Running) -> None:
    code = Guest(running).make(start=True, bots="random")
    found = told(opened(Guest(running, plain=True), f"/t/{code}"))
    assert set(found) == {f"/api/tables/{code}"}
    assert found[f"/api/tables/{code}"]["you"]["seats"] == []


def test_a_replay_and_the_opening_page(running: Running) -> None:
    guest = Guest(running)
    match = finished(guest)
    asked = [f"/api/matches/{match}{what}" for what in ("", "/record", "/plies/0")]
    assert told(opened(guest, f"/m/{match}")) == {each: guest.call("GET", each).body for each in asked}
    code = guest.make(bots="random", start=True)
    lobby = told(opened(guest, "/"))["/api/tables"]
    assert [table["code"] for table in lobby["mine"]] == [code]


@pytest.mark.parametrize("path", ["/t/zzzzzz", "/t/a/b", "/t/", "/m/none", "/m/%3Cb%3E", "/rules/cirulla", "/matches"])
def test_pages_without_answers(running: Running, path: str) -> None:
    page = opened(Guest(running, plain=True), path)
    assert page.status == 200
    assert _BEGIN not in page.body
    assert page.headers["cache-control"] == "no-cache"
    assert page.headers["etag"]


def test_what_a_service_worker_keeps_tells_nothing(running: Running) -> None:
    guest = Guest(running)
    code = guest.make(start=True, bots="random")
    kept = guest.call("GET", f"/t/{code}", Accept="*/*")
    assert kept.body == Guest(running, plain=True).call("GET", "/").body
    assert _BEGIN not in kept.body


def test_no_name_ends_the_element(running: Running) -> None:
    name = "</script><!--"
    guest = Guest(running, name)
    code = guest.make(start=True, bots="random")
    page = opened(guest, f"/t/{code}")
    assert told(page)["/api/me"]["name"] == name
    assert name not in page.body


def test_foreign_names_of_the_host_are_told_nothing(running: Running) -> None:
    """As a page of somebody else's would be, whose name leads here."""
    guest = Guest(running)
    code = guest.make(start=True, bots="random")
    page = guest.call("GET", f"/t/{code}", Accept="text/html", Host="attacker.example")
    assert _BEGIN not in page.body


def test_what_does_not_fit_is_left_out(tmp_path: Path) -> None:
    before = with_client(tmp_path / "static") + "from poncin.server import ahead; ahead._MOST = 20"
    with server(tmp_path / "data", before=before) as small:
        guest = Guest(small)
        assert told(opened(guest, f"/t/{guest.make()}")) == {}
