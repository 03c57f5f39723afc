"""A person at a browser: Debian's Chromium in a context of its own, on a page of a real server."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright, Request

from poncin.server import pages as served
from tests.server.serving import Running

FLAGS = [
    "--no-sandbox",  # where tests run as root there is none
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE = (390, 844)
PAGES = (
    "/",
    "/tables",
    "/matches",
    "/new/cirulla",
    "/new/cirollon",
    "/new/mariagio",
    "/rules/cirulla",
    "/rules/cirollon",
    "/rules/mariagio",
    "/fairness",
    "/programs",
)
"""Addresses that need no table and no match."""
_WATCH = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
"""


def launch(playwright: Playwright) -> Browser:
    """Start the browser; fails with a sentence where there is none."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    assert found, "Chromium is missing, and the tests of the web client need it: apt-get install chromium"
    return playwright.chromium.launch(executable_path=found, args=FLAGS)


def assert_built() -> None:
    """Fails where there is no client to test."""
    assert (served.STATIC / "index.html").is_file(), "the web client is not built: scripts/setup --dev"


class Visitor:
    """One browser context with one page. What goes wrong on its pages is gathered in ``faults``."""

    def __init__(
        self,
        browser: Browser,
        running: Running,
        *,
        size: tuple[int, int] = PHONE,
        touch: bool = False,
        lang: str = "en",
        theme: str = "light",
        speed: str = "off",
        preferences: dict[str, Any] | None = None,
        workers: bool = False,
        **context: Any,
    ) -> None:
        """``workers``: with the service worker, which otherwise would only blur what a test sees."""
        self.running = running
        self.origin = f"http://127.0.0.1:{running.port}"
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            service_workers="allow" if workers else "block",
            # Else the server would hint at the words of another language than the page shows.
            locale={"en": "en-GB"}.get(lang, lang),
            base_url=self.origin,
            **context,
        )
        self.context.set_default_timeout(15_000)
        kept = {"lang": lang, "theme": theme, "speed": speed, "sound": False, "name": "Marta", **(preferences or {})}
        self.context.add_init_script(
            f"localStorage.getItem('poncin.preferences') ?? "
            f"localStorage.setItem('poncin.preferences', {json.dumps(json.dumps(kept))})"
        )
        self.context.add_init_script(_WATCH)
        self.faults: list[str] = []
        self.page = self.new_page()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.context.close()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("requestfailed", self._failed)
        return page

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "blocked by Playwright" not in message.text:
            self.faults.append(f"{message.type}: {message.text} {message.location.get('url', '')}")

    def _failed(self, request: Request) -> None:
        # A page that is left gives up what it still waits for.
        if request.failure != "net::ERR_ABORTED":
            self.faults.append(f"failed: {request.url} {request.failure}")

    def open(self, path: str) -> Page:
        """Go to a page of the client and wait until it is there."""
        self.page.goto(path)
        self.page.wait_for_selector("main:not([aria-busy=true])")
        return self.page

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server as this browser's guest."""
        data = None if body is None else json.dumps(body)
        headers = {"Origin": self.origin, "Content-Type": "application/json"}
        answer = self.context.request.fetch(path, method=method, data=data, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def make(self, game: str, players: int = 2, *, bots: Any = "casual", options: Any = None, **setup: Any) -> str:
        """Make a table against the computer and begin; its code."""
        self.call("POST", "/api/me", {"name": "Marta"})
        agreed = {"game": game, "players": players, "options": options or {}, **setup}
        code: str = self.call("POST", "/api/tables", {"setup": agreed, "bots": bots, "start": True})["code"]
        return code

    def state(self, code: str) -> Any:
        """What the server tells this guest of a table."""
        return self.call("GET", f"/api/tables/{code}")

    def assert_faultless(self) -> None:
        assert not self.faults, "\n".join(self.faults)


Visit = Callable[..., Visitor]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
