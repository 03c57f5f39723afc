//! One-line texts of `key=value` parts, as views and positions cross the C ABI.

use crate::cards::{read_cards, read_list, write_card, write_cards, Card, Cards};
use crate::error::Error;

/// Writes such a line.
#[derive(Default)]
pub struct Writer {
    /// The line so far.
    pub line: String,
}

impl Writer {
    /// Appends `key=` with what `value` writes.
    pub fn put(&mut self, key: &str, value: impl FnOnce(&mut String)) {
        if !self.line.is_empty() {
            self.line.push(' ');
        }
        self.line.push_str(key);
        self.line.push('=');
        value(&mut self.line);
    }

    /// Appends a plain word or number.
    pub fn word(&mut self, key: &str, value: &impl ToString) {
        self.put(key, |line| line.push_str(&value.to_string()));
    }

    /// Appends a seat, side or other small number, `-` where it is 255.
    pub fn small(&mut self, key: &str, value: u8) {
        if value == 0xFF {
            self.word(key, &'-');
        } else {
            self.word(key, &value);
        }
    }

    /// Appends items with commas between.
    pub fn each<T>(&mut self, key: &str, items: &[T], write: impl Fn(&mut String, &T)) {
        self.put(key, |line| {
            for (i, item) in items.iter().enumerate() {
                if i > 0 {
                    line.push(',');
                }
                write(line, item);
            }
        });
    }

    /// Appends numbers with commas between.
    pub fn numbers(&mut self, key: &str, numbers: &[u8]) {
        self.each(key, numbers, |line, n| line.push_str(&n.to_string()));
    }

    /// Appends a set of cards.
    pub fn cards(&mut self, key: &str, cards: Cards) {
        self.put(key, |line| write_cards(line, cards));
    }

    /// Appends sets of cards with commas between.
    pub fn sets(&mut self, key: &str, sets: &[Cards]) {
        self.each(key, sets, |line, &cards| write_cards(line, cards));
    }

    /// Appends cards in the order given.
    pub fn list(&mut self, key: &str, cards: &[Card]) {
        self.put(key, |line| {
            for &card in cards {
                write_card(line, card);
            }
        });
    }
}

/// Reads such a line.
pub struct Reader<'a> {
    parts: Vec<(&'a str, &'a str)>,
}

impl<'a> Reader<'a> {
    /// Splits a line.
    ///
    /// # Errors
    /// A part has no `=`, or a key comes twice.
    pub fn new(line: &'a str) -> Result<Self, Error> {
        let mut parts: Vec<(&str, &str)> = Vec::new();
        for part in line.split_ascii_whitespace() {
            let pair = part.split_once('=').ok_or_else(|| bad(part))?;
            if parts.iter().any(|&(key, _)| key == pair.0) {
                return Err(bad(part));
            }
            parts.push(pair);
        }
        Ok(Self { parts })
    }

    /// Whether a key is there.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.parts.iter().any(|&(k, _)| k == key)
    }

    /// Refuses keys other than these.
    ///
    /// # Errors
    /// Another key is there.
    pub fn only(&self, keys: &[&str]) -> Result<(), Error> {
        match self.parts.iter().find(|(key, _)| !keys.contains(key)) {
            Some((key, _)) => Err(bad(key)),
            None => Ok(()),
        }
    }

    /// The value of a key.
    ///
    /// # Errors
    /// The key is missing.
    pub fn word(&self, key: &str) -> Result<&'a str, Error> {
        let found = self.parts.iter().find(|&&(k, _)| k == key);
        found
            .map(|&(_, value)| value)
            .ok_or_else(|| Error::position(format!("no {key}= here")))
    }

    /// A number below `limit`, or 255 for `-`.
    ///
    /// # Errors
    /// The key is missing or its value is neither.
    pub fn small(&self, key: &str, limit: u8) -> Result<u8, Error> {
        match self.word(key)? {
            "-" => Ok(0xFF),
            value => number(value, limit),
        }
    }

    /// A number below `limit`.
    ///
    /// # Errors
    /// The key is missing or its value is no such number.
    pub fn number(&self, key: &str, limit: u8) -> Result<u8, Error> {
        number(self.word(key)?, limit)
    }

    /// `N` values with commas between.
    ///
    /// # Errors
    /// The key is missing or has another number of values.
    pub fn split(&self, key: &str, n: usize) -> Result<Vec<&'a str>, Error> {
        let values: Vec<&str> = self.word(key)?.split(',').collect();
        if values.len() == n {
            Ok(values)
        } else {
            Err(bad(key))
        }
    }

    /// Numbers below `limit`; places beyond the `n` given are 0.
    ///
    /// # Errors
    /// As [`Reader::split`], or a value is no such number.
    pub fn numbers<const N: usize>(
        &self,
        key: &str,
        n: usize,
        limit: u8,
    ) -> Result<[u8; N], Error> {
        let mut out = [0; N];
        for (place, value) in out.iter_mut().zip(self.split(key, n)?) {
            *place = number(value, limit)?;
        }
        Ok(out)
    }

    /// A set of cards.
    ///
    /// # Errors
    /// The key is missing or its value is no set of cards.
    pub fn cards(&self, key: &str) -> Result<Cards, Error> {
        read_cards(self.word(key)?).ok_or_else(|| bad(key))
    }

    /// Sets of cards; places beyond the `n` given are empty.
    ///
    /// # Errors
    /// As [`Reader::split`], or a value is no set of cards.
    pub fn sets<const N: usize>(&self, key: &str, n: usize) -> Result<[Cards; N], Error> {
        let mut out = [0; N];
        for (place, value) in out.iter_mut().zip(self.split(key, n)?) {
            *place = read_cards(value).ok_or_else(|| bad(key))?;
        }
        Ok(out)
    }

    /// Cards in order.
    ///
    /// # Errors
    /// The key is missing or its value is no list of cards.
    pub fn list(&self, key: &str) -> Result<Vec<Card>, Error> {
        read_list(self.word(key)?).ok_or_else(|| bad(key))
    }

    /// One card, or 255 for `-`.
    ///
    /// # Errors
    /// The key is missing or its value is neither.
    pub fn card(&self, key: &str) -> Result<Card, Error> {
        match self.word(key)? {
            "-" => Ok(0xFF),
            value => crate::cards::read_card(value).ok_or_else(|| bad(key)),
        }
    }
}

fn number(text: &str, limit: u8) -> Result<u8, Error> {
    text.parse()
        .ok()
        .filter(|&n| n < limit)
        .ok_or_else(|| bad(text))
}

fn bad(part: &str) -> Error {
    let part: String = part.chars().take(40).collect();
    Error::position(format!("{part:?} cannot be read here"))
}
