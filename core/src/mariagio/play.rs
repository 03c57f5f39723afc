//! The course of a hand of Mariagio: deal, legal moves, what they do, and the points.

use super::rules::Rules;
use super::state::{State, NONE};
use crate::cards::{bit, nth_card, suit_cards, Card, Cards, Deck, Each, PACK};
use crate::moves::{self, Move, EXCHANGE};
use crate::rng::Stream;
use crate::sheet::{Line, Sheet};

/// King and queen of hearts; shifted by a suit, those of the suit.
pub(super) const COUPLE: Cards = 0x11 << 32;
/// Number of tricks in a hand.
pub const TRICKS: u8 = 20;

/// Deals a hand: seven cards each, the opponent first, then the trump.
#[must_use]
pub fn deal(deck: &Deck, dealer: u8) -> State {
    let mut hands = [0; 2];
    for (turn, &card) in deck[..14].iter().enumerate() {
        hands[(turn + 1 + usize::from(dealer)) & 1] |= bit(card);
    }
    State {
        hands,
        piles: [0; 2],
        shown: [0; 2],
        deck: *deck,
        next: 15,
        dealer,
        to_act: 1 - dealer,
        trump: deck[14] & 3,
        upcard: deck[14],
        led: NONE,
        married: [0; 2],
        now: 0,
        captured: [0; 2],
        tricks: 0,
        last_winner: NONE,
    }
}

/// The cards that may be played, marriages aside.
#[inline]
fn playable(rules: &Rules, state: &State) -> Cards {
    let hand = state.hands[usize::from(state.to_act)];
    if state.led == NONE || state.upcard != NONE {
        return hand;
    }
    let same = hand & suit_cards(state.led & 3);
    if same != 0 {
        let higher = same & rules.higher[usize::from(state.led)];
        return if rules.overtake && higher != 0 {
            higher
        } else {
            same
        };
    }
    let trumps = hand & suit_cards(state.trump);
    if trumps != 0 {
        trumps
    } else {
        hand
    }
}

/// King and queen of the suits in a bit set.
#[inline]
fn couples(suits: u8) -> Cards {
    (u64::from(suits) & 0xF) * 0x11 << 32
}

#[inline]
fn may_exchange(rules: &Rules, state: &State) -> bool {
    let seat = usize::from(state.to_act);
    state.upcard != NONE
        && state.hands[seat] & bit(4 + state.trump) != 0
        && (rules.exchange_own_turn || state.led == NONE)
        && (!rules.exchange_needs_trick || state.piles[seat] != 0)
        && (!rules.exchange_not_last_two || usize::from(state.next) + 1 < PACK)
}

/// The suits, as bits, whose marriage may be declared now.
#[inline]
fn marriages(rules: &Rules, state: &State, cards: Cards) -> u8 {
    let seat = usize::from(state.to_act);
    let hand = state.hands[seat];
    let both = (hand >> 32 & hand >> 36 & 0xF) as u8 & !state.married[seat];
    if both == 0
        || state.led != NONE && !rules.marriage_own_turn
        || state.upcard == NONE && !rules.marriage_in_endgame
        || rules.marriage_needs_trick && state.piles[seat] == 0
        || rules.one_marriage && state.now != 0
    {
        return 0;
    }
    if rules.marriage_must_lead {
        // One of the two cards must be playable afterwards.
        return both & (cards >> 32 | cards >> 36) as u8;
    }
    both
}

/// What the seat to move may do: exchange, declare the marriages of these suits, play these cards.
#[inline]
pub(super) fn choices(rules: &Rules, state: &State) -> (bool, u8, Cards) {
    let mut cards = playable(rules, state);
    let suits = marriages(rules, state, cards);
    if rules.marriage_must_lead && state.now != 0 {
        cards &= couples(state.now);
    }
    (may_exchange(rules, state), suits, cards)
}

/// Pushes the legal moves, sorted: none only when the hand is over.
#[inline]
pub fn legal(rules: &Rules, state: &State, out: &mut Vec<Move>) {
    if state.is_over() {
        return;
    }
    let (exchange, suits, cards) = choices(rules, state);
    if exchange {
        out.push(EXCHANGE);
    }
    for suit in Each(suits.into()) {
        out.push(moves::marriage(suit));
    }
    for card in Each(cards) {
        out.push(moves::play(card, 0));
    }
}

/// One of the legal moves at random, the one that `rng.below` picks from their list.
#[inline]
pub fn pick(rules: &Rules, state: &State, rng: &mut Stream) -> Option<Move> {
    if state.is_over() {
        return None;
    }
    let (exchange, suits, cards) = choices(rules, state);
    let (swaps, pairs) = (u32::from(exchange), suits.count_ones());
    let nth = rng.below(u64::from(swaps + pairs + cards.count_ones())) as u32;
    Some(if nth >= swaps + pairs {
        moves::play(nth_card(cards, nth - swaps - pairs), 0)
    } else if nth >= swaps {
        moves::marriage(nth_card(suits.into(), nth - swaps))
    } else {
        EXCHANGE
    })
}

/// Makes a move that is legal.
#[inline]
pub fn apply(rules: &Rules, state: &mut State, mv: Move) {
    let seat = usize::from(state.to_act);
    if moves::is_play(mv) {
        let card = moves::card(mv);
        state.hands[seat] &= !bit(card);
        state.shown[seat] &= !bit(card);
        state.now = 0;
        if state.led == NONE {
            state.led = card;
            state.to_act ^= 1;
        } else {
            reply(rules, state, card);
        }
    } else if mv == EXCHANGE {
        let two = bit(4 + state.trump);
        state.hands[seat] ^= two | bit(state.upcard);
        state.shown[seat] |= bit(state.upcard);
        state.upcard = 4 + state.trump;
    } else {
        let suit = moves::named(mv);
        state.married[seat] |= 1 << suit;
        state.now |= 1 << suit;
        state.shown[seat] |= COUPLE << suit;
    }
}

/// Whether the reply takes the trick.
#[inline]
#[must_use]
pub fn reply_wins(rules: &Rules, trump: u8, led: Card, reply: Card) -> bool {
    rules.higher[usize::from(led)] & bit(reply) != 0 || reply & 3 == trump && led & 3 != trump
}

fn reply(rules: &Rules, state: &mut State, card: Card) {
    let led = state.led;
    let winner = state.to_act ^ u8::from(!reply_wins(rules, state.trump, led, card));
    let seat = usize::from(winner);
    let trick = bit(led) | bit(card);
    if rules.captured_marriage && led & 3 == card & 3 && trick == COUPLE << (led & 3) {
        state.captured[seat] |= 1 << (led & 3);
    }
    state.piles[seat] |= trick;
    state.tricks += 1;
    state.led = NONE;
    state.last_winner = winner;
    state.to_act = winner;
    if state.tricks == TRICKS {
        state.to_act = NONE;
    } else if state.upcard != NONE {
        draw(state, seat);
    }
}

/// The winner draws, then the loser; the last card of the stock is the turned-up one.
#[inline]
fn draw(state: &mut State, winner: usize) {
    let loser = winner ^ 1;
    let next = usize::from(state.next);
    state.hands[winner] |= bit(state.deck[next]);
    if next + 1 == PACK {
        state.hands[loser] |= bit(state.upcard);
        state.shown[loser] |= bit(state.upcard);
        state.upcard = NONE;
        state.next = PACK as u8;
    } else {
        state.hands[loser] |= bit(state.deck[next + 1]);
        state.next += 2;
    }
}

/// Points of the marriages in a bit set of suits.
#[inline]
pub(super) fn marriage_points(suits: u8, trump: u8) -> i16 {
    20 * (suits.count_ones() as i16 + i16::from(suits >> trump & 1))
}

/// The score sheet of a hand; of a running one, what was earned until now.
#[must_use]
pub fn sheet(rules: &Rules, state: &State) -> Sheet {
    let mut sheet = Sheet::default();
    for seat in 0..2 {
        sheet.add(Line::Cards, seat, rules.pile_points(state.piles[seat]));
        sheet.add(
            Line::Marriage,
            seat,
            marriage_points(state.married[seat], state.trump),
        );
        let captured = marriage_points(state.captured[seat], state.trump);
        sheet.add(Line::CapturedMarriage, seat, captured);
    }
    if state.tricks == TRICKS {
        let last = usize::from(state.last_winner & 1);
        sheet.add(Line::LastTrick, last, rules.last_trick.into());
    }
    sheet
}
