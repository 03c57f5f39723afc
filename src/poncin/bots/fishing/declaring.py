"""Which three cards to declare, and what the poncin is to count."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from poncin.cards import CardSet
from poncin.rules.declarations import DeclarationRules, bonuses_of, open_declarations
from poncin.rules.fishing.hand import FishingGame
from poncin.rules.fishing.state import FishingPublic
from poncin.rules.game import with_item
from poncin.rules.moves import Declare, Move


def best_declarations(game: FishingGame, public: FishingPublic, hand: CardSet, moves: Sequence[Move]) -> list[Declare]:
    """Of the declarations among the moves those that bring most points, what can be declared next included.

    Of several orders the dearest goes first. They may still differ in cards and in the poncin's value. Empty where
    nothing can be declared.
    """
    declarations = [move for move in moves if isinstance(move, Declare)]
    if len(declarations) < 2:
        return declarations
    rules = game.rules
    assert public.to_act is not None  # somebody has moves
    unexposed = hand & ~public.exposed[public.to_act]

    def total(declaration: Declare) -> tuple[int, int]:
        now = _points(declaration, rules.declarations)
        later = 0 if rules.one_declaration else _most_points(unexposed & ~declaration.cards, rules.declarations)
        return now + later, now

    totals = [total(each) for each in declarations]
    best = max(totals)
    return [each for each, points in zip(declarations, totals, strict=True) if points == best]


def after_declaring(game: FishingGame, public: FishingPublic, declaration: Declare) -> FishingPublic:
    """The public part once the seat to act has declared; the bonus itself is left out."""
    seat = public.to_act
    assert seat is not None  # it declares
    keeps = declaration.value and game.rules.matta_keeps_value
    return public._replace(
        exposed=with_item(public.exposed, seat, public.exposed[seat] | declaration.cards),
        matta_value=declaration.value if keeps else public.matta_value,
    )


@lru_cache(maxsize=1 << 14)
def _most_points(unexposed: CardSet, rules: DeclarationRules) -> int:
    """The most that declarations of these cards, one after another, can bring."""
    by_cards = _best_by_cards(open_declarations(unexposed, rules), rules)
    return max(
        (points + _most_points(unexposed & ~cards, rules) for cards, points in by_cards.items()),
        default=0,
    )


def _best_by_cards(declarations: Iterable[Declare], rules: DeclarationRules) -> dict[CardSet, int]:
    """For each three cards the most points of any value of the poncin."""
    best: dict[CardSet, int] = {}
    for each in declarations:
        best[each.cards] = max(best.get(each.cards, 0), _points(each, rules))
    return best


def _points(declaration: Declare, rules: DeclarationRules) -> int:
    return sum(points for _, points in bonuses_of(declaration, rules))
