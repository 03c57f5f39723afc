"""Options and the registry: what is listed, what is refused, and how a refusal names the way out."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from poncin.errors import BadOption, PoncinError
from poncin.rules import registry
from poncin.rules.cirollon import CirollonOptions
from poncin.rules.cirulla import Cirulla, CirullaOptions
from poncin.rules.game import Game, GameInfo
from poncin.rules.mariagio import MariagioOptions
from poncin.rules.options import Options
from poncin.rules.registry import find, games, make, register

# Each table of options of the rules: name, default first.
CIROLLON: dict[str, list[object]] = {
    "first_player": ["left_literal", "right"],
    "target": [101, 1, 999],
    "monte_vs_bonus": ["monte_first", "bonus_first"],
    "dealer_low_table": ["no", "yes"],
    "simple_capture": ["free", "single_first", "fewest"],
    "ace_vs_table_ace": ["ace_only", "ace_or_fifteen", "ace_or_whole_table_15", "sweep_anyway"],
    "declaration": ["optional", "natural_mandatory_matta_optional", "automatic"],
    "multi_bonus": ["disjoint", "one_only"],
    "low_triple": [10, 13],
    "matta_value": ["any_completing", "lowest"],
    "last_card_scopa": ["never", "counts"],
    "primiera_missing_suit": ["no_primiera", "sum_of_suits_held"],
    "cappotto": ["wins_match", "30_points", "off"],
    "both_over_target": ["higher_then_extra_hand", "first_in_count_order"],
}
CIRULLA: dict[str, list[object]] = {
    "direction": ["clockwise", "counterclockwise"],
    "target": [51, 1, 999],
    "monte_aces": ["yes", "no"],
    "monte_vs_bonus": ["monte_first", "bonus_first"],
    "table_three_equal": ["no", "yes"],
    "table_four_equal": ["no", "yes"],
    "dealer_bonus_matta": ["no", "yes"],
    "dealer_low_table": ["no", "yes"],
    "simple_capture": ["fewest", "single_first", "free"],
    "ace_vs_table_ace": ["ace_only", "ace_or_fifteen", "ace_or_whole_table_15", "sweep_anyway"],
    "ace_sweep_scores": ["yes", "no"],
    "last_card_scopa": ["never", "counts"],
    "declaration": ["natural_mandatory_matta_optional", "automatic", "optional"],
    "low_triple": [10, 13],
    "matta_value": ["any_completing", "lowest"],
    "matta_card": ["7h", "Qd"],
    "matta_keeps_value": ["yes", "no"],
    "majority_mode": ["threshold_21_6", "plurality"],
    "primiera_missing_suit": ["no_primiera", "sum_of_suits_held"],
    "piccola_max": [6, 5, 7],
    "grande_extended": ["no", "yes"],
    "grande_in_hand": ["no", "yes"],
    "cappotto": ["wins_match", "30_points", "off"],
    "both_over_target": ["higher_then_extra_hand", "first_in_count_order"],
}
MARIAGIO: dict[str, list[object]] = {
    "rank_scheme": ["seven_high", "three_high"],
    "target": [200, 1, 999],
    "marriage_when": ["on_lead", "own_turn"],
    "marriage_needs_trick": ["no", "yes"],
    "marriage_must_lead": ["no", "yes"],
    "marriages_per_lead": ["unlimited", 1],
    "marriage_in_endgame": ["yes", "no"],
    "captured_marriage": ["no", "yes"],
    "exchange_when": ["on_lead", "own_turn"],
    "exchange_needs_trick": ["no", "yes"],
    "exchange_until": ["while_upcard_in_stock", "not_last_two_cards"],
    "last_trick": [20, 10],
    "overtake_in_endgame": ["required", "not"],
    "both_over_target": ["higher_then_extra_hand", "non_dealer_counts_first"],
}


@pytest.mark.parametrize(
    ("options", "table"), [(CirollonOptions, CIROLLON), (CirullaOptions, CIRULLA), (MariagioOptions, MARIAGIO)]
)
def test_every_option_and_value(options: type[Options], table: dict[str, list[object]]) -> None:
    assert [option.name for option in options.table()] == list(table)
    for option in options.table():
        values = table[option.name]
        assert option.default == values[0]
        if option.name == "target":
            assert option.values == range(1, 1000)
            assert option.allowed() == "1–999"
        else:
            assert list(option.values) == values
            assert option.allowed() == ", ".join(map(str, values))
        for value in values:
            assert option.check(value) == value
            assert option.parse(str(value)) == value
            chosen = options.of({option.name: value})
            assert chosen.values() == {name: each[0] for name, each in table.items()} | {option.name: value}
            assert chosen.changed() == ({} if value == values[0] else {option.name: value})
            assert options.parse({option.name: str(value)}) == chosen


def test_changed_is_sorted_by_name() -> None:
    chosen = CirullaOptions.of({"target": 31, "low_triple": 13, "cappotto": "off"})
    assert list(chosen.changed().items()) == [("cappotto", "off"), ("low_triple", 13), ("target", 31)]


@pytest.mark.parametrize("value", [0, 1000, -1, True, "51", 51.0, None, "", [51]])
def test_bad_target(value: object) -> None:
    with pytest.raises(BadOption) as refused:
        make("cirulla", 2, {"target": value})
    assert refused.value.code == "bad_option_value"
    assert refused.value.details == {"option": "target", "value": value, "allowed": "1–999"}


@pytest.mark.parametrize("text", ["0", "1000", "-1", "+5", "5.0", "", "²", "five", " 5", "9" * 5000])
def test_bad_target_text(text: str) -> None:
    with pytest.raises(BadOption, match="bad_option_value"):
        CirullaOptions.parse({"target": text})


@pytest.mark.parametrize(("name", "value"), [("low_triple", "13"), ("low_triple", 11), ("monte_aces", True)])
def test_bad_value(name: str, value: object) -> None:
    with pytest.raises(BadOption) as refused:
        make("cirulla", 2, {name: value})
    assert refused.value.code == "bad_option_value"
    assert refused.value.details["option"] == name
    with pytest.raises(BadOption):
        CirullaOptions.parse({name: "nothing of the sort"})


def test_values_are_checked_however_options_are_made() -> None:
    with pytest.raises(BadOption):
        CirullaOptions(target=0)


def test_unknown_option() -> None:
    with pytest.raises(BadOption) as refused:
        make("cirollon", 4, {"direction": "clockwise"})
    assert refused.value.code == "unknown_option"
    assert refused.value.details == {"option": "direction", "allowed": ", ".join(CIROLLON)}


def test_games_are_found_by_id_and_alias_in_any_case() -> None:
    assert [game.info.id for game in games()[:3]] == ["cirulla", "cirollon", "mariagio"]
    for name in ("cirulla", "CIRULLA", "cirolla", "Cirolla"):
        assert find(name) is Cirulla
    with pytest.raises(BadOption) as refused:
        find("briscola")
    assert refused.value.code == "unknown_game"
    assert refused.value.details["game"] == "briscola"
    assert str(refused.value.details["allowed"]).startswith("cirulla, cirollon, mariagio")


@pytest.mark.parametrize(("name", "players"), [("cirulla", 2), ("cirollon", 4), ("mariagio", 2)])
def test_the_usual_number_of_players(name: str, players: int) -> None:
    game = make(name)
    assert game.players == players
    assert game.sides == 2
    assert game.options.changed() == {}


@pytest.mark.parametrize(("players", "sides"), [(2, [0, 1]), (3, [0, 1, 2]), (4, [0, 1, 0, 1])])
def test_sides(players: int, sides: list[int]) -> None:
    game = make("cirulla", players)
    assert [game.side_of(seat) for seat in range(players)] == sides
    assert game.sides == len(set(sides))


@pytest.mark.parametrize(("name", "players", "allowed"), [("cirulla", 5, "2, 3, 4"), ("mariagio", 3, "2")])
def test_bad_players(name: str, players: int, allowed: str) -> None:
    with pytest.raises(BadOption) as refused:
        make(name, players)
    assert refused.value.code == "bad_players"
    assert refused.value.details == {"game": name, "value": players, "allowed": allowed}


@pytest.mark.parametrize("name", ["cirulla", "cirolla", "mariagio"])
def test_a_taken_name_cannot_be_registered(name: str) -> None:
    class Another(Cirulla):
        info = GameInfo("another", (2,), CirullaOptions, aliases=(name,))

    before = games()
    with pytest.raises(ValueError, match=name):
        register(Another)
    assert games() == before


def test_a_game_is_registered_for_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    class Another(Cirulla):
        info = GameInfo("another", (2,), CirullaOptions, aliases=("ours",))

    monkeypatch.setattr(registry, "_added", [])
    assert register(Another) is Another
    assert games()[-1] is Another
    assert find("OURS") is Another
    assert type(make("another")) is Another
    with pytest.raises(ValueError, match="another"):
        register(Another)


INSTALLED = """
from poncin.rules.cirulla import Cirulla, CirullaOptions
from poncin.rules.game import GameInfo

class Later(Cirulla):
    info = GameInfo("later", (2,), CirullaOptions)

class Sooner(Cirulla):
    info = GameInfo("sooner", (2,), CirullaOptions)
"""


def test_games_of_installed_packages_are_found_in_the_order_of_their_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "two_more_games-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Name: two-more-games\nVersion: 1.0\n", encoding="utf-8")
    (package / "entry_points.txt").write_text(
        "[poncin.games]\nsecond = two_more_games:Later\nfirst = two_more_games:Sooner\n", encoding="utf-8"
    )
    (tmp_path / "two_more_games.py").write_text(INSTALLED, encoding="utf-8")
    before = games()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "_installed", cache(registry._installed.__wrapped__))  # as at the start
    assert [game.info.id for game in games() if game not in before] == ["sooner", "later"]
    assert make("later").info.id == "later"


def test_a_game_made_without_options_has_the_defaults() -> None:
    class Bare(Cirulla):
        def __init__(self, players: int | None = None) -> None:
            Game.__init__(self, players)

    assert Bare().options == CirullaOptions()


def test_an_error_says_its_code_and_values() -> None:
    assert str(PoncinError("bare")) == "bare"
    assert str(PoncinError("with", value=3, text="x")) == "with (value=3, text='x')"


def test_targets() -> None:
    made: list[Any] = [make("cirulla"), make("cirollon"), make("mariagio")]
    assert [game.target for game in made] == [51, 101, 200]
    assert make("mariagio", None, {"target": 7}).target == 7


def test_a_text_that_names_no_value_is_repeated_in_the_refusal() -> None:
    with pytest.raises(BadOption) as refused:
        Cirulla.info.options.parse({"low_triple": "eleven"})
    assert refused.value.details == {"option": "low_triple", "value": "eleven", "allowed": "10, 13"}
