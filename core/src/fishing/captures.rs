//! What a played card can capture.
//!
//! A bit set of reachable sums is built once per position, card by card (`reach |= reach << v`):
//! most cards capture nothing and cost two bit tests. The search for the groups of a sum walks the
//! table from its highest card and follows only branches whose rest is reachable, so it never
//! meets a dead end and finds the groups in ascending order of their masks.

use super::rules::{AceOnAce, Rules, Simple};
use super::state::State;
use crate::cards::{bit, count, Card, Cards, Each, ACES, FULL};
use crate::moves::{captured, play, Move};

/// The table as a list, with the sums (up to 15) that its lowest cards can make.
struct Sums {
    /// The table cards, ascending.
    cards: [Card; 40],
    /// Their worths.
    worths: [u8; 40],
    /// `reach[n]`: bit `s` says that some of the lowest `n` cards total `s`.
    reach: [u16; 41],
    len: usize,
}

impl Sums {
    #[inline]
    fn new(state: &State, matta: u8) -> Self {
        let mut sums = Self {
            cards: [0; 40],
            worths: [0; 40],
            reach: [1; 41],
            len: 0,
        };
        for card in Each(state.table & FULL) {
            let worth = state.worth(matta, card);
            let reach = sums.reach[sums.len];
            sums.cards[sums.len] = card;
            sums.worths[sums.len] = worth;
            sums.len += 1;
            sums.reach[sums.len] = reach | reach << worth;
        }
        sums
    }

    #[inline]
    fn can(&self, sum: u8) -> bool {
        self.reach[self.len] >> sum & 1 != 0
    }

    /// Pushes a play for every group that totals `sum`; the sum is reachable with `len` cards.
    fn groups(&self, mut len: usize, sum: u8, mv: Move, out: &mut Vec<Move>) {
        if sum == 0 {
            out.push(mv);
            return;
        }
        loop {
            len -= 1;
            let worth = self.worths[len];
            let without = self.reach[len] >> sum & 1 != 0;
            let with = worth <= sum && self.reach[len] >> (sum - worth) & 1 != 0;
            if with {
                if without {
                    self.groups(len, sum, mv, out);
                }
                return self.groups(len, sum - worth, mv | bit(self.cards[len]), out);
            }
        }
    }
}

/// Pushes every play of these hand cards, sorted by card, then captured cards.
pub fn plays(rules: &Rules, state: &State, hand: Cards, out: &mut Vec<Move>) {
    if state.table == 0 {
        out.extend(Each(hand).map(|card| play(card, 0)));
        return;
    }
    let sums = Sums::new(state, rules.matta);
    for card in Each(hand) {
        let worth = state.worth(rules.matta, card);
        let mv = play(card, 0);
        if worth == 1 {
            ace(rules, state, &sums, mv, out);
            continue;
        }
        let start = out.len();
        if sums.can(worth) {
            sums.groups(sums.len, worth, mv, out);
            keep_allowed(rules.simple, start, out);
        }
        if sums.can(15 - worth) {
            let middle = out.len();
            sums.groups(sums.len, 15 - worth, mv, out);
            if middle > start {
                out[start..].sort_unstable();
            }
        }
        if out.len() == start {
            out.push(mv);
        }
    }
}

/// Drops the simple captures that `simple_capture` forbids.
#[inline]
fn keep_allowed(simple: Simple, start: usize, out: &mut Vec<Move>) {
    if simple == Simple::Free || out.len() - start < 2 {
        return;
    }
    let sizes = out[start..].iter().map(|&mv| count(captured(mv)));
    let fewest = sizes.min().unwrap_or(0);
    if simple == Simple::SingleFirst && fewest > 1 {
        return;
    }
    let mut kept = start;
    for i in start..out.len() {
        if count(captured(out[i])) == fewest {
            out[kept] = out[i];
            kept += 1;
        }
    }
    out.truncate(kept);
}

/// The plays of a card worth 1 on a table that is not empty.
fn ace(rules: &Rules, state: &State, sums: &Sums, mv: Move, out: &mut Vec<Move>) {
    let aces = table_aces(rules, state);
    if aces == 0 || rules.ace_on_ace == AceOnAce::Sweep {
        out.push(mv | state.table);
        return;
    }
    let start = out.len();
    out.extend(Each(aces).map(|card| mv | bit(card)));
    match rules.ace_on_ace {
        AceOnAce::OrFifteen if sums.can(14) => {
            sums.groups(sums.len, 14, mv, out);
            out[start..].sort_unstable();
        }
        AceOnAce::OrWholeTable => {
            let total: u16 = sums.worths[..sums.len].iter().map(|&w| u16::from(w)).sum();
            if total == 14 {
                out.push(mv | state.table);
                out[start..].sort_unstable();
            }
        }
        _ => {}
    }
}

/// The table cards that are worth 1.
#[inline]
#[must_use]
pub fn table_aces(rules: &Rules, state: &State) -> Cards {
    let named_ace = if state.matta_value == 1 {
        bit(rules.matta)
    } else {
        0
    };
    state.table & (ACES | named_ace)
}
