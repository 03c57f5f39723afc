"""Answers that come with a page: what its script would ask for first, told by the same handlers to the same caller."""

import re
from collections.abc import Awaitable, Callable, Mapping

from starlette.requests import Request
from starlette.responses import Response

from poncin.protocol.registry import ROUTES

Endpoint = Callable[[Request], Awaitable[Response]]

_ASKED = {
    re.compile(r""): ("lobby",),
    re.compile(r"t/(?P<code>[\w-]+)", re.ASCII): ("me", "see_table"),
    re.compile(r"m/(?P<id>[\w-]+)", re.ASCII): ("see_match", "replay", "record"),
}
"""The addresses of pages, without the first slash, and the routes that each page asks at once."""
_FIRST = {"ply": "0"}
"""Parts of a route's path that the page's address does not tell: a replay begins at the beginning."""
_PATHS = {route.name: route.path for route in ROUTES}
_MOST = 11_000
"""Bytes of answers: with the page and its headers no more than what goes over a new connection at once (14 KB)."""


class Ahead:
    """The answers for each page."""

    def __init__(self, endpoints: Mapping[str, Endpoint]) -> None:
        """``endpoints`` are the functions that answer the routes, by the routes' names."""
        self._endpoints = endpoints

    async def answers(self, request: Request, page: str) -> bytes:
        """A JSON object of answers by address, to stand in HTML; empty where the page asks nothing or nothing is told.

        ``page`` is its address without the first slash. What is refused, or does not fit, the page asks for itself.
        """
        found: list[bytes] = []
        for pattern, routes in _ASKED.items():
            if (named := pattern.fullmatch(page)) is None:
                continue
            for route in routes:
                answer = await self._answer(request, route, _FIRST | named.groupdict())
                if answer and sum(map(len, found)) + len(answer) <= _MOST:
                    found.append(answer)
        # Names are what people have written: no text may end the element that this stands in.
        return b"{%b}" % b",".join(found).replace(b"<", rb"\u003c") if found else b""

    async def _answer(self, request: Request, route: str, parts: dict[str, str]) -> bytes:
        address = _PATHS[route].format(**parts)
        asked = {**request.scope, "path": address, "path_params": parts, "query_string": b""}
        response = await self._endpoints[route](Request(asked))
        body = bytes(response.body).strip()
        return b'"%b":%b' % (address.encode(), body) if response.status_code == 200 else b""
