//! What each card is worth to a side: its share of the points of the count, which is what the
//! difference of points shifts, about, when the card changes sides.

use crate::cards::{count, Card, Cards, DIAMONDS, PACK};
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

/// For each card what it is worth by itself, apart from carte, diamonds and sixes.
static BY_ITSELF: [f32; PACK] = {
    let mut worths = [0.0; PACK];
    let mut suit = 0;
    while suit < 4 {
        worths[suit] = ACE;
        worths[24 + suit] = SEVEN;
        suit += 1;
    }
    worths[25] += SETTEBELLO;
    worths
};

const PLAIN: usize = 0;
const SEVEN_OF_DIAMONDS: usize = 1;
const COURT_DIAMOND: usize = 2;
const LOW_DIAMOND: usize = 3;
const NEXT_DIAMOND: usize = 4;
/// The six of the suit 0; the others follow.
const SIXES: usize = 5;
const CLASSES: usize = 9;

/// What the worth of each card depends on beside.
static CLASS: [u8; PACK] = {
    let mut classes = [PLAIN as u8; PACK];
    let mut rank = 0;
    while rank < 10 {
        classes[4 * rank + 1] = match rank {
            0..=2 => LOW_DIAMOND,
            3..=5 => NEXT_DIAMOND,
            6 => SEVEN_OF_DIAMONDS,
            _ => COURT_DIAMOND,
        } as u8;
        rank += 1;
    }
    let mut suit = 0;
    while suit < 4 {
        classes[20 + suit] = (SIXES + suit) as u8;
        suit += 1;
    }
    classes
};

/// What each card is worth in a position.
pub struct Worths([f32; CLASSES]);

impl Worths {
    /// Given what each side has captured.
    #[inline]
    pub fn new(piles: &[Cards; 3]) -> Self {
        let [a, b, c] = piles.map(count);
        let carte = if a.max(b).max(c) < MAJORITY {
            CARD
        } else {
            0.0
        };
        let diamond = carte + diamond(piles);
        let court = held_alone(piles, COURT).map_or(0.0, |held| ERTA_STEP[usize::from(held)]);
        let (low, next) = match held_alone(piles, LOW_RUN) {
            None => (0.0, 0.0),
            Some(held) => (BASSA_STEP[usize::from(held)], BASSA_NEXT),
        };
        let sevens = (piles[0] | piles[1] | piles[2]) >> 24;
        let six = |suit: usize| if sevens >> suit & 1 == 0 { SIX } else { 0.0 };
        Self([
            carte,
            diamond,
            diamond + court,
            diamond + low,
            diamond + next,
            carte + six(0),
            diamond + next + six(1),
            carte + six(2),
            carte + six(3),
        ])
    }

    /// Of this card.
    #[inline]
    pub fn of(&self, card: Card) -> f32 {
        let card = usize::from(card);
        BY_ITSELF[card] + self.0[usize::from(CLASS[card])]
    }
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
