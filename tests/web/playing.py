"""Three ways to play at the table's page: by touch, by keyboard alone, from the tree of accessible names alone.

Each knows only what such a player perceives; none knows the rules. `act` does one thing that may be done now.
"""

import re
from abc import ABC, abstractmethod
from random import Random
from typing import Protocol

from playwright.sync_api import Page

HAND = '[data-zone="hand"] [data-card]'
PLAYABLE = f'{HAND}:not([aria-disabled="true"])'
READY = '[data-action="ready"]'
EXTRA = '[data-action="declare"], [data-action="marriage"], [data-action="exchange"], [data-action="declarations"]'
_SETTLED = f"""() => {{
  if ((document.body.dataset.busy ?? "0") !== "0") return "";
  const there = (selector) => document.querySelector(selector) !== null;
  if (there('.sending')) return "";
  if (there('{READY}')) return "ready";
  if (there('[data-action="rematch"]')) return "over";
  if (there('{PLAYABLE}')) return "play";
  return there('{EXTRA}') ? "extra" : "";
}}"""
"""What the page asks of its player: a hand's begin, a card, a declaration; the empty text: to wait."""
_OFFERS = f"""[...document.querySelectorAll('{EXTRA}')].map((button) => button.textContent).join()"""


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


class ByWhatIsAsked(ABC):
    """Does what the table asks for; how, tell those below."""

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

    @abstractmethod
    def _ready(self) -> None:
        """Begin the hand."""

    @abstractmethod
    def _extra(self) -> None:
        """Declare, marry or exchange."""

    @abstractmethod
    def _play(self) -> None:
        """Play a card."""


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
        if self.page.locator('[data-action="declarations"]').count():
            # Unforced, Playwright would tap it again where it has just opened a window over itself.
            self.page.tap('[data-action="declarations"]', force=True)
            self.page.wait_for_selector("dialog [data-action]")
        before = _offers(self.page)
        self.page.locator(EXTRA).last.tap()
        _offered_anew(self.page, before)

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
        before = _offers(self.page)
        if self._focused('[data-action="declarations"]'):
            self.page.keyboard.press("Enter")
            self.page.wait_for_selector("dialog [data-action]")
            before = _offers(self.page)
            self._tab_to('dialog [data-action="declare"]')
        self.page.keyboard.press("Enter")
        _offered_anew(self.page, before)

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
        before = tree = self._tree()
        self.page.get_by_role("button", name=name, exact=True).click()
        for _ in range(300):
            tree = self._tree()
            opened = any(part in tree and part not in before for part in ("- dialog", "radiogroup"))
            if opened or (gone or name) not in self._named(tree, "button"):
                return tree
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{name} does nothing:\n{before}\nbut then:\n{tree}")

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


def _offers(page: Page) -> str:
    """What may be declared, married or exchanged, as the page words it."""
    return str(page.evaluate(f"() => {_OFFERS}"))


def _offered_anew(page: Page, before: str) -> None:
    """Wait until that has changed: an exchange may bring a marriage, so that there are not fewer."""
    page.wait_for_function(f"before => !document.querySelector('dialog[open]') && {_OFFERS} !== before", arg=before)
