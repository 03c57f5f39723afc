"""When something happens by itself because somebody does not act. Pure: time is given in milliseconds."""

from collections.abc import Container
from typing import Literal, NamedTuple

from poncin.protocol.setup import Clock
from poncin.rules.game import Seat
from poncin.server.settings import Patience
from poncin.server.state import State


class Due(NamedTuple):
    """At that time the seat is given up for lost (``timeout``), or a computer player stands in (``away``)."""

    at: int
    seat: Seat
    what: Literal["timeout", "away"]


class Times(NamedTuple):
    """When the seats' present waiting began, and when each guest without a connection was last seen."""

    turn: int
    gone: dict[int, int]


def due(state: State, times: Times, connected: Container[int], patience: Patience) -> Due | None:
    """What happens next if nobody acts; nothing while nobody is there."""
    if state.phase == "scored" and len(state.people) > 1:
        waiting = [seat for seat, chair in enumerate(state.chairs) if not (chair.by_computer or chair.ready)]
        return Due(times.turn + _ms(patience.ready), waiting[0], "away") if waiting else None
    seat = state.to_act
    if seat is None or state.chairs[seat].by_computer:
        return None
    found = []
    if state.setup.match_seconds:
        left = _ms(state.setup.match_seconds) - state.spent[seat]
        found.append(Due(times.turn + max(0, left), seat, "timeout"))
    if limit := _move_limit(state, patience):
        found.append(Due(times.turn + limit, seat, "away"))
    guest = state.chairs[seat].guest
    if guest is not None and guest not in connected:
        since = max(times.turn, times.gone.get(guest, times.turn))
        found.append(Due(since + _ms(patience.absent), seat, "away"))
    return min(found, default=None)


def clock_of(state: State, turn: int, now: int) -> Clock | None:
    """The clock to show; None where none was agreed or nobody's runs."""
    setup, seat = state.setup, state.to_act
    if seat is None or not (setup.move_seconds or setup.match_seconds):
        return None
    used = 0 if state.chairs[seat].by_computer else max(0, now - turn)
    bank = [max(0, _ms(setup.match_seconds) - spent) for spent in state.spent] if setup.match_seconds else []
    if bank:
        bank[seat] = max(0, bank[seat] - used)
    left = max(0, _ms(setup.move_seconds) - used) if setup.move_seconds else bank[seat]
    return Clock(seat=seat, left=min(left, bank[seat]) if bank else left, bank=bank)


def _move_limit(state: State, patience: Patience) -> int:
    if state.setup.move_seconds:
        return _ms(state.setup.move_seconds)
    return _ms(patience.idle) if len(state.people) > 1 and not state.setup.match_seconds else 0


def _ms(seconds: float) -> int:
    return int(seconds * 1000)
