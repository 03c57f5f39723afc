"""The beginner at Cirulla and Cirollon: the club's eye for the table, with what somebody new to the games misses.

He overlooks fifteens and sums, forgets to declare, has forgotten what was captured a while ago and so counts wrong,
and puts a value on a card no more exactly than people do.
"""

from poncin.bots.bot import Recall
from poncin.bots.fishing.club import Judge
from poncin.bots.fishing.declaring import best_declarations
from poncin.bots.slips import happens, vague
from poncin.cards import CardSet
from poncin.rng import Stream
from poncin.rules.fishing.hand import FishingGame
from poncin.rules.fishing.state import FishingPublic
from poncin.rules.moves import Move, Play

VAGUENESS = 0.8
"""How far a value may be off, in points."""
MEMORY = 6
"""Plays of which the captures are remembered."""
NOT_DECLARED, FIFTEEN_MISSED, SUM_MISSED = 0.15, 0.35, 0.2


def beginner_move(game: FishingGame, public: FishingPublic, hand: CardSet, recall: Recall, rng: Stream) -> Move:
    """A declaration that is seen; else the play that seems best among those that are seen."""
    moves = game.moves(public, hand)
    if len(moves) == 1:
        return moves[0]
    plays = [move for move in moves if isinstance(move, Play)]
    declarations = best_declarations(game, public, hand, moves)
    if declarations and not (plays and happens(NOT_DECLARED, rng)):
        return rng.choice(declarations)
    seen = [play for play in plays if not _missed(game, public, play, rng)] or plays
    judge = Judge(game, _remembered(public, recall), hand)
    return max(seen, key=lambda play: judge.value(play) + vague(VAGUENESS, rng))


def _missed(game: FishingGame, public: FishingPublic, play: Play, rng: Stream) -> bool:
    if not play.taken:
        return False
    kind = game.rules.kind_of_capture(public, play.card, play.taken)
    return happens({"fifteen": FIFTEEN_MISSED, "sum": SUM_MISSED}.get(kind, 0.0), rng)


def _remembered(public: FishingPublic, recall: Recall) -> FishingPublic:
    """The position as it is remembered: of the piles only what went there lately."""
    if len(recall.past) <= MEMORY:
        return public
    before = recall.past[-MEMORY][0].piles
    return public._replace(piles=tuple(now & ~then for now, then in zip(public.piles, before, strict=True)))
