//! Which three cards to declare, and what the poncin is to count.

use crate::cards::Cards;
use crate::fishing::declarations::{among, points};
use crate::fishing::rules::Rules;
use crate::moves::{declared, Move};

/// Of the declarations from `start` on, which these unexposed cards allow, keeps those that bring
/// most points, what can be declared next included. Of several orders the dearest goes first.
pub fn keep_best(rules: &Rules, unexposed: Cards, start: usize, list: &mut Vec<Move>) {
    let end = list.len();
    if end - start < 2 {
        return;
    }
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
    if unexposed.count_ones() < 3 {
        return 0;
    }
    let start = list.len();
    among(rules, unexposed, list);
    let (end, mut most) = (list.len(), 0);
    for at in start..end {
        let mv = list[at];
        let later = most_points(rules, unexposed & !declared(mv), list);
        most = most.max(points(rules, mv) + later);
    }
    list.truncate(start);
    most
}
