"""The club player of Cirulla and Cirollon: the advice that is handed down, with the cards counted.

- Clear the table; leave none that the next player can clear: eleven or more lies safe, for fifteen count what is left.
- Leave no settebello, seven, diamond or card of a run that the next player's card may take.
- Keep the aces for a rich table, and keep them off the table.
- Take with diamonds in mind: erta, bassa and cappotto, one's own and the others' (`poncin.bots.fishing.worth`).
- Near the end capture last: what is left over goes to that side.
- In pairs leave the partner what he alone can take.

Each line is a feature below, with its weight in points.
"""

from collections.abc import Iterable, Sequence

from poncin.bots.fishing.declaring import after_declaring, best_declarations
from poncin.bots.fishing.unseen import Unseen
from poncin.bots.fishing.worth import card_worths, worth_of
from poncin.cards import CardSet, cards_in
from poncin.rules.fishing.hand import FishingGame
from poncin.rules.fishing.state import HAND_CARDS, FishingPublic
from poncin.rules.moves import Declare, Move, Play

SGOBBA = 1.0
DANGER = 1.0
"""A table that the next player clears for sure."""
AT_RISK = 0.9
"""Of the worth of a table card that the next player takes for sure."""
LEFT = 0.35
"""Of the worth of one's own card laid on the table, whoever may take it."""
ACE_SPENT = 0.3
PARTNER = 0.3
"""Of a clearance that the partner alone can make."""
LAST_CAPTURE = 0.5
"""Of the worth of what lies on the table, for capturing with the last card; less for earlier ones."""


def club_move(game: FishingGame, public: FishingPublic, hand: CardSet) -> Move:
    """The best declaration with the poncin's best value; else the play with the highest sum of features."""
    moves = game.moves(public, hand)
    if len(moves) == 1:
        return moves[0]
    declarations = best_declarations(game, public, hand, moves)
    if len(declarations) == 1:
        return declarations[0]
    if declarations:
        return max(declarations, key=lambda each: _prospect(game, public, hand, each))
    judge = Judge(game, public, hand)
    return max(_plays(moves), key=judge.value)


def club_opinions(game: FishingGame, public: FishingPublic, hand: CardSet, moves: Sequence[Move]) -> list[float]:
    """What it thinks of each of some moves, in points; of declarations only what their plays are worth."""
    judge = Judge(game, public, hand)
    return [
        judge.value(move) if isinstance(move, Play) else _prospect(game, public, hand, move)
        for move in moves
        if isinstance(move, Play | Declare)
    ]


class Judge:
    """Values the plays of one position."""

    def __init__(self, game: FishingGame, public: FishingPublic, hand: CardSet) -> None:
        self._rules = game.rules
        self._public = public
        seat = public.to_act
        assert seat is not None  # somebody plays
        self._worths = card_worths(public.piles)
        self._next = Unseen.of(game.rules, public, hand, (seat + 1) % game.players)
        self._partner = Unseen.of(game.rules, public, hand, (seat + 2) % 4) if game.players == 4 else None
        self._left = HAND_CARDS - public.plays - 1
        """Cards still to be played after this one."""
        self._others = game.players - 1

    def value(self, play: Play) -> float:
        """What a play is worth, in points."""
        played, taken = play
        played_value = self._rules.value_in_play(self._public, played)
        if taken:
            table = self._public.table & ~taken
            value = worth_of(taken | 1 << played, self._worths)
            if not table and self._scores(played_value):
                value += SGOBBA
            if self._left <= self._others * 2:
                value += LAST_CAPTURE * worth_of(table, self._worths) * (1 - self._left / (self._others * 2 + 1))
        else:
            table = self._public.table | 1 << played
            value = -LEFT * self._worths[played]
        if played_value == 1:
            value -= ACE_SPENT
        return value - self._danger(table) if self._left else value

    def _danger(self, table: CardSet) -> float:
        """What the next player may be expected to win from this table, less what only the partner can clear."""
        if not table:
            return 0.0
        values = {each: self._rules.value_in_play(self._public, each) for each in cards_in(table)}
        clearing = _clearing(values.values())
        cleared = self._next.chance(clearing)
        scores = SGOBBA * (self._left > 1 or self._rules.last_card_scores)
        danger = DANGER * scores * cleared
        sweep = {1} if 1 not in values.values() else set()
        for each, value in values.items():
            worth = self._worths[each]
            if worth > 0.1:
                takers = sweep | {value, 15 - value} if value > 4 else sweep | {value}
                danger += AT_RISK * worth * self._next.chance(takers)
        if self._partner and self._left > 2:
            danger -= PARTNER * scores * (1 - cleared) * self._partner.chance(clearing)
        return danger

    def _scores(self, value: int) -> bool:
        """Whether clearing the table with a card of this value marks a sgobba."""
        if not self._left and not self._rules.last_card_scores:
            return False
        return value != 1 or self._rules.ace_sweep_scores


def _clearing(values: Iterable[int]) -> set[int]:
    """The values of cards that could take a whole table of cards of these values."""
    table = list(values)
    total = sum(table)
    clearing = {each for each in (total, 15 - total) if 1 < each <= 10}
    if 1 not in table or total == 1:
        clearing.add(1)
    return clearing


def _plays(moves: Iterable[Move]) -> list[Play]:
    return [move for move in moves if isinstance(move, Play)]


def _prospect(game: FishingGame, public: FishingPublic, hand: CardSet, declaration: Declare) -> float:
    """The value of the best play that the declaration leaves: it tells what the poncin had best count."""
    after = after_declaring(game, public, declaration)
    judge = Judge(game, after, hand)
    plays = _plays(game.moves(after, hand))
    return max((judge.value(play) for play in plays), default=0.0)
