//! Barsega, barsegon and the grande in hand: three cards shown before one's first card.

use super::rules::{Duty, Rules};
use super::state::State;
use crate::cards::{bit, count, lowest, value, Card, Cards, Each};
use crate::moves::{declaration, declared, kind, named, Kind, Move};

/// The declarations open to the seat to move, sorted; true where it must make one of them.
pub fn open(rules: &Rules, state: &State, out: &mut Vec<Move>) -> bool {
    let seat = state.to_act;
    let closed = state.may_declare >> seat & 1 == 0;
    if closed || rules.one_only && state.declared >> seat & 1 != 0 {
        return false;
    }
    among(rules, state.hands[usize::from(seat)] & !state.exposed, out)
}

/// Whether a seat with this hand played its first card although it had to declare something more:
/// then it cannot hold this hand.
#[must_use]
pub fn was_due(rules: &Rules, state: &State, seat: u8, hand: Cards) -> bool {
    let free = rules.duty == Duty::Optional
        || state.may_declare >> seat & 1 != 0
        || rules.one_only && state.declared >> seat & 1 != 0;
    let undeclared = hand & !state.exposed | state.passed[usize::from(seat)];
    !free && among(rules, undeclared, &mut Vec::new())
}

/// The declarations that some unexposed cards allow, sorted; true where one of them is a duty.
#[inline]
pub fn among(rules: &Rules, cards: Cards, out: &mut Vec<Move>) -> bool {
    let plain = cards & !bit(rules.matta);
    if plain == cards && !low_total(cards) && equal_ranks(cards) == 0 && cards & COURT != COURT {
        return false;
    }
    list(rules, cards, plain, out)
}

fn list(rules: &Rules, cards: Cards, plain: Cards, out: &mut Vec<Move>) -> bool {
    let start = out.len();
    if low_total(plain) {
        low_totals(plain, out);
    }
    equal_triples(plain, out);
    if rules.grande_in_hand && cards & COURT == COURT {
        out.push(declaration(Kind::Grande, COURT, 0));
    }
    let mut natural = out.len() > start;
    if plain != cards {
        let before = out.len();
        with_pairs(rules, plain, out);
        natural |= out[before..].iter().any(|&mv| named(mv) == 0);
        out[start..].sort_unstable();
    }
    match rules.duty {
        Duty::Optional => false,
        Duty::Natural => natural,
        Duty::All => out.len() > start,
    }
}

/// J♦ Q♦ K♦.
pub const COURT: Cards = 0x22_2000_0000;

/// The cards up to the 7: no higher one can be part of a total of 9 (7+1+1).
const LOW: Cards = 0xFFF_FFFF;

/// Whether the lowest three of these cards, the matta aside, total 9 or less.
#[inline]
fn low_total(cards: Cards) -> bool {
    let first = cards & LOW;
    let second = first & first.wrapping_sub(1);
    let third = second & second.wrapping_sub(1);
    third != 0 && value(lowest(first)) + value(lowest(second)) + value(lowest(third)) <= 9
}

/// Barseghe without the matta, in ascending order of their masks.
fn low_totals(cards: Cards, out: &mut Vec<Move>) {
    let cards = cards & LOW;
    for high in Each(cards) {
        let room = 9 - value(high);
        let lower = cards & (bit(high) - 1);
        for middle in Each(lower) {
            if value(middle) >= room {
                break;
            }
            for low in Each(lower & (bit(middle) - 1)) {
                if value(low) + value(middle) > room {
                    break;
                }
                if value(low) != value(high) {
                    let triple = bit(low) | bit(middle) | bit(high);
                    out.push(declaration(Kind::Barsega, triple, 0));
                }
            }
        }
    }
}

/// The lowest bits of the ranks, which are nibbles, of which three or four cards are there.
#[inline]
fn equal_ranks(cards: Cards) -> Cards {
    let (both, one) = (cards & cards >> 1, cards | cards >> 1);
    (both & one >> 2 | one & both >> 2) & 0x11_1111_1111
}

/// Barsegoin without the matta, in ascending order of their masks.
fn equal_triples(cards: Cards, out: &mut Vec<Move>) {
    for start in Each(equal_ranks(cards)) {
        let four = cards & 0xF << start;
        if count(four) == 3 {
            out.push(declaration(Kind::Barsegon, four, 0));
        } else {
            out.extend(
                [3, 2, 1, 0]
                    .map(|left_out| declaration(Kind::Barsegon, four & !bit(start + left_out), 0)),
            );
        }
    }
}

/// Declarations of the matta with two other cards, at every value that serves.
fn with_pairs(rules: &Rules, plain: Cards, out: &mut Vec<Move>) {
    let printed = value(rules.matta);
    let name = |worth: u8| if worth == printed { 0 } else { worth };
    for high in Each(plain) {
        for low in Each(plain & (bit(high) - 1)) {
            let triple = bit(low) | bit(high) | bit(rules.matta);
            let (a, b) = (value(low), value(high));
            if a == b {
                out.push(declaration(Kind::Barsegon, triple, name(a)));
            }
            let most = if rules.lowest { 1 } else { 9 };
            let barsega = (1..=most)
                .take_while(|w| w + a + b <= 9)
                .filter(|&w| w != a || a != b);
            out.extend(barsega.map(|w| declaration(Kind::Barsega, triple, name(w))));
        }
    }
}

/// The values of a declaration's three cards, the matta at the value named for it.
fn worths(matta: Card, mv: Move) -> [u8; 3] {
    let mut values = [0; 3];
    for (place, card) in values.iter_mut().zip(Each(declared(mv))) {
        *place = if card == matta && named(mv) != 0 {
            named(mv)
        } else {
            value(card)
        };
    }
    values
}

/// Carries out a legal declaration of the seat to move.
pub fn declare(rules: &Rules, state: &mut State, mv: Move) {
    let side = rules.side(state.to_act);
    state.exposed |= declared(mv);
    state.declared |= 1 << state.to_act;
    if named(mv) != 0 && rules.matta_keeps {
        state.matta_value = named(mv);
    }
    match kind(mv) {
        Some(Kind::Barsega) => state.barsega[side] += 3,
        Some(Kind::Barsegon) => {
            state.barsegon[side] += 10;
            if rules.triple_13 && worths(rules.matta, mv)[0] <= 3 {
                state.barsega[side] += 3;
            }
        }
        _ => state.grande[side] += 30,
    }
}
