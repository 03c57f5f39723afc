"""What is shown, and that all of it is in sight at 80×24."""

import re

import pytest
from textual.geometry import Region

from poncin.bots import make_bot
from poncin.client import simulate
from poncin.i18n import LANGUAGES, Words
from poncin.rng import Stream
from poncin.rules.registry import make
from poncin.tui.faces import LARGE, SMALL, TINY, Face, draw, face_at
from poncin.tui.scene import side_names
from poncin.tui.sheet import sheet_table
from poncin.tui.theme import THEMES
from tests.tui.driving import NAMES, Table, dealt, nearly_over, new_session, running

PARTS = ("#title", "#others", "#center", "#table", "#piles", "#prompt", "#hand", "#side", "#keys")
CROWDED = {"low_triple": 13, "primiera_missing_suit": "sum_of_suits_held", "cappotto": "off"}


@pytest.mark.parametrize(
    ("game", "players"), [("cirulla", 2), ("cirulla", 3), ("cirulla", 4), ("cirollon", 4), ("mariagio", 2)]
)
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_all_in_sight_at_80_by_24(game: str, players: int, lang: str) -> None:
    async with running(new_session(game, players), lang=lang) as table:
        _all_in_sight(table, Region(0, 0, 80, 24))
        keys = table.text("keys")
        assert all(re.search(rf"(^|  ){re.escape(key)} ", keys) for key in "DHU?QLV"), keys


async def test_house_rules_stay_in_sight() -> None:
    session = new_session("cirulla", 3, options=CROWDED)
    async with running(session) as table:
        _all_in_sight(table, Region(0, 0, 80, 24))
        words = Words("en")
        assert words.option("low_triple") in table.text("options")
    async with running(new_session("cirulla", 3)) as table:
        assert not table.screen.query_one("#options").display


async def test_larger_terminal_draws_larger_cards() -> None:
    async with running(new_session("cirollon"), size=(120, 40)) as table:
        _all_in_sight(table, Region(0, 0, 120, 40))
        assert table.row("hand").size.height == LARGE.height + 1
        await table.pilot.resize_terminal(80, 24)
        await table.settle()
        _all_in_sight(table, Region(0, 0, 80, 24))
        assert table.row("hand").size.height == SMALL.height + 1


async def test_count_fits_with_its_button() -> None:
    session = nearly_over(new_session("cirulla", 3, options={"target": 1}))
    async with running(session) as table:
        while not table.window:
            await table.press("1") if table.side.choosing else await table.press(str(table.playable() or "d"))
        window, button = (table.app.screen.query_one(each).region for each in ("#window", "#button-0"))
        assert Region(0, 0, 80, 24).contains_region(window)
        assert window.shrink((1, 1, 1, 1)).contains_region(button)
        assert button.height == 1
        assert table.app.screen.max_scroll_y == 0


async def test_language_changes_in_the_middle() -> None:
    session = dealt("cirulla", "7d 2c Kh", "3s 4c Jc Qs", players=2)
    async with running(session, lang="en") as table:
        assert "Your turn" in table.text("prompt")
        assert table.faces("hand")[2] == "K♥10"
        await table.press("2", "l")
        assert not table.side.choosing
        assert "Tocca à ti" in table.text("prompt")
        assert table.faces("hand")[2] == "Ò♥10"
        await table.press("l")
        assert "Tocca a te" in table.text("prompt")
        assert "In tavola" in table.log()
        assert session.match.hand.moves == ()


async def test_trumps_and_stock_stay_in_sight() -> None:
    session = new_session("mariagio")
    async with running(session, lang="it") as table:
        for _ in range(3):
            await table.press("1") if table.side.choosing else await table.press(str(table.playable() or "d"))
        stock = session.match.state.public.stock
        assert f"Tallone: {stock} carte" in table.text("stock-text")
        assert "Trionfo" in table.text("stock-text")


async def test_marks_of_dealer_partner_first_player_and_exposed_cards() -> None:
    session = dealt("cirollon", "Kh Kd Kc 5h 6h 4d 3d 2c 7s", "Ah 2h Jd Jc", players=4)
    async with running(session) as table:
        assert "dealer" in table.text("seat-1")
        assert "partner" in table.text("seat-2")
        assert "first" in table.screen.query_one("#piles").border_title.lower()  # type: ignore[union-attr] # it has one
        await table.press("d", "1")
        assert [face.badge for face in table.row("hand").faces].count("◉") == 3
        assert table.marked("hand", "barred") != []


async def test_the_stock_of_a_game_without_trumps_stands_beside_the_name_of_the_table() -> None:
    async with running(dealt("cirulla", "5d 2c Kh", "3s 6h 4c Js", players=2)) as table:
        assert "Stock: 30 cards" in str(table.screen.query_one("#center").border_title)


async def test_all_exposed_cards_and_the_named_value_are_in_sight() -> None:
    session = new_session("cirollon", seed=5, level="casual")
    async with running(session, lang="it") as table:
        opened = session.view().public.exposed
        assert max(each.bit_count() for each in opened[1:]) == 5
        for seat in range(1, 4):
            shown = table.text(f"seat-{seat}")
            assert sum(shown.count(suit) for suit in "♥♦♣♠") == opened[seat].bit_count()
            assert len(shown.splitlines()) <= table.screen.query_one(f"#seat-{seat}").size.height
        assert "7♥=F" in table.text("seat-2")


async def test_windows_open_and_close() -> None:
    session = new_session("cirulla", 2)
    async with running(session) as table:
        for key in ("question_mark", "f1", "r", "p", "n"):
            await table.press(key)
            assert table.window, key
            await table.press("escape")
            assert not table.window
        while "takes" not in table.log() and "take" not in table.log():
            await table.press("1") if table.side.choosing else await table.press(str(table.playable() or "d"))
        await table.press("v")
        assert table.window


async def test_speed_and_theme() -> None:
    async with running(new_session("cirulla", 2)) as table:
        await table.press("s")
        assert table.screen._speed == "quick"
        await table.press("t")
        assert table.app.theme == THEMES[1].name


def test_cards_are_found_where_they_are_drawn() -> None:
    for size in (TINY, SMALL, LARGE):
        faces = [Face("7", "♥")] * 12
        lines = draw(faces, 40, size, keys=True).plain.split("\n")
        each = 40 // size.width
        assert len(lines) == -(-12 // each) * (size.height + 1)
        for at in range(12):
            x, y = at % each * size.width + 1, at // each * (size.height + 1) + 1
            assert face_at(12, 40, size, True, x, y) == at
        assert face_at(12, 40, size, True, each * size.width, 0) is None
        assert face_at(12, 40, size, True, 0, 99) is None


def test_no_mark_is_told_by_colour_alone() -> None:
    drawn = {
        mark: draw([Face("7", "♥", mark=mark)], 10, SMALL).plain for mark in ("plain", "chosen", "taken", "barred")
    }
    assert len(set(drawn.values())) == 4
    assert "7" not in draw([Face()], 10, SMALL).plain


def _all_in_sight(table: Table, screen: Region) -> None:
    for part in PARTS:
        region = table.screen.query_one(part).region
        assert region.area > 0, part
        assert screen.contains_region(region), f"{part}: {region}"
    hand, row = table.row("hand"), table.row("hand").region
    assert row.height == hand.get_content_height(screen.size, screen.size, row.width)
    assert table.row("table").region.bottom <= table.screen.query_one("#piles").region.y


@pytest.mark.parametrize(("players", "name"), [(4, "Gioxe"), (3, "Bertomelin de Pegi")])
def test_figures_of_the_count_fit_at_80_columns(players: int, name: str) -> None:
    match = simulate(make("cirulla", players), dict.fromkeys(range(players), make_bot("random")), Stream(1))
    names = (name, *NAMES[1:players])
    for lang in LANGUAGES:
        sides = side_names(match, names, Words(lang))
        assert match.hand.score is not None
        table = sheet_table(match, match.hand.score, sides, Words(lang))
        assert max(len(line) for line in table.plain.splitlines()) <= 65
