//! States of Mariagio as bytes, and the check that a state could be one.

use super::play::TRICKS;
use super::state::{State, NONE};
use crate::cards::{bit, count, Cards, FULL, PACK};
use crate::error::Error;
use crate::packed::{Packer, Unpacker, STATE_SIZE};

const TAG: u8 = b'M';

/// Packs a state.
pub fn pack(state: &State, bytes: &mut [u8; STATE_SIZE]) {
    let mut out = Packer::new(bytes, TAG);
    out.sets(&state.hands);
    out.sets(&state.piles);
    out.sets(&state.shown);
    out.bytes(&state.deck);
    let State {
        next,
        dealer,
        to_act,
        trump,
        upcard,
        led,
        now,
        tricks,
        last_winner,
        ..
    } = *state;
    out.bytes(&[
        next,
        dealer,
        to_act,
        trump,
        upcard,
        led,
        now,
        tricks,
        last_winner,
    ]);
    out.bytes(&state.married);
    out.bytes(&state.captured);
}

/// Unpacks a state.
///
/// # Errors
/// The bytes are no state that a hand of Mariagio could have.
pub fn unpack(bytes: &[u8; STATE_SIZE]) -> Result<State, Error> {
    let mut from = Unpacker::new(bytes, TAG)?;
    let (hands, piles, shown) = (from.sets(), from.sets(), from.sets());
    let deck = from.deck();
    let [next, dealer, to_act, trump, upcard, led, now, tricks, last_winner] = from.bytes();
    let (married, captured) = (from.bytes(), from.bytes());
    let state = State {
        hands,
        piles,
        shown,
        deck,
        next,
        dealer,
        to_act,
        trump,
        upcard,
        led,
        married,
        now,
        captured,
        tricks,
        last_winner,
    };
    check(&state)?;
    Ok(state)
}

/// Whether a state could be one of a hand.
///
/// # Errors
/// It could not.
pub fn check(state: &State) -> Result<(), Error> {
    let wrong = |text: &str| Err(Error::position(text));
    let next = usize::from(state.next);
    let seat_or_none = |seat: u8| seat == NONE || seat < 2;
    let card_or_none = |card: u8| card == NONE || usize::from(card) < PACK;
    if next > PACK
        || ![state.to_act, state.last_winner]
            .into_iter()
            .all(seat_or_none)
        || ![state.upcard, state.led].into_iter().all(card_or_none)
        || state.dealer > 1
        || state.trump > 3
        || state.tricks > TRICKS
    {
        return wrong("a seat, a card or the stock is out of range");
    }
    check_sizes(state, state.hands.map(|hand| hand.count_ones() as u8))?;
    let stock = &state.deck[next..];
    if stock.iter().any(|&card| usize::from(card) >= PACK) {
        return wrong("a card of the stock is out of range");
    }
    let loose = [state.upcard, state.led]
        .into_iter()
        .filter(|&card| card != NONE);
    let loose = loose
        .chain(stock.iter().copied())
        .map(bit)
        .collect::<Vec<Cards>>();
    let places = [&state.hands[..], &state.piles, &loose].concat();
    let total: u32 = places.iter().map(|set| set.count_ones()).sum();
    if places.iter().fold(0, |all, set| all | set) != FULL || total != PACK as u32 {
        return wrong("a card is missing or lies in two places");
    }
    if (0..2).any(|seat| state.shown[seat] & !state.hands[seat] != 0) {
        return wrong("a shown card is not in that hand");
    }
    Ok(())
}

/// Sizes, stock and tricks as some hand of Mariagio has them.
pub(super) fn check_sizes(state: &State, sizes: [u8; 2]) -> Result<(), Error> {
    let tricks = state.tricks;
    let turned = state.upcard != NONE;
    let full = if tricks < 13 { 7 } else { TRICKS - tricks };
    let mut expected = [full; 2];
    if state.led != NONE && state.to_act != NONE {
        expected[usize::from(state.to_act ^ 1)] -= u8::from(full > 0);
    }
    let stock = if turned {
        25_u8.wrapping_sub(2 * tricks)
    } else {
        0
    };
    let suits = [state.married, state.captured].concat();
    let good = sizes == expected
        && turned == (tricks < 13)
        && PACK as u8 - state.next == stock
        && (!turned || state.upcard & 3 == state.trump)
        && (state.to_act == NONE) == (tricks == TRICKS)
        && (state.led == NONE || tricks < TRICKS)
        && (state.last_winner == NONE) == (tricks == 0)
        && suits.iter().all(|&bits| bits < 16)
        && state.married[0] & state.married[1] == 0
        && state.captured[0] & state.captured[1] == 0
        && (0..2).all(|seat| count(state.shown[seat]) <= sizes[seat])
        && match state.to_act {
            NONE => state.now == 0,
            seat => state.now & !state.married[usize::from(seat)] == 0,
        }
        && state
            .piles
            .iter()
            .map(|pile| pile.count_ones())
            .sum::<u32>()
            == 2 * u32::from(tricks);
    if good {
        Ok(())
    } else {
        Err(Error::position("no hand of Mariagio has these sizes"))
    }
}
