//! What a seat can reckon about another's cards, from what lies open.

use crate::cards::{bit, count, rank_cards, Cards, FULL, PACK};
use crate::fishing::rules::Rules;
use crate::fishing::state::State;

/// Chances by the number of cards wanted: of three ranks at most.
type Row = [f32; 16];

/// For so many hidden cards held of so many unseen ones the chances that they include a wanted one.
static CHANCES: [[Row; PACK + 1]; 10] = {
    let mut chances = [[[0.0; 16]; PACK + 1]; 10];
    let mut held = 1_u8;
    while held < 10 {
        let mut unseen = held;
        while unseen <= PACK as u8 {
            // The chance of none: each wanted card is one more that all must miss.
            let (mut none, mut wanted) = (1.0, 0);
            while wanted < 16 {
                chances[held as usize][unseen as usize][wanted as usize] = 1.0 - none;
                none *= if wanted + held < unseen {
                    (unseen - wanted - held) as f32 / (unseen - wanted) as f32
                } else {
                    0.0
                };
                wanted += 1;
            }
            unseen += 1;
        }
        held += 1;
    }
    chances
};

/// Exposed cards are there for sure.
static SURE: Row = [
    0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
];

/// Cards that a seat may play next, and how likely it holds one of so many of them.
#[derive(Clone, Copy)]
pub struct Unseen {
    cards: Cards,
    row: &'static Row,
}

impl Unseen {
    /// What the seat to act knows of another seat, given the cards that lie hidden from it.
    ///
    /// A seat that holds none gets three cards more when the last card of the round is played.
    #[inline]
    pub fn of(rules: &Rules, state: &State, hidden: Cards, seat: u8) -> Self {
        let hand = state.hands[usize::from(seat)];
        let exposed = hand & state.exposed;
        if exposed != 0 {
            return Self {
                cards: by_worth(rules, state, exposed),
                row: &SURE,
            };
        }
        let held = if hand == 0 {
            state.stock().min(3)
        } else {
            count(hand)
        };
        Self {
            cards: hidden,
            row: &CHANCES[usize::from(held)][usize::from(count(hidden))],
        }
    }

    /// The chance that the seat can play a card of some ranks, three at most; exposed cards go first.
    #[inline]
    pub fn chance(&self, ranks: Cards) -> f32 {
        self.row[usize::from(count(self.cards & ranks) & 15)]
    }
}

/// The cards that lie hidden from the seat to act.
#[inline]
pub fn hidden(state: &State) -> Cards {
    let [a, b, c] = state.piles;
    let hand = state.hands[usize::from(state.to_act)];
    FULL & !(state.table | state.exposed | hand | a | b | c)
}

/// Exposed cards with all cards of the rank that the matta counts as in its place.
#[inline]
fn by_worth(rules: &Rules, state: &State, exposed: Cards) -> Cards {
    if state.matta_value == 0 || exposed & bit(rules.matta) == 0 {
        exposed
    } else {
        exposed & !bit(rules.matta) | rank_cards(state.matta_value - 1)
    }
}
