"""What a seat may do, and why not: the one text of legality for Cirulla and Cirollon."""

from typing import NoReturn

from poncin.cards import CardSet, cards_in
from poncin.errors import IllegalMove
from poncin.rules.captures import captures_on
from poncin.rules.declarations import is_duty, open_declarations
from poncin.rules.fishing.state import FishingPublic, FishingRules
from poncin.rules.game import Seat
from poncin.rules.moves import PLAIN_PLAYS, Declare, Move, Play

_DECLARATIONS = ("barsega", "barsegon", "grande_in_hand")


def legal_moves(rules: FishingRules, public: FishingPublic, hand: CardSet) -> tuple[Move, ...]:
    """The legal moves of the seat to act, which holds ``hand``; empty when the hand is over."""
    seat = public.to_act
    if seat is None:
        return ()
    plays = _plays(rules, public, public.exposed[seat] or hand)
    if not may_declare(rules, public, seat):
        return plays
    declarations = open_declarations(hand & ~public.exposed[seat], rules.declarations)
    return declarations if is_duty(declarations, rules.declarations) else declarations + plays


def may_declare(rules: FishingRules, public: FishingPublic, seat: Seat) -> bool:
    """Whether the seat's time to declare has not passed, whatever it holds."""
    if public.passed[seat] is not None:
        return False
    return not (rules.one_declaration and has_declared(public, seat))


def has_declared(public: FishingPublic, seat: Seat) -> bool:
    """Whether the seat has declared anything in this hand."""
    return any(mark.seat == seat and mark.rule in _DECLARATIONS for mark in public.marks)


def check(rules: FishingRules, public: FishingPublic, hand: CardSet, move: Move) -> None:
    """Raises `IllegalMove` with the reason when the seat to act may not make the move."""
    seat = public.to_act
    if seat is None:
        raise IllegalMove("hand_over")
    if isinstance(move, Play):
        _check_play(rules, public, hand, seat, move)
    elif isinstance(move, Declare):
        _check_declaration(rules, public, hand, seat, move)
    else:
        raise IllegalMove("not_in_this_game", move=move)


def _plays(rules: FishingRules, public: FishingPublic, playable: CardSet) -> tuple[Move, ...]:
    table, matta, matta_value = public.table, rules.matta, public.matta_value
    captures = captures_on(table, matta_value, rules.captures)
    new, plays = tuple.__new__, []
    for card in cards_in(playable):
        captured = captures[matta_value if card == matta else (card >> 2) + 1]
        if captured:
            plays += [new(Play, (card, table & cards)) for cards in captured]  # half the time of calling `Play`
        else:
            plays.append(PLAIN_PLAYS[card])
    return tuple(plays)


def _check_play(rules: FishingRules, public: FishingPublic, hand: CardSet, seat: Seat, move: Play) -> None:
    if not hand >> move.card & 1:
        raise IllegalMove("not_in_hand", cards=1 << move.card)
    exposed = public.exposed[seat]
    if exposed and not exposed >> move.card & 1:
        raise IllegalMove("exposed_first", card=move.card, cards=exposed)
    if may_declare(rules, public, seat):
        declarations = open_declarations(hand & ~exposed, rules.declarations)
        if is_duty(declarations, rules.declarations):
            natural = [each for each in declarations if each.value == 0]
            raise IllegalMove("must_declare", cards=(natural or declarations)[0].cards)
    allowed = rules.captures_by(public, move.card)
    if move.taken in allowed or (not move.taken and not allowed):
        return
    if not move.taken:
        kind = rules.kind_of_capture(public, move.card, allowed[0])
        raise IllegalMove("must_take", card=move.card, cards=allowed[0], kind=kind)
    _refuse_capture(rules, public, move, allowed)


def _refuse_capture(rules: FishingRules, public: FishingPublic, move: Play, allowed: tuple[CardSet, ...]) -> NoReturn:
    """Say why a capture that is not allowed is not."""
    card, taken = move
    if taken & ~public.table:
        raise IllegalMove("not_on_table", cards=taken & ~public.table)
    if not allowed:
        raise IllegalMove("takes_nothing", card=card, cards=taken)
    value, total = rules.value_in_play(public, card), rules.captures.total
    # Where there is a simple capture the reason names one, not a fifteen.
    better = next((each for each in allowed if total(public.matta_value, each) == value), allowed[0])
    kind = rules.kind_of_capture(public, card, better)
    if value == 1:
        raise IllegalMove("ace_takes_all" if kind == "ace" else "ace_takes_ace", card=card, cards=better)
    makes = total(public.matta_value, taken)
    if makes == value:
        raise IllegalMove("equal_card_first" if kind == "equal" else "fewest_cards", card=card, cards=better)
    raise IllegalMove("does_not_add_up", card=card, cards=taken, total=makes, value=value)


def _check_declaration(rules: FishingRules, public: FishingPublic, hand: CardSet, seat: Seat, move: Declare) -> None:
    if public.passed[seat] is not None:
        raise IllegalMove("too_late_to_declare")
    if move.cards & ~hand:
        raise IllegalMove("not_in_hand", cards=move.cards & ~hand)
    if rules.one_declaration and has_declared(public, seat):
        raise IllegalMove("one_declaration_only")
    exposed = public.exposed[seat]
    if move.cards & exposed:
        raise IllegalMove("already_exposed", cards=move.cards & exposed)
    if move not in open_declarations(hand & ~exposed, rules.declarations):
        raise IllegalMove("no_such_declaration", cards=move.cards, kind=move.kind)
