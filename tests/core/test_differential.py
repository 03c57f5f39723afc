"""Random hands in Python and in the core, over random options, compared move by move.

``PONCIN_CORE_HANDS`` sets how many hands of each game are traced (2,000 unless it is set): a million take most of an
hour. ``PONCIN_CORE_RUN`` (0 unless it is set) numbers runs: each number has hands of its own. `docs/core.md` tells what
such runs found.
"""

import os
import random
from array import array
from itertools import count

import pytest

from poncin.bots.native import packed_move
from poncin.bots.native_text import state_text, view_text
from poncin.rng import Stream
from tests.core.hands import PLAYERS, calls, events_text, some_deal, some_game

HANDS = int(os.environ.get("PONCIN_CORE_HANDS", "2000"))
PARTS = 4
FIRST_PART = PARTS * int(os.environ.get("PONCIN_CORE_RUN", "0"))
LOOKED_AT = 500
"""Of these hands of each game every position, view and event is compared, too."""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", PLAYERS)
def test_hands_traced(name: str, part: int) -> None:
    """The legal moves of every position, the last position whole, and the score sheet."""
    numbers = range(part * HANDS // PARTS, (part + 1) * HANDS // PARTS)
    part += FIRST_PART
    rng = random.Random(f"{name} {part}")
    for hand in numbers:
        game = some_game(name, rng)
        core, stream = calls(game), Stream(hand).child(part)
        dealer, deck = some_deal(game, core, stream, rng)
        state = game.start(dealer, deck).state
        lists, picks = array("Q"), []
        while legal := game.legal_moves(state):
            lists.append(len(legal))
            lists.extend(map(packed_move, legal))
            picks.append(stream.below(len(legal)))
            state = game.play(state, legal[picks[-1]]).state
        lists.append(0)
        traced, last = core.trace(deck, dealer, picks)
        where = f"hand {hand} of part {part}: {core.game.info.id} {core.game.options.changed()}"
        assert traced == lists, where
        assert core.text(last) == state_text(state), where
        assert core.score(last) == game.score(state).items(), where


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", PLAYERS)
def test_hands_looked_at(name: str, part: int) -> None:
    """Every position, a view of it, whole states that fit the view, and the events of the move."""
    rng = random.Random(f"look {name} {part}")
    for hand in range(LOOKED_AT // PARTS):
        game = some_game(name, rng)
        core, stream = calls(game), Stream(hand).child(part + 10)
        dealer, deck = some_deal(game, core, stream, rng)
        state, packed = game.start(dealer, deck).state, core.deal(deck, dealer)
        assert packed is not None
        for ply in count():
            assert core.text(packed) == state_text(state)
            assert core.pack(state) == core.pack(core.text(packed))
            seat = rng.choice([None, *range(game.players)])
            view = game.view(state, seat)
            assert core.view(packed, seat) == view_text(view)
            if ply % 8 == 0:
                (world,) = core.resample(view, hand, 1)
                assert core.view(world, seat) == view_text(view)
            legal = game.legal_moves(state)
            assert core.legal(packed) == list(map(packed_move, legal))
            if not legal:
                break
            move = rng.choice(legal)
            step = game.play(state, move)
            assert core.events(packed, packed_move(move)) == events_text(step.events)
            state, packed = step.state, core.play(packed, packed_move(move))
