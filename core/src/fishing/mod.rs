//! Cirulla and Cirollon: one kernel, told apart by its [`rules::Rules`].

mod advice;
pub mod captures;
pub mod count;
pub mod declarations;
pub mod events;
pub mod first_table;
pub mod packed;
pub mod pick;
pub mod pick_declaration;
pub mod play;
pub mod position;
pub mod rules;
pub mod state;

pub use rules::Rules;
pub use state::State;
