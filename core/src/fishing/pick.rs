//! A random legal move without listing all of them.
//!
//! How many groups total each sum follows from one addition per table card on sixteen counters side
//! by side; so a hand card's number of plays is read off, and captures are listed for the chosen
//! card alone.

use super::captures;
use super::declarations;
use super::play::legal;
use super::rules::{AceOnAce, Rules, Simple};
use super::state::State;
use crate::cards::{Cards, Each};
use crate::moves::{play, Move};
use crate::rng::Stream;

/// With at most so many cards no sum has more than 10 groups, which four bits hold: of five cards no
/// more sets than 5 over 2 can have one sum. More cards are rare and take the plain way.
const MOST_CARDS: u32 = 5;

/// One of the legal moves at random, the one that `rng.below` picks from their list.
#[inline]
pub fn pick(rules: &Rules, state: &State, rng: &mut Stream, list: &mut Vec<Move>) -> Option<Move> {
    list.clear();
    if state.is_over() {
        return None;
    }
    if state.table.count_ones() > MOST_CARDS {
        legal(rules, state, list);
        return choose(list, rng);
    }
    let may_declare = state.may_declare >> state.to_act & 1 != 0;
    if may_declare && declarations::open(rules, state, list) {
        return choose(list, rng);
    }
    let hand = state.hands[usize::from(state.to_act)];
    let shown = hand & state.exposed;
    let cards = if shown == 0 { hand } else { shown };
    let counter = Counter::of(rules, state);
    let mut ends = [0; 9];
    let declared = list.len() as u32;
    let mut total = declared;
    for (card, end) in Each(cards).zip(&mut ends) {
        total += counter.plays(rules, state, card).max(1);
        *end = total;
    }
    let nth = rng.below(total.into()) as u32;
    if nth < declared {
        return Some(list[nth as usize]);
    }
    let mut start = declared;
    for (card, end) in Each(cards).zip(ends) {
        if nth < end {
            if end == start + 1 {
                if let Some(captured) = counter.only(rules, state, card) {
                    return Some(play(card, captured));
                }
            }
            list.clear();
            captures::of_card(rules, state, card, list);
            return list.get((nth - start) as usize).copied();
        }
        start = end;
    }
    None
}

fn choose(list: &[Move], rng: &mut Stream) -> Option<Move> {
    if list.is_empty() {
        return None;
    }
    Some(list[rng.below(list.len() as u64) as usize])
}

/// For each sum up to 15 the number of groups of table cards that total it, four bits each.
struct Counter(u64);

impl Counter {
    #[inline]
    fn of(rules: &Rules, state: &State) -> Self {
        let mut groups = 1_u64;
        for card in Each(state.table) {
            groups += groups << (4 * u32::from(state.worth(rules.matta, card)));
        }
        Self(groups)
    }

    #[inline]
    fn groups(&self, sum: u8) -> u32 {
        (self.0 >> (4 * u32::from(sum))) as u32 & 0xF
    }

    /// How many captures a hand card has.
    #[inline]
    fn plays(&self, rules: &Rules, state: &State, card: u8) -> u32 {
        let worth = state.worth(rules.matta, card);
        if worth == 1 {
            return self.ace(rules, state);
        }
        let simple = self.groups(worth);
        let fifteen = self.groups(15 - worth);
        if rules.simple == Simple::Free || simple <= 1 {
            return simple + fifteen;
        }
        fifteen + chosen_simple(rules, state, card, worth, simple)
    }

    /// What a card with a single play captures, where that is nothing or one equal card.
    #[inline]
    fn only(&self, rules: &Rules, state: &State, card: u8) -> Option<Cards> {
        let worth = state.worth(rules.matta, card);
        if worth == 1 {
            return if state.table == 0 { Some(0) } else { None };
        }
        match (self.groups(worth), self.groups(15 - worth)) {
            (0, 0) => Some(0),
            (1, 0) => Some(captures::equal(rules, state, worth)).filter(|&equal| equal != 0),
            _ => None,
        }
    }

    fn ace(&self, rules: &Rules, state: &State) -> u32 {
        let aces = self.groups(1);
        if aces == 0 || rules.ace_on_ace == AceOnAce::Sweep {
            return u32::from(state.table != 0);
        }
        match rules.ace_on_ace {
            AceOnAce::OrFifteen => aces + self.groups(14),
            AceOnAce::OrWholeTable => {
                let worths = Each(state.table).map(|card| state.worth(rules.matta, card));
                aces + u32::from(worths.map(u32::from).sum::<u32>() == 14)
            }
            _ => aces,
        }
    }
}

/// How many of several groups of the played value `simple_capture` allows.
fn chosen_simple(rules: &Rules, state: &State, card: u8, worth: u8, groups: u32) -> u32 {
    let equal = captures::equal(rules, state, worth);
    match (equal.count_ones(), rules.simple) {
        (0, Simple::Fewest) => captures::fewest(rules, state, card),
        (0, _) => groups,
        (singles, _) => singles,
    }
}
