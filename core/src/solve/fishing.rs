//! Cirulla and Cirollon with all cards open.
//!
//! Negamax with a window, fail-soft, over copied states. A node's value is what is still to gain
//! from it, so that positions whose piles differ only in what is settled share one entry of the
//! table. See [`super::features`].

use super::features::Features;
use super::table::{Known, Table, UNKNOWN};
use super::{difference, Valued};
use crate::cards::{bit, count, value, Cards, Each, ACES, DIAMONDS, PACK};
use crate::fishing::state::State;
use crate::fishing::Rules;
use crate::game::Kernel;
use crate::moves::{self, Move};

const INFINITE: i32 = 2_000;
/// Positions with fewer cards to play are searched faster than looked up.
const TABLE_FROM: u32 = 4;
const SEEDS: [u64; 6] = [
    0x9E37_79B9_7F4A_7C15,
    0xBF58_476D_1CE4_E5B9,
    0x94D0_49BB_1331_11EB,
    0xD1B5_4A32_D192_ED03,
    0x2545_F491_4F6C_DD1D,
    0xDA94_2042_E4DD_58B5,
];

/// A search of one hand.
pub struct Solver<'a> {
    rules: &'a Rules,
    table: Table<'a>,
    salt: u64,
    lists: Vec<Vec<(i32, Move)>>,
    moves: Vec<Move>,
}

/// The value of a legal move; `salt` differs from hand to hand that shares a table.
#[must_use]
pub fn value_of(rules: &Rules, state: &State, mv: Move, table: Table<'_>, salt: u64) -> i32 {
    Solver::new(rules, table, salt).after(state, mv, -INFINITE, INFINITE)
}

/// A best move and its value; `None` when the hand is over.
#[must_use]
pub fn best(rules: &Rules, state: &State, table: Table<'_>, salt: u64) -> Option<Valued> {
    if state.is_over() {
        return None;
    }
    let mut solver = Solver::new(rules, table, salt);
    let mut best: Option<Valued> = None;
    for (_, mv) in solver.ordered(state, 0) {
        best = match best {
            None => Some((mv, solver.after(state, mv, -INFINITE, INFINITE))),
            Some((_, most)) => {
                let asked = solver.after(state, mv, most, most + 1);
                let better = asked > most;
                if better {
                    Some((mv, solver.after(state, mv, asked - 1, INFINITE)))
                } else {
                    best
                }
            }
        };
    }
    best
}

/// The dealer's bonus for side 0: earned before the search, so no part of the features.
fn dealer_bonus(rules: &Rules, state: &State) -> i32 {
    let points = i32::from(state.bonus.points());
    if rules.side(state.dealer) == 0 {
        points
    } else {
        -points
    }
}

/// Cards that are still to be played.
#[must_use]
pub fn plies(state: &State) -> u32 {
    state.left().into()
}

impl<'a> Solver<'a> {
    /// A solver that uses this table.
    #[must_use]
    pub fn new(rules: &'a Rules, table: Table<'a>, salt: u64) -> Self {
        Self {
            rules,
            table,
            salt,
            lists: Vec::new(),
            moves: Vec::new(),
        }
    }

    /// The final difference for the mover after a move, exact within the window.
    fn after(&mut self, state: &State, mv: Move, alpha: i32, beta: i32) -> i32 {
        let side = self.rules.side(state.to_act);
        let sign = 1 - 2 * side as i32;
        let mut next = *state;
        self.rules.play(&mut next, mv);
        if next.is_over() {
            return difference(self.rules, &next, side);
        }
        let features = Features::of(self.rules, &next);
        let settled = sign * (features.settled + dealer_bonus(self.rules, state));
        let (alpha, beta) = (alpha - settled, beta - settled);
        settled
            + if self.rules.side(next.to_act) == side {
                self.search(&next, &features, alpha, beta)
            } else {
                -self.search(&next, &features, -beta, -alpha)
            }
    }

    /// What the side to move still gains over the other.
    fn search(&mut self, state: &State, features: &Features, alpha: i32, beta: i32) -> i32 {
        let side = self.rules.side(state.to_act);
        let left = plies(state);
        let (mut low, mut high) = (-INFINITE, INFINITE);
        if usize::from(state.next) == PACK && state.may_declare & ((1 << self.rules.seats) - 1) == 0
        {
            let mine = (left as i32 + 1) / 2;
            high = features.open[side] + mine;
            low = -features.open[side ^ 1] - (left as i32 - mine);
            if high <= alpha {
                return high;
            }
            if low >= beta {
                return low;
            }
        }
        let keep = left >= TABLE_FROM;
        let key = if keep { self.key(state, features) } else { 0 };
        let known = if keep { self.table.get(key) } else { UNKNOWN };
        low = low.max(known.low.into());
        high = high.min(known.high.into());
        if low >= beta || low == high {
            return low;
        }
        if high <= alpha {
            return high;
        }
        let (from, to) = (alpha.max(low), beta.min(high));
        let (found, best) = self.expand(state, features, known.best, from, to);
        if keep {
            let low = if found > from {
                found
            } else {
                low.max(-INFINITE)
            };
            let high = if found < to { found } else { high };
            self.table.put(
                key,
                Known {
                    low: low as i16,
                    high: high as i16,
                    best,
                },
            );
        }
        found
    }

    /// Tries the moves, the most promising first; the value and a tag of the best move.
    fn expand(
        &mut self,
        state: &State,
        features: &Features,
        first: u32,
        mut alpha: i32,
        beta: i32,
    ) -> (i32, u32) {
        let rules = self.rules;
        let side = rules.side(state.to_act);
        let sign = 1 - 2 * side as i32;
        let list = self.ordered(state, first);
        let mut best = (-INFINITE, 0);
        for (index, &(_, mv)) in list.iter().enumerate() {
            let mut next = *state;
            rules.play(&mut next, mv);
            let gain;
            let value = if next.is_over() {
                let total = difference(rules, &next, side);
                gain = total - sign * (features.settled + dealer_bonus(rules, state));
                gain
            } else {
                let after = Features::of(rules, &next);
                gain = sign * (after.settled - features.settled);
                let same = rules.side(next.to_act) == side;
                let mut look = |low: i32, high: i32| {
                    let (low, high) = (low - gain, high - gain);
                    gain + if same {
                        self.search(&next, &after, low, high)
                    } else {
                        -self.search(&next, &after, -high, -low)
                    }
                };
                // All but the first are expected to be no better: ask just that.
                let asked = if index > 0 && beta - alpha > 1 {
                    alpha + 1
                } else {
                    beta
                };
                let value = look(alpha, asked);
                if value > alpha && value < beta && asked < beta {
                    look(value - 1, beta)
                } else {
                    value
                }
            };
            if value > best.0 {
                best = (value, tag(mv));
                alpha = alpha.max(value);
                if value >= beta {
                    break;
                }
            }
        }
        self.lists.push(list);
        best
    }

    /// The legal moves, most promising first.
    fn ordered(&mut self, state: &State, first: u32) -> Vec<(i32, Move)> {
        let mut list = self.lists.pop().unwrap_or_default();
        list.clear();
        self.moves.clear();
        self.rules.legal(state, &mut self.moves);
        let unordered = self.moves.len() == 1 || self.table.is_none();
        for &mv in &self.moves {
            let score = match () {
                () if unordered => 0,
                () if tag(mv) == first => i32::MAX,
                () => promise(self.rules, state, mv),
            };
            let at = list
                .iter()
                .rposition(|&(other, _)| other >= score)
                .map_or(0, |at| at + 1);
            list.insert(at, (score, mv));
        }
        list
    }

    /// The key of a position: all that its rest depends on.
    fn key(&self, state: &State, features: &Features) -> u64 {
        let fold = |a: u64, b: u64, seed: usize| {
            let wide = u128::from(a ^ SEEDS[seed]) * u128::from(b ^ SEEDS[seed + 1]);
            (wide >> 64) as u64 ^ wide as u64
        };
        let [a, b, c, d] = state.hands;
        let in_play = (state.table | a | b | c | d) & bit(self.rules.matta) != 0;
        let named = if in_play { state.matta_value } else { 0 };
        let turn = [state.to_act, state.last_capture, named, state.next];
        let rights = u64::from(state.may_declare) << 8 | u64::from(state.declared);
        let flags = rights << 32 | u64::from(u32::from_le_bytes(turn));
        let [piles, primiera] = features.key;
        fold(a, b, 0)
            ^ fold(c, d, 1)
            ^ fold(state.table, flags, 2)
            ^ fold(state.exposed, self.salt, 3)
            ^ fold(piles, primiera, 4)
    }
}

/// A short name of a move, to find it again in a list.
fn tag(mv: Move) -> u32 {
    (mv ^ mv >> 32).wrapping_mul(0x9E37_79B1) as u32 | 1
}

/// How good a move looks: what it takes, and what it leaves to the next player.
fn promise(rules: &Rules, state: &State, mv: Move) -> i32 {
    if !moves::is_play(mv) {
        return 1_000;
    }
    let (card, captured) = (moves::card(mv), moves::captured(mv));
    let taken = if captured == 0 {
        0
    } else {
        captured | bit(card)
    };
    let table = if captured == 0 {
        state.table | bit(card)
    } else {
        state.table & !captured
    };
    let mut score = worth(taken);
    if captured != 0 && table == 0 {
        score += 60;
    }
    let next = state.hands[usize::from(rules.after(state.to_act))];
    if table != 0 {
        score -= threat(table, next);
    }
    score
}

/// What cards are worth in a pile, roughly, in twentieths of a point.
fn worth(cards: Cards) -> i32 {
    let part = |set: Cards, points: i32| points * i32::from(count(cards & set));
    part(DIAMONDS, 5)
        + part(1 << 25, 15)
        + part(0xF << 24, 5)
        + part(0xF << 20, 2)
        + part(ACES, 2)
        + 2 * i32::from(count(cards))
}

/// What the next player's best answer on this table is worth, roughly.
fn threat(table: Cards, hand: Cards) -> i32 {
    let total: u32 = Each(table).map(|card| u32::from(value(card))).sum();
    let sweeps = Each(hand).any(|card| {
        let worth = u32::from(value(card));
        worth == total || worth + total == 15 || worth == 1 && table & ACES == 0
    });
    if sweeps {
        return 50 + worth(table);
    }
    // A single card, or one for a fifteen.
    let takes = |card: u8| {
        Each(hand).any(|own| value(own) == value(card) || value(own) + value(card) == 15)
    };
    Each(table)
        .filter(|&card| takes(card))
        .map(|card| worth(bit(card)))
        .max()
        .unwrap_or(0)
}
