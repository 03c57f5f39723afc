//! Players by name, for the tools that let them play: who moves, and intervals of what it brought.

use poncin_core::advice::Room;
use poncin_core::moves::Move;
use poncin_core::rng::Stream;
use poncin_core::think::settings::Settings;
use poncin_core::think::value::Features;
use poncin_core::think::worlds::Imagine;
use poncin_core::think::{think, think_open, Question};

/// A player.
#[derive(Clone)]
pub enum Player {
    Random,
    Casual,
    Club,
    /// A search, by its settings.
    Search(Settings),
    /// A search that sees all cards.
    Open(Settings),
}

impl Player {
    /// Reads `random`, `casual`, `club`, a line of settings, or `open` and such a line.
    pub fn read(text: &str) -> Self {
        match text {
            "random" => Self::Random,
            "casual" => Self::Casual,
            "club" => Self::Club,
            _ => match text.strip_prefix("open ") {
                Some(line) => Self::Open(Settings::read(line).unwrap()),
                None => Self::Search(Settings::read(text).unwrap()),
            },
        }
    }

    /// The move of the seat to act; `past` holds an onlooker's view before each move and the move.
    pub fn choose<K: Imagine + Features>(
        &self,
        game: &K,
        state: &K::State,
        past: &[(String, Move)],
        rng: &mut Stream,
    ) -> Move {
        let mut room = Room::default();
        let seat = game.to_act(state);
        match self {
            Self::Random => game.pick(state, rng, &mut room.moves).unwrap(),
            Self::Casual => game.casual(state, &mut room).unwrap(),
            Self::Club => game.club(state, &mut room).unwrap(),
            Self::Search(settings) => {
                let legal = game.legal_list(state);
                if legal.len() == 1 {
                    return legal[0];
                }
                let view = game.view(state, seat);
                let past = if settings.infer > 1 {
                    past.iter().map(|(view, mv)| (view.as_str(), *mv)).collect()
                } else {
                    Vec::new()
                };
                let question = Question { view: &view, past };
                think(game, &question, settings, rng.next_u64(), 1).unwrap()[0].mv
            }
            Self::Open(settings) => {
                think_open(game, state, settings, rng.next_u64(), 1).unwrap()[0].mv
            }
        }
    }
}

/// The mean of some values, and half of its 95 % interval (Student's t, by its expansion in the degrees
/// of freedom, which from three on is right to 3 %).
pub fn interval(values: impl Iterator<Item = f64>) -> (f64, f64) {
    let values: Vec<f64> = values.collect();
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let free = n - 1.0;
    let variance = values.iter().map(|each| (each - mean).powi(2)).sum::<f64>() / free;
    let t = 1.96 + 2.372 / free + 2.823 / (free * free);
    (mean, t * (variance / n).sqrt())
}
