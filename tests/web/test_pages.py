"""Every page: nothing in the console, nothing against the policy of content, nothing that axe finds."""

import os

import pytest

from tests.web.browser import AXE, PAGES, Visit, Visitor
from tests.web.playing import ByTouch, asked, play_out

ALL = [(lang, theme) for lang in ("lij", "it", "en") for theme in ("light", "dark")]
LOOKS = (
    ALL if os.environ.get("HYPOTHESIS_PROFILE") == "thorough" else [("lij", "dark"), ("it", "light"), ("en", "dark")]
)
"""Each language and each theme at least; in the thorough profile each with each."""
_RUN = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations
  .map(({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) => html.slice(0, 160) + ' ' +
    (any[0]?.message ?? '')).join(' | ')}`)"""


def violations(visitor: Visitor) -> list[str]:
    """What axe-core finds on the page as it is."""
    assert AXE.is_file(), "axe-core is missing: scripts/setup --dev"
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = visitor.page.evaluate(_RUN)
    return [f"{visitor.page.url}: {each}" for each in found]


@pytest.mark.parametrize(("lang", "theme"), LOOKS)
def test_pages_are_accessible(visit: Visit, lang: str, theme: str) -> None:
    visitor = visit(lang=lang, theme=theme)
    found = []
    for path in PAGES:
        visitor.open(path)
        visitor.page.wait_for_load_state("networkidle")
        found += violations(visitor)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("lang", "theme"), LOOKS)
def test_tables_are_accessible(visit: Visit, lang: str, theme: str) -> None:
    """The room before a match, the first cards, the count, the end; the list of one's matches and the replay."""
    visitor = visit(lang=lang, theme=theme, touch=True)
    found = []
    for game, players in (("cirulla", 2), ("cirollon", 4), ("mariagio", 2)):
        page = visitor.open(f"/t/{visitor.make(game, players, options={'target': 1})}")
        player = ByTouch(page)
        for _ in range(3):
            asked(page)
            found += violations(visitor)
            player.act()
    code = visitor.make("mariagio", options={"target": 1})
    visitor.open(f"/t/{code}")
    play_out(ByTouch(visitor.page))
    found += violations(visitor)
    visitor.open(f"/m/{visitor.state(code)['table']['match']['id']}")
    visitor.page.wait_for_load_state("networkidle")
    found += violations(visitor)
    visitor.open("/matches")
    visitor.page.wait_for_load_state("networkidle")
    found += violations(visitor)
    setup = {"setup": {"game": "cirulla", "players": 4, "open": True}}
    visitor.open(f"/t/{visitor.call('POST', '/api/tables', setup)['code']}")
    found += violations(visitor)
    visitor.open("/tables")
    visitor.page.wait_for_load_state("networkidle")
    found += violations(visitor)
    assert not found, "\n".join(found)


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    visitor = visit()
    visitor.open("/nothing/here")
    assert not violations(visitor)
    visitor.page.locator("main a").first.click()
    visitor.page.wait_for_url("**/")
