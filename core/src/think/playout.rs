//! Playing a hand on from a position to know what it is worth.

use std::sync::Arc;

use super::reward::Judge;
use super::settings::{Policy, Settings};
use super::value::{Features, Net};
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
    /// What judges a position where a playout stops; without it, what the cards promise.
    pub net: Option<Arc<Net>>,
    /// Room for lists.
    pub room: Room,
    /// Room for what the network looks at.
    pub features: Vec<u16>,
}

impl<K: Imagine + Features> Player<'_, K> {
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
        // A horizon meant for a network is none where there is no network.
        let judged = self.settings.horizon != 0 && (self.net.is_some() || !self.settings.net);
        let horizon = if judged {
            self.settings.horizon
        } else {
            u32::MAX
        };
        loop {
            let seat = match self.game.to_act(&state) {
                Some(seat) => seat,
                None => return self.judge.sheet(&self.game.score(&state)),
            };
            if let Some(exact) = self.finish(&state, self.game.side(seat)) {
                return exact;
            }
            if made >= horizon {
                let points = self.expected(&state, self.game.side(seat));
                return self.judge.points(points);
            }
            let mv = match self.pick(&state, rng) {
                Some(mv) => mv,
                None => return self.judge.sheet(&self.game.score(&state)),
            };
            self.game.play(&mut state, mv);
            made += 1;
        }
    }

    /// The points by side that a hand, in which `side` is to move, may be expected to bring.
    fn expected(&mut self, state: &K::State, side: usize) -> [f32; 3] {
        let net = match &self.net {
            Some(net) => net,
            None => return self.game.promise(state),
        };
        self.game.features(state, &mut self.features);
        let hidden = net.hidden(&self.features);
        let more = |output| self.game.scale() * net.output(&self.features, &hidden, output);
        let mut points = self.game.score(state).totals().map(|each| each as f32);
        if net.outputs == 1 {
            let half = more(0) / 2.0;
            points[side] += half;
            points[side ^ 1] -= half;
        } else {
            for next in 0..3 {
                points[(side + next) % 3] += more(next);
            }
        }
        points
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
