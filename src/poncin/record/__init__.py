"""Match records: one JSON object a match, one line each. Make, write, read, replay and verify them.

``docs/record.md`` specifies the format. Nothing in a record has to be believed: `replay` plays every move again and
derives every score; a record that does not agree is refused with the place and the reason.
"""

from poncin.record.form import VERSION, HandRecord, Item, Record, SeatRecord, record_of, write
from poncin.record.reading import read, read_lines
from poncin.record.replaying import game_of, positions, replay

__all__ = [
    "VERSION",
    "HandRecord",
    "Item",
    "Record",
    "SeatRecord",
    "game_of",
    "positions",
    "read",
    "read_lines",
    "record_of",
    "replay",
    "write",
]
