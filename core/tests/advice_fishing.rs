//! Advice on Cirulla and Cirollon: the same as the Python players', and blind to hidden cards.

use poncin_core::advice::{Advice, Room};
use poncin_core::fishing::{Rules, State};
use poncin_core::game::{Game, Kernel};
use poncin_core::moves::{self, read, text, Move};
use poncin_core::rng::Stream;

const GAMES: &[&str] = &[
    "cirulla 2",
    "cirulla 3 declaration=optional matta_card=Qd",
    "cirulla 4 ace_vs_table_ace=sweep_anyway last_card_scopa=counts",
    "cirollon 4",
    "cirollon 4 declaration=automatic low_triple=13 first_player=right",
];

fn rules(line: &str) -> Rules {
    match Game::read(line) {
        Ok(Game::Fishing(rules)) => rules,
        other => panic!("{line}: {other:?}"),
    }
}

fn candidates(rules: &Rules, state: &State) -> Vec<Move> {
    let mut out = Vec::new();
    rules.candidates(state, &mut out);
    out
}

fn opinions(rules: &Rules, state: &State, moves: &[Move]) -> Vec<f32> {
    let mut out = Vec::new();
    rules.opinions(state, moves, &mut out);
    out
}

#[test]
fn as_python_thinks() {
    let lines = include_str!("data/advice_fishing.txt").lines();
    let all = lines.fold(0, |done, line| {
        same_advice(line);
        done + 1
    });
    assert_eq!(all, 312);
}

/// One line of the shared file: game, position, candidates, opinions, the club's and the casual
/// player's move, promises.
fn same_advice(line: &str) {
    let parts: Vec<&str> = line.split(" | ").collect();
    let rules = rules(parts[0]);
    let state = rules.read_whole(parts[1]).unwrap();
    let narrowed: Vec<String> = candidates(&rules, &state).into_iter().map(text).collect();
    assert_eq!(narrowed.join(","), parts[2], "{line}");

    let expected: Vec<(Move, f32)> = parts[3].split(',').map(read_opinion).collect();
    let moves = rules.legal_list(&state);
    assert!(moves.iter().eq(expected.iter().map(|(mv, _)| mv)), "{line}");
    let values = opinions(&rules, &state, &moves);
    for (value, (mv, of_python)) in values.iter().zip(&expected) {
        assert!(
            (value - of_python).abs() < 1e-3,
            "{} {value}: {line}",
            text(*mv)
        );
    }

    let mut room = Room::default();
    let casual = rules.casual(&state, &mut room).unwrap();
    assert_eq!(text(casual), parts[5], "{line}");
    // Two moves may be as good as each other, but for rounding.
    let (club, of_python) = (
        rules.club(&state, &mut room).unwrap(),
        read(parts[4]).unwrap(),
    );
    let value_of = |mv: Move| expected.iter().find(|(each, _)| *each == mv).unwrap().1;
    assert!(
        club == of_python
            || moves::is_play(club) == moves::is_play(of_python)
                && value_of(club) - value_of(of_python) > -2e-4,
        "{}: {line}",
        text(club)
    );

    let promises: Vec<f32> = parts[6]
        .split(',')
        .map(|each| each.parse().unwrap())
        .collect();
    let promised = rules.promise(&state);
    for (side, points) in promised.iter().enumerate() {
        let of_python = promises.get(side).unwrap_or(&0.0);
        assert!((points - of_python).abs() < 1e-2, "{promised:?}: {line}");
    }
}

fn read_opinion(part: &str) -> (Move, f32) {
    let (mv, value) = part.split_once(':').unwrap();
    (read(mv).unwrap(), value.parse().unwrap())
}

#[test]
fn advice_is_legal_and_blind() {
    for line in GAMES {
        let rules = rules(line);
        let (mut room, mut list) = (Room::default(), Vec::new());
        for hand in 0..200 {
            let base = Stream::new(hand);
            let mut rng = base.child(99);
            let mut state = rules.deal_from(&base, (hand % u64::from(rules.seats)) as u8);
            while !state.is_over() {
                let legal = rules.legal_list(&state);
                let few = candidates(&rules, &state);
                assert!(!few.is_empty());
                assert!(few.iter().all(|mv| legal.binary_search(mv).is_ok()));
                let club = rules.club(&state, &mut room).unwrap();
                let casual = rules.casual(&state, &mut room).unwrap();
                assert!(legal.binary_search(&club).is_ok());
                assert!(legal.binary_search(&casual).is_ok());

                let view = rules.view(&state, Some(state.to_act));
                let other = rules.resample(&view, &mut rng).unwrap();
                let values = opinions(&rules, &state, &legal);
                assert_eq!(values, opinions(&rules, &other, &legal));
                assert_eq!(few, candidates(&rules, &other));
                assert_eq!(Some(club), rules.club(&other, &mut room));
                assert_eq!(Some(casual), rules.casual(&other, &mut room));
                let mv = match rng.below(3) {
                    0 => rules.pick(&state, &mut rng, &mut list).unwrap(),
                    1 => casual,
                    _ => club,
                };
                rules.play(&mut state, mv);
            }
            assert_eq!(candidates(&rules, &state), []);
            assert_eq!(rules.club(&state, &mut room), None);
            assert_eq!(rules.casual(&state, &mut room), None);
        }
    }
}
