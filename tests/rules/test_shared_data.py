"""The shared data in tests/data: counts of move sequences, generator vectors, golden matches."""

import json
from pathlib import Path
from typing import Any

import pytest

from poncin.cards import CARD_TEXT, PACK, card
from poncin.notation import move_text, parse_move
from poncin.record import read, record_of, replay, write
from poncin.rng import Stream
from poncin.rules.registry import make
from poncin.testing import perft, perft_split

DATA = Path(__file__).parent.parent / "data"
PERFT = [json.loads(line) for line in (DATA / "perft.jsonl").read_text().splitlines()]
RNG = json.loads((DATA / "rng.json").read_text())
GOLDEN = [
    (path.stem, number, line)
    for path in sorted((DATA / "golden").glob("*.jsonl"))
    for number, line in enumerate(path.read_text().splitlines(), start=1)
]


def deck_of(text: str) -> tuple[int, ...]:
    return tuple(card(text[at : at + 2]) for at in range(0, 80, 2))


@pytest.mark.parametrize("line", PERFT, ids=[f"{at}-{each['game']}-{each['players']}" for at, each in enumerate(PERFT)])
def test_perft(line: dict[str, Any]) -> None:
    game = make(line["game"], line["players"], line["options"])
    state = game.start(line["dealer"], deck_of(line["deck"])).state
    for text in line["moves"]:
        state = game.play(state, parse_move(text)).state
    depth = len(line["counts"]) - 1
    split = {move_text(move): count for move, count in perft_split(game, state, depth).items()}
    assert split == line["split"]
    assert sum(split.values()) == line["counts"][depth]
    assert [perft(game, state, shallow) for shallow in range(min(depth, 4))] == line["counts"][: min(depth, 4)]


def test_perft_of_a_hand_that_is_over() -> None:
    game = make("mariagio")
    state = game.start(0, PACK).state
    over = state._replace(public=state.public._replace(to_act=None))
    assert [perft(game, over, depth) for depth in range(3)] == [1, 1, 1]
    assert perft_split(game, over, 3) == {}


def test_perft_covers_games_players_and_options() -> None:
    assert {(line["game"], line["players"]) for line in PERFT} == {
        ("cirulla", 2),
        ("cirulla", 3),
        ("cirulla", 4),
        ("cirollon", 4),
        ("mariagio", 2),
    }
    assert len({name for line in PERFT for name in line["options"]}) >= 20


@pytest.mark.parametrize("vector", RNG["streams"], ids=lambda vector: f"{vector['key']}-{vector['path']}")
def test_stream(vector: dict[str, Any]) -> None:
    stream = Stream(int(vector["key"], 16)).child(*vector["path"])
    assert [f"{stream.next():016x}" for _ in vector["next"]] == vector["next"]


def test_the_generator_is_splitmix64() -> None:
    """The published outputs of SplitMix64 for seed 1234567."""
    stream = Stream(1234567)
    assert [stream.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@pytest.mark.parametrize("vector", RNG["below"], ids=lambda vector: f"{vector['key']}-{vector['n']}")
def test_below(vector: dict[str, Any]) -> None:
    stream = Stream(int(vector["key"], 16))
    numbers = [stream.below(vector["n"]) for _ in vector["numbers"]]
    assert numbers == vector["numbers"]
    assert all(0 <= number < vector["n"] for number in numbers)


@pytest.mark.parametrize("vector", RNG["decks"], ids=lambda vector: f"{vector['key']}-{vector['path']}")
def test_deck(vector: dict[str, Any]) -> None:
    stream = Stream(int(vector["key"], 16)).child(*vector["path"])
    assert "".join(CARD_TEXT[each] for each in stream.deck()) == vector["deck"]


@pytest.mark.parametrize("line", [line for *_, line in GOLDEN], ids=[f"{name}-{at}" for name, at, _ in GOLDEN])
def test_golden(line: str) -> None:
    record = read(line)
    assert write(record) == line
    assert write(record_of(replay(record), record.seats)) == line


def test_golden_covers_games_and_endings() -> None:
    records = [read(line) for *_, line in GOLDEN]
    assert {record.reason for record in records} == {
        "target",
        "cappotto",
        "four_equal",
        "resigned",
        "timeout",
        "unfinished",
    }
    assert {(record.game, len(record.seats)) for record in records} == {
        (line["game"], line["players"]) for line in PERFT
    }
    assert any(len(hand.decks) > 1 for record in records for hand in record.hands)  # an annulled deal
    rules = {rule for record in records for hand in record.hands for rule, _, _ in hand.items or ()}
    assert rules >= {"carte", "dinae", "settebello", "primiera", "dealer15", "dealer30", "scopa", "erta", "bassa"}
    assert rules >= {"barsega", "barsegon", "cappotto", "cards", "marriage", "captured_marriage", "last_trick"}
