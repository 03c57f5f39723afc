//! The casual player: takes the most that lies there, gives the least, thinks no further.
//!
//! All is counted in twentieths of a point.

use crate::cards::{count, Cards, DIAMONDS};
use crate::fishing::count::SETTEBELLO;
use crate::fishing::rules::Rules;
use crate::fishing::state::State;
use crate::moves::{captured, card, Move};

const SGOBBA: i32 = 20;
const DIAMOND: i32 = 4;
const SEVEN_OF_DIAMONDS: i32 = 20;

/// The play that wins most; the first of equals. There must be one.
#[inline]
pub fn choose(rules: &Rules, state: &State, plays: &[Move]) -> Move {
    let sgobba = if rules.last_card_scores || state.left() > 1 {
        SGOBBA
    } else {
        0
    };
    let mut best = (plays[0], i32::MIN);
    for &mv in plays {
        let (played, taken) = (1 << card(mv), captured(mv));
        let worth = if taken == 0 {
            -worth_of(played)
        } else if taken == state.table {
            worth_of(taken | played) + sgobba
        } else {
            worth_of(taken | played)
        };
        if worth > best.1 {
            best = (mv, worth);
        }
    }
    best.0
}

#[inline]
fn worth_of(cards: Cards) -> i32 {
    let settebello = if cards & SETTEBELLO == 0 {
        0
    } else {
        SEVEN_OF_DIAMONDS
    };
    i32::from(count(cards)) + DIAMOND * i32::from(count(cards & DIAMONDS)) + settebello
}
