"""The casual player of Cirulla and Cirollon: takes the most that lies there, gives the least, thinks no further."""

from poncin.bots.fishing.declaring import best_declarations
from poncin.cards import DIAMONDS, CardSet, card, cards_in, suit_of
from poncin.rules.fishing.hand import FishingGame
from poncin.rules.fishing.state import HAND_CARDS, FishingPublic
from poncin.rules.moves import Move, Play

CARD, DIAMOND, SETTEBELLO, SGOBBA = 1, 4, 20, 20
"""In twentieths of a point: whole numbers, so that equals are equal."""

_WORTH = tuple(CARD + DIAMOND * (suit_of(each) == DIAMONDS) + SETTEBELLO * (each == card("7d")) for each in range(40))


def casual_move(game: FishingGame, public: FishingPublic, hand: CardSet) -> Move:
    """The best declaration; else the play that wins most in cards, diamonds, settebello and sgobba."""
    moves = game.moves(public, hand)
    if len(moves) == 1:
        return moves[0]
    declarations = best_declarations(game, public, hand, moves)
    if declarations:
        return declarations[0]
    table = public.table
    sgobba = SGOBBA if public.plays + 1 < HAND_CARDS or game.rules.last_card_scores else 0
    best, best_worth = moves[0], -100
    for move in moves:
        assert isinstance(move, Play)  # no declaration is left
        played, taken = move
        worth = -_WORTH[played]
        if taken:
            worth = -worth + sum(_WORTH[each] for each in cards_in(taken))
            if taken == table:
                worth += sgobba
        if worth > best_worth:
            best, best_worth = move, worth
    return best
