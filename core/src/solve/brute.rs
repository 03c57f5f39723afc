//! Plain minimax on any kernel: slow, obviously right, the yardstick of the solvers.

use super::{difference, Valued};
use crate::game::Kernel;

/// The value of every legal move by trying everything.
pub fn solve<K: Kernel>(game: &K, state: &K::State) -> Vec<Valued> {
    let seat = match game.to_act(state) {
        Some(seat) => seat,
        None => return Vec::new(),
    };
    let side = game.side(seat);
    let value = |mv| {
        let mut next = *state;
        game.play(&mut next, mv);
        (mv, best(game, &next, side))
    };
    game.legal_list(state).into_iter().map(value).collect()
}

/// What a side can reach at most.
fn best<K: Kernel>(game: &K, state: &K::State, side: usize) -> i32 {
    match game.to_act(state) {
        None => difference(game, state, side),
        Some(seat) => {
            let values = solve(game, state).into_iter().map(|(_, value)| value);
            let highest = values.max().unwrap_or_default();
            if game.side(seat) == side {
                highest
            } else {
                -highest
            }
        }
    }
}
