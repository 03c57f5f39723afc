//! Counter-based streams: the same seed gives the same cards here, in Python and in wasm.
//!
//! A match with seed `s`, number `m`, uses `base = Stream::new(s).child(m)`: `base.child(0)` draws
//! the first dealer, `base.child(1).child(h).child(a)` the deck of hand `h` at its attempt `a`
//! (annulled deals count up `a`), `base.child(2).child(seat)` the choices of a random player.

use crate::cards::{Deck, PACK};

const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;
const BRANCH: u64 = 0xD1B5_4A32_D192_ED03;

/// The finaliser of `SplitMix64`: a bijection that scatters neighbouring numbers.
const fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// A stream of numbers that any number of independent streams branch from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stream {
    key: u64,
    counter: u64,
}

impl Stream {
    /// The stream of a seed.
    #[must_use]
    pub const fn new(key: u64) -> Self {
        Self { key, counter: 0 }
    }

    /// Branch number `index`; it does not depend on what was drawn from this stream.
    #[must_use]
    pub const fn child(&self, index: u64) -> Self {
        let odd = index.wrapping_mul(2).wrapping_add(1);
        Self::new(mix(mix(self.key).wrapping_add(odd.wrapping_mul(BRANCH))))
    }

    /// The next 64 bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        self.counter = self.counter.wrapping_add(1);
        mix(self.key.wrapping_add(self.counter.wrapping_mul(GOLDEN)))
    }

    /// A number below `n` (which is at least 1), each equally likely: Lemire's method.
    #[inline]
    pub fn below(&mut self, n: u64) -> u64 {
        let mut wide = u128::from(self.next_u64()) * u128::from(n);
        if (wide as u64) < n {
            let limit = n.wrapping_neg() % n;
            while (wide as u64) < limit {
                wide = u128::from(self.next_u64()) * u128::from(n);
            }
        }
        (wide >> 64) as u64
    }

    /// A number in 0 .. 1 with 53 random bits.
    #[inline]
    #[allow(clippy::cast_precision_loss)] // 53 bits are what an f64 holds
    pub fn uniform(&mut self) -> f64 {
        (self.next_u64() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// A shuffled pack.
    #[must_use]
    pub fn deck(mut self) -> Deck {
        let mut deck: Deck = [0; PACK];
        for (card, place) in (0..).zip(deck.iter_mut()) {
            *place = card;
        }
        self.shuffle(&mut deck);
        deck
    }

    /// Shuffles in place, from the last place down.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            let j = self.below(i as u64 + 1) as usize;
            items.swap(i, j);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::deck_of;

    #[test]
    fn children_do_not_depend_on_draws() {
        let mut stream = Stream::new(7);
        let before = stream.child(3);
        stream.next_u64();
        assert_eq!(before, stream.child(3));
        assert_ne!(stream.child(3), stream.child(4));
    }

    #[test]
    fn below_is_even() {
        let mut stream = Stream::new(1);
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[stream.below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|n| (9_600..10_400).contains(n)), "{seen:?}");
    }

    #[test]
    fn deck_holds_every_card() {
        assert!(deck_of(&Stream::new(99).deck()).is_some());
    }
}
