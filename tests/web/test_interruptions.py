"""What comes between while one plays: other people, double taps, held keys, windows, a hidden hand, a dead network."""

from itertools import count
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.browser import Visit, Visitor
from tests.web.playing import HAND, PLAYABLE, ByTouch, asked, hand

KEYS = count()
FEWER = f"cards => document.querySelectorAll('{HAND}').length < cards"
IN_HAND = f"() => document.activeElement.matches('{HAND}')"


def tell(visitor: Visitor, code: str, kind: str, **members: Any) -> Any:
    """Send a command as the visitor's guest, not by its page."""
    seq = visitor.state(code)["seq"]
    command = {"type": kind, "key": f"test-{next(KEYS)}", "seq": seq, **members}
    return visitor.call("POST", f"/api/tables/{code}", command)


def two_people(host: Visitor, other: Visitor, other_name: str | None = None) -> str:
    """A table of Cirulla for two whose first hand is dealt. ``other`` may be the host: then two sit at one device."""
    host.call("POST", "/api/me", {"name": "Marta"})
    agreed = {"game": "cirulla", "players": 2, "options": {"target": 201}}
    code: str = host.call("POST", "/api/tables", {"setup": agreed})["code"]
    if other is not host:
        other.call("POST", "/api/me", {"name": "Bepin"})
    tell(other, code, "sit", seat=1, **({"name": other_name} if other_name else {}))
    tell(host, code, "start")
    for each in {id(host): host, id(other): other}.values():
        ready(each, code)
    return code


def ready(visitor: Visitor, code: str) -> None:
    if any("ready" in seat["may"] for seat in visitor.state(code)["you"]["seats"]):
        tell(visitor, code, "ready")


def move(visitor: Visitor, code: str) -> bool:
    """Move in the visitor's turn; False when it is not."""
    for seat in visitor.state(code)["you"]["seats"]:
        if seat["choices"]:
            tell(visitor, code, "move", seat=seat["seat"], move=seat["choices"][-1]["move"])
            return True
    return False


def test_what_others_do_leaves_a_choice_as_it_is_and_is_told_once(visit: Visit) -> None:
    host, other = visit(touch=True, preferences={"confirm": "always"}), visit()
    code = two_people(host, other)
    page = host.open(f"/t/{code}")
    told = page.locator("[role=log] p")
    told.first.wait_for(state="attached")
    lines, moves = told.count(), 0
    for _ in range(9):
        if move(other, code):
            moves += 1
            if "undo" in other.state(code)["you"]["seats"][0]["may"] and host.state(code)["you"]["seats"][0]["choices"]:
                break
        moves += move(host, code)
    page.wait_for_selector(PLAYABLE)
    expect(told).to_have_count(lines + moves)
    page.locator(PLAYABLE).first.tap()
    page.locator("[data-choices] input").last.check()
    chosen = page.locator("[data-choices] label").last.inner_text()
    tell(other, code, "undo", seat=1)
    page.wait_for_selector(".offer")
    assert page.locator("[data-choices] input").last.is_checked()
    assert page.locator("[data-choices] label").last.inner_text() == chosen
    before = hand(page)
    page.tap('[data-action="confirm"]')
    page.wait_for_function(
        "([place, cards]) => document.querySelectorAll(place).length < cards", arg=[HAND, len(before)]
    )


def test_the_second_half_of_a_double_tap_only_chooses(visit: Visit) -> None:
    visitor = visit(touch=True, preferences={"confirm": "never"})
    page = visitor.open(f"/t/{visitor.make('cirulla', options={'target': 51})}")
    player = ByTouch(page)
    while asked(page) != "play" or len(hand(page)) < 3:
        player.act()
    page.evaluate("() => { performance.now = () => 1e9; }")  # no time passes
    page.locator(PLAYABLE).first.tap()
    page.wait_for_function(FEWER, arg=3)
    assert asked(page) == "play"
    left = hand(page)
    page.locator(PLAYABLE).first.tap()
    page.wait_for_selector("[data-choices]")
    assert hand(page) == left
    page.tap('[data-action="cancel"]')
    page.evaluate("() => { performance.now = () => 2e9; }")
    page.locator(PLAYABLE).first.tap()
    page.wait_for_function(FEWER, arg=2)


def test_the_focus_stays_where_one_plays(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open(f"/t/{visitor.make('mariagio')}")
    assert asked(page) in ("ready", "play")
    if asked(page) == "ready":
        page.click('[data-action="ready"]')
        page.wait_for_selector(PLAYABLE)
    page.focus(PLAYABLE)
    before = hand(page)
    page.keyboard.down("Enter")
    page.wait_for_function(
        "before => !document.querySelector(`[data-zone=hand] [data-card='${before}']`)", arg=before[0]
    )
    asked(page)
    assert page.evaluate(IN_HAND)
    left = hand(page)
    page.keyboard.down("Enter")  # still held
    page.keyboard.up("Enter")
    page.wait_for_timeout(50)
    assert hand(page) == left
    assert not page.locator("[data-choices]").count()

    menu = page.locator('[data-action="menu"]')
    menu.press("Enter")
    page.locator("dialog .menu-buttons button").nth(1).press("Enter")
    page.wait_for_selector("dialog .log")
    page.locator("dialog header button").press("Enter")
    page.wait_for_selector("dialog", state="detached")
    assert page.evaluate("() => document.activeElement.dataset.action") == "menu"


def test_the_last_trick_is_remembered_by_a_page_that_comes_anew(visit: Visit) -> None:
    visitor = visit(touch=True)
    page = visitor.open(f"/t/{visitor.make('mariagio')}")
    player = ByTouch(page, seed=3)
    while not page.locator(".pile-top").count():
        player.act()
        asked(page)
    page.reload()
    asked(page)
    page.keyboard.press("v")
    page.wait_for_selector(".dialog .medium-card")


def test_a_finger_moves_no_focus(visit: Visit) -> None:
    """To move it would lay the table out once more for every card."""
    visitor = visit(touch=True)
    page = visitor.open(f"/t/{visitor.make('cirulla', options={'target': 1})}")
    page.evaluate(_COUNT_FOCUS)
    player = ByTouch(page)
    cards = 0
    while cards < 4:
        cards += asked(page) == "play"
        assert player.act()
    assert page.evaluate("() => window.focused") == 0


_COUNT_FOCUS = """() => {
    window.focused = 0;
    document.addEventListener("focusin", ({ target }) => { window.focused += Boolean(target.dataset.card); });
}"""


def test_a_window_goes_with_its_page(visit: Visit) -> None:
    page: Page = visit().open("/")
    page.click('.site-foot a[href="/tables"]')
    page.wait_for_selector("main h1")
    page.click(".site-head .icon-button")
    page.wait_for_selector("dialog[open]")
    page.go_back()
    page.wait_for_selector("dialog", state="detached")


def test_no_key_shows_what_a_hidden_hand_could_declare(visit: Visit) -> None:
    visitor = visit()
    code = two_people(visitor, visitor, "Bepin")
    page = visitor.open(f"/t/{code}")
    for _ in range(400):
        if any(choice["do"] == "declare" for seat in visitor.state(code)["you"]["seats"] for choice in seat["choices"]):
            break
        if not move(visitor, code):
            ready(visitor, code)
    page.reload()
    page.wait_for_selector('[data-action="curtain"]')
    page.keyboard.press("d")
    page.wait_for_timeout(50)
    assert not page.locator(f"dialog, {HAND}").count()
    page.click('[data-action="curtain"]')
    page.wait_for_selector(HAND)
    page.keyboard.press("d")
    page.wait_for_selector("dialog [data-action=declare]")


def test_a_connection_that_answers_nothing_is_made_anew(visit: Visit) -> None:
    visitor = visit(touch=True)
    sockets: list[bool] = []

    def meet(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        number = len(sockets)
        sockets.append(True)
        socket.on_message(lambda message: server.send(message) if sockets[number] else None)
        server.on_message(lambda message: socket.send(message) if sockets[number] else None)

    visitor.page.route_web_socket("**/ws/*", meet)
    visitor.page.clock.install()
    page = visitor.open(f"/t/{visitor.make('cirulla', options={'target': 51})}")
    player = ByTouch(page)
    while asked(page) != "play":
        player.act()
    before = hand(page)
    sockets[0] = False
    page.locator(PLAYABLE).first.tap()
    # Chosen, or on its way.
    page.wait_for_selector(f"{HAND}.chosen")
    if page.locator("[data-choices]").count():
        page.tap('[data-action="confirm"]')
    page.wait_for_timeout(50)
    assert hand(page) == before
    page.clock.fast_forward(20_000)
    page.wait_for_function(
        "([place, cards]) => document.querySelectorAll(place).length < cards", arg=[HAND, len(before)]
    )
    assert len(sockets) == 2
