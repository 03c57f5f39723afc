"""The events of a table's match, told again from its log."""

from poncin.protocol.events import Event
from poncin.server import entries
from poncin.server.log import Log
from poncin.server.state import Step, evolve, first


def log_of(log: Log, number: int) -> list[tuple[int, list[Event]]]:
    """For each entry since the table's last match was begun its number and events. It blocks."""
    rows = log.read("SELECT seq, entry FROM log WHERE table_id = ? ORDER BY seq", number)
    steps = told_again([entries.read_entry(entry) for _, entry in rows])
    return [(state.seq, events) for state, events in steps if events]


def told_again(written: list[entries.Entry]) -> list[Step]:
    """The states that the entries lead to, with what was told; from the last rematch on, never none."""
    made, *rest = written
    assert isinstance(made, entries.Made)
    last = max((at for at, entry in enumerate(rest) if isinstance(entry, entries.Again)), default=-1)
    state = first(made)
    found = [Step(state, [])]
    for at, entry in enumerate(rest):
        # The play of matches before the last one leaves nothing behind: it is passed over.
        if at < last and isinstance(entry, entries.DURING_MATCH):
            continue
        step = evolve(state.at(at + 1), entry)
        state = step.state
        if at >= last:
            found.append(step)
    return found
