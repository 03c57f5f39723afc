//! The worked examples of the rules of Cirollon (C…) and Cirulla (U…), and of the advice on them.

mod advice;
mod captures;
mod count;
mod declarations;
mod help;
mod tables;
