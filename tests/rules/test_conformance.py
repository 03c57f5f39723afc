"""Every registered game passes the suite that we ship, with its defaults and with options far from them."""

import pytest

from poncin.rules.registry import AnyGame, games
from poncin.testing import check_game
from poncin.testing.conformance import check_info

FAR: dict[str, list[dict[str, object]]] = {
    "cirulla": [
        {"target": 31, "declaration": "automatic", "simple_capture": "free", "ace_vs_table_ace": "ace_or_fifteen"},
        {"target": 31, "declaration": "optional", "table_four_equal": "yes", "low_triple": 13, "matta_card": "Qd"},
    ],
    "cirollon": [
        {"declaration": "automatic", "first_player": "right", "simple_capture": "fewest"},
        {"declaration": "natural_mandatory_matta_optional", "multi_bonus": "one_only", "cappotto": "30_points"},
    ],
    "mariagio": [
        {"marriage_when": "own_turn", "marriage_must_lead": "yes", "captured_marriage": "yes", "last_trick": 10},
        {"rank_scheme": "three_high", "exchange_when": "own_turn", "overtake_in_endgame": "not"},
    ],
}


@pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game in games() for players in game.info.players], ids=str
)
def test_defaults(game: type[AnyGame], players: int) -> None:
    check_game(game, players=[players], seeds=range(2))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
def test_far_from_the_defaults(game: type[AnyGame]) -> None:
    for number, options in enumerate(FAR[game.info.id]):
        check_game(game, seeds=[number], options=options)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
def test_info(game: type[AnyGame]) -> None:
    check_info(game)
