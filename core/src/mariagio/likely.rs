//! What the other probably holds: trumps are kept and blanks are thrown, the more the longer it
//! lasts. The weights are those of the Python player, which tells where they come from.

use super::position::View;
use super::rules::Rules;
use super::state::{State, NONE};
use crate::cards::{bit, count, nth_card, suit_cards, Cards, Each, PACK};
use crate::rng::Stream;

/// Log odds of being held at the first trick, and what is added until the stock is gone, for
/// trumps and for blanks; 0 for other cards.
const TRUMP: [f64; 2] = [0.1, 1.0];
const BLANK: [f64; 2] = [-0.2, -1.7];
const STOCK_TRICKS: f64 = 13.0;

/// A random position that fits the view, drawn by what players keep; for an onlooker, each as
/// likely as another.
#[must_use]
pub fn likely(rules: &Rules, view: &View, rng: &mut Stream) -> State {
    if view.seat == NONE || view.state.upcard == NONE {
        return view.resample(rng);
    }
    let mut state = view.state;
    let other = usize::from(view.seat ^ 1);
    let mut hidden = view.hidden.iter().fold(0, |set, &card| set | bit(card));
    let past = f64::from(state.tricks) / STOCK_TRICKS;
    let odds = |[first, later]: [f64; 2]| (first + later * past).exp();
    let trumps = suit_cards(state.trump);
    let blanks = rules.blanks() & !trumps;
    let kinds = [
        (trumps, odds(TRUMP)),
        (blanks, odds(BLANK)),
        (!(trumps | blanks), 1.0),
    ];
    for _ in count(state.hands[other])..view.sizes[other] {
        let card = draw(hidden, &kinds, rng);
        state.hands[other] |= card;
        hidden &= !card;
    }
    let mut stock = [0; PACK];
    let mut size = 0;
    for card in Each(hidden) {
        stock[size] = card;
        size += 1;
    }
    rng.shuffle(&mut stock[..size]);
    state.deck[PACK - size..].copy_from_slice(&stock[..size]);
    state
}

/// One of some cards, drawn in proportion to the odds of its kind.
fn draw(cards: Cards, kinds: &[(Cards, f64); 3], rng: &mut Stream) -> Cards {
    let weight = |&(kind, odds): &(Cards, f64)| odds * f64::from(count(cards & kind));
    let total: f64 = kinds.iter().map(weight).sum();
    let mut left = total * rng.uniform();
    let mut last = (0, 0);
    for (kind, odds) in kinds {
        let of_kind = cards & kind;
        let size = u32::from(count(of_kind));
        if size > 0 {
            let nth = (left / odds) as u32;
            last = (of_kind, nth.min(size - 1));
            if nth < size {
                break;
            }
            left -= odds * f64::from(size);
        }
    }
    bit(nth_card(last.0, last.1))
}
