//! A hand of Cirulla or Cirollon in progress.

use crate::cards::{count, value, Card, Cards, Deck, PACK};

/// Stands for no seat or no side.
pub const NONE: u8 = 0xFF;

/// Where a hand stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Somebody is to move.
    Playing,
    /// All cards are played, the points are counted.
    Counted,
    /// A side took all ten diamonds and wins the match.
    Cappotto(u8),
    /// The dealer's side won the match by a first table of four equal cards.
    FourEqual(u8),
}

/// The dealer's bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bonus {
    /// None.
    None,
    /// The first table totals 15: 1 point.
    Fifteen,
    /// It totals 30: 2 points.
    Thirty,
    /// It totals 9 or less: 3 points.
    Low,
}

impl Bonus {
    /// Its points.
    #[must_use]
    pub const fn points(self) -> u8 {
        self as u8
    }
}

/// A hand, from the first table to the count; small enough to be copied, never undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// The cards held, by seat.
    pub hands: [Cards; 4],
    /// The undeclared cards that each seat has played since this round of cards was dealt.
    pub passed: [Cards; 4],
    /// The captured cards, by side.
    pub piles: [Cards; 3],
    /// The face-up cards that can be captured.
    pub table: Cards,
    /// The declared cards that are still held.
    pub exposed: Cards,
    /// The cards that lie face up in a pile because they made a sgobba.
    pub marks: Cards,
    /// The pack, of which the first `next` cards have been dealt.
    pub deck: Deck,
    /// Number of cards dealt.
    pub next: u8,
    /// The dealer's seat.
    pub dealer: u8,
    /// The seat to move, or [`NONE`].
    pub to_act: u8,
    /// The seats, as bits, that have not yet played a card of this round: they may still declare.
    pub may_declare: u8,
    /// The seats, as bits, that have declared something in this hand.
    pub declared: u8,
    /// The side that captured last, or [`NONE`].
    pub last_capture: u8,
    /// The value named for the matta, 0 while it has its printed one.
    pub matta_value: u8,
    /// The dealer's bonus.
    pub bonus: Bonus,
    /// Playing or over, and why.
    pub phase: Phase,
    /// Sgobbe by side, without the dealer's.
    pub scope: [u8; 3],
    /// Points of barseghe by side.
    pub barsega: [u8; 3],
    /// Points of barsegoin by side.
    pub barsegon: [u8; 3],
    /// Points of `grande_in_hand` by side.
    pub grande: [u8; 3],
}

impl State {
    /// The value at which a card plays now, the matta's named one included.
    #[inline]
    #[must_use]
    pub fn worth(&self, matta: Card, card: Card) -> u8 {
        if card == matta && self.matta_value != 0 {
            self.matta_value
        } else {
            value(card)
        }
    }

    /// Number of cards in the stock.
    #[inline]
    #[must_use]
    pub const fn stock(&self) -> u8 {
        PACK as u8 - self.next
    }

    /// Number of cards still to be played.
    #[inline]
    #[must_use]
    pub const fn left(&self) -> u8 {
        let [a, b, c, d] = self.hands;
        count(a | b | c | d) + self.stock()
    }

    /// Whether the hand is over.
    #[inline]
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.to_act == NONE
    }
}
