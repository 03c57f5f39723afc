//! A hand of Mariagio in progress.

use crate::cards::{Card, Cards, Deck};

/// Stands for no seat or no card.
pub const NONE: u8 = 0xFF;

/// A hand, from the first lead to the last trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// The cards held, by seat.
    pub hands: [Cards; 2],
    /// The captured cards, by seat.
    pub piles: [Cards; 2],
    /// The cards that each seat is known to hold: shown, exchanged or drawn face up.
    pub shown: [Cards; 2],
    /// The pack; the stock starts at `next`.
    pub deck: Deck,
    /// Place of the next face-down card; 40 when there is none.
    pub next: u8,
    /// The dealer's seat.
    pub dealer: u8,
    /// The seat to move, or [`NONE`].
    pub to_act: u8,
    /// The suit of trumps.
    pub trump: u8,
    /// The card face up under the stock, or [`NONE`].
    pub upcard: Card,
    /// The card that waits for a reply, or [`NONE`].
    pub led: Card,
    /// The suits, as bits, of each seat's marriages.
    pub married: [u8; 2],
    /// Those declared at this turn.
    pub now: u8,
    /// The suits, as bits, of the marriages that each seat captured.
    pub captured: [u8; 2],
    /// Tricks played.
    pub tricks: u8,
    /// The winner of the last trick, or [`NONE`].
    pub last_winner: u8,
}

impl State {
    /// Whether the hand is over.
    #[inline]
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.to_act == NONE
    }
}
