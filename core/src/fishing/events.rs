//! What a move of Cirulla or Cirollon brings about, told from the positions before and after it.

use super::captures::table_aces;
use super::rules::{AceOnAce, Rules};
use super::state::{Phase, State};
use crate::cards::{bit, count, Cards, Each};
use crate::events::{put, put_words};
use crate::moves::{self, Kind, Move};

/// The events of a legal move.
#[must_use]
pub fn events(rules: &Rules, before: &State, mv: Move, after: &State) -> String {
    let mut out = String::new();
    let seat = i64::from(before.to_act);
    let side = rules.side(before.to_act);
    if !moves::is_play(mv) {
        let name = match moves::kind(mv) {
            Some(Kind::Barsega) => "barsega",
            Some(Kind::Barsegon) => "barsegon",
            _ => "grande",
        };
        let sum = |state: &State| state.barsega[side] + state.barsegon[side] + state.grande[side];
        let numbers = [
            moves::declared(mv),
            moves::named(mv).into(),
            (sum(after) - sum(before)).into(),
        ];
        let [cards, named, points] = numbers.map(|number| number.to_string());
        put_words(
            &mut out,
            "Declared",
            &[seat.to_string(), name.into(), cards, named, points],
        );
        return out;
    }
    let (card, captured) = (moves::card(mv), moves::captured(mv));
    let worth = before.worth(rules.matta, card);
    put(&mut out, "Played", &[seat, card.into(), worth.into()]);
    if captured != 0 {
        let kind = kind_of(rules, before, worth, captured);
        let words = [
            seat.to_string(),
            card.to_string(),
            captured.to_string(),
            kind.into(),
        ];
        put_words(&mut out, "Took", &words);
    }
    if after.scope[side] > before.scope[side] {
        put(&mut out, "Sgobba", &[seat, card.into()]);
    }
    let left = if captured == 0 {
        before.table | bit(card)
    } else {
        before.table & !captured
    };
    let last = after.last_capture;
    if after.is_over() && left != 0 && after.table == 0 {
        put(&mut out, "Leftovers", &[last.into(), left as i64]);
    }
    if let Phase::Cappotto(winner) = after.phase {
        put(&mut out, "Cappotto", &[winner.into()]);
    }
    if after.is_over() {
        put(&mut out, "HandOver", &[]);
    } else if after.next > before.next {
        let counts = after.hands[..usize::from(rules.seats)].iter();
        let counts = counts
            .map(|&hand| count(hand).to_string())
            .collect::<Vec<String>>();
        put_words(&mut out, "Dealt", &[counts.join(",")]);
    }
    out
}

/// The name of a capture.
fn kind_of(rules: &Rules, state: &State, worth: u8, captured: Cards) -> &'static str {
    let total: u32 = Each(captured)
        .map(|card| u32::from(state.worth(rules.matta, card)))
        .sum();
    let sweeps = table_aces(rules, state) == 0 || rules.ace_on_ace == AceOnAce::Sweep;
    if total == worth.into() {
        if captured.is_power_of_two() {
            "equal"
        } else {
            "sum"
        }
    } else if worth == 1 && captured == state.table && sweeps {
        "ace"
    } else {
        "fifteen"
    }
}
