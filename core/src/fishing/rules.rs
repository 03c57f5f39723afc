//! The options of Cirulla and Cirollon, as far as they matter within a hand.

use crate::cards::{value, Card, QUEEN_OF_DIAMONDS, SEVEN_OF_HEARTS};
use crate::error::Error;
use crate::options::{self, Given};

/// `simple_capture`: which groups of the played value may be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Simple {
    /// All.
    Free,
    /// Single equal cards only, where one lies there.
    SingleFirst,
    /// Those with the fewest cards.
    Fewest,
}

/// `ace_vs_table_ace`: what a played 1 takes where a 1 lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AceOnAce {
    /// One card worth 1.
    AceOnly,
    /// That, or any cards that total 14.
    OrFifteen,
    /// That, or the whole table if it totals 14.
    OrWholeTable,
    /// The whole table.
    Sweep,
}

/// `declaration`: the duty to declare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// None.
    Optional,
    /// While a natural declaration is open.
    Natural,
    /// While any declaration is open.
    All,
}

/// `cappotto`: what all ten diamonds are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cappotto {
    /// The match, at once.
    WinsMatch,
    /// 30 points at the count.
    Points30,
    /// Nothing.
    Off,
}

/// All that sets one table of Cirulla or Cirollon apart from another within a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)] // each is one yes-or-no option of the games
pub struct Rules {
    /// Cirollon deals nine cards at once, Cirulla three a round.
    pub cirollon: bool,
    /// Number of seats, 2..=4.
    pub seats: u8,
    /// The first player's seat less the dealer's.
    pub first: u8,
    /// Two or more aces annul the first table.
    pub monte_aces: bool,
    /// The dealer's bonus comes before an annulment.
    pub bonus_first: bool,
    /// Three cards of one rank annul the first table.
    pub three_equal: bool,
    /// Four cards of one rank on the first table win the match for the dealer's side.
    pub four_equal: bool,
    /// The matta may help the dealer's bonus.
    pub dealer_matta: bool,
    /// The dealer marks 3 for a first table of 9 or less.
    pub low_table: bool,
    /// Which groups a simple capture may take.
    pub simple: Simple,
    /// What an ace takes beside an ace.
    pub ace_on_ace: AceOnAce,
    /// An ace's sweep scores.
    pub ace_sweep_scores: bool,
    /// The very last card can score.
    pub last_card_scores: bool,
    /// The duty to declare.
    pub duty: Duty,
    /// At most one declaration a hand.
    pub one_only: bool,
    /// Low triples score 13 instead of 10.
    pub triple_13: bool,
    /// The matta serves a barsega only as 1.
    pub lowest: bool,
    /// The matta.
    pub matta: Card,
    /// The named value holds in play.
    pub matta_keeps: bool,
    /// Carte and denari go to the strictly largest pile instead of 21 cards, 6 diamonds.
    pub plurality: bool,
    /// Primiera sums the suits that are held.
    pub sum_of_suits: bool,
    /// Most points of the run from the A♦.
    pub bassa_max: u8,
    /// 6♦ and 7♦ add to J♦ Q♦ K♦.
    pub grande_extended: bool,
    /// J♦ Q♦ K♦ in hand are a declaration.
    pub grande_in_hand: bool,
    /// All ten diamonds.
    pub cappotto: Cappotto,
}

const BOTH_OVER: &[&str] = &["higher_then_extra_hand", "first_in_count_order"];
const SIMPLE: &[(&str, Simple)] = &[
    ("free", Simple::Free),
    ("single_first", Simple::SingleFirst),
    ("fewest", Simple::Fewest),
];
const ACE_ON_ACE: &[(&str, AceOnAce)] = &[
    ("ace_only", AceOnAce::AceOnly),
    ("ace_or_fifteen", AceOnAce::OrFifteen),
    ("ace_or_whole_table_15", AceOnAce::OrWholeTable),
    ("sweep_anyway", AceOnAce::Sweep),
];
const DUTY: &[(&str, Duty)] = &[
    ("optional", Duty::Optional),
    ("natural_mandatory_matta_optional", Duty::Natural),
    ("automatic", Duty::All),
];
const CAPPOTTO: &[(&str, Cappotto)] = &[
    ("wins_match", Cappotto::WinsMatch),
    ("30_points", Cappotto::Points30),
    ("off", Cappotto::Off),
];

impl Rules {
    /// Cirollon with these options.
    ///
    /// # Errors
    /// An option or value that Cirollon does not have.
    pub fn cirollon(text: &str) -> Result<Self, Error> {
        let mut rules = Self::defaults(true, 4);
        options::each(text, |given| match given.name {
            "first_player" => given
                .choice(&[("left_literal", 3), ("right", 1)])
                .map(|first| rules.first = first),
            "multi_bonus" => given
                .choice(&[("disjoint", false), ("one_only", true)])
                .map(|one| rules.one_only = one),
            _ => rules.common(&given),
        })?;
        Ok(rules)
    }

    /// Cirulla for 2, 3 or 4 with these options.
    ///
    /// # Errors
    /// An option or value that Cirulla does not have, or another number of seats.
    pub fn cirulla(seats: u8, text: &str) -> Result<Self, Error> {
        if !(2..=4).contains(&seats) {
            return Err(Error::options(format!(
                "Cirulla is for 2, 3 or 4, not {seats}"
            )));
        }
        let mut rules = Self::defaults(false, seats);
        options::each(text, |given| rules.cirulla_option(&given))?;
        Ok(rules)
    }

    fn defaults(cirollon: bool, seats: u8) -> Self {
        Self {
            cirollon,
            seats,
            first: if cirollon { 3 } else { 1 },
            monte_aces: true,
            bonus_first: false,
            three_equal: false,
            four_equal: false,
            dealer_matta: cirollon,
            low_table: false,
            simple: if cirollon {
                Simple::Free
            } else {
                Simple::Fewest
            },
            ace_on_ace: AceOnAce::AceOnly,
            ace_sweep_scores: true,
            last_card_scores: false,
            duty: if cirollon {
                Duty::Optional
            } else {
                Duty::Natural
            },
            one_only: false,
            triple_13: false,
            lowest: false,
            matta: SEVEN_OF_HEARTS,
            matta_keeps: true,
            plurality: cirollon,
            sum_of_suits: false,
            bassa_max: 6,
            grande_extended: false,
            grande_in_hand: false,
            cappotto: Cappotto::WinsMatch,
        }
    }

    fn cirulla_option(&mut self, given: &Given<'_>) -> Result<(), Error> {
        match given.name {
            "direction" => given.choice(&[("clockwise", ()), ("counterclockwise", ())])?,
            "monte_aces" => self.monte_aces = given.flag()?,
            "table_three_equal" => self.three_equal = given.flag()?,
            "table_four_equal" => self.four_equal = given.flag()?,
            "dealer_bonus_matta" => self.dealer_matta = given.flag()?,
            "ace_sweep_scores" => self.ace_sweep_scores = given.flag()?,
            "matta_card" => {
                self.matta = given.choice(&[("7h", SEVEN_OF_HEARTS), ("Qd", QUEEN_OF_DIAMONDS)])?;
            }
            "matta_keeps_value" => self.matta_keeps = given.flag()?,
            "majority_mode" => {
                self.plurality = given.choice(&[("threshold_21_6", false), ("plurality", true)])?;
            }
            "piccola_max" => self.bassa_max = given.choice(&[("5", 5), ("6", 6), ("7", 7)])?,
            "grande_extended" => self.grande_extended = given.flag()?,
            "grande_in_hand" => self.grande_in_hand = given.flag()?,
            _ => self.common(given)?,
        }
        Ok(())
    }

    /// The options that both games have.
    fn common(&mut self, given: &Given<'_>) -> Result<(), Error> {
        match given.name {
            "monte_vs_bonus" => {
                self.bonus_first =
                    given.choice(&[("monte_first", false), ("bonus_first", true)])?;
            }
            "dealer_low_table" => self.low_table = given.flag()?,
            "simple_capture" => self.simple = given.choice(SIMPLE)?,
            "ace_vs_table_ace" => self.ace_on_ace = given.choice(ACE_ON_ACE)?,
            "declaration" => self.duty = given.choice(DUTY)?,
            "low_triple" => self.triple_13 = given.choice(&[("10", false), ("13", true)])?,
            "matta_value" => {
                self.lowest = given.choice(&[("any_completing", false), ("lowest", true)])?;
            }
            "last_card_scopa" => {
                self.last_card_scores = given.choice(&[("never", false), ("counts", true)])?;
            }
            "primiera_missing_suit" => {
                self.sum_of_suits =
                    given.choice(&[("no_primiera", false), ("sum_of_suits_held", true)])?;
            }
            "cappotto" => self.cappotto = given.choice(CAPPOTTO)?,
            _ => given.between_hands(BOTH_OVER)?,
        }
        Ok(())
    }

    /// Number of sides.
    #[inline]
    #[must_use]
    pub const fn sides(&self) -> usize {
        if self.seats == 3 {
            3
        } else {
            2
        }
    }

    /// The side of a seat.
    #[inline]
    #[must_use]
    pub const fn side(&self, seat: u8) -> usize {
        if self.seats == 3 {
            seat as usize
        } else {
            seat as usize & 1
        }
    }

    /// How a declaration names a worth of the matta: 0 stands for the printed one.
    #[inline]
    #[must_use]
    pub const fn name(&self, worth: u8) -> u8 {
        if worth == value(self.matta) {
            0
        } else {
            worth
        }
    }

    /// The seat that acts after this one.
    #[inline]
    #[must_use]
    pub const fn after(&self, seat: u8) -> u8 {
        if seat + 1 == self.seats {
            0
        } else {
            seat + 1
        }
    }

    /// The first player of a hand.
    #[inline]
    #[must_use]
    pub const fn leader(&self, dealer: u8) -> u8 {
        (dealer + self.first) % self.seats
    }
}
