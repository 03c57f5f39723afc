//! A tree of what is played after the searched move: information-set Monte Carlo tree search.
//!
//! An iteration walks down the moves that are legal in its world, by upper confidence bounds in
//! which a move counts as tried only among the worlds that allowed it, adds one node, and plays on.

use super::playout::Player;
use super::value::Features;
use super::worlds::Imagine;
use crate::moves::Move;
use crate::rng::Stream;

struct Node {
    mv: Move,
    side: usize,
    visits: u32,
    available: u32,
    total: f32,
    children: Vec<u32>,
}

/// The tree of one search. Its first node stands for the searched position.
pub struct Tree {
    nodes: Vec<Node>,
    rewards: f64,
    sum: f64,
    squares: f64,
    list: Vec<Move>,
    path: Vec<u32>,
}

impl Default for Tree {
    fn default() -> Self {
        let mut tree = Self {
            nodes: Vec::new(),
            rewards: 0.0,
            sum: 0.0,
            squares: 0.0,
            list: Vec::new(),
            path: Vec::new(),
        };
        tree.add(0, 0);
        tree
    }
}

impl Tree {
    /// The node of a move; a new one has been possible once.
    fn child_or_new(&mut self, node: u32, mv: Move, side: usize) -> u32 {
        if let Some(child) = self.child(node, mv) {
            return child;
        }
        let child = self.add(mv, side);
        self.nodes[node as usize].children.push(child);
        child
    }

    fn add(&mut self, mv: Move, side: usize) -> u32 {
        self.nodes.push(Node {
            mv,
            side,
            visits: 0,
            available: 1,
            total: 0.0,
            children: Vec::new(),
        });
        self.nodes.len() as u32 - 1
    }

    fn child(&self, node: u32, mv: Move) -> Option<u32> {
        let children = self.nodes[node as usize].children.iter();
        children
            .copied()
            .find(|&child| self.nodes[child as usize].mv == mv)
    }

    /// The moves tried from the searched position: how often, and with what mean reward.
    #[must_use]
    pub fn firsts(&self) -> Vec<(Move, u32, f32)> {
        let children = self.nodes[0].children.iter();
        children
            .map(|&child| {
                let node = &self.nodes[child as usize];
                (node.mv, node.visits, node.total / node.visits.max(1) as f32)
            })
            .collect()
    }

    /// One iteration in a world; it begins with the move `first`, or with one that the tree chooses.
    /// The rewards by side.
    pub fn iterate<K: Imagine + Features>(
        &mut self,
        player: &mut Player<'_, K>,
        mut state: K::State,
        first: Option<Move>,
        rng: &mut Stream,
    ) -> [f32; 3] {
        let mut node = 0;
        self.path.clear();
        if let (Some(mv), Some(seat)) = (first, player.game.to_act(&state)) {
            node = self.child_or_new(0, mv, player.game.side(seat));
            self.path.push(node);
            player.game.play(&mut state, mv);
        }
        self.descend(player, node, &mut state, rng);
        let rewards = player.play_out(state, self.path.len() as u32, rng);
        for &node in &self.path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            node.total += rewards[node.side];
        }
        for &reward in &rewards[..player.game.sides()] {
            self.rewards += 1.0;
            self.sum += f64::from(reward);
            self.squares += f64::from(reward) * f64::from(reward);
        }
        rewards
    }

    fn descend<K: Imagine + Features>(
        &mut self,
        player: &mut Player<'_, K>,
        mut node: u32,
        state: &mut K::State,
        rng: &mut Stream,
    ) {
        let curiosity = player.settings.explore * self.spread();
        while let Some(seat) = player.game.to_act(state) {
            let mut list = std::mem::take(&mut self.list);
            list.clear();
            player.game.candidates(state, &mut list);
            let untried = self.untried(player, node, state, &list, rng);
            let added = untried.is_some();
            let mv = match untried {
                Some(mv) => mv,
                None => self.select(node, &list, curiosity),
            };
            self.list = list;
            let child = self.child_or_new(node, mv, player.game.side(seat));
            self.path.push(child);
            player.game.play(state, mv);
            node = child;
            if added {
                break;
            }
        }
    }

    /// A move to be tried for the first time: the playout's own, then others as visits grow.
    fn untried<K: Imagine + Features>(
        &mut self,
        player: &mut Player<'_, K>,
        node: u32,
        state: &K::State,
        list: &[Move],
        rng: &mut Stream,
    ) -> Option<Move> {
        let (mut tried, mut visits) = (0, 0);
        for index in 0..self.nodes[node as usize].children.len() {
            let child = self.nodes[node as usize].children[index];
            let each = &mut self.nodes[child as usize];
            if list.binary_search(&each.mv).is_ok() {
                each.available += 1;
                tried += 1;
                visits += each.visits;
            }
        }
        if tried == list.len() {
            return None;
        }
        let widen = player.settings.widen;
        if widen > 0.0 {
            if let Some(mv) = player.pick(state, rng) {
                if self.child(node, mv).is_none() && list.binary_search(&mv).is_ok() {
                    return Some(mv);
                }
            }
            if tried > 0 && (tried * tried) as f32 > widen * visits as f32 {
                return None;
            }
        }
        let place = rng.below((list.len() - tried) as u64) as usize;
        list.iter()
            .copied()
            .filter(|&mv| self.child(node, mv).is_none())
            .nth(place)
    }

    /// The tried move with the highest upper confidence bound.
    fn select(&self, node: u32, list: &[Move], curiosity: f32) -> Move {
        let mut best = (f32::MIN, list[0]);
        for &child in &self.nodes[node as usize].children {
            let each = &self.nodes[child as usize];
            if list.binary_search(&each.mv).is_err() {
                continue;
            }
            let visits = each.visits.max(1) as f32;
            let bound = each.total / visits
                + curiosity * ((each.available.max(1) as f32).ln() / visits).sqrt();
            if bound > best.0 {
                best = (bound, each.mv);
            }
        }
        best.1
    }

    /// The standard deviation of the rewards so far.
    fn spread(&self) -> f32 {
        if self.rewards < 2.0 {
            return 1.0;
        }
        let mean = self.sum / self.rewards;
        (self.squares / self.rewards - mean * mean).max(1e-6).sqrt() as f32
    }
}
