"""Each level beats the one before on a few fixed deals; `poncin arena` measures by how much."""

import pytest

from poncin.arena.running import compare
from poncin.arena.summary import Result
from poncin.arena.units import Setting
from tests.bots.positions import EVERY_GAME


def duel(name: str, players: int, bots: tuple[str, str], deals: int, seed: int) -> Result:
    return compare(Setting(name, players, seed), bots, deals)


@pytest.mark.parametrize(("name", "players"), EVERY_GAME)
@pytest.mark.parametrize(
    ("bots", "deals"), [(("beginner", "random"), 40), (("casual", "beginner"), 60), (("club", "casual"), 120)]
)
def test_better_level_scores_more(name: str, players: int, bots: tuple[str, str], deals: int) -> None:
    assert duel(name, players, bots, deals, seed=11).points.mean > 0


@pytest.mark.parametrize(("name", "players"), EVERY_GAME)
def test_search_beats_casual(name: str, players: int) -> None:
    assert duel(name, players, ("strong:48", "casual"), 6, seed=12).points.mean > 0
