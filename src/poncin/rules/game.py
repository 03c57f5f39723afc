"""What every game offers: hands dealt, moved in, seen from a seat, sampled and scored.

A hand's state is split in two: what everybody at the table knows (`State.public`, a type of each game) and what is
hidden (the hands and the order of the stock). A `View` is the public part and one hand, so a seat cannot be shown more;
and legal moves are worked out from public part and hand alone, so equal views have equal legal moves.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, Protocol, TypeVar

from poncin.cards import Card, CardSet
from poncin.errors import BadOption
from poncin.rng import Stream
from poncin.rules.events import Annulled, Event
from poncin.rules.moves import Move
from poncin.rules.options import Options

Seat = int
Side = int
Deck = tuple[Card, ...]
"""The 40 cards in the order in which they leave the pack."""


class Public(Protocol):
    """The least that the public part of a hand holds."""

    @property
    def dealer(self) -> Seat:
        """The seat that dealt."""

    @property
    def to_act(self) -> Seat | None:
        """The seat to move; None when the hand is over."""

    @property
    def hands(self) -> tuple[int, ...]:
        """How many cards each seat holds."""

    @property
    def stock(self) -> int:
        """How many cards lie face down in the stock."""

    @property
    def piles(self) -> tuple[CardSet, ...]:
        """The cards that each side has captured: all were seen, so all are known."""


P = TypeVar("P", bound=Public)
Item = TypeVar("Item")


class State(NamedTuple, Generic[P]):
    """A position of a hand, whole: only the dealer's side of the table may hold one."""

    public: P
    hands: tuple[CardSet, ...]
    stock: Deck
    """The face-down cards, next card first."""


class View(NamedTuple, Generic[P]):
    """What a seat may know; ``seat`` None is an onlooker, whose hand is empty."""

    seat: Seat | None
    public: P
    hand: CardSet


class Step(NamedTuple, Generic[P]):
    """The position after a move or deal and the public facts that led there."""

    state: State[P]
    events: tuple[Event, ...]


def step(public: P, hands: tuple[CardSet, ...], stock: Deck, events: Iterable[Event]) -> Step[P]:
    """The step to the position of these parts; past the types' own constructors, which take twice the time."""
    return tuple.__new__(Step, (tuple.__new__(State, (public, hands, stock)), tuple(events)))


class Line(NamedTuple):
    """One line of a score sheet.

    ``counts`` is what was compared or counted for each side (None: the side cannot compete), ``points`` what each side
    scores, ``cards`` the cards that decided, ``note`` the reason why nobody scored (empty where somebody did).
    """

    rule: str
    counts: tuple[int | None, ...]
    points: tuple[int, ...]
    cards: tuple[CardSet, ...]
    note: str = ""


class HandScore(NamedTuple):
    """The score sheet of a finished hand. ``winner`` is the side that wins the match at once, for ``reason``."""

    lines: tuple[Line, ...]
    points: tuple[int, ...]
    winner: Side | None = None
    reason: str | None = None

    def items(self) -> list[tuple[str, Side, int]]:
        """``(rule, side, points)`` for each that scored, in the order of the sheet, as a match record has them."""
        return [
            (line.rule, side, points)
            for line in self.lines
            for side, points in enumerate(line.points)
            if points or (line.rule == self.reason and side == self.winner)
        ]


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game as the registry lists it. ``rules_version`` grows when a rule's meaning changes."""

    id: str
    players: tuple[int, ...]
    options: type[Options]
    aliases: tuple[str, ...] = ()
    rules_version: int = 1


class Game(ABC, Generic[P]):
    """A game set up for a number of players with options; it holds no state of a match."""

    info: GameInfo

    def __init__(self, players: int | None = None, options: Options | None = None) -> None:
        """Raises `BadOption` for a number of players that the game does not take."""
        self.players = self.info.players[0] if players is None else players
        if self.players not in self.info.players:
            allowed = ", ".join(str(number) for number in self.info.players)
            raise BadOption("bad_players", game=self.info.id, value=players, allowed=allowed)
        self.options = self.info.options() if options is None else options
        self.sides = 2 if self.players == 4 else self.players

    @property
    @abstractmethod
    def target(self) -> int:
        """The total that ends a match."""

    def side_of(self, seat: Seat) -> Side:
        """The side of a seat: seats 0 and 2 against 1 and 3, otherwise every seat is a side."""
        return seat % self.sides

    @abstractmethod
    def annulment(self, deck: Deck) -> Annulled | None:
        """Why a hand dealt from this deck would be annulled; None when it is played."""

    @abstractmethod
    def start(self, dealer: Seat, deck: Deck) -> Step[P]:
        """The first position of a hand dealt from a deck that is not annulled."""

    @abstractmethod
    def moves(self, public: P, hand: CardSet) -> tuple[Move, ...]:
        """The legal moves of the seat to act, from what it knows, in a fixed order; empty when the hand is over."""

    @abstractmethod
    def check_move(self, public: P, hand: CardSet, move: Move) -> None:
        """Raises `IllegalMove` with the reason when the seat to act may not make the move."""

    @abstractmethod
    def play_legal(self, state: State[P], move: Move) -> Step[P]:
        """Make a move that was taken from `legal_moves`; for any other the result is undefined."""

    @abstractmethod
    def score(self, state: State[P]) -> HandScore:
        """The score sheet of a finished hand."""

    @abstractmethod
    def resample(self, view: View[P], rng: Stream) -> State[P]:
        """A random whole state that fits all that the view's seat knows."""

    @abstractmethod
    def winner(self, totals: Sequence[int], last: HandScore, dealer: Seat) -> Side | None:
        """The side that has won the match when ``totals`` include the hand just scored, dealt by ``dealer``."""

    def deal(self, rng: Stream, dealer: Seat) -> State[P]:
        """Deal until a hand is not annulled; attempt *n* takes the deck of the stream's child *n*."""
        attempt = 0
        while self.annulment(deck := rng.child(attempt).deck()):
            attempt += 1
        return self.start(dealer, deck).state

    def to_act(self, state: State[P]) -> Seat | None:
        """The seat to move; None when the hand is over."""
        return state.public.to_act

    def legal_moves(self, state: State[P]) -> tuple[Move, ...]:
        """The legal moves in a fixed order; empty only when the hand is over."""
        seat = state.public.to_act
        return () if seat is None else self.moves(state.public, state.hands[seat])

    def check(self, state: State[P], move: Move) -> None:
        """Raises `IllegalMove` with the reason when the move is not legal here."""
        seat = state.public.to_act
        self.check_move(state.public, 0 if seat is None else state.hands[seat], move)

    def play(self, state: State[P], move: Move) -> Step[P]:
        """Check the move and make it; raises `IllegalMove`."""
        self.check(state, move)
        return self.play_legal(state, move)

    def view(self, state: State[P], seat: Seat | None) -> View[P]:
        """What a seat may know; None for an onlooker."""
        return View(seat, state.public, 0 if seat is None else state.hands[seat])


def higher_wins(totals: Sequence[int], target: int) -> Side | None:
    """The side with the highest total, when that is at least the target and nobody shares it."""
    best = max(totals)
    return totals.index(best) if best >= target and list(totals).count(best) == 1 else None


def with_item(items: tuple[Item, ...], at: int, item: Item) -> tuple[Item, ...]:
    """The tuple with one item changed."""
    changed = list(items)
    changed[at] = item
    return tuple(changed)
