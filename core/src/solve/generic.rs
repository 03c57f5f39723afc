//! Alpha-beta with a table on any kernel: for the options that a game's own solver leaves out.

use super::difference;
use super::table::{mix, Known, Table, UNKNOWN};
use crate::game::Kernel;
use crate::moves::Move;
use crate::packed::STATE_SIZE;

const INFINITE: i32 = 2_000;

/// The value of a legal move; `salt` differs from hand to hand that shares a table.
#[must_use]
pub fn value_of<K: Kernel>(
    game: &K,
    state: &K::State,
    mv: Move,
    table: Table<'_>,
    salt: u64,
) -> i32 {
    let side = game.to_act(state).map_or(0, |seat| game.side(seat));
    let mut next = *state;
    game.play(&mut next, mv);
    Search { game, table, salt }.value(&next, side, -INFINITE, INFINITE)
}

struct Search<'a, K> {
    game: &'a K,
    table: Table<'a>,
    salt: u64,
}

impl<K: Kernel> Search<'_, K> {
    /// The final difference for a side, exact within the window.
    fn value(&self, state: &K::State, side: usize, alpha: i32, beta: i32) -> i32 {
        let seat = match self.game.to_act(state) {
            Some(seat) => seat,
            None => return difference(self.game, state, side),
        };
        let mover = self.game.side(seat);
        if mover == side {
            self.best(state, mover, alpha, beta)
        } else {
            -self.best(state, mover, -beta, -alpha)
        }
    }

    fn best(&self, state: &K::State, mover: usize, mut alpha: i32, beta: i32) -> i32 {
        let key = self.key(state);
        let known = self.table.get(key);
        let (low, high) = (i32::from(known.low), i32::from(known.high));
        if known != UNKNOWN && (low == high || low >= beta || high <= alpha) {
            return if low == high || low >= beta {
                low
            } else {
                high
            };
        }
        let from = alpha;
        let mut best = -INFINITE;
        for mv in self.game.legal_list(state) {
            let mut next = *state;
            self.game.play(&mut next, mv);
            best = best.max(self.value(&next, mover, alpha, beta));
            alpha = alpha.max(best);
            if best >= beta {
                break;
            }
        }
        let low = if best > from { best } else { low };
        let high = if best < beta { best } else { high };
        self.table.put(
            key,
            Known {
                low: low as i16,
                high: high as i16,
                best: 0,
            },
        );
        best
    }

    fn key(&self, state: &K::State) -> u64 {
        let mut bytes = [0; STATE_SIZE];
        self.game.pack(state, &mut bytes);
        bytes.chunks_exact(8).fold(self.salt, |key, chunk| {
            mix(
                key,
                u64::from_le_bytes(chunk.try_into().unwrap_or_default()),
            )
        })
    }
}
