//! States of Cirulla and Cirollon as bytes, and the check that a state could be one.

use super::position::check_sizes;
use super::rules::Rules;
use super::state::{Bonus, Phase, State, NONE};
use crate::cards::{bit, Cards, FULL, PACK};
use crate::error::Error;
use crate::packed::{Packer, Unpacker, STATE_SIZE};

const TAG: u8 = b'F';

/// Packs a state.
pub fn pack(state: &State, bytes: &mut [u8; STATE_SIZE]) {
    let mut out = Packer::new(bytes, TAG);
    let (phase, winner) = match state.phase {
        Phase::Playing => (0, 0),
        Phase::Counted => (1, 0),
        Phase::Cappotto(side) => (2, side),
        Phase::FourEqual(side) => (3, side),
    };
    out.sets(&state.hands);
    out.sets(&state.passed);
    out.sets(&state.piles);
    out.sets(&[state.table, state.exposed, state.marks]);
    out.bytes(&state.deck);
    let State {
        next,
        dealer,
        to_act,
        may_declare,
        declared,
        last_capture,
        matta_value,
        ..
    } = *state;
    out.bytes(&[
        next,
        dealer,
        to_act,
        may_declare,
        declared,
        last_capture,
        matta_value,
    ]);
    out.bytes(&[state.bonus as u8, phase, winner]);
    for points in [state.scope, state.barsega, state.barsegon, state.grande] {
        out.bytes(&points);
    }
}

/// Unpacks a state.
///
/// # Errors
/// The bytes are no state that a hand of this game could have.
pub fn unpack(rules: &Rules, bytes: &[u8; STATE_SIZE]) -> Result<State, Error> {
    let mut from = Unpacker::new(bytes, TAG)?;
    let (hands, passed, piles) = (from.sets(), from.sets(), from.sets());
    let [table, exposed, marks] = from.sets();
    let deck = from.deck();
    let [next, dealer, to_act, may_declare, declared, last_capture, matta_value] = from.bytes();
    let [bonus, phase, winner] = from.bytes();
    let wrong = || Error::position("these bytes are no state of this game");
    let bonus = [Bonus::None, Bonus::Fifteen, Bonus::Thirty, Bonus::Low].get(usize::from(bonus));
    let phase = match phase {
        0 => Phase::Playing,
        1 => Phase::Counted,
        2 => Phase::Cappotto(winner),
        3 => Phase::FourEqual(winner),
        _ => return Err(wrong()),
    };
    let [scope, barsega, barsegon, grande] =
        [from.bytes(), from.bytes(), from.bytes(), from.bytes()];
    let state = State {
        hands,
        passed,
        piles,
        table,
        exposed,
        marks,
        deck,
        next,
        dealer,
        to_act,
        may_declare,
        declared,
        last_capture,
        matta_value,
        bonus: *bonus.ok_or_else(wrong)?,
        phase,
        scope,
        barsega,
        barsegon,
        grande,
    };
    check(rules, &state)?;
    Ok(state)
}

fn union(sets: &[Cards]) -> Cards {
    sets.iter().fold(0, |all, set| all | set)
}

/// Whether a state could be one of a hand: forty cards in their places, sizes that go with the
/// turn, numbers in their ranges.
///
/// # Errors
/// It could not.
pub fn check(rules: &Rules, state: &State) -> Result<(), Error> {
    let wrong = |text: &str| Err(Error::position(text));
    let (seats, sides) = (usize::from(rules.seats), rules.sides());
    let next = usize::from(state.next);
    let seat_or_none = |seat: u8| seat == NONE || usize::from(seat) < seats;
    let side_or_none = |side: u8| side == NONE || usize::from(side) < sides;
    if next > PACK || !seat_or_none(state.to_act) || usize::from(state.dealer) >= seats {
        return wrong("a seat or the stock is out of range");
    }
    let over = state.to_act == NONE;
    let phase_fits = match state.phase {
        Phase::Playing => !over,
        Phase::Counted => over,
        Phase::Cappotto(side) | Phase::FourEqual(side) => over && usize::from(side) < sides,
    };
    if !phase_fits || !side_or_none(state.last_capture) || state.matta_value > 10 {
        return wrong("the phase, the last capture or the matta is out of range");
    }
    let held = state.hands.map(|hand| hand.count_ones().min(40) as u8);
    check_sizes(rules, state.to_act, &held[..seats], (PACK - next) as u8)?;
    let stock = &state.deck[next..];
    if stock.iter().any(|&card| usize::from(card) >= PACK) {
        return wrong("a card of the stock is out of range");
    }
    let stock = stock.iter().map(|&card| bit(card)).collect::<Vec<Cards>>();
    let places = [&state.hands[..], &state.piles, &[state.table], &stock].concat();
    let total: u32 = places.iter().map(|set| set.count_ones()).sum();
    let stray = union(&state.hands[seats..]) | union(&state.piles[sides..]);
    if union(&places) != FULL || total != PACK as u32 || stray != 0 {
        return wrong("a card is missing or lies in two places");
    }
    let seen = state.table | union(&state.piles);
    if state.exposed & !union(&state.hands) != 0
        || state.marks & !union(&state.piles) != 0
        || union(&state.passed) & !seen != 0
    {
        return wrong("exposed, marked or passed cards do not fit the rest");
    }
    let points = [state.scope, state.barsega, state.barsegon, state.grande].concat();
    if points.iter().any(|&points| points >= 100) {
        return wrong("points are out of range");
    }
    Ok(())
}
