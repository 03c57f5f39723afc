//! The count at the end of a hand of Cirulla or Cirollon.

use super::rules::{Cappotto, Rules};
use super::state::{Bonus, Phase, State};
use crate::cards::{bit, count, Cards, DIAMONDS};
use crate::sheet::{Line, Sheet};

/// 7♦.
pub const SETTEBELLO: Cards = 1 << 25;
/// A♦ 2♦ 3♦.
pub const LOW_RUN: Cards = 0x222;

/// Primiera values, best first: the shift of the rank's four cards and the value.
const PRIMIERA: [(u32, i32); 8] = [
    (24, 21),
    (20, 18),
    (0, 16),
    (16, 15),
    (12, 14),
    (8, 13),
    (4, 12),
    (28, 10),
];

/// The primiera of a pile, the best card of each suit summed, and whether it has all four suits.
///
/// The four suits are read side by side: a rank is one nibble of the mask, and each suit takes part
/// until its best rank has been met.
#[must_use]
pub fn primiera(pile: Cards) -> (i32, bool) {
    // Jacks, queens and kings are worth the same: fold them onto the jacks.
    let pile = pile | (pile >> 4 | pile >> 8) & 0xF << 28;
    let mut missing = 0xF;
    let mut sum = 0;
    for (shift, points) in PRIMIERA {
        let found = (pile >> shift) & missing;
        sum += points * found.count_ones() as i32;
        missing &= !found;
        if missing == 0 {
            return (sum, true);
        }
    }
    (sum, false)
}

/// The run A♦ 2♦ 3♦ …: 0 below three cards, otherwise its length up to `most`.
#[must_use]
pub fn bassa(pile: Cards, most: u8) -> i16 {
    let run = (0..u32::from(most))
        .take_while(|rank| pile >> (rank * 4 + 1) & 1 != 0)
        .count();
    if run < 3 {
        0
    } else {
        run as i16
    }
}

/// J♦ Q♦ K♦, with the 6♦ and 7♦ where the option says so.
#[must_use]
pub fn erta(pile: Cards, extended: bool) -> i16 {
    let has = |cards| pile & cards == cards;
    if !has(super::declarations::COURT) {
        return 0;
    }
    5 + i16::from(extended && has(bit(21))) + i16::from(extended && has(SETTEBELLO))
}

/// The side with strictly the most, if there is one.
fn most(amounts: &[i32]) -> Option<usize> {
    let best = *amounts.iter().max()?;
    let mut leaders = (0..amounts.len()).filter(|&side| amounts[side] == best);
    let leader = leaders.next();
    if leaders.next().is_none() {
        leader
    } else {
        None
    }
}

/// The score sheet of a hand; of a running one, what was earned until now.
#[must_use]
pub fn sheet(rules: &Rules, state: &State) -> Sheet {
    let mut sheet = Sheet::default();
    let dealer = rules.side(state.dealer);
    let bonus = i16::from(state.bonus.points());
    match state.bonus {
        Bonus::None => {}
        Bonus::Fifteen => sheet.add(Line::Dealer15, dealer, bonus),
        Bonus::Thirty => sheet.add(Line::Dealer30, dealer, bonus),
        Bonus::Low => sheet.add(Line::DealerLow, dealer, bonus),
    }
    for side in 0..rules.sides() {
        sheet.add(Line::Scopa, side, state.scope[side].into());
        sheet.add(Line::Barsega, side, state.barsega[side].into());
        sheet.add(Line::Barsegon, side, state.barsegon[side].into());
        sheet.add(Line::GrandeInHand, side, state.grande[side].into());
    }
    match state.phase {
        Phase::Playing => {}
        Phase::Counted => count_piles(rules, &state.piles[..rules.sides()], &mut sheet),
        Phase::Cappotto(side) => {
            sheet.winner = Some(side);
            sheet.cappotto = true;
        }
        Phase::FourEqual(side) => sheet.winner = Some(side),
    }
    sheet
}

/// Adds the lines that are counted from the piles.
fn count_piles(rules: &Rules, piles: &[Cards], sheet: &mut Sheet) {
    let sides = piles.len();
    let mut cards = [0; 3];
    let mut diamonds = [0; 3];
    let mut best = [0; 3];
    for (side, &pile) in piles.iter().enumerate() {
        cards[side] = i32::from(count(pile));
        diamonds[side] = i32::from(count(pile & DIAMONDS));
        let (sum, complete) = primiera(pile);
        best[side] = if complete || rules.sum_of_suits {
            sum
        } else {
            0
        };
        sheet.add(Line::Settebello, side, i16::from(pile & SETTEBELLO != 0));
        sheet.add(Line::Erta, side, erta(pile, rules.grande_extended));
        sheet.add(Line::Bassa, side, bassa(pile, rules.bassa_max));
        if rules.cappotto == Cappotto::Points30 && pile & DIAMONDS == DIAMONDS {
            sheet.add(Line::Cappotto, side, 30);
        }
    }
    if let Some(side) = most(&cards[..sides]) {
        sheet.add(
            Line::Carte,
            side,
            i16::from(rules.plurality || cards[side] >= 21),
        );
    }
    if let Some(side) = most(&diamonds[..sides]) {
        sheet.add(
            Line::Dinae,
            side,
            i16::from(rules.plurality || diamonds[side] >= 6),
        );
    }
    if let Some(side) = most(&best[..sides]) {
        sheet.add(Line::Primiera, side, 1);
    }
}
