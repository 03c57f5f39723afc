//! The one error type: a code for programs, a sentence for people.

use std::fmt;

/// What went wrong, as the C ABI numbers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub enum Code {
    /// A null pointer, a length or a number out of range.
    Argument = -1,
    /// An unknown game or option, or a value that is not allowed.
    Options = -2,
    /// Bytes or text that describe no deck, state, view or move.
    Position = -3,
    /// A move that the position does not allow, or none is possible.
    Move = -4,
    /// The caller's buffer is too small.
    Space = -5,
    /// A fault in the core itself.
    Internal = -6,
}

/// An error with its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// The kind of error.
    pub code: Code,
    /// One line of English.
    pub text: String,
}

impl Error {
    /// An argument out of range.
    #[must_use]
    pub fn argument(text: impl Into<String>) -> Self {
        Self {
            code: Code::Argument,
            text: text.into(),
        }
    }

    /// A wrong game or option.
    #[must_use]
    pub fn options(text: impl Into<String>) -> Self {
        Self {
            code: Code::Options,
            text: text.into(),
        }
    }

    /// A position that cannot be.
    #[must_use]
    pub fn position(text: impl Into<String>) -> Self {
        Self {
            code: Code::Position,
            text: text.into(),
        }
    }

    /// A move that is not allowed.
    #[must_use]
    pub fn illegal(text: impl Into<String>) -> Self {
        Self {
            code: Code::Move,
            text: text.into(),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for Error {}
