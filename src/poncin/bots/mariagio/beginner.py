"""The beginner at Mariagio: knows what cards are worth, but not what is out, and forgets to show what he holds."""

from poncin.bots.bot import Recall
from poncin.bots.mariagio.club import Judge
from poncin.bots.slips import happens, vague
from poncin.cards import CardSet
from poncin.rng import Stream
from poncin.rules.mariagio import Mariagio, MariagioPublic
from poncin.rules.moves import Marriage, Move, Play

VAGUENESS = 12.0
"""How far a value may be off, in points."""
MEMORY = 4
"""Cards played of which the tricks are remembered."""
NOT_SHOWN = 0.4


def beginner_move(game: Mariagio, public: MariagioPublic, hand: CardSet, recall: Recall, rng: Stream) -> Move:
    """A marriage or the exchange, if it comes to mind; else the card that seems best."""
    moves = game.moves(public, hand)
    if len(moves) == 1:
        return moves[0]
    plays = [move for move in moves if isinstance(move, Play)]
    showing = [move for move in moves if not isinstance(move, Play)]
    if showing and not (plays and happens(NOT_SHOWN, rng)):
        marriages = [move for move in showing if isinstance(move, Marriage)]
        return max(marriages, key=lambda each: game.marriage_points(public, each.suit), default=showing[0])
    judge = Judge(game, _remembered(public, recall), hand)
    value = judge.lead_value if public.led is None else judge.reply_value
    return max(plays, key=lambda play: value(play.card) + vague(VAGUENESS, rng))


def _remembered(public: MariagioPublic, recall: Recall) -> MariagioPublic:
    """The position as it is remembered: of the piles only the last tricks."""
    if len(recall.past) <= MEMORY:
        return public
    before = recall.past[-MEMORY][0].piles
    return public._replace(piles=tuple(now & ~then for now, then in zip(public.piles, before, strict=True)))
