"""What everybody remembers of the running hand while it is played."""

from collections.abc import Sequence
from typing import Any

from poncin.rules.moves import Move

Past = Sequence[tuple[Any, Move]]
"""The public part before each move, and the move."""
