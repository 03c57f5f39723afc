"""What a player of Mariagio may do, and why not: the one text of legality."""

from typing import NamedTuple

from poncin.cards import SUIT_CARDS, CardSet, cards_in, suit_of
from poncin.errors import IllegalMove
from poncin.rules.mariagio.state import COUPLES, MariagioOptions, MariagioPublic, two_of_trumps
from poncin.rules.moves import PLAIN_PLAYS, Exchange, Marriage, Move, Play
from poncin.rules.tricks import Ranking, strict_replies

_EXCHANGE = Exchange()
_COUPLES_HELD: tuple[tuple[int, ...], ...] = tuple(
    tuple(suit for suit in range(4) if queens_and_kings >> suit & 0b10001 == 0b10001)
    for queens_and_kings in range(1 << 8)
)
"""For each set of queens and kings, the pack's last eight cards, the suits of which it holds both."""


class MariagioRules(NamedTuple):
    """The options and the order of the cards that they choose."""

    options: MariagioOptions
    ranking: Ranking


def legal_moves(rules: MariagioRules, public: MariagioPublic, hand: CardSet) -> tuple[Move, ...]:
    """The legal moves of the seat to act, which holds ``hand``; empty when the hand is over."""
    if public.to_act is None:
        return ()
    moves: list[Move] = []
    # Looking at the hand first spares most refusals, each of which is an exception with its reason.
    if hand >> two_of_trumps(public.trump) & 1 and _exchange_refusal(rules, public, hand) is None:
        moves.append(_EXCHANGE)
    couples = _COUPLES_HELD[hand >> 32]
    moves += [Marriage(suit) for suit in couples if _marriage_refusal(rules, public, hand, suit) is None]
    moves += [PLAIN_PLAYS[card] for card in cards_in(_playable(rules, public, hand))]
    return tuple(moves)


def check(rules: MariagioRules, public: MariagioPublic, hand: CardSet, move: Move) -> None:
    """Raises `IllegalMove` with the reason when the seat to act may not make the move."""
    if public.to_act is None:
        raise IllegalMove("hand_over")
    if isinstance(move, Play):
        refusal = _play_refusal(rules, public, hand, move)
    elif isinstance(move, Marriage) and move.suit in range(4):  # -1 would pass for spades
        refusal = _marriage_refusal(rules, public, hand, move.suit)
    elif isinstance(move, Exchange):
        refusal = _exchange_refusal(rules, public, hand)
    else:
        refusal = IllegalMove("not_in_this_game", move=move)
    if refusal is not None:
        raise refusal


def _playable(rules: MariagioRules, public: MariagioPublic, hand: CardSet) -> CardSet:
    """The cards that the seat to act may play now."""
    if public.married_now and rules.options.marriage_must_lead == "yes":
        assert public.to_act is not None  # a marriage was declared at this turn
        # No rank stands between king and queen: whatever was led, where one of them may be played the other may.
        return sum(COUPLES[suit] for suit in public.married[public.to_act][-public.married_now :])
    return _replies(rules, public, hand)


def _replies(rules: MariagioRules, public: MariagioPublic, hand: CardSet) -> CardSet:
    """The cards that the duties to follow, beat and trump leave: before the stock is empty all."""
    if public.led is None or public.upcard is not None:
        return hand
    overtake = rules.options.overtake_in_endgame == "required"
    return strict_replies(hand, public.led, public.trump, rules.ranking, overtake)


def _play_refusal(rules: MariagioRules, public: MariagioPublic, hand: CardSet, move: Play) -> IllegalMove | None:
    card = move.card
    if not hand >> card & 1:
        return IllegalMove("not_in_hand", cards=1 << card)
    if move.taken:
        return IllegalMove("no_captures_here", cards=move.taken)
    replies = _replies(rules, public, hand)
    if replies >> card & 1:
        playable = _playable(rules, public, hand)
        return None if playable >> card & 1 else IllegalMove("marriage_first", card=card, cards=playable)
    assert public.led is not None  # a leader may play anything
    if not replies & SUIT_CARDS[suit_of(public.led)]:
        return IllegalMove("must_trump", card=card, cards=replies)
    code = "must_beat" if suit_of(card) == suit_of(public.led) else "must_follow"
    return IllegalMove(code, card=card, led=public.led, cards=replies)


def _marriage_refusal(rules: MariagioRules, public: MariagioPublic, hand: CardSet, suit: int) -> IllegalMove | None:
    options, seat, couple = rules.options, public.to_act, COUPLES[suit]
    assert seat is not None  # both callers have looked
    if hand & couple != couple:
        return IllegalMove("marriage_not_held", suit=suit)
    if suit in public.married[seat]:
        return IllegalMove("marriage_declared", suit=suit)
    if public.led is not None and options.marriage_when == "on_lead":
        return IllegalMove("marriage_on_lead")
    if options.marriage_needs_trick == "yes" and not public.piles[seat]:
        return IllegalMove("marriage_needs_trick")
    if options.marriages_per_lead == 1 and public.married_now:
        return IllegalMove("one_marriage_only")
    if options.marriage_in_endgame == "no" and public.upcard is None:
        return IllegalMove("marriage_too_late")
    if options.marriage_must_lead == "yes" and not _replies(rules, public, hand) & couple:
        return IllegalMove("marriage_not_playable", suit=suit)
    return None


def _exchange_refusal(rules: MariagioRules, public: MariagioPublic, hand: CardSet) -> IllegalMove | None:
    options, seat = rules.options, public.to_act
    assert seat is not None  # both callers have looked
    if public.upcard is None:
        return IllegalMove("exchange_too_late")
    if not hand >> two_of_trumps(public.trump) & 1:
        return IllegalMove("exchange_needs_two", card=two_of_trumps(public.trump))
    if public.led is not None and options.exchange_when == "on_lead":
        return IllegalMove("exchange_on_lead")
    if options.exchange_needs_trick == "yes" and not public.piles[seat]:
        return IllegalMove("exchange_needs_trick")
    if options.exchange_until == "not_last_two_cards" and public.stock <= 1:
        return IllegalMove("exchange_too_late")
    return None
