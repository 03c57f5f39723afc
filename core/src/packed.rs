//! States as bytes of one fixed length, little-endian, as they cross the C ABI.

use crate::cards::Deck;
use crate::error::Error;

/// Bytes of any packed state.
pub const STATE_SIZE: usize = 192;

/// Fills a packed state from its start.
pub struct Packer<'a> {
    bytes: &'a mut [u8; STATE_SIZE],
    at: usize,
}

impl<'a> Packer<'a> {
    /// Starts with the tag of the game's family.
    pub fn new(bytes: &'a mut [u8; STATE_SIZE], tag: u8) -> Self {
        *bytes = [0; STATE_SIZE];
        bytes[0] = tag;
        Self { bytes, at: 1 }
    }

    /// Appends bytes.
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.bytes[self.at..self.at + bytes.len()].copy_from_slice(bytes);
        self.at += bytes.len();
    }

    /// Appends card sets.
    pub fn sets(&mut self, sets: &[u64]) {
        for set in sets {
            self.bytes(&set.to_le_bytes());
        }
    }
}

/// Reads a packed state from its start.
pub struct Unpacker<'a> {
    bytes: &'a [u8; STATE_SIZE],
    at: usize,
}

impl<'a> Unpacker<'a> {
    /// Checks the tag.
    ///
    /// # Errors
    /// The bytes are a state of another game, or of none.
    pub fn new(bytes: &'a [u8; STATE_SIZE], tag: u8) -> Result<Self, Error> {
        if bytes[0] == tag {
            Ok(Self { bytes, at: 1 })
        } else {
            Err(Error::position("these bytes are no state of this game"))
        }
    }

    /// The next `N` bytes.
    #[must_use]
    pub fn bytes<const N: usize>(&mut self) -> [u8; N] {
        let mut out = [0; N];
        out.copy_from_slice(&self.bytes[self.at..self.at + N]);
        self.at += N;
        out
    }

    /// The next `N` card sets.
    #[must_use]
    pub fn sets<const N: usize>(&mut self) -> [u64; N] {
        let mut out = [0; N];
        for set in &mut out {
            *set = u64::from_le_bytes(self.bytes());
        }
        out
    }

    /// The next deck.
    #[must_use]
    pub fn deck(&mut self) -> Deck {
        self.bytes()
    }
}
