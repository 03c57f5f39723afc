"""A WebSocket client that costs little: thousands of them run in one process, for `poncin bench server`."""

import asyncio
from collections.abc import Callable
from typing import cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.typing import Origin
from websockets.uri import parse_uri


class Socket(asyncio.Protocol):
    """A connection whose text messages go to ``heard``; `opened` is done when the handshake is."""

    def __init__(self, address: str, origin: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        """``address``: the ``ws:`` URL to ask for."""
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self._closed: asyncio.Future[None] = loop.create_future()
        self._protocol = ClientProtocol(parse_uri(address), origin=Origin(origin))
        self._cookie = cookie
        self._heard = heard
        self._transport: asyncio.Transport

    def send(self, text: bytes) -> None:
        """Send a text message."""
        self._protocol.send_text(text)
        self._flush()

    async def close(self) -> None:
        """End the connection, without farewell."""
        self._transport.close()
        await self._closed

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Called by asyncio."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's own do not inherit from it
        request = self._protocol.connect()
        request.headers["Cookie"] = self._cookie
        self._protocol.send_request(request)
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        """Called by asyncio."""
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed during the handshake"))
        self._closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Called by asyncio."""
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    self._heard(bytes(event.data))
            elif isinstance(event, Response):
                if refusal := self._protocol.handshake_exc:
                    self.opened.set_exception(refusal)
                else:
                    self.opened.set_result(None)
        self._flush()

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if data:  # empty: the end of what will ever be sent
                self._transport.write(data)
