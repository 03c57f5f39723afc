//! What the piles of a hand of Cirulla or Cirollon still mean: the points that are settled, and a key
//! that is equal for piles between which the rest of the hand can make no difference.
//!
//! Most pairs of piles that a search meets differ only in cards that no longer matter, so positions
//! are looked up by this key instead of the piles.

use crate::cards::{bit, count, suit_cards, Cards, DIAMONDS, FULL};
use crate::fishing::count::{bassa, erta, LOW_RUN, SETTEBELLO};
use crate::fishing::declarations::COURT;
use crate::fishing::rules::{Cappotto, Rules};
use crate::fishing::state::State;
use crate::sheet::MATCH_WIN;

/// Primiera values by rank index.
const PRIMIERA: [u8; 10] = [16, 12, 13, 14, 15, 18, 21, 10, 10, 10];

/// The piles of two sides, read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Features {
    /// Points of side 0 less those of side 1 that no further card can change.
    pub settled: i32,
    /// What else of the piles can matter: cards and diamonds, primiera.
    pub key: [u64; 2],
    /// The most that each side can still gain from the piles.
    pub open: [i32; 2],
}

/// The best primiera value of each suit in a pile, 0 where the suit is missing.
fn best_by_suit(cards: Cards) -> [u8; 4] {
    let mut best = [0; 4];
    for (suit, best) in (0..4).zip(&mut best) {
        let ranks = cards & suit_cards(suit);
        // In falling worth: 7 6 A 5 4 3 2, then the three courts.
        *best = [6, 5, 0, 4, 3, 2, 1]
            .into_iter()
            .find(|rank| ranks >> (rank * 4 + suit) & 1 != 0)
            .map_or(if ranks == 0 { 0 } else { 10 }, |rank| {
                PRIMIERA[usize::from(rank)]
            });
    }
    best
}

impl Features {
    /// Reads the piles of a running hand.
    #[must_use]
    pub fn of(rules: &Rules, state: &State) -> Self {
        let [first, second, _] = state.piles;
        let rest = FULL & !(first | second);
        let mut features = Self::default();
        features.majority([count(first), count(second)], 21);
        features.diamonds(rules, first & DIAMONDS, second & DIAMONDS, rest);
        features.primiera(rules, first, second, rest);
        if rules.cappotto == Cappotto::WinsMatch
            && (first & DIAMONDS == 0 || second & DIAMONDS == 0)
        {
            // Cappòtto would cancel the count, so what is settled of it still matters.
            features.push(8, (features.settled + 128) as u64);
        }
        for side in 0..2 {
            let sign = 1 - 2 * side as i32;
            let earned = state.scope[side] + state.barsega[side] + state.barsegon[side];
            features.settled += sign * (i32::from(earned) + i32::from(state.grande[side]));
        }
        features
    }

    fn settle(&mut self, side: usize, points: i32) {
        self.settled += if side == 0 { points } else { -points };
    }

    fn push(&mut self, bits: u32, value: u64) {
        self.key[0] = self.key[0] << bits | value;
    }

    /// One point for a majority that is won, or stays open.
    fn majority(&mut self, counts: [u8; 2], needed: u8) {
        if let Some(side) = (0..2).find(|&side| counts[side] >= needed) {
            self.settle(side, 1);
            self.push(5, 31);
        } else {
            self.push(5, counts[0].into());
            self.open = self.open.map(|points| points + 1);
        }
    }

    fn diamonds(&mut self, rules: &Rules, first: Cards, second: Cards, rest: Cards) {
        let piles = [first, second];
        self.majority(piles.map(count), 6);
        if rest & SETTEBELLO != 0 {
            self.open = self.open.map(|points| points + 1);
        } else {
            self.settle(usize::from(first & SETTEBELLO == 0), 1);
        }
        for side in 0..2 {
            let (mine, theirs) = (piles[side], piles[side ^ 1]);
            let all = rules.cappotto != Cappotto::Off && theirs == 0;
            self.push(1, all.into());
            if all {
                // The loser's settled points of the count go with it: less than 20.
                self.open[side] += MATCH_WIN + 20;
            }
            let court = i32::from(erta(mine, rules.grande_extended));
            self.settle(side, court);
            let more = if rules.grande_extended {
                bit(21) | SETTEBELLO
            } else {
                0
            };
            let alive = theirs & COURT == 0 && rest & (COURT | more) != 0;
            self.push(1, alive.into());
            if alive {
                self.push(2, mine >> 21 & 1 | mine >> 24 & 2);
                self.open[side] += 7 - court;
            }
            let run = i32::from(bassa(mine, rules.bassa_max));
            self.settle(side, run);
            let next = bit(run as u8 * 4 + 1);
            let most = i32::from(rules.bassa_max);
            let alive = theirs & LOW_RUN == 0 && run < most && (run == 0 || rest & next != 0);
            self.push(1, alive.into());
            if alive {
                self.push(
                    4,
                    mine >> 13 & 1 | mine >> 16 & 2 | mine >> 19 & 4 | mine >> 22 & 8,
                );
                self.open[side] += most - run;
            }
        }
    }

    fn primiera(&mut self, rules: &Rules, first: Cards, second: Cards, rest: Cards) {
        let bests = [best_by_suit(first), best_by_suit(second)];
        let still = best_by_suit(rest);
        let (mut sums, mut complete, mut key) = ([0_i32; 2], [true; 2], 0);
        let mut open = false;
        for suit in 0..4 {
            let pair = [bests[0][suit], bests[1][suit]];
            if still[suit] > pair[0].min(pair[1]) {
                open = true;
                key =
                    key << 12 | (suit as u64) << 10 | u64::from(pair[0]) << 5 | u64::from(pair[1]);
            } else {
                for side in 0..2 {
                    sums[side] += i32::from(pair[side]);
                    complete[side] &= pair[side] != 0;
                }
            }
        }
        let enter = |side: usize| complete[side] || rules.sum_of_suits;
        if open {
            let entering = u64::from(enter(0)) << 1 | u64::from(enter(1));
            self.key[1] = key << 10 | entering << 8 | (sums[0] - sums[1] + 128) as u64;
            self.open = self.open.map(|points| points + 1);
            return;
        }
        let final_sum = |side| if enter(side) { sums[side] } else { 0 };
        let lead = final_sum(0) - final_sum(1);
        self.settled += lead.signum();
    }
}
