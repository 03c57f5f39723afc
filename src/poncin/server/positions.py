"""Legal moves and score sheets as the protocol tells them, made from what a seat may know."""

from functools import lru_cache
from typing import Any

from poncin.bots.guides import guide_for
from poncin.cards import CARD_TEXT, RANKS, cards_in
from poncin.client.choices import capture_kind
from poncin.notation import move_text
from poncin.protocol import position as out
from poncin.protocol.table import Sheet, SheetLine
from poncin.rules.declarations import bonuses_of
from poncin.rules.fishing.hand import FishingGame
from poncin.rules.game import HandScore, Seat, View
from poncin.rules.mariagio import Mariagio
from poncin.rules.mariagio.state import two_of_trumps
from poncin.rules.moves import Declare, Exchange, Marriage, Move, Play
from poncin.rules.registry import AnyGame
from poncin.rules.scoring import PRIMIERA
from poncin.shown import SUIT_TEXT, text_of


def choices_of(game: AnyGame, view: View[Any]) -> list[out.Choice]:
    """The legal moves of the view's seat; none when it is not to act."""
    if view.seat is None or view.public.to_act != view.seat:
        return []
    moves = game.moves(view.public, view.hand)
    best = _best(game, view, moves)
    return [_choice(game, view.public, move, move in best) for move in moves]


# Everybody is told it again with each seat that gets ready.
@lru_cache(maxsize=1 << 10)
def sheet_of(hand: int, dealer: Seat, score: HandScore, totals: tuple[int, ...]) -> Sheet:
    """The score sheet of a finished hand; ``totals`` include it."""
    lines = [
        SheetLine(
            rule=line.rule,
            counts=list(line.counts),
            points=list(line.points),
            cards=[text_of(cards) for cards in line.cards],
            note=line.note,  # type: ignore[arg-type]  # the rules' notes are these; tests compare the two lists
            values=[[PRIMIERA[card >> 2] for card in cards_in(cards)] for cards in line.cards]
            if line.rule == "primiera"
            else [],
        )
        for line in score.lines
    ]
    return Sheet(hand=hand, dealer=dealer, lines=lines, points=list(score.points), totals=list(totals))


def _choice(game: AnyGame, public: Any, move: Move, best: bool) -> out.Choice:
    text = move_text(move)
    match move:
        case Play(card, taken):
            kind = capture_kind(game, public, move) or ""
            return out.PlayChoice(move=text, card=CARD_TEXT[card], takes=text_of(taken), kind=kind, best=best)
        case Declare(kind, cards, value):
            assert isinstance(game, FishingGame)
            points = sum(points for _, points in bonuses_of(move, game.rules.declarations))
            rank = RANKS[value - 1] if value else ""
            return out.DeclareChoice(move=text, kind=kind, cards=text_of(cards), value=rank, points=points)
        case Marriage(suit):
            assert isinstance(game, Mariagio)
            return out.MarriageChoice(move=text, suit=SUIT_TEXT[suit], points=game.marriage_points(public, suit))
        case Exchange():
            gives = CARD_TEXT[two_of_trumps(public.trump)]
            return out.ExchangeChoice(move=text, gives=gives, takes=CARD_TEXT[public.upcard])


def _best(game: AnyGame, view: View[Any], moves: tuple[Move, ...]) -> set[Move]:
    """For each card its only play, or the one that a good player thinks most of."""
    ways: dict[int, list[Move]] = {}
    for move in moves:
        if isinstance(move, Play):
            ways.setdefault(move.card, []).append(move)
    best = {plays[0] for plays in ways.values() if len(plays) == 1}
    several = [plays for plays in ways.values() if len(plays) > 1]
    if several:
        guide = guide_for(game)
        for plays in several:
            opinions = guide.opinions(view.public, view.hand, plays)
            best.add(max(zip(opinions, plays, strict=True), key=lambda each: each[0])[1])
    return best
