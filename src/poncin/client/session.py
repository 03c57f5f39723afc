"""One match of people on this device against computer players."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from poncin.bots import Bot, make_bot
from poncin.client.errors import SaveError
from poncin.client.history import rewound
from poncin.client.simulation import bot_step
from poncin.client.store import write_durably
from poncin.errors import BadRecord
from poncin.match import Match, decks_for, seeded_dealer, seeded_decks
from poncin.record import Record, SeatRecord, read, record_of, replay, write
from poncin.rng import Stream
from poncin.rules.events import Event
from poncin.rules.game import Seat, View
from poncin.rules.moves import Move
from poncin.rules.registry import AnyGame

_SEED = "seed"
"""The member that a kept match has beyond those of every record."""


class Session:
    """A match and who plays it; the only thing that changes is ``match``.

    Each step is on the disk before it is shown, so a match outlives the process at any moment. Deals and the computer's
    luck follow from the seed, the seat and the number of the move: a resumed match goes on as it would have.
    """

    def __init__(
        self, match: Match, bots: Mapping[Seat, Bot], names: Sequence[str], seed: int, path: Path | None
    ) -> None:
        """Prefer `new` and `load`."""
        self.match = match
        self.bots = dict(bots)
        self.names = tuple(names)
        self.seed = seed
        self.path = path
        self.humans = frozenset(range(match.game.players)) - self.bots.keys()

    @classmethod
    def new(
        cls, game: AnyGame, *, bots: Mapping[Seat, Bot], names: Sequence[str], seed: int, path: Path | None = None
    ) -> "Session":
        """A match just dealt. Seats without a bot are people's; ``path`` None keeps nothing. Raises `SaveError`."""
        stream = Stream(seed).child(0)
        dealer = seeded_dealer(game, stream)
        match, _ = Match.begin(game, dealer, decks_for(game, 0, seeded_decks(stream)))
        session = cls(match, bots, names, seed, path)
        session._step_to(match)
        return session

    @classmethod
    def load(cls, path: Path) -> "Session":
        """The match kept in a file, every move checked again.

        Raises `BadRecord` or `BadOption` for a file that is damaged or not a kept match, `SaveError` where the file
        cannot be read.
        """
        try:
            text = path.read_text(encoding="utf-8", errors="surrogateescape")
        except OSError as error:
            raise SaveError("save_failed", path=str(path), reason=error.strerror or str(error)) from None
        record = read(text)
        seed = record.extra.get(_SEED)
        if type(seed) is not int:
            raise BadRecord("member_missing", member=_SEED)
        bots: dict[Seat, Bot] = {}
        for seat, each in enumerate(record.seats):
            if each.kind == "bot":
                if each.level is None:
                    raise BadRecord("member_missing", member=f"seats[{seat}].level")
                bots[seat] = make_bot(each.level)
        if len(bots) != len(record.seats) - 1:
            raise BadRecord("not_one_person", member="seats", value=len(record.seats) - len(bots))
        return cls(replay(record), bots, [each.name for each in record.seats], seed, path)

    @property
    def game(self) -> AnyGame:
        """The game being played."""
        return self.match.game

    @property
    def to_act(self) -> Seat | None:
        """The seat of the person to move; None while `advance` has something to do, and at the end."""
        seat = self.match.to_act
        return seat if seat in self.humans else None

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats of each side."""
        seats = range(self.game.players)
        return tuple(
            tuple(seat for seat in seats if self.game.side_of(seat) == side) for side in range(self.game.sides)
        )

    @property
    def person(self) -> Seat:
        """The seat of the one person; raises ValueError where there are none or several."""
        (seat,) = self.humans
        return seat

    def view(self) -> View[Any]:
        """What the one person may know."""
        return self.game.view(self.match.state, self.person)

    def play(self, move: Move) -> tuple[Event, ...]:
        """Make a person's move. Raises `IllegalMove` or `SaveError`; then nothing has changed."""
        match, events = self.match.play(self.person, move)
        self._step_to(match)
        return events

    def advance(self) -> tuple[Event, ...]:
        """Make the computer's next move, or deal the next hand; nothing where a person is to act or the match is over.

        Raises `SaveError`; then nothing has changed and it may be tried again.
        """
        match = self.match
        stream = Stream(self.seed).child(0)
        if match.wants_deal:
            match, events = match.deal(decks_for(self.game, len(match.hands), seeded_decks(stream)))
        elif match.to_act in self.bots:
            match, events = bot_step(match, self.bots, stream, sum(len(hand.moves) for hand in match.hands))
        else:
            return ()
        self._step_to(match)
        return events

    def undo(self) -> bool:
        """Go back to a person's last decision in this hand, also of a match that is over; False where there is none.

        The computer would answer the same move as before: taking back does not change its luck.
        """
        moves = self.match.hand.moves
        decisions = [at for at, (seat, _) in enumerate(moves) if seat in self.humans]
        if not decisions:
            return False
        self._step_to(rewound(self.match, decisions[-1]))
        return True

    def record(self) -> Record:
        """The match so far as a record."""
        seats = [
            SeatRecord(name, "bot", self.bots[seat].level, self.seed)
            if seat in self.bots
            else SeatRecord(name, "human")
            for seat, name in enumerate(self.names)
        ]
        return record_of(self.match, seats)

    def _step_to(self, match: Match) -> None:
        before, self.match = self.match, match
        if self.path is None:
            return
        try:
            record = self.record()
            record.extra[_SEED] = self.seed
            write_durably(self.path, write(record) + "\n")
        except SaveError:
            self.match = before
            raise
