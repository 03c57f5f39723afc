"""Cirollon: four players in pairs, nine cards each, to 101.

Source: the Ligurian description of the game, whose literal words are the defaults. Readings chosen where it is silent
or contradicts itself:

- Its first player sits on the dealer's left although play runs counter-clockwise, so that the dealer plays second;
  ``first_player`` `right` is what the neighbouring games do.
- Where several captures are possible, the player picks one; any simple capture will do (``simple_capture``).
- Two aces on the first table annul before the dealer's bonus is looked at (``monte_vs_bonus``); the poncin is no ace
  there.
- A seat declares at its own first turn; each card serves in one declaration.
"""

from dataclasses import dataclass
from typing import Literal

from poncin.cards import CardSet, card, card_set
from poncin.rules.captures import AceCapture, CaptureRules, SimpleCapture
from poncin.rules.declarations import Declaration, DeclarationRules, MattaValue
from poncin.rules.first_table import FirstTableRules
from poncin.rules.fishing.hand import FishingGame
from poncin.rules.fishing.state import FishingRules
from poncin.rules.game import Deck, GameInfo, Seat
from poncin.rules.options import Options, Target, YesNo
from poncin.rules.scoring import CountRules, MissingSuit

_PONCIN = card("7h")


@dataclass(frozen=True, slots=True)
class CirollonOptions(Options):
    """The options of Cirollon, each with its default first."""

    first_player: Literal["left_literal", "right"] = "left_literal"
    target: Target = 101
    monte_vs_bonus: Literal["monte_first", "bonus_first"] = "monte_first"
    dealer_low_table: YesNo = "no"
    simple_capture: SimpleCapture = "free"
    ace_vs_table_ace: AceCapture = "ace_only"
    declaration: Declaration = "optional"
    multi_bonus: Literal["disjoint", "one_only"] = "disjoint"
    low_triple: Literal[10, 13] = 10
    matta_value: MattaValue = "any_completing"
    last_card_scopa: Literal["never", "counts"] = "never"
    primiera_missing_suit: MissingSuit = "no_primiera"
    cappotto: Literal["wins_match", "30_points", "off"] = "wins_match"
    both_over_target: Literal["higher_then_extra_hand", "first_in_count_order"] = "higher_then_extra_hand"


class Cirollon(FishingGame):
    """Cirollon with its options."""

    info = GameInfo("cirollon", (4,), CirollonOptions)

    def __init__(self, players: int | None = None, options: CirollonOptions | None = None) -> None:
        """Raises `BadOption` for a number of players other than four."""
        chosen = options or CirollonOptions()
        super().__init__(players, chosen)
        self._first = 3 if chosen.first_player == "left_literal" else 1
        self.rules = FishingRules(
            matta=_PONCIN,
            captures=CaptureRules(chosen.simple_capture, chosen.ace_vs_table_ace, _PONCIN),
            declarations=DeclarationRules(chosen.declaration, _PONCIN, chosen.matta_value, chosen.low_triple),
            first_table=FirstTableRules(
                wild=_PONCIN,
                low_table=chosen.dealer_low_table == "yes",
                bonus_first=chosen.monte_vs_bonus == "bonus_first",
            ),
            count=CountRules(chosen.primiera_missing_suit),
            target=chosen.target,
            cappotto=chosen.cappotto,
            count_order=chosen.both_over_target == "first_in_count_order",
            one_declaration=chosen.multi_bonus == "one_only",
            last_card_scores=chosen.last_card_scopa == "counts",
        )

    def first_player(self, dealer: Seat) -> Seat:
        """By the source's words the seat before the dealer, so that the dealer plays second; else the next one."""
        return (dealer + self._first) % 4

    def first_table(self, deck: Deck) -> CardSet:
        """Two cards after the first packets of three, two after the second ones."""
        return card_set(deck[12:14] + deck[26:28])

    def first_hands(self, dealer: Seat, deck: Deck) -> tuple[tuple[CardSet, ...], Deck]:
        """Three packets of three to each from the dealer's next; no stock is left."""
        hands = [0] * 4
        for turn in range(4):
            at = 3 * turn
            packets = deck[at : at + 3] + deck[at + 14 : at + 17] + deck[at + 28 : at + 31]
            hands[(dealer + 1 + turn) % 4] = card_set(packets)
        return tuple(hands), ()
