//! What a move of Mariagio brings about, told from the positions before and after it.

use super::play::marriage_points;
use super::rules::Rules;
use super::state::{State, NONE};
use crate::cards::bit;
use crate::events::{put, put_words};
use crate::moves::{self, Move, EXCHANGE};

/// The events of a legal move.
#[must_use]
pub fn events(rules: &Rules, before: &State, mv: Move, after: &State) -> String {
    let mut out = String::new();
    let (seat, trump) = (i64::from(before.to_act), before.trump);
    if mv == EXCHANGE {
        put(
            &mut out,
            "Exchanged",
            &[seat, i64::from(4 + trump), before.upcard.into()],
        );
        return out;
    }
    if !moves::is_play(mv) {
        let suit = moves::named(mv);
        put(
            &mut out,
            "Married",
            &[seat, suit.into(), marriage_points(1 << suit, trump).into()],
        );
        return out;
    }
    let card = moves::card(mv);
    put(
        &mut out,
        "Played",
        &[seat, card.into(), i64::from(card >> 2) + 1],
    );
    if before.led == NONE {
        return out;
    }
    let winner = usize::from(after.last_winner);
    let points = |card: u8| i64::from(rules.points[usize::from(card)]);
    let cards = (bit(before.led) | bit(card)) as i64;
    put(
        &mut out,
        "TrickWon",
        &[winner as i64, cards, points(before.led) + points(card)],
    );
    let captured = after.captured[winner] & !before.captured[winner];
    if captured != 0 {
        let suit = i64::from(captured.trailing_zeros());
        let points = marriage_points(captured, trump).into();
        put(&mut out, "MarriageCaptured", &[winner as i64, suit, points]);
    }
    if before.upcard != NONE {
        let last = if after.upcard == NONE {
            before.upcard.to_string()
        } else {
            "-".into()
        };
        put_words(&mut out, "Drew", &[winner.to_string(), "-".into()]);
        put_words(&mut out, "Drew", &[(winner ^ 1).to_string(), last]);
    }
    if after.is_over() {
        put(
            &mut out,
            "LastTrick",
            &[winner as i64, rules.last_trick.into()],
        );
        put(&mut out, "HandOver", &[]);
    }
    out
}
