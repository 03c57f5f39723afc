"""The data files that pin the rules for every implementation, read by the core."""

import json
from pathlib import Path
from typing import Any

import pytest

from poncin.bots import native
from poncin.bots.native import move_of, packed_move
from poncin.cards import card, cards_text
from poncin.notation import move_text, parse_move
from poncin.rules.registry import make
from tests.core.hands import PLAYERS, calls

DATA = Path(__file__).parents[1] / "data"


def deck_of(text: str) -> tuple[int, ...]:
    return tuple(card(text[at : at + 2]) for at in range(0, len(text), 2))


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_decks_of_the_generator() -> None:
    core = native.library()
    assert core is not None
    for vector in json.loads((DATA / "rng.json").read_text())["decks"]:
        deck = core.ffi.new("uint8_t[40]")
        assert core.lib.poncin_deck(int(vector["key"], 16), vector["path"], len(vector["path"]), deck) == 0
        assert tuple(deck) == deck_of(vector["deck"])


def test_perft() -> None:
    for line in lines(DATA / "perft.jsonl"):
        core = calls(make(line["game"], line["players"], line["options"]))
        packed = core.deal(deck_of(line["deck"]), line["dealer"])
        assert packed is not None
        for move in line["moves"]:
            packed = core.play(packed, packed_move(parse_move(move)))
        depths = range(len(line["counts"]))
        assert [core.perft(packed, depth) for depth in depths] == line["counts"]
        assert core.perft(packed, depths[-1], threads=2) == line["counts"][-1]
        split = core.perft_split(packed, depths[-1])
        assert {move_text(move_of(move)): leaves for move, leaves in split} == line["split"]


@pytest.mark.parametrize("name", PLAYERS)
def test_golden_matches(name: str) -> None:
    for record in lines(DATA / "golden" / f"{name}.jsonl"):
        core = calls(make(name, len(record["seats"]), record["options"]))
        for hand in record["hands"]:
            decks = [tuple(map(card, deck)) for deck in hand["decks"]]
            deals = [core.deal(deck, hand["dealer"]) for deck in decks]
            assert not any(deals[:-1])
            packed = deals[-1]
            assert packed is not None
            for move in hand["moves"]:
                seat, text = move.split(" ", 1)
                assert f"turn={seat} " in core.text(packed)
                packed = core.play(packed, packed_move(parse_move(text)))
            if "items" in hand:
                assert [list(item) for item in core.score(packed)] == hand["items"]


def test_every_card_prints_alike() -> None:
    assert [cards_text(1 << number) for number in range(40)] == [
        move_text(move_of(packed_move(parse_move(cards_text(1 << number))))) for number in range(40)
    ]
