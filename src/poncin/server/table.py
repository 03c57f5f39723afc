"""One table at work: a mailbox whose letters are answered one after another.

A command becomes a fact, the fact is committed, and only then the state changes and everybody is told. Meanwhile other
commands wait, so each of them is decided by the state that the one before it has left.
"""

import asyncio
import sqlite3
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple, Protocol

import msgspec
from msgspec import UNSET, Raw

from poncin.errors import PoncinError
from poncin.notation import move_text, parse_move
from poncin.protocol import commands, messages
from poncin.rules.game import Seat
from poncin.rules.moves import Move
from poncin.server import entries
from poncin.server.alarm import Alarm, now
from poncin.server.clocks import Due, Times, clock_of, due
from poncin.server.deciding import Actor, automatic, check_move, decide
from poncin.server.entries import write_entry
from poncin.server.keeping import statements
from poncin.server.log import APPEND, Log
from poncin.server.refusals import Refused, refusal_of
from poncin.server.settings import Patience
from poncin.server.state import State, Step, bot_stream, evolve
from poncin.server.thinking import Thinkers, question
from poncin.server.views import table_of, you_of

_RECENT = 64
"""Entries whose events are kept for those who come back; two hands or so."""
_KEYS = 64
"""Commands that are remembered to be answered again; for older ones the log is asked."""
_RETRY = 1.0
"""Seconds after which what follows by itself is tried again, when it could not be written down."""
NOT_WANTED = 4003
"""The close code for onlookers where none are wanted."""
STAND_IN = "club"
"""The level of the computer player that moves for an absent person."""

encode = msgspec.json.Encoder().encode
Reply = Callable[[messages.Message], None]


class Watcher(Protocol):
    """Somebody who is told what happens at a table."""

    guest: int | None
    muted: set[Seat]

    def send(self, *texts: bytes) -> None:
        """Hand over messages; never blocks."""

    def close(self, code: int) -> None:
        """End the connection."""


class _Asked(NamedTuple):
    """A command that is being carried out, and how it is answered: to a watcher, together with the update."""

    guest: int
    key: str
    reply: Reply
    watcher: Watcher | None


class Table:
    """A table in memory. All methods are called in the event loop."""

    def __init__(self, number: int, code: str, state: State, log: Log, thinkers: Thinkers, patience: Patience) -> None:
        """``number`` is the table's in the database."""
        self.code = code
        self.state = state
        self.idle_since = time.monotonic()
        self.recent: deque[tuple[int, bytes]] = deque(maxlen=_RECENT)
        self.done: OrderedDict[tuple[int, str], int] = OrderedDict()
        self.number = number
        self._log = log
        self._thinkers = thinkers
        self._patience = patience
        self.connected: frozenset[int] = frozenset()
        """The guests that are there."""
        self._watchers: list[Watcher] = []
        self._times = Times(now(), {})
        self._letters: deque[Callable[[], None]] = deque()
        self._writing = False
        self._asked = 0
        """The turn that a computer player was asked about."""
        self._alarm = Alarm(self._due, self._warn, partial(self._post, self._time_is_over), patience.warning)
        self._tasks: set[asyncio.Task[None]] = set()

    # ── who is there ──

    @property
    def busy(self) -> bool:
        """Whether the table has to stay in memory."""
        return bool(self._watchers or self._writing or self._letters or self._tasks)

    def check_may_look(self, guest: int | None) -> None:
        """Raises `Refused` for an onlooker where none are wanted."""
        if not self.state.setup.onlookers and self.state.phase != "setup" and not self._belongs(guest):
            raise Refused("no_onlookers")

    def join(self, watcher: Watcher, since: int | None) -> None:
        """Tell somebody everything, and from now on what happens; raises `Refused` where onlookers are not wanted."""
        state = self.state
        self.check_may_look(watcher.guest)
        nobody_was_here = not self._watchers
        was_there = watcher.guest in self.connected
        self._now_here([*self._watchers, watcher])
        if nobody_was_here:  # nobody's time has run
            self._times = Times(now(), {})
        watcher.send(self.snapshot(watcher.guest, since))
        if watcher.guest is not None and not was_there:
            self._times.gone.pop(watcher.guest, None)
            if state.seats_of(watcher.guest):
                self._tell(but=watcher)
        for seat in state.seats_of(watcher.guest):
            if state.chairs[seat].away:
                self._post(partial(self._came_back, seat))
        self._go_on()

    def leave(self, watcher: Watcher) -> None:
        """Tell them no more."""
        if watcher not in self._watchers:
            return
        self._now_here([each for each in self._watchers if each is not watcher])
        self.idle_since = time.monotonic()
        if watcher.guest is not None and watcher.guest not in self.connected:
            self._times.gone[watcher.guest] = now()
            if self.state.seats_of(watcher.guest):
                self._tell()
        self._go_on()

    def snapshot(self, guest: int | None, since: int | None) -> bytes:
        """The whole table as a guest may see it, with the events after ``since`` as far as they are remembered."""
        state = self.state
        known = state.seq if since is None or since > state.seq else since
        if self.recent:
            known = max(known, self.recent[0][0] - 1)
        return encode(
            messages.RawSnapshot(
                seq=state.seq,
                code=self.code,
                setup=Raw(encode(state.setup)),
                table=self._public(),
                you=you_of(state, guest),
                events=Raw(_joined(events for seq, events in self.recent if seq > known)),
                since=known,
            )
        )

    # ── what they want ──

    def ask(self, actor: Actor, asked: commands.Request, reply: Reply, watcher: Watcher | None = None) -> None:
        """Answer a request; a command is answered when it is on the disk or refused."""
        match asked:
            case commands.Why():
                self._answered(asked.key, reply, partial(self._why, actor, asked))
            case commands.Chat():
                self._answered(asked.key, reply, partial(self._chat, actor, asked))
            case commands.Mute():
                if watcher is not None:
                    (watcher.muted.add if asked.on else watcher.muted.discard)(asked.seat)
                reply(messages.Pong(key=asked.key))
            case commands.Ping():
                reply(messages.Pong(key=asked.key))
            case _:
                self._post(partial(self._command, actor, asked, reply, watcher))

    def _why(self, actor: Actor, asked: commands.Why) -> messages.Message:
        if asked.seat not in self.state.seats_of(actor.guest):
            raise Refused("not_your_seat", seat=asked.seat)
        move = parse_move(asked.move)
        try:
            check_move(self.state, asked.seat, move)
        except PoncinError as error:
            sentence = _sentence(error, asked.lang, self.state.game.info.id) if asked.lang else UNSET
            return messages.Reason(key=asked.key, refusal=refusal_of(error), sentence=sentence)
        return messages.Reason(key=asked.key, refusal=None)

    def _chat(self, actor: Actor, said: commands.Chat) -> messages.Message:
        if said.seat not in self.state.seats_of(actor.guest):
            raise Refused("not_your_seat", seat=said.seat)
        message = encode(messages.Said(seat=said.seat, phrase=said.phrase))
        for watcher in self._watchers:
            if said.seat not in watcher.muted:
                watcher.send(message)
        return messages.Pong(key=said.key)

    def _answered(self, key: str, reply: Reply, answer: Callable[[], messages.Message]) -> None:
        try:
            reply(answer())
        except PoncinError as error:
            reply(self._refused(key, error))

    def _command(self, actor: Actor, command: commands.Command, reply: Reply, watcher: Watcher | None) -> None:
        known = self.done.get((actor.guest, command.key))
        if known is not None:
            reply(messages.Ack(key=command.key, seq=known))
            return
        try:
            entry = decide(self.state, actor, command, now() - self._times.turn)
            self._append(entry, _Asked(actor.guest, command.key, reply, watcher))
        except PoncinError as error:
            reply(self._done_before(actor.guest, command.key) or self._refused(command.key, error))

    def _done_before(self, guest: int, key: str) -> messages.Ack | None:
        """The answer to a command that is done already: mostly it would be refused, so only then it is looked up."""
        sql = "SELECT seq FROM log WHERE table_id = ? AND guest = ? AND key = ?"
        rows = self._log.look(sql, self.number, guest, key)
        return messages.Ack(key=key, seq=rows[0][0]) if rows else None

    def _refused(self, key: str, error: PoncinError) -> messages.Refused:
        refusal = refusal_of(error)
        return messages.Refused(key=key, seq=self.state.seq, code=refusal.code, details=refusal.details)

    # ── what happens ──

    def _post(self, letter: Callable[[], None]) -> None:
        self._letters.append(letter)
        self._open()

    def _open(self) -> None:
        """Answer letters until one of them has to be written down."""
        while self._letters and not self._writing:
            self._letters.popleft()()

    def _append(self, entry: entries.Entry, asked: _Asked | None = None) -> None:
        """Write a fact down; raises `PoncinError` for one that the rules refuse, and nothing is written."""
        step = evolve(self.state, entry)
        at = time.time_ns() // 1_000_000
        self._writing = True
        guest, key = (asked.guest, asked.key) if asked else (None, None)
        row = (self.number, step.state.seq, at, guest, key, write_entry(entry))
        self._log.write(
            [(APPEND, row), *statements(self.number, self.state, entry, step.state, at)],
            partial(self._written, entry, step, asked),
        )

    def _written(self, entry: entries.Entry, step: Step, asked: _Asked | None, error: Exception | None) -> None:
        self._writing = False
        if error is not None:
            if asked:
                # The index of the keys lets no command in twice, also where nothing else about it would be refused.
                refused = self._refused(asked.key, Refused("log_failed", reason=str(error)))
                done = isinstance(error, sqlite3.IntegrityError) and self._done_before(asked.guest, asked.key)
                asked.reply(done or refused)
            self._asked = 0
            asyncio.get_running_loop().call_later(_RETRY, self._go_on)
            self._open()
            return
        turn_before, agreed_before = self.state.turn_seq, self.state.setup_seq
        self.state = step.state
        if step.state.turn_seq != turn_before:
            self._times = self._times._replace(turn=now())
        if asked:
            self.remember(asked.guest, asked.key, step.state.seq)
            if asked.watcher is None:
                asked.reply(messages.Ack(key=asked.key, seq=step.state.seq))
        events = self.keep(step)
        self._tell(events, setup=step.state.setup_seq != agreed_before, asked=asked)
        if isinstance(entry, entries.Started | entries.Again) and not step.state.setup.onlookers:
            self._send_onlookers_away()
        self._go_on()

    def remember(self, guest: int, key: str, seq: int) -> None:
        """Remember that a command is done."""
        self.done[guest, key] = seq
        if len(self.done) > _KEYS:
            self.done.popitem(last=False)

    def keep(self, step: Step) -> bytes:
        """Keep the events of a step for those who come back."""
        events = encode(step.events)
        self.recent.append((step.state.seq, events))
        return events

    def _go_on(self) -> None:
        """What follows by itself, then the letters that have come, then clocks and computer players."""
        if self._writing:
            return
        entry = automatic(self.state) if self._watchers else None
        if entry is not None:
            self._append(entry)
            return
        self._open()
        if not self._writing:
            self._alarm.wind()
            self._think()

    def _tell(
        self,
        events: bytes = b"[]",
        *,
        but: Watcher | None = None,
        setup: bool = False,
        asked: _Asked | None = None,
    ) -> None:
        """Tell everybody; what is the same for all is written once, and what is the same for a guest once for it.

        Who asked for what has happened is told first that it is done.
        """
        if not self._watchers:
            return
        state = self.state
        public = self._public()
        agreed = Raw(encode(state.setup)) if setup else UNSET
        written: dict[int | None, bytes] = {}
        belonging = {state.host, *(chair.guest for chair in state.chairs)}
        for watcher in self._watchers:
            if watcher is but:
                continue
            guest = watcher.guest if watcher.guest in belonging else None
            message = written.get(guest)
            if message is None:
                update = messages.RawUpdate(
                    seq=state.seq, events=Raw(events), table=public, you=you_of(state, guest), setup=agreed
                )
                written[guest] = message = encode(update)
            if asked and watcher is asked.watcher:
                watcher.send(encode(messages.Ack(key=asked.key, seq=state.seq)), message)
            else:
                watcher.send(message)

    def _public(self) -> Raw:
        clock = clock_of(self.state, self._times.turn, now())
        return Raw(encode(table_of(self.state, self.connected, clock)))

    def _belongs(self, guest: int | None) -> bool:
        return guest is not None and (guest == self.state.host or bool(self.state.seats_of(guest)))

    def _send_onlookers_away(self) -> None:
        others = [each for each in self._watchers if not self._belongs(each.guest)]
        self._now_here([each for each in self._watchers if self._belongs(each.guest)])
        for watcher in others:
            watcher.close(NOT_WANTED)

    def _now_here(self, watchers: list[Watcher]) -> None:
        self._watchers = watchers
        self.connected = frozenset(each.guest for each in watchers if each.guest is not None)

    def _came_back(self, seat: Seat) -> None:
        if self.state.chairs[seat].away:
            self._append(entries.CameBack(seat=seat))

    # ── computer players ──

    def _think(self) -> None:
        """Ask the computer player that is to act, once for each turn, while anybody is there to see it."""
        state, seat = self.state, self.state.to_act
        if seat is None or not state.chairs[seat].by_computer or self._asked == state.turn_seq or not self._watchers:
            return
        self._asked = state.turn_seq
        task = asyncio.get_running_loop().create_task(self._thought(state, seat))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _thought(self, state: State, seat: Seat) -> None:
        assert state.match is not None
        if not state.people:
            await asyncio.sleep(self._patience.watched)
        chair = state.chairs[seat]
        asked = question(state.match, seat, chair.level or STAND_IN, bot_stream(state, seat))
        move = await self._thinkers.choose(asked)
        self._post(partial(self._bot_moves, state.turn_seq, seat, move))

    def _bot_moves(self, turn: int, seat: Seat, move: Move) -> None:
        """Make the move, unless something came between: an undo, the owner's return."""
        chair = self.state.chairs[seat]
        if self.state.turn_seq == turn and self.state.to_act == seat and chair.by_computer:
            self._append(entries.Moved(seat=seat, move=move_text(move), by="bot" if chair.level else "stand-in"))
        elif self.state.turn_seq == turn:
            self._asked = 0

    # ── clocks ──

    def _due(self) -> Due | None:
        return due(self.state, self._times, self.connected, self._patience) if self._watchers else None

    def _warn(self, found: Due) -> None:
        message = encode(messages.Warned(seat=found.seat, left=max(0, found.at - now())))
        for watcher in self._watchers:
            watcher.send(message)

    def _time_is_over(self) -> None:
        found = self._due()
        if found is None or found.at > now():
            self._alarm.wind()
        elif found.what == "timeout":
            self._append(entries.Left(seat=found.seat, reason="timeout"))
        else:
            self._append(entries.WentAway(seat=found.seat))


def _joined(lists: Iterable[bytes]) -> bytes:
    """Several JSON lists as one."""
    return b"[" + b",".join(each[1:-1] for each in lists if each != b"[]") + b"]"


def _sentence(error: PoncinError, lang: str, game: str) -> str:
    from poncin.i18n import Words  # noqa: PLC0415 - Fluent is slow to import, and only some clients ask

    return Words(lang).error(error, game=game)
