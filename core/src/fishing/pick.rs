//! A random legal move without listing them.
//!
//! How many groups of table cards total each sum is kept in sixteen four-bit counters side by side,
//! and a rank of the pack is four bits of a card set: so one addition says for all ten ranks at once
//! how many captures their cards have, and bit operations on the hand find the rare cards with a
//! choice. The group that was picked is found by counting, too: see [`nth_capture`].

use super::declarations;
use super::pick_declaration;
use super::play::legal;
use super::rules::{AceOnAce, Duty, Rules, Simple};
use super::state::State;
use crate::cards::{bit, nth_card, rank_cards, value, Card, Cards, Each, ACES, FULL, HEARTS};
use crate::moves::{play, Move};
use crate::rng::Stream;

/// With at most so many cards no card has more than 10 captures, which four bits hold: of four cards
/// no more sets than 4 over 2 and 4 over 1 can have one of two sums. One table in 200 is larger.
const MOST_CARDS: u32 = 4;

/// One of the legal moves at random, the one that `rng.below` picks from their list.
#[inline]
pub fn pick(rules: &Rules, state: &State, rng: &mut Stream, list: &mut Vec<Move>) -> Option<Move> {
    list.clear();
    if state.is_over() {
        return None;
    }
    let hand = state.hands[usize::from(state.to_act)];
    let shown = hand & state.exposed;
    let cards = if shown == 0 { hand } else { shown };
    if let Some(counter) = Counter::of(rules, state, cards) {
        counted(rules, state, &counter, cards, rng, list)
    } else {
        legal(rules, state, list);
        choose(list, rng)
    }
}

/// The same with the captures of the playable cards counted.
#[inline]
fn counted(
    rules: &Rules,
    state: &State,
    counter: &Counter,
    cards: Cards,
    rng: &mut Stream,
    list: &mut Vec<Move>,
) -> Option<Move> {
    let showable = declarations::showable(rules, state);
    let declared;
    if showable != 0 && rules.duty == Duty::Optional {
        declared = pick_declaration::number(rules, showable);
    } else if showable != 0 && declarations::among(rules, showable, list) {
        return choose(list, rng);
    } else {
        declared = list.len() as u32;
    }
    let nth = rng.below(u64::from(declared + counter.total(cards))) as u32;
    if nth < declared {
        return Some(if list.is_empty() {
            pick_declaration::nth(rules, showable, nth, list)
        } else {
            list[nth as usize]
        });
    }
    let (card, nth) = counter.nth(cards, nth - declared);
    Some(play(card, counter.capture(rules, state.table, card, nth)))
}

fn choose(list: &[Move], rng: &mut Stream) -> Option<Move> {
    if list.is_empty() {
        return None;
    }
    Some(list[rng.below(list.len() as u64) as usize])
}

/// How many captures the cards of each rank have on a table.
struct Counter {
    /// For each sum up to 15 the number of groups of table cards that total it, four bits each.
    groups: u64,
    /// For each rank the number of its captures, four bits each.
    captures: u64,
    /// All cards of the ranks with more than one capture.
    several: Cards,
}

impl Counter {
    /// For these hand cards; `None` in the rare cases that are left to the list of moves.
    #[inline]
    fn of(rules: &Rules, state: &State, cards: Cards) -> Option<Self> {
        let named = state.matta_value != 0 && (state.table | cards) & bit(rules.matta) != 0;
        if state.table.count_ones() > MOST_CARDS || named {
            return None;
        }
        let groups = groups(state.table);
        let simple = groups >> 4 & FULL;
        if rules.simple != Simple::Free && several(simple) & cards & !ACES != 0 {
            return None;
        }
        // The counter of 15 - v, at the place of v.
        let mirrored = groups.swap_bytes();
        let mirrored =
            mirrored >> 4 & 0x0F0F_0F0F_0F0F_0F0F | (mirrored & 0x0F0F_0F0F_0F0F_0F0F) << 4;
        let aces = simple & 0xF;
        let by_ace = if aces == 0 || rules.ace_on_ace == AceOnAce::Sweep {
            u64::from(state.table != 0)
        } else if rules.ace_on_ace == AceOnAce::AceOnly || cards & ACES == 0 {
            aces
        } else {
            return None;
        };
        let captures = (groups + mirrored) >> 4 & (FULL & !0xF) | by_ace;
        Some(Self {
            groups,
            captures,
            several: several(captures),
        })
    }

    /// How many captures a card has.
    #[inline]
    fn captures(&self, card: Card) -> u32 {
        (self.captures >> (card & 0x3C)) as u32 & 0xF
    }

    /// How many plays these cards have.
    #[inline]
    fn total(&self, cards: Cards) -> u32 {
        let mut total = cards.count_ones();
        for card in Each(cards & self.several) {
            total += self.captures(card) - 1;
        }
        total
    }

    /// The card of play number `nth` of these cards, and the number among the card's own.
    #[inline]
    fn nth(&self, cards: Cards, mut nth: u32) -> (Card, u32) {
        for card in Each(cards & self.several) {
            let start = (cards & (bit(card) - 1)).count_ones();
            if nth < start {
                break;
            }
            let further = self.captures(card) - 1;
            if nth <= start + further {
                return (card, nth - start);
            }
            nth -= further;
        }
        (nth_card(cards, nth), 0)
    }

    /// What capture number `nth` of a card takes; nothing where it has none.
    #[inline]
    fn capture(&self, rules: &Rules, table: Cards, card: Card, nth: u32) -> Cards {
        let captures = self.captures(card);
        if captures == 0 {
            return 0;
        }
        let worth = value(card);
        if worth == 1 {
            let aces = table & ACES;
            return if aces == 0 || rules.ace_on_ace == AceOnAce::Sweep {
                table
            } else {
                bit(nth_card(aces, nth))
            };
        }
        let single = table & (rank_cards(worth - 1) | rank_cards(14 - worth));
        if captures == 1 && single != 0 {
            return single;
        }
        nth_capture(self.groups, table, worth, nth)
    }
}

/// For each sum up to 15 the number of groups of at most four cards that total it, four bits each.
#[inline]
fn groups(table: Cards) -> u64 {
    // Takes the place of cards that are not there: shifts everything out.
    const NO_CARD: u64 = 1 << 60;
    let (mut groups, mut rest) = (1_u64, table);
    for _ in 0..MOST_CARDS {
        groups += groups << 4 << ((rest | NO_CARD).trailing_zeros() & 0x3C);
        rest &= rest.wrapping_sub(1);
    }
    groups
}

/// All cards of the ranks whose counter is at least 2.
#[inline]
fn several(counters: u64) -> Cards {
    ((counters >> 1 | counters >> 2 | counters >> 3) & HEARTS) * 0xF
}

/// The multiplications that take a card of a worth out of the counters: the inverses of
/// `1 + 16^worth`, by which it came in, modulo 2^64.
const TAKE_OUT: [u64; 16] = {
    let mut inverses = [1; 16];
    let mut worth = 1;
    while worth < 16 {
        let factor = 1 | 1_u64 << (4 * worth);
        // Newton's iteration doubles the number of right bits, of which there are 4 or more.
        let mut round = 0;
        while round < 4 {
            let error = 2_u64.wrapping_sub(factor.wrapping_mul(inverses[worth]));
            inverses[worth] = inverses[worth].wrapping_mul(error);
            round += 1;
        }
        worth += 1;
    }
    inverses
};

/// The group number `nth`, in ascending order, of those that total a worth or 15 less it.
///
/// From the highest card down: the groups without it come first, and the counters without it say
/// how many they are.
fn nth_capture(mut groups: u64, table: Cards, worth: u8, mut nth: u32) -> Cards {
    let (mut simple, mut fifteen) = (u32::from(worth) * 4, 60 - u32::from(worth) * 4);
    let (mut rest, mut taken) = (table, 0);
    while rest != 0 {
        let card = 63 - rest.leading_zeros() as Card;
        let worth = value(card);
        rest ^= bit(card);
        groups = groups.wrapping_mul(TAKE_OUT[usize::from(worth & 15)]);
        // A sum that was exceeded has wrapped round and is beyond all counters.
        let of = |sum: u32| groups.checked_shr(sum).unwrap_or(0) as u32 & 0xF;
        let without = of(simple) + of(fifteen);
        if nth >= without {
            nth -= without;
            taken |= bit(card);
            simple = simple.wrapping_sub(u32::from(worth) * 4);
            fifteen = fifteen.wrapping_sub(u32::from(worth) * 4);
        }
    }
    taken
}
