"""Cards as large as the screen allows, nothing to scroll while playing, everything large enough for a finger."""

import pytest

from tests.web.browser import PAGES, PHONE, Visit
from tests.web.measures import (
    CUT,
    FINGER,
    SCREENS,
    SHORTENED,
    UNSEEN,
    assert_no_scrolling,
    small_targets,
    visible_widths,
)
from tests.web.playing import HAND, PLAYABLE, ByTouch, asked, hand, play_out

GAMES = [("cirulla", 2), ("cirulla", 4), ("cirollon", 4), ("mariagio", 2)]
FISHING = [("cirulla", 2), ("cirulla", 3), ("cirulla", 4), ("cirollon", 4)]


@pytest.mark.parametrize("size", SCREENS, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_hand_is_played_without_scrolling(visit: Visit, size: tuple[int, int], game: str, players: int) -> None:
    visitor = visit(size=size, touch=True)
    page = visitor.open(f"/t/{visitor.make(game, players, options={'target': 1})}")
    player = ByTouch(page, seed=5)
    asked(page)
    player.act()
    for _ in range(5):
        if asked(page) == "play":
            assert_no_scrolling(page)
            assert not small_targets(page)
            assert page.evaluate(CUT) == []
            assert page.evaluate(SHORTENED) == []
            assert page.evaluate(UNSEEN) == []
            widths = visible_widths(page, HAND)
            assert min(widths) > FINGER * 0.75
            assert min(visible_widths(page, '[data-zone="table"] [data-card]') or [99]) >= FINGER * 0.75
        player.act()


_MANY_WAYS = """() => {
  const ways = document.querySelector('.ways');
  for (const cards of ways.querySelectorAll('.mini-cards'))
    cards.append(...[1, 2, 3].map(() => Object.assign(document.createElement('span'), { className: 'mini-card' })));
  while (ways.children.length < 6) ways.append(ways.lastElementChild.cloneNode(true));
}"""
"""As many captures to choose from as ever there are, of several cards each."""
_OUT_OF_REACH = """() => {
  const ways = document.querySelector('.ways');
  const row = ways.getBoundingClientRect();
  return [...ways.children].filter((way) => {
    way.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = way.getBoundingClientRect();
    return box.left < row.left - 1 || box.right > row.right + 1 || box.top < row.top - 1 || box.bottom > row.bottom + 1;
  }).length;
}"""
"""Captures that no scrolling brings into the row."""


@pytest.mark.parametrize("size", SCREENS, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("game", "players"), FISHING)
def test_to_choose_a_capture_leaves_the_table_in_sight(
    visit: Visit, size: tuple[int, int], game: str, players: int
) -> None:
    visitor = visit(size=size, touch=True, preferences={"confirm": "always"})
    code = visitor.make(game, players, options={"target": 1}, move_seconds=90)
    page = visitor.open(f"/t/{code}")
    player = ByTouch(page, seed=5)
    while asked(page) != "play":
        player.act()
    page.locator(PLAYABLE).first.tap()
    page.wait_for_selector(".ways")
    page.evaluate(_MANY_WAYS)
    assert_no_scrolling(page)
    assert page.evaluate(_OUT_OF_REACH) == 0
    assert page.evaluate(CUT) == []
    assert min(visible_widths(page, '[data-zone="table"] [data-card]') or [99]) >= FINGER * 0.75
    assert min(visible_widths(page, HAND)) > FINGER * 0.75
    assert page.locator(".own .clock").is_visible()


_OVERLAP = """() => {
  for (const name of document.querySelectorAll('.total-name')) name.textContent = "M".repeat(24);
  const boxes = [...document.querySelectorAll('.total-name, .table-head button')]
    .filter((element) => element.checkVisibility() && !element.matches('.totals'))
    .map((element) => element.getBoundingClientRect());
  return boxes.slice(1).filter((box, at) => box.left < boxes[at].right - 0.5 && box.top < boxes[at].bottom).length;
}"""
"""How many of the totals' names lie over their neighbour when everybody has the longest of names."""


@pytest.mark.parametrize("size", [(320, 568), *SCREENS], ids=lambda size: f"{size[0]}x{size[1]}")
def test_three_names_in_the_head_keep_apart(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size, touch=True)
    page = visitor.open(f"/t/{visitor.make('cirulla', 3)}")
    asked(page)
    assert page.evaluate(_OVERLAP) == 0
    assert_no_scrolling(page)


@pytest.mark.parametrize("size", SCREENS, ids=lambda size: f"{size[0]}x{size[1]}")
def test_who_won_is_seen_without_scrolling(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size, touch=True)
    page = visitor.open(f"/t/{visitor.make('cirulla', 2, options={'target': 1})}")
    play_out(ByTouch(page, seed=5))
    page.wait_for_selector(".ending")
    for seen in (page.locator(".ending"), *page.locator(".next :is(a, button)").all()):
        box = seen.bounding_box()
        assert box
        assert (box["x"] >= 0, box["y"] >= 0) == (True, True)
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] + box["height"] <= size[1]


@pytest.mark.parametrize(
    ("game", "players", "least"), [("cirulla", 2, 110), ("cirulla", 4, 110), ("cirollon", 4, 64), ("mariagio", 2, 64)]
)
def test_cards_on_a_phone_are_large(visit: Visit, game: str, players: int, least: int) -> None:
    visitor = visit(touch=True)
    page = visitor.open(f"/t/{visitor.make(game, players, options={'target': 1})}")
    player = ByTouch(page, seed=7)
    seen = 0
    for _ in range(12):
        what = asked(page)
        if what == "over":
            break
        if what == "play":
            assert len(hand(page)) == len(widths := visible_widths(page, HAND))
            assert min(widths) >= least
            table = visible_widths(page, '[data-zone="table"] [data-card]')
            assert min(table, default=99) >= 72, f"{len(table)} cards"
            seen += 1
        player.act()
    assert seen > 2


@pytest.mark.parametrize("size", [(360, 640), PHONE, (844, 390), (1440, 900)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_pages_fit_in_width_and_under_fingers(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size, touch=True)
    for path in PAGES:
        page = visitor.open(path)
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= size[0], f"{path} is {width} wide"
        assert not small_targets(page), path


def test_without_motion_nothing_moves(visit: Visit) -> None:
    visitor = visit(touch=True, speed="slow", reduced_motion="reduce")
    page = visitor.open(f"/t/{visitor.make('cirulla', options={'target': 1})}")
    page.evaluate(
        """() => {
          window.moved = 0;
          const { animate } = Element.prototype;
          Element.prototype.animate = function (...given) { window.moved += 1; return animate.apply(this, given); };
        }"""
    )
    player = ByTouch(page)
    for _ in range(6):
        player.act()
    assert page.evaluate("window.moved") == 0


def test_a_touch_during_a_motion_counts(visit: Visit) -> None:
    visitor = visit(touch=True, speed="normal")
    page = visitor.open(f"/t/{visitor.make('cirulla', options={'target': 1})}")
    player = ByTouch(page)
    while len(hand(page)) != 2:
        player.act()
    page.wait_for_function("place => document.body.dataset.busy === '1' && document.querySelector(place)", arg=PLAYABLE)
    box = page.locator(PLAYABLE).first.bounding_box()
    assert box is not None
    # Playwright's own tap would wait until nothing moves.
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_function(
        "place => document.querySelector('[data-choices]') || document.querySelectorAll(place).length < 2", arg=HAND
    )


_JUMPS = """
window.jumps = [];
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries()) window.jumps.push([value, sources.map(({ node }) => `${node}`)]);
}).observe({ type: "layout-shift", buffered: true });
"""


@pytest.mark.parametrize("size", [PHONE, (1440, 900)])
def test_nothing_jumps_while_a_page_comes(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size, touch=True)
    page = visitor.page
    page.add_init_script(_JUMPS)

    def assert_still(path: str) -> None:
        visitor.open(path)
        page.wait_for_load_state("networkidle")
        jumps: list[tuple[float, list[str]]] = page.evaluate("window.jumps")
        assert sum(value for value, _ in jumps) <= 0.01, (path, jumps)

    code = visitor.make("mariagio", options={"target": 1})
    assert_still("/")
    # What the others do while the page comes is no fault of the page: here it is one's own turn.
    asked(visitor.open(f"/t/{code}"))
    assert_still(f"/t/{code}")
    play_out(ByTouch(page))
    assert_still(f"/t/{code}")
    assert_still(f"/m/{visitor.state(code)['table']['match']['id']}")
