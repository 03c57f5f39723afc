"""The casual player of Mariagio: shows what it holds, then takes the points of the trick and spares trumps."""

from poncin.cards import CardSet, suit_of
from poncin.rules.mariagio import Mariagio, MariagioPublic
from poncin.rules.moves import Exchange, Marriage, Move, Play

TRUMP = 3.0
"""What spending a trump costs, in points."""


def casual_move(game: Mariagio, public: MariagioPublic, hand: CardSet) -> Move:
    """Exchange and marriages at once; then the card that wins most on this trick, or the cheapest lead."""
    moves = game.moves(public, hand)
    shown = showing(game, public, moves)
    if shown is not None:
        return shown
    points, ranking, trump, led = game.ranking.points, game.ranking, public.trump, public.led
    best, best_value = moves[0], -99.0
    for move in moves:
        assert isinstance(move, Play)  # nothing is left to be shown
        card = move.card
        if led is None:
            value = -float(points[card])
        else:
            value = float(points[led] + points[card])
            if not ranking.follower_wins(led, card, trump):
                value = -value
        value -= TRUMP * (suit_of(card) == trump) + ranking.strength[card] * 0.01
        if value > best_value:
            best, best_value = move, value
    return best


def showing(game: Mariagio, public: MariagioPublic, moves: tuple[Move, ...]) -> Move | None:
    """The exchange, or the dearest marriage, if the moves hold one."""
    if isinstance(moves[0], Play):
        return None  # they come before the cards
    marriages = [move for move in moves if isinstance(move, Marriage)]
    if isinstance(moves[0], Exchange) or not marriages:
        return moves[0]
    return max(marriages, key=lambda each: game.marriage_points(public, each.suit))
