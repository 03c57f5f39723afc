"""Finished matches: lists, records, imports, positions, and the statistics of all deals."""

import asyncio
import time
from functools import lru_cache
from typing import Any, NamedTuple

from poncin.cards import CARD_TEXT, PACK, cards_text
from poncin.client.history import hand_steps
from poncin.match import Match
from poncin.notation import move_text
from poncin.protocol import events as told
from poncin.protocol.rest import MatchList, MatchSummary, RecordSeat, Replay, Statistics
from poncin.protocol.table import Ending, Sheet
from poncin.record import Record, read, replay, write
from poncin.rules.game import Step
from poncin.server.hall import check_game
from poncin.server.ids import new_match_id
from poncin.server.log import Log
from poncin.server.positions import sheet_of
from poncin.server.refusals import Refused
from poncin.server.telling import told as tell
from poncin.shown import position_of

_PAGE = 30
_PLACES = len(PACK)


class Archive:
    """The finished matches of a server."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._tally = _Tally(0, 0, [[0] * _PLACES for _ in PACK])
        self._tallying = asyncio.Lock()

    async def of_guest(self, guest: int, before: int | None) -> MatchList:
        """A page of a guest's matches, newest first."""
        sql = (
            "SELECT DISTINCT number, id, at, imported, record FROM player JOIN finished USING (number) "
            "WHERE guest = ? AND number < ? ORDER BY number DESC LIMIT ?"
        )
        rows = await self._log.read_later(sql, guest, before or 1 << 60, _PAGE)
        matches = [await self._summary(row[1:], guest) for row in rows]
        return MatchList(matches=matches, next=rows[-1][0] if len(rows) == _PAGE else None)

    async def summary(self, match: str, guest: int | None) -> MatchSummary:
        """A match; raises `Refused` for an unknown one."""
        rows = await self._log.read_later("SELECT id, at, imported, record FROM finished WHERE id = ?", match)
        if not rows:
            raise Refused("no_such_match", match=match)
        return await self._summary(rows[0], guest)

    async def record(self, match: str) -> str:
        """The record of a match, a line; raises `Refused` for an unknown one."""
        rows = await self._log.read_later("SELECT record FROM finished WHERE id = ?", match)
        if not rows:
            raise Refused("no_such_match", match=match)
        return str(rows[0][0])

    async def add(self, guest: int, line: bytes) -> MatchSummary:
        """Import a record; raises `BadRecord` for one that does not replay."""
        record = await asyncio.to_thread(_checked, line.decode(errors="surrogateescape").strip())
        check_game(record.game)
        match, at = new_match_id(), int(time.time())
        text = write(record)
        await self._log.write_now(
            ("INSERT INTO finished (id, at, imported, record) VALUES (?, ?, 1, ?)", (match, at, text)),
            ("INSERT INTO player (guest, number) SELECT ?, number FROM finished WHERE id = ?", (guest, match)),
        )
        return _summary_of(record, match, at, imported=True, mine=[])

    async def position(self, match: str, ply: int) -> Replay:
        """A match after so many moves, open; raises `Refused` for an unknown match or ply."""
        return await asyncio.to_thread(_position, await self.record(match), ply)

    async def statistics(self) -> Statistics:
        """Where the cards lay in all deals of matches that were played here; each match is counted once."""
        async with self._tallying:
            self._tally = await asyncio.to_thread(self._counted, self._tally)
        counts, deals = self._tally.counts, sum(self._tally.counts[0])
        expected = deals / _PLACES
        chi = sum((seen - expected) ** 2 / expected for row in counts for seen in row) if deals else 0.0
        # Rows and columns have fixed sums. A permutation's cells are not independent: scaled, they behave so.
        return Statistics(
            matches=self._tally.matches,
            deals=deals,
            counts=counts,
            chi_square=round(chi * (_PLACES - 1) / _PLACES, 3),
            degrees=(_PLACES - 1) ** 2,
        )

    def _counted(self, tally: "_Tally") -> "_Tally":
        counts, matches, last = [list(row) for row in tally.counts], tally.matches, tally.last
        sql = "SELECT number, record FROM finished WHERE number > ? AND NOT imported ORDER BY number LIMIT 500"
        while rows := self._log.read(sql, last):
            for number, line in rows:
                for hand in read(line).hands:
                    for deck in hand.decks:
                        for place, card in enumerate(deck):
                            counts[place][card] += 1
                matches, last = matches + 1, number
        return _Tally(last, matches, counts)

    async def _summary(self, row: tuple[str, int, int, str], guest: int | None) -> MatchSummary:
        match, at, imported, line = row
        mine = []
        if guest is not None:
            sql = (
                "SELECT seat FROM player JOIN finished USING (number) WHERE id = ? AND guest = ? "
                "AND seat IS NOT NULL ORDER BY seat"
            )
            mine = [seat for (seat,) in await self._log.read_later(sql, match, guest)]
        return _summary_of(read(line), match, at, imported=bool(imported), mine=mine)


class _Tally(NamedTuple):
    """What has been counted up to a match: ``counts[place][card]``."""

    last: int
    matches: int
    counts: list[list[int]]


class _Frame(NamedTuple):
    """A position of a replay: the hand, its step, and what led there beyond the step's own events."""

    hand: int
    step: Step[Any]
    events: list[told.Event]
    sheet: Sheet | None


def _checked(line: str) -> Record:
    record = read(line)
    replay(record)
    return record


def _summary_of(record: Record, match: str, at: int, *, imported: bool, mine: list[int]) -> MatchSummary:
    return MatchSummary(
        id=match,
        game=record.game,
        options=record.options,
        seats=[RecordSeat(name=seat.name, kind=seat.kind, level=seat.level or "") for seat in record.seats],
        points=list(record.points),
        ending=Ending(reason=record.reason, winner=record.winner, by=record.by),
        hands=len(record.hands),
        plies=sum(len(hand.moves) for hand in record.hands),
        ended=at,
        imported=imported,
        mine=mine,
    )


@lru_cache(maxsize=32)
def _frames(line: str) -> tuple[Match, list[_Frame]]:
    """All positions of a record; whoever looks at one will look at the next."""
    match = replay(read(line))
    totals = (0,) * match.game.sides
    frames: list[_Frame] = []
    for number, hand in enumerate(match.hands):
        steps = list(hand_steps(match.game, hand))
        begin = tell(steps[0].events)
        if frames:  # the last move of a hand and the deal of the next one are one ply
            before = frames.pop()
            begin, sheet = before.events + begin, before.sheet
        else:
            sheet = None
        frames.append(_Frame(number, steps[0], begin, sheet))
        for (seat, move), step in zip(hand.moves, steps[1:], strict=True):
            moved = told.Moved(seat=seat, move=move_text(move), by="person")
            frames.append(_Frame(number, step, [moved, *tell(step.events)], None))
        if hand.score is not None:
            totals = tuple(total + points for total, points in zip(totals, hand.score.points, strict=True))
            sheet = sheet_of(number, hand.dealer, hand.score, totals)
            frames[-1] = frames[-1]._replace(sheet=sheet)
    return match, frames


def _position(line: str, ply: int) -> Replay:
    match, frames = _frames(line)
    last = len(frames) - 1
    if ply > last:
        raise Refused("no_such_ply", ply=ply, last=last)
    frame = frames[ply]
    moves = [f"{seat} {move_text(move)}" for hand in match.hands for seat, move in hand.moves]
    finished = [hand.score.points for hand in match.hands[: frame.hand] if hand.score]
    if ply == last and match.hand.score and frame.sheet:
        totals = list(match.totals)
    else:
        totals = [sum(points[side] for points in finished) for side in range(match.game.sides)]
    state = frame.step.state
    ending = match.ending if ply == last else None
    return Replay(
        ply=ply,
        last=last,
        hand=frame.hand,
        totals=totals,
        position=position_of(match.game, state.public),
        hands=[cards_text(hand) for hand in state.hands],
        stock=[CARD_TEXT[card] for card in state.stock],
        events=frame.events,
        next=moves[ply] if ply < len(moves) else None,
        sheet=frame.sheet,
        ending=Ending(reason=ending.reason, winner=ending.winner, by=ending.by) if ending else None,
    )
