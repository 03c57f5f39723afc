//! What is known about playing a game well, beyond its rules: the help that a search asks for.

use crate::game::Kernel;
use crate::moves::Move;

/// Advice on a game. All but [`Advice::promise`] looks only at what the seat to act may know: the
/// public part of the state and that seat's own cards.
pub trait Advice: Kernel {
    /// The moves that a search looks at, ascending: all legal ones but such as are plainly no
    /// better than others. None only when the hand is over.
    fn candidates(&self, state: &Self::State, out: &mut Vec<Move>);

    /// What a regular of the club thinks of each of some legal moves, in points of the hand; only
    /// differences mean something.
    fn opinions(&self, state: &Self::State, moves: &[Move], out: &mut Vec<f32>);

    /// The move of a regular of the club: a best one by its opinions, the first of equals. `None`
    /// when the hand is over. `room` is space for lists.
    fn club(&self, state: &Self::State, room: &mut Room) -> Option<Move>;

    /// The move of a player who takes what he sees: much cheaper than [`Advice::club`].
    fn casual(&self, state: &Self::State, room: &mut Room) -> Option<Move>;

    /// The points that each side will have at the end of the hand, by what it has and what its
    /// cards promise.
    fn promise(&self, state: &Self::State) -> [f32; 3];
}

/// Space for lists of moves and opinions that is used again and again.
#[derive(Default, Debug)]
pub struct Room {
    /// Moves of the position.
    pub moves: Vec<Move>,
    /// What is thought of them.
    pub opinions: Vec<f32>,
}

/// The candidates of a position, what is thought of each, and what each side may expect.
pub fn all<K: Advice>(game: &K, state: &K::State) -> (Vec<Move>, Vec<f32>, [f32; 3]) {
    let (mut moves, mut opinions) = (Vec::new(), Vec::new());
    game.candidates(state, &mut moves);
    if !moves.is_empty() {
        game.opinions(state, &moves, &mut opinions);
    }
    (moves, opinions, game.promise(state))
}
