"""Cards and moves as text, both ways; what is no card and no move."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from poncin.cards import (
    ALL_CARDS,
    CARD_TEXT,
    PACK,
    RANK_CARDS,
    SUIT_CARDS,
    card,
    card_set,
    cards_in,
    cards_text,
    parse_cards,
    rank_of,
    suit_of,
    value_of,
)
from poncin.errors import BadNotation
from poncin.notation import move_text, parse_move
from poncin.rng import Stream
from poncin.rules.moves import Declare, Exchange, Marriage, Move, Play

MOVES: list[tuple[str, Move]] = [
    ("7d", Play(card("7d"))),
    ("7d*3s5d", Play(card("7d"), parse_cards("3s5d"))),
    ("Ah*As", Play(0, 1 << 3)),
    ("barsega 2s3d4c", Declare("barsega", parse_cards("2s3d4c"))),
    ("barsega 2s3d7h=A", Declare("barsega", parse_cards("2s3d7h"), 1)),
    ("barsegon 7hKdKs=K", Declare("barsegon", parse_cards("7hKdKs"), 10)),
    ("grande JdQdKd", Declare("grande", parse_cards("JdQdKd"))),
    ("marriage h", Marriage(0)),
    ("marriage s", Marriage(3)),
    ("exchange", Exchange()),
]

NO_MOVES = [
    "",
    "7",
    "8d",
    "7D",
    "7d*",
    "*3s",
    "7d*3s3s",
    "7d*3",
    "7d 3s",
    "7d*3s 5d",
    "barsega",
    "barsega 2s3d",
    "barsega 2s3d4c5h",
    "barsega 2s3d4c=",
    "barsega 2s3d4c=1",
    "barsega 2s3d4c=10",
    "barsega 2s3d4c=AA",
    "barsega 2s3d4c extra",
    "Barsega 2s3d4c",
    "marriage",
    "marriage x",
    "marriage hd",
    "marriage h s",
    "exchange 2h",
    "pass",
]


@pytest.mark.parametrize(("text", "move"), MOVES, ids=[text for text, _ in MOVES])
def test_moves(text: str, move: Move) -> None:
    assert move_text(move) == text
    again = parse_move(text)
    assert (type(again), again) == (type(move), move)


@pytest.mark.parametrize("text", NO_MOVES)
def test_no_moves(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_move(text)


def test_cards_of_a_set_may_stand_in_any_order() -> None:
    assert parse_move("7d*5d3s") == parse_move("7d*3s5d")
    assert parse_move("barsega 4c2s3d") == parse_move("barsega 2s3d4c")


def test_a_bad_card_is_named() -> None:
    with pytest.raises(BadNotation) as refused:
        card("8h")
    assert (refused.value.code, refused.value.details) == ("not_a_card", {"text": "8h"})
    with pytest.raises(BadNotation) as refused:
        parse_cards("3s 5d 3s")
    assert (refused.value.code, refused.value.details) == ("card_twice", {"text": "3s"})


def test_the_pack() -> None:
    assert [CARD_TEXT[each] for each in PACK[:5]] == ["Ah", "Ad", "Ac", "As", "2h"]
    assert CARD_TEXT[39] == "Ks"
    assert len(set(CARD_TEXT)) == 40
    assert [value_of(card(f"{rank}c")) for rank in "A234567JQK"] == list(range(1, 11))
    for each in PACK:
        assert card(CARD_TEXT[each]) == each
        assert RANK_CARDS[rank_of(each)] & SUIT_CARDS[suit_of(each)] == 1 << each
    assert sum(RANK_CARDS) == sum(SUIT_CARDS) == ALL_CARDS


@given(st.sets(st.sampled_from(PACK)))
def test_sets(cards: set[int]) -> None:
    mask = card_set(cards)
    assert cards_in(mask) == tuple(sorted(cards))
    assert parse_cards(cards_text(mask)) == mask
    assert parse_cards(" ".join(CARD_TEXT[each] for each in reversed(cards_in(mask)))) == mask


def test_streams() -> None:
    stream = Stream(5)
    numbers = [stream.uniform() for _ in range(1000)]
    assert all(0 <= number < 1 for number in numbers)
    assert 0.45 < sum(numbers) / 1000 < 0.55
    assert {stream.choice("abc") for _ in range(100)} == {"a", "b", "c"}
    assert sorted(stream.shuffled(range(100))) == list(range(100))
    first, second = Stream(5).child(1, 2), Stream(5)
    second.next()
    assert second.child(1).child(2).next() == first.next()  # whatever was drawn before
    assert Stream(2**64 + 5).next() == Stream(5).next()
