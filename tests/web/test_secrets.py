"""No card that the server has not told a seat is anywhere in the page: not as an attribute, a picture or a word."""

import json
import re
from typing import Any

import pytest

from tests.web.browser import Visit
from tests.web.playing import ByTouch, asked, hand

CARDS = re.compile(r"(?:[A2-7JQK][hdcs])+")
RANKS = dict(
    zip("A234567JQK", ["ace", "two", "three", "four", "five", "six", "seven", "jack", "queen", "king"], strict=True)
)
SUITS = {"h": ("hearts", "♥"), "d": ("diamonds", "♦"), "c": ("clubs", "♣"), "s": ("spades", "♠")}
NAMES = {
    name: f"{rank}{suit}"
    for rank, word in RANKS.items()
    for suit, (plural, sign) in SUITS.items()
    for name in (f"{word} of {plural}", f"{rank}{sign}")
}


def told(state: Any) -> set[str]:
    """Every card that a message of the server names."""
    texts = re.findall(r'"((?:[^"\\]|\\.)*)"', json.dumps(state))
    words = [word for text in texts for word in re.split(r"[^A-Za-z0-9]+", text) if CARDS.fullmatch(word)]
    return {word[at : at + 2] for word in words for at in range(0, len(word), 2)}


def shown(html: str) -> set[str]:
    """Every card that a page names in any way."""
    codes = set(re.findall(r'(?:#|")([A2-7JQK][hdcs])(?=")', html))
    return codes | {code for name, code in NAMES.items() if name in html}


@pytest.mark.parametrize(("game", "players"), [("cirulla", 2), ("cirollon", 4), ("mariagio", 2)])
def test_the_page_holds_no_hidden_card(visit: Visit, game: str, players: int) -> None:
    visitor = visit(touch=True, speed="quick")
    code = visitor.make(game, players, options={"target": 1})
    page = visitor.open(f"/t/{code}")
    player = ByTouch(page, seed=3)
    most_hidden = 0
    while True:
        what = asked(page)
        known = told(visitor.call("GET", f"/api/tables/{code}?since=0"))
        found = shown(page.content())
        assert set(hand(page)) <= found
        assert found <= known, f"{what}: {sorted(found - known)}"
        most_hidden = max(most_hidden, 40 - len(known))
        if not player.act():
            break
    assert most_hidden > 9, "the test looked at nothing hidden"


@pytest.mark.parametrize(("game", "players"), [("cirulla", 2), ("cirollon", 4), ("mariagio", 2)])
def test_onlookers_see_no_hand(visit: Visit, game: str, players: int) -> None:
    owner, onlooker = visit(touch=True), visit()
    code = owner.make(game, players, options={"target": 1})
    onlooker.call("POST", "/api/me", {"name": "Gioxeppe"})
    page = owner.open(f"/t/{code}")
    player = ByTouch(page)
    player.act()
    other = onlooker.open(f"/t/{code}")
    for _ in range(4):
        asked(page)
        other.wait_for_timeout(100)
        known = told(onlooker.call("GET", f"/api/tables/{code}?since=0"))
        assert shown(other.content()) <= known
        assert not set(hand(page)) & shown(other.locator("main").inner_html()) - known
        player.act()
