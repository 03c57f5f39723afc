"""How a REST request is read and answered: one function for every route of the registry."""

import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from poncin.errors import PoncinError
from poncin.protocol.registry import Route, Text
from poncin.server.deciding import Actor
from poncin.server.gate import Caller, Gate
from poncin.server.refusals import Refused, refusal_of, status_of
from poncin.server.settings import Limits

encode = msgspec.json.Encoder().encode


class Call:
    """A request that has passed the gate: who calls, the parts of its path, and its body, read by the route's type."""

    def __init__(self, request: Request, caller: Caller, body: Any) -> None:
        self.request = request
        self.caller = caller
        self.body = body
        self.path: dict[str, str] = request.path_params

    @property
    def guest(self) -> int | None:
        """The number of the guest."""
        return self.caller.actor.guest if self.caller.actor else None

    @property
    def actor(self) -> Actor:
        """The guest; raises `Refused` where nobody known calls."""
        if self.caller.actor is None:
            raise Refused("no_guest")
        return self.caller.actor

    def number(self, name: str) -> int | None:
        """A whole number of the query; raises `Refused` for anything else."""
        text = self.request.query_params.get(name)
        return None if text is None else whole(text, name)


Handler = Callable[[Call], Awaitable[Any]]


def endpoint(route: Route, handler: Handler, gate: Gate, limits: Limits) -> Callable[[Request], Awaitable[Response]]:
    """The function that Starlette calls for a route. ``handler`` returns the route's answer or a response."""
    decoder = None if route.body is None or isinstance(route.body, Text) else msgspec.json.Decoder(route.body)

    async def respond(request: Request) -> Response:
        try:
            caller = gate.caller(request.scope, changes=route.method != "GET")
            if route.who != "anybody" and caller.actor is None:
                raise Refused("no_guest")
            if route.who == "person" and caller.actor is not None and caller.actor.program:
                raise Refused("only_people")
            body = None
            if route.body is not None:
                read = await _read(request, limits.import_bytes if decoder is None else limits.message_bytes)
                body = _decoded(decoder, read) if decoder else read
            answer = await handler(Call(request, caller, body))
        except PoncinError as error:
            return refused(error)
        except sqlite3.Error as error:
            return refused(Refused("log_failed", reason=str(error)))
        if isinstance(answer, Response):
            return answer
        return json(answer, route.status)

    return respond


def json(answer: Any, status: int = 200) -> Response:
    """A struct as a response; None: no content."""
    if answer is None:
        return Response(status_code=status)
    headers = {"cache-control": "no-store"}
    return Response(encode(answer), status, headers, media_type="application/json")


def refused(error: PoncinError) -> Response:
    """A refusal as a response."""
    response = json(refusal_of(error), status_of(error.code))
    if error.code == "too_fast":
        response.headers["retry-after"] = "2"
    return response


def whole(text: str, name: str) -> int:
    """A whole number of a path or query; raises `Refused`."""
    if not (text.isascii() and text.isdigit() and len(text) <= 15):
        raise Refused("bad_message", reason=name)
    return int(text)


async def _read(request: Request, most: int) -> bytes:
    """The body, as far as it is not too big."""
    found = bytearray()
    async for part in request.stream():
        found += part
        if len(found) > most:
            raise Refused("message_too_big", most=most)
    return bytes(found)


def _decoded(decoder: Any, body: bytes) -> Any:
    try:
        return decoder.decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad_message", reason=str(error)) from None
