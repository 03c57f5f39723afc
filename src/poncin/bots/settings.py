"""What each level that searches asks of the search, by game: the one place where their strength is set."""

from collections.abc import Mapping
from dataclasses import dataclass

from poncin.bots.search import Budget


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one level in one game."""

    words: str
    """What the core is told: ``key=value`` words, explained in ``docs/core.md``."""
    python: int
    """The playouts (of the baseline ``worlds``: deals) that Python makes where there is no core."""
    unit: str = "playouts"
    """What a number in the level's name counts."""
    manners: float = 0.0
    """At tables of partners: points within which the club's favourite is played, so that a partner can follow."""

    def line(self, budget: Budget | None, part: float = 1.0) -> str:
        """The words for the core: with another budget, or only a part of its own."""
        words = self.words.split()
        if budget is not None:
            words = [word for word in words if _key(word) not in _WORK]
            words.append(f"ms={budget.milliseconds}" if budget.milliseconds else f"{self.unit}={budget.iterations}")
        return " ".join(_scaled(word, part) for word in words)


_WORK = ("playouts", "worlds", "ms")

_COUNTER = "worlds=16 horizon=2 halve=0 trust=2"
_READING = "infer=4 temper=0.3"
"""Hidden cards are guessed by what the others have played; in Mariagio they always are, by what players keep."""

LEVELS: dict[str, Mapping[str, Settings]] = {
    "counter": {
        "cirulla": Settings(_COUNTER, 160),
        "cirollon": Settings(_COUNTER, 100),
        "mariagio": Settings("playouts=200 horizon=8 trust=2", 60),
    },
    "expert": {
        "cirulla": Settings("worlds=12 horizon=4 halve=0 trust=2", 150, manners=0.05),
        "cirollon": Settings("worlds=16 horizon=4 halve=0 trust=2", 150, manners=0.05),
        "mariagio": Settings("playouts=600 horizon=8 trust=2 exact=6", 150),
    },
    "strong": {
        "cirulla": Settings(f"playouts=120 horizon=6 {_READING}", 400, manners=0.05),
        "cirollon": Settings(f"playouts=300 horizon=8 {_READING}", 400, manners=0.05),
        "mariagio": Settings("playouts=1500 horizon=8 tree=1 exact=6", 400),
    },
    "master": {
        "cirulla": Settings(f"playouts=6000 horizon=8 tree=1 widen=1 {_READING}", 800, manners=0.05),
        "cirollon": Settings(f"playouts=3200 horizon=8 tree=1 {_READING}", 800, manners=0.05),
        "mariagio": Settings("playouts=3000 horizon=8 tree=1 exact=12 explore=0.35", 800),
    },
    "oracle": {
        "cirulla": Settings("playouts=2000", 400),
        "cirollon": Settings("playouts=2000 horizon=8 tree=1", 400),
        "mariagio": Settings("playouts=2000", 400),
    },
    "worlds": dict.fromkeys(
        ("cirulla", "cirollon", "mariagio"), Settings("worlds=128 policy=casual slips=0.1 halve=0", 128, unit="worlds")
    ),
    "ismcts": dict.fromkeys(("cirulla", "cirollon", "mariagio"), Settings("", 400)),
    "textbook": dict.fromkeys(
        ("cirulla", "cirollon", "mariagio"), Settings("playouts=400 policy=random root=1 widen=0", 400)
    ),
}


def settings_of(level: str, game: str) -> Settings:
    """The settings of a level that searches; in a game that nobody has tuned it for those of Cirulla."""
    by_game = LEVELS[level]
    return by_game.get(game, by_game["cirulla"])


def _key(word: str) -> str:
    return word.partition("=")[0]


def _scaled(word: str, part: float) -> str:
    key, _, value = word.partition("=")
    return f"{key}={max(1, round(int(value) * part))}" if part != 1 and key in _WORK else word
