"""The shuffle is the one that docs/fairness.md specifies, and fair."""

import hashlib
import hmac
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from poncin.cards import CARD_TEXT, PACK, card
from poncin.errors import BadRecord
from poncin.match import Match, decks_for
from poncin.record import Record, SeatRecord, read, record_of, write
from poncin.rules.registry import make
from poncin.server import shuffle
from poncin.server.shuffle import Deal
from poncin.server.verifying import verify

PAGE = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")
DEAL = Deal("a" * 20, 0, bytes(range(32)), (b"\xff" * 32, b""))


def _vector(name: str) -> str:
    found = re.search(rf"^\| {name} \| (?:seat )?`?(\w+)`?", PAGE, re.MULTILINE)
    assert found, name
    return found[1]


def test_the_published_vectors() -> None:
    assert _vector("seed") == DEAL.seed.hex()
    assert _vector("commitment") == shuffle.commitment(DEAL.match, DEAL.hand, DEAL.seed)
    assert _vector("key") == shuffle.key(DEAL).hex()
    assert int(_vector("first dealer of two")) == shuffle.first_dealer(DEAL, 2)
    for attempt in (0, 1):
        assert _vector(f"deck, attempt {attempt}") == "".join(CARD_TEXT[each] for each in shuffle.deck(DEAL, attempt))


def _specified(deal: Deal, attempt: int) -> list[str]:
    """The deck as the page specifies it, written anew and without a look at the other."""
    label = f"poncin-shuffle-1\n{deal.match}\n{deal.hand}\n".encode()
    message = label
    for nonce in deal.nonces:
        message += len(nonce).to_bytes(1, "big") + nonce
    key = hmac.new(deal.seed, message, hashlib.sha256).digest()
    stream = b"".join(
        hmac.new(key, attempt.to_bytes(4, "big") + n.to_bytes(4, "big"), hashlib.sha256).digest() for n in range(20)
    )
    words = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]
    pack = [rank + suit for rank in "A234567JQK" for suit in "hdcs"]
    for place in range(39, 0, -1):
        bound = place + 1
        word = words.pop(0)
        while word >= bound * (2**32 // bound):
            word = words.pop(0)
        pack[place], pack[word % bound] = pack[word % bound], pack[place]
    return pack


@pytest.mark.parametrize("number", range(50))
def test_the_page_and_the_program_agree(number: int) -> None:
    seed = hashlib.sha256(bytes([number])).digest()
    deal = Deal("b" * 20, number, seed, (b"", b"\x01" * 32, b"\x02" * number))
    for attempt in range(3):
        assert [CARD_TEXT[each] for each in shuffle.deck(deal, attempt)] == _specified(deal, attempt)


@pytest.mark.parametrize(
    "other",
    [
        DEAL._replace(match="c" * 20),
        DEAL._replace(hand=1),
        DEAL._replace(seed=bytes(32)),
        DEAL._replace(nonces=(b"\xfe" * 32, b"")),
        DEAL._replace(nonces=(b"", b"\xff" * 32)),
    ],
)
def test_everything_that_goes_in_matters(other: Deal) -> None:
    assert shuffle.deck(other, 0) != shuffle.deck(DEAL, 0)
    assert shuffle.key(other) != shuffle.key(DEAL)


def test_every_card_comes_to_every_place_equally_often() -> None:
    decks = 20_000
    counts = [[0] * 40 for _ in PACK]
    for number in range(decks):
        deal = DEAL._replace(seed=number.to_bytes(32, "big"))
        for place, each in enumerate(shuffle.deck(deal, 0)):
            counts[place][each] += 1
    expected = decks / 40
    chi = sum((seen - expected) ** 2 / expected for row in counts for seen in row) * 39 / 40
    # 39 * 39 degrees of freedom: standard deviation 55. The seeds are fixed, so this never changes.
    assert abs(chi - 1521) < 4 * 55


def _proved(hands: int = 2) -> Record:
    """A match that its first seat gave up, with its proof."""
    game = make("cirulla", 2, {"target": 101})
    deals = [Deal("d" * 20, hand, bytes([hand]) * 32, (b"\x07" * 32, b"")) for hand in range(hands)]

    def decks(hand: int) -> tuple[tuple[int, ...], ...]:
        return decks_for(game, hand, lambda _, attempt: shuffle.deck(deals[hand], attempt))

    match, _ = Match.begin(game, shuffle.first_dealer(deals[0], 2), decks(0))
    while len(match.hands) < hands or match.to_act is not None:
        if match.wants_deal:
            match, _ = match.deal(decks(len(match.hands)))
        else:
            assert match.to_act is not None
            match, _ = match.play(match.to_act, match.legal_moves()[0])
    record = record_of(match, [SeatRecord("A", "human"), SeatRecord("B", "human")])
    record.extra["shuffle"] = {
        "method": shuffle.METHOD,
        "match": "d" * 20,
        "deals": [
            {
                "commitment": shuffle.commitment(deal.match, deal.hand, deal.seed),
                "seed": deal.seed.hex(),
                "nonces": [nonce.hex() for nonce in deal.nonces],
            }
            for deal in deals
        ],
    }
    return read(write(record))


def test_an_honest_record_is_verified() -> None:
    assert verify(_proved()) == 2


def _with_proof(**changed: Any) -> Record:
    record = _proved()
    return replace(record, extra={"shuffle": record.extra["shuffle"] | changed})


def _with_deal(**changed: Any) -> Record:
    first, second = _proved().extra["shuffle"]["deals"]
    return _with_proof(deals=[first, second | changed])


def _with_hand(at: int, **changed: Any) -> Record:
    record = _proved()
    hands = list(record.hands)
    hands[at] = replace(hands[at], **changed)
    return replace(record, hands=tuple(hands))


def _swapped() -> Record:
    first, second, *rest = _proved().hands[1].decks[-1]
    return _with_hand(1, decks=(*_proved().hands[1].decks[:-1], (second, first, *rest)))


SPOILT: dict[str, tuple[Record, str]] = {
    "seed": (_with_deal(seed="00" * 32), "shuffle_commitment"),
    "commitment": (_with_deal(commitment="00" * 32), "shuffle_commitment"),
    "nonce": (_with_deal(nonces=["08" * 32, ""]), "shuffle_deck"),
    "match": (_with_proof(match="e" * 20), "shuffle_commitment"),
    "method": (_with_proof(method="cut"), "shuffle_method"),
    "missing hand": (_with_proof(deals=_proved().extra["shuffle"]["deals"][:1]), "shuffle_deals"),
    "short seed": (_with_deal(seed="00"), "shuffle_form"),
    "no hexadecimal": (_with_deal(seed="zz" * 32), "shuffle_form"),
    "long nonce": (_with_deal(nonces=["00" * 256, ""]), "shuffle_form"),
    "form": (_with_proof(deals=7), "shuffle_form"),
    "deck": (_swapped(), "shuffle_deck"),
    "dealer": (_with_hand(0, dealer=1 - _proved().hands[0].dealer), "shuffle_dealer"),
    "no proof": (replace(_proved(), extra={}), "no_shuffle"),
}


@pytest.mark.parametrize("change", SPOILT)
def test_a_spoilt_record_is_refused(change: str) -> None:
    record, code = SPOILT[change]
    with pytest.raises(BadRecord) as refused:
        verify(record)
    assert refused.value.code == code


def test_the_page_names_the_first_card() -> None:
    assert card(_vector("deck, attempt 0")[:2]) == shuffle.deck(DEAL, 0)[0]
