//! What the end of a hand is worth to each side.

use super::settings::Settings;
use crate::sheet::{Sheet, MATCH_WIN};

/// Turns points by side into rewards by side.
#[derive(Clone, Copy, Debug)]
pub struct Judge {
    sides: usize,
    at_once: bool,
    win: f32,
}

impl Judge {
    /// A judge for a number of sides; `at_once` says whether a hand can win the match.
    #[must_use]
    pub fn new(sides: usize, at_once: bool, settings: &Settings) -> Self {
        Self {
            sides,
            at_once,
            win: settings.win,
        }
    }

    /// The rewards of a finished hand.
    #[must_use]
    pub fn sheet(&self, sheet: &Sheet) -> [f32; 3] {
        let mut points = sheet.totals().map(|points| points as f32);
        if let Some(winner) = sheet.winner {
            points[usize::from(winner)] += self.win;
        }
        self.points(points)
    }

    /// The rewards of points that a hand brings or is expected to bring: for each side what it has
    /// more than the others on average.
    #[must_use]
    pub fn points(&self, points: [f32; 3]) -> [f32; 3] {
        let sum: f32 = points[..self.sides].iter().sum();
        let others = (self.sides - 1) as f32;
        points.map(|own| own - (sum - own) / others)
    }

    /// The rewards of the side that moves when a solver says by how much it wins.
    #[must_use]
    pub fn difference(&self, side: usize, value: i32, expected: [f32; 3]) -> [f32; 3] {
        let mut value = value as f32;
        if self.at_once && value.abs() > MATCH_WIN as f32 / 2.0 {
            value += (self.win - MATCH_WIN as f32) * value.signum();
        }
        let sum = expected[0] + expected[1];
        let mut points = [0.0; 3];
        points[side] = (sum + value) / 2.0;
        points[side ^ 1] = (sum - value) / 2.0;
        self.points(points)
    }
}
