"""A program that plays at a table of a poncin server: it takes the first free seat and the capture marked best.

    python examples/program.py http://127.0.0.1:8000 CODE TOKEN

A person makes the token with POST /api/tokens (or in the browser). Everything used here is in docs/protocol.md.
"""

import asyncio
import itertools
import json
import secrets
import sys
from typing import Any

from websockets.asyncio.client import connect


def choose(choices: list[dict[str, Any]]) -> str:
    """The move to make: declarations first, then the best-looking capture of most cards."""
    plays = [each for each in choices if each["do"] == "play" and each["best"]]
    others = [each for each in choices if each["do"] != "play"]
    chosen = others[0] if others else max(plays, key=lambda each: len(each["takes"]))
    return str(chosen["move"])


def next_command(state: dict[str, Any]) -> dict[str, Any] | None:
    """What to do in the state of the newest message; nothing while others are to act."""
    table, you = state["table"], state["you"]
    if not you["seats"]:
        free = [number for number, seat in enumerate(table["seats"]) if seat["kind"] == "free"]
        return {"type": "sit", "seat": free[0]} if free and "sit" in you["may"] else None
    for seat in you["seats"]:
        if "move" in seat["may"]:
            return {"type": "move", "seat": seat["seat"], "move": choose(seat["choices"])}
        if "ready" in seat["may"]:
            return {"type": "ready", "nonce": secrets.token_hex(32)}
        if "answer" in seat["may"]:
            return {"type": "answer", "seat": seat["seat"], "yes": True}
    return None


async def play(server: str, code: str, token: str) -> dict[str, Any]:
    """Play one match and return how it ended; one command at a time is on its way."""
    keys = (f"{secrets.token_hex(8)}-{number}" for number in itertools.count())
    address = f"{server.replace('http', 'ws', 1)}/ws/{code}"
    waiting = ""
    async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}, compression=None) as socket:
        state: dict[str, Any] = {}
        async for text in socket:
            message = json.loads(text)
            if message["type"] in ("snapshot", "update"):
                state = message
            elif message["type"] in ("ack", "refused") and message["key"] == waiting:
                waiting = ""
                if message["type"] == "ack" and message["seq"] > state["seq"]:
                    continue  # the update that belongs to it comes next
            if state["table"]["phase"] == "over":
                return dict(state["table"]["match"])
            command = None if waiting else next_command(state)
            if command is not None:
                waiting = next(keys)
                await socket.send(json.dumps(command | {"key": waiting, "seq": state["seq"]}))
    raise ConnectionError("the server closed the connection")


if __name__ == "__main__":
    match = asyncio.run(play(*sys.argv[1:4]))
    print(json.dumps({"totals": match["totals"], "ending": match["ending"]}))
