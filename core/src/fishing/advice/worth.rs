//! What each card is worth to a side: its share of the points of the count, which is what the
//! difference of points shifts, about, when the card changes sides.

use crate::cards::{count, Cards, Each, DIAMONDS, PACK};
use crate::fishing::count::LOW_RUN;
use crate::fishing::declarations::COURT;

/// One card towards carte.
pub const CARD: f32 = 0.06;
/// One diamond towards dinæ.
pub const DIAMOND: f32 = 0.25;
/// A diamond when a side has six: it can still spoil a run or a cappotto.
const DIAMOND_DECIDED: f32 = 0.05;
const SETTEBELLO: f32 = 1.6;
/// A seven towards the primiera.
pub const SEVEN: f32 = 0.4;
/// A six towards the primiera, while the seven of its suit is out.
pub const SIX: f32 = 0.1;
/// An ace towards the primiera.
pub const ACE: f32 = 0.08;
/// A court diamond while one side at most has some of them: by how many that side has.
const ERTA_STEP: [f32; 4] = [0.6, 1.6, 4.0, 0.0];
/// The same for A♦ 2♦ 3♦.
const BASSA_STEP: [f32; 4] = [0.3, 0.9, 2.6, 0.0];
/// A diamond that prolongs the run, while the run is possible.
const BASSA_NEXT: f32 = 0.5;
/// When one side alone has so many diamonds, each diamond more makes every diamond dearer by a step.
const CAPPOTTO_FROM: u8 = 5;
const CAPPOTTO_STEP: f32 = 0.6;
const MAJORITY: u8 = 21;
const DIAMOND_MAJORITY: u8 = 6;

/// 4♦ 5♦ 6♦.
pub const RUN_NEXT: Cards = 0x22_2000;

/// The worths of the forty cards.
pub type Worths = [f32; PACK];

/// The worths apart from carte and diamonds, no seven being captured.
static PRIMIERA: Worths = {
    let mut worths = [0.0; PACK];
    let mut suit = 0;
    while suit < 4 {
        worths[suit] = ACE;
        worths[20 + suit] = SIX;
        worths[24 + suit] = SEVEN;
        suit += 1;
    }
    worths[25] += SETTEBELLO;
    worths
};

/// For each card its worth, given what each side has captured.
#[inline]
pub fn worths(piles: &[Cards; 3]) -> Worths {
    let mut worths = PRIMIERA;
    let [a, b, c] = *piles;
    for seven in Each((a | b | c) & 0xF << 24) {
        worths[usize::from(seven) - 4] = 0.0;
    }
    if piles.iter().all(|&pile| count(pile) < MAJORITY) {
        for worth in &mut worths {
            *worth += CARD;
        }
    }
    let diamond = diamond(piles);
    for worth in worths.iter_mut().skip(1).step_by(4) {
        *worth += diamond;
    }
    if let Some(held) = held_alone(piles, COURT) {
        for card in Each(COURT) {
            worths[usize::from(card)] += ERTA_STEP[usize::from(held)];
        }
    }
    if let Some(held) = held_alone(piles, LOW_RUN) {
        for card in Each(LOW_RUN) {
            worths[usize::from(card)] += BASSA_STEP[usize::from(held)];
        }
        for card in Each(RUN_NEXT) {
            worths[usize::from(card)] += BASSA_NEXT;
        }
    }
    worths
}

/// What a diamond is worth as such.
#[inline]
fn diamond(piles: &[Cards; 3]) -> f32 {
    let [a, b, c] = piles.map(|pile| count(pile & DIAMONDS));
    let most = a.max(b).max(c);
    let alone = most == a + b + c;
    let plain = if most < DIAMOND_MAJORITY {
        DIAMOND
    } else {
        DIAMOND_DECIDED
    };
    if alone && most >= CAPPOTTO_FROM {
        plain + f32::from(most - CAPPOTTO_FROM + 1) * CAPPOTTO_STEP
    } else {
        plain
    }
}

/// How many cards of a run one side has; `None` when two have some, so that nobody can complete it.
#[inline]
fn held_alone(piles: &[Cards; 3], run: Cards) -> Option<u8> {
    let [a, b, c] = piles.map(|pile| count(pile & run));
    let most = a.max(b).max(c);
    (most == a + b + c).then_some(most)
}
