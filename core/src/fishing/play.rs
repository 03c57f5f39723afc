//! The course of a hand: legal moves and what they do.

use super::captures;
use super::declarations;
use super::rules::{AceOnAce, Cappotto, Rules};
use super::state::{Phase, State, NONE};
use crate::cards::{bit, DIAMONDS, PACK};
use crate::moves::{self, Move};

/// Pushes the legal moves, sorted: none only when the hand is over.
#[inline]
pub fn legal(rules: &Rules, state: &State, out: &mut Vec<Move>) {
    if state.is_over() {
        return;
    }
    if declarations::open(rules, state, out) {
        return;
    }
    let hand = state.hands[usize::from(state.to_act)];
    let shown = hand & state.exposed;
    captures::plays(rules, state, if shown == 0 { hand } else { shown }, out);
}

/// Makes a move that is legal.
#[inline]
pub fn apply(rules: &Rules, state: &mut State, mv: Move) {
    if moves::is_play(mv) {
        play_card(rules, state, mv);
    } else {
        declarations::declare(rules, state, mv);
    }
}

#[inline]
fn play_card(rules: &Rules, state: &mut State, mv: Move) {
    let card = moves::card(mv);
    let captured = moves::captured(mv);
    let seat = usize::from(state.to_act);
    state.hands[seat] &= !bit(card);
    state.passed[seat] |= bit(card) & !state.exposed;
    state.exposed &= !bit(card);
    state.may_declare &= !(1 << seat);
    let next = rules.after(state.to_act);
    let round_over = state.hands[usize::from(next)] == 0;
    let pack_dealt = usize::from(state.next) == PACK;
    if captured == 0 {
        state.table |= bit(card);
    } else {
        let side = rules.side(state.to_act);
        let last_card = round_over && pack_dealt;
        if captured == state.table
            && (!last_card || rules.last_card_scores)
            && (rules.ace_sweep_scores || !is_sweep(rules, state, mv))
        {
            state.scope[side] += 1;
            state.marks |= bit(card);
        }
        state.table &= !captured;
        state.piles[side] |= captured | bit(card);
        state.last_capture = side as u8;
        if is_cappotto(rules, state, side) {
            return;
        }
    }
    state.to_act = next;
    if round_over {
        if pack_dealt {
            finish(rules, state);
        } else {
            deal_round(rules, state);
        }
    }
}

/// Whether a card worth 1 clears the table by the ace's own rule.
fn is_sweep(rules: &Rules, state: &State, mv: Move) -> bool {
    state.worth(rules.matta, moves::card(mv)) == 1
        && (captures::table_aces(rules, state) == 0
            || rules.ace_on_ace == AceOnAce::Sweep && state.table.count_ones() > 1)
}

/// Ends the hand if this side has all the diamonds and that wins the match.
#[inline]
fn is_cappotto(rules: &Rules, state: &mut State, side: usize) -> bool {
    let won = state.piles[side] & DIAMONDS == DIAMONDS && rules.cappotto == Cappotto::WinsMatch;
    if won {
        state.phase = Phase::Cappotto(side as u8);
        state.to_act = NONE;
    }
    won
}

/// The leftovers go to the side that captured last; then the points are counted.
fn finish(rules: &Rules, state: &mut State) {
    state.to_act = NONE;
    state.phase = Phase::Counted;
    let side = usize::from(state.last_capture);
    if side < rules.sides() {
        state.piles[side] |= state.table;
        state.table = 0;
        is_cappotto(rules, state, side);
    }
}

/// Deals a round of Cirulla: three cards to each, one at a time.
pub(super) fn deal_round(rules: &Rules, state: &mut State) {
    for _ in 0..3 {
        let mut seat = state.dealer;
        for _ in 0..rules.seats {
            seat = rules.after(seat);
            state.hands[usize::from(seat)] |= bit(state.deck[usize::from(state.next)]);
            state.next += 1;
        }
    }
    state.passed = [0; 4];
    state.may_declare = 0xF;
}
