//! What the networks look at.

use std::sync::{Arc, Mutex, PoisonError};

use super::value::{Features, Net};
use crate::cards::{count, Cards, Each, PACK};
use crate::{fishing, mariagio};

/// Card sets that a position of Cirulla or Cirollon is taken apart into: three piles, the table,
/// four hands, the stock.
const FISHING_PLACES: usize = 9;
const FISHING: usize = FISHING_PLACES * PACK + 4 + 11 + 13 + 10 + 8;

/// Piles, the card led, both hands, the upcard and the stock.
const MARIAGIO_PLACES: usize = 7;
const MARIAGIO: usize = MARIAGIO_PLACES * PACK + 8 + 8 + 20;

impl Features for fishing::Rules {
    fn inputs(&self) -> usize {
        FISHING
    }

    fn features(&self, state: &Self::State, out: &mut Vec<u16>) {
        out.clear();
        let (me, seats, sides) = (state.to_act, self.seats, self.sides());
        let side = self.side(me);
        let mut place = 0;
        let mut put = |cards: Cards, out: &mut Vec<u16>| {
            out.extend(Each(cards).map(|card| place * PACK as u16 + u16::from(card)));
            place += 1;
        };
        let mut seen = state.table;
        for next in 0..3 {
            let pile = if next < sides {
                state.piles[(side + next) % sides]
            } else {
                0
            };
            seen |= pile;
            put(pile, out);
        }
        put(state.table, out);
        for next in 0..4 {
            let hand = if next < seats {
                state.hands[usize::from((me + next) % seats)]
            } else {
                0
            };
            seen |= hand;
            put(hand, out);
        }
        put(crate::cards::FULL & !seen, out);
        let mut base = FISHING_PLACES * PACK;
        let mut fact = |value: usize, of: usize, out: &mut Vec<u16>| {
            out.push((base + value.min(of - 1)) as u16);
            base += of;
        };
        let last = usize::from(state.last_capture);
        let last = if last < sides {
            (last + sides - side) % sides
        } else {
            3
        };
        fact(last, 4, out);
        fact(usize::from(count(state.hands[usize::from(me)])), 11, out);
        let rounds = (PACK - usize::from(state.next)) / (3 * usize::from(seats));
        fact(rounds, 13, out);
        let loose = state.hands.iter().fold(state.table, |all, hand| all | hand);
        let matta = crate::cards::bit(self.matta) & loose != 0;
        fact(
            if matta {
                usize::from(state.matta_value) % 10
            } else {
                0
            },
            10,
            out,
        );
        // Who may still declare: the mover, the next one, the one after.
        let rights = (0..3).map(|next| {
            let seat = (me + next) % seats;
            usize::from(state.may_declare >> seat & 1) << next
        });
        fact(rights.sum(), 8, out);
    }

    fn scale(&self) -> f32 {
        10.0
    }

    fn net(&self) -> Option<Arc<Net>> {
        let usual = match (self.cirollon, self.seats) {
            (true, _) => Self::cirollon(""),
            (false, seats) => Self::cirulla(seats, ""),
        };
        if usual.as_ref() != Ok(self) {
            return None;
        }
        match (self.cirollon, self.seats) {
            (true, _) => CIROLLON.get(FISHING, 1),
            (false, 2) => CIRULLA_2.get(FISHING, 1),
            (false, 3) => CIRULLA_3.get(FISHING, 3),
            (false, _) => CIRULLA_4.get(FISHING, 1),
        }
    }
}

impl Features for mariagio::Rules {
    fn inputs(&self) -> usize {
        MARIAGIO
    }

    fn features(&self, state: &Self::State, out: &mut Vec<u16>) {
        out.clear();
        let me = usize::from(state.to_act);
        let other = me ^ 1;
        // Trumps come first, the other suits in their order.
        let canonical = |card: u8| {
            let suit = (card & 3) + 4 - state.trump & 3;
            u16::from(card & !3 | suit)
        };
        let single = |card: u8| {
            if card < 40 {
                crate::cards::bit(card)
            } else {
                0
            }
        };
        let places = [
            state.piles[me],
            state.piles[other],
            single(state.led),
            state.hands[me],
            state.hands[other],
            single(state.upcard),
        ];
        let rest = crate::cards::FULL & !places.iter().fold(0, |all, set| all | set);
        for (place, &cards) in places.iter().chain(&[rest]).enumerate() {
            out.extend(Each(cards).map(|card| (place * PACK) as u16 + canonical(card)));
        }
        let mut base = (MARIAGIO_PLACES * PACK) as u16;
        for seat in [me, other] {
            for suit in 0..4_u8 {
                if state.married[seat] >> suit & 1 != 0 {
                    out.push(base + u16::from(suit + 4 - state.trump & 3));
                }
            }
            base += 4;
        }
        for seat in [me, other] {
            for suit in 0..4_u8 {
                if state.captured[seat] >> suit & 1 != 0 {
                    out.push(base + u16::from(suit + 4 - state.trump & 3));
                }
            }
            base += 4;
        }
        out.push(base + u16::from(state.tricks.min(19)));
    }

    fn scale(&self) -> f32 {
        50.0
    }

    fn net(&self) -> Option<Arc<Net>> {
        if Self::new("").as_ref() != Ok(self) {
            return None;
        }
        MARIAGIO_2.get(MARIAGIO, 1)
    }
}

/// Weights as data, read when they are first asked for.
struct Shelf {
    bytes: &'static [u8],
    net: Mutex<Option<Arc<Net>>>,
}

impl Shelf {
    const fn new(bytes: &'static [u8]) -> Self {
        Self {
            bytes,
            net: Mutex::new(None),
        }
    }

    fn get(&self, inputs: usize, outputs: usize) -> Option<Arc<Net>> {
        // A panic elsewhere cannot leave a network half read.
        let mut net = self.net.lock().unwrap_or_else(PoisonError::into_inner);
        if net.is_none() {
            *net = Net::read(inputs, outputs, self.bytes).ok().map(Arc::new);
        }
        net.clone()
    }
}

macro_rules! shelf {
    ($name:ident, $file:literal) => {
        static $name: Shelf = Shelf::new(include_bytes!(concat!("../../weights/", $file)));
    };
}
shelf!(CIRULLA_2, "cirulla2.bin");
shelf!(CIRULLA_3, "cirulla3.bin");
shelf!(CIRULLA_4, "cirulla4.bin");
shelf!(CIROLLON, "cirollon4.bin");
shelf!(MARIAGIO_2, "mariagio2.bin");
