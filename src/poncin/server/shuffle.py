"""The provable shuffle: a deck that neither the server nor a player can have chosen alone.

For each hand the server draws a seed and tells its SHA-256, bound to match and hand, before any seat gives a nonce. The
deck follows from seed and nonces; the seed is revealed when the match is over. ``docs/fairness.md`` specifies every
byte and gives test vectors.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from poncin.cards import PACK
from poncin.rules.game import Deck

METHOD = "poncin-shuffle-1"
_DEALER = 0xFFFFFFFF
"""The attempt number of the numbers that draw the first dealer; no deal is annulled so often."""


class Deal(NamedTuple):
    """What a hand's cards follow from: ``nonces`` by seat, empty where a seat gave none."""

    match: str
    hand: int
    seed: bytes
    nonces: tuple[bytes, ...]


def new_seed() -> bytes:
    """256 random bits of the operating system."""
    return secrets.token_bytes(32)


@lru_cache(maxsize=1 << 13)
def commitment(match: str, hand: int, seed: bytes) -> str:
    """What is told of a seed before the nonces are given."""
    return hashlib.sha256(_label(match, hand) + seed).hexdigest()


def key(deal: Deal) -> bytes:
    """HMAC-SHA256 of match, hand and all nonces under the seed; each nonce follows its length in one byte."""
    nonces = b"".join(bytes([len(nonce)]) + nonce for nonce in deal.nonces)
    return hmac.digest(deal.seed, _label(deal.match, deal.hand) + nonces, "sha256")


def deck(deal: Deal, attempt: int) -> Deck:
    """The pack in the order in which it is dealt; attempt 0, then 1 where the first table annuls the deal, and so on.

    Fisher-Yates from the last place down, every number drawn by rejection and so without bias.
    """
    words = _words(key(deal), attempt)
    cards = list(PACK)
    for last in range(len(cards) - 1, 0, -1):
        other = _below(last + 1, words)
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)


def first_dealer(deal: Deal, players: int) -> int:
    """The seat that deals the first hand of a match."""
    return _below(players, _words(key(deal), _DEALER))


def bot_number(deal: Deal) -> int:
    """A 64-bit number that the computer players' luck in a hand follows from; known to nobody before the seed is."""
    return int.from_bytes(hmac.digest(key(deal), b"bots", "sha256")[:8], "big")


def shuffled(items: Sequence[int]) -> list[int]:
    """The items in an order that the operating system's randomness draws."""
    return secrets.SystemRandom().sample(list(items), len(items))


def _label(match: str, hand: int) -> bytes:
    return f"{METHOD}\n{match}\n{hand}\n".encode()


def _words(under: bytes, attempt: int) -> Iterator[int]:
    """32-bit numbers, eight from each block: HMAC-SHA256 of attempt and block number, four bytes each, big-endian."""
    block = 0
    while True:
        digest = hmac.digest(under, attempt.to_bytes(4, "big") + block.to_bytes(4, "big"), "sha256")
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def _below(bound: int, words: Iterator[int]) -> int:
    limit = (1 << 32) // bound * bound
    return next(word for word in words if word < limit) % bound
