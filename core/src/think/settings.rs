//! How a search thinks: one line of `key=value` words.

use crate::error::Error;

/// Who moves in playouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Anybody.
    Random,
    /// Who takes what he sees.
    Casual,
    /// A regular of the club.
    Club,
}

/// How far, how wide and by what a search looks; see `docs/core.md` for what each is good for.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(clippy::struct_excessive_bools)] // each is one yes-or-no word
pub struct Settings {
    /// Playouts to be made, 0 for as many as the time allows.
    pub playouts: u64,
    /// Milliseconds to think, 0 for as long as the playouts take.
    pub ms: u64,
    /// At most so many worlds, 0 for any number.
    pub worlds: u64,
    /// Who moves in playouts.
    pub policy: Policy,
    /// The share of playout moves that are drawn at random.
    pub slips: f32,
    /// Moves after the searched one until a playout stops and is judged; 0 plays to the end.
    pub horizon: u32,
    /// Let the network judge, and play to the end where there is none for the rules; otherwise what
    /// the cards promise.
    pub net: bool,
    /// Without a stock and with at most so many cards to play, a playout is finished exactly.
    pub exact: u32,
    /// Drop the worst half of the moves again and again.
    pub halve: bool,
    /// Grow a tree of what is played after the searched move.
    pub tree: bool,
    /// The tree begins above the searched move: plain information-set search.
    pub root: bool,
    /// Weight of a tree's curiosity, in standard deviations of its rewards.
    pub explore: f32,
    /// A node of the tree may hold the square root of so many times its visits in moves, 0 for all.
    pub widen: f32,
    /// Each world is the likeliest of so many by what the others have played, 0 or 1 for any.
    pub infer: u32,
    /// Points by which opinions must differ to make a move e times less likely in that.
    pub temper: f32,
    /// How many worlds the club's opinion on the searched move is worth.
    pub trust: f32,
    /// What winning the match at once is worth, in points.
    pub win: f32,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            playouts: 0,
            ms: 0,
            worlds: 0,
            policy: Policy::Club,
            slips: 0.0,
            horizon: 0,
            net: true,
            exact: 0,
            halve: true,
            tree: false,
            root: false,
            explore: 0.7,
            widen: 0.5,
            infer: 0,
            temper: 1.0,
            trust: 0.0,
            win: 30.0,
        }
    }
}

impl Settings {
    /// Reads a line of words; what is not named keeps its default.
    ///
    /// # Errors
    /// An unknown word, a value out of range, or neither playouts, worlds nor milliseconds.
    pub fn read(line: &str) -> Result<Self, Error> {
        let mut settings = Self::default();
        for word in line.split_ascii_whitespace() {
            let (key, value) = word.split_once('=').unwrap_or((word, ""));
            settings
                .set(key, value)
                .ok_or_else(|| Error::argument(format!("{word:?} is no setting of a search")))?;
        }
        if settings.playouts == 0 && settings.ms == 0 && settings.worlds == 0 {
            return Err(Error::argument("a search needs playouts=, worlds= or ms="));
        }
        Ok(settings)
    }

    fn set(&mut self, key: &str, value: &str) -> Option<()> {
        match key {
            "playouts" => self.playouts = number(value, 1 << 40)?,
            "ms" => self.ms = number(value, 3_600_000)?,
            "worlds" => self.worlds = number(value, 1 << 40)?,
            "policy" => {
                self.policy = match value {
                    "random" => Policy::Random,
                    "casual" => Policy::Casual,
                    "club" => Policy::Club,
                    _ => return None,
                }
            }
            "slips" => self.slips = real(value, 1.0)?,
            "horizon" => self.horizon = number(value, 200)? as u32,
            "net" => self.net = number(value, 1)? == 1,
            "exact" => self.exact = number(value, 16)? as u32,
            "halve" => self.halve = number(value, 1)? == 1,
            "tree" => self.tree = number(value, 1)? == 1,
            "root" => self.root = number(value, 1)? == 1,
            "explore" => self.explore = real(value, 100.0)?,
            "widen" => self.widen = real(value, 1_000.0)?,
            "infer" => self.infer = number(value, 64)? as u32,
            "temper" => self.temper = real(value, 1_000.0).filter(|&t| t > 0.0)?,
            "trust" => self.trust = real(value, 1e6)?,
            "win" => self.win = real(value, 1_000.0)?,
            _ => return None,
        }
        Some(())
    }
}

fn number(text: &str, most: u64) -> Option<u64> {
    text.parse().ok().filter(|&n: &u64| n <= most)
}

fn real(text: &str, most: f32) -> Option<f32> {
    text.parse().ok().filter(|n: &f32| (0.0..=most).contains(n))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read() {
        let line = "playouts=200 policy=casual slips=0.1 tree=1";
        let read = Settings::read(line).unwrap();
        assert_eq!(
            (read.playouts, read.policy, read.tree),
            (200, Policy::Casual, true)
        );
    }

    #[test]
    fn what_is_no_setting_is_refused() {
        for line in [
            "",
            "ms=0",
            "ms=1 speed=2",
            "ms=1 slips=2",
            "ms=-1",
            "ms=1 win=-1",
            "ms",
        ] {
            assert!(Settings::read(line).is_err(), "{line}");
        }
    }
}
