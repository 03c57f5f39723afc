//! What a hand that is still being played will bring each side, roughly, in points.

use super::worth::{ACE, CARD, DIAMOND, RUN_NEXT, SEVEN, SIX};
use crate::cards::{count, rank_cards, Cards, ACES, DIAMONDS};
use crate::fishing::count::{LOW_RUN, SETTEBELLO};
use crate::fishing::declarations::COURT;
use crate::fishing::rules::Rules;
use crate::fishing::state::State;

/// To be expected from so many of J♦ Q♦ K♦, while no other side has one.
const ERTA_HELD: [f32; 4] = [0.0, 0.4, 1.6, 5.0];
/// The same for A♦ 2♦ 3♦.
const BASSA_HELD: [f32; 4] = [0.0, 0.2, 0.9, 3.0];
/// For each card by which the run is longer.
const BASSA_NEXT: f32 = 0.6;
/// Of a card of the table, for the side that captured last.
const LEFTOVERS: f32 = 0.5;

/// For each side what it has scored, and what its pile promises.
#[must_use]
pub fn promise(rules: &Rules, state: &State) -> [f32; 3] {
    let mut points = [0.0; 3];
    points[rules.side(state.dealer)] = f32::from(state.bonus.points());
    let captured = state.piles.iter().fold(0, |all, pile| all | pile);
    for (side, points) in points.iter_mut().enumerate().take(rules.sides()) {
        let scored =
            state.scope[side] + state.barsega[side] + state.barsegon[side] + state.grande[side];
        let pile = state.piles[side];
        *points += f32::from(scored) + of_pile(pile, captured & !pile);
        if usize::from(state.last_capture) == side {
            *points += LEFTOVERS * CARD * number(state.table);
        }
    }
    points
}

fn of_pile(pile: Cards, others: Cards) -> f32 {
    let mut points = CARD * number(pile)
        + DIAMOND * number(pile & DIAMONDS)
        + number(pile & SETTEBELLO)
        + SEVEN * number(pile & rank_cards(6))
        + SIX * number(pile & rank_cards(5))
        + ACE * number(pile & ACES);
    if others & COURT == 0 {
        points += ERTA_HELD[usize::from(count(pile & COURT))];
    }
    if others & LOW_RUN == 0 {
        points += BASSA_HELD[usize::from(count(pile & LOW_RUN))];
        if pile & LOW_RUN == LOW_RUN {
            // As long as the run is whole: up to its lowest missing card.
            let missing = RUN_NEXT & !pile;
            points += BASSA_NEXT * number(RUN_NEXT & missing.wrapping_sub(1) & !missing);
        }
    }
    points
}

#[inline]
fn number(cards: Cards) -> f32 {
    f32::from(count(cards))
}
