"""A server as a process."""

import logging
import signal
import socket
import webbrowser

import uvicorn

from poncin.server.app import Server
from poncin.server.refusals import Refused
from poncin.server.settings import Settings

_GRACE = 5
"""Seconds that open connections have to end when the server is told to."""


class _Unfinished(logging.Filter):
    """uvicorn takes a handshake that was answered with a refusal for one without an answer, and says so each time."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to tell it."""
        return record.msg != "ASGI callable returned without completing handshake."


class _Uvicorn(uvicorn.Server):
    """Tells where it listens as soon as it does."""

    def __init__(self, config: uvicorn.Config, url: str, open_browser: bool) -> None:
        super().__init__(config)
        self._url = url
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve."""
        await super().startup(sockets)
        if self.started:
            print(f"poncin: {self._url}", flush=True)
            if self._open_browser:
                webbrowser.open(self._url)


def run(settings: Settings, *, open_browser: bool = False) -> None:
    """Serve until told to stop (SIGTERM, SIGINT): nothing that was acknowledged is lost, sockets close with 1012.

    Raises `Refused` where the address is taken or the folder is in use.
    """
    server = Server(settings)
    listening = _listen(settings)
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    config = uvicorn.Config(
        server.application(),
        ws="websockets-sansio",
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=40,
        loop="uvloop",
        http="httptools",
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=_GRACE,
    )
    # uvicorn raises the signal that stopped it once more at its end: it has been obeyed then.
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, lambda *_: None)
    logging.getLogger("uvicorn.error").addFilter(_Unfinished())
    with server.opened(), listening:
        _Uvicorn(config, f"http://{host}:{listening.getsockname()[1]}/", open_browser).run([listening])


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        address = f"{settings.host}:{settings.port}"
        raise Refused("cannot_listen", address=address, reason=error.strerror or str(error)) from None
    listening.listen(4096)
    return listening
