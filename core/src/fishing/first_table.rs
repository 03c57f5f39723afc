//! The deal and the judgement of the first four table cards.

use super::play::deal_round;
use super::rules::Rules;
use super::state::{Bonus, Phase, State, NONE};
use crate::cards::{bit, count, rank_cards, value, Cards, Deck, Each, ACES};

/// What becomes of a first table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The hand is played, with this bonus for the dealer.
    Play(Bonus),
    /// The hand is annulled, the same dealer deals again.
    Annulled,
    /// The dealer's side wins the match.
    FourEqual,
}

/// Judges a first table: four equal cards, annulment, bonus, in the order that the rules name.
#[must_use]
pub fn judge(rules: &Rules, table: Cards) -> Verdict {
    let most_equal = (0..10).map(|rank| count(table & rank_cards(rank))).max();
    if rules.four_equal && most_equal == Some(4) {
        return Verdict::FourEqual;
    }
    let bonus = dealer_bonus(rules, table);
    let annulled =
        rules.monte_aces && count(table & ACES) >= 2 || rules.three_equal && most_equal >= Some(3);
    if annulled && !(rules.bonus_first && bonus != Bonus::None) {
        return Verdict::Annulled;
    }
    Verdict::Play(bonus)
}

/// The dealer's bonus for a first table, annulment aside.
#[must_use]
pub fn dealer_bonus(rules: &Rules, table: Cards) -> Bonus {
    let total: u8 = Each(table).map(value).sum();
    let wild = rules.dealer_matta && table & bit(rules.matta) != 0;
    let others = if wild {
        total - value(rules.matta)
    } else {
        total
    };
    let lowest = if wild { others + 1 } else { total };
    if rules.low_table && lowest <= 9 {
        Bonus::Low
    } else if total == 15 || wild && (5..=14).contains(&others) {
        Bonus::Fifteen
    } else if total == 30 || wild && (20..=29).contains(&others) {
        Bonus::Thirty
    } else {
        Bonus::None
    }
}

/// Deals a hand from a pack; `None` where the first table annuls it.
#[must_use]
#[inline]
pub fn deal(rules: &Rules, deck: &Deck, dealer: u8) -> Option<State> {
    let mut state = State {
        hands: [0; 4],
        passed: [0; 4],
        piles: [0; 3],
        table: 0,
        exposed: 0,
        marks: 0,
        deck: *deck,
        next: 0,
        dealer,
        to_act: rules.leader(dealer),
        may_declare: 0xF,
        declared: 0,
        last_capture: NONE,
        matta_value: 0,
        bonus: Bonus::None,
        phase: Phase::Playing,
        scope: [0; 3],
        barsega: [0; 3],
        barsegon: [0; 3],
        grande: [0; 3],
    };
    if rules.cirollon {
        deal_cirollon(&mut state);
    } else {
        deal_round(rules, &mut state);
        to_table(&mut state, 4);
    }
    match judge(rules, state.table) {
        Verdict::Annulled => return None,
        Verdict::FourEqual => {
            state.phase = Phase::FourEqual(rules.side(dealer) as u8);
            state.to_act = NONE;
        }
        Verdict::Play(Bonus::None) => {}
        Verdict::Play(bonus) => {
            state.bonus = bonus;
            state.piles[rules.side(dealer)] = state.table;
            state.table = 0;
        }
    }
    Some(state)
}

fn to_table(state: &mut State, cards: u8) {
    for _ in 0..cards {
        state.table |= bit(state.deck[usize::from(state.next)]);
        state.next += 1;
    }
}

/// Three cards to each, two to the table, three, two, three.
fn deal_cirollon(state: &mut State) {
    for packet in 0..3 {
        for step in 1..=4 {
            let seat = usize::from((state.dealer + step) % 4);
            for _ in 0..3 {
                state.hands[seat] |= bit(state.deck[usize::from(state.next)]);
                state.next += 1;
            }
        }
        if packet < 2 {
            to_table(state, 2);
        }
    }
}
