//! A small network that says what a position with open cards will bring.
//!
//! Its inputs are places of cards and a few facts, each there or not; one hidden layer, and a
//! direct way past it. `examples/learn.rs` makes the weights from hands that the club's player plays
//! against itself.

use std::convert::TryInto;
use std::sync::Arc;

use crate::error::Error;
use crate::game::Kernel;

/// Units of the hidden layer.
pub const HIDDEN: usize = 32;

/// A game whose positions a network can judge.
pub trait Features: Kernel {
    /// Number of inputs.
    fn inputs(&self) -> usize;
    /// The inputs that are there, as the seat to act sees the table; the hand is not over.
    fn features(&self, state: &Self::State, out: &mut Vec<u16>);
    /// What a unit of the outputs is worth, in points.
    fn scale(&self) -> f32;
    /// The network for these rules, if there is one.
    fn net(&self) -> Option<Arc<Net>>;
}

/// The weights, by input: first the rows of the hidden layer, then the outputs' direct ones.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// Number of inputs; one more row is the bias.
    pub inputs: usize,
    /// Number of outputs.
    pub outputs: usize,
    /// `[inputs + 1][HIDDEN]`.
    pub first: Vec<[f32; HIDDEN]>,
    /// `[inputs + 1][outputs]`.
    pub direct: Vec<f32>,
    /// `[outputs][HIDDEN]`.
    pub second: Vec<[f32; HIDDEN]>,
}

impl Net {
    /// A network without knowledge; the hidden rows are given by `row`.
    #[must_use]
    pub fn new(inputs: usize, outputs: usize, mut row: impl FnMut() -> [f32; HIDDEN]) -> Self {
        Self {
            inputs,
            outputs,
            first: (0..=inputs).map(|_| row()).collect(),
            direct: vec![0.0; (inputs + 1) * outputs],
            second: vec![[0.0; HIDDEN]; outputs],
        }
    }

    /// The hidden layer for the inputs that are there.
    #[inline]
    #[must_use]
    pub fn hidden(&self, features: &[u16]) -> [f32; HIDDEN] {
        let mut sums = self.first[self.inputs];
        for &input in features {
            for (sum, weight) in sums.iter_mut().zip(&self.first[usize::from(input)]) {
                *sum += weight;
            }
        }
        sums.map(|sum| sum.max(0.0))
    }

    /// One output, given the hidden layer.
    #[inline]
    #[must_use]
    pub fn output(&self, features: &[u16], hidden: &[f32; HIDDEN], output: usize) -> f32 {
        let at = |input: usize| self.direct[input * self.outputs + output];
        let mut sum = at(self.inputs);
        for &input in features {
            sum += at(usize::from(input));
        }
        for (value, weight) in hidden.iter().zip(&self.second[output]) {
            sum += value * weight;
        }
        sum
    }

    /// The weights as bytes: half the size of what they were learnt with, exact to three digits.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let numbers = self.first.iter().flatten().chain(&self.direct);
        let numbers = numbers.chain(self.second.iter().flatten());
        // The upper half of a 32-bit float, rounded.
        numbers
            .flat_map(|number| (((number.to_bits() + 0x8000) >> 16) as u16).to_le_bytes())
            .collect()
    }

    /// Reads what [`Net::write`] wrote.
    ///
    /// # Errors
    /// There are too many or too few bytes.
    pub fn read(inputs: usize, outputs: usize, bytes: &[u8]) -> Result<Self, Error> {
        let mut net = Self::new(inputs, outputs, || [0.0; HIDDEN]);
        let number = |pair: &[u8]| {
            let half = u16::from_le_bytes(pair.try_into().unwrap_or_default());
            f32::from_bits(u32::from(half) << 16)
        };
        let mut numbers = bytes.chunks_exact(2).map(number);
        let places = net.first.iter_mut().flatten().chain(&mut net.direct);
        for place in places.chain(net.second.iter_mut().flatten()) {
            *place = numbers
                .next()
                .ok_or_else(|| Error::argument("the weights end early"))?;
        }
        match numbers.next() {
            None => Ok(net),
            Some(_) => Err(Error::argument("there are too many weights")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_survive_writing() {
        let mut n = 0.0;
        let mut net = Net::new(5, 3, || {
            n += 0.125;
            [n; HIDDEN]
        });
        net.direct[4] = -2.0;
        net.second[1][7] = 0.5;
        let bytes = net.write();
        assert_eq!(Net::read(5, 3, &bytes), Ok(net));
        assert!(Net::read(5, 3, &bytes[2..]).is_err());
        assert!(Net::read(4, 3, &bytes).is_err());
    }
}
