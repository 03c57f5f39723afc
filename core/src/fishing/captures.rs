//! What a played card can capture.
//!
//! A bit set of reachable sums is built once per position, card by card (`reach |= reach << v`):
//! most cards capture nothing and cost two bit tests. The search for the groups of a sum walks the
//! table from its highest card and follows only branches whose rest is reachable, so it never
//! meets a dead end and finds the groups in ascending order of their masks.

use super::rules::{AceOnAce, Rules, Simple};
use super::state::State;
use crate::cards::{bit, count, rank_cards, value, Card, Cards, Each, ACES};
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
    fn new(state: &State, matta: u8) -> Self {
        let mut sums = Self {
            cards: [0; 40],
            worths: [0; 40],
            reach: [1; 41],
            len: 0,
        };
        for card in Each(state.table) {
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

/// The hand cards that capture something; they must.
#[inline]
fn capturing(rules: &Rules, state: &State, hand: Cards) -> Cards {
    if state.table == 0 {
        return 0;
    }
    let named = if state.matta_value == 0 {
        0
    } else {
        bit(rules.matta)
    };
    let mut reach = 1_u16;
    for card in Each(state.table & !named) {
        reach |= reach << value(card);
    }
    if state.table & named != 0 {
        reach |= reach << state.matta_value;
    }
    // Bit v of the mirrored set says that 15 - v is reachable. An ace always takes something.
    let values = reach | reach.reverse_bits() | 1 << 1;
    let able = rank_nibbles(values >> 1) & !named;
    hand & (able
        | if values >> state.matta_value & 1 == 0 {
            0
        } else {
            named
        })
}

/// The cards of the ranks in a bit set: each of ten bits spread to a nibble.
#[inline]
fn rank_nibbles(ranks: u16) -> Cards {
    let mut spread = u64::from(ranks & 0x3FF);
    spread = (spread | spread << 24) & 0x03_0000_00FF;
    spread = (spread | spread << 12) & 0x03_000F_000F;
    spread = (spread | spread << 6) & 0x03_0303_0303;
    spread = (spread | spread << 3) & 0x11_1111_1111;
    spread * 0xF
}

/// Pushes every play of these hand cards, sorted by card, then captured cards.
#[inline]
pub fn plays(rules: &Rules, state: &State, hand: Cards, out: &mut Vec<Move>) {
    let able = capturing(rules, state, hand);
    if able == 0 {
        for card in Each(hand) {
            out.push(play(card, 0));
        }
        return;
    }
    let sums = Sums::new(state, rules.matta);
    for card in Each(hand) {
        if able & bit(card) == 0 {
            out.push(play(card, 0));
        } else {
            captures(rules, state, &sums, card, out);
        }
    }
}

/// Pushes the captures of a hand card that has some, sorted.
pub fn of_card(rules: &Rules, state: &State, card: Card, out: &mut Vec<Move>) {
    captures(rules, state, &Sums::new(state, rules.matta), card, out);
}

/// The table cards of a worth.
#[inline]
#[must_use]
pub fn equal(rules: &Rules, state: &State, worth: u8) -> Cards {
    let printed = state.table & rank_cards(worth - 1);
    if state.matta_value == 0 {
        return printed;
    }
    let matta = bit(rules.matta);
    let named = if state.matta_value == worth {
        state.table & matta
    } else {
        0
    };
    printed & !matta | named
}

/// How many groups of the fewest cards total the worth of a hand card.
#[must_use]
pub fn fewest(rules: &Rules, state: &State, card: Card) -> u32 {
    let mut list = Vec::new();
    let sums = Sums::new(state, rules.matta);
    sums.groups(sums.len, state.worth(rules.matta, card), 0, &mut list);
    keep_allowed(Simple::Fewest, 0, &mut list);
    list.len() as u32
}

/// Pushes the captures of a card that can capture.
fn captures(rules: &Rules, state: &State, sums: &Sums, card: Card, out: &mut Vec<Move>) {
    let (mv, worth) = (play(card, 0), state.worth(rules.matta, card));
    if worth == 1 {
        return ace(rules, state, sums, mv, out);
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
