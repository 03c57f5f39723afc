"""Three ways to play at the table's page: by touch, by keyboard alone, from the tree of accessible names alone.

Each knows only what such a player perceives; none knows the rules. `act` does one thing that may be done now.
"""

import re
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Protocol

from playwright.sync_api import Error, Page

HAND = '[data-zone="hand"] [data-card]'
PLAYABLE = f'{HAND}:not([aria-disabled="true"])'
READY = '[data-action="ready"]'
EXTRA = '[data-action="declare"], [data-action="marriage"], [data-action="exchange"], [data-action="declarations"]'
_SETTLED = f"""() => {{
  if ((document.body.dataset.busy ?? "0") !== "0") return "";
  const there = (selector) => document.querySelector(selector) !== null;
  if (there('{READY}')) return "ready";
  if (there('[data-action="rematch"]')) return "over";
  if (there('{PLAYABLE}')) return "play";
  return there('{EXTRA}') ? "extra" : "";
}}"""
"""What the page asks of its player: a hand's begin, a card, a declaration; the empty text: to wait."""


class Way(Protocol):
    """A way to play."""

    def act(self) -> bool:
        """Do one thing; False when the match is over."""


def asked(page: Page) -> str:
    """Wait until the page asks for something, and say what."""
    return str(page.wait_for_function(_SETTLED).json_value())


def play_out(way: Way, most: int = 400) -> int:
    """Play until the match is over; the number of acts."""
    for acts in range(most):
        if not way.act():
            return acts
    raise AssertionError(f"not over after {most} acts")


def hand(page: Page) -> list[str]:
    """The cards of the own hand, as the page shows them."""
    return _codes(page, HAND)


class ByWhatIsAsked:
    """Does what the table asks for; how, tell those below: `_ready`, `_extra` and `_play`."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.random = Random(seed)

    def act(self) -> bool:
        """One act; False when the match is over."""
        what = asked(self.page)
        if what == "over":
            return False
        if what == "ready":
            self._ready()
            self.page.wait_for_selector(READY, state="detached")
        elif what == "extra" or (self.page.locator(EXTRA).count() and self.random.random() < 0.7):
            self._extra()
        else:
            self._play()
        return True

    def _has_ways(self, place: str) -> bool:
        """Whether the card just touched asks which way it is played; False when it has been played."""
        self.page.wait_for_function(
            "place => document.querySelector('[data-choices]') || !document.querySelector(place)", arg=place
        )
        return self.page.locator("[data-choices]").count() > 0

    def _ready(self) -> None:
        raise NotImplementedError

    def _extra(self) -> None:
        raise NotImplementedError

    def _play(self) -> None:
        raise NotImplementedError


class ByTouch(ByWhatIsAsked):
    """Taps what it sees."""

    def play(self, card: str) -> None:
        """Tap a card, and confirm if there is a choice."""
        place = f'[data-zone="hand"] [data-card="{card}"]'
        self.page.tap(place)
        if self._has_ways(place):
            ways = self.page.locator("[data-choices] label")
            ways.nth(self.random.randrange(ways.count())).tap()
            self.page.tap('[data-action="confirm"]')
        self.page.wait_for_selector(place, state="detached")

    def _ready(self) -> None:
        self.page.tap(READY)

    def _extra(self) -> None:
        # Unforced, Playwright taps a button again that has just opened a window over itself.
        if self.page.locator('[data-action="declarations"]').count():
            listed = partial(self.page.wait_for_selector, "dialog [data-action]", timeout=5_000)
            _again(lambda: self.page.tap('[data-action="declarations"]', force=True, timeout=5_000), listed)
        before = self.page.locator(EXTRA).count()
        _again(
            lambda: self.page.locator(EXTRA).last.tap(force=True, timeout=5_000),
            lambda: _fewer(self.page, before, timeout=5_000),
        )

    def _play(self) -> None:
        self.play(self.random.choice(_codes(self.page, PLAYABLE)))


class ByKeyboard(ByWhatIsAsked):
    """Presses keys; knows where the focus is, as its ring shows."""

    MOST_TABS = 40

    def _ready(self) -> None:
        self._tab_to(READY)
        self.page.keyboard.press("Enter")

    def _play(self) -> None:
        self._tab_to(HAND)
        for _ in range(self.random.randrange(self.page.locator(HAND).count())):
            self.page.keyboard.press("ArrowRight")
        for _ in range(self.page.locator(HAND).count()):
            if self._focused(PLAYABLE):
                break
            self.page.keyboard.press("ArrowRight")
        card = self.page.evaluate("document.activeElement.dataset.card")
        place = f'[data-zone="hand"] [data-card="{card}"]'
        self.page.keyboard.press("Enter")
        if self._has_ways(place):
            self._tab_to("[data-choices] input")
            for _ in range(self.random.randrange(self.page.locator("[data-choices] input").count())):
                self.page.keyboard.press("ArrowDown")
            self.page.keyboard.press("Enter")
        self.page.wait_for_selector(place, state="detached")

    def _extra(self) -> None:
        self._tab_to(EXTRA)
        before = self.page.locator(EXTRA).count()
        if self._focused('[data-action="declarations"]'):
            self.page.keyboard.press("Enter")
            self.page.wait_for_selector("dialog [data-action]")
            before = self.page.locator(EXTRA).count()
            self._tab_to('dialog [data-action="declare"]')
        self.page.keyboard.press("Enter")
        _fewer(self.page, before)

    def _focused(self, place: str) -> bool:
        return bool(self.page.evaluate("place => document.activeElement?.matches(place) ?? false", place))

    def _tab_to(self, place: str) -> None:
        for _ in range(self.MOST_TABS):
            if self._focused(place):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{place} is not reached with {self.MOST_TABS} tabs")


class ByNames:
    """Reads the accessibility tree and acts on what it names; sees no element, no attribute and no picture."""

    LINE = re.compile(r"""^\s*- '?(?P<role>\w+) "(?P<name>(?:[^"\\]|\\.)*)"(?P<rest>.*)$""")

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.random = Random(seed)

    def act(self) -> bool:
        """English only: a player reads the names, and these are the ones to know."""
        tree = self._read()
        if self._found(tree, r"(Rematch|Play again)"):
            return False
        if begin := self._found(tree, r"(Begin|Next hand)"):
            self._press(begin)
            return True
        cards, more = self._cards(tree), self._declarations(tree)
        name = self.random.choice(more if more and (not cards or self.random.random() < 0.7) else cards)
        tree = self._press(name)
        if "- dialog" in tree:
            self._press(next(each for each in self._declarations(tree) if each != name))
        elif "radiogroup" in tree:
            chosen = self.random.choice(self._named(tree, "radio"))
            self.page.get_by_role("radio", name=chosen, exact=True).check()
            self._press("Play", gone=name)
        return True

    def _read(self) -> str:
        asked(self.page)
        return self._tree()

    def _tree(self) -> str:
        return self.page.locator("body").aria_snapshot()

    def _press(self, name: str, gone: str = "") -> str:
        """Press a button; wait until it, or what was chosen before, is gone, or something has opened; the tree then."""
        before = self._tree()
        self.page.get_by_role("button", name=name, exact=True).click()
        for _ in range(300):
            tree = self._tree()
            opened = any(part in tree and part not in before for part in ("- dialog", "radiogroup"))
            if opened or f'"{gone or name}"' not in tree:
                return tree
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{name} does nothing:\n{before}")

    def _named(self, tree: str, role: str) -> list[str]:
        found = [line for each in tree.splitlines() if (line := self.LINE.match(each))]
        return [
            line["name"].replace('\\"', '"').replace("''", "'")
            for line in found
            if line["role"] == role and "[disabled]" not in line["rest"]
        ]

    def _found(self, tree: str, pattern: str) -> str | None:
        return next((name for name in self._named(tree, "button") if re.fullmatch(pattern, name)), None)

    def _cards(self, tree: str) -> list[str]:
        return [name for name in self._named(tree, "button") if re.match(r"(the )?\w+ of \w+s\b", name)]

    def _declarations(self, tree: str) -> list[str]:
        """What may be declared, or the button that lists it; the others of a page are the table's own."""
        return [name for name in self._named(tree, "button") if re.match(r"(declare|exchange)\b", name, re.IGNORECASE)]


def _codes(page: Page, place: str) -> list[str]:
    found: list[str] = page.eval_on_selector_all(place, "cards => cards.map(card => card.dataset.card)")
    return found


def _again(act: Callable[[], object], done: Callable[[], object]) -> None:
    """Act until it is done: on a busy machine a forced tap can fall beside what has just been drawn anew."""
    for _ in range(3):
        try:
            act()
            done()
        except Error:
            continue
        return
    done()


def _fewer(page: Page, before: int, timeout: float | None = None) -> None:
    page.wait_for_function(
        "([places, before]) => !document.querySelector('dialog[open]') &&"
        " document.querySelectorAll(places).length < before",
        arg=[EXTRA, before],
        timeout=timeout,
    )
