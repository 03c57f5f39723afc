//! Counting the positions a number of moves away.

use crate::game::Kernel;
use crate::moves::Move;
use crate::threads::in_parts;

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

/// [`perft`] with the first moves shared among threads.
pub fn with_threads<K: Kernel>(game: &K, state: &K::State, depth: u32, threads: usize) -> u64 {
    let moves = game.legal_list(state);
    if threads == 1 || depth < 2 || moves.is_empty() {
        return perft(game, state, depth);
    }
    let mut counts: Vec<(Move, u64)> = moves.into_iter().map(|mv| (mv, 0)).collect();
    let done = in_parts(&mut counts, threads, |_, _, (mv, leaves)| {
        let mut next = *state;
        game.play(&mut next, *mv);
        *leaves = perft(game, &next, depth - 1);
        Ok(())
    });
    debug_assert!(done.is_ok());
    counts.iter().map(|&(_, leaves)| leaves).sum()
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
