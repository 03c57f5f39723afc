"""A WebSocket client that costs little: thousands of them run in one process, for `poncin bench server`.

It speaks to our own server only, so it understands what that sends: whole texts, pings and a farewell.
"""

import asyncio
from collections.abc import Callable
from typing import cast

_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
"""First bytes of frames that are a whole message."""
_UNMASKING = bytes(4)
"""A mask that changes nothing. Masks protect proxies, of which there are none on the way."""


class Socket(asyncio.Protocol):
    """A connection whose text messages go to ``heard``; `opened` is done when the handshake is."""

    def __init__(self, host: str, path: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        """``host`` with its port."""
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self._closed: asyncio.Future[None] = loop.create_future()
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nCookie: {cookie}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: cG9uY2luIHBvbmNpbiBwbw==\r\n\r\n"
        )
        self._heard = heard
        self._came = b""
        self._transport: asyncio.Transport

    def send(self, text: bytes) -> None:
        """Send a text message."""
        self._transport.write(_frame(_TEXT, text))

    async def close(self) -> None:
        """End the connection, without farewell."""
        self._transport.close()
        await self._closed

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Called by asyncio."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's own do not inherit from it
        self._transport.write(self._request.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        """Called by asyncio."""
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed during the handshake"))
        self._closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Called by asyncio."""
        self._came += data
        if not self.opened.done():
            head, end, rest = self._came.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101 "):
                self.opened.set_exception(ConnectionError(self._came.decode()))
                return
            self.opened.set_result(None)
            self._came = rest
        self._read()

    def _read(self) -> None:
        came, at = self._came, 0
        while len(came) - at >= 2:
            size, begin = came[at + 1], at + 2
            if size >= 126:
                more = 2 if size == 126 else 8
                size, begin = int.from_bytes(came[begin : begin + more]), begin + more
            if len(came) < begin + size:
                break
            kind, text, at = came[at], came[begin : begin + size], begin + size
            if kind == _TEXT:
                self._heard(text)
            elif kind == _PING:
                self._transport.write(_frame(_PONG, text))
            elif kind != _CLOSE:
                raise ValueError(f"a frame that begins with {kind:#x}")
        self._came = came[at:]


def _frame(kind: int, text: bytes) -> bytes:
    size = len(text)
    head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0x80 | 126)) + size.to_bytes(2)
    return head + _UNMASKING + text
