//! What is known about playing Cirulla and Cirollon well: the advice of `poncin.bots.fishing`, with
//! the same weights, for searches that play millions of moves.

mod casual;
mod club;
mod declaring;
mod promise;
mod prospect;
mod unseen;
mod worth;

use super::captures;
use super::declarations;
use super::rules::Rules;
use super::state::State;
use crate::advice::{Advice, Room};
use crate::moves::{is_play, Move};
use club::Judge;
use prospect::Prospects;

/// Declarations of equal points that a search looks at.
const MOST_DECLARATIONS: usize = 4;

impl Advice for Rules {
    fn candidates(&self, state: &State, out: &mut Vec<Move>) {
        let start = out.len();
        if sensible(self, state, out) {
            out.truncate(start + MOST_DECLARATIONS);
        }
    }

    fn opinions(&self, state: &State, moves: &[Move], out: &mut Vec<f32>) {
        if state.is_over() {
            return;
        }
        if moves.iter().all(|&mv| is_play(mv)) {
            let judge = Judge::new(self, state);
            out.extend(moves.iter().map(|&mv| judge.value(mv)));
            return;
        }
        let mut room = Vec::new();
        let prospects = Prospects::new(self, state, &mut room);
        out.extend(moves.iter().map(|&mv| prospects.of(mv, &mut room)));
    }

    fn club(&self, state: &State, room: &mut Room) -> Option<Move> {
        let list = &mut room.moves;
        list.clear();
        let declares = sensible(self, state, list);
        if list.len() < 2 {
            return list.first().copied();
        }
        let mut best = (list[0], f32::NEG_INFINITY);
        if declares {
            let prospects = Prospects::new(self, state, list);
            for at in 0..list.len() {
                best = better(best, list[at], prospects.of(list[at], list));
            }
        } else {
            let judge = Judge::new(self, state);
            for &mv in &*list {
                best = better(best, mv, judge.value(mv));
            }
        }
        Some(best.0)
    }

    fn casual(&self, state: &State, room: &mut Room) -> Option<Move> {
        let list = &mut room.moves;
        list.clear();
        if sensible(self, state, list) || list.len() < 2 {
            return list.first().copied();
        }
        Some(casual::choose(self, state, list))
    }

    fn promise(&self, state: &State) -> [f32; 3] {
        promise::promise(self, state)
    }
}

/// The better of a move and another one; of equals the former.
#[inline]
fn better(best: (Move, f32), mv: Move, value: f32) -> (Move, f32) {
    if value > best.1 {
        (mv, value)
    } else {
        best
    }
}

/// Pushes the declarations that bring most, and is true; or every play where none is open.
#[inline]
fn sensible(rules: &Rules, state: &State, out: &mut Vec<Move>) -> bool {
    if state.is_over() {
        return false;
    }
    let showable = declarations::showable(rules, state);
    if declarations::possible(rules, showable) {
        let start = out.len();
        declaring::best(rules, showable, out);
        if out.len() > start {
            return true;
        }
    }
    let hand = state.hands[usize::from(state.to_act)];
    let shown = hand & state.exposed;
    captures::plays(rules, state, if shown == 0 { hand } else { shown }, out);
    false
}
