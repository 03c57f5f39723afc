//! Which three cards to declare, and what the poncin is to count.

use crate::cards::{bit, count, lowest, value, Cards, Each};
use crate::fishing::declarations::{
    barseghe, barsegoin_and_grande, equal_ranks, low_total, pair_ranks, points, COURT, LOW,
};
use crate::fishing::rules::Rules;
use crate::moves::{declared, Move};

/// Pushes the declarations of these unexposed cards that bring most points, what can be declared
/// next included. Of several orders the dearest goes first.
#[inline]
pub fn best(rules: &Rules, unexposed: Cards, out: &mut Vec<Move>) {
    let start = out.len();
    dearest(rules, unexposed, out);
    if out.len() - start > 1 {
        keep_best(rules, unexposed, start, out);
    }
}

/// Pushes the barsegoin and the grande, or where there is none the barseghe: nine cards have three
/// declarations, and three barseghe bring less than one barsegon, which goes before them.
#[inline]
fn dearest(rules: &Rules, cards: Cards, out: &mut Vec<Move>) {
    let start = out.len();
    barsegoin_and_grande(rules, cards, out);
    if out.len() == start {
        barseghe(rules, cards, out);
    }
}

fn keep_best(rules: &Rules, unexposed: Cards, start: usize, list: &mut Vec<Move>) {
    let end = list.len();
    let (mut best, mut kept, mut before) = ((0, 0), start, (0, 0));
    for at in start..end {
        let mv = list[at];
        // Declarations that differ in the poncin's value alone follow one another.
        if before.0 != declared(mv) {
            let later = if rules.one_only {
                0
            } else {
                most_points(rules, unexposed & !declared(mv), list)
            };
            before = (declared(mv), later);
        }
        let now = points(rules, mv);
        let total = (now + before.1, now);
        if total > best {
            (best, kept) = (total, start);
        }
        if total == best {
            list[kept] = mv;
            kept += 1;
        }
    }
    list.truncate(kept);
}

/// The most that declarations of these cards, one after another, can bring. The list is room: it
/// comes back as it was.
fn most_points(rules: &Rules, unexposed: Cards, list: &mut Vec<Move>) -> u8 {
    if let Some(points) = one_barsega(rules, unexposed) {
        return points;
    }
    let start = list.len();
    dearest(rules, unexposed, list);
    let (end, mut most) = (list.len(), 0);
    for at in start..end {
        let mv = list[at];
        let later = most_points(rules, unexposed & !declared(mv), list);
        most = most.max(points(rules, mv) + later);
    }
    list.truncate(start);
    most
}

/// The same where nothing but barseghe can be declared, and of them one at most: so it is most often.
#[inline]
fn one_barsega(rules: &Rules, unexposed: Cards) -> Option<u8> {
    let plain = unexposed & !bit(rules.matta);
    let matta = plain != unexposed;
    if equal_ranks(plain) != 0
        || matta && pair_ranks(plain) != 0
        || rules.grande_in_hand && unexposed & COURT == COURT
    {
        return None;
    }
    if !(low_total(plain) || matta && low_pair(plain)) {
        return Some(0);
    }
    // At best the matta counts 1.
    let total = Each(plain).map(value).sum::<u8>() + u8::from(matta);
    let one = count(unexposed) < 6 || count(unexposed) == 6 && total > 18;
    one.then_some(3)
}

/// Whether the lowest two of these cards leave room for a third one in a barsega.
#[inline]
fn low_pair(cards: Cards) -> bool {
    let first = cards & LOW;
    let second = first & first.wrapping_sub(1);
    second != 0 && value(lowest(first)) + value(lowest(second)) <= 8
}
