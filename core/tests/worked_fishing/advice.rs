//! In an obvious position the club's regular follows the advice; each case names it.

use super::help::{cards, cirollon, cirulla, position};
use poncin_core::advice::{Advice, Room};
use poncin_core::cards::PACK;
use poncin_core::fishing::{Rules, State};
use poncin_core::moves::{self, text};

/// The seat to move holds `hand`, the others three cards each, and twelve are in the stock.
fn turn(rules: &Rules, hand: &str, table: &str) -> State {
    let mut state = position(rules, cards(hand), cards(table));
    let others = state.hands;
    for (seat, held) in others.iter().enumerate().take(usize::from(rules.seats)) {
        if seat != usize::from(state.to_act) {
            // Which cards they hold nobody asks.
            state.hands[seat] = (0..3).fold(0, |set, _| set | 1 << (held & !set).trailing_zeros());
        }
    }
    state.hands[usize::from(rules.seats)..].fill(0);
    state.next = PACK as u8 - 12;
    state
}

fn club(rules: &Rules, state: &State) -> String {
    text(rules.club(state, &mut Room::default()).unwrap())
}

fn casual(rules: &Rules, state: &State) -> String {
    text(rules.casual(state, &mut Room::default()).unwrap())
}

#[test]
fn advice() {
    for seats in [2, 4] {
        let rules = Rules::cirulla(seats, "").unwrap();
        for (advice, hand, table, mv) in [
            ("clear the table", "Qs4c2h", "6h3h", "Qs*3h6h"),
            ("take the settebello", "7sKcQc", "7d7c2h", "7s*7d"),
            ("take diamonds", "5sKcQc", "5d5c6h3s", "5s*5d"),
            ("leave eleven or more", "Kh2c", "4s", "Kh"),
            ("lay no settebello down", "7dKs", "2c", "Ks"),
        ] {
            assert_eq!(club(&rules, &turn(&rules, hand, table)), mv, "{advice}");
        }
    }
}

#[test]
fn fifteen_is_counted_from_what_is_left() {
    let rules = cirulla("");
    let mut state = turn(&rules, "5s6s", "");
    state.piles[0] = cards("KhKdKc5h5d5c4h4d4cAhAdAcAs");
    assert_eq!(club(&rules, &state), "5s");
}

#[test]
fn exposed_cards_of_the_next_player_are_seen() {
    let rules = cirulla("");
    let mut state = turn(&rules, "JhQh", "");
    state.exposed = cards("JdJcJs");
    state.hands[usize::from(rules.after(state.to_act))] = state.exposed;
    assert_eq!(club(&rules, &state), "Qh");
}

#[test]
fn last_capture_brings_the_leftovers() {
    let rules = cirulla("");
    let mut state = turn(&rules, "Qs", "QdKh6c");
    let hand = state.hands[usize::from(state.to_act)];
    state.hands = [0; 4];
    state.hands[usize::from(state.to_act)] = hand;
    state.next = PACK as u8;
    assert_eq!(club(&rules, &state), "Qs*Qd");
}

#[test]
fn the_ten_is_declared_before_the_three() {
    let rules = cirollon("");
    let mut state = turn(&rules, "2h2d2cAsAh3d4s4h4d", "KsQs");
    state.may_declare = 0xF;
    for mv in [club(&rules, &state), casual(&rules, &state)] {
        assert!(mv.starts_with("barsegon "), "{mv}");
    }
}

#[test]
fn declarations_leave_room_for_the_next() {
    let rules = cirollon("");
    let mut state = turn(&rules, "KhKdKcKs2h2d2c3h7s", "");
    state.may_declare = 0xF;
    let mut best = Vec::new();
    rules.candidates(&state, &mut best);
    assert_eq!(best.len(), 4);
    let barsegon = |&mv| moves::kind(mv) == Some(moves::Kind::Barsegon);
    assert!(best.iter().all(barsegon));
}

#[test]
fn the_poncin_gets_the_value_that_pays_at_once() {
    let rules = cirulla("");
    let mut state = turn(&rules, "4s2c7h", "3d6s");
    state.may_declare = 0xF;
    assert!(club(&rules, &state).ends_with("=A"));
}

#[test]
fn piles_promise_what_they_hold() {
    let rules = cirulla("");
    let mut state = turn(&rules, "Kh2c", "4s5s");
    assert!(rules.promise(&state).iter().all(|&points| points == 0.0));
    // Three cards and diamonds, an ace, the bassa; a sgobba; half of the two cards of the table.
    state.piles[1] = cards("Ad2d3d");
    state.scope[1] = 1;
    state.last_capture = 1;
    let expected = 3.0 * 0.06 + 3.0 * 0.25 + 0.08 + 3.0 + 1.0 + 0.06;
    assert!((rules.promise(&state)[1] - expected).abs() < 1e-4);
}
