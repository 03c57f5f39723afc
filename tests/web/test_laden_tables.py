"""Whatever lies, stands and is offered at a table, its page has room for it.

The page is shown what a deal may bring once in a thousand: the server's own message, filled as far as a game can fill
it. So no test waits for such a deal, and none is found by a person first.
"""

import json
from collections.abc import Sequence
from copy import deepcopy
from itertools import product
from typing import Any, Self

import pytest
from playwright.sync_api import Page, WebSocketRoute

from tests.web.browser import Visit, Visitor
from tests.web.measures import (
    BURST,
    CUT,
    FINGER,
    SCREENS,
    SHORTENED,
    UNSEEN,
    assert_no_scrolling,
    small_targets,
    visible_widths,
)
from tests.web.playing import HAND, asked

GAMES = [("cirulla", 2), ("cirulla", 3), ("cirulla", 4), ("cirollon", 4), ("mariagio", 2)]
_DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"

_OUTSIDE = """() => [...document.querySelectorAll('.others .seat')]
  .map((seat) => seat.getBoundingClientRect())
  .filter((box) => box.left < 0 || box.right > innerWidth || box.bottom > innerHeight)
  .map((box) => [box.left, box.top, box.right, box.bottom])"""
"""Seats that reach over an edge of the window."""


def _declare(cards: str, value: str) -> dict[str, Any]:
    move = f"barsega {cards}={value}"
    return {"do": "declare", "move": move, "kind": "barsega", "cards": cards, "value": value, "points": 3}


def _play(card: str) -> dict[str, Any]:
    return {"do": "play", "move": card, "card": card, "takes": "", "kind": "", "best": True}


_EXCHANGE = {"do": "exchange", "move": "exchange", "gives": "2d", "takes": "Qd"}
_MARRIAGES = [{"do": "marriage", "move": f"marriage {suit}", "suit": suit, "points": 40} for suit in "dc"]
_PLAYS = [_play(card) for card in ("Ah", "6c", "7h")]
_FISHING_OFFERS = {
    "wait": (),
    "play": _PLAYS,
    "must": [_declare("Ah6c7h", "A")],
    "must-choose": [_declare("Ah6c7h", value) for value in "A23"],
    "may": [*_PLAYS, _declare("Ah6c7h", "Q")],
}
_MARIAGIO_OFFERS = {"wait": (), "play": _PLAYS, "all": [*_PLAYS, _EXCHANGE, *_MARRIAGES]}


class Stage:
    """A table, and what a visitor's page is shown of it."""

    def __init__(self, visitor: Visitor, code: str) -> None:
        self.code = code
        self.messages: list[dict[str, Any]] = []
        self.socket: WebSocketRoute
        visitor.page.route_web_socket("**/ws/*", self._meet)
        self.page = visitor.open(f"/t/{code}")

    @classmethod
    def own(cls, visitor: Visitor, game: str, players: int) -> Self:
        """A new table of the visitor, who is to act."""
        # Enough time that none of it runs out, so that the clock of each seat is there.
        stage = cls(visitor, visitor.make(game, players, options={"target": 1}, move_seconds=600))
        while asked(stage.page) == "ready":
            stage.page.tap('[data-action="ready"]')
        return stage

    def _meet(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self.socket = socket

        def told(message: str | bytes) -> None:
            read = json.loads(message)
            if "table" in read:
                self.messages.append(read)
            socket.send(message)

        server.on_message(told)
        socket.on_message(server.send)

    def show(self, **what: Any) -> Page:
        """Show the page a position of ``laden``; the page, when it is drawn."""
        self.socket.send(json.dumps(laden(self.messages[-1], **what)))
        self.page.evaluate(_DRAWN)
        return self.page


def laden(
    message: dict[str, Any],
    *,
    shown: int,
    offers: Sequence[dict[str, Any]] = (),
    dealer: int = 1,
    names: str = "",
) -> dict[str, Any]:
    """A message in which everybody has shown so many cards, taken all, swept and scored, and the own seat may do this.

    Where it may do nothing, or nobody asks, the dealer is to act and has lost the connection.
    """
    full = deepcopy(message)
    match, players = full["table"]["match"], len(full["table"]["seats"])
    position = match["position"]
    sides = 3 if players == 3 else 2
    cards = "".join(f"{rank}{suit}" for suit in "hdcs" for rank in "A234567JQK")
    position |= {
        "dealer": dealer,
        "to_act": 0 if offers else dealer,
        "piles": [cards[:72]] * sides,
        "points": [16] * sides,
        "exposed" if "exposed" in position else "shown": [cards[: 2 * shown]] * players,
    }
    if position["kind"] == "fishing":
        position |= {"sgobbe": [cards[:10]] * sides, "table": cards[2:22]}
    for own in full["you"]["seats"]:
        own["choices"] = list(offers)
    match["totals"] = [148] * sides
    match["clock"] = {"seat": position["to_act"], "left": 599_000, "bank": [0] * players}
    full["table"]["seats"] = [{**seat, "name": names or seat["name"]} for seat in full["table"]["seats"]]
    if not offers:
        full["table"]["seats"][dealer] |= {"kind": "person", "connected": False}
    return full


@pytest.mark.parametrize("lang", ["lij", "it", "en"])
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_every_offer_leaves_seats_and_table_in_sight(visit: Visit, game: str, players: int, lang: str) -> None:
    stage = Stage.own(visit(lang=lang, touch=True), game, players)
    offered = _MARIAGIO_OFFERS if game == "mariagio" else _FISHING_OFFERS
    faults = {}
    for width, height in SCREENS:
        stage.page.set_viewport_size({"width": width, "height": height})
        for (name, offers), dealer in product(offered.items(), range(1, players)):
            page = stage.show(offers=offers, dealer=dealer, shown=9 if game == "cirollon" else 3)
            assert_no_scrolling(page)
            assert not small_targets(page)
            unfit = [page.evaluate(each) for each in (BURST, SHORTENED, UNSEEN, CUT)]
            narrowest = min(visible_widths(page, HAND))
            if any(unfit) or narrowest < FINGER * 0.75:
                faults[f"{width}x{height}", name, dealer] = (*unfit, narrowest)
    assert not faults


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_longest_names_push_nothing_out_of_a_seat(visit: Visit, game: str, players: int) -> None:
    stage = Stage.own(visit(touch=True), game, players)
    for width, height in SCREENS:
        stage.page.set_viewport_size({"width": width, "height": height})
        for shown in range(1, 10):
            page = stage.show(offers=_PLAYS, shown=shown, names="M" * 24)
            assert page.evaluate(BURST) == []


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_an_onlooker_sees_every_laden_seat(visit: Visit, game: str, players: int) -> None:
    stage = Stage(visit(touch=True), Stage.own(visit(), game, players).code)
    stage.page.wait_for_selector(".seat")
    assert stage.page.locator(".others .seat").count() == players
    for width, height in SCREENS:
        stage.page.set_viewport_size({"width": width, "height": height})
        for dealer in range(players):
            page = stage.show(dealer=dealer, shown=9 if game == "cirollon" else 3)
            assert_no_scrolling(page)
            assert [page.evaluate(each) for each in (_OUTSIDE, BURST, SHORTENED, UNSEEN, CUT)] == [[]] * 5


@pytest.mark.parametrize("lang", ["lij", "it", "en"])
def test_a_request_to_take_back_leaves_most_of_the_board_in_sight(visit: Visit, lang: str) -> None:
    stage = Stage.own(visit(lang=lang, touch=True), "cirulla", 2)
    message = laden(stage.messages[-1], shown=3, names="M" * 16)
    message["table"]["match"]["offer"] = {"seat": 1, "waiting": [0]}
    message["you"]["seats"][0]["may"] = ["answer"]
    for width, height in SCREENS:
        stage.page.set_viewport_size({"width": width, "height": height})
        stage.socket.send(json.dumps(message))
        stage.page.wait_for_selector('[data-action="agree"]')
        board, offer = (stage.page.locator(each).bounding_box() for each in (".board", ".offer"))
        assert board
        assert offer
        assert offer["y"] + offer["height"] < board["y"] + board["height"] / 2
        assert offer["x"] + offer["width"] <= width
