"""Games with random options, and the core's calls for them."""

import random
from typing import Any

from poncin.bots import native
from poncin.bots.native import Native
from poncin.rng import Stream
from poncin.rules.game import Deck
from poncin.rules.registry import AnyGame, find, make

PLAYERS = {"cirulla": (2, 3, 4), "cirollon": (4,), "mariagio": (2,)}


def calls(game: AnyGame) -> Native:
    """The core's calls for a game; the tests need them."""
    core = native.find(game)
    assert core is not None, "cargo is here, so scripts/setup builds the core"
    return core


def some_game(name: str, rng: random.Random) -> AnyGame:
    """A game with some options changed, at times with none."""
    options: dict[str, object] = {}
    if rng.random() < 0.8:
        changed = [option for option in find(name).info.options.table() if rng.random() < 0.35]
        options = {option.name: rng.choice(list(option.values)) for option in changed}
    return make(name, rng.choice(PLAYERS[name]), options)


def some_deal(game: AnyGame, core: Native, stream: Stream, rng: random.Random) -> tuple[int, Deck]:
    """A dealer and a deck that is not annulled; Python and the core must agree on those that are."""
    dealer, attempt = rng.randrange(game.players), 0
    while True:
        deck = stream.child(attempt).deck()
        annulled = game.annulment(deck)
        assert (annulled is not None) == (core.deal(deck, dealer) is None)
        if annulled is None:
            return dealer, deck
        attempt += 1


def events_text(events: tuple[Any, ...]) -> str:
    """Events as the core writes them."""
    return "; ".join(" ".join((type(event).__name__, *map(_field, event))) for event in events)


def _field(value: object) -> str:
    if value is None:
        return "-"
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
