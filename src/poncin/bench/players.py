"""Tables of people who play by chance, for the load of `poncin bench server`."""

import asyncio
import itertools
import json
import random
import time
from collections import deque
from collections.abc import Callable
from http.client import HTTPConnection
from typing import Any

import msgspec
from msgspec import Struct

from poncin.bench.websocket import Socket


class _Choice(Struct):
    move: str


class _Seat(Struct):
    choices: list[_Choice]
    may: list[str]


class _You(Struct):
    seats: list[_Seat]
    may: list[str]


class _Event(Struct):
    event: str
    by: str | int | None = None


class _Message(Struct):
    """What the load looks at in any message."""

    type: str
    seq: int = 0
    key: str = ""
    you: _You | None = None
    events: list[_Event] = []


_read = msgspec.json.Decoder(_Message).decode
_keys = itertools.count()


class Person:
    """A guest of the server that listens on a port of this machine."""

    def __init__(self, port: int) -> None:
        self.host = f"127.0.0.1:{port}"
        self._connection = HTTPConnection(self.host, timeout=60)
        self.cookie = ""
        self.cookie = self._call("/api/me", {"name": "Marta"})[1].partition(";")[0]

    def make(self, setup: dict[str, Any], **wanted: Any) -> str:
        """The code of a new table."""
        return str(json.loads(self._call("/api/tables", {"setup": setup, **wanted})[0])["code"])

    def close(self) -> None:
        """Ask for nothing more."""
        self._connection.close()

    def _call(self, path: str, body: dict[str, Any]) -> tuple[bytes, str]:
        headers = {"Origin": f"http://{self.host}", "Cookie": self.cookie}
        self._connection.request("POST", path, json.dumps(body).encode(), headers)
        response = self._connection.getresponse()
        text = response.read()
        if response.status >= 400:
            raise ConnectionError(text.decode())
        return text, response.getheader("set-cookie", "")


class LoadSeat:
    """One person's connection to a table. It gets ready by itself and asks for a rematch; the table makes its moves."""

    def __init__(self, table: "LoadTable", number: int) -> None:
        self.number = number
        self.seq = 0
        self.moves: list[_Choice] = []
        """The legal moves, when the seat is to act."""
        self._table = table
        self._waiting: dict[str, Callable[[], None] | None] = {}
        self._is_ready = False
        self._socket: Socket

    async def connect(self, person: Person) -> None:
        """Open the connection."""
        host, _, port = person.host.partition(":")
        _, self._socket = await asyncio.get_running_loop().create_connection(
            lambda: Socket(person.host, f"/ws/{self._table.code}", person.cookie, self._heard), host, int(port)
        )
        await self._socket.opened

    async def close(self) -> None:
        """Close the connection."""
        await self._socket.close()

    def tell(self, kind: str, answered: Callable[[], None] | None = None, **members: Any) -> None:
        """Send a command; ``answered`` is called when it is acknowledged."""
        key = str(next(_keys))
        self._waiting[key] = answered
        self._socket.send(msgspec.json.encode({"type": kind, "key": key, "seq": self.seq, **members}))

    async def do(self, kind: str, **members: Any) -> None:
        """Send a command when the table is known, and wait until what it brings about is."""
        await until(lambda: self.seq > 0)
        before = self.seq
        self.tell(kind, **members)
        await until(lambda: self.seq > before)

    def _heard(self, text: bytes) -> None:
        message = _read(text)
        if message.type == "ack":
            if answered := self._waiting.pop(message.key):
                answered()
        elif message.type == "refused":
            self._table.refused.append(text)
        elif message.you is not None:
            if message.seq > self.seq:
                self.seq = message.seq
                self._go_on(message.you)
            self._table.heard(self, message.events)

    def _go_on(self, you: _You) -> None:
        if not you.seats:
            return
        own = you.seats[0]
        self.moves = own.choices
        if "ready" not in own.may:
            self._is_ready = False
        elif not self._is_ready:
            self._is_ready = True
            self.tell("ready")
        if self.number == 0 and "rematch" in you.may:
            self.tell("rematch", seats="kept")


class LoadTable:
    """A table and the connections of all its people.

    A move that is due while nobody may move (the last one is on its way, a hand is being dealt) is made as soon as
    somebody may, and its time counts from when it was due: a slow server cannot hide behind its own slowness.
    """

    def __init__(self, code: str, seats: int, seed: int) -> None:
        """``seed``: of the choice of moves."""
        self.code = code
        self.seats = [LoadSeat(self, number) for number in range(seats)]
        self.refused: list[bytes] = []
        self.taken: list[float] = []
        """Seconds from when each move was due to its acknowledgement."""
        self.replies: list[float] = []
        """Seconds from each acknowledgement to the computer player's move."""
        self.again: Callable[[], None] | None = None
        """Called when a move is acknowledged."""
        self._due: deque[float] = deque()
        self._mover: LoadSeat | None = None
        self._acknowledged = 0.0
        self._chance = random.Random(seed)

    @property
    def may_move(self) -> bool:
        """Whether anybody may."""
        return self._mover is not None and not self._due

    @property
    def waiting(self) -> int:
        """Moves that are due and could not be made yet."""
        return len(self._due)

    async def close(self) -> None:
        """Everybody leaves."""
        for seat in self.seats:
            await seat.close()

    def move(self, due: float) -> None:
        """Make a move that was due at that time, of `time.perf_counter`."""
        self._due.append(due)
        self._move()

    def heard(self, seat: LoadSeat, events: list[_Event]) -> None:
        """A seat was told something."""
        if self._acknowledged and any(each.event == "moved" and each.by == "bot" for each in events):
            self.replies.append(time.perf_counter() - self._acknowledged)
            self._acknowledged = 0.0
        if seat.moves:
            self._mover = seat
            self._move()

    def _move(self) -> None:
        seat = self._mover
        if seat is None or not self._due:
            return
        move, seat.moves, self._mover = self._chance.choice(seat.moves).move, [], None
        seat.tell("move", self._answered(self._due.popleft()), seat=seat.number, move=move)

    def _answered(self, due: float) -> Callable[[], None]:
        def answered() -> None:
            self._acknowledged = time.perf_counter()
            self.taken.append(self._acknowledged - due)
            if self.again is not None:
                self.again()

        return answered


async def seated(port: int, tables: int, setup: dict[str, Any], **wanted: Any) -> list[LoadTable]:
    """Tables of people with their first hands dealt, each person a guest of its own; see `/api/tables` for ``wanted``.

    With ``bots`` one person sits at each table, else as many as play.
    """
    # A few at a time, as people come: the server answers each of them durably.
    at_once = asyncio.Semaphore(8)

    async def one(number: int) -> LoadTable:
        async with at_once:
            return await _sit_down(port, number, 1 if "bots" in wanted else setup["players"], setup, wanted)

    found = await asyncio.gather(*(one(number) for number in range(tables)))
    await until(lambda: all(table.may_move for table in found))
    return found


async def _sit_down(port: int, number: int, people: int, setup: dict[str, Any], wanted: dict[str, Any]) -> LoadTable:
    def arrive() -> tuple[list[Person], str]:
        found = [Person(port) for _ in range(people)]
        code = found[0].make(setup, **wanted)
        for person in found:
            person.close()
        return found, code

    found, code = await asyncio.to_thread(arrive)
    table = LoadTable(code, people, number)
    for seat, person in zip(table.seats, found, strict=True):
        await seat.connect(person)
        if seat.number:
            await seat.do("sit", seat=seat.number)
    if not wanted.get("start"):
        await until(lambda: all(seat.seq == table.seats[-1].seq for seat in table.seats))
        await table.seats[0].do("start")
    return table


async def until(condition: Callable[[], bool], seconds: float = 120) -> None:
    """Wait for something that messages bring about; raises TimeoutError."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.001)
