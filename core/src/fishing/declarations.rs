//! Barsega, barsegon and the grande in hand: three cards shown before one's first card.

use super::rules::{Duty, Rules};
use super::state::State;
use crate::cards::{bit, count, lowest, value, Card, Cards, Each, HEARTS};
use crate::moves::{declaration, declared, kind, named, Kind, Move};

/// The cards of the seat to move that could serve in a declaration now.
#[inline]
#[must_use]
pub fn showable(rules: &Rules, state: &State) -> Cards {
    let seat = state.to_act;
    if state.may_declare >> seat & 1 == 0 || rules.one_only && state.declared >> seat & 1 != 0 {
        return 0;
    }
    state.hands[usize::from(seat)] & !state.exposed
}

/// The declarations open to the seat to move, sorted; true where it must make one of them.
#[inline]
pub fn open(rules: &Rules, state: &State, out: &mut Vec<Move>) -> bool {
    let cards = showable(rules, state);
    cards != 0 && among(rules, cards, out)
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
    possible(rules, cards) && list(rules, cards, out)
}

/// Whether these cards may allow a declaration: false where they surely do not.
#[inline]
pub(super) fn possible(rules: &Rules, cards: Cards) -> bool {
    cards & bit(rules.matta) != 0
        || low_total(cards)
        || equal_ranks(cards) != 0
        || cards & COURT == COURT
}

fn list(rules: &Rules, cards: Cards, out: &mut Vec<Move>) -> bool {
    let start = out.len();
    barseghe(rules, cards, out);
    barsegoin_and_grande(rules, cards, out);
    match rules.duty {
        Duty::Optional => false,
        Duty::Natural => out[start..].iter().any(|&mv| named(mv) == 0),
        Duty::All => out.len() > start,
    }
}

/// J♦ Q♦ K♦.
pub const COURT: Cards = 0x22_2000_0000;

/// The cards up to the 7: no higher one can be part of a total of 9 (7+1+1).
pub(super) const LOW: Cards = 0xFFF_FFFF;

/// Whether the lowest three of these cards, the matta aside, total 9 or less.
#[inline]
pub(super) fn low_total(cards: Cards) -> bool {
    let first = cards & LOW;
    let second = first & first.wrapping_sub(1);
    let third = second & second.wrapping_sub(1);
    third != 0 && value(lowest(first)) + value(lowest(second)) + value(lowest(third)) <= 9
}

/// Barseghe, in ascending order.
pub(super) fn barseghe(rules: &Rules, cards: Cards, out: &mut Vec<Move>) {
    let (start, plain) = (out.len(), cards & !bit(rules.matta));
    if low_total(plain) {
        low_totals(plain, out);
    }
    if plain != cards {
        matta_barseghe(rules, plain, out);
        out[start..].sort_unstable();
    }
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

/// The lowest bits of the ranks of which two or more cards are there.
#[inline]
pub(super) fn pair_ranks(cards: Cards) -> Cards {
    let (both, one) = (cards & cards >> 1, cards | cards >> 1);
    (both | both >> 2 | one & one >> 2) & HEARTS
}

/// The lowest bits of the ranks of which three or four cards are there.
#[inline]
pub(super) fn equal_ranks(cards: Cards) -> Cards {
    let (both, one) = (cards & cards >> 1, cards | cards >> 1);
    (both & one >> 2 | one & both >> 2) & HEARTS
}

/// Barsegoin, in ascending order, then the grande in hand.
pub(super) fn barsegoin_and_grande(rules: &Rules, cards: Cards, out: &mut Vec<Move>) {
    let plain = cards & !bit(rules.matta);
    let start = out.len();
    for rank in Each(equal_ranks(plain)) {
        let four = plain & 0xF << rank;
        if count(four) == 3 {
            out.push(declaration(Kind::Barsegon, four, 0));
        } else {
            out.extend(
                [3, 2, 1, 0]
                    .map(|left_out| declaration(Kind::Barsegon, four & !bit(rank + left_out), 0)),
            );
        }
    }
    if plain != cards {
        matta_barsegoin(rules, plain, out);
        out[start..].sort_unstable();
    }
    if rules.grande_in_hand && cards & COURT == COURT {
        out.push(declaration(Kind::Grande, COURT, 0));
    }
}

/// Barsegoin of the matta and two equal cards.
fn matta_barsegoin(rules: &Rules, plain: Cards, out: &mut Vec<Move>) {
    for rank in Each(pair_ranks(plain)) {
        let four = plain & 0xF << rank;
        for high in Each(four) {
            for low in Each(four & (bit(high) - 1)) {
                let triple = bit(low) | bit(high) | bit(rules.matta);
                let named = rules.name(value(high));
                out.push(declaration(Kind::Barsegon, triple, named));
            }
        }
    }
}

/// Barseghe of the matta and two other cards, at every value that serves.
fn matta_barseghe(rules: &Rules, plain: Cards, out: &mut Vec<Move>) {
    for high in Each(plain & LOW) {
        for low in Each(plain & (bit(high) - 1)) {
            let (a, b) = (value(low), value(high));
            if a + b > 8 {
                break;
            }
            let triple = bit(low) | bit(high) | bit(rules.matta);
            let most = if rules.lowest { 1 } else { 9 - a - b };
            let worths = (1..=most).filter(|&worth| worth != a || a != b);
            out.extend(worths.map(|w| declaration(Kind::Barsega, triple, rules.name(w))));
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

/// The points that a declaration brings.
#[must_use]
pub fn points(rules: &Rules, mv: Move) -> u8 {
    match kind(mv) {
        Some(Kind::Barsega) => 3,
        Some(Kind::Barsegon) if rules.triple_13 && worths(rules.matta, mv)[0] <= 3 => 13,
        Some(Kind::Barsegon) => 10,
        _ => 30,
    }
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
            state.barsega[side] += points(rules, mv) - 10;
        }
        _ => state.grande[side] += 30,
    }
}
