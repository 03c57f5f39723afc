//! Makes the weights of a network: `learn GAME HANDS SEED OUT [FROM SETTINGS]`.
//!
//! Hands are played by the club's player, with slips up to a point so that all sorts of positions
//! come up; from there on without, and the network learns from those positions what the hand
//! brought. Where the cards left can be counted out, the exact value is learnt instead. `FROM` is a
//! file of weights to go on with, and `SETTINGS` those of a search that then plays instead of the club.
//! One thread, and the same weights for the same arguments.

use std::fs;

use poncin_core::advice::Room;
use poncin_core::game::Game;
use poncin_core::rng::Stream;
use poncin_core::sheet::MATCH_WIN;
use poncin_core::solve::table::{fresh_salt, shared_memory};
use poncin_core::think::settings::Settings;
use poncin_core::think::value::{Features, Net, HIDDEN};
use poncin_core::think::worlds::{uniform, Imagine};
use poncin_core::think::{think, Question};

/// What winning the match at once is worth, in points.
const MATCH_WON: f32 = 30.0;
const SLIPS: f32 = 0.2;
/// The share of the positions after the last slip that are learnt from.
const KEPT: f32 = 0.3;
/// Positions wait here, so that those of one hand do not come one after the other.
const SHUFFLED: usize = 1 << 16;

struct Sample {
    features: Vec<u16>,
    target: [f32; 3],
}

struct Learner {
    net: Net,
    rate: f32,
    first: Vec<[f32; HIDDEN]>,
    direct: Vec<f32>,
    second: Vec<[f32; HIDDEN]>,
    seen: u64,
    squares: f64,
    errors: f64,
}

impl Learner {
    fn new(net: Net) -> Self {
        let (inputs, outputs) = (net.inputs, net.outputs);
        Self {
            first: vec![[1e-3; HIDDEN]; inputs + 1],
            direct: vec![1e-3; (inputs + 1) * outputs],
            second: vec![[1e-3; HIDDEN]; outputs],
            net,
            rate: 0.02,
            seen: 0,
            squares: 0.0,
            errors: 0.0,
        }
    }

    /// One step of Adagrad.
    fn learn(&mut self, sample: &Sample) {
        let Self {
            net,
            rate,
            first,
            direct,
            second,
            ..
        } = self;
        let step = |weight: &mut f32, sum: &mut f32, slope: f32| {
            *sum += slope * slope;
            *weight -= *rate * slope / sum.sqrt();
        };
        let hidden = net.hidden(&sample.features);
        let mut back = [0.0; HIDDEN];
        let inputs: Vec<usize> = sample.features.iter().map(|&i| usize::from(i)).collect();
        let bias = net.inputs;
        let inputs = || inputs.iter().copied().chain([bias]);
        for (output, &target) in sample.target.iter().enumerate().take(net.outputs) {
            let found = net.output(&sample.features, &hidden, output);
            let error = found - target;
            self.errors += f64::from(error * error);
            self.squares += f64::from(target * target);
            for unit in 0..HIDDEN {
                back[unit] += error * net.second[output][unit];
                step(
                    &mut net.second[output][unit],
                    &mut second[output][unit],
                    error * hidden[unit],
                );
            }
            for input in inputs() {
                let at = input * net.outputs + output;
                step(&mut net.direct[at], &mut direct[at], error);
            }
        }
        for input in inputs() {
            let (row, sums) = (&mut net.first[input], &mut first[input]);
            for unit in 0..HIDDEN {
                if hidden[unit] > 0.0 {
                    step(&mut row[unit], &mut sums[unit], back[unit]);
                }
            }
        }
        self.seen += 1;
    }
}

/// Plays a hand and hands out the positions that are learnt from.
fn play<K: Imagine + Features>(
    game: &K,
    search: Option<&Settings>,
    stream: &Stream,
    number: u64,
    samples: &mut Vec<Sample>,
) {
    let mut rng = stream.child(1);
    let mut room = Room::default();
    let mut state = game.deal_from(&stream.child(0), (number % u64::from(game.seats())) as u8);
    let clean_from = rng.below(40);
    let mut kept: Vec<(Vec<u16>, [i32; 3], usize)> = Vec::new();
    let mut made = 0;
    let (points, win) = loop {
        let seat = match game.to_act(&state) {
            Some(seat) => seat,
            None => {
                let sheet = game.score(&state);
                break (sheet.totals().map(|each| each as f32), sheet.winner);
            }
        };
        if made >= clean_from && uniform(&mut rng) < KEPT {
            let mut features = Vec::new();
            game.features(&state, &mut features);
            kept.push((features, game.score(&state).totals(), game.side(seat)));
        }
        let solved = game.sides() == 2
            && made >= clean_from
            && game.seats() == 2
            && game.plies_left(&state).map_or(false, |left| left <= 14);
        if solved {
            let bits = game.table_bits(&state);
            let memory = shared_memory(bits);
            let found = game.best(&state, memory.table(bits, 0), fresh_salt());
            let value = found.map_or(0, |(_, value)| value);
            let mut points = [0.0; 3];
            let side = game.side(seat);
            let won = game.wins_at_once() && value.abs() > MATCH_WIN / 2;
            let rest = if won {
                value - MATCH_WIN * value.signum()
            } else {
                value
            };
            points[side] = rest as f32;
            let winner = if value > 0 { side } else { side ^ 1 };
            break (points, won.then_some(winner as u8));
        }
        let slip = made < clean_from && uniform(&mut rng) < SLIPS;
        let mv = match search {
            _ if slip => game.pick(&state, &mut rng, &mut room.moves).unwrap(),
            Some(settings) if made >= clean_from => {
                let view = game.view(&state, Some(seat));
                let question = Question {
                    view: &view,
                    past: Vec::new(),
                };
                think(game, &question, settings, rng.next_u64(), 1).unwrap()[0].mv
            }
            _ => game.club(&state, &mut room).unwrap(),
        };
        game.play(&mut state, mv);
        made += 1;
    };
    let sides = game.sides();
    for (features, settled, side) in kept {
        let brought = |s: usize| {
            points[s] + if win == Some(s as u8) { MATCH_WON } else { 0.0 } - settled[s] as f32
        };
        let mut target = [0.0; 3];
        if sides == 2 {
            target[0] = (brought(side) - brought(side ^ 1)) / game.scale();
        } else {
            for (next, place) in target.iter_mut().enumerate() {
                *place = brought((side + next) % 3) / game.scale();
            }
        }
        samples.push(Sample { features, target });
    }
}

fn run<K: Imagine + Features>(game: &K, hands: u64, seed: u64, files: &[String]) {
    let (out, from) = (&files[0], files.get(1));
    let search = files.get(2).map(|line| Settings::read(line).unwrap());
    let outputs = if game.sides() == 2 { 1 } else { 3 };
    let base = Stream::new(seed);
    let mut init = base.child(0);
    let net = match from {
        Some(file) => Net::read(game.inputs(), outputs, &fs::read(file).unwrap()).unwrap(),
        None => Net::new(game.inputs(), outputs, || {
            let mut row = [0.0; HIDDEN];
            for weight in &mut row {
                *weight = (uniform(&mut init) - 0.5) * 0.4;
            }
            row
        }),
    };
    let mut learner = Learner::new(net);
    // Units that start without influence never get one.
    for row in learner.net.second.iter_mut().filter(|_| from.is_none()) {
        for weight in row.iter_mut() {
            *weight = (uniform(&mut init) - 0.5) * 0.4;
        }
    }
    let mut order = base.child(1);
    let mut waiting: Vec<Sample> = Vec::with_capacity(SHUFFLED);
    let mut fresh = Vec::new();
    for number in 0..hands {
        // The last steps are small ones.
        learner.rate = 0.02 * (1.0 - 0.9 * number as f32 / hands as f32);
        play(
            game,
            search.as_ref(),
            &base.child(2).child(number),
            number,
            &mut fresh,
        );
        for sample in fresh.drain(..) {
            if waiting.len() < SHUFFLED {
                waiting.push(sample);
            } else {
                let at = order.below(SHUFFLED as u64) as usize;
                learner.learn(&std::mem::replace(&mut waiting[at], sample));
            }
        }
        if (number + 1) % (hands / 10).max(1) == 0 {
            let explained = 1.0 - learner.errors / learner.squares;
            let rms =
                (learner.errors / learner.seen.max(1) as f64).sqrt() * f64::from(game.scale());
            println!(
                "{:>9} hands  {:>10} positions  explained {explained:.4}  error {rms:.3} points",
                number + 1,
                learner.seen
            );
            learner.errors = 0.0;
            learner.squares = 0.0;
            learner.seen = 0;
        }
    }
    fs::write(out, learner.net.write()).unwrap();
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let (hands, seed) = (arguments[2].parse().unwrap(), arguments[3].parse().unwrap());
    match Game::read(&arguments[1]).unwrap() {
        Game::Fishing(game) => run(&game, hands, seed, &arguments[4..]),
        Game::Mariagio(game) => run(&game, hands, seed, &arguments[4..]),
    }
}
