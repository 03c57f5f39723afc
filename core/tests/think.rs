//! Searches with hidden cards: legal, repeatable, blind to what is hidden, exact where counting allows.

use poncin_core::fishing;
use poncin_core::game::{Game, Kernel};
use poncin_core::mariagio;
use poncin_core::rng::Stream;
use poncin_core::solve;
use poncin_core::solve::table::Table;
use poncin_core::think::settings::Settings;
use poncin_core::think::value::Features;
use poncin_core::think::worlds::Imagine;
use poncin_core::think::{think, think_open, Question, Thought};

const GAMES: [&str; 6] = [
    "cirulla 2",
    "cirulla 3",
    "cirulla 4 declaration=optional matta_card=Qd",
    "cirollon 4",
    "mariagio 2",
    "mariagio 2 marriage_when=own_turn",
];
const LINES: [&str; 6] = [
    "playouts=60",
    "playouts=60 policy=casual slips=0.2 trust=3 exact=4",
    "playouts=60 tree=1 horizon=3",
    "playouts=60 root=1 policy=random widen=0",
    "worlds=5 halve=0 infer=3 temper=0.5",
    "playouts=40 horizon=2 net=0 win=5",
];

/// Plays a hand at random for some moves.
fn somewhere<K: Kernel>(game: &K, seed: u64, moves: u64) -> (K::State, Vec<(String, u64)>) {
    let mut rng = Stream::new(seed);
    let mut state = game.deal_from(&rng.child(9), 0);
    let mut past = Vec::new();
    for _ in 0..moves {
        let mut next = state;
        match game.pick(&state, &mut rng, &mut Vec::new()) {
            Some(mv) => {
                past.push((game.view(&state, None), mv));
                game.play(&mut next, mv);
            }
            None => break,
        }
        if game.to_act(&next).is_none() {
            past.pop();
            break;
        }
        state = next;
    }
    (state, past)
}

fn ask<K: Imagine + Features>(
    game: &K,
    state: &K::State,
    past: &[(String, u64)],
    line: &str,
    threads: usize,
) -> Vec<Thought> {
    let view = game.view(state, game.to_act(state));
    let past = past.iter().map(|(view, mv)| (view.as_str(), *mv)).collect();
    let question = Question { view: &view, past };
    think(game, &question, &Settings::read(line).unwrap(), 7, threads).unwrap()
}

fn each(check: impl Fn(&str, &str)) {
    for game in GAMES {
        for line in LINES {
            check(game, line);
        }
    }
}

macro_rules! with {
    ($game:expr, $kernel:ident => $body:expr) => {
        match Game::read($game).unwrap() {
            Game::Fishing($kernel) => $body,
            Game::Mariagio($kernel) => $body,
        }
    };
}

#[test]
fn thoughts_are_of_legal_moves_best_first() {
    fn check<K: Imagine + Features>(game: &K, line: &str) {
        for seed in 0..6 {
            let (state, past) = somewhere(game, seed, seed * 6);
            let legal = game.legal_list(&state);
            let found = ask(game, &state, &past, line, 1);
            assert!(!found.is_empty());
            assert!(found.iter().all(|each| legal.contains(&each.mv)));
            assert!(found.windows(2).all(|pair| pair[0].value >= pair[1].value));
        }
    }
    each(|game, line| with!(game, kernel => check(&kernel, line)));
}

#[test]
fn thoughts_do_not_depend_on_the_number_of_threads() {
    fn check<K: Imagine + Features>(game: &K, line: &str) {
        let (state, past) = somewhere(game, 3, 7);
        let one = ask(game, &state, &past, line, 1);
        assert_eq!(one, ask(game, &state, &past, line, 2), "{line}");
        assert_eq!(one, ask(game, &state, &past, line, 1), "{line}");
    }
    each(|game, line| with!(game, kernel => check(&kernel, line)));
}

#[test]
fn thoughts_do_not_depend_on_hidden_cards() {
    fn check<K: Imagine + Features>(game: &K, line: &str) {
        for seed in 0..4 {
            let (state, past) = somewhere(game, seed, seed * 5);
            let seat = game.to_act(&state);
            let view = game.view(&state, seat);
            let other = game.resample(&view, &mut Stream::new(seed + 50)).unwrap();
            assert_eq!(
                ask(game, &state, &past, line, 1),
                ask(game, &other, &past, line, 1)
            );
        }
    }
    each(|game, line| with!(game, kernel => check(&kernel, line)));
}

#[test]
fn one_possible_world_is_solved() {
    fn check<K: Imagine + Features>(game: &K) {
        let mut solved = 0;
        for seed in 0..40 {
            let (state, past) = somewhere(game, seed, 36 - seed % 4);
            if game.plies_left(&state).is_none() || game.legal_list(&state).len() < 2 {
                continue;
            }
            solved += 1;
            let exact = solve::all(game, &state, Table::NONE, 0);
            let best = exact.iter().map(|&(_, value)| value).max().unwrap();
            let found = ask(game, &state, &past, "playouts=1", 1);
            assert_eq!(found[0].value, f64::from(best));
            assert_eq!(found.len(), exact.len());
            assert!(found.iter().all(|each| each.error == 0.0));
        }
        assert!(solved > 10, "{solved}");
    }
    with!("cirulla 2", kernel => check(&kernel));
    with!("mariagio 2", kernel => check(&kernel));
}

#[test]
fn open_cards_are_looked_at() {
    let game = fishing::Rules::cirollon("").unwrap();
    let (state, _) = somewhere(&game, 5, 26);
    let settings = Settings::read("playouts=10").unwrap();
    let found = think_open(&game, &state, &settings, 1, 1).unwrap();
    let exact = solve::all(&game, &state, Table::NONE, 0);
    let best = exact.iter().map(|&(_, value)| value).max().unwrap();
    assert_eq!(found[0].value, f64::from(best));
}

#[test]
fn what_is_no_question_is_refused() {
    let game = mariagio::Rules::new("").unwrap();
    let (state, _) = somewhere(&game, 1, 4);
    let settings = Settings::read("playouts=10").unwrap();
    let seat = game.to_act(&state).unwrap();
    for view in [
        game.view(&state, Some(seat ^ 1)),
        game.view(&state, None),
        "seat=0".to_string(),
    ] {
        let question = Question {
            view: &view,
            past: Vec::new(),
        };
        assert!(think(&game, &question, &settings, 1, 1).is_err(), "{view}");
    }
    let view = game.view(&state, Some(seat));
    let question = Question {
        view: &view,
        past: vec![("seat=- hand=", 1)],
    };
    assert!(think(&game, &question, &settings, 1, 1).is_err());
}
