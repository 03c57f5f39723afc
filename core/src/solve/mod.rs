//! Exact solvers with all cards open: the value of every legal move.
//!
//! A value is the final points of the hand of the side to move less those of the other side when
//! both play their best; a side that wins the match at once counts [`crate::sheet::MATCH_WIN`] more.

pub mod brute;
pub mod features;
pub mod fishing;
pub mod generic;
pub mod mariagio;
pub mod table;

use crate::error::Error;
use crate::game::Kernel;
use crate::moves::Move;
use table::Table;

/// A legal move and its exact value.
pub type Valued = (Move, i32);

/// The final points of a side less those of the other, of a finished hand or as earned until now.
pub fn difference<K: Kernel>(game: &K, state: &K::State, side: usize) -> i32 {
    let worth = game.score(state).worth();
    worth[side] - worth[side ^ 1]
}

/// Solving is for two sides.
///
/// # Errors
/// The game has three.
pub fn check_sides<K: Kernel>(game: &K) -> Result<(), Error> {
    if game.sides() == 2 {
        Ok(())
    } else {
        Err(Error::options("only hands between two sides can be solved"))
    }
}

/// The value of every legal move, in the order of the moves.
pub fn all<K: Kernel>(game: &K, state: &K::State, table: Table<'_>, salt: u64) -> Vec<Valued> {
    let value = |mv| (mv, game.value_of(state, mv, table, salt));
    game.legal_list(state).into_iter().map(value).collect()
}
