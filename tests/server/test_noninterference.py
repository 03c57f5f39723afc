"""Nobody is told what they may not know: worlds that differ in it alone give the same bytes, position by position.

For every position of random hands and every seat, the hidden cards are dealt anew so that they fit what the seat knows
(`Game.resample`), the decks are replaced by others, and everything the server can tell that seat is compared: snapshot,
update, lobby, score sheets, and now and then the reasons why each card may not be played. The same is done over real
sockets with whole server processes, their answers over REST and what they print.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from poncin.rng import Stream
from poncin.rules.registry import make
from tests.server.serving import AtTable, Guest, server, with_client
from tests.server.worlds import GUESTS, ONLOOKER, begun, other_world, positions, told

# Hands of 36 to 45 positions, each seen from every seat and by an onlooker: more than 20,000 pairs in all.
HANDS = {("cirulla", 2): 55, ("cirulla", 3): 30, ("cirulla", 4): 25, ("cirollon", 4): 30, ("mariagio", 2): 55}
SHARDS = 4
_REASONS = 9
"""One pair of so many is also asked why each card may not be played."""


def _pairs(game: str, players: int, hands: range) -> int:
    """Compare, and count what was compared."""
    pairs = 0
    for number in hands:
        rng = Stream(number)
        for state in positions(begun(game, players, number), rng):
            for seat in (*range(players), None):
                guest = ONLOOKER if seat is None else GUESTS[seat]
                other = other_world(state, seat, rng)
                reasons = pairs % _REASONS == 0
                assert told(state, guest, reasons) == told(other, guest, reasons), (number, state.seq, seat)
                pairs += 1
    return pairs


@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize(("game", "players"), HANDS, ids=[f"{game}-{players}" for game, players in HANDS])
def test_two_worlds_tell_a_seat_the_same(game: str, players: int, shard: int) -> None:
    hands = range(shard, HANDS[game, players], SHARDS)
    pairs = _pairs(game, players, hands)
    least = 40 if game == "mariagio" else 36
    assert pairs >= least * len(hands) * (players + 1)


def test_there_are_enough_pairs() -> None:
    least = {"mariagio": 40, "cirulla": 36, "cirollon": 36}
    assert sum(least[game] * hands * (players + 1) for (game, players), hands in HANDS.items()) >= 20_000


def test_the_worlds_differ() -> None:
    """The comparison would notice: to the other seats the two worlds are different ones."""
    different = 0
    for state in positions(begun("cirulla", 2, 1), Stream(1)):
        other = other_world(state, 0, Stream(state.seq))
        different += told(state, GUESTS[1], False) != told(other, GUESTS[1], False)
    assert different > 15


# ── over real sockets ──

_FIXED = """
import itertools, json, os
from poncin.server import ids, shuffle
numbers = itertools.count(1)
ids._random = lambda signs: "".join(ids._SIGNS[next(numbers) * 7 % 31] for _ in range(signs))
seeds = itertools.count(1)
import poncin.server.deciding as deciding, poncin.server.hall as hall
seed = lambda: next(seeds).to_bytes(32, "big")
deciding.new_seed = hall.new_seed = seed
deck = {deck!r}
shuffle.deck = lambda deal, attempt: tuple(deck)
shuffle.first_dealer = lambda deal, players: {dealer}
"""


def _worlds(game: str, players: int, number: int) -> Iterator[tuple[list[int], int]]:
    """Two packs and a dealer such that seat 0 is dealt the same and the table shows the same, and seat 0 is to act."""
    played = make(game, players)
    rng = Stream(number)
    for attempt in range(1000):
        deck = list(rng.child(attempt).deck())
        if played.annulment(tuple(deck)):
            continue
        for dealer in range(players):
            state = played.start(dealer, tuple(deck)).state
            if state.public.to_act == 0:
                view = played.view(state, 0)
                yield deck, dealer
                hidden = [at for at, card in enumerate(deck) if not _known(view, card)]
                order = rng.shuffled(hidden)
                other = list(deck)
                for at, source in zip(hidden, order, strict=True):
                    other[at] = deck[source]
                assert played.view(played.start(dealer, tuple(other)).state, 0) == view
                assert other != deck
                yield other, dealer
                return


def _known(view: Any, card: int) -> bool:
    public = view.public
    table = getattr(public, "table", 0) | sum(public.piles)
    upcard = getattr(public, "upcard", None)
    return bool((view.hand | table) >> card & 1) or card == upcard


def _everything(folder: Path, game: str, players: int, deck: list[int], dealer: int) -> list[str]:
    """All that seat 0 and an onlooker hear, up to and with seat 0's first card; and all that the process prints."""
    before = with_client(folder / "static") + _FIXED.format(deck=deck, dealer=dealer)
    with server(folder, before=before) as running:
        guests = [Guest(running, f"P{seat}") for seat in range(players)]
        tables, watching = _dealt(guests, Guest(running, "Anna"), game)
        own = tables[0]
        moves = [choice["move"] for choice in own.choices() if choice["do"] == "play"]
        heard = [json.dumps(own.ask("why", seat=0, move=card, lang="it")) for card in (moves[0], "7d", "Kc")]
        own.do("move", seat=0, move=moves[0])
        while watching.last["seq"] < own.last["seq"]:
            watching.receive()
        heard += own.raw + watching.raw + _over_rest(own) + _over_rest(watching)
        for table in (*tables, watching):
            table.close()
    heard.append((folder / "stderr").read_text())
    return [re.sub(r'"(?:left|made)":\d+', "", text) for text in heard]


def _dealt(guests: list[Guest], onlooker: Guest, game: str) -> tuple[list[AtTable], AtTable]:
    """All of them at a table whose first hand is dealt; the commands come in the same order in every world."""
    code = guests[0].make(game, len(guests))
    tables = [guest.sit_down(code) for guest in guests]
    for seat, table in enumerate(tables[1:], start=1):
        table.do("sit", seat=seat)
    watching = onlooker.sit_down(code)
    while tables[0].last["seq"] < tables[-1].last["seq"]:
        tables[0].receive()
    tables[0].do("start")
    for table in tables[1:]:
        while table.phase != "dealing":
            table.receive()
        table.do("ready")
    for table in (*tables, watching):
        while table.phase != "playing":
            table.receive()
    return tables, watching


def _over_rest(at: AtTable) -> list[str]:
    """Everything that REST and the pages tell of the table."""
    paths = [f"/api/tables/{at.code}{each}" for each in ("", "/log", "/sheets")]
    match = at.table["match"]["id"]
    paths += ["/api/tables", f"/api/matches/{match}", f"/api/matches/{match}/record", "/api/statistics"]
    told = [json.dumps(at.guest.call("GET", path).body) for path in paths]
    pages = [at.guest.call("GET", path, Accept="text/html") for path in (f"/t/{at.code}", f"/m/{match}", "/")]
    assert f'"/api/tables/{at.code}":' in pages[0].body
    return told + [page.body for page in pages]


@pytest.mark.parametrize(("game", "players"), [("cirulla", 2), ("cirollon", 4), ("mariagio", 2), ("cirulla", 3)])
@pytest.mark.parametrize("number", range(2))
def test_two_servers_tell_a_seat_the_same(tmp_path: Path, game: str, players: int, number: int) -> None:
    one, other = (
        _everything(tmp_path / str(world), game, players, deck, dealer)
        for world, (deck, dealer) in enumerate(_worlds(game, players, number))
    )
    assert one == other
    assert len(one) > 12
