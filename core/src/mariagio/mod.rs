//! Mariagio: tricks, trumps and marriages for two.

pub mod events;
pub mod packed;
pub mod play;
pub mod position;
pub mod rules;
pub mod state;

pub use rules::Rules;
pub use state::State;
