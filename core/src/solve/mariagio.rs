//! Mariagio with all cards and the stock known.
//!
//! Cards are renumbered `suit * 10 + strength`, so that "the higher cards of the suit" is one shift.
//! A node is a player on lead; its value is from that player on, less what the other gets, so
//! nodes need no seat and both players share the table. Declaring a marriage on lead costs nothing
//! and binds to nothing, so it is not searched but done; only the exchange is a real choice. Options
//! under which that is not so are left to the generic search.

use super::generic;
use super::table::{mix, Known, Table, UNKNOWN};
use super::{difference, Valued};
use crate::cards::{Each, FULL};
use crate::game::Kernel;
use crate::mariagio::state::{State, NONE};
use crate::mariagio::Rules;
use crate::moves::Move;

const SUIT: u64 = 0x3FF;
/// The kings, and the strengths of king and queen in both rank schemes.
const KINGS: u64 = 1 << 7 | 1 << 17 | 1 << 27 | 1 << 37;
/// Points by strength.
const POINTS: [i32; 10] = [0, 0, 0, 0, 0, 2, 3, 4, 10, 11];
const INFINITE: i32 = 2_000;

/// A player on lead.
#[derive(Clone, Copy)]
struct Node {
    mine: u64,
    theirs: u64,
    /// The kings whose marriage nobody has declared.
    open: u64,
    /// Points of all cards not yet in a pile.
    rest: i32,
    /// Place in the stock; `stock.len()` when it is gone.
    next: usize,
    /// The turned-up card; only meaningful while there is a stock.
    upcard: u8,
}

/// A solver for one hand: its rules, trumps and stock.
pub struct Solver<'a> {
    rules: &'a Rules,
    table: Table<'a>,
    /// Sets this hand's keys apart from those of other hands in the same table.
    salt: u64,
    trump: u64,
    trump_two: u64,
    /// The face-down stock, renumbered.
    stock: Vec<u8>,
    /// For each place in the stock, the cards from there on.
    undrawn: Vec<u64>,
    last_trick: i32,
}

/// Whether marriages are free for the player on lead, as the fast search takes them.
fn is_plain(rules: &Rules) -> bool {
    let bound = rules.marriage_own_turn
        || rules.marriage_needs_trick
        || rules.marriage_must_lead
        || rules.one_marriage
        || rules.exchange_own_turn
        || rules.exchange_needs_trick;
    !bound
}

/// The value of a legal move; `salt` differs from hand to hand that shares a table.
#[must_use]
pub fn value_of(rules: &Rules, state: &State, mv: Move, table: Table<'_>, salt: u64) -> i32 {
    if is_plain(rules) {
        Solver::new(rules, state, table, salt).after(state, mv, state.to_act, -INFINITE, INFINITE)
    } else {
        generic::value_of(rules, state, mv, table, salt)
    }
}

/// A best move and its value; `None` when the hand is over.
#[must_use]
pub fn best(rules: &Rules, state: &State, table: Table<'_>, salt: u64) -> Option<Valued> {
    let mut best: Option<Valued> = None;
    for mv in rules.legal_list(state) {
        let most = best.map_or(-INFINITE, |(_, value)| value);
        let value = if is_plain(rules) {
            let mut solver = Solver::new(rules, state, table, salt);
            solver.after(state, mv, state.to_act, most, INFINITE)
        } else {
            generic::value_of(rules, state, mv, table, salt)
        };
        if value > most {
            best = Some((mv, value));
        }
    }
    best
}

impl<'a> Solver<'a> {
    /// A solver for the hand that this position belongs to.
    #[must_use]
    pub fn new(rules: &'a Rules, state: &State, table: Table<'a>, salt: u64) -> Self {
        let renumber = |card: u8| (card & 3) * 10 + rules.strength(card);
        let stock: Vec<u8> = state.deck[usize::from(state.next)..]
            .iter()
            .map(|&card| renumber(card))
            .collect();
        let mut undrawn = vec![0; stock.len() + 1];
        for at in (0..stock.len()).rev() {
            undrawn[at] = undrawn[at + 1] | 1 << stock[at];
        }
        Self {
            rules,
            table,
            salt,
            trump: SUIT << (state.trump * 10),
            trump_two: 1 << (state.trump * 10),
            stock,
            undrawn,
            last_trick: rules.last_trick.into(),
        }
    }

    fn renumbered(&self, card: u8) -> u8 {
        (card & 3) * 10 + self.rules.strength(card)
    }

    fn renumber(&self, cards: u64) -> u64 {
        Each(cards).fold(0, |set, card| set | 1 << self.renumbered(card))
    }

    /// The value of a move for the seat that makes it, exact within the window.
    fn after(&mut self, state: &State, mv: Move, seat: u8, alpha: i32, beta: i32) -> i32 {
        let mut next = *state;
        self.rules.play(&mut next, mv);
        let earned = difference(self.rules, &next, seat.into());
        if next.is_over() {
            return earned;
        }
        let leader = if next.led == NONE {
            next.to_act
        } else {
            next.to_act ^ 1
        };
        let (me, them) = (usize::from(leader), usize::from(leader ^ 1));
        let led = if next.led == NONE { 0 } else { 1 << next.led };
        let out = next.piles[0] | next.piles[1];
        let points = |card: u8| i32::from(self.rules.points[usize::from(card)]);
        let declared = next.married[0] | next.married[1];
        let suits = (0..4).filter(|suit| declared >> suit & 1 == 0);
        let node = Node {
            mine: self.renumber(next.hands[me] | led),
            theirs: self.renumber(next.hands[them]),
            open: suits.fold(0, |kings, suit| kings | 1 << (suit * 10 + 7)),
            rest: Each(FULL & !out).map(points).sum(),
            next: usize::from(next.next - state.next),
            upcard: if next.upcard == NONE {
                0
            } else {
                self.renumbered(next.upcard)
            },
        };
        // The window, seen by the leader and from here on.
        let (alpha, beta) = (alpha - earned, beta - earned);
        let (alpha, beta) = if leader == seat {
            (alpha, beta)
        } else {
            (-beta, -alpha)
        };
        // To the last trick the reply is no choice, and nothing comes after it.
        let last = node.mine.is_power_of_two() && !self.has_stock(&node);
        let value = if led == 0 || last {
            self.lead(node, alpha, beta)
        } else {
            let live = self.live(&node);
            self.reply(&node, self.renumbered(next.led).into(), live, alpha, beta)
        };
        earned + if leader == seat { value } else { -value }
    }

    #[inline]
    fn has_stock(&self, node: &Node) -> bool {
        node.next < self.stock.len()
    }

    /// All cards that are in no pile.
    #[inline]
    fn live(&self, node: &Node) -> u64 {
        let held = node.mine | node.theirs;
        if self.has_stock(node) {
            held | self.undrawn[node.next] | 1 << node.upcard
        } else {
            held
        }
    }

    /// Points of the marriages of these kings.
    #[inline]
    fn couples(&self, kings: u64) -> i32 {
        20 * (kings.count_ones() + (kings & self.trump).count_ones()) as i32
    }

    /// The value for the player on lead.
    fn lead(&mut self, mut node: Node, mut alpha: i32, mut beta: i32) -> i32 {
        let stock = self.has_stock(&node);
        let live = self.live(&node);
        let mut gain = 0;
        if node.open != 0 {
            node.open &= live & live << 1;
            if !stock && !self.rules.marriage_in_endgame {
                node.open = 0;
            }
            let declared = node.open & node.mine & node.mine << 1;
            gain = self.couples(declared);
            node.open &= !declared;
            if !stock {
                node.open &= node.theirs & node.theirs << 1;
            }
            alpha -= gain;
            beta -= gain;
        }
        if !stock && node.mine.is_power_of_two() {
            return gain + self.last(&node);
        }
        let captures = if self.rules.captured_marriage {
            self.couples(KINGS & live & live << 1)
        } else {
            0
        };
        let most = node.rest + self.last_trick + captures;
        let open = self.couples(node.open);
        let (low, high) = (-most - open, if stock { most + open } else { most });
        if high <= alpha {
            return gain + high;
        }
        if low >= beta {
            return gain + low;
        }
        // Two cards each are played out faster than they are looked up.
        let keep = stock || node.mine.count_ones() > 2;
        let key = if keep { self.key(&node) } else { 0 };
        let known = if keep { self.table.get(key) } else { UNKNOWN };
        let (low, high) = (low.max(known.low.into()), high.min(known.high.into()));
        if low >= beta || low == high {
            return gain + low;
        }
        if high <= alpha {
            return gain + high;
        }
        let (from, to) = (alpha.max(low), beta.min(high));
        let (value, best) = self.search(&node, live, known.best, from, to);
        if keep {
            let low = if value > from { value } else { low };
            let high = if value < to { value } else { high };
            self.table.put(
                key,
                Known {
                    low: low as i16,
                    high: high as i16,
                    best,
                },
            );
        }
        gain + value
    }

    fn key(&self, node: &Node) -> u64 {
        let kings = node.open >> 7;
        let open = (kings | kings >> 9 | kings >> 18 | kings >> 27) & 15;
        let stock = if self.has_stock(node) {
            (node.next as u64 + 1) << 8 | u64::from(node.upcard)
        } else {
            0
        };
        mix(
            mix(self.salt, node.mine | open << 40 | stock << 44),
            node.theirs,
        )
    }

    /// Tries the leads, best first; the value within the window and the card that reached it.
    fn search(
        &mut self,
        node: &Node,
        live: u64,
        first: u32,
        mut alpha: i32,
        beta: i32,
    ) -> (i32, u32) {
        let mut best = (-INFINITE, 0);
        if self.may_exchange(node) {
            let mine = node.mine ^ self.trump_two ^ 1 << node.upcard;
            let exchanged = Node {
                mine,
                upcard: self.trump_two.trailing_zeros() as u8,
                ..*node
            };
            let value = self.lead(exchanged, alpha, beta);
            if value >= beta {
                return (value, 0);
            }
            alpha = alpha.max(value);
            best.0 = value;
        }
        let mut leads = [(0i16, 0u8); 8];
        let mut len = 0;
        let mut rest = self.distinct(node, node.mine, live);
        while rest != 0 {
            let card = rest.trailing_zeros();
            rest &= rest - 1;
            let score = if self.table.is_none() {
                0
            } else if card + 1 == first {
                i16::MAX
            } else {
                self.lead_score(node, card)
            };
            insert(&mut leads, &mut len, score, card as u8);
        }
        for &(_, card) in &leads[..len] {
            let value = self.reply(node, card.into(), live, alpha, beta);
            if value > best.0 {
                best = (value, u32::from(card) + 1);
                if value >= beta {
                    break;
                }
                alpha = alpha.max(value);
            }
        }
        best
    }

    fn may_exchange(&self, node: &Node) -> bool {
        self.has_stock(node)
            && node.mine & self.trump_two != 0
            && (!self.rules.exchange_not_last_two || node.next + 1 < self.stock.len())
    }

    /// One card of each run of cards that are worth the same: neighbours of one suit among the live
    /// cards, in one hand, with equal points.
    #[inline]
    fn distinct(&self, node: &Node, cards: u64, live: u64) -> u64 {
        // Only the blanks, strengths 0 to 4, have equal points.
        const BLANKS: u64 = 0x1F | 0x1F << 10 | 0x1F << 20 | 0x1F << 30;
        let mut out = cards;
        let mut blanks = cards & BLANKS;
        if self.has_stock(node) {
            blanks &= !self.trump_two;
        }
        while blanks != 0 {
            let card = blanks.trailing_zeros();
            blanks &= blanks - 1;
            let above = live & BLANKS & (SUIT << (card / 10 * 10)) & (!1 << card);
            let next = above & above.wrapping_neg();
            if next & cards != 0 {
                out &= !(1 << card);
            }
        }
        out
    }

    /// Leads that cannot be beaten first, dear ones before cheap ones; then cheap before dear.
    #[inline]
    fn lead_score(&self, node: &Node, card: u32) -> i16 {
        let suit = SUIT << (card / 10 * 10);
        let points = POINTS[card as usize % 10] as i16;
        let beaten = node.theirs & suit & (!1 << card) != 0
            || suit != self.trump
                && node.theirs & self.trump != 0
                && (self.has_stock(node) || node.theirs & suit == 0);
        if beaten {
            -points
        } else {
            100 + points
        }
    }

    /// The value, for the leader, of a card led.
    fn reply(&mut self, node: &Node, led: u32, live: u64, alpha: i32, beta: i32) -> i32 {
        let suit = SUIT << (led / 10 * 10);
        let higher = suit & (!1 << led);
        let same = node.theirs & suit;
        let mut cards = node.theirs;
        if !self.has_stock(node) {
            if same != 0 {
                cards = if self.rules.overtake && same & higher != 0 {
                    same & higher
                } else {
                    same
                };
            } else if cards & self.trump != 0 {
                cards &= self.trump;
            }
        }
        let beating = higher | if suit == self.trump { 0 } else { self.trump };
        let led_points = POINTS[led as usize % 10];
        let mut replies = [(0i16, 0u8); 8];
        let mut len = 0;
        let mut rest = self.distinct(node, cards, live);
        while rest != 0 {
            let card = rest.trailing_zeros();
            rest &= rest - 1;
            let own = POINTS[card as usize % 10];
            let taken = (led_points + own) as i16;
            let wins = beating >> card & 1 != 0;
            let score = if wins { taken } else { -taken };
            let score = if self.table.is_none() { 0 } else { score };
            insert(&mut replies, &mut len, score, card as u8);
        }
        let mut worst = INFINITE;
        for &(_, card) in &replies[..len] {
            let value = self.trick(node, led, card.into(), beating, alpha, beta.min(worst));
            if value < worst {
                worst = value;
                if worst <= alpha {
                    break;
                }
            }
        }
        worst
    }

    /// The value, for the leader, of a trick.
    #[inline]
    fn trick(
        &mut self,
        node: &Node,
        led: u32,
        card: u32,
        beating: u64,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        let wins = beating >> card & 1 != 0;
        let points = POINTS[led as usize % 10] + POINTS[card as usize % 10];
        let mut taken = points;
        if self.rules.captured_marriage {
            let (low, high) = (led.min(card), led.max(card));
            if low + 1 == high && KINGS >> high & 1 != 0 {
                taken += self.couples(1 << high);
            }
        }
        let mut mine = node.mine & !(1 << led);
        let mut theirs = node.theirs & !(1 << card);
        let mut next = node.next;
        if self.has_stock(node) {
            let first = 1 << self.stock[next];
            let second = 1
                << if next + 1 == self.stock.len() {
                    node.upcard
                } else {
                    self.stock[next + 1]
                };
            mine |= if wins { second } else { first };
            theirs |= if wins { first } else { second };
            next = (next + 2).min(self.stock.len());
        }
        if wins {
            std::mem::swap(&mut mine, &mut theirs);
        }
        let after = Node {
            mine,
            theirs,
            rest: node.rest - points,
            next,
            ..*node
        };
        if wins {
            -taken - self.lead(after, -taken - beta, -taken - alpha)
        } else {
            taken + self.lead(after, alpha - taken, beta - taken)
        }
    }

    /// The last trick.
    #[inline]
    fn last(&self, node: &Node) -> i32 {
        let led = node.mine.trailing_zeros();
        let suit = SUIT << (led / 10 * 10);
        let beating = suit & (!1 << led) | if suit == self.trump { 0 } else { self.trump };
        let mut taken = node.rest + self.last_trick;
        if self.rules.captured_marriage {
            let both = node.mine | node.theirs;
            taken += self.couples(KINGS & both & both << 1);
        }
        if beating & node.theirs != 0 {
            -taken
        } else {
            taken
        }
    }
}

/// Inserts into a list sorted by falling score.
#[inline]
fn insert(list: &mut [(i16, u8); 8], len: &mut usize, score: i16, card: u8) {
    let mut at = *len;
    while at > 0 && list[at - 1].0 < score {
        list[at] = list[at - 1];
        at -= 1;
    }
    list[at] = (score, card);
    *len += 1;
}
