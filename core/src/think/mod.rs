//! Search with hidden cards: what each legal move of a seat is worth, by playing on in worlds that
//! fit what the seat knows.
//!
//! Every move is tried in the same worlds with the same luck, for the differences between moves are
//! far steadier than their values; the worst half drops out again and again as the budget is spent
//! (sequential halving). Where counting leaves one world only, the solver answers.

pub mod features;
pub mod playout;
pub mod reward;
pub mod settings;
pub mod tree;
pub mod value;
pub mod worlds;

use std::time::Instant;

use crate::advice::Room;
use crate::error::Error;
use crate::moves::Move;
use crate::rng::Stream;
use crate::solve;
use crate::solve::table::{fresh_salt, shared_memory, Memory};
use crate::threads::in_parts;
use playout::Player;
use reward::Judge;
use settings::Settings;
use tree::Tree;
use value::Features;
use worlds::{Imagine, Past, Source};

/// Worlds that are looked at between two looks at the clock, whatever the number of threads.
const CHUNK: u64 = 16;
/// With at most so many cards to play and one world possible, the solver answers at once.
const SOLVED_FROM: u32 = 14;

/// What was found about a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thought {
    /// The move.
    pub mv: Move,
    /// What it is worth, in points; only differences between the moves of one search mean something.
    pub value: f64,
    /// The standard error of the value.
    pub error: f64,
    /// Playouts that began with it.
    pub playouts: u64,
}

/// A question: who sees what, and what went before.
pub struct Question<'a> {
    /// The view of the seat that is to act.
    pub view: &'a str,
    /// The hand's past moves: an onlooker's view before the move and the move, by line.
    pub past: Vec<(&'a str, Move)>,
}

/// The candidates of a seat, best first.
///
/// # Errors
/// The view is none, its seat is not to act, or nothing fits it.
pub fn think<K: Imagine + Features>(
    game: &K,
    question: &Question<'_>,
    settings: &Settings,
    seed: u64,
    threads: usize,
) -> Result<Vec<Thought>, Error> {
    let knowledge = game.see(question.view)?;
    let here = game.imagine(&knowledge, &mut Stream::new(seed))?;
    let seat = to_act(game, &here)?;
    if !question.view.contains(&format!("seat={seat} ")) {
        return Err(Error::position("the seat of the view is not to act"));
    }
    if let Some(solved) = one_world(game, &here, seat) {
        return Ok(solved);
    }
    let mut past = Vec::with_capacity(question.past.len());
    for &(view, mv) in &question.past {
        let before = game.imagine(&game.see(view)?, &mut Stream::new(0))?;
        let seat = to_act(game, &before)?;
        past.push(Past { before, seat, mv });
    }
    let source = Source::Hidden {
        seen: knowledge,
        past,
        seat,
        infer: settings.infer,
        temper: settings.temper,
    };
    search(game, &source, &here, settings, seed, threads)
}

/// The same with all cards open.
///
/// # Errors
/// The hand is over.
pub fn think_open<K: Imagine + Features>(
    game: &K,
    state: &K::State,
    settings: &Settings,
    seed: u64,
    threads: usize,
) -> Result<Vec<Thought>, Error> {
    to_act(game, state)?;
    if game.sides() == 2
        && game
            .plies_left(state)
            .map_or(false, |left| left <= SOLVED_FROM)
    {
        return Ok(solved(game, state));
    }
    search(game, &Source::Open(state), state, settings, seed, threads)
}

fn to_act<K: Imagine + Features>(game: &K, state: &K::State) -> Result<u8, Error> {
    game.to_act(state)
        .ok_or_else(|| Error::position("the hand is over"))
}

/// The exact values where all cards are known by counting: two seats, no stock.
fn one_world<K: Imagine + Features>(game: &K, here: &K::State, seat: u8) -> Option<Vec<Thought>> {
    let left = game.plies_left(here)?;
    (game.seats() == 2 && seat < 2 && left <= SOLVED_FROM).then(|| solved(game, here))
}

fn solved<K: Imagine + Features>(game: &K, state: &K::State) -> Vec<Thought> {
    let bits = game.table_bits(state);
    let memory = shared_memory(bits);
    let found = solve::all(game, state, memory.table(bits, 0), fresh_salt());
    let mut thoughts: Vec<Thought> = found
        .into_iter()
        .map(|(mv, value)| Thought {
            mv,
            value: f64::from(value),
            error: 0.0,
            playouts: 0,
        })
        .collect();
    thoughts.sort_by(|a, b| b.value.total_cmp(&a.value));
    thoughts
}

/// A candidate with what its playouts brought over the mean of those in the same worlds.
#[derive(Clone, Copy)]
struct Arm {
    mv: Move,
    total: f64,
    squares: f64,
    worlds: f64,
    playouts: u64,
}

impl Arm {
    fn mean(&self) -> f64 {
        if self.worlds > 0.0 {
            self.total / self.worlds
        } else {
            0.0
        }
    }

    fn thought(&self) -> Thought {
        let n = self.playouts.max(1) as f64;
        let mean = self.total / self.worlds.max(1.0);
        let variance = (self.squares / n - mean * mean).max(0.0);
        Thought {
            mv: self.mv,
            value: self.mean(),
            error: (variance / n).sqrt(),
            playouts: self.playouts,
        }
    }
}

fn search<K: Imagine + Features>(
    game: &K,
    source: &Source<'_, K>,
    here: &K::State,
    settings: &Settings,
    seed: u64,
    threads: usize,
) -> Result<Vec<Thought>, Error> {
    let mut moves = Vec::new();
    game.candidates(here, &mut moves);
    let mut opinions = Vec::new();
    if settings.trust > 0.0 && moves.len() > 1 {
        game.opinions(here, &moves, &mut opinions);
    }
    opinions.resize(moves.len(), 0.0);
    let mut arms: Vec<Arm> = moves
        .iter()
        .zip(&opinions)
        .map(|(&mv, &opinion)| Arm {
            mv,
            total: f64::from(settings.trust * opinion),
            squares: 0.0,
            worlds: f64::from(settings.trust),
            playouts: 0,
        })
        .collect();
    if arms.len() > 1 {
        let memory = shared_memory(if settings.exact == 0 { 10 } else { 18 });
        let searcher = Searcher {
            game,
            source,
            settings,
            base: Stream::new(seed),
            memory: &memory,
            threads,
        };
        if settings.root {
            searcher.grow(&mut arms)?;
        } else {
            searcher.halve(&mut arms)?;
        }
    }
    arms.sort_by(|a, b| b.playouts.min(1).cmp(&a.playouts.min(1)).then(order(a, b)));
    Ok(arms.iter().map(Arm::thought).collect())
}

/// Better arms first; those that dropped out early stay behind the others.
fn order(a: &Arm, b: &Arm) -> std::cmp::Ordering {
    b.mean().total_cmp(&a.mean())
}

struct Searcher<'a, K: Imagine> {
    game: &'a K,
    source: &'a Source<'a, K>,
    settings: &'a Settings,
    base: Stream,
    memory: &'a Memory,
    threads: usize,
}

impl<K: Imagine + Features> Searcher<'_, K> {
    fn player(&self, worker: usize) -> Player<'_, K> {
        let bits = if self.settings.exact == 0 { 0 } else { 14 };
        Player {
            game: self.game,
            settings: self.settings,
            judge: Judge::new(self.game.sides(), self.game.wins_at_once(), self.settings),
            table: self.memory.table(bits, worker),
            salt: fresh_salt(),
            net: self.game.net().filter(|_| self.settings.net),
            room: Room::default(),
            features: Vec::new(),
        }
    }

    /// Sequential halving. The arms end up with those that stayed longest first.
    fn halve(&self, arms: &mut [Arm]) -> Result<(), Error> {
        let halvings = usize::BITS - (arms.len() - 1).leading_zeros();
        let start = Instant::now();
        let (mut active, mut made, mut worlds) = (arms.len(), 0_u64, 0_u64);
        let mut tree = Tree::default();
        loop {
            let spent = self.spent(start, made, worlds);
            if spent >= 1.0 && made > 0 {
                break;
            }
            if self.settings.halve {
                let keep = arms.len() >> (f64::from(halvings) * spent.min(0.99)) as usize;
                let keep = keep.max(2).min(active);
                if keep < active {
                    arms[..active].sort_by(order);
                    active = keep;
                }
            }
            let number = self.chunk(made, worlds, active as u64);
            self.look(&mut arms[..active], worlds, number, &mut tree)?;
            made += number * active as u64;
            worlds += number;
        }
        arms[..active].sort_by(order);
        // An arm that fell out is no better than the worst that stayed, whatever it once promised.
        let mut least = f64::MAX;
        for arm in arms {
            least = least.min(arm.mean());
            arm.total = least * arm.worlds;
        }
        Ok(())
    }

    /// The part of the budget that is spent.
    fn spent(&self, start: Instant, made: u64, worlds: u64) -> f64 {
        let part = |done: f64, of: u64| if of == 0 { 0.0 } else { done / of as f64 };
        let time = if self.settings.ms == 0 {
            0.0
        } else {
            part(start.elapsed().as_secs_f64() * 1e3, self.settings.ms)
        };
        part(made as f64, self.settings.playouts)
            .max(part(worlds as f64, self.settings.worlds))
            .max(time)
    }

    /// How many worlds to look at before the next look at the budget.
    fn chunk(&self, made: u64, worlds: u64, active: u64) -> u64 {
        let mut number = CHUNK;
        if self.settings.playouts > 0 {
            let left = self.settings.playouts.saturating_sub(made);
            number = number.min((left + active - 1) / active);
        }
        if self.settings.worlds > 0 {
            number = number.min(self.settings.worlds.saturating_sub(worlds));
        }
        number.max(1)
    }

    /// Tries all arms in the worlds `first .. first + number`.
    fn look(
        &self,
        arms: &mut [Arm],
        first: u64,
        number: u64,
        tree: &mut Tree,
    ) -> Result<(), Error> {
        let side = |state: &K::State| {
            self.game
                .to_act(state)
                .map_or(0, |seat| self.game.side(seat))
        };
        let mut found: Vec<Vec<f32>> = vec![Vec::new(); number as usize];
        // A tree grows world by world; plain playouts do not depend on each other.
        let threads = if self.settings.tree { 1 } else { self.threads };
        let mut grown = (threads == 1).then(|| (self.player(0), tree));
        if let Some((player, tree)) = &mut grown {
            for (index, rewards) in (first..).zip(&mut found) {
                let world = self
                    .source
                    .world(self.game, &self.base, index, &mut player.room)?;
                let side = side(&world);
                for arm in arms.iter() {
                    let mut rng = self.base.child(index).child(1);
                    let reward = if self.settings.tree {
                        tree.iterate(player, world, Some(arm.mv), &mut rng)
                    } else {
                        after(player, world, arm.mv, &mut rng)
                    };
                    rewards.push(reward[side]);
                }
            }
        } else {
            let arms = &*arms;
            in_parts(&mut found, threads, |index, worker, rewards| {
                let mut player = self.player(worker);
                let index = first + index as u64;
                let world = self
                    .source
                    .world(self.game, &self.base, index, &mut player.room)?;
                let side = side(&world);
                for arm in arms {
                    let mut rng = self.base.child(index).child(1);
                    rewards.push(after(&mut player, world, arm.mv, &mut rng)[side]);
                }
                Ok(())
            })?;
        }
        for rewards in found {
            let mean =
                rewards.iter().map(|&each| f64::from(each)).sum::<f64>() / rewards.len() as f64;
            for (arm, reward) in arms.iter_mut().zip(rewards) {
                let gain = f64::from(reward) - mean;
                arm.total += gain;
                arm.squares += gain * gain;
                arm.worlds += 1.0;
                arm.playouts += 1;
            }
        }
        Ok(())
    }

    /// Plain information-set search: the tree itself chooses the first move, the most visited wins.
    fn grow(&self, arms: &mut [Arm]) -> Result<(), Error> {
        let (mut tree, mut player) = (Tree::default(), self.player(0));
        let (start, mut made) = (Instant::now(), 0);
        while made == 0 || self.spent(start, made, made) < 1.0 {
            let world = self
                .source
                .world(self.game, &self.base, made, &mut player.room)?;
            let mut rng = self.base.child(made).child(1);
            tree.iterate(&mut player, world, None, &mut rng);
            made += 1;
        }
        for (mv, visits, _) in tree.firsts() {
            if let Some(arm) = arms.iter_mut().find(|arm| arm.mv == mv) {
                arm.playouts = u64::from(visits);
                arm.worlds = 1.0;
                arm.total = f64::from(visits);
            }
        }
        Ok(())
    }
}

/// The rewards of playing on after a move.
fn after<K: Imagine + Features>(
    player: &mut Player<'_, K>,
    mut world: K::State,
    mv: Move,
    rng: &mut Stream,
) -> [f32; 3] {
    player.game.play(&mut world, mv);
    player.play_out(world, 1, rng)
}
