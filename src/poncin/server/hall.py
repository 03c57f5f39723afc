"""All tables: made, found by code, read back from the log, listed in the lobby, forgotten when nobody is there."""

import asyncio
import itertools
import time
from functools import partial

from poncin.errors import BadOption
from poncin.protocol.rest import Lobby, LobbyTable, NewTable
from poncin.protocol.setup import Setup
from poncin.rules.registry import find
from poncin.server import entries
from poncin.server.deciding import Actor, bot_name, level_of
from poncin.server.history import told_again
from poncin.server.ids import new_code, new_match_id
from poncin.server.keeping import statements
from poncin.server.log import APPEND, Log, Statement
from poncin.server.refusals import Refused
from poncin.server.settings import Settings
from poncin.server.shuffle import new_seed
from poncin.server.state import State, agreed, evolve, first
from poncin.server.table import Table
from poncin.server.thinking import Thinkers
from poncin.server.views import seats_of
from poncin.shown import can_show

_LISTED = 50
"""Open tables that the lobby shows."""
_MINE = 10


class Hall:
    """The tables of a server."""

    def __init__(self, log: Log, settings: Settings) -> None:
        self.log = log
        self.settings = settings
        self.thinkers = Thinkers(settings.bot_processes)
        self.closing = False
        ((last,),) = log.read("SELECT coalesce(max(id), 0) FROM game_table")
        self._numbers = itertools.count(last + 1)
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._made: dict[int, int] = {}
        """Tables in memory that each guest has made."""

    async def make(self, host: Actor, wanted: NewTable) -> Table:
        """A new table; raises `BadOption` or `Refused` for an agreement that is impossible."""
        if self.closing:
            raise Refused("closing")
        if self._made.get(host.guest, 0) >= self.settings.limits.tables_per_guest:
            raise Refused("too_many_tables", most=self.settings.limits.tables_per_guest)
        check_game(wanted.setup.game)
        setup, _ = agreed(wanted.setup)
        self._count(host.guest, 1)  # at once: others of the same guest may be on their way
        try:
            table = await self._make(host, wanted, setup)
        except BaseException:
            self._count(host.guest, -1)
            raise
        self._tables[table.code] = table
        return table

    async def _make(self, host: Actor, wanted: NewTable, setup: Setup) -> Table:
        made = entries.Made(host=host.guest, setup=setup, match=new_match_id(), seed=new_seed())
        code = new_code()
        while await self.log.read_later("SELECT 1 FROM game_table WHERE code = ?", code):
            code = new_code()
        at = time.time_ns() // 1_000_000
        number = next(self._numbers)
        state = first(made)
        table = self._table(number, code, state)
        rows: list[Statement] = [
            ("INSERT INTO game_table (id, code, made) VALUES (?, ?, ?)", (number, code, at // 1000)),
            (APPEND, (number, 1, at, host.guest, None, entries.write_entry(made))),
        ]
        for entry in _seating(state, host, wanted):
            before, step = table.state, evolve(table.state, entry)
            rows.append((APPEND, (number, step.state.seq, at, host.guest, None, entries.write_entry(entry))))
            rows += statements(number, before, entry, step.state, at)
            table.state = step.state
            table.keep(step)
        await self.log.write_now(*rows)
        return table

    async def find(self, code: str) -> Table:
        """The table with this code, from memory or the log; raises `Refused` where there is none."""
        table = self._tables.get(code)
        if table is not None:
            return table
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.ensure_future(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def lobby(self, guest: int | None) -> Lobby:
        """Open tables with a free seat, newest first, and those of a guest."""
        waiting = (
            table
            for table in reversed(list(self._tables.values()))  # the loop below waits: tables come and go
            if table.state.setup.open
            and table.state.phase == "setup"
            and any(chair.free for chair in table.state.chairs)
            and table.connected
        )
        mine = []
        if guest is not None:
            sql = "SELECT code FROM game_table JOIN seat ON table_id = id WHERE guest = ? ORDER BY id DESC LIMIT ?"
            for (code,) in await self.log.read_later(sql, guest, _MINE):
                table = await self.find(code)
                if table.state.phase != "over":
                    mine.append(table)
        listed = list(itertools.islice(waiting, _LISTED))
        return Lobby(open=[_listed(table) for table in listed], mine=[_listed(table) for table in mine])

    def forget(self) -> None:
        """Let go of tables that nobody has been at for a while."""
        now = time.monotonic()
        for code, table in list(self._tables.items()):
            if not table.busy and now - table.idle_since > self.settings.patience.forget:
                del self._tables[code]
                self._count(table.state.host, -1)

    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    async def _load(self, code: str) -> Table:
        rows = await self.log.read_later("SELECT id FROM game_table WHERE code = ?", code)
        if not rows:
            raise Refused("no_such_table", table=code)
        table = await asyncio.to_thread(partial(self._read, rows[0][0], code))
        self._tables[code] = table
        self._count(table.state.host, 1)
        return table

    def _read(self, number: int, code: str) -> Table:
        rows = self.log.read("SELECT seq, guest, key, entry FROM log WHERE table_id = ? ORDER BY seq", number)
        steps = told_again([entries.read_entry(entry) for _, _, _, entry in rows])
        table = self._table(number, code, steps[-1].state)
        for step in steps:
            table.keep(step)
        for seq, guest, key, _ in rows:
            if guest is not None and key is not None:
                table.remember(guest, key, seq)
        return table

    def _table(self, number: int, code: str, state: State) -> Table:
        return Table(number, code, state, self.log, self.thinkers, self.settings.patience)

    def _count(self, guest: int, more: int) -> None:
        self._made[guest] = self._made.get(guest, 0) + more
        if not self._made[guest]:
            del self._made[guest]


def check_game(name: str) -> None:
    """Raises `BadOption` for a game that the protocol cannot show."""
    if not can_show(game := find(name)):
        raise BadOption("unknown_game", game=game.info.id, allowed="cirulla, cirollon, mariagio")


def _seating(state: State, host: Actor, wanted: NewTable) -> list[entries.Entry]:
    """The entries that seat the host and the computer players, and begin the match where that is wanted."""
    seats = len(state.chairs)
    found: list[entries.Entry] = []
    free = list(range(seats))
    if wanted.seat is not None:
        if wanted.seat >= seats:
            raise Refused("no_such_seat", seat=wanted.seat, last=seats - 1)
        free.remove(wanted.seat)
        found.append(entries.Sat(seat=wanted.seat, guest=host.guest, name=host.name, program=host.program))
    levels = [wanted.bots] * len(free) if isinstance(wanted.bots, str) else wanted.bots
    if len(levels) > len(free):
        raise Refused("too_many_bots", count=len(levels), free=len(free))
    for entry in found:
        state = evolve(state, entry).state
    for seat, level in zip(free, levels, strict=False):
        if level:
            entry = entries.BotSat(seat=seat, level=level_of(level), name=bot_name(state, seat))
            state = evolve(state, entry).state
            found.append(entry)
    if wanted.start:
        if count := sum(chair.free for chair in state.chairs):
            raise Refused("seats_free", count=count)
        found.append(entries.Started(seats=[] if wanted.seat is None else [wanted.seat]))
    return found


def _listed(table: Table) -> LobbyTable:
    return LobbyTable(code=table.code, setup=table.state.setup, seats=seats_of(table.state, table.connected))
