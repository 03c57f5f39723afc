//! What the tests of both games' advice share: lines of the files that Python writes, and the advice on them.

use poncin_core::advice::{Advice, Room};
use poncin_core::moves::{self, read, text, Move};

/// The moves that a search looks at.
pub fn candidates<K: Advice>(rules: &K, state: &K::State) -> Vec<Move> {
    let mut out = Vec::new();
    rules.candidates(state, &mut out);
    out
}

/// What is thought of each of some moves.
pub fn opinions<K: Advice>(rules: &K, state: &K::State, moves: &[Move]) -> Vec<f32> {
    let mut out = Vec::new();
    rules.opinions(state, moves, &mut out);
    out
}

/// Compares the advice on one line's position with Python's. `parts` are the fields after the game:
/// position, candidates, opinions, the club's and the casual player's move. Returns the position.
pub fn same_advice<K: Advice>(rules: &K, parts: &[&str]) -> K::State {
    let state = rules.read_whole(parts[0]).unwrap();
    let narrowed: Vec<String> = candidates(rules, &state).into_iter().map(text).collect();
    assert_eq!(narrowed.join(","), parts[1], "{parts:?}");

    let expected: Vec<(Move, f32)> = parts[2].split(',').map(read_opinion).collect();
    let moves = rules.legal_list(&state);
    assert!(moves.iter().eq(expected.iter().map(|(mv, _)| mv)));
    let values = opinions(rules, &state, &moves);
    for (value, (mv, of_python)) in values.iter().zip(&expected) {
        let mv = text(*mv);
        assert!((value - of_python).abs() < 1e-3, "{mv} {value}: {parts:?}");
    }

    let mut room = Room::default();
    let casual = rules.casual(&state, &mut room).unwrap();
    assert_eq!(text(casual), parts[4], "{parts:?}");
    // Two moves of a kind may be as good as each other, but for rounding.
    let club = rules.club(&state, &mut room).unwrap();
    let of_python = read(parts[3]).unwrap();
    let value_of = |mv: Move| expected.iter().find(|(each, _)| *each == mv).unwrap().1;
    let as_good = moves::is_play(club) == moves::is_play(of_python)
        && value_of(club) - value_of(of_python) > -2e-4;
    assert!(club == of_python || as_good, "{}: {parts:?}", text(club));
    state
}

fn read_opinion(part: &str) -> (Move, f32) {
    let (mv, value) = part.split_once(':').unwrap();
    (read(mv).unwrap(), value.parse().unwrap())
}
