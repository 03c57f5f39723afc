"""Whether the cards of a record follow from what its server promised; needs nothing but the record."""

import hmac
from typing import Any

import msgspec
from msgspec import Struct

from poncin.errors import BadRecord
from poncin.record import Record, game_of
from poncin.server import shuffle
from poncin.server.shuffle import Deal


class _Deal(Struct, frozen=True):
    commitment: str
    seed: str
    nonces: list[str]


class _Proof(Struct, frozen=True):
    method: str
    match: str
    deals: list[_Deal]


def verify(record: Record) -> int:
    """Check seeds against commitments, and all decks and the first dealer against seeds and nonces.

    Returns the number of hands; raises `BadRecord` with the place of what does not agree. Whoever played compares the
    commitments with those that were told before each deal: that the record holds the same ones only they can know.
    """
    proof = _proof(record.extra.get("shuffle"))
    if len(proof.deals) != len(record.hands):
        raise BadRecord("shuffle_deals", value=len(record.hands), allowed=len(proof.deals))
    for number, (told, hand) in enumerate(zip(proof.deals, record.hands, strict=True)):
        deal = _deal(proof.match, number, told)
        promised = shuffle.commitment(deal.match, deal.hand, deal.seed)
        if not hmac.compare_digest(promised, told.commitment):
            raise BadRecord("shuffle_commitment", hand=number + 1)
        dealer = shuffle.first_dealer(deal, game_of(record).players)
        if number == 0 and hand.dealer != dealer:
            raise BadRecord("shuffle_dealer", hand=1, value=hand.dealer, allowed=dealer)
        for attempt, deck in enumerate(hand.decks):
            if deck != shuffle.deck(deal, attempt):
                raise BadRecord("shuffle_deck", hand=number + 1, deck=attempt + 1)
    return len(record.hands)


def _proof(found: Any) -> _Proof:
    if found is None:
        raise BadRecord("no_shuffle")
    try:
        proof = msgspec.convert(found, _Proof)
    except msgspec.ValidationError as error:
        raise BadRecord("shuffle_form", member=str(error)) from None
    if proof.method != shuffle.METHOD:
        raise BadRecord("shuffle_method", value=proof.method, allowed=shuffle.METHOD)
    return proof


def _deal(match: str, hand: int, told: _Deal) -> Deal:
    try:
        nonces = tuple(bytes.fromhex(nonce) for nonce in told.nonces)
        seed = bytes.fromhex(told.seed)
    except ValueError:
        raise BadRecord("shuffle_form", member="seed, nonces", hand=hand + 1) from None
    if max(map(len, nonces), default=0) > 255 or len(seed) != 32:
        raise BadRecord("shuffle_form", member="seed, nonces", hand=hand + 1)
    return Deal(match, hand, seed, nonces)
