//! The worked examples of the rules of Cirollon (C…) and Cirulla (U…).

mod captures;
mod count;
mod declarations;
mod help;
mod tables;
