//! Advice on Mariagio: the same as the Python players', blind to hidden cards, and likely worlds.

use poncin_core::advice::{Advice, Room};
use poncin_core::cards::suit_cards;
use poncin_core::game::Kernel;
use poncin_core::mariagio::likely::likely;
use poncin_core::mariagio::position::View;
use poncin_core::mariagio::{Rules, State};
use poncin_core::rng::Stream;

mod shared_advice;
use shared_advice::{candidates, opinions, same_advice};

const OPTIONS: &[&str] = &[
    "",
    "rank_scheme=three_high marriage_when=own_turn exchange_when=own_turn",
    "marriage_must_lead=yes marriage_when=own_turn marriages_per_lead=1",
];

fn rules(options: &str) -> Rules {
    Rules::new(options).unwrap()
}

/// The first `hands` hands of a seed, played by the club with some random moves, position by
/// position.
fn each_position(rules: &Rules, seed: u64, hands: u64, mut look: impl FnMut(&State)) {
    let (mut room, mut list) = (Room::default(), Vec::new());
    for hand in 0..hands {
        let base = Stream::new(seed).child(hand);
        let mut rng = base.child(99);
        let mut state = rules.deal_from(&base, (hand % 2) as u8);
        while !state.is_over() {
            look(&state);
            let mv = if rng.below(8) == 0 {
                rules.pick(&state, &mut rng, &mut list)
            } else {
                rules.club(&state, &mut room)
            };
            rules.play(&mut state, mv.unwrap());
        }
        look(&state);
    }
}

#[test]
fn as_python_thinks() {
    let lines = include_str!("data/advice_mariagio.txt").lines();
    let all = lines.fold(0, |done, line| {
        let parts: Vec<&str> = line.split(" | ").collect();
        let rules = rules(parts[0].strip_prefix("mariagio 2").unwrap());
        same_advice(&rules, &parts[1..]);
        done + 1
    });
    assert_eq!(all, 220);
}

#[test]
fn advice_is_legal_and_blind() {
    for options in OPTIONS {
        let rules = rules(options);
        let (mut room, mut rng) = (Room::default(), Stream::new(5));
        each_position(&rules, 1, 300, |state| {
            let legal = rules.legal_list(state);
            let few = candidates(&rules, state);
            let club = rules.club(state, &mut room);
            let casual = rules.casual(state, &mut room);
            assert_eq!(few.is_empty(), state.is_over());
            assert!(few.iter().all(|mv| legal.binary_search(mv).is_ok()));
            for mv in [club, casual] {
                assert!(mv.map_or(state.is_over(), |mv| legal.binary_search(&mv).is_ok()));
            }
            let seat = rules.to_act(state);
            let other = rules.resample(&rules.view(state, seat), &mut rng).unwrap();
            let values = opinions(&rules, state, &legal);
            assert_eq!(values, opinions(&rules, &other, &legal));
            assert_eq!(few, candidates(&rules, &other));
            assert_eq!(club, rules.club(&other, &mut room));
            assert_eq!(casual, rules.casual(&other, &mut room));
        });
    }
}

#[test]
fn promises_add_up() {
    for options in OPTIONS {
        let rules = rules(options);
        each_position(&rules, 2, 100, |state| {
            let earned = rules.score(state).totals().map(|points| points as f32);
            let promised = rules.promise(state);
            let out = if state.is_over() { 0.0 } else { 20.0 };
            let piles = state.piles.map(|pile| f32::from(rules.pile_points(pile)));
            let still = 120.0 - piles[0] - piles[1] + out;
            assert!((0..3).all(|side| promised[side] >= earned[side]));
            let total: f32 = promised.iter().sum::<f32>() - earned.iter().sum::<f32>();
            assert!((total - still).abs() < 1e-2, "{total} {still}");
        });
    }
}

#[test]
fn likely_worlds_fit_and_hold_trumps() {
    for options in OPTIONS {
        let rules = rules(options);
        let mut rng = Stream::new(3);
        // Of the other's hidden cards, in likely and in even worlds, late in the stock: trumps and
        // blanks.
        let (mut drawn, mut even) = ([0; 2], [0; 2]);
        each_position(&rules, 4, 400, |state| {
            for seat in [Some(0), Some(1), None] {
                let text = rules.view(state, seat);
                let view = View::read(&text).unwrap();
                let world = likely(&rules, &view, &mut rng);
                assert_eq!(rules.view(&world, seat), text);
                assert_eq!(rules.read_whole(&rules.whole(&world)).as_ref(), Ok(&world));
                if let (Some(seat), 7..=12) = (seat, state.tricks) {
                    count_kinds(&rules, &world, seat, &mut drawn);
                    count_kinds(&rules, &view.resample(&mut rng), seat, &mut even);
                }
            }
        });
        assert!(drawn[0] * 4 > even[0] * 5, "trumps {drawn:?} {even:?}");
        assert!(drawn[1] * 2 < even[1], "blanks {drawn:?} {even:?}");
    }
}

fn count_kinds(rules: &Rules, world: &State, seat: u8, kinds: &mut [u32; 2]) {
    let other = usize::from(seat ^ 1);
    let hidden = world.hands[other] & !world.shown[other];
    let trumps = suit_cards(world.trump);
    kinds[0] += (hidden & trumps).count_ones();
    kinds[1] += (hidden & rules.blanks() & !trumps).count_ones();
}
