"""uvicorn's WebSocket with a short cut, and with what it lacks against clients that never read.

A message that can go at once goes without a task, a queue or an `await`: a move is told to everybody at a table, and
what it costs to send a message is most of what a move costs.
"""

from collections.abc import Callable, Mapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

_EXTENSION = "poncin.send_now"
_MOST_PARTS = 64
SendNow = Callable[[bytes], bool]


class Wire(WebSocketsSansIOProtocol):
    """One connection of uvicorn's."""

    def handle_connect(self, event: Request) -> None:
        """Called when the handshake begins: the application is told of `send_now`."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][_EXTENSION] = {"call": self.send_now}

    def handle_ping(self) -> None:
        """Answer a ping, unless the client does not read what it is sent: then what it asks for is not kept for it."""
        answer = b"".join(self.conn.data_to_send())
        if self.writable.is_set():
            self.transport.write(answer)

    def handle_cont(self, event: Frame) -> None:
        """Take a part of a message; one of very many parts, which may all be empty, is too big as well."""
        super().handle_cont(event)
        if len(self.frames) > _MOST_PARTS:
            self.frames = []
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG)
            self.handle_parser_exception()

    def send_now(self, text: bytes) -> bool:
        """Send a text message if it need not wait; False, and nothing is sent, where it must or nobody hears it."""
        if self.disconnected or self.close_sent or not (self.handshake_complete and self.writable.is_set()):
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:  # the client is closing the connection
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True


def send_now_of(scope: Mapping[str, Any]) -> SendNow:
    """`Wire.send_now` of a connection; another server's connections send nothing at once."""
    found: SendNow | None = scope.get("extensions", {}).get(_EXTENSION, {}).get("call")
    return found or _never


def _never(_: bytes) -> bool:
    return False
