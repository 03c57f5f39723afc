"""What is told of a table: the part for everybody, and the part for one guest. Pure, and made by allow-list."""

from collections.abc import Container
from typing import Any, Literal

from poncin.protocol.position import SeatCommand, SeatView, TableCommand, You
from poncin.protocol.setup import Clock, SeatInfo
from poncin.protocol.table import Ending, MatchInfo, Offer, Sheet, Table
from poncin.rules.game import Seat, View
from poncin.server import shuffle
from poncin.server.deciding import undo_refusal, waiting_for
from poncin.server.positions import choices_of, sheet_of
from poncin.server.state import Chair, State
from poncin.shown import position_of, text_of


def table_of(state: State, connected: Container[int], clock: Clock | None) -> Table:
    """The table as everybody sees it."""
    return Table(phase=state.phase, seats=seats_of(state, connected), match=_match(state, clock))


def seats_of(state: State, connected: Container[int]) -> list[SeatInfo]:
    """Who sits where."""
    return [_seat(chair, state.host, chair.guest in connected) for chair in state.chairs]


def you_of(state: State, guest: int | None) -> You:
    """What a guest alone may know and do: its own hands, and nothing for an onlooker."""
    seats = state.seats_of(guest)
    return You(
        seats=[_seat_view(state, seat) for seat in seats],
        host=guest == state.host,
        may=_table_commands(state, seated=bool(seats), host=guest == state.host),
    )


def sheets_of(state: State) -> list[Sheet]:
    """The score sheets of the finished hands of the match."""
    if state.match is None:
        return []
    sheets = []
    totals = (0,) * state.game.sides
    for number, hand in enumerate(state.match.hands):
        if hand.score is not None:
            totals = tuple(total + points for total, points in zip(totals, hand.score.points, strict=True))
            sheets.append(sheet_of(number, hand.dealer, hand.score, totals))
    return sheets


def _seat(chair: Chair, host: int, connected: bool) -> SeatInfo:
    kind: Literal["free", "person", "program", "bot"] = "free"
    if chair.level:
        kind = "bot"
    elif chair.guest is not None:
        kind = "program" if chair.program else "person"
    return SeatInfo(
        kind=kind,
        name=chair.name,
        level=chair.level,
        host=chair.guest == host,
        connected=connected and kind in ("person", "program"),
        away=chair.away,
        ready=chair.ready,
    )


def _match(state: State, clock: Clock | None) -> MatchInfo:
    match = state.match
    hands = match.hands if match else ()
    finished = [hand for hand in hands if hand.score is not None]
    sheet = None
    if match and finished and state.phase in ("scored", "over"):
        hand = finished[-1]
        assert hand.score is not None
        sheet = sheet_of(len(finished) - 1, hand.dealer, hand.score, match.totals)
    ending = match.ending if match else None
    return MatchInfo(
        id=state.match_id,
        number=state.number,
        hand=len(hands) - 1,
        totals=list(match.totals if match else (0,) * state.game.sides),
        target=state.game.target,
        history=[list(hand.score.points) for hand in finished if hand.score is not None],
        commitment=shuffle.commitment(*_committed(state, -1)) if state.deals else None,
        next_commitment=shuffle.commitment(state.match_id, len(state.deals), state.seed),
        position=position_of(state.game, match.state.public) if match else None,
        sheet=sheet,
        ending=Ending(reason=ending.reason, winner=ending.winner, by=ending.by) if ending else None,
        offer=Offer(seat=state.offer.seat, waiting=waiting_for(state)) if state.offer else None,
        clock=clock,
    )


def _committed(state: State, at: int) -> tuple[str, int, bytes]:
    deal = state.deals[at]
    return deal.match, deal.hand, deal.seed


def _seat_view(state: State, seat: Seat) -> SeatView:
    view: View[Any] | None = state.game.view(state.match.state, seat) if state.match else None
    to_act = state.to_act == seat
    return SeatView(
        seat=seat,
        hand=text_of(view.hand) if view else "",
        choices=choices_of(state.game, view) if view and to_act else [],
        may=_seat_commands(state, seat, to_act),
    )


def _seat_commands(state: State, seat: Seat, to_act: bool) -> list[SeatCommand]:
    chair, running = state.chairs[seat], state.match is not None and state.match.ending is None
    may: list[SeatCommand] = ["chat"]
    if to_act:
        may.append("move")
    if state.phase in ("dealing", "scored") and not chair.ready:
        may.append("ready")
    if undo_refusal(state, seat) is None:
        may.append("undo")
    if state.offer and seat in waiting_for(state):
        may.append("answer")
    if chair.away:
        may.append("back")
    may.append("resign" if running else "stand")
    return may


def _table_commands(state: State, *, seated: bool, host: bool) -> list[TableCommand]:
    if state.match is not None and state.match.ending is None:
        return []
    may: list[TableCommand] = []
    all_taken = not any(chair.free for chair in state.chairs)
    if not all_taken:
        may.append("sit")
    if host:
        may += ["seat_bot", "clear_seat"]
        if state.phase != "over":
            may.append("arrange")
        if state.phase == "setup" and all_taken:
            may.append("start")
    if state.phase == "over" and all_taken and (seated or host):
        may.append("rematch")
    return may
