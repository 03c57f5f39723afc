"""What the database learns of a table besides its log: who has seats there, and finished matches as records."""

from typing import Any

from poncin.record import SeatRecord, record_of, write
from poncin.server import entries, shuffle
from poncin.server.log import Statement
from poncin.server.state import State


def statements(table_id: int, before: State | None, entry: entries.Entry, after: State, at: int) -> list[Statement]:
    """What is committed together with an entry of the log; ``at`` in milliseconds since 1970."""
    found: list[Statement] = []
    if isinstance(entry, entries.Sat):
        found.append(("INSERT OR IGNORE INTO seat (guest, table_id) VALUES (?, ?)", (entry.guest, table_id)))
    elif isinstance(entry, entries.Stood | entries.Arranged) and before is not None:
        found += [
            ("DELETE FROM seat WHERE guest = ? AND table_id = ?", (guest, table_id))
            for guest in sorted(before.people - after.people)
        ]
    elif after.phase == "over" and (before is None or before.phase != "over"):
        found += _finished(after, at // 1000)
    return found


def record_line(state: State) -> str:
    """The record of a match that is over, with the proof of its shuffles."""
    assert state.match is not None
    seats = [
        SeatRecord(chair.name, "bot", chair.level) if chair.level else SeatRecord(chair.name, "human")
        for chair in state.chairs
    ]
    record = record_of(state.match, seats)
    record.extra["shuffle"] = proof(state)
    return write(record)


def proof(state: State) -> dict[str, Any]:
    """Seeds, commitments and nonces of all deals: what ``poncin verify`` checks."""
    return {
        "method": shuffle.METHOD,
        "match": state.match_id,
        "deals": [
            {
                "commitment": shuffle.commitment(deal.match, deal.hand, deal.seed),
                "seed": deal.seed.hex(),
                "nonces": [nonce.hex() for nonce in deal.nonces],
            }
            for deal in state.deals
        ],
    }


def _finished(state: State, at: int) -> list[Statement]:
    insert = "INSERT INTO finished (id, at, imported, record) VALUES (?, ?, 0, ?)"
    seat = "INSERT INTO player (guest, number, seat) SELECT ?, number, ? FROM finished WHERE id = ?"
    return [
        (insert, (state.match_id, at, record_line(state))),
        *(
            (seat, (chair.guest, number, state.match_id))
            for number, chair in enumerate(state.chairs)
            if chair.guest is not None
        ),
    ]
