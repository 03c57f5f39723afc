//! Declarations by their number in the sorted list, without the list.
//!
//! Nine cards have a dozen barseghe on average, thirty with the poncin. How many pairs and triples of
//! cards have each total follows from two additions a card, on eight counters side by side.

use super::declarations::{barsegoin_and_grande, equal_ranks, pair_ranks, COURT, LOW};
use super::rules::Rules;
use crate::cards::{bit, count, nth_card, rank_cards, value, Card, Cards, Each, ACES, HEARTS};
use crate::moves::{declaration, Kind, Move};

/// Three cards total at most 9 if their rank indices total at most 6.
const MOST: u8 = 6;
/// The lowest bits of the ranks A 2 3, of which three equal cards total 9 or less.
const LOW_EQUAL: Cards = 0x111;

/// How many declarations these unexposed cards allow.
#[must_use]
pub fn number(rules: &Rules, cards: Cards) -> u32 {
    let plain = cards & !bit(rules.matta);
    let mut groups = Groups::default();
    for card in Each(plain & LOW) {
        groups.add(card);
    }
    let (threes, fours) = (equal_ranks(plain), full_ranks(plain));
    // Three equal low cards were counted as a barsega instead of as a barsegon: that comes to the same.
    let mut number = up_to(groups.triples, MOST)
        + (threes & !LOW_EQUAL).count_ones()
        + 3 * (fours & !LOW_EQUAL).count_ones()
        + u32::from(rules.grande_in_hand && cards & COURT == COURT);
    if plain != cards {
        number += equal_pairs(plain, HEARTS) + with_matta(rules, plain, groups.pairs);
    }
    number
}

/// The declaration with this number in the sorted list; `room` is for a part of that list.
///
/// `nth` must be below [`number`].
#[must_use]
pub fn nth(rules: &Rules, cards: Cards, mut nth: u32, room: &mut Vec<Move>) -> Move {
    let matta = cards & bit(rules.matta);
    let plain = cards & !matta & LOW;
    let mut groups = Groups::default();
    for high in Each(plain | matta) {
        let lower = plain & (bit(high) - 1);
        let here = if bit(high) == matta {
            with_matta(rules, lower, groups.pairs)
        } else {
            let rank = high >> 2;
            let equal = u32::from(count(lower & rank_cards(rank)));
            let equal_below = if rank < 3 {
                equal * equal.saturating_sub(1) / 2
            } else {
                0
            };
            let with_aces = if matta & (bit(high) - 1) != 0 {
                count(lower & ACES)
            } else {
                0
            };
            let plain_ones = up_to(groups.pairs, MOST - rank) - equal_below;
            groups.add(high);
            plain_ones + u32::from(with_aces)
        };
        if nth < here {
            return if bit(high) == matta {
                nth_with_matta(rules, lower, nth)
            } else {
                nth_with(rules, high, lower, nth)
            };
        }
        nth -= here;
    }
    room.clear();
    barsegoin_and_grande(rules, cards, room);
    room[nth as usize]
}

/// The barsega number `nth` of those with this highest card.
fn nth_with(rules: &Rules, high: Card, lower: Cards, mut nth: u32) -> Move {
    let rank = high >> 2;
    for middle in Each(lower) {
        let mut lows = lower
            & (bit(middle) - 1)
            & ranks_below((MOST + 1).saturating_sub(rank + (middle >> 2)));
        if middle >> 2 == rank {
            lows &= !rank_cards(rank);
        }
        if nth < lows.count_ones() {
            let triple = bit(nth_card(lows, nth)) | bit(middle) | bit(high);
            return declaration(Kind::Barsega, triple, 0);
        }
        nth -= lows.count_ones();
    }
    // The matta is in the middle: it is the 7 of hearts, with another seven, an ace and as an ace.
    let triple = bit(nth_card(lower & ACES, nth)) | bit(rules.matta) | bit(high);
    declaration(Kind::Barsega, triple, rules.name(1))
}

/// The barsega number `nth` of those whose highest card is the matta.
fn nth_with_matta(rules: &Rules, lower: Cards, mut nth: u32) -> Move {
    for high in Each(lower) {
        for low in Each(lower & (bit(high) - 1)) {
            let (a, b) = (value(low), value(high));
            if a + b > 8 {
                break;
            }
            let most = if rules.lowest { 1 } else { 9 - a - b };
            let barsegon = a == b && a <= most;
            let here = u32::from(most - u8::from(barsegon));
            if nth < here {
                let triple = bit(low) | bit(high) | bit(rules.matta);
                return declaration(
                    Kind::Barsega,
                    triple,
                    nth_name(rules, most, barsegon.then_some(a), nth as u8),
                );
            }
            nth -= here;
        }
    }
    unreachable!("the barseghe were counted")
}

/// The name number `nth` of the worths up to `most` without one: the printed worth, named 0, first.
fn nth_name(rules: &Rules, most: u8, without: Option<u8>, nth: u8) -> u8 {
    let printed = u8::from(most >= value(rules.matta));
    if nth < printed {
        return 0;
    }
    let worth = nth - printed + 1;
    worth + u8::from(without.map_or(false, |other| worth >= other))
}

/// How many barseghe the matta makes with these pairs of these cards.
#[inline]
fn with_matta(rules: &Rules, plain: Cards, pairs: u64) -> u32 {
    // A pair with rank total t takes each worth up to 7 - t, or 1 alone; but not the one that makes
    // three equal cards.
    if rules.lowest {
        up_to(pairs, MOST) - equal_pairs(plain, 1)
    } else {
        (0..=MOST).map(|most| up_to(pairs, most)).sum::<u32>() - equal_pairs(plain, LOW_EQUAL)
    }
}

/// For each total of rank indices up to 7 the number of groups of low cards with that total, eight
/// bits each: at most 84 triples are in nine cards.
#[derive(Default)]
struct Groups {
    singles: u64,
    pairs: u64,
    triples: u64,
}

impl Groups {
    #[inline]
    fn add(&mut self, card: Card) {
        let shift = u32::from(card >> 2) * 8;
        self.triples += self.pairs << shift;
        self.pairs += self.singles << shift;
        self.singles += 1 << shift;
    }
}

/// How many of the groups have at most this total.
#[inline]
fn up_to(groups: u64, most: u8) -> u32 {
    (groups.wrapping_mul(0x0101_0101_0101_0101) >> (8 * most)) as u32 & 0xFF
}

/// All cards of the ranks with an index below `end`.
#[inline]
fn ranks_below(end: u8) -> Cards {
    (1 << (4 * end)) - 1
}

/// The lowest bits of the ranks of which all cards are there.
#[inline]
fn full_ranks(cards: Cards) -> Cards {
    let both = cards & cards >> 1;
    both & both >> 2 & HEARTS
}

/// How many pairs of equal cards these ranks have.
#[inline]
fn equal_pairs(cards: Cards, ranks: Cards) -> u32 {
    (pair_ranks(cards) & ranks).count_ones()
        + 2 * (equal_ranks(cards) & ranks).count_ones()
        + 3 * (full_ranks(cards) & ranks).count_ones()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fishing::declarations::among;
    use crate::rng::Stream;

    fn same_as_the_list(rules: &Rules, cards: Cards) {
        let (mut list, mut room) = (Vec::new(), Vec::new());
        among(rules, cards, &mut list);
        assert_eq!(number(rules, cards) as usize, list.len(), "{cards:x}");
        for (place, &mv) in (0..).zip(&list) {
            assert_eq!(nth(rules, cards, place, &mut room), mv, "{cards:x}");
        }
    }

    #[test]
    fn numbers_are_those_of_the_list() {
        let options = [
            "",
            "matta_card=Qd",
            "matta_value=lowest grande_in_hand=yes",
            "matta_card=Qd matta_value=lowest",
        ];
        for rules in options.map(|text| Rules::cirulla(2, text).unwrap()) {
            for hand in 0..20_000 {
                // All cards below some rank, too: many of one rank, many low ones.
                let deck = Stream::new(hand).deck();
                let most = 8 + 4 * (hand % 9) as u8;
                let cards = deck.iter().filter(|&&card| card < most);
                same_as_the_list(
                    &rules,
                    cards
                        .take(3 + hand as usize / 9 % 7)
                        .fold(0, |all, &card| all | bit(card)),
                );
            }
        }
    }
}
