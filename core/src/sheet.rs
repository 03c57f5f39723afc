//! The score sheet of a hand.

/// What a line of the sheet is for, in the order of the match record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names are those of the record and need no second explanation
pub enum Line {
    Carte,
    Dinae,
    Settebello,
    Primiera,
    Dealer15,
    Dealer30,
    DealerLow,
    Scopa,
    Erta,
    Bassa,
    Barsega,
    Barsegon,
    GrandeInHand,
    Cappotto,
    Cards,
    Marriage,
    CapturedMarriage,
    LastTrick,
}

/// The lines' names in the match record.
pub const NAMES: [&str; 18] = [
    "carte",
    "dinae",
    "settebello",
    "primiera",
    "dealer15",
    "dealer30",
    "dealer_low",
    "scopa",
    "erta",
    "bassa",
    "barsega",
    "barsegon",
    "grande_in_hand",
    "cappotto",
    "cards",
    "marriage",
    "captured_marriage",
    "last_trick",
];

/// What a hand that wins the match is worth where points are compared (searches, averages).
pub const MATCH_WIN: i32 = 100;

/// Points by line and side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// `points[line][side]`.
    pub points: [[i16; 3]; NAMES.len()],
    /// The side that wins the match by this hand at once, with cappòtto or four equal cards.
    pub winner: Option<u8>,
    /// The winner took all ten diamonds: a `cappotto` line of 0 stands on the sheet.
    pub cappotto: bool,
}

impl Sheet {
    /// Adds points to a line.
    #[inline]
    pub fn add(&mut self, line: Line, side: usize, points: i16) {
        self.points[line as usize][side] += points;
    }

    /// The points by side.
    #[must_use]
    pub fn totals(&self) -> [i32; 3] {
        let mut totals = [0; 3];
        for line in &self.points {
            for (total, &points) in totals.iter_mut().zip(line) {
                *total += i32::from(points);
            }
        }
        totals
    }

    /// The points by side, with [`MATCH_WIN`] more for a side that wins the match at once.
    #[must_use]
    pub fn worth(&self) -> [i32; 3] {
        let mut totals = self.totals();
        if let Some(side) = self.winner {
            totals[usize::from(side)] += MATCH_WIN;
        }
        totals
    }

    /// The lines `rule side points`, separated by `; `, in the record's order.
    #[must_use]
    pub fn text(&self) -> String {
        let mut parts = Vec::new();
        for (line, name) in NAMES.iter().enumerate() {
            for (side, &points) in self.points[line].iter().enumerate() {
                let won = self.cappotto
                    && line == Line::Cappotto as usize
                    && self.winner == Some(side as u8);
                if points != 0 || won {
                    parts.push(format!("{name} {side} {points}"));
                }
            }
        }
        parts.join("; ")
    }
}
