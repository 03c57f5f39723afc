"""The options and the position of a hand of Mariagio."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from poncin.cards import RANK_CARDS, SUIT_CARDS, Card, CardSet
from poncin.rules.game import Seat, State, View
from poncin.rules.options import Options, Target, YesNo
from poncin.rules.tricks import RankScheme

TRICKS = 20
COUPLES: tuple[CardSet, ...] = tuple((RANK_CARDS[8] | RANK_CARDS[9]) & suit for suit in SUIT_CARDS)
"""King and queen of each suit."""


@dataclass(frozen=True, slots=True)
class MariagioOptions(Options):
    """The options of Mariagio, each with its default first."""

    rank_scheme: RankScheme = "seven_high"
    target: Target = 200
    marriage_when: Literal["on_lead", "own_turn"] = "on_lead"
    marriage_needs_trick: YesNo = "no"
    marriage_must_lead: YesNo = "no"
    marriages_per_lead: Literal["unlimited", 1] = "unlimited"
    marriage_in_endgame: Literal["yes", "no"] = "yes"
    captured_marriage: YesNo = "no"
    exchange_when: Literal["on_lead", "own_turn"] = "on_lead"
    exchange_needs_trick: YesNo = "no"
    exchange_until: Literal["while_upcard_in_stock", "not_last_two_cards"] = "while_upcard_in_stock"
    last_trick: Literal[20, 10] = 20
    overtake_in_endgame: Literal["required", "not"] = "required"
    both_over_target: Literal["higher_then_extra_hand", "non_dealer_counts_first"] = "higher_then_extra_hand"


class MariagioPublic(NamedTuple):
    """What both players know of a hand of Mariagio."""

    dealer: Seat
    to_act: Seat | None
    trump: int
    """The suit of the turned-up card."""
    upcard: Card | None
    """The card face up under the stock; None once it is drawn."""
    led: Card | None
    """The card that waits for a reply."""
    hands: tuple[int, ...]
    stock: int
    """Face-down cards; the turned-up one lies below them."""
    piles: tuple[CardSet, ...]
    shown: tuple[CardSet, ...]
    """For each seat the cards that it is known to hold: shown marriages, the trump taken by exchange or drawn last."""
    married: tuple[tuple[int, ...], ...]
    """For each seat the suits of its marriages, in order."""
    married_now: int
    """How many of the last marriages were declared at this turn."""
    captured: tuple[tuple[int, ...], ...]
    """For each seat the suits of the marriages that it captured in a trick."""
    tricks: int
    """Tricks played, of 20."""
    last_winner: Seat | None


MariagioState = State[MariagioPublic]
MariagioView = View[MariagioPublic]


def two_of_trumps(trump: int) -> Card:
    """The card that may be exchanged for the turned-up one."""
    return 4 + trump
