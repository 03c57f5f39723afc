//! The advice on Mariagio that a search asks for.

use super::club::{Judge, SHOWN};
use super::play::{choices, marriage_points};
use super::rules::Rules;
use super::state::{State, NONE};
use crate::advice::{Advice, Room};
use crate::cards::{bit, count, lowest, suit_cards, Cards, Each};
use crate::moves::{self, Move, EXCHANGE};

/// What a trump in hand weighs beside its points, where points still out are shared.
const TRUMP_HELD: f32 = 6.0;
/// What spending a trump costs the casual player, in hundredths of a point.
const CASUAL_TRUMP: i32 = 300;

impl Advice for Rules {
    /// What can be shown, if anything; else every card, while the stock lasts one blank of each
    /// plain suit.
    fn candidates(&self, state: &State, out: &mut Vec<Move>) {
        if state.is_over() {
            return;
        }
        let (exchange, suits, cards) = choices(self, state);
        if let Some(shown) = showing(state, exchange, suits) {
            out.push(shown);
            return;
        }
        let cards = if state.upcard == NONE {
            cards
        } else {
            without_equals(self, state, cards)
        };
        out.extend(Each(cards).map(|card| moves::play(card, 0)));
    }

    fn opinions(&self, state: &State, moves: &[Move], out: &mut Vec<f32>) {
        if state.is_over() {
            return;
        }
        let judge = Judge::new(self, state);
        out.extend(moves.iter().map(|&mv| {
            if moves::is_play(mv) {
                judge.value(moves::card(mv))
            } else {
                SHOWN
            }
        }));
    }

    /// As the club plays while the stock lasts: the last tricks are not counted out, as a search
    /// that gets there solves them.
    #[inline]
    fn club(&self, state: &State, _: &mut Room) -> Option<Move> {
        if state.is_over() {
            return None;
        }
        let (exchange, suits, cards) = choices(self, state);
        if let Some(shown) = showing(state, exchange, suits) {
            return Some(shown);
        }
        let card = if cards.is_power_of_two() {
            lowest(cards)
        } else {
            Judge::new(self, state).best(cards)
        };
        Some(moves::play(card, 0))
    }

    /// Exchange and marriages at once; then the card that wins most on this trick, or the cheapest
    /// lead.
    #[inline]
    fn casual(&self, state: &State, _: &mut Room) -> Option<Move> {
        if state.is_over() {
            return None;
        }
        let (exchange, suits, cards) = choices(self, state);
        if let Some(shown) = showing(state, exchange, suits) {
            return Some(shown);
        }
        let trumps = suit_cards(state.trump);
        let (led, beating) = if state.led == NONE {
            (0, 0)
        } else {
            let plain = bit(state.led) & trumps == 0;
            let led = usize::from(state.led);
            let beating = self.higher[led] | if plain { trumps } else { 0 };
            (100 * i32::from(self.points[led]), beating)
        };
        let mut best = (i32::MIN, NONE);
        for card in Each(cards) {
            let trick = led + 100 * i32::from(self.points[usize::from(card)]);
            let won = if beating & bit(card) == 0 {
                -trick
            } else {
                trick
            };
            let spent = CASUAL_TRUMP * i32::from(bit(card) & trumps != 0);
            let value = won - spent - i32::from(self.strength(card));
            if value > best.0 {
                best = (value, card);
            }
        }
        Some(moves::play(best.1, 0))
    }

    /// What each has, and the points still out in proportion to what the hands hold.
    fn promise(&self, state: &State) -> [f32; 3] {
        let piles = state.piles.map(|pile| f32::from(self.pile_points(pile)));
        let last = if state.is_over() { 0 } else { self.last_trick };
        let out = 120.0 - piles[0] - piles[1] + f32::from(last);
        let weight = |hand: Cards| {
            let trumps = count(hand & suit_cards(state.trump));
            8.0 + f32::from(self.pile_points(hand)) + TRUMP_HELD * f32::from(trumps)
        };
        let weights = state.hands.map(weight);
        let share = out / (weights[0] + weights[1]);
        let side = |seat: usize| {
            let married = marriage_points(state.married[seat], state.trump);
            let captured = marriage_points(state.captured[seat], state.trump);
            piles[seat] + f32::from(married + captured) + share * weights[seat]
        };
        let mut points = [side(0), side(1), 0.0];
        if state.is_over() {
            points[usize::from(state.last_winner)] += f32::from(self.last_trick);
        }
        points
    }
}

/// The exchange, or the dearest marriage, if there is one to show.
#[inline]
fn showing(state: &State, exchange: bool, suits: u8) -> Option<Move> {
    if exchange {
        return Some(EXCHANGE);
    }
    if suits == 0 {
        return None;
    }
    let suit = if suits >> state.trump & 1 != 0 {
        state.trump
    } else {
        suits.trailing_zeros() as u8
    };
    Some(moves::marriage(suit))
}

/// The cards without the plain ones of no points where a lower one of the suit is there: no worse.
fn without_equals(rules: &Rules, state: &State, cards: Cards) -> Cards {
    let blanks = cards & rules.blanks() & !suit_cards(state.trump);
    (0..4).fold(cards & !blanks, |kept, suit| {
        let of_suit = blanks & suit_cards(suit);
        kept | of_suit & of_suit.wrapping_neg()
    })
}
