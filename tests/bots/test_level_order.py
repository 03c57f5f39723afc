"""Each level beats the one before on a few fixed deals; `benchmarks/duel.py` measures by how much."""

import pytest

from benchmarks.duel import duel
from tests.bots.positions import EVERY_GAME


@pytest.mark.parametrize(("name", "players"), EVERY_GAME)
@pytest.mark.parametrize(
    ("bots", "deals"), [(("beginner", "random"), 40), (("casual", "beginner"), 60), (("club", "casual"), 120)]
)
def test_better_level_scores_more(name: str, players: int, bots: tuple[str, str], deals: int) -> None:
    assert duel(name, players, bots, deals, seed=11).points > 0


@pytest.mark.parametrize(("name", "players"), EVERY_GAME)
def test_search_beats_casual(name: str, players: int) -> None:
    assert duel(name, players, ("strong:48", "casual"), 6, seed=12).points > 0


def test_equal_bots_draw() -> None:
    result = duel("cirollon", 4, ("casual", "casual"), 5, seed=11)
    assert (result.points, result.won) == (0, 0.5)
