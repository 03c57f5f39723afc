"""perft, options, rules, help: what they print."""

import json
from collections.abc import Callable

import pytest

from poncin.cli.main import COMMANDS
from poncin.match import decks_for, seeded_decks
from poncin.rng import Stream
from poncin.rules.registry import find, make

Here = Callable[..., tuple[int, str, str]]


@pytest.mark.parametrize("game", ["cirulla", "cirollon", "mariagio"])
def test_perft_counts_the_moves_of_the_seeded_deal(here: Here, game: str) -> None:
    made = make(game)
    deck = decks_for(made, 0, seeded_decks(Stream(7)))[-1]
    moves = made.legal_moves(made.start(1, deck).state)
    assert here("perft", game, "--seed", "7", "--depth", "1", "--dealer", "1") == (0, f"{len(moves)}\n", "")
    assert here("perft", game, "--seed", "7", "--depth", "0") == (0, "1\n", "")
    status, out, _ = here("perft", game, "--seed", "7", "--depth", "2", "--split", "--json")
    told = json.loads(out)
    assert status == 0
    assert told["leaves"] == sum(told["split"].values())
    *split, total = here("perft", game, "--seed", "7", "--depth", "2", "--split")[1].splitlines()
    assert [f"{move}: {leaves}" for move, leaves in told["split"].items()] == split
    assert total == str(told["leaves"])


@pytest.mark.parametrize("language", ["lij", "it", "en"])
@pytest.mark.parametrize("game", ["cirulla", "cirollon", "mariagio"])
def test_options_lists_every_value(here: Here, game: str, language: str) -> None:
    table = find(game).info.options.table()
    status, out, err = here("options", game, "--lang", language)
    assert (status, err) == (0, "")
    assert [block.split(" ", 1)[0] for block in out.split("\n\n")] == [option.name for option in table]
    told = json.loads(here("options", game, "--lang", language, "--json")[1])
    assert [(each["name"], each["default"]) for each in told] == [(each.name, each.default) for each in table]
    for option, each in zip(table, told, strict=True):
        if isinstance(option.values, range):
            assert (each["minimum"], each["maximum"]) == (option.values.start, option.values.stop - 1)
        else:
            assert tuple(value["value"] for value in each["values"]) == option.values


@pytest.mark.parametrize("language", ["lij", "it", "en"])
def test_rules_are_markdown_in_a_pipe(here: Here, language: str) -> None:
    status, out, err = here("rules", "cirulla", "--lang", language)
    assert (status, err) == (0, "")
    assert out.startswith("# ")
    assert here("rules", "cirulla", "--lang", language, "--option", "target=77")[1] != out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(here: Here, command: str) -> None:
    status, out, err = here(command, "--help")
    assert (status, err) == (0, "")
    assert f"poncin {command}" in out
    assert "Example: " in out


def test_help_lists_every_command(here: Here) -> None:
    for arguments in ((), ("--help",), ("-h",), ("--lang", "it", "--help")):
        status, out, _ = here(*arguments)
        assert status == 0
        assert all(f"\n  {command} " in out for command in COMMANDS)
