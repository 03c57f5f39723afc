"""Whether a command may be carried out: a fact for the log, or a refusal. Pure but for the randomness of new seeds."""

from typing import NamedTuple, assert_never

from poncin.bots import LEVELS, make_bot
from poncin.bots.search import Budget
from poncin.bots.searching import SearchBot
from poncin.errors import BadOption
from poncin.protocol import commands
from poncin.rules.game import Seat
from poncin.rules.moves import Move
from poncin.server import entries
from poncin.server.ids import new_match_id
from poncin.server.refusals import Refused
from poncin.server.shuffle import new_seed, shuffled
from poncin.server.state import Chair, State, agreed
from poncin.server.texts import canonical

_MOST_PLAYOUTS, _MOST_MILLISECONDS = 4_000, 1_000
"""What a computer player may think at most for a move: processors are for all tables."""


class Actor(NamedTuple):
    """Who gives a command."""

    guest: int
    name: str
    program: bool = False


_BOT_NAMES = ("Baciccia", "Cattænin", "Beppin", "Manuelin", "Texo", "Giöxe", "Carlòtta", "Bèrto", "Ninin", "Tògno")


def decide(state: State, actor: Actor, command: commands.Command, took: int = 0) -> entries.Entry:
    """The fact that the command adds; raises `Refused`, or whatever the rules refuse.

    ``took`` is how long the seat to act has had its turn, in milliseconds.
    """
    _check_seq(state, command)
    match command:
        case commands.MakeMove(seat=seat, move=move):
            _own(state, actor, seat)
            _running(state)
            return entries.Moved(seat=seat, move=canonical(move), took=took if seat == state.to_act else 0)
        case commands.Ready(nonce=nonce):
            return _ready(state, actor, bytes.fromhex(nonce) if nonce else b"")
        case commands.Start(nonce=nonce):
            return _start(state, actor, bytes.fromhex(nonce) if nonce else b"")
        case commands.AskRematch(seats=order):
            return _rematch(state, actor, order == "shuffled")
        case commands.Undo() | commands.Answer() | commands.Resign() | commands.Back():
            _own(state, actor, command.seat)
            return _during_match(state, command)
        case _:
            return _seating(state, actor, command)


def automatic(state: State) -> entries.Entry | None:
    """The fact that follows by itself: the deal when everybody is ready, the undo when everybody agrees."""
    if state.all_ready:
        return entries.Dealt(seed=new_seed())
    if state.offer and not waiting_for(state):
        return entries.Undone(seat=state.offer.seat, moves=_last_decision(state, state.offer.seat))
    return None


def waiting_for(state: State) -> list[Seat]:
    """The seats that have not answered the offer: those of other people who are there."""
    offer = state.offer
    if offer is None:
        return []
    asking = state.chairs[offer.seat].guest
    return [
        seat
        for seat, chair in enumerate(state.chairs)
        if chair.guest not in (None, asking) and not chair.away and seat not in offer.agreed
    ]


def undo_refusal(state: State, seat: Seat) -> Refused | None:
    """Why the seat may not ask to take its last move back; None where it may."""
    if state.match is None or state.phase != "playing" or state.offer or state.chairs[seat].away:
        return Refused("nothing_to_undo")
    moves = _last_decision(state, seat)
    if moves < 0:
        return Refused("nothing_to_undo")
    if moves < state.shown and len(state.people) > 1:
        return Refused("cards_were_shown")
    return None


def level_of(name: str) -> str:
    """The full name of a computer player's level.

    Raises `BadOption` for an unknown one and one that thinks too long, `Refused` for one that cheats.
    """
    bot = make_bot(name)
    if bot.sees_all:
        raise Refused("bot_cheats", bot=name)
    budget = (bot.budget if isinstance(bot, SearchBot) else None) or Budget()
    if (budget.iterations or 0) > _MOST_PLAYOUTS or (budget.milliseconds or 0) > _MOST_MILLISECONDS:
        allowed = f"{', '.join(LEVELS)}, strong:1–{_MOST_PLAYOUTS}, strong:1–{_MOST_MILLISECONDS}ms"
        raise BadOption("unknown_bot", bot=name, allowed=allowed)
    return bot.level


def bot_name(state: State, seat: Seat) -> str:
    """A name that nobody at the table bears."""
    taken = {chair.name for number, chair in enumerate(state.chairs) if number != seat}
    return next((name for name in _BOT_NAMES if name not in taken), f"{_BOT_NAMES[0]} {seat + 1}")


def _check_seq(state: State, command: commands.Command) -> None:
    """Refuse what was decided before something that bears on it."""
    if command.seq > state.seq:
        raise Refused("unknown_seq", seq=command.seq, last=state.seq)
    match command:
        case commands.MakeMove() | commands.Undo() | commands.Answer() | commands.Resign():
            changed = state.turn_seq
        case commands.Start() | commands.Arrange() | commands.AskRematch():
            changed = state.setup_seq
        case _:
            return
    if command.seq < changed:
        raise Refused("stale", seq=command.seq, last=state.seq)


def _seat(state: State, seat: Seat) -> Chair:
    if seat >= len(state.chairs):
        raise Refused("no_such_seat", seat=seat, last=len(state.chairs) - 1)
    return state.chairs[seat]


def _own(state: State, actor: Actor, seat: Seat) -> None:
    if _seat(state, seat).guest != actor.guest:
        raise Refused("not_your_seat", seat=seat)


def _running(state: State) -> None:
    if state.match is None or (state.phase != "playing" and state.match.ending is None):
        raise Refused("no_hand")


def _before_match(state: State) -> None:
    """Refuse what would change a match that is being played."""
    if state.match is not None and state.match.ending is None:
        raise Refused("match_running")


def _host(state: State, actor: Actor) -> None:
    if actor.guest != state.host:
        raise Refused("not_the_host")


def _ready(state: State, actor: Actor, nonce: bytes) -> entries.Readied:
    seats = state.seats_of(actor.guest)
    if not seats:
        raise Refused("no_seat")
    if state.phase not in ("dealing", "scored") or all(state.chairs[seat].ready for seat in seats):
        raise Refused("no_deal_due")
    return entries.Readied(seats=list(seats), nonce=nonce)


def _during_match(
    state: State, command: commands.Undo | commands.Answer | commands.Resign | commands.Back
) -> entries.Entry:
    seat = command.seat
    match command:
        case commands.Undo():
            if refusal := undo_refusal(state, seat):
                raise refusal
            return entries.UndoAsked(seat=seat)
        case commands.Answer(yes=yes):
            if state.offer is None or seat not in waiting_for(state):
                raise Refused("no_offer")
            return entries.UndoAnswered(seat=seat, yes=yes)
        case commands.Resign():
            if state.match is None or state.match.ending:
                raise Refused("no_match")
            return entries.Left(seat=seat, reason="resigned")
        case commands.Back():
            if not state.chairs[seat].away:
                raise Refused("not_away")
            return entries.CameBack(seat=seat)
    assert_never(command)


def _start(state: State, actor: Actor, nonce: bytes) -> entries.Started:
    _host(state, actor)
    if state.phase != "setup":
        raise Refused("match_running" if state.phase != "over" else "match_over_rematch")
    _all_taken(state)
    return entries.Started(seats=list(state.seats_of(actor.guest)), nonce=nonce)


def _all_taken(state: State) -> None:
    if free := sum(chair.free for chair in state.chairs):
        raise Refused("seats_free", count=free)


def _seating(
    state: State,
    actor: Actor,
    command: commands.Sit | commands.Stand | commands.SeatBot | commands.ClearSeat | commands.Arrange,
) -> entries.Entry:
    _before_match(state)
    match command:
        case commands.Sit(seat=seat, name=name):
            if not _seat(state, seat).free:
                raise Refused("seat_taken", seat=seat)
            return entries.Sat(seat=seat, guest=actor.guest, name=name or actor.name, program=actor.program)
        case commands.Stand(seat=seat):
            _own(state, actor, seat)
            return entries.Stood(seat=seat)
        case commands.SeatBot(seat=seat, level=level):
            _host(state, actor)
            if _seat(state, seat).guest is not None:
                raise Refused("seat_taken", seat=seat)
            return entries.BotSat(seat=seat, level=level_of(level), name=bot_name(state, seat))
        case commands.ClearSeat(seat=seat):
            _host(state, actor)
            if _seat(state, seat).free:
                raise Refused("seat_is_free", seat=seat)
            return entries.Stood(seat=seat)
        case commands.Arrange(setup=setup):
            _host(state, actor)
            if state.phase == "over":
                raise Refused("match_over_rematch")
            return entries.Arranged(setup=agreed(setup)[0])
    assert_never(command)


def _rematch(state: State, actor: Actor, shuffle: bool) -> entries.Again:
    if not state.seats_of(actor.guest) and actor.guest != state.host:
        raise Refused("no_seat")
    if state.phase != "over":
        raise Refused("match_running" if state.match else "no_match")
    _all_taken(state)
    seats = list(range(len(state.chairs)))
    order = shuffled(seats) if shuffle else seats
    return entries.Again(match=new_match_id(), seed=new_seed(), order=order, asked_by=actor.guest)


def _last_decision(state: State, seat: Seat) -> int:
    """How many moves the hand had before the seat's last one; -1 where it made none."""
    assert state.match is not None
    moves = state.match.hand.moves
    at = len(moves) - 1
    while at >= 0 and moves[at][0] != seat:
        at -= 1
    return at


def check_move(state: State, seat: Seat, move: Move) -> None:
    """Raises the refusal of a move that the seat may not make now; looks at nothing but what the seat knows."""
    _running(state)
    assert state.match is not None
    if state.match.to_act == seat:
        state.game.check(state.match.state, move)
    else:
        state.match.play(seat, move)  # it is not the seat's turn: this says so
