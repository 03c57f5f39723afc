//! The club player: the advice that is handed down, with the cards counted.
//!
//! - Clear the table; leave none that the next player can clear.
//! - Leave nothing dear that the next player's card may take.
//! - Keep the aces for a rich table, and keep them off the table.
//! - Take what shifts the count ([`super::worth`]).
//! - Near the end capture last: what is left over goes to that side.
//! - In pairs leave the partner what he alone can take.

use super::unseen::{hidden, Unseen};
use super::worth::Worths;
use crate::cards::{rank_cards, Card, Cards, Each, ACES};
use crate::fishing::captures::table_aces;
use crate::fishing::rules::Rules;
use crate::fishing::state::State;
use crate::moves::{captured, card, Move};

const SGOBBA: f32 = 1.0;
/// A table that the next player clears for sure.
const DANGER: f32 = 1.0;
/// Of the worth of a table card that the next player takes for sure.
const AT_RISK: f32 = 0.9;
/// Cards up to this worth are not worth a look.
const CHEAP: f32 = 0.1;
/// Of the worth of one's own card laid on the table, whoever may take it.
const LEFT: f32 = 0.35;
const ACE_SPENT: f32 = 0.3;
/// Of a clearance that the partner alone can make.
const PARTNER: f32 = 0.3;
/// Of the worth of what lies on the table, for capturing with the last card; less for earlier ones.
const LAST_CAPTURE: f32 = 0.5;

/// For each value the ranks that take a card of it: its own and what makes fifteen with it.
static TAKERS: [Cards; 16] = {
    let mut takers = [0; 16];
    let mut worth = 1;
    while worth <= 10 {
        takers[worth] = rank_cards(worth as u8 - 1);
        if worth > 4 {
            takers[worth] |= rank_cards(14 - worth as u8);
        }
        worth += 1;
    }
    takers
};

/// For each total of a table, those from 15 on being one, the ranks but the ace that may take it all.
static CLEARING: [Cards; 16] = {
    let mut clearing = [0; 16];
    let mut total = 2;
    while total <= 13 {
        if total <= 10 {
            clearing[total] |= rank_cards(total as u8 - 1);
        }
        if total >= 5 {
            clearing[total] |= rank_cards(14 - total as u8);
        }
        total += 1;
    }
    clearing
};

/// Values the plays of one position.
pub struct Judge<'a> {
    rules: &'a Rules,
    state: &'a State,
    worths: Worths,
    next: Unseen,
    partner: Option<Unseen>,
    /// Whether cards will be played after this one.
    more: bool,
    /// What clearing the table is worth to the next player.
    scores: f32,
    /// Whether clearing the table with this card scores, an ace's sweep apart.
    can_score: bool,
    /// Of the worth of what a capture leaves over.
    leftovers: f32,
    /// The cards of the table that are worth 1.
    ones: Cards,
    /// What the table adds up to.
    total: u32,
    /// What the table is worth.
    worth: f32,
    /// What of the table's worth is at risk while an ace lies there, and while none does.
    risk: [f32; 2],
}

impl<'a> Judge<'a> {
    /// For a position in which somebody is to act.
    #[inline]
    pub fn new(rules: &'a Rules, state: &'a State) -> Self {
        let seat = state.to_act;
        let hidden = hidden(state);
        let left = state.left() - 1;
        let others = 2 * (rules.seats - 1);
        let near_end = left <= others;
        let mut judge = Self {
            rules,
            state,
            worths: Worths::new(&state.piles),
            next: Unseen::of(rules, state, hidden, rules.after(seat)),
            partner: (rules.seats == 4 && left > 2)
                .then(|| Unseen::of(rules, state, hidden, (seat + 2) & 3)),
            more: left > 0,
            scores: if left > 1 || rules.last_card_scores {
                SGOBBA
            } else {
                0.0
            },
            can_score: left > 0 || rules.last_card_scores,
            leftovers: if near_end {
                LAST_CAPTURE * (1.0 - f32::from(left) / f32::from(others + 1))
            } else {
                0.0
            },
            ones: table_aces(rules, state),
            total: 0,
            worth: 0.0,
            risk: [0.0; 2],
        };
        for card in Each(state.table) {
            judge.total += u32::from(state.worth(rules.matta, card));
            judge.worth += judge.worths.of(card);
            judge.risk[0] += judge.risk_of(card, 0);
            judge.risk[1] += judge.risk_of(card, 1);
        }
        judge
    }

    /// What a play is worth, in points.
    #[inline]
    pub fn value(&self, mv: Move) -> f32 {
        let played = card(mv);
        self.value_at(mv, self.state.worth(self.rules.matta, played))
    }

    /// The same with the value at which the card is played.
    #[inline]
    pub fn value_at(&self, mv: Move, played_value: u8) -> f32 {
        let (played, taken) = (card(mv), captured(mv));
        let worth = self.worths.of(played);
        let spent = if played_value == 1 { ACE_SPENT } else { 0.0 };
        if taken == 0 {
            let value = -LEFT * worth - spent;
            if !self.more {
                return value;
            }
            let sweep = usize::from(self.ones == 0 && played_value != 1);
            let risk = self.risk[sweep] + self.risk_at(played, played_value, sweep);
            return value - self.danger(self.total + u32::from(played_value), sweep, risk);
        }
        let mut value = worth - spent;
        if taken == self.state.table {
            value += self.worth;
            if self.can_score && (played_value != 1 || self.rules.ace_sweep_scores) {
                value += SGOBBA;
            }
            return value;
        }
        let sweep = usize::from(self.ones & !taken == 0);
        let (mut total, mut rest, mut risk) = (self.total, self.worth, self.risk[sweep]);
        for card in Each(taken) {
            total -= u32::from(self.state.worth(self.rules.matta, card));
            rest -= self.worths.of(card);
            risk -= self.risk_of(card, sweep);
        }
        value += self.worth - rest + self.leftovers * rest;
        if self.more {
            value -= self.danger(total, sweep, risk);
        }
        value
    }

    /// What the next player may be expected to win from a table that is not empty, less what only
    /// the partner can clear.
    #[inline]
    fn danger(&self, total: u32, sweep: usize, risk: f32) -> f32 {
        let mut ranks = CLEARING[total.min(15) as usize];
        if sweep == 1 || total == 1 {
            ranks |= ACES;
        }
        let cleared = self.next.chance(ranks);
        let danger = DANGER * self.scores * cleared + risk;
        match &self.partner {
            Some(partner) => {
                danger - PARTNER * self.scores * (1.0 - cleared) * partner.chance(ranks)
            }
            None => danger,
        }
    }

    /// What of a table card's worth the next player may take, `sweep` being 1 where an ace takes all.
    #[inline]
    fn risk_of(&self, card: Card, sweep: usize) -> f32 {
        self.risk_at(card, self.state.worth(self.rules.matta, card), sweep)
    }

    #[inline]
    fn risk_at(&self, card: Card, value: u8, sweep: usize) -> f32 {
        let worth = self.worths.of(card);
        if worth <= CHEAP {
            return 0.0;
        }
        let ranks = TAKERS[usize::from(value & 15)] | [0, ACES][sweep];
        AT_RISK * worth * self.next.chance(ranks)
    }
}
