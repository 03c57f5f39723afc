//! What a regular of the club thinks of a card: the advice that is handed down, with cards and
//! trumps counted.
//!
//! - Keep king and queen together, and a single one while its partner may still come.
//! - Save trumps for tricks that pay, aces and sevens of trumps most of all; bring plain aces and
//!   sevens home as follower.
//! - Lead cheap cards, or what the other cannot beat, and no suit in which he brings home an ace or
//!   seven.
//! - Watch the last two cards of the stock: the loser of trick 13 draws the turned-up card.
//!
//! All values are points of the hand; the weights are those of the Python club player.

use super::chances::{chances, Row};
use super::play::COUPLE;
use super::rules::Rules;
use super::state::{State, NONE};
use crate::cards::{bit, count, suit_cards, Card, Cards, Each, FULL, PACK};

/// What keeping a trump is worth, more for each step of its strength, and of its own points.
const TRUMP: f32 = 7.5;
const TRUMP_STRENGTH: f32 = 0.5;
const TRUMP_POINTS: f32 = 1.1;
/// What keeping a plain ace or seven is worth.
const PLAIN_ACE: f32 = 7.5;
const PLAIN_SEVEN: f32 = 3.5;
/// Of a marriage's points: for cards that make one, and for a card whose partner is unseen.
const COUPLE_HELD: f32 = 0.9;
const COUPLE_HOPED: f32 = 0.15;
/// Of the points that the next lead lets one show.
const SHOW_SOON: f32 = 0.2;
/// Being on lead shows one's card first: the cost while the stock lasts, and what is added until it
/// is gone.
const LEAD_COST: f32 = 2.0;
const LEAD_LATER: f32 = 2.0;
const STOCK_TRICKS: f32 = 13.0;
/// Of the points of a led card, of an ace or seven, and of any without a stock, what being beaten
/// costs: at first little, for the other spends a card that he could use better.
const BEATEN: f32 = 0.8;
const BEATEN_DEAR: f32 = 1.5;
const BEATEN_LAST: f32 = 2.0;
/// Of the points of a plain ace or seven that a lead lets the other bring home, while the stock
/// lasts.
const GIFT: f32 = 0.2;
/// An exchange or marriage, in an opinion beside cards.
pub(super) const SHOWN: f32 = 40.0;
/// Of the difference that the turned-up card makes at trick 13.
const LAST_DRAW: f32 = 0.3;

/// Points by strength.
const POINTS: [f32; 10] = [0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 3.0, 4.0, 10.0, 11.0];
/// What keeping a card is worth by its strength, marriages apart: of a plain suit, of trumps.
static KEEP: [[f32; 10]; 2] = {
    let mut keep = [[0.0; 10]; 2];
    keep[0][8] = PLAIN_SEVEN;
    keep[0][9] = PLAIN_ACE;
    let (mut strength, mut steps) = (0, 0.0);
    while strength < 10 {
        keep[1][strength] = TRUMP + TRUMP_STRENGTH * steps + TRUMP_POINTS * POINTS[strength];
        strength += 1;
        steps += 1.0;
    }
    keep
};
/// Kings and queens.
const PARTNERS: Cards = 0xFF << 32;

/// The lowest card alone, if there is any.
#[inline]
fn first(cards: Cards) -> Cards {
    cards & cards.wrapping_neg()
}

/// King and queen changed for each other, other cards left out.
#[inline]
fn partners(cards: Cards) -> Cards {
    let pairs = cards & PARTNERS;
    (pairs >> 4 | pairs << 4) & PARTNERS
}

/// Values the cards of one position.
pub(super) struct Judge<'a> {
    rules: &'a Rules,
    state: &'a State,
    /// Cards that the seat to act has not seen; without a stock the other holds them all.
    unseen: Cards,
    /// Those that the other is known to hold.
    shown: Cards,
    /// The chances that the other holds one of so many of the rest.
    chances: &'static Row,
    trumps: Cards,
    /// Kings and queens in hand that can be shown together, and those whose partner may come.
    held: Cards,
    hoped: Cards,
}

impl<'a> Judge<'a> {
    /// A judge of the cards of the seat to act, which there must be.
    #[inline]
    pub(super) fn new(rules: &'a Rules, state: &'a State) -> Self {
        let (seat, other) = (usize::from(state.to_act), usize::from(state.to_act ^ 1));
        let hand = state.hands[seat];
        let loose = |card| if card == NONE { 0 } else { bit(card) };
        let open = state.piles[0] | state.piles[1] | loose(state.upcard) | loose(state.led);
        let unseen = FULL & !(hand | open);
        let shown = state.shown[other];
        let married = state.married[0] | state.married[1];
        let unmarried = hand & COUPLE * u64::from(!married & 0xF);
        let stock = state.upcard != NONE;
        Self {
            rules,
            state,
            unseen,
            shown,
            chances: chances(
                count(state.hands[other]) - count(shown),
                count(unseen & !shown),
            ),
            trumps: suit_cards(state.trump),
            held: unmarried & partners(unmarried),
            hoped: if stock {
                unmarried & partners(unseen)
            } else {
                0
            },
        }
    }

    /// The best of some cards, the first of equals.
    #[inline]
    pub(super) fn best(&self, cards: Cards) -> Card {
        let mut best = (f32::NEG_INFINITY, NONE);
        let mut try_one = |card, value| {
            if value > best.0 {
                best = (value, card);
            }
        };
        // Plain blanks of a suit are as good as each other on lead; as answers all that win, and all
        // that do not.
        let blanks = cards & self.rules.blanks() & !self.trumps;
        if self.state.led == NONE {
            let first_blanks = (0..4).fold(0, |set, suit| set | first(blanks & suit_cards(suit)));
            let cards = cards & !blanks | first_blanks;
            let trumped = self.trumped();
            Each(cards).for_each(|card| try_one(card, self.lead(card, trumped)));
        } else {
            let reply = Reply::new(self);
            let winning = blanks & reply.beating;
            let cards = cards & !blanks | first(winning) | first(blanks & !winning);
            Each(cards).for_each(|card| try_one(card, self.reply(card, &reply)));
        }
        best.1
    }

    /// What playing a card is worth.
    pub(super) fn value(&self, card: Card) -> f32 {
        if self.state.led == NONE {
            self.lead(card, self.trumped())
        } else {
            self.reply(card, &Reply::new(self))
        }
    }

    #[inline]
    fn has_stock(&self) -> bool {
        self.state.upcard != NONE
    }

    #[inline]
    fn points(&self, card: Card) -> f32 {
        POINTS[usize::from(self.rules.strength(card))]
    }

    #[inline]
    fn marriage_points(&self, card: Card) -> f32 {
        if self.trumps & bit(card) != 0 {
            40.0
        } else {
            20.0
        }
    }

    /// The chance that the other holds one of these unseen cards.
    #[inline]
    fn chance(&self, cards: Cards) -> f32 {
        if cards & self.shown != 0 {
            1.0
        } else {
            self.chances[usize::from(count(cards))]
        }
    }

    /// The chance that the other holds a trump.
    #[inline]
    fn trumped(&self) -> f32 {
        self.chance(self.unseen & self.trumps)
    }

    /// What answering with a card is worth.
    #[inline]
    fn reply(&self, card: Card, reply: &Reply) -> f32 {
        let trick = reply.led + self.points(card);
        let value = if reply.beating & bit(card) == 0 {
            reply.last_draw - trick
        } else {
            // The card is gone when one comes to lead.
            let lost = if self.held & bit(card) != 0 {
                SHOW_SOON * self.marriage_points(card)
            } else if card == reply.two {
                reply.exchange
            } else {
                0.0
            };
            trick + reply.lead - lost - reply.last_draw
        };
        value - self.keep(card)
    }

    /// What leading a card is worth: its points, won or lost by the chance that the other beats it.
    #[inline]
    fn lead(&self, card: Card, trumped: f32) -> f32 {
        let points = self.points(card);
        let higher = self.unseen & self.rules.higher[usize::from(card)];
        let (plain, stock) = (self.trumps & bit(card) == 0, self.has_stock());
        let mut beaten = self.chance(higher);
        // Without a stock the other must follow suit; with one, blanks are not worth a trump.
        let may_trump = if stock {
            points >= 2.0
        } else {
            self.unseen & suit_cards(card & 3) == 0
        };
        if plain && may_trump {
            beaten += (1.0 - beaten) * trumped;
        }
        if !stock {
            return points * (1.0 - BEATEN_LAST * beaten) - self.keep(card);
        }
        let gift = if plain { self.gift(higher) } else { 0.0 };
        let cost = if points >= 10.0 { BEATEN_DEAR } else { BEATEN };
        points * (1.0 - cost * beaten) - gift - self.keep(card)
    }

    /// What the other gains by bringing home an ace or seven that beats the lead.
    #[inline]
    fn gift(&self, higher: Cards) -> f32 {
        let dear = higher & self.rules.dear();
        let gain = |card| self.points(card) * self.chance(bit(card));
        GIFT * Each(dear).map(gain).sum::<f32>()
    }

    /// What the card would be worth later.
    #[inline]
    fn keep(&self, card: Card) -> f32 {
        let trump = usize::from(self.trumps & bit(card) != 0);
        let worth = KEEP[trump][usize::from(self.rules.strength(card))];
        if self.held & bit(card) != 0 {
            worth + COUPLE_HELD * self.marriage_points(card)
        } else if self.hoped & bit(card) != 0 {
            worth + COUPLE_HOPED * self.marriage_points(card)
        } else {
            worth
        }
    }
}

/// What all answers to a card led have in common.
struct Reply {
    /// Points of the card led.
    led: f32,
    /// The cards that beat it.
    beating: Cards,
    /// What being on lead next is worth.
    lead: f32,
    /// The two of trumps, and what the exchange is worth in `lead`.
    two: Card,
    exchange: f32,
    /// What losing trick 13 brings more than winning it, halved: the turned-up trump.
    last_draw: f32,
}

impl Reply {
    #[inline]
    fn new(judge: &Judge<'_>) -> Self {
        let (state, rules) = (judge.state, judge.rules);
        let led = state.led;
        let queens = judge.held & 0xF << 32;
        let pairs = count(queens) + count(queens & judge.trumps);
        let two = 4 + state.trump;
        let mut ahead = SHOW_SOON * 20.0 * f32::from(pairs);
        let (mut exchange, mut last_draw) = (0.0, 0.0);
        if judge.has_stock() {
            let upcard = judge.points(state.upcard);
            if state.hands[usize::from(state.to_act)] & bit(two) != 0 {
                exchange = SHOW_SOON * upcard;
            }
            let later = LEAD_LATER * f32::from(state.tricks) / STOCK_TRICKS;
            ahead += exchange - LEAD_COST - later;
            if usize::from(state.next) + 1 == PACK {
                last_draw = LAST_DRAW * (upcard + TRUMP);
            }
        }
        Self {
            led: judge.points(led),
            beating: rules.higher[usize::from(led)]
                | if judge.trumps & bit(led) == 0 {
                    judge.trumps
                } else {
                    0
                },
            lead: ahead,
            two,
            exchange,
            last_draw,
        }
    }
}
