"""A server as a process."""

import logging
import resource
import signal
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn

from poncin.server.app import Server
from poncin.server.refusals import Refused
from poncin.server.settings import Settings
from poncin.server.wire import Wire

_GRACE = 5
"""Seconds that open connections have to end when the server is told to."""


class _Unfinished(logging.Filter):
    """uvicorn takes a handshake that was answered with a refusal for one without an answer, and says so each time."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to tell it."""
        return record.msg != "ASGI callable returned without completing handshake."


class _Uvicorn(uvicorn.Server):
    """Tells as soon as it listens."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve."""
        await super().startup(sockets)
        if self.started:
            self._started()


def run(settings: Settings, started: Callable[[str], None], *, elsewhere: bool = False) -> None:
    """Serve until told to stop (SIGTERM, SIGINT): nothing that was acknowledged is lost, sockets close with 1012.

    ``started`` is called with the address when the server listens. With ``elsewhere`` the next free port will do, too.
    Raises `Refused` where the address is taken or the folder is in use.
    """
    # Each connection is an open file: as many as the system allows, not as many as it thinks of by itself.
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    server = Server(settings)
    listening = _listen(settings, elsewhere=elsewhere)
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{host}:{listening.getsockname()[1]}/"
    config = uvicorn.Config(
        server.application(),
        ws=Wire,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=40,
        loop="uvloop",
        http="httptools",
        lifespan="on",
        interface="asgi3",
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
        _told_in(settings.data).write_text(address, encoding="utf-8")
        _Uvicorn(config, lambda: started(address)).run([listening])


def address_of(data: Path) -> str | None:
    """The address of the server that uses a folder; None if it has not said it yet."""
    file = _told_in(data)
    return file.read_text(encoding="utf-8") if file.is_file() else None


def _told_in(data: Path) -> Path:
    return data / "address"


def _listen(settings: Settings, *, elsewhere: bool) -> socket.socket:
    # The next ones first, so that the browser most often finds what it keeps for an address.
    others = (*range(settings.port + 1, min(settings.port + 10, 65536)), 0) if elsewhere else ()
    refused = None
    for port in (settings.port, *others):
        try:
            return _bound(settings.host, port)
        except OSError as error:
            refused = refused or error.strerror or str(error)
    raise Refused("cannot_listen", address=f"{settings.host}:{settings.port}", reason=refused)


def _bound(host: str, port: int) -> socket.socket:
    """A socket that listens; raises `OSError`."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(4096)
    except OSError:
        listening.close()
        raise
    return listening
