//! Mariagio: tricks, trumps and marriages for two.

pub mod advice;
mod chances;
mod club;
pub mod events;
pub mod likely;
pub mod packed;
pub mod play;
pub mod position;
pub mod rules;
pub mod state;

pub use rules::Rules;
pub use state::State;
