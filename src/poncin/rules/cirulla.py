"""Cirulla: two or three players each for himself, or four in pairs; three cards at a time, to 51.

Source: the Italian description of the game, whose literal words are the defaults. Readings chosen where it is silent:

- The four cards of the first table are dealt after the three rounds; the deal passes to the next seat.
- The last card of the hand scores no scopa (``last_card_scopa``); the cards left over go to the last side to capture.
- Two aces annul before the dealer's bonus is looked at (``monte_vs_bonus``); by the source's words the matta does not
  help the dealer (``dealer_bonus_matta``), although many tables let it.
- The matta keeps its named value for the hand, not the match (``matta_keeps_value``).
- With three players carte and denari still need 21 and six (``majority_mode``).
"""

from dataclasses import dataclass
from typing import Literal

from poncin.cards import CardSet, card, card_set
from poncin.rules.captures import AceCapture, CaptureRules
from poncin.rules.declarations import DeclarationRules, MattaValue
from poncin.rules.first_table import FirstTableRules
from poncin.rules.fishing.hand import FishingGame, deal_round
from poncin.rules.fishing.state import FishingRules
from poncin.rules.game import Deck, GameInfo, Seat
from poncin.rules.options import Options, Target, YesNo
from poncin.rules.scoring import CountRules, MissingSuit


@dataclass(frozen=True, slots=True)
class CirullaOptions(Options):
    """The options of Cirulla, each with its default first."""

    direction: Literal["clockwise", "counterclockwise"] = "clockwise"
    target: Target = 51
    monte_aces: Literal["yes", "no"] = "yes"
    monte_vs_bonus: Literal["monte_first", "bonus_first"] = "monte_first"
    table_three_equal: YesNo = "no"
    table_four_equal: YesNo = "no"
    dealer_bonus_matta: YesNo = "no"
    dealer_low_table: YesNo = "no"
    simple_capture: Literal["fewest", "single_first", "free"] = "fewest"
    ace_vs_table_ace: AceCapture = "ace_only"
    ace_sweep_scores: Literal["yes", "no"] = "yes"
    last_card_scopa: Literal["never", "counts"] = "never"
    declaration: Literal["natural_mandatory_matta_optional", "automatic", "optional"] = (
        "natural_mandatory_matta_optional"
    )
    low_triple: Literal[10, 13] = 10
    matta_value: MattaValue = "any_completing"
    matta_card: Literal["7h", "Qd"] = "7h"
    matta_keeps_value: Literal["yes", "no"] = "yes"
    majority_mode: Literal["threshold_21_6", "plurality"] = "threshold_21_6"
    primiera_missing_suit: MissingSuit = "no_primiera"
    piccola_max: Literal[6, 5, 7] = 6
    grande_extended: YesNo = "no"
    grande_in_hand: YesNo = "no"
    cappotto: Literal["wins_match", "30_points", "off"] = "wins_match"
    both_over_target: Literal["higher_then_extra_hand", "first_in_count_order"] = "higher_then_extra_hand"


class Cirulla(FishingGame):
    """Cirulla for a number of players with its options."""

    info = GameInfo("cirulla", (2, 3, 4), CirullaOptions, aliases=("cirolla",))

    def __init__(self, players: int | None = None, options: CirullaOptions | None = None) -> None:
        """Raises `BadOption` for a number of players other than two, three or four."""
        chosen = options or CirullaOptions()
        super().__init__(players, chosen)
        matta = card(chosen.matta_card)
        self.rules = FishingRules(
            matta=matta,
            captures=CaptureRules(chosen.simple_capture, chosen.ace_vs_table_ace, matta),
            declarations=DeclarationRules(
                duty=chosen.declaration,
                matta=matta,
                matta_value=chosen.matta_value,
                low_triple=chosen.low_triple,
                grande=chosen.grande_in_hand == "yes",
            ),
            first_table=FirstTableRules(
                wild=matta if chosen.dealer_bonus_matta == "yes" else None,
                low_table=chosen.dealer_low_table == "yes",
                bonus_first=chosen.monte_vs_bonus == "bonus_first",
                aces_annul=chosen.monte_aces == "yes",
                three_equal_annul=chosen.table_three_equal == "yes",
                four_equal_wins=chosen.table_four_equal == "yes",
            ),
            count=CountRules(
                missing_suit=chosen.primiera_missing_suit,
                threshold=chosen.majority_mode == "threshold_21_6",
                bassa_max=chosen.piccola_max,
                erta_extended=chosen.grande_extended == "yes",
            ),
            target=chosen.target,
            cappotto=chosen.cappotto,
            count_order=chosen.both_over_target == "first_in_count_order",
            matta_keeps_value=chosen.matta_keeps_value == "yes",
            last_card_scores=chosen.last_card_scopa == "counts",
            ace_sweep_scores=chosen.ace_sweep_scores == "yes",
        )

    def first_player(self, dealer: Seat) -> Seat:
        """The seat after the dealer; it also begins every later round of three."""
        return (dealer + 1) % self.players

    def first_table(self, deck: Deck) -> CardSet:
        """Four cards after the first round of three to each."""
        return card_set(deck[3 * self.players : 3 * self.players + 4])

    def first_hands(self, dealer: Seat, deck: Deck) -> tuple[tuple[CardSet, ...], Deck]:
        """Three cards to each, one at a time from the dealer's next; the table's four lie before the stock."""
        hands, rest = deal_round(dealer, self.players, deck)
        return hands, rest[4:]
