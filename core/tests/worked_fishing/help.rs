//! Positions and moves as short text, for the examples.

use poncin_core::cards::{read_card, read_cards, Cards, Deck, FULL, PACK};
use poncin_core::fishing::first_table::deal;
use poncin_core::fishing::state::{Bonus, State};
use poncin_core::fishing::Rules;
use poncin_core::game::Kernel;
use poncin_core::moves;

pub fn cirollon(options: &str) -> Rules {
    Rules::cirollon(options).unwrap()
}

pub fn cirulla(options: &str) -> Rules {
    Rules::cirulla(2, options).unwrap()
}

pub fn cards(text: &str) -> Cards {
    read_cards(&text.replace(' ', "")).unwrap()
}

/// A pack with the cards in their own order.
pub fn sorted_deck() -> Deck {
    let mut deck = [0; PACK];
    for (i, place) in deck.iter_mut().enumerate() {
        *place = i as u8;
    }
    deck
}

/// A position in the middle of a hand: the seat to move holds `hand`, may no longer declare, and
/// nothing else is anywhere.
pub fn position(rules: &Rules, hand: Cards, table: Cards) -> State {
    let mut state = deal(
        &Rules {
            monte_aces: false,
            ..rules.clone()
        },
        &sorted_deck(),
        0,
    )
    .unwrap();
    let seat = usize::from(state.to_act);
    state.hands = [FULL & !hand & !table; 4];
    state.hands[seat] = hand;
    state.table = table;
    state.piles = [0; 3];
    state.bonus = Bonus::None;
    state.may_declare = 0;
    state
}

pub fn texts(rules: &Rules, state: &State) -> Vec<String> {
    rules
        .legal_list(state)
        .into_iter()
        .map(moves::text)
        .collect()
}

/// The captures of a card on a table, as written in the rules: sets of cards with blanks between.
pub fn captures(rules: &Rules, card: &str, table: &str, matta: u8) -> Vec<Cards> {
    let mut state = position(rules, cards(card), cards(table));
    state.matta_value = matta;
    let mut sets: Vec<Cards> = rules
        .legal_list(&state)
        .into_iter()
        .map(moves::captured)
        .filter(|&set| set != 0)
        .collect();
    sets.sort_unstable();
    sets
}

#[track_caller]
pub fn takes(rules: &Rules, card: &str, table: &str, expected: &[&str]) {
    takes_as(rules, card, table, 0, expected);
}

#[track_caller]
pub fn takes_as(rules: &Rules, card: &str, table: &str, matta: u8, expected: &[&str]) {
    let mut sets: Vec<Cards> = expected.iter().map(|set| cards(set)).collect();
    sets.sort_unstable();
    assert_eq!(
        captures(rules, card, table, matta),
        sets,
        "{} on {}",
        card,
        table
    );
}

/// Sgobbe scored by taking these cards; `last`: it is the very last card of the hand.
pub fn scores(rules: &Rules, card: &str, table: &str, taken: &str, last: bool) -> u8 {
    let mut state = position(rules, cards(card), cards(table));
    if last {
        let seat = usize::from(state.to_act);
        state.hands = [0; 4];
        state.hands[seat] = cards(card);
        state.next = PACK as u8;
    }
    let mv = moves::play(read_card(card).unwrap(), cards(taken));
    rules.check_and_play(&mut state, mv).unwrap();
    state.scope.iter().sum()
}
