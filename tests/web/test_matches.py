"""Whole matches of every game, each by touch, by keyboard alone, and from the tree of accessible names alone."""

import os

import pytest

from poncin.i18n import Words
from tests.web.browser import Visit
from tests.web.playing import HAND, ByKeyboard, ByNames, ByTouch, Way, asked, hand, play_out

WAYS: dict[str, type[ByTouch] | type[ByKeyboard] | type[ByNames]] = {
    "touch": ByTouch,
    "keyboard": ByKeyboard,
    "names": ByNames,
}
THOROUGH = os.environ.get("HYPOTHESIS_PROFILE") == "thorough"
GAMES = [("cirulla", 2), ("cirollon", 4), ("mariagio", 2)]
TARGETS = {"cirulla": 51, "cirollon": 101, "mariagio": 200}
"""As usual in the thorough profile; else a hand or two decide."""


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "players"), [*GAMES, *([("cirulla", 3), ("cirulla", 4)] if THOROUGH else [])])
def test_a_whole_match(visit: Visit, way: str, game: str, players: int) -> None:
    visitor = visit(touch=way == "touch")
    code = visitor.make(game, players, options={"target": TARGETS[game] if THOROUGH else 1})
    player: Way = WAYS[way](visitor.open(f"/t/{code}"))
    play_out(player)
    match = visitor.state(code)["table"]["match"]
    assert match["ending"]
    record = visitor.call("GET", f"/api/matches/{match['id']}/record")
    assert record["points"] == match["totals"]
    assert record["winner"] == match["ending"]["winner"]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_reload_after_every_move_loses_nothing(visit: Visit, game: str, players: int) -> None:
    """The last deal included: hands, count and end are met again as they were."""
    visitor = visit(touch=True)
    code = visitor.make(game, players, options={"target": TARGETS[game] if THOROUGH else 1})
    page = visitor.open(f"/t/{code}")
    player = ByTouch(page, seed=2)
    reloads = 0
    while True:
        what = asked(page)
        before = (what, hand(page))
        count = page.locator(".hand-over").all_inner_texts()
        seen = [visitor.state(code)[part] for part in ("table", "you")]
        page.reload()
        assert (asked(page), hand(page)) == before
        # The page shows the table before its connection is there.
        while not visitor.state(code)["table"]["seats"][0]["connected"]:
            page.wait_for_timeout(20)
        assert [visitor.state(code)[part] for part in ("table", "you")] == seen
        assert page.locator(".hand-over").all_inner_texts() == count
        reloads += 1
        if not player.act():
            break
    assert reloads > 9


def test_a_match_goes_on_in_another_language(visit: Visit) -> None:
    visitor = visit()
    code = visitor.make("cirulla", options={"target": 1})
    page = visitor.open(f"/t/{code}")
    player = ByKeyboard(page)
    spoken = "en"
    for name, lang, of in (("Italiano", "it", "di"), ("Ligure", "lij", "de"), ("English", "en", "of")):
        player.act()
        asked(page)
        cards = hand(page)
        words = Words(spoken)
        page.get_by_role("button", name=words("web-menu"), exact=True).click()
        page.get_by_role("button", name=words("web-preferences"), exact=True).click()
        page.get_by_role("radio", name=name, exact=True).check()
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        assert page.evaluate("document.documentElement.lang") == lang
        assert hand(page) == cards
        for label in page.eval_on_selector_all(HAND, "cards => cards.map(card => card.getAttribute('aria-label'))"):
            assert of in label.split(",")[0].split(), label
        spoken = lang
    play_out(player)


def test_a_first_card_within_two_clicks(visit: Visit) -> None:
    """From the opening page of somebody who was never there."""
    visitor = visit()
    page = visitor.open("/")
    page.locator(".home-games").get_by_role("button").first.click()
    page.wait_for_function("() => location.pathname.startsWith('/t/')")
    assert asked(page) in ("play", "extra")
