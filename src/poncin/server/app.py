"""The ASGI application: everything put together, begun and ended in order."""

import asyncio
import fcntl
import gc
import sqlite3
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from poncin.errors import PoncinError
from poncin.protocol.registry import ROUTES
from poncin.server import pages
from poncin.server.ahead import Ahead
from poncin.server.archive import Archive
from poncin.server.gate import Gate
from poncin.server.guests import Guests
from poncin.server.hall import Hall
from poncin.server.headers import SecurityHeaders
from poncin.server.http import endpoint, refused
from poncin.server.log import Log
from poncin.server.refusals import Refused
from poncin.server.rest import Rest
from poncin.server.settings import Settings
from poncin.server.socket import TableSocket

_SWEEP = 30.0
"""Seconds between two looks for tables to forget."""
_THOROUGH = 20
"""Looks for tables to forget after which there is one for garbage at the latest."""
_ENDED = 1_000
"""Connections that end leave garbage: when so many more have ended than there are, it is looked for."""
_NEW = 2_000
"""Objects after which the collector looks at these newest ones: a look takes a microsecond for each."""
_NEVER = 1_000_000_000


class Server:
    """A server's parts. It opens its database when the application starts, in the event loop that it will run in."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hall: Hall
        self.log: Log

    def application(self) -> Any:
        """The ASGI application."""
        starlette = Starlette(
            lifespan=self._lifespan, exception_handlers={404: _no_page, 405: _no_method, PoncinError: _refusal}
        )
        self._routes = starlette.router.routes
        pages = SecurityHeaders(starlette)

        def enter(scope: Any, receive: Any, send: Any) -> Coroutine[Any, Any, None]:
            # Each of Starlette's layers keeps a frame for every socket as long as it is open: they go straight in.
            return (self._socket if scope["type"] == "websocket" else pages)(scope, receive, send)

        return enter

    @contextmanager
    def opened(self) -> Iterator[None]:
        """Hold the folder, so that no other process writes there; raises `Refused`."""
        folder = self.settings.data
        try:
            folder.mkdir(parents=True, exist_ok=True)
            lock = (folder / "server.lock").open("a", encoding="utf-8")
        except OSError as error:
            raise Refused("data_unusable", path=str(folder), reason=error.strerror or str(error)) from None
        with lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise Refused("data_in_use", path=str(folder)) from None
            yield

    @asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        settings = self.settings
        self.log = Log(settings.data / "poncin.sqlite3", asyncio.get_running_loop())
        self.hall = Hall(self.log, settings)
        guests = Guests(self.log)
        gate = Gate(settings, guests)
        self._routes += self._served(gate, guests)
        self._socket = TableSocket(self.hall, gate)
        sweeping = asyncio.create_task(self._sweep(gate))
        # A look at all objects stops a server with many tables for seconds: it is taken by `_sweep` alone, and seldom.
        gc.set_threshold(_NEW, _NEVER, _NEVER)
        try:
            yield
        finally:
            self.hall.closing = True
            sweeping.cancel()
            with suppress(asyncio.CancelledError):
                await sweeping
            self.hall.thinkers.close()
            await asyncio.to_thread(self.log.close)

    def _served(self, gate: Gate, guests: Guests) -> list[Route]:
        rest = Rest(self.hall, guests, Archive(self.log), gate)
        limits = self.settings.limits
        endpoints = {route.name: endpoint(route, getattr(rest, route.name), gate, limits) for route in ROUTES}
        return [
            *(Route(route.path, endpoints[route.name], methods=[route.method]) for route in ROUTES),
            Route("/livez", _live),
            Route("/readyz", self._ready),
            Route("/openapi.json", pages.openapi_json),
            Route("/asyncapi.json", pages.asyncapi_json),
            Route("/docs", pages.docs),
            Route("/docs.css", pages.docs_css),
            Route("/{path:path}", pages.client(Ahead(endpoints).answers)),
        ]

    async def _ready(self, _: Request) -> Response:
        """Whether the server can serve: it is not closing, and its disk takes what it writes."""
        if self.hall.closing:
            return PlainTextResponse("closing\n", 503)
        try:
            await self.log.write_now()
        except sqlite3.Error as error:
            return PlainTextResponse(f"{error}\n", 503)
        return PlainTextResponse("ready\n")

    async def _sweep(self, gate: Gate) -> None:
        ended = sweeps = 0
        while True:
            await asyncio.sleep(_SWEEP)
            self.hall.forget()
            sweeps += 1
            if sweeps >= _THOROUGH or gate.ended - ended >= gate.connections() + _ENDED:
                gc.collect()
                ended, sweeps = gate.ended, 0


async def _live(_: Request) -> Response:
    """Whether the event loop runs."""
    return PlainTextResponse("alive\n")


async def _no_page(request: Request, _: Exception) -> Response:
    return refused(Refused("no_such_page", path=request.url.path))


async def _no_method(request: Request, _: Exception) -> Response:
    return refused(Refused("no_such_method", method=request.method, path=request.url.path))


async def _refusal(_: Request, error: Exception) -> Response:
    assert isinstance(error, PoncinError)
    return refused(error)
