"""The page: whole, self-contained, right about the numbers; strengths and ratings behind it."""

import shlex
import sys
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from poncin.arena.book import Page, pairs_of
from poncin.arena.files import Header
from poncin.arena.playing import play_unit
from poncin.arena.report import Sheet, page
from poncin.arena.report.page import command
from poncin.arena.sprt import Sprt
from poncin.arena.strength import ratings, strengths
from poncin.arena.times import Times
from poncin.arena.units import Deal, Fault, Pair, Played, Setting, Unit
from poncin.cli.arena import arguments

BOTS = ("random", "casual", "club")
SETTING = Setting("cirulla", 2, 1_000_001, (("target", 31),))
HEADER = Header(SETTING, BOTS, None, "0.1", 1, "c0de")


def pages_of(bots: tuple[str, ...], setting: Setting = SETTING, deals: int = 12) -> dict[Pair, Page]:
    pages = {pair: Page() for pair in pairs_of(bots)}
    for pair, each in pages.items():
        each.add(play_unit(Unit(setting, pair, 0, deals)))
    return pages


class Reader(HTMLParser):
    """Checks that every element is closed, and collects rows of tables."""

    VOID = ("meta", "path", "circle", "br")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.rows: list[list[str]] = []
        self.seen: set[str] = set()
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in self.VOID:
            self.open.append(tag)
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self.rows[-1].append("")

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "td" in self.open or "th" in self.open:
            self.rows[-1][-1] += data


def read_page(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert not reader.open
    assert not reader.links
    assert "script" not in reader.seen
    assert "http" not in text
    assert "url(" not in text
    return reader


def test_a_page_holds_matrix_plot_and_tables() -> None:
    pages = pages_of(BOTS)
    reader = read_page(page([Sheet(HEADER, pages)]))
    assert {"svg", "table", "style", "code"} <= reader.seen
    matrix = reader.rows[:4]
    assert matrix[0] == ["", *BOTS]
    mean = sum(deal.points for deal in pages["random", "casual"].deals.values()) / 12
    assert matrix[1][2].split()[0] == f"{mean:+.2f}".replace("-", "−")
    assert matrix[2][1].split()[0] == f"{-mean:+.2f}".replace("-", "−")
    assert matrix[1][1] == "–"


def test_a_page_of_many_files_matches_tests_and_forfeits() -> None:
    setting = replace(SETTING, matches=True)
    bots = ("casual", "program:<b>&")
    deals = tuple(Deal(points=0.5 * number, hands=0.5, matches=1.0) for number in range(30))
    odd = Page()
    odd.add(Played(bots, 0, deals, (Times(), Times()), (Fault(3, 1, "it ended"),)))
    header = Header(setting, bots, Sprt(0, 1), "0.1", 1, "c0de")
    text = page([Sheet(HEADER, pages_of(BOTS)), Sheet(header, {bots: odd})])
    reader = read_page(text)
    assert "program:&lt;b&gt;&amp;" in text
    last = reader.rows[-1]
    assert last[0] == "casual – program:<b>&"
    assert "100.0% ± 0.0%" in last
    assert any(cell.startswith("upper") for cell in last)
    assert last[-1] == "1"


def test_one_deal_and_no_common_deal_make_a_page() -> None:
    read_page(page([Sheet(HEADER, pages_of(BOTS, deals=1))]))
    pages = {pair: Page() for pair in pairs_of(BOTS)}
    for number, (pair, each) in enumerate(pages.items()):
        each.add(play_unit(Unit(SETTING, pair, number, number + 1)))
    assert "svg" not in read_page(page([Sheet(HEADER, pages)])).seen


@pytest.mark.parametrize(
    "header",
    [
        HEADER,
        Header(
            Setting("mariagio", 2, 5, matches=True),
            ("casual", "program:python a.py"),
            Sprt(-0.5, 0.5),
            "0.1",
            1,
            "c0de",
        ),
        Header(Setting("cirulla", 3, 5), ("casual", "club"), Sprt(0, 0.1, normalised=True), "0.1", 1, "c0de"),
    ],
)
def test_the_command_is_understood_and_plays_the_same(header: Header) -> None:
    words = shlex.split(command(header, 12))
    assert words[:2] == ["poncin", "arena"]
    values = arguments().read(words[2:])
    assert (values.game, values.players, values.pairs) == (header.setting.game, header.setting.players, 12)
    assert values.bots.split(",") == list(header.bots)
    assert values.sprt == header.sprt
    assert values.matches == header.setting.matches
    assert values.options == [f"{name}={value}" for name, value in header.setting.options]
    assert (values.suite, values.seed) in (("dev", None), (None, header.setting.seed))


def test_strengths_are_the_least_squares_fit() -> None:
    """Differences 1, 3 and 2 of a, b and c fit strengths 4/3, 1/3 and -5/3 exactly."""
    pages = {pair: Page() for pair in pairs_of(("a", "b", "c"))}
    for (pair, each), points in zip(pages.items(), (1.0, 3.0, 2.0), strict=True):
        each.add(Played(pair, 0, (Deal(points, 0.5), Deal(points, 0.5)), (Times(), Times())))
    found = strengths(("a", "b", "c"), pages)
    assert [found[name].mean for name in "abc"] == pytest.approx([4 / 3, 1 / 3, -5 / 3])


def test_ratings_tell_the_better_from_the_worse() -> None:
    found = ratings(BOTS, pages_of(BOTS, deals=40))
    assert found is not None
    assert found["random"].mu < found["casual"].mu < found["club"].mu
    assert all(0 < each.sigma < 25 / 3 for each in found.values())


def test_equal_players_have_equal_ratings() -> None:
    pages = {("a", "b"): Page()}
    pages["a", "b"].add(Played(("a", "b"), 0, (Deal(0.0, 0.5),) * 20, (Times(), Times())))
    found = ratings(("a", "b"), pages)
    assert found is not None
    assert found["a"].mu == pytest.approx(found["b"].mu)


def test_ratings_are_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert ratings(BOTS, pages_of(BOTS, deals=2)) is None
    assert "OpenSkill" not in page([Sheet(HEADER, pages_of(BOTS, deals=2))])
