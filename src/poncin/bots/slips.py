"""Human slips: something does not come to mind, a value is felt rather than known."""

from math import log

from poncin.rng import Stream


def happens(chance: float, rng: Stream) -> bool:
    """Whether something that has this chance comes to pass."""
    return rng.uniform() < chance


def vague(spread: float, rng: Stream) -> float:
    """An error of the logistic distribution: of two values that are ``spread`` apart three in four see the better."""
    chance = 0.5 + (rng.uniform() - 0.5) * (1 - 1e-9)
    return 0.8 * spread * log(chance / (1 - chance))
