//! The solvers against plain minimax, and against each other.

use poncin_core::game::Kernel;
use poncin_core::moves::Move;
use poncin_core::rng::Stream;
use poncin_core::solve::table::{fresh_salt, Memory, Table};
use poncin_core::solve::{all, brute, generic, Valued};
use poncin_core::{fishing as fish, mariagio as kernel, simulate};

/// Options of Mariagio, each with some probability.
const MARIAGIO: &[&str] = &[
    "rank_scheme=three_high",
    "marriage_when=own_turn",
    "marriage_needs_trick=yes",
    "marriage_must_lead=yes",
    "marriages_per_lead=1",
    "marriage_in_endgame=no",
    "captured_marriage=yes",
    "exchange_when=own_turn",
    "exchange_needs_trick=yes",
    "exchange_until=not_last_two_cards",
    "last_trick=10",
    "overtake_in_endgame=not",
];
/// Those that the fast search knows.
const FREE: &[usize] = &[0, 5, 6, 9, 10, 11];

/// Options of both Cirulla and Cirollon.
const COMMON: &[&str] = &[
    "dealer_low_table=yes",
    "simple_capture=single_first",
    "ace_vs_table_ace=ace_or_fifteen",
    "low_triple=13",
    "last_card_scopa=counts",
    "primiera_missing_suit=sum_of_suits_held",
    "cappotto=30_points",
];
const CIRULLA: &[&str] = &[
    "ace_sweep_scores=no",
    "matta_card=Qd",
    "matta_keeps_value=no",
    "piccola_max=7",
    "grande_extended=yes",
    "declaration=optional",
];

fn some_options(list: &[&str], rng: &mut Stream) -> String {
    let chosen: Vec<&str> = list.iter().copied().filter(|_| rng.below(4) == 0).collect();
    chosen.join(" ")
}

/// A position reached by random moves, with `stop` saying when.
fn random_position<K: Kernel>(
    game: &K,
    rng: &mut Stream,
    stop: impl Fn(&K::State) -> bool,
) -> Option<K::State> {
    let mut state = game.deal_from(&rng.child(7), (rng.below(2)) as u8);
    let mut list: Vec<Move> = Vec::new();
    while !stop(&state) {
        list.clear();
        game.legal(&state, &mut list);
        if list.is_empty() {
            return None;
        }
        let pick = rng.below(list.len() as u64) as usize;
        game.play(&mut state, list[pick]);
    }
    Some(state)
}

#[track_caller]
fn same(found: &[Valued], expected: &[Valued], what: &str) {
    assert_eq!(found, expected, "{}", what);
}

fn by_generic<K: Kernel>(game: &K, state: &K::State, table: Table<'_>, salt: u64) -> Vec<Valued> {
    let value = |mv| (mv, generic::value_of(game, state, mv, table, salt));
    game.legal_list(state).into_iter().map(value).collect()
}

#[track_caller]
fn best_is_best<K: Kernel>(game: &K, state: &K::State, all: &[Valued], table: Table<'_>) {
    let best = game.best(state, table, fresh_salt());
    let most = all.iter().map(|&(_, value)| value).max();
    assert_eq!(best.map(|(_, value)| value), most);
    assert!(best.map_or(all.is_empty(), |best| all.contains(&best)));
}

#[test]
fn mariagio_endings_by_brute_force() {
    let memory = Memory::new(14);
    let table = memory.table(14, 0);
    for case in 0..3_000 {
        let mut rng = Stream::new(case);
        let rules = kernel::Rules::new(&some_options(MARIAGIO, &mut rng)).unwrap();
        let (plies, tricks) = (rng.below(2), 17 + (case % 3) as u8);
        let reached = |state: &kernel::State| {
            state.tricks == tricks && (state.led != kernel::state::NONE) == (plies == 1)
        };
        let state = random_position(&rules, &mut rng, reached).unwrap();
        let found = all(&rules, &state, table, 2 * case);
        same(&found, &brute::solve(&rules, &state), &rules.whole(&state));
        best_is_best(&rules, &state, &found, table);
    }
}

#[test]
fn mariagio_by_the_generic_search() {
    let plain: Vec<&str> = FREE.iter().map(|&i| MARIAGIO[i]).collect();
    let memory = Memory::new(20);
    let (fast, slow) = (memory.table(16, 0), memory.table(20, 0));
    for case in 0..120 {
        let mut rng = Stream::new(1000 + case);
        let rules = kernel::Rules::new(&some_options(&plain, &mut rng)).unwrap();
        let tricks = if case % 10 == 0 { 12 } else { 14 };
        let reached = |state: &kernel::State| state.tricks == tricks;
        let state = random_position(&rules, &mut rng, reached).unwrap();
        let found = all(&rules, &state, fast, 2 * case);
        same(
            &found,
            &by_generic(&rules, &state, slow, 2 * case + 1),
            &rules.whole(&state),
        );
    }
}

/// Cirulla for 2 or 4, or Cirollon.
fn some_fishing(case: u64, rng: &mut Stream) -> fish::Rules {
    if case % 3 == 0 {
        return fish::Rules::cirollon(&some_options(COMMON, rng)).unwrap();
    }
    let options = some_options(&[COMMON, CIRULLA].concat(), rng);
    fish::Rules::cirulla(if case % 3 == 1 { 2 } else { 4 }, &options).unwrap()
}

fn cards_left(state: &fish::State) -> u32 {
    state.hands.iter().map(|hand| hand.count_ones()).sum()
}

#[test]
fn fishing_endings_by_brute_force() {
    let memory = Memory::new(16);
    let table = memory.table(16, 0);
    for case in 0..3_000 {
        let mut rng = Stream::new(case);
        let rules = some_fishing(case, &mut rng);
        let left = 1 + rng.below(8) as u32;
        let reached = |state: &fish::State| state.next == 40 && cards_left(state) <= left;
        if let Some(state) = random_position(&rules, &mut rng, reached) {
            let found = all(&rules, &state, table, 2 * case);
            same(&found, &brute::solve(&rules, &state), &rules.whole(&state));
            best_is_best(&rules, &state, &found, table);
        }
    }
}

#[test]
fn fishing_by_the_generic_search() {
    let memory = Memory::new(20);
    let (fast, slow) = (memory.table(18, 0), memory.table(20, 0));
    for case in 0..60 {
        let mut rng = Stream::new(5_000 + case);
        let rules = some_fishing(case, &mut rng);
        // Cirulla for two with a deal in the stock, the others with three cards each.
        let reached = |state: &fish::State| {
            if rules.seats == 2 {
                state.next >= 34
            } else {
                state.next == 40 && cards_left(state) <= 12
            }
        };
        if let Some(state) = random_position(&rules, &mut rng, reached) {
            let found = all(&rules, &state, fast, 2 * case);
            same(
                &found,
                &by_generic(&rules, &state, slow, 2 * case + 1),
                &rules.whole(&state),
            );
        }
    }
}

/// The same values without table and without ordering of moves.
fn plain_is_the_same<K: Kernel>(game: &K, state: &K::State, table: Table<'_>) {
    let found = all(game, state, table, fresh_salt());
    let plain = all(game, state, Table::NONE, 0);
    same(&found, &plain, &game.whole(state));
    best_is_best(game, state, &found, Table::NONE);
}

#[test]
fn mariagio_without_table_and_ordering() {
    let plain: Vec<&str> = FREE.iter().map(|&i| MARIAGIO[i]).collect();
    let memory = Memory::new(16);
    for case in 0..400 {
        let mut rng = Stream::new(20_000 + case);
        let rules = kernel::Rules::new(&some_options(&plain, &mut rng)).unwrap();
        let tricks = if case % 40 == 0 { 12 } else { 14 };
        let reached = |state: &kernel::State| state.tricks == tricks;
        let state = random_position(&rules, &mut rng, reached).unwrap();
        plain_is_the_same(&rules, &state, memory.table(16, 0));
    }
}

#[test]
fn fishing_without_table_and_ordering() {
    let memory = Memory::new(16);
    for case in 0..400 {
        let mut rng = Stream::new(30_000 + case);
        let rules = some_fishing(case, &mut rng);
        let left = 6 + rng.below(5) as u32;
        let reached = |state: &fish::State| state.next == 40 && cards_left(state) <= left;
        if let Some(state) = random_position(&rules, &mut rng, reached) {
            plain_is_the_same(&rules, &state, memory.table(16, 0));
        }
    }
}

#[test]
fn playouts_end() {
    let rules = kernel::Rules::new("").unwrap();
    let mut rng = Stream::new(5);
    let mut state = rules.deal_from(&rng, 0);
    simulate::playout(&rules, &mut state, &mut rng, &mut Vec::new());
    assert!(rules.to_act(&state).is_none());
}
