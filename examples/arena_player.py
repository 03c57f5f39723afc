"""A program that plays in the arena: it takes as many cards as it can, and of equal moves any.

    poncin arena cirulla --bots "casual,program:python examples/arena_player.py"

Everything used here is in docs/arena.md.
"""

import json
import random
import sys
from typing import Any


def choose(request: dict[str, Any]) -> str:
    """The move that takes most cards; declarations, marriages and exchanges come before all cards."""
    moves: list[str] = request["legal"]
    random.Random(request["random"]).shuffle(moves)
    return max(moves, key=lambda move: 99 if " " in move or move == "exchange" else len(move))


def main() -> None:
    """Answer each line of standard input with a line."""
    for line in sys.stdin:
        request = json.loads(line)
        answer = {"type": "ready"} if request["type"] == "hello" else {"type": "move", "move": choose(request)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
