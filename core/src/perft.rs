//! Counting the positions a number of moves away.

use crate::game::Kernel;
use crate::moves::Move;

/// Number of leaf positions `depth` moves ahead; a finished hand is one leaf at any depth.
pub fn perft<K: Kernel>(game: &K, state: &K::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = game.legal_list(state);
    if moves.is_empty() || depth == 1 {
        return moves.len().max(1) as u64;
    }
    let after = |&mv: &Move| {
        let mut next = *state;
        game.play(&mut next, mv);
        perft(game, &next, depth - 1)
    };
    moves.iter().map(after).sum()
}

/// The leaves below each first move.
pub fn split<K: Kernel>(game: &K, state: &K::State, depth: u32) -> Vec<(Move, u64)> {
    let moves = game.legal_list(state);
    let after = |mv: Move| {
        let mut next = *state;
        game.play(&mut next, mv);
        (mv, perft(game, &next, depth.saturating_sub(1)))
    };
    moves.into_iter().map(after).collect()
}
