"""The position of a hand of Cirulla or Cirollon, and the options put as what they decide during a hand."""

from dataclasses import dataclass
from typing import NamedTuple

from poncin.cards import Card, CardSet
from poncin.rules.captures import CaptureRules
from poncin.rules.declarations import DeclarationRules
from poncin.rules.events import CaptureKind
from poncin.rules.first_table import FirstTableRules
from poncin.rules.game import Seat, Side, State, View
from poncin.rules.scoring import CountRules

HAND_CARDS = 36
"""Cards played in a hand: the pack without the first table."""


class Mark(NamedTuple):
    """A bonus that was scored in the open: its score rule, who, which cards, and the value the matta served at."""

    rule: str
    seat: Seat
    cards: CardSet
    matta_value: int
    points: int


class Decided(NamedTuple):
    """The match was won at once: ``cappotto`` or ``four_equal``, and by which side."""

    reason: str
    side: Side


class FishingPublic(NamedTuple):
    """What everybody at the table knows of a hand of Cirulla or Cirollon."""

    dealer: Seat
    to_act: Seat | None
    plays: int
    """Cards played so far, of 36."""
    hands: tuple[int, ...]
    stock: int
    table: CardSet
    piles: tuple[CardSet, ...]
    exposed: tuple[CardSet, ...]
    """For each seat the declared cards that it still holds."""
    passed: tuple[CardSet | None, ...]
    """For each seat None while it may still declare; then the unexposed cards it has played since its first turn."""
    matta_value: int
    """What the matta counts in play: as printed, or as named by its declaration."""
    sgobbe: tuple[tuple[Card, ...], ...]
    """For each side the cards that made its sgobbe; they lie face up in the pile."""
    marks: tuple[Mark, ...]
    last_taker: Side | None
    decided: Decided | None


FishingState = State[FishingPublic]
FishingView = View[FishingPublic]


@dataclass(frozen=True, slots=True)
class FishingRules:
    """The options of either game, put as what they decide during a hand."""

    matta: Card
    captures: CaptureRules
    declarations: DeclarationRules
    first_table: FirstTableRules
    count: CountRules
    target: int
    cappotto: str
    count_order: bool
    """``first_in_count_order``: the first side to reach the target, line by line, wins."""
    one_declaration: bool = False
    matta_keeps_value: bool = True
    last_card_scores: bool = False
    ace_sweep_scores: bool = True

    def captures_by(self, public: FishingPublic, card: Card) -> tuple[CardSet, ...]:
        """The sets that a card may take; it must take one if there is any."""
        return self.captures.of(public.table, public.matta_value, self.value_in_play(public, card))

    def kind_of_capture(self, public: FishingPublic, card: Card, taken: CardSet) -> CaptureKind:
        """The name of a legal capture."""
        return self.captures.kind(public.table, public.matta_value, self.value_in_play(public, card), taken)

    def value_in_play(self, public: FishingPublic, card: Card) -> int:
        """What a card counts in play: its printed value, or the matta's named one."""
        return public.matta_value if card == self.matta else (card >> 2) + 1
