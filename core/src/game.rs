//! One trait for the kernels, with the verbs of the Python `Game`.

use crate::cards::Deck;
use crate::error::Error;
use crate::fishing;
use crate::mariagio;
use crate::moves::Move;
use crate::packed::STATE_SIZE;
use crate::rng::Stream;
use crate::sheet::Sheet;
use crate::solve::table::Table;
use crate::solve::{self, Valued};

/// A game with its options; it holds nothing of a hand.
pub trait Kernel: Sync {
    /// A hand in progress.
    type State: Copy + Send + Sync + PartialEq;

    /// Number of seats.
    fn seats(&self) -> u8;
    /// Number of sides.
    fn sides(&self) -> usize;
    /// The side of a seat.
    fn side(&self, seat: u8) -> usize;
    /// A hand dealt from a pack; `None` where the deal is annulled.
    fn deal(&self, deck: &Deck, dealer: u8) -> Option<Self::State>;
    /// The seat to move; `None` when the hand is over.
    fn to_act(&self, state: &Self::State) -> Option<u8>;
    /// Pushes the legal moves in ascending order: none only when the hand is over.
    fn legal(&self, state: &Self::State, out: &mut Vec<Move>);
    /// One of the legal moves at random, the one that `rng.below` picks from their list; `None`
    /// when the hand is over. `list` is room for that list where it is needed.
    fn pick(&self, state: &Self::State, rng: &mut Stream, list: &mut Vec<Move>) -> Option<Move>;
    /// Makes a move, trusting that it is legal.
    fn play(&self, state: &mut Self::State, mv: Move);
    /// The score sheet, of a running hand with what was earned until now.
    fn score(&self, state: &Self::State) -> Sheet;
    /// The public events of a legal move, as text; see [`crate::events`].
    fn events(&self, before: &Self::State, mv: Move, after: &Self::State) -> String;
    /// What a seat may know, as text; `None` is an onlooker.
    fn view(&self, state: &Self::State, seat: Option<u8>) -> String;
    /// A whole state with the hidden cards dealt at random so that all fits the view.
    ///
    /// # Errors
    /// The text describes no view of this game.
    fn resample(&self, view: &str, rng: &mut Stream) -> Result<Self::State, Error>;

    /// The whole position as text.
    fn whole(&self, state: &Self::State) -> String;
    /// Reads a whole position.
    ///
    /// # Errors
    /// The text describes no position of this game.
    fn read_whole(&self, text: &str) -> Result<Self::State, Error>;
    /// Packs a state.
    fn pack(&self, state: &Self::State, bytes: &mut [u8; STATE_SIZE]);
    /// Unpacks a state.
    ///
    /// # Errors
    /// The bytes are no state that a hand of this game could have.
    fn unpack(&self, bytes: &[u8; STATE_SIZE]) -> Result<Self::State, Error>;

    /// How large a table is worth while for a position: entries as a power of two.
    fn table_bits(&self, state: &Self::State) -> u32;
    /// With all cards open and between two sides, the value of a legal move; see [`crate::solve`].
    fn value_of(&self, state: &Self::State, mv: Move, table: Table<'_>, salt: u64) -> i32;
    /// The same for a best move; `None` when the hand is over.
    fn best(&self, state: &Self::State, table: Table<'_>, salt: u64) -> Option<Valued>;

    /// Deals from the streams `rng.child(0)`, `rng.child(1)` … until a deal is not annulled.
    fn deal_from(&self, rng: &Stream, dealer: u8) -> Self::State {
        let mut attempt = 0;
        loop {
            if let Some(state) = self.deal(&rng.child(attempt).deck(), dealer) {
                return state;
            }
            attempt += 1;
        }
    }

    /// The legal moves as a new list.
    fn legal_list(&self, state: &Self::State) -> Vec<Move> {
        let mut out = Vec::new();
        self.legal(state, &mut out);
        out
    }

    /// Makes a move if it is legal.
    ///
    /// # Errors
    /// The move is not legal; the state is unchanged.
    fn check_and_play(&self, state: &mut Self::State, mv: Move) -> Result<(), Error> {
        if self.legal_list(state).binary_search(&mv).is_err() {
            return Err(Error::illegal(format!(
                "{} is not legal here",
                crate::moves::text(mv)
            )));
        }
        self.play(state, mv);
        Ok(())
    }
}

impl Kernel for fishing::Rules {
    type State = fishing::State;

    fn seats(&self) -> u8 {
        self.seats
    }
    fn sides(&self) -> usize {
        self.sides()
    }
    fn side(&self, seat: u8) -> usize {
        self.side(seat)
    }
    fn deal(&self, deck: &Deck, dealer: u8) -> Option<Self::State> {
        fishing::first_table::deal(self, deck, dealer)
    }
    #[inline]
    fn to_act(&self, state: &Self::State) -> Option<u8> {
        (!state.is_over()).then_some(state.to_act)
    }
    #[inline]
    fn legal(&self, state: &Self::State, out: &mut Vec<Move>) {
        fishing::play::legal(self, state, out);
    }
    #[inline]
    fn pick(&self, state: &Self::State, rng: &mut Stream, list: &mut Vec<Move>) -> Option<Move> {
        fishing::pick::pick(self, state, rng, list)
    }
    #[inline]
    fn play(&self, state: &mut Self::State, mv: Move) {
        fishing::play::apply(self, state, mv);
    }
    fn score(&self, state: &Self::State) -> Sheet {
        fishing::count::sheet(self, state)
    }
    fn events(&self, before: &Self::State, mv: Move, after: &Self::State) -> String {
        fishing::events::events(self, before, mv, after)
    }
    fn view(&self, state: &Self::State, seat: Option<u8>) -> String {
        fishing::position::view(self, state, seat)
    }
    fn resample(&self, view: &str, rng: &mut Stream) -> Result<Self::State, Error> {
        fishing::position::View::read(self, view)?.resample(self, rng)
    }
    fn whole(&self, state: &Self::State) -> String {
        fishing::position::whole(self, state)
    }
    fn read_whole(&self, text: &str) -> Result<Self::State, Error> {
        fishing::position::read_whole(self, text)
    }
    fn pack(&self, state: &Self::State, bytes: &mut [u8; STATE_SIZE]) {
        fishing::packed::pack(state, bytes);
    }
    fn unpack(&self, bytes: &[u8; STATE_SIZE]) -> Result<Self::State, Error> {
        fishing::packed::unpack(self, bytes)
    }
    fn table_bits(&self, state: &Self::State) -> u32 {
        match solve::fishing::plies(state) {
            0..=6 => 10,
            7..=12 => 14,
            13..=16 => 17,
            17..=20 => 20,
            _ => 22,
        }
    }
    fn value_of(&self, state: &Self::State, mv: Move, table: Table<'_>, salt: u64) -> i32 {
        solve::fishing::value_of(self, state, mv, table, salt)
    }
    fn best(&self, state: &Self::State, table: Table<'_>, salt: u64) -> Option<Valued> {
        solve::fishing::best(self, state, table, salt)
    }
}

impl Kernel for mariagio::Rules {
    type State = mariagio::State;

    fn seats(&self) -> u8 {
        2
    }
    fn sides(&self) -> usize {
        2
    }
    fn side(&self, seat: u8) -> usize {
        usize::from(seat)
    }
    fn deal(&self, deck: &Deck, dealer: u8) -> Option<Self::State> {
        Some(mariagio::play::deal(deck, dealer))
    }
    #[inline]
    fn to_act(&self, state: &Self::State) -> Option<u8> {
        (!state.is_over()).then_some(state.to_act)
    }
    #[inline]
    fn legal(&self, state: &Self::State, out: &mut Vec<Move>) {
        mariagio::play::legal(self, state, out);
    }
    #[inline]
    fn pick(&self, state: &Self::State, rng: &mut Stream, _: &mut Vec<Move>) -> Option<Move> {
        mariagio::play::pick(self, state, rng)
    }
    #[inline]
    fn play(&self, state: &mut Self::State, mv: Move) {
        mariagio::play::apply(self, state, mv);
    }
    fn score(&self, state: &Self::State) -> Sheet {
        mariagio::play::sheet(self, state)
    }
    fn events(&self, before: &Self::State, mv: Move, after: &Self::State) -> String {
        mariagio::events::events(self, before, mv, after)
    }
    fn view(&self, state: &Self::State, seat: Option<u8>) -> String {
        mariagio::position::view(state, seat)
    }
    fn resample(&self, view: &str, rng: &mut Stream) -> Result<Self::State, Error> {
        Ok(mariagio::position::View::read(view)?.resample(rng))
    }
    fn whole(&self, state: &Self::State) -> String {
        mariagio::position::whole(state)
    }
    fn read_whole(&self, text: &str) -> Result<Self::State, Error> {
        mariagio::position::read_whole(text)
    }
    fn pack(&self, state: &Self::State, bytes: &mut [u8; STATE_SIZE]) {
        mariagio::packed::pack(state, bytes);
    }
    fn unpack(&self, bytes: &[u8; STATE_SIZE]) -> Result<Self::State, Error> {
        mariagio::packed::unpack(bytes)
    }
    fn table_bits(&self, state: &Self::State) -> u32 {
        match state.tricks {
            0..=9 => 21,
            10 => 19,
            11 => 18,
            12 => 16,
            _ => 13,
        }
    }
    fn value_of(&self, state: &Self::State, mv: Move, table: Table<'_>, salt: u64) -> i32 {
        solve::mariagio::value_of(self, state, mv, table, salt)
    }
    fn best(&self, state: &Self::State, table: Table<'_>, salt: u64) -> Option<Valued> {
        solve::mariagio::best(self, state, table, salt)
    }
}

/// A game chosen at run time.
#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant)] // made once a call and never stored
pub enum Game {
    /// Cirulla or Cirollon.
    Fishing(fishing::Rules),
    /// Mariagio.
    Mariagio(mariagio::Rules),
}

impl Game {
    /// A game from one line: id, number of seats, options, with blanks between.
    ///
    /// # Errors
    /// As [`Game::new`].
    pub fn read(line: &str) -> Result<Self, Error> {
        let mut words = line.splitn(3, ' ');
        let id = words.next().unwrap_or_default();
        let seats = words.next().and_then(|word| word.parse().ok());
        let seats = seats.ok_or_else(|| Error::options("a game is its id, seats and options"))?;
        Self::new(id, seats, words.next().unwrap_or_default())
    }

    /// A game by its id, number of seats and options (`name=value` with blanks between).
    ///
    /// # Errors
    /// The game, the number of seats or an option is unknown.
    pub fn new(id: &str, seats: u8, options: &str) -> Result<Self, Error> {
        match (id, seats) {
            ("cirulla", _) => fishing::Rules::cirulla(seats, options).map(Game::Fishing),
            ("cirollon", 4) => fishing::Rules::cirollon(options).map(Game::Fishing),
            ("mariagio", 2) => mariagio::Rules::new(options).map(Game::Mariagio),
            ("cirollon" | "mariagio", _) => {
                Err(Error::options(format!("{id} is not for {seats} players")))
            }
            _ => Err(Error::options(format!("unknown game {id:?}"))),
        }
    }
}
