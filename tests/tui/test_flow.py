"""Undo, keys during the computer's move, leaving and coming back, new matches."""

import threading
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input

from poncin.bots.bot import NOTHING, Recall
from poncin.client import Session, Store
from poncin.i18n import Words
from poncin.rng import Stream
from poncin.rules.game import View
from poncin.rules.moves import Move
from poncin.rules.registry import AnyGame
from poncin.tui.houserules import HouseRulesWindow
from poncin.tui.scene import Scene
from poncin.tui.theme import THEMES
from tests.tui.driving import dealt, nearly_over, new_session, running


class Gated:
    """A computer player that moves when it is let."""

    level = "random"
    sees_all = False

    def __init__(self) -> None:
        self.gate = threading.Event()

    def choose(self, game: AnyGame, view: View[Any], rng: Stream, recall: Recall = NOTHING) -> Move:
        self.gate.wait(timeout=20)
        return game.moves(view.public, view.hand)[0]


async def test_undo_goes_back_to_the_last_decision() -> None:
    session = new_session("mariagio")
    async with running(session) as table:
        first = session.match
        await table.press("1")
        assert len(session.match.hand.moves) > len(first.hand.moves)
        await table.press("u")
        assert session.match.state == first.state
        assert len(table.faces("hand")) == 7


async def test_nothing_to_undo_is_said() -> None:
    session = dealt("cirulla", "5d 2c Kh", "3s 6h 4c Js", players=2)
    async with running(session) as table:
        await table.press("u")
        assert "no move of yours" in table.text("prompt")


async def test_keys_during_the_computers_move_wait() -> None:
    bot = Gated()
    session = dealt("cirulla", "5d 2c Kh", "3s 6h 4c Js", players=2, bot=bot)
    async with running(session) as table:
        await table.pilot.press("1")
        await table.pilot.pause()
        assert table.screen._busy
        await table.pilot.press("2", "h", "h", "d")
        await table.pilot.pause()
        assert len(session.match.hand.moves) == 1
        assert table.marked("hand", "chosen") == ["K♥"]
        bot.gate.set()
        await table.settle()
        answered = len(session.match.hand.moves)
        assert [seat for seat, _ in session.match.hand.moves].count(0) == 1
        assert table.marked("hand", "chosen") == ["K♥"]
        await table.press("enter")
        assert session.match.hand.moves[answered][0] == 0


async def test_undo_during_the_computers_move_is_kept_until_it_is_made() -> None:
    bot = Gated()
    session = dealt("cirulla", "5d 2c Kh", "3s 6h 4c Js", players=2, bot=bot)
    async with running(session) as table:
        await table.pilot.press("1", "u")
        await table.pilot.pause()
        bot.gate.set()
        await table.settle()
        assert session.match.hand.moves == ()
        assert table.faces("hand") == ["2♣", "5♦", "K♥10"]


async def test_leave_and_come_back(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    session = new_session("cirollon", path=path)
    async with running(session) as table:
        while len(session.match.hand.moves) < 12:
            await table.press("1") if table.side.choosing else await table.press(str(table.playable() or "d"))
        hand = table.faces("hand")
        await table.pilot.press("q")
        await table.pilot.pause()
        assert table.app.return_code == 0
    again = Session.load(path)
    assert again.match.state == session.match.state
    async with running(again) as table:
        assert table.faces("hand") == hand


async def test_new_match_puts_the_old_one_aside(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        session = new_session("cirulla", 2, path=store.unfinished)
        async with running(session, store=store) as table:
            await table.press("1", "n")
            assert table.window
            await table.press("end", "enter", "enter", "enter")  # Mariagio, the same level, start
            assert table.session is not session
            assert table.session.game.info.id == "mariagio"
            assert table.session.names[0] == session.names[0]
            await table.press(str(table.playable()))
            assert Session.load(store.unfinished).match.state == table.session.match.state
        (aside,) = (tmp_path / "matches").iterdir()
        assert Session.load(aside).game.info.id == "cirulla"


async def test_house_rules_of_a_new_match() -> None:
    session = new_session("cirollon")
    async with running(session) as table:
        await table.press("n")
        window = table.app.screen
        await table.press("enter", "enter", "right", "enter")  # the same game and level, house rules
        rules = table.app.screen
        assert isinstance(rules, HouseRulesWindow)
        await table.press("enter")  # the first option takes its next value
        rules.query_one("#house-target", Input).value = "0"
        await table.settle()
        await table.pilot.click("#button-0")
        await table.settle()  # the complaint has moved the buttons
        assert table.app.screen is rules
        rules.query_one("#house-target", Input).value = "33"
        await table.settle()
        await table.pilot.click("#button-0")
        await table.settle()
        assert table.app.screen is window
        await table.press("enter")
        assert table.session.game.options.changed() == {"first_player": "right", "target": 33}
        assert "right" in table.text("options")


async def test_a_match_that_is_over_can_be_taken_back() -> None:
    session = nearly_over(new_session("mariagio", options={"target": 1}))
    async with running(session) as table:
        while session.match.ending is None:
            await table.press("1") if table.side.choosing else await table.press(str(table.playable() or "d"))
        assert table.window
        await table.press("right", "right", "enter")
        assert not table.window
        assert table.session.match.ending is None  # type: ignore[unreachable] # it was taken back
        assert session.to_act == session.person
        await table.press(str(table.playable()))
        assert table.window


async def test_speed_and_theme_are_remembered(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        async with running(new_session("mariagio"), store=store, speed=None) as table:
            await table.press("s", "t")
            chosen = table.screen._speed, table.app.theme
        assert chosen != ("normal", THEMES[0].name)
        async with running(new_session("mariagio"), store=store, speed=None) as table:
            assert (table.screen._speed, table.app.theme) == chosen
        (tmp_path / "habits.json").write_text('{"speed": 7, "theme": "none"}')
        async with running(new_session("mariagio"), store=store, speed=None) as table:
            assert (table.screen._speed, table.app.theme) == ("normal", THEMES[0].name)


@pytest.mark.parametrize(("game", "said"), [("cirulla", True), ("cirollon", False)])
def test_a_stock_is_told_where_there_is_one(game: str, said: bool) -> None:
    session = new_session(game)
    scene = Scene(session.match, session.person, session.names, Words("en"))
    assert ("stock" in scene.table_title().casefold()) == said


async def test_new_match_during_the_computers_move(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        bot = Gated()
        session = dealt("cirulla", "5d 2c Kh", "3s 6h 4c Js", players=2, bot=bot)
        session.path = store.unfinished
        async with running(session, store=store) as table:
            await table.pilot.press("1", "n")
            await table.pilot.pause()
            await table.pilot.press("enter", "enter", "enter")
            bot.gate.set()
            while table.session is session:
                await table.pilot.pause(0.01)
            await table.settle()
            assert Session.load(store.unfinished).match.state == table.session.match.state
            assert len(table.faces("hand")) == 3


async def test_rematch(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        session = nearly_over(new_session("cirollon", options={"target": 1}, path=store.unfinished))
        async with running(session, store=store) as table:
            while session.match.ending is None:
                await table.press("1") if table.side.choosing else await table.press(str(table.playable() or "d"))
            await table.press("enter")
            assert table.session is not session
            assert len(table.session.match.hands) == 1
            assert table.session.game.target == 1
        (aside,) = (tmp_path / "matches").iterdir()
        assert Session.load(aside).match.ending == session.match.ending
