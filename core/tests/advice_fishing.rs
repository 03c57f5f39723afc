//! Advice on Cirulla and Cirollon: the same as the Python players', and blind to hidden cards.

use poncin_core::advice::{Advice, Room};
use poncin_core::fishing::Rules;
use poncin_core::game::{Game, Kernel};
use poncin_core::rng::Stream;

mod shared_advice;
use shared_advice::{candidates, opinions, same_advice};

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

#[test]
fn as_python_thinks() {
    let lines = include_str!("data/advice_fishing.txt").lines();
    let all = lines.fold(0, |done, line| {
        compare(line);
        done + 1
    });
    assert_eq!(all, 312);
}

/// One line of the shared file: game, position, candidates, opinions, the club's and the casual
/// player's move, promises.
fn compare(line: &str) {
    let parts: Vec<&str> = line.split(" | ").collect();
    let rules = rules(parts[0]);
    let state = same_advice(&rules, &parts[1..6]);
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
