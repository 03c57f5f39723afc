//! The options of Mariagio, as far as they matter within a hand, and its ranks as tables.

use crate::cards::{bit, rank_cards, suit_cards, Card, Cards, PACK};
use crate::error::Error;
use crate::options::{self, Given};

/// All that sets one table of Mariagio apart from another within a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)] // each is one yes-or-no option of the game
pub struct Rules {
    /// The three ranks second instead of the seven.
    pub three_high: bool,
    /// A marriage may be declared before replying, too.
    pub marriage_own_turn: bool,
    /// Only a player who has won a trick may declare a marriage.
    pub marriage_needs_trick: bool,
    /// The next card is one of a marriage just declared.
    pub marriage_must_lead: bool,
    /// At most one marriage before a card.
    pub one_marriage: bool,
    /// Marriages may be declared when the stock is gone.
    pub marriage_in_endgame: bool,
    /// K and Q of a suit in one trick score for the winner.
    pub captured_marriage: bool,
    /// The exchange may be made before replying, too.
    pub exchange_own_turn: bool,
    /// Only a player who has won a trick may exchange.
    pub exchange_needs_trick: bool,
    /// No exchange when only two cards are left in the stock.
    pub exchange_not_last_two: bool,
    /// Points of the last trick.
    pub last_trick: u8,
    /// Without a stock, a higher card of the suit is a duty.
    pub overtake: bool,
    /// For each card, the cards of its suit that beat it.
    pub higher: [Cards; PACK],
    /// For each card, its points.
    pub points: [u8; PACK],
}

const SEVEN_HIGH: [u8; 10] = [9, 0, 1, 2, 3, 4, 8, 5, 6, 7];
const THREE_HIGH: [u8; 10] = [9, 0, 8, 1, 2, 3, 4, 5, 6, 7];
/// Points by strength.
const POINTS: [u8; 10] = [0, 0, 0, 0, 0, 2, 3, 4, 10, 11];
const BOTH_OVER: &[&str] = &["higher_then_extra_hand", "non_dealer_counts_first"];
const WHEN: &[(&str, bool)] = &[("on_lead", false), ("own_turn", true)];

impl Rules {
    /// Mariagio with these options.
    ///
    /// # Errors
    /// An option or value that Mariagio does not have.
    pub fn new(text: &str) -> Result<Self, Error> {
        let mut rules = Self {
            three_high: false,
            marriage_own_turn: false,
            marriage_needs_trick: false,
            marriage_must_lead: false,
            one_marriage: false,
            marriage_in_endgame: true,
            captured_marriage: false,
            exchange_own_turn: false,
            exchange_needs_trick: false,
            exchange_not_last_two: false,
            last_trick: 20,
            overtake: true,
            higher: [0; PACK],
            points: [0; PACK],
        };
        options::each(text, |given| rules.option(&given))?;
        rules.rank();
        Ok(rules)
    }

    fn option(&mut self, given: &Given<'_>) -> Result<(), Error> {
        match given.name {
            "rank_scheme" => {
                self.three_high = given.choice(&[("seven_high", false), ("three_high", true)])?;
            }
            "marriage_when" => self.marriage_own_turn = given.choice(WHEN)?,
            "marriage_needs_trick" => self.marriage_needs_trick = given.flag()?,
            "marriage_must_lead" => self.marriage_must_lead = given.flag()?,
            "marriages_per_lead" => {
                self.one_marriage = given.choice(&[("unlimited", false), ("1", true)])?;
            }
            "marriage_in_endgame" => self.marriage_in_endgame = given.flag()?,
            "captured_marriage" => self.captured_marriage = given.flag()?,
            "exchange_when" => self.exchange_own_turn = given.choice(WHEN)?,
            "exchange_needs_trick" => self.exchange_needs_trick = given.flag()?,
            "exchange_until" => {
                let words = [
                    ("while_upcard_in_stock", false),
                    ("not_last_two_cards", true),
                ];
                self.exchange_not_last_two = given.choice(&words)?;
            }
            "last_trick" => self.last_trick = given.choice(&[("20", 20), ("10", 10)])?,
            "overtake_in_endgame" => {
                self.overtake = given.choice(&[("required", true), ("not", false)])?;
            }
            _ => given.between_hands(BOTH_OVER)?,
        }
        Ok(())
    }

    /// The strength 0..=9 of a card within its suit.
    #[must_use]
    pub fn strength(&self, card: Card) -> u8 {
        let scheme = if self.three_high {
            THREE_HIGH
        } else {
            SEVEN_HIGH
        };
        scheme[usize::from(card >> 2)]
    }

    /// The points of a set of cards: ranks counted, five of them have any.
    #[inline]
    #[must_use]
    pub fn pile_points(&self, cards: Cards) -> i16 {
        let second = if self.three_high { 2 } else { 6 };
        [(0, 11), (second, 10), (9, 4), (8, 3), (7, 2)]
            .into_iter()
            .map(|(rank, points)| points * (cards & rank_cards(rank)).count_ones() as i16)
            .sum()
    }

    /// The cards of no points.
    #[inline]
    #[must_use]
    pub fn blanks(&self) -> Cards {
        let five = 0xF_FFFF << 4;
        if self.three_high {
            five & !rank_cards(2) | rank_cards(6)
        } else {
            five
        }
    }

    /// The cards of ten points and more: aces, and sevens or threes.
    #[inline]
    #[must_use]
    pub fn dear(&self) -> Cards {
        rank_cards(0) | rank_cards(if self.three_high { 2 } else { 6 })
    }

    fn rank(&mut self) {
        for card in 0..PACK as Card {
            let strength = self.strength(card);
            self.points[usize::from(card)] = POINTS[usize::from(strength)];
            let suit = crate::cards::Each(suit_cards(card & 3));
            let beats = suit.filter(|&other| self.strength(other) > strength);
            self.higher[usize::from(card)] = beats.fold(0, |set, other| set | bit(other));
        }
    }
}
