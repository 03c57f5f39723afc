//! What declarations lead to: the best play that each leaves tells what the poncin had best count.

use super::club::Judge;
use crate::cards::{bit, Cards, Each, PACK};
use crate::fishing::captures::plays;
use crate::fishing::declarations::{among, showable};
use crate::fishing::rules::{Duty, Rules};
use crate::fishing::state::State;
use crate::moves::{card, declared, is_play, named, Move};

/// Values the moves of one position, declarations too. The lists given are room: they come back as they were.
pub struct Prospects<'a> {
    rules: &'a Rules,
    state: &'a State,
    judge: Judge<'a>,
    hand: Cards,
    /// For each card of the hand the value of its best play.
    plays: [f32; PACK],
}

impl<'a> Prospects<'a> {
    /// For a position in which somebody is to act.
    pub fn new(rules: &'a Rules, state: &'a State, list: &mut Vec<Move>) -> Self {
        let mut prospects = Self {
            rules,
            state,
            judge: Judge::new(rules, state),
            hand: state.hands[usize::from(state.to_act)],
            plays: [f32::NEG_INFINITY; PACK],
        };
        let start = list.len();
        plays(rules, state, prospects.hand, list);
        for &mv in &list[start..] {
            let best = &mut prospects.plays[usize::from(card(mv))];
            *best = best.max(prospects.judge.value(mv));
        }
        list.truncate(start);
        prospects
    }

    /// What a play is worth; of a declaration the best play after it, 0 where another one is due.
    pub fn of(&self, mv: Move, list: &mut Vec<Move>) -> f32 {
        if is_play(mv) {
            return self.judge.value(mv);
        }
        let start = list.len();
        let rest = showable(self.rules, self.state) & !declared(mv);
        let due = self.rules.duty != Duty::Optional && among(self.rules, rest, list);
        list.truncate(start);
        if due {
            return 0.0;
        }
        let cards = self.hand & self.state.exposed | declared(mv);
        if named(mv) == 0 || !self.rules.matta_keeps {
            return self.best(cards);
        }
        // The poncin is in the hand: what it counts changes nothing on the table.
        let matta = bit(self.rules.matta);
        let mut after = *self.state;
        after.matta_value = named(mv);
        plays(self.rules, &after, matta, list);
        let value = |&mv| self.judge.value_at(mv, after.matta_value);
        let of_matta = list[start..].iter().map(value);
        let best = of_matta.fold(self.best(cards & !matta), f32::max);
        list.truncate(start);
        best
    }

    fn best(&self, cards: Cards) -> f32 {
        Each(cards)
            .map(|card| self.plays[usize::from(card)])
            .fold(f32::NEG_INFINITY, f32::max)
    }
}
