"""For authors of games: the suite that every game passes, counts of move sequences, random play.

`poncin.testing.strategies` has Hypothesis strategies; it needs the library ``hypothesis``.
"""

from poncin.testing.conformance import check_game
from poncin.testing.perft import perft, perft_split
from poncin.testing.playing import random_hand, random_match, random_position

__all__ = ["check_game", "perft", "perft_split", "random_hand", "random_match", "random_position"]
