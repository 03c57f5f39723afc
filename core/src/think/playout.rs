//! Playing a hand on from a position to know what it is worth.

use super::reward::Judge;
use super::settings::{Policy, Settings};
use super::worlds::{uniform, Imagine};
use crate::advice::Room;
use crate::moves::Move;
use crate::rng::Stream;
use crate::solve::table::Table;

/// Plays hands on: what a worker of a search needs.
pub struct Player<'a, K> {
    /// The game.
    pub game: &'a K,
    /// How to play.
    pub settings: &'a Settings,
    /// What the end is worth.
    pub judge: Judge,
    /// For exact endings.
    pub table: Table<'a>,
    /// The salt of the table.
    pub salt: u64,
    /// Room for lists.
    pub room: Room,
}

impl<K: Imagine> Player<'_, K> {
    /// A playout's move; `None` when the hand is over.
    pub fn pick(&mut self, state: &K::State, rng: &mut Stream) -> Option<Move> {
        let random = self.settings.policy == Policy::Random
            || self.settings.slips > 0.0 && uniform(rng) < self.settings.slips;
        if random {
            return self.game.pick(state, rng, &mut self.room.moves);
        }
        match self.settings.policy {
            Policy::Casual => self.game.casual(state, &mut self.room),
            _ => self.game.club(state, &mut self.room),
        }
    }

    /// The rewards by side of a position that is `made` moves after the one that is searched.
    pub fn play_out(&mut self, mut state: K::State, mut made: u32, rng: &mut Stream) -> [f32; 3] {
        loop {
            let seat = match self.game.to_act(&state) {
                Some(seat) => seat,
                None => return self.judge.sheet(&self.game.score(&state)),
            };
            if let Some(exact) = self.finish(&state, self.game.side(seat)) {
                return exact;
            }
            if self.settings.horizon != 0 && made >= self.settings.horizon {
                return self.judge.points(self.game.promise(&state));
            }
            let mv = match self.pick(&state, rng) {
                Some(mv) => mv,
                None => return self.judge.sheet(&self.game.score(&state)),
            };
            self.game.play(&mut state, mv);
            made += 1;
        }
    }

    /// The rewards of best play with open cards, if that is near enough to be worked out.
    fn finish(&mut self, state: &K::State, side: usize) -> Option<[f32; 3]> {
        if self.settings.exact == 0 || self.game.sides() != 2 {
            return None;
        }
        let left = self.game.plies_left(state)?;
        if left > self.settings.exact {
            return None;
        }
        let (_, value) = self.game.best(state, self.table, self.salt)?;
        Some(self.judge.difference(side, value, self.game.promise(state)))
    }
}
