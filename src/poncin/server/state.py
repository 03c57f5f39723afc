"""The state of a table: the fold of its log. Pure: no clock, no randomness, no input or output."""

from typing import NamedTuple, assert_never

import msgspec
from msgspec import Struct

from poncin.client.history import rewound
from poncin.match import Match, decks_for
from poncin.protocol import events as told
from poncin.protocol.setup import Setup
from poncin.protocol.table import Phase
from poncin.rng import Stream
from poncin.rules.events import Dealt, Drew
from poncin.rules.game import Seat
from poncin.rules.registry import AnyGame, make
from poncin.server import entries, shuffle
from poncin.server.shuffle import Deal
from poncin.server.telling import told as tell
from poncin.server.texts import move_of

_SHOWING = (Dealt, Drew)
"""Events that bring cards to a seat."""
_change = msgspec.structs.replace


class Chair(Struct, frozen=True):
    """Who sits in a seat: nobody, a guest, or a computer player of a level."""

    guest: int | None = None
    name: str = ""
    level: str = ""
    program: bool = False
    away: bool = False
    ready: bool = False
    nonce: bytes = b""

    @property
    def free(self) -> bool:
        """Whether nobody sits there."""
        return self.guest is None and not self.level

    @property
    def by_computer(self) -> bool:
        """Whether a computer player moves for it now."""
        return bool(self.level) or self.away


class Offer(Struct, frozen=True):
    """A seat asks to take its last move back; who has agreed so far."""

    seat: Seat
    agreed: frozenset[Seat] = frozenset()


class State(Struct, frozen=True):
    """A table after ``seq`` entries of its log."""

    seq: int
    host: int
    setup: Setup
    game: AnyGame
    chairs: tuple[Chair, ...]
    phase: Phase
    number: int
    """Of the match, from 1."""
    match_id: str
    seed: bytes
    """Of the next deal: secret until the match is over."""
    deals: tuple[Deal, ...] = ()
    """Of the hands dealt in this match, secret likewise."""
    match: Match | None = None
    offer: Offer | None = None
    spent: tuple[int, ...] = ()
    """For each seat the milliseconds that its moves have taken in this match."""
    shown: int = 0
    """How many moves the hand had when cards last came to a seat: several people never go back behind that."""
    turn_seq: int = 0
    """The last entry that changed what the seats may do in the match."""
    setup_seq: int = 0
    """The last entry that changed the agreement or who sits where."""

    def at(self, seq: int) -> "State":
        """The same as of a later entry, where those between leave nothing behind."""
        return self if seq == self.seq else _change(self, seq=seq)

    @property
    def to_act(self) -> Seat | None:
        """The seat to move."""
        return self.match.to_act if self.match and self.phase == "playing" else None

    def seats_of(self, guest: int | None) -> tuple[Seat, ...]:
        """The seats of a guest."""
        if guest is None:
            return ()
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.guest == guest])

    @property
    def people(self) -> frozenset[int]:
        """The guests with a seat."""
        return frozenset(chair.guest for chair in self.chairs if chair.guest is not None)

    @property
    def all_ready(self) -> bool:
        """Whether the next hand can be dealt."""
        return self.phase in ("dealing", "scored") and all(chair.by_computer or chair.ready for chair in self.chairs)


class Step(NamedTuple):
    """The state after an entry and what everybody is told of it."""

    state: State
    events: list[told.Event]


def first(entry: entries.Made) -> State:
    """The state of a table that was just made; raises `BadOption`."""
    setup, game = agreed(entry.setup)
    return State(
        seq=1,
        host=entry.host,
        setup=setup,
        game=game,
        chairs=(Chair(),) * game.players,
        phase="setup",
        number=1,
        match_id=entry.match,
        seed=entry.seed,
        setup_seq=1,
    )


def agreed(setup: Setup) -> tuple[Setup, AnyGame]:
    """The agreement with every option named, and its game; raises `BadOption`."""
    game = make(setup.game, setup.players, setup.options)
    return _change(setup, game=game.info.id, options=game.options.values()), game


def evolve(state: State, entry: entries.Entry) -> Step:  # noqa: C901, PLR0911, PLR0912 - a case for each entry
    """The state after one more entry; raises `PoncinError` for one that cannot follow."""
    seq = state.seq + 1
    match entry:
        case entries.Moved():
            return _moved(state, entry, seq)
        case entries.Readied(seats=seats, nonce=nonce):
            after = _change(state, seq=seq, chairs=_ready(state.chairs, seats, nonce))
            return Step(after, [told.ReadyFor(seat=seat) for seat in seats])
        case entries.Dealt(seed=seed):
            return _dealt(state, seed, seq)
        case entries.Sat(seat=seat, guest=guest, name=name, program=program):
            chair = Chair(guest=guest, name=name, program=program)
            return _reseated(state, seat, chair, seq, [told.Sat(seat=seat, name=name)])
        case entries.BotSat(seat=seat, level=level, name=name):
            return _reseated(state, seat, Chair(level=level, name=name), seq, [told.Sat(seat=seat, name=name)])
        case entries.Stood(seat=seat):
            return _reseated(state, seat, Chair(), seq, [told.Stood(seat=seat, name=state.chairs[seat].name)])
        case entries.Arranged(setup=setup):
            setup, game = agreed(setup)
            kept = (*state.chairs, *(Chair(),) * game.players)[: game.players]
            after = _change(state, seq=seq, setup_seq=seq, setup=setup, game=game, chairs=_unready(kept), phase="setup")
            return Step(after, [told.Arranged()])
        case entries.Started(seats=seats, nonce=nonce):
            chairs = _ready(_unready(state.chairs), seats, nonce)
            after = _change(state, seq=seq, setup_seq=seq, phase="dealing", chairs=chairs)
            return Step(after, [told.Started(number=state.number), *(told.ReadyFor(seat=seat) for seat in seats)])
        case entries.UndoAsked(seat=seat):
            return Step(_change(state, seq=seq, offer=Offer(seat)), [told.UndoAsked(seat=seat)])
        case entries.UndoAnswered(seat=seat, yes=yes):
            offer = state.offer
            if not yes or offer is None:
                return Step(_change(state, seq=seq, offer=None), [told.UndoRefused(seat=seat)])
            return Step(_change(state, seq=seq, offer=Offer(offer.seat, offer.agreed | {seat})), [])
        case entries.Undone(seat=seat, moves=moves):
            assert state.match is not None
            match = rewound(state.match, moves)
            after = _change(state, seq=seq, match=match, offer=None, turn_seq=seq)
            return Step(after, [told.Undone(seat=seat, moves=moves)])
        case entries.Left(seat=seat, reason=reason):
            assert state.match is not None
            match = state.match.leave(reason, seat)
            after = _change(state, seq=seq, match=match, phase="over", offer=None, turn_seq=seq)
            return Step(after, [_ended(match)])
        case entries.WentAway(seat=seat):
            return Step(_with_chair(state, seat, seq, away=True), [told.WentAway(seat=seat)])
        case entries.CameBack(seat=seat):
            return Step(_with_chair(state, seat, seq, away=False), [told.CameBack(seat=seat)])
        case entries.Again():
            return _again(state, entry, seq)
        case entries.Made():
            raise ValueError("a table is made once")
    assert_never(entry)


def _moved(state: State, entry: entries.Moved, seq: int) -> Step:
    assert state.match is not None  # decided before
    match, happened = state.match.play(entry.seat, move_of(entry.move))
    events: list[told.Event] = [told.Moved(seat=entry.seat, move=entry.move, by=entry.by), *tell(happened)]
    chairs = state.chairs
    if entry.by == "person" and chairs[entry.seat].away:
        chairs = _placed(chairs, entry.seat, _change(chairs[entry.seat], away=False))
        events.insert(0, told.CameBack(seat=entry.seat))
    after = _change(
        state,
        seq=seq,
        turn_seq=seq,
        match=match,
        chairs=chairs,
        offer=None,
        spent=_longer(state.spent, entry.seat, entry.took),
        phase="playing",
        shown=len(match.hand.moves) if any(isinstance(each, _SHOWING) for each in happened) else state.shown,
    )
    return _counted(after, events)


def _dealt(state: State, seed: bytes, seq: int) -> Step:
    hand = len(state.deals)
    deal = Deal(state.match_id, hand, state.seed, tuple(chair.nonce for chair in state.chairs))
    decks = decks_for(state.game, hand, lambda _, attempt: shuffle.deck(deal, attempt))
    if state.match is None:
        match, happened = Match.begin(state.game, shuffle.first_dealer(deal, state.game.players), decks)
    else:
        match, happened = state.match.deal(decks)
    after = _change(
        state,
        seq=seq,
        turn_seq=seq,
        match=match,
        phase="playing",
        seed=seed,
        shown=0,
        deals=(*state.deals, deal),
        chairs=_unready(state.chairs),
        spent=state.spent or (0,) * state.game.players,
    )
    return _counted(after, tell(happened))


def _counted(state: State, events: list[told.Event]) -> Step:
    """The state in its phase, when a hand may have ended."""
    match = state.match
    assert match is not None
    if match.to_act is not None:
        return Step(state, events)
    assert match.hand.score is not None
    events.append(told.Scored(points=list(match.hand.score.points), totals=list(match.totals)))
    if match.ending is None:
        return Step(_change(state, phase="scored"), events)
    events.append(_ended(match))
    return Step(_change(state, phase="over"), events)


def _again(state: State, entry: entries.Again, seq: int) -> Step:
    chairs = _unready(tuple(state.chairs[seat] for seat in entry.order))
    after = _change(
        state,
        seq=seq,
        turn_seq=seq,
        setup_seq=seq,
        chairs=tuple(_change(chair, away=False) for chair in chairs),
        phase="dealing",
        number=state.number + 1,
        match_id=entry.match,
        seed=entry.seed,
        deals=(),
        match=None,
        spent=(),
    )
    shuffled = entry.order != sorted(entry.order)
    return Step(after, [told.Rematch(shuffled=shuffled)])


def _reseated(state: State, seat: Seat, chair: Chair, seq: int, events: list[told.Event]) -> Step:
    """Another one in a seat. A match that waited for its first deal waits no more; one that is over is put away."""
    after = _change(
        state,
        seq=seq,
        setup_seq=seq,
        chairs=_unready(_placed(state.chairs, seat, chair)),
        phase="over" if state.phase == "over" else "setup",
    )
    return Step(after, events)


def _with_chair(state: State, seat: Seat, seq: int, *, away: bool) -> State:
    return _change(state, seq=seq, chairs=_placed(state.chairs, seat, _change(state.chairs[seat], away=away)))


def _placed(chairs: tuple[Chair, ...], seat: Seat, chair: Chair) -> tuple[Chair, ...]:
    return (*chairs[:seat], chair, *chairs[seat + 1 :])


def _ready(chairs: tuple[Chair, ...], seats: list[Seat], nonce: bytes) -> tuple[Chair, ...]:
    return tuple(
        _change(chair, ready=True, nonce=nonce, away=False) if seat in seats else chair
        for seat, chair in enumerate(chairs)
    )


def _unready(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    return tuple(_change(chair, ready=False, nonce=b"") if chair.ready or chair.nonce else chair for chair in chairs)


def _longer(spent: tuple[int, ...], seat: Seat, took: int) -> tuple[int, ...]:
    return (*spent[:seat], spent[seat] + took, *spent[seat + 1 :]) if took else spent


def _ended(match: Match) -> told.Ended:
    assert match.ending is not None
    return told.Ended(reason=match.ending.reason, winner=match.ending.winner, by=match.ending.by)


def bot_stream(state: State, seat: Seat) -> Stream:
    """The luck of the computer player that moves for a seat now: repeatable from the log, unknown to everybody."""
    assert state.match is not None
    return Stream(shuffle.bot_number(state.deals[-1])).child(seat, len(state.match.hand.moves))
