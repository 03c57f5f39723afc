"""Whole matches by keys, and a hand by mouse, in every game."""

import pytest
from textual.widgets import OptionList

from poncin.record import replay
from tests.tui.driving import Table, new_session, running


@pytest.mark.parametrize(("game", "players"), [("cirulla", 3), ("cirollon", 4), ("mariagio", 2)])
async def test_match_by_keys(game: str, players: int) -> None:
    session = new_session(game, players, options={"target": 3})
    async with running(session, lang=("lij", "it", "en")[players - 2]) as table:
        while session.match.ending is None:
            if table.window:
                await table.press("enter")
            elif table.side.choosing:
                await table.press("1")
            else:
                await table.press(str(table.playable() or "d"))
        assert table.window
    assert replay(session.record()).totals == session.match.totals


@pytest.mark.parametrize(("game", "players"), [("cirulla", 4), ("cirollon", 4), ("mariagio", 2)])
async def test_hand_by_mouse(game: str, players: int) -> None:
    session = new_session(game, players)
    async with running(session) as table:
        while session.match.hand.score is None:
            before = session.match
            await _click(table)
            assert session.match is not before or table.side.choosing
        assert table.window
        await table.pilot.click("#button-0")
        await table.settle()
        assert len(session.match.hands) == 2


async def _click(table: Table) -> None:
    """Click a choice, a playable card, or the key line's word for declaring."""
    if table.side.choosing:
        assert table.side.query_one("#choices", OptionList).option_count
        await table.pilot.click("#choices", offset=(3, 0))
    elif number := table.playable():
        await table.pilot.click("#hand", offset=(5 * number - 3, 1))
    else:
        await table.pilot.click("#keys", offset=(2, 0))
    await table.settle()
