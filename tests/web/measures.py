"""What a person sees of a page, measured in the page itself, in CSS pixels."""

from typing import Any

from playwright.sync_api import Page

from tests.web.browser import PHONE

SCREENS = [(360, 640), PHONE, (640, 360), (667, 375), (844, 390), (768, 1024), (1440, 900), (3840, 2160)]
FINGER = 44
_TARGETS = """() => [...document.querySelectorAll('button, select, input, summary, a')]
  .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter((element) => !(element.matches('a') && getComputedStyle(element).display === 'inline'))
  .map((element) => [element, (element.closest('label') ?? element).getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && box.height > 1)
  .map(([element, box]) => [element.outerHTML.slice(0, 120), box.width, box.height])"""
"""What can be touched, with its size. Links in running text follow the text; a label belongs to its field."""
_VISIBLE = """(place) => {
  const boxes = [...document.querySelectorAll(place)].map((card) => card.getBoundingClientRect());
  return boxes.map((box) => {
    const next = boxes.filter((other) => other.left > box.left && Math.abs(other.top - box.top) < box.height / 2)
      .map((other) => other.left - box.left);
    const right = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
    const inside = box.top >= -0.5 && box.bottom <= innerHeight + 0.5;
    return inside ? Math.min(right, ...next) : 0;
  });
}"""
"""Of each card the width that is seen: what neither its right neighbour nor the window's edge covers."""

CUT = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const board = document.querySelector('.board').getBoundingClientRect();
  return [...document.querySelectorAll('.board :is(.card, .upcard, .stock-back, .trump-name)')]
    .map((part) => [part.className, part.getBoundingClientRect()])
    .filter(([, box]) => box.top < board.top - 2 || box.bottom > board.bottom + 2)
    .map(([name]) => name);
}"""
"""What lies on the table and sticks out of it above or below."""

UNSEEN = """() => [...document.querySelectorAll('.others')]
  .filter((seats) => seats.scrollHeight > seats.clientHeight + 1)
  .map((seats) => `${seats.clientHeight} of ${seats.scrollHeight}`)"""
"""Seats that have no room below each other."""

SHORTENED = """() => [...document.querySelectorAll('.seat-name')]
  .filter((name) => name.scrollWidth > name.clientWidth + 1)
  .map((name) => `${name.textContent}: ${name.clientWidth} of ${name.scrollWidth}`)"""
"""Names of those who sit at the table that are not seen whole."""

BURST = """() => [...document.querySelectorAll('.others .seat')]
  .filter((seat) => seat.scrollWidth > seat.clientWidth + 1)
  .map((seat) => `${seat.clientWidth} of ${seat.scrollWidth}`)"""
"""Seats that are too narrow for what is in them."""


def visible_widths(page: Page, place: str) -> list[float]:
    """Of each card of a place the width that is seen."""
    return [float(width) for width in page.evaluate(_VISIBLE, place)]


def assert_no_scrolling(page: Page) -> None:
    """Fails where the page is larger than the window."""
    width, height, screen_width, screen_height = page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight, innerWidth, innerHeight]"
    )
    assert width <= screen_width
    assert height <= screen_height


def small_targets(page: Page) -> list[Any]:
    """What can be touched and is too small for a finger: markup, width, height."""
    return [each for each in page.evaluate(_TARGETS) if min(each[1], each[2]) < FINGER - 0.5]
