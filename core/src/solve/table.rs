//! A transposition table that threads share without locks.
//!
//! An entry is two words, the data and the key scrambled with it: words of two entries that race
//! do not match the key and are not believed.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

/// Bounds that were proved for a position, and the place of its best move in its list of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// The value is at least this.
    pub low: i16,
    /// The value is at most this.
    pub high: i16,
    /// A tag of the move that was best.
    pub best: u32,
}

/// What is known of a position never met.
pub const UNKNOWN: Known = Known {
    low: i16::MIN,
    high: i16::MAX,
    best: 0,
};

type Entry = [AtomicU64; 2];

/// Room for entries of 16 bytes each, kept from solve to solve: keys carry a salt, so that what
/// another hand left is never believed.
pub struct Memory {
    entries: Vec<Entry>,
}

impl Memory {
    /// Room for 2 to the power of `bits` entries.
    #[must_use]
    pub fn new(bits: u32) -> Self {
        let size = 1 << bits;
        let mut entries = Vec::with_capacity(size);
        entries.resize_with(size, || [AtomicU64::new(0), AtomicU64::new(0)]);
        Self { entries }
    }

    /// A table of 2 to the power of `bits` entries: of the tables of that size the one numbered
    /// `part`. Small tables stay in the processor's caches.
    #[must_use]
    pub fn table(&self, bits: u32, part: usize) -> Table<'_> {
        let size = (1 << bits).min(self.entries.len());
        let start = part * size % self.entries.len();
        Table {
            entries: &self.entries[start..start + size],
            mask: size - 1,
        }
    }
}

/// The process's memory, with at least 2 to the power of `bits` entries.
#[must_use]
pub fn shared_memory(bits: u32) -> Arc<Memory> {
    static SHARED: Mutex<Option<Arc<Memory>>> = Mutex::new(None);
    // A panic elsewhere cannot leave the memory half made: a poisoned lock is as good as another.
    let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
    match &*shared {
        Some(memory) if memory.entries.len() >= 1 << bits => Arc::clone(memory),
        _ => {
            let memory = Arc::new(Memory::new(bits));
            *shared = Some(Arc::clone(&memory));
            memory
        }
    }
}

/// A number that no other solve of this process has.
#[must_use]
pub fn fresh_salt() -> u64 {
    static SOLVES: AtomicU64 = AtomicU64::new(1);
    mix(SOLVES.fetch_add(1, Relaxed), 0)
}

/// A table: always replaced, so that the newest search finds its own work.
#[derive(Clone, Copy)]
pub struct Table<'a> {
    entries: &'a [Entry],
    mask: usize,
}

impl Table<'_> {
    /// No table: nothing is kept. A game's solver then tries the moves as they come, too, so that the
    /// answers can be compared with those that table and ordering give.
    pub const NONE: Table<'static> = Table {
        entries: &[],
        mask: 0,
    };

    /// Whether this is [`Table::NONE`].
    #[inline]
    #[must_use]
    pub const fn is_none(&self) -> bool {
        self.entries.is_empty()
    }

    /// What is known of a position.
    #[inline]
    #[must_use]
    pub fn get(&self, key: u64) -> Known {
        let [scrambled, data] = match self.entries.get(key as usize & self.mask) {
            Some(entry) => entry,
            None => return UNKNOWN,
        };
        let data = data.load(Relaxed);
        if scrambled.load(Relaxed) ^ data != key || data == 0 {
            return UNKNOWN;
        }
        Known {
            low: data as i16,
            high: (data >> 16) as i16,
            best: (data >> 32) as u32,
        }
    }

    /// Keeps what is known of a position.
    #[inline]
    pub fn put(&self, key: u64, known: Known) {
        let low = u64::from(known.low as u16);
        let high = u64::from(known.high as u16);
        let data = low | high << 16 | u64::from(known.best) << 32;
        if let Some([scrambled, word]) = self.entries.get(key as usize & self.mask) {
            scrambled.store(key ^ data, Relaxed);
            word.store(data, Relaxed);
        }
    }
}

/// Mixes words into a key: one multiplication of 64 by 64 bits each, folded.
#[inline]
#[must_use]
pub fn mix(key: u64, word: u64) -> u64 {
    let wide = u128::from(key ^ word ^ 0x9E37_79B9_7F4A_7C15) * 0xD6E8_FEB8_6659_FD93_u128;
    (wide >> 64) as u64 ^ wide as u64
}
