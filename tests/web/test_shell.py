"""What a visit costs, and what is there without a network."""

import json
import re
import shutil
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, CDPSession, Page

from poncin.server import pages
from tests.server.serving import server
from tests.web.browser import Visit, Visitor
from tests.web.playing import asked


class Loaded(NamedTuple):
    """What came over the network, in bytes as they came, for one kind of file."""

    path: str
    size: int


class Meter:
    """Counts what a page loads."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.send("Network.enable")
        self._urls: dict[str, str] = {}
        self._sizes: dict[str, int] = {}
        self._session.on("Network.requestWillBeSent", self._asked)
        self._session.on("Network.dataReceived", self._received)

    def _asked(self, event: dict[str, object]) -> None:
        request = event["request"]
        assert isinstance(request, dict)
        self._urls[str(event["requestId"])] = request["url"]

    def _received(self, event: dict[str, object]) -> None:
        number = str(event["requestId"])
        length = event["encodedDataLength"]
        assert isinstance(length, int)
        self._sizes[number] = self._sizes.get(number, 0) + length

    def loaded(self) -> list[Loaded]:
        """Files of the client; what is asked of the server's interfaces is no part of it."""
        paths = {number: urlsplit(url).path for number, url in self._urls.items() if url.startswith("http")}
        return [Loaded(path, self._sizes.get(number, 0)) for number, path in paths.items() if "/api/" not in path]


def test_the_first_load_is_small(visit: Visit) -> None:
    visitor = visit()
    meter = Meter(visitor.page)
    visitor.open("/")
    visitor.page.wait_for_load_state("networkidle")
    loaded = meter.loaded()
    scripts = sum(each.size for each in loaded if each.path.endswith(".js"))
    assert len(loaded) <= 8, loaded
    assert sum(each.size for each in loaded) <= 90_000, loaded
    assert 1000 < scripts <= 45_000, loaded


def test_the_table_is_small(visit: Visit) -> None:
    """Come by a link, with nothing on the device: the pack included."""
    visitor = visit()
    code = visitor.make("cirulla", options={"target": 1})
    meter = Meter(visitor.page)
    visitor.open(f"/t/{code}")
    asked(visitor.page)
    visitor.page.wait_for_load_state("networkidle")
    loaded = meter.loaded()
    assert sum(each.size for each in loaded if each.path.endswith(".js")) <= 45_000, loaded
    assert sum(each.size for each in loaded) <= 90_000, loaded


def test_what_the_server_hints_at_is_used(visit: Visit) -> None:
    """All of it comes once, before any script has asked; a hint in vain would be a warning of the browser's."""
    visitor = visit()
    code = visitor.make("cirulla", options={"target": 1})
    asked_for: list[str] = []
    visitor.page.on("request", lambda request: asked_for.append(urlsplit(request.url).path))
    answer = visitor.page.goto(f"/t/{code}")
    assert answer is not None
    hinted = re.findall(r"<([^>]*)>", answer.headers["link"])
    asked(visitor.page)
    visitor.page.wait_for_load_state("networkidle")
    assert len(hinted) == 3
    assert [asked_for.count(path) for path in hinted] == [1] * len(hinted)
    [painter] = [path for path in asked_for if path.startswith("/assets/painting-")]
    assert max(map(asked_for.index, hinted)) < asked_for.index(painter)
    # The service worker keeps one page for all addresses: without hints.
    assert "link" not in visitor.context.request.get("/").headers


def test_a_table_comes_with_its_page(visit: Visit) -> None:
    """It is seen before anything is asked, and what came with the page does not stay in it."""
    visitor = visit()
    code = visitor.make("cirulla", options={"target": 1})
    asked(visitor.open(f"/t/{code}"))
    asked_for: list[str] = []
    visitor.page.on("request", lambda request: asked_for.append(urlsplit(request.url).path))
    visitor.page.route_web_socket(f"/ws/{code}", lambda _: None)
    visitor.open(f"/t/{code}")
    visitor.page.wait_for_selector("[data-zone=hand] [data-card]")
    assert [path for path in asked_for if path.startswith("/api/")] == []
    assert visitor.page.locator("#told").count() == 0
    assert visitor.page.get_by_text("not connected").count() == 0


def test_no_table_is_kept_on_the_device(visit: Visit) -> None:
    visitor = visit(workers=True)
    page = visitor.open(f"/t/{visitor.make('cirulla', options={'target': 1})}")
    ready(page)
    kept = page.evaluate(_KEPT)
    assert "/" in kept
    assert not [path for path, text in kept.items() if path.startswith(("/t/", "/api/")) or 'id="told"' in text]


def test_a_visit_again_costs_nothing(visit: Visit) -> None:
    visitor = visit(workers=True)
    visitor.open("/")
    ready(visitor.page)
    page = visitor.new_page()
    meter = Meter(page)
    page.goto("/")
    page.wait_for_selector("main:not([aria-busy=true])")
    page.wait_for_load_state("networkidle")
    assert [each for each in meter.loaded() if each.size] == []


def test_the_shell_opens_without_a_network(visit: Visit) -> None:
    visitor = visit(workers=True)
    page = visitor.open("/")
    ready(page)
    heading = page.locator("h1").first.inner_text()
    visitor.context.set_offline(True)
    page.goto("/")
    page.wait_for_selector("main:not([aria-busy=true])")
    assert page.locator("h1").first.inner_text() == heading
    page.goto("/rules/cirulla")
    page.wait_for_selector("main")
    page.wait_for_load_state("networkidle")
    visitor.faults.clear()  # that the server is not there is told in the console by the browser


def test_it_can_be_installed(visit: Visit) -> None:
    visitor = visit(workers=True)
    page = visitor.open("/")
    ready(page)
    session = visitor.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert visitor.context.request.get(icon["src"]).headers["content-type"] == icon["type"]
    errors = {error["errorId"] for error in session.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert errors <= {"in-incognito"}  # the browser of the tests keeps nothing


def test_the_icon_of_a_home_screen_is_the_drawing(visit: Visit) -> None:
    page = visit().open("/")
    assert page.get_attribute("link[rel=apple-touch-icon]", "href") == "/apple-touch-icon.png"
    differing = page.evaluate(
        """async (files) => {
          const [picture, drawing] = await Promise.all(files.map(async (file) => {
            const image = new Image();
            image.src = file;
            await image.decode();
            const canvas = new OffscreenCanvas(180, 180).getContext("2d");
            canvas.drawImage(image, 0, 0, 180, 180);
            return canvas.getImageData(0, 0, 180, 180).data;
          }));
          return picture.filter((value, at) => Math.abs(value - drawing[at]) > 64).length;
        }""",
        ["/apple-touch-icon.png", "/icon-maskable.svg"],
    )
    assert differing < 4 * 180, "draw it anew: scripts/icon"


def test_a_new_version_waits_until_nothing_is_played(browser: Browser, tmp_path: Path) -> None:
    static = tmp_path / "static"
    shutil.copytree(pages.STATIC, static)
    before = f"from pathlib import Path; from poncin.server import pages; pages.STATIC = Path({str(static)!r})"
    with server(tmp_path / "data", before=before) as running, Visitor(browser, running, workers=True) as visitor:
        page = visitor.open("/")
        ready(page)
        visitor.open(f"/t/{visitor.make('cirulla', options={'target': 1})}")
        asked(page)
        for packed in static.glob("sw.js.*"):
            packed.unlink()
        (static / "sw.js").write_text((static / "sw.js").read_text() + "\n// newer")
        page.evaluate("window.before = true")
        page.evaluate("navigator.serviceWorker.getRegistration().then((registration) => registration.update())")
        while not page.evaluate(_WAITING):
            page.wait_for_timeout(50)
        page.wait_for_timeout(200)
        assert page.evaluate("window.before")
        page.evaluate(_STORM)
        page.locator('header a[href="/"]').first.click()
        page.wait_for_function("() => window.before === undefined")
        page.wait_for_selector("main:not([aria-busy=true])")
        assert urlsplit(page.url).path == "/"
        assert not page.evaluate(_WAITING)
        visitor.assert_faultless()


_KEPT = """async () => {
    const found = {};
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
            found[new URL(request.url).pathname] = await (await cache.match(request)).text();
    }
    return found;
}"""
_WAITING = "navigator.serviceWorker.getRegistration().then((found) => Boolean(found?.waiting))"


# Chromium can forget to put a worker in charge when a fetch crosses the change.
_STORM = """() => {
    const fetching = setInterval(() => fetch("/poncin.webmanifest").then((answer) => answer.text()), 1);
    setTimeout(() => clearInterval(fetching), 1500);
}"""


def ready(page: Page) -> None:
    """Wait until the service worker has everything and serves the page."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
