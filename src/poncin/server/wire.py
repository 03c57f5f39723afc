"""uvicorn's WebSocket with a short cut both ways, and with what it lacks against clients that never read.

A message that can go at once goes without a task, a queue or an `await`, and one that comes is handed over likewise: a
move is told to everybody at a table, and what it costs to receive and send messages is much of what a move costs.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

from poncin.server.frames import ends_whole, short_text, text_frame

_EXTENSION = "poncin.short_cut"
_MOST_PARTS = 64
Hear = Callable[[bytes], None]


class ShortCut(NamedTuple):
    """What a connection offers besides ASGI."""

    send: Callable[[Sequence[bytes]], bool]
    """Send texts if they need not wait; False, and nothing is sent, where they must or nobody hears them."""
    listen: Callable[[Hear], None]
    """From now on hand messages over as they come, if none has come yet; what that raises ends the connection."""


class Wire(WebSocketsSansIOProtocol):
    """One connection of uvicorn's."""

    _hear: Hear | None = None
    _whole = True
    """Whether all that has come ends with a frame; once it does not, this is not looked at any more."""

    def handle_connect(self, event: Request) -> None:
        """Called when the handshake begins: the application is told of the short cut."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][_EXTENSION] = {"ways": ShortCut(self._send_now, self._listen)}

    def data_received(self, data: bytes) -> None:
        """Called with what has come."""
        if self._whole:
            if self._hear is None:
                self._whole = data.endswith(b"\r\n\r\n")  # the handshake
            else:
                text = short_text(data)
                if text is not None and text.isascii() and not self.frames and self.conn.state is State.OPEN:
                    self._hear(text)
                    return
                self._whole = ends_whole(data)
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Called when a message is complete."""
        if self._hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        message = b"".join(self.frames)
        if self.curr_msg_data_type == "text":
            try:
                message.decode()
            except UnicodeDecodeError:
                super().send_receive_event_to_app()  # it ends the connection
                return
        self.frames = []
        self._hear(message)

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

    def _send_now(self, texts: Sequence[bytes]) -> bool:
        if (
            self.close_sent
            or self.disconnected
            or self.conn.state is not State.OPEN
            or not (self.handshake_complete and self.writable.is_set())
        ):
            return False
        self.transport.write(text_frame(texts[0]) if len(texts) == 1 else b"".join(map(text_frame, texts)))
        return True

    def _listen(self, hear: Hear) -> None:
        if self.queue.empty():
            self._hear = hear


def short_cut_of(scope: Mapping[str, Any]) -> ShortCut:
    """The short cut of a connection; another server's connections have none."""
    found: ShortCut | None = scope.get("extensions", {}).get(_EXTENSION, {}).get("ways")
    return found or _NONE


_NONE = ShortCut(lambda _: False, lambda _: None)
