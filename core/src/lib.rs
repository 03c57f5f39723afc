//! Kernels, perft, simulation and exact solvers for Cirulla, Cirollon and Mariagio.
//!
//! The Python package `poncin` holds the rules; this crate only thinks, and is proved against them.
#![warn(missing_docs, clippy::pedantic)]
#![deny(unsafe_op_in_unsafe_fn)]
// Cards, seats and counts are below 256 by construction: bytes keep a state small, and the casts
// between them and array places, bit counts or the numbers of a search lose nothing.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss
)]
// `a & b != 0 || c` and `x >> 4 & 0xF` are the everyday language of bit sets.
#![allow(clippy::precedence)]

mod abi;
pub mod advice;
pub mod cards;
pub mod error;
pub mod events;
pub mod fields;
pub mod fishing;
pub mod game;
pub mod mariagio;
pub mod moves;
pub mod options;
pub mod packed;
pub mod perft;
pub mod rng;
pub mod sheet;
pub mod simulate;
pub mod solve;
pub mod think;
pub mod threads;

/// The version of the rules that this crate was proved against.
pub const RULES_VERSION: u32 = 1;
