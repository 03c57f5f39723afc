"""A table's WebSocket, as a plain ASGI application: there is one for each player, so it costs little."""

import asyncio
from collections import deque
from typing import Any
from urllib.parse import parse_qs

import msgspec

from poncin.errors import PoncinError
from poncin.protocol import commands, messages
from poncin.protocol.registry import SOCKET_PATH
from poncin.rules.game import Seat
from poncin.server.deciding import Actor
from poncin.server.gate import Caller, Gate
from poncin.server.hall import Hall
from poncin.server.limits import Bucket
from poncin.server.refusals import Refused, refusal_of, status_of
from poncin.server.table import Table, encode
from poncin.server.wire import ShortCut, short_cut_of

_read = msgspec.json.Decoder(commands.Request).decode
TOO_FAST = 4008
"""The close code for too many messages."""
_PATIENCE_WITH_FLOODS = 200
"""Refused messages after which a connection that is too fast is closed."""

_NOBODY = Actor(0, "")


class Connection:
    """One connected client: a `Watcher` with a bounded queue, so that a slow one delays nobody and fills no memory."""

    __slots__ = (
        "_actor",
        "_bucket",
        "_busy",
        "_closing",
        "_code",
        "_floods",
        "_most",
        "_opened",
        "_queue",
        "_send",
        "_short_cut",
        "_table",
        "guest",
        "muted",
    )

    def __init__(
        self, table: Table, actor: Actor | None, bucket: Bucket, send: Any, short_cut: ShortCut, most: int
    ) -> None:
        """``send``: of ASGI; ``most`` messages wait for a slow client."""
        self.guest = actor.guest if actor else None
        self.muted: set[Seat] = set()
        self._table = table
        self._actor = actor
        self._bucket = bucket
        self._floods = 0
        self._send = send
        self._short_cut = short_cut
        self._most = most
        self._queue: deque[bytes] = deque()
        self._busy: asyncio.Task[None] | None = None
        self._opened = False
        self._closing = False
        self._code = 1000

    def open(self) -> None:
        """The handshake is done: what was queued may go, and messages may come."""
        self._opened = True
        self._short_cut.listen(self.hear)
        self._wake()

    def hear(self, data: str | bytes) -> None:
        """Answer a message."""
        if self._closing:
            return
        if not self._bucket.take():
            self._floods += 1
            self._refuse(Refused("too_fast"))
            if self._floods >= _PATIENCE_WITH_FLOODS:
                self.close(TOO_FAST)
            return
        try:
            asked = read_request(data)
            if self._actor is None and not isinstance(asked, commands.Ping):
                raise Refused("no_guest")
        except PoncinError as error:
            self._refuse(error)
            return
        self._table.ask(self._actor or _NOBODY, asked, self.reply, self)

    def send(self, *texts: bytes) -> None:
        """Send messages, after those that wait; a queue that is too long gives way to one snapshot."""
        if self._closing:
            return
        if self._opened and self._busy is None and not self._queue and self._short_cut.send(texts):
            return
        if len(self._queue) >= self._most:
            self._queue.clear()
            texts = (self._table.snapshot(self.guest, None),)
        self._queue += texts
        self._wake()

    def reply(self, message: messages.Message) -> None:
        """Send an answer."""
        self.send(encode(message))

    def close(self, code: int) -> None:
        """Close the connection after what is queued."""
        self._closing, self._code = True, code
        self._wake()

    def stop(self) -> None:
        """Send nothing more: the client has gone."""
        self._closing, self._code = True, 0
        self._queue.clear()
        if self._busy is not None:
            self._busy.cancel()

    def _refuse(self, error: PoncinError) -> None:
        refusal = refusal_of(error)
        self.reply(messages.Refused(key="", seq=self._table.state.seq, code=refusal.code, details=refusal.details))

    def _wake(self) -> None:
        if self._busy is None and self._opened:
            self._busy = asyncio.get_running_loop().create_task(self._drain())

    async def _drain(self) -> None:
        try:
            while self._queue:
                text = self._queue.popleft().decode()
                await self._send({"type": "websocket.send", "text": text})
            if self._closing and self._code:
                await self._send({"type": "websocket.close", "code": self._code})
        except (OSError, RuntimeError):  # the client has gone, or was given up; the receiving side learns of it too
            self._queue.clear()
        finally:
            self._busy = None


class TableSocket:
    """The application behind ``/ws/{code}``."""

    def __init__(self, hall: Hall, gate: Gate) -> None:
        self._hall = hall
        self._gate = gate

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one connection to its end."""
        await receive()  # websocket.connect
        try:
            caller = self._gate.caller(scope, changes=False)
            table = await self._find(_code(scope["path"]), caller)
            since = _since(scope)
            who = self._gate.connect(caller)
        except PoncinError as error:
            await _refuse(send, error)
            return
        try:
            connection = Connection(
                table, caller.actor, self._gate.messages(), send, short_cut_of(scope), self._hall.settings.limits.queue
            )
            await self._serve(table, connection, since, receive, send)
        finally:
            self._gate.disconnect(who)

    async def _find(self, code: str, caller: Caller) -> Table:
        if self._hall.closing:
            raise Refused("closing")
        try:
            return await self._hall.find(code)
        except Refused:
            self._gate.guessed(caller.address)
            raise

    async def _serve(self, table: Table, connection: Connection, since: int | None, receive: Any, send: Any) -> None:
        try:
            table.join(connection, since)
        except Refused as error:
            await _refuse(send, error)
            return
        try:
            await send({"type": "websocket.accept"})
            connection.open()
            while (event := await receive())["type"] == "websocket.receive":  # what takes no short cut
                connection.hear(event.get("text") or event.get("bytes") or "")
        finally:
            table.leave(connection)
            connection.stop()


def read_request(data: str | bytes) -> commands.Request:
    """A command or ask; raises `Refused` for what is none."""
    try:
        return _read(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad_message", reason=str(error)) from None


async def _refuse(send: Any, error: PoncinError) -> None:
    """Answer the handshake with the refusal, as REST would."""
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": status_of(error.code), "headers": headers})
    await send({"type": "websocket.http.response.body", "body": encode(refusal_of(error))})


def _code(path: str) -> str:
    begin, end = SOCKET_PATH.split("{code}")
    if not (path.startswith(begin) and path.endswith(end)):
        raise Refused("no_such_page", path=path)
    return path[len(begin) : len(path) - len(end)]


def _since(scope: Any) -> int | None:
    values = parse_qs(scope["query_string"].decode("latin-1")).get("since", [])
    if not values:
        return None
    if len(values[0]) > 12 or not (values[0].isascii() and values[0].isdigit()):
        raise Refused("bad_message", reason="since")
    return int(values[0])
