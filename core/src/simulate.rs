//! Random hands by the million.

use crate::game::Kernel;
use crate::rng::Stream;
use crate::threads::in_parts;

/// Sums over simulated hands; they do not depend on the number of threads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Hands played to their end.
    pub hands: u64,
    /// Moves made.
    pub moves: u64,
    /// Points by side.
    pub points: [i64; 3],
    /// Hands that won the match at once, by side.
    pub wins: [u64; 3],
}

impl Tally {
    fn add(&mut self, other: &Self) {
        self.hands += other.hands;
        self.moves += other.moves;
        for side in 0..3 {
            self.points[side] += other.points[side];
            self.wins[side] += other.wins[side];
        }
    }
}

/// Plays a hand to its end with random moves; returns their number.
#[inline]
pub fn playout<K: Kernel>(
    game: &K,
    state: &mut K::State,
    rng: &mut Stream,
    list: &mut Vec<u64>,
) -> u32 {
    let mut moves = 0;
    while let Some(mv) = game.pick(state, rng, list) {
        game.play(state, mv);
        moves += 1;
    }
    moves
}

/// Plays the hands `first .. first + n` of a seed: hand `h` is dealt by seat `h % seats` from the
/// stream `Stream::new(seed).child(h)`, branch 0, and played at random from branch 1.
pub fn simulate<K: Kernel>(game: &K, seed: u64, first: u64, n: u64, threads: usize) -> Tally {
    const PART: u64 = 1024;
    let base = Stream::new(seed);
    let parts = n / PART + u64::from(n % PART != 0);
    let mut tallies = vec![Tally::default(); threads.max(1)];
    // Thread `t` takes the parts t, t + threads, …; sums do not depend on who added what.
    let stride = tallies.len() as u64;
    let done = in_parts(&mut tallies, threads.max(1), |t, _, tally| {
        let mut list = Vec::with_capacity(64);
        for part in (t as u64..parts).step_by(stride as usize) {
            for hand in part * PART..n.min(part.saturating_add(1).saturating_mul(PART)) {
                one_hand(game, &base, first.wrapping_add(hand), tally, &mut list);
            }
        }
        Ok(())
    });
    debug_assert!(done.is_ok());
    let mut total = Tally::default();
    for tally in &tallies {
        total.add(tally);
    }
    total
}

fn one_hand<K: Kernel>(game: &K, base: &Stream, hand: u64, tally: &mut Tally, list: &mut Vec<u64>) {
    let stream = base.child(hand);
    let dealer = (hand % u64::from(game.seats())) as u8;
    let mut state = game.deal_from(&stream.child(0), dealer);
    tally.moves += u64::from(playout(game, &mut state, &mut stream.child(1), list));
    tally.hands += 1;
    let sheet = game.score(&state);
    for (sum, points) in tally.points.iter_mut().zip(sheet.totals()) {
        *sum += i64::from(points);
    }
    if let Some(side) = sheet.winner {
        tally.wins[usize::from(side)] += 1;
    }
}
