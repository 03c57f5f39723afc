//! Where the hidden cards may be: whole positions that fit what a seat knows.

use crate::advice::{Advice, Room};
use crate::error::Error;
use crate::fishing;
use crate::mariagio;
use crate::moves::Move;
use crate::rng::Stream;
use crate::solve::fishing::plies;

/// A game whose hidden cards can be imagined.
pub trait Imagine: Advice {
    /// A view, read once.
    type Seen: Send + Sync;

    /// Reads a view.
    ///
    /// # Errors
    /// The text describes no view of this game.
    fn see(&self, view: &str) -> Result<Self::Seen, Error>;

    /// A whole position that fits the view.
    ///
    /// # Errors
    /// None does.
    fn imagine(&self, seen: &Self::Seen, rng: &mut Stream) -> Result<Self::State, Error>;

    /// Whether a hand can win the match at once; a solver then counts it as
    /// [`crate::sheet::MATCH_WIN`] points more.
    fn wins_at_once(&self) -> bool;

    /// Cards still to be played, if no hidden card is still to be drawn.
    fn plies_left(&self, state: &Self::State) -> Option<u32>;

    /// The position before a past move of this round, as it was if the hidden cards are as in
    /// `world`; `after` holds the moves of the round from that one on, with their seats. `None`
    /// where the past says nothing of the hidden cards.
    fn earlier(
        &self,
        past: &Self::State,
        world: &Self::State,
        after: &[(u8, Move)],
    ) -> Option<Self::State>;
}

impl Imagine for fishing::Rules {
    type Seen = fishing::position::View;

    fn see(&self, view: &str) -> Result<Self::Seen, Error> {
        fishing::position::View::read(self, view)
    }
    fn imagine(&self, seen: &Self::Seen, rng: &mut Stream) -> Result<Self::State, Error> {
        seen.resample(self, rng)
    }
    fn wins_at_once(&self) -> bool {
        true
    }
    fn plies_left(&self, state: &Self::State) -> Option<u32> {
        (usize::from(state.next) == crate::cards::PACK).then(|| plies(state))
    }
    fn earlier(
        &self,
        past: &Self::State,
        world: &Self::State,
        after: &[(u8, Move)],
    ) -> Option<Self::State> {
        if past.next != world.next {
            return None; // cards of an earlier round are all on the table by now
        }
        let mut state = *past;
        state.hands = world.hands;
        for &(seat, mv) in after {
            if crate::moves::is_play(mv) {
                state.hands[usize::from(seat)] |= crate::cards::bit(crate::moves::card(mv));
            }
        }
        Some(state)
    }
}

impl Imagine for mariagio::Rules {
    type Seen = mariagio::position::View;

    fn see(&self, view: &str) -> Result<Self::Seen, Error> {
        mariagio::position::View::read(view)
    }
    fn imagine(&self, seen: &Self::Seen, rng: &mut Stream) -> Result<Self::State, Error> {
        Ok(mariagio::likely::likely(self, seen, rng))
    }
    fn wins_at_once(&self) -> bool {
        false
    }
    fn plies_left(&self, state: &Self::State) -> Option<u32> {
        (usize::from(state.next) == crate::cards::PACK)
            .then(|| state.hands.iter().map(|hand| hand.count_ones()).sum())
    }
    fn earlier(&self, _: &Self::State, _: &Self::State, _: &[(u8, Move)]) -> Option<Self::State> {
        None // what was drawn in between is hidden: `likely` weighs what players keep
    }
}

/// A past move that everybody saw.
pub struct Past<S> {
    /// The position before it, without the hidden cards.
    pub before: S,
    /// Who made it.
    pub seat: u8,
    /// The move.
    pub mv: Move,
}

/// What a seat knows, and how it imagines the rest.
pub enum Source<'a, K: Imagine> {
    /// Hidden cards are imagined.
    Hidden {
        /// What the seat sees.
        seen: K::Seen,
        /// The moves of the hand, first to last.
        past: Vec<Past<K::State>>,
        /// The seat.
        seat: u8,
        /// Each world is chosen from so many.
        infer: u32,
        /// Points that make a move e times less likely.
        temper: f32,
    },
    /// All cards are open.
    Open(&'a K::State),
}

impl<K: Imagine> Source<'_, K> {
    /// World number `index`.
    ///
    /// # Errors
    /// No world fits.
    pub fn world(
        &self,
        game: &K,
        base: &Stream,
        index: u64,
        room: &mut Room,
    ) -> Result<K::State, Error> {
        match self {
            Source::Open(state) => Ok(**state),
            Source::Hidden {
                seen,
                past,
                seat,
                infer,
                temper,
            } => {
                let mut rng = base.child(index);
                let first = game.imagine(seen, &mut rng)?;
                if *infer < 2 || past.is_empty() {
                    return Ok(first);
                }
                // One of several worlds, each as often as its past moves are likely.
                let mut chosen = first;
                let mut total = likelihood(game, past, *seat, &first, *temper, room);
                for _ in 1..*infer {
                    let other = game.imagine(seen, &mut rng)?;
                    let weight = likelihood(game, past, *seat, &other, *temper, room);
                    total += weight;
                    if uniform(&mut rng) * total < weight {
                        chosen = other;
                    }
                }
                Ok(chosen)
            }
        }
    }
}

/// How likely the others' past moves are in a world, by what a regular of the club would think.
fn likelihood<K: Imagine>(
    game: &K,
    past: &[Past<K::State>],
    observer: u8,
    world: &K::State,
    temper: f32,
    room: &mut Room,
) -> f32 {
    let moves: Vec<(u8, Move)> = past.iter().map(|each| (each.seat, each.mv)).collect();
    let mut weight = 1.0;
    for (index, each) in past
        .iter()
        .enumerate()
        .filter(|(_, each)| each.seat != observer)
    {
        let before = match game.earlier(&each.before, world, &moves[index..]) {
            Some(before) => before,
            None => continue,
        };
        room.moves.clear();
        game.candidates(&before, &mut room.moves);
        let made = match room.moves.iter().position(|&mv| mv == each.mv) {
            Some(made) if room.moves.len() > 1 => made,
            _ => continue,
        };
        let list = std::mem::take(&mut room.moves);
        room.opinions.clear();
        game.opinions(&before, &list, &mut room.opinions);
        room.moves = list;
        let best = room
            .opinions
            .iter()
            .fold(f32::MIN, |best, &each| best.max(each));
        let odds = |opinion: f32| ((opinion - best) / temper).exp();
        let sum: f32 = room.opinions.iter().map(|&each| odds(each)).sum();
        weight *= odds(room.opinions[made]) / sum;
    }
    weight
}

/// A number from 0 to below 1.
pub fn uniform(rng: &mut Stream) -> f32 {
    (rng.next_u64() >> 40) as f32 / (1_u64 << 24) as f32
}
