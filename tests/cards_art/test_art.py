"""The pictures show the cards that they are named after."""

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
import zlib
from pathlib import Path

import pytest

from poncin.cards import CARD_TEXT, RANKS
from poncin.rules.registry import games

ROOT = Path(__file__).parents[2]
SVG = "{http://www.w3.org/2000/svg}"
DECKS = ["genoese", "international"]
PICTURES = ["games", "icon"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("cards")
    subprocess.run([sys.executable, ROOT / "web" / "cards" / "build.py", made], check=True)
    return made


def symbols(file: Path) -> dict[str, ET.Element]:
    root = ET.fromstring(file.read_text(encoding="utf-8"))  # noqa: S314 - just made by our own program
    return {each.attrib["id"]: each for each in root.iter(f"{SVG}symbol")}


def pips(element: ET.Element) -> list[str]:
    """The suits of the pips that an element uses, one for each."""
    used = (each.attrib["href"] for each in element.iter(f"{SVG}use"))
    return [href.removeprefix("#pip-") for href in used if href.startswith("#pip-")]


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_has_every_card_once_and_the_backs(folder: Path, deck: str) -> None:
    assert list(symbols(folder / f"{deck}.svg")) == [*CARD_TEXT, "back-waves", "back-risseu", "back-cross"]


@pytest.mark.parametrize("card", CARD_TEXT)
@pytest.mark.parametrize("deck", DECKS)
def test_each_picture_shows_its_card(folder: Path, deck: str, card: str) -> None:
    rank, suit = card[0], card[1]
    expected = 1 if rank in "JQK" else RANKS.index(rank) + 1  # a court's half, drawn twice, bears one pip
    assert pips(symbols(folder / f"{deck}.svg")[card]) == [suit] * expected


@pytest.mark.parametrize("card", [card for card in CARD_TEXT if card[0] in "JQK"])
def test_a_court_is_one_half_and_the_same_half_turned(folder: Path, card: str) -> None:
    used = [each.attrib for each in symbols(folder / "genoese.svg")[card].iter(f"{SVG}use")]
    assert {"href": f"#{card}-half", "transform": "rotate(180 100 160)"} in used


@pytest.mark.parametrize("rank", "A23456")
@pytest.mark.parametrize("suit", "hdcs")
def test_pips_lie_alike_upside_down(folder: Path, rank: str, suit: str) -> None:
    uses = symbols(folder / "genoese.svg")[rank + suit].iter(f"{SVG}use")
    pip_places = [each.attrib["transform"] for each in uses if each.attrib["href"] == f"#pip-{suit}"]
    points = {tuple(map(float, re.findall(r"-?[\d.]+", place)[:2])) for place in pip_places}
    assert points == {(200 - x, 320 - y) for x, y in points}


def test_every_game_has_a_picture(folder: Path) -> None:
    assert set(symbols(folder / "games.svg")) == {game.info.id for game in games()[:3]}


@pytest.mark.parametrize("name", [*DECKS, *PICTURES])
def test_a_picture_needs_nothing_from_outside(folder: Path, name: str) -> None:
    root = ET.fromstring((folder / f"{name}.svg").read_text(encoding="utf-8"))  # noqa: S314 - as above
    ids = {each.attrib["id"] for each in root.iter() if "id" in each.attrib}
    for each in root.iter():
        assert each.tag.removeprefix(SVG) not in {"text", "script", "style", "image", "foreignObject"}
        assert not [name for name in each.attrib if name.startswith("on")]
        if "href" in each.attrib:
            assert each.attrib["href"].removeprefix("#") in ids


@pytest.mark.parametrize(("name", "kilobytes"), [("genoese", 32), ("international", 32), ("games", 12)])
def test_a_sprite_is_small_on_the_wire(folder: Path, name: str, kilobytes: int) -> None:
    assert len(zlib.compress((folder / f"{name}.svg").read_bytes(), 9)) < kilobytes * 1024
