//! Moves packed into one number, whose order is the order of the legal moves, and their text.
//!
//! Bits 60..=63 hold the kind. A declaration has the named value in bits 0..=3 (0: the matta serves
//! as printed, or there is none) and its cards in bits 4..=43; a play has the captured cards in
//! bits 0..=39 and the card in bits 40..=45; a marriage has its suit in bits 0..=1.

use crate::cards::{bit, read_card, read_cards, read_rank, read_suit, FULL};
use crate::cards::{rank_char, suit_char, write_card, write_cards, Card, Cards};

/// A packed move.
pub type Move = u64;

const KIND: u32 = 60;
const CARD: u32 = 40;

/// What a move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Mariagio: the 2 of trumps for the turned-up card.
    Exchange,
    /// Mariagio: king and queen of a suit.
    Marriage,
    /// Three cards that total 9 or less.
    Barsega,
    /// Three cards of one value.
    Barsegon,
    /// J♦ Q♦ K♦ as the three cards of a round.
    Grande,
    /// A card, with what it captures.
    Play,
}

const KINDS: [Kind; 6] = [
    Kind::Exchange,
    Kind::Marriage,
    Kind::Barsega,
    Kind::Barsegon,
    Kind::Grande,
    Kind::Play,
];

/// The exchange of Mariagio.
pub const EXCHANGE: Move = 0;

/// The marriage of a suit.
#[must_use]
pub const fn marriage(suit: u8) -> Move {
    (Kind::Marriage as u64) << KIND | suit as u64
}

/// A declaration of three cards; `named` is 0 where the matta keeps its printed value or is absent.
#[inline]
#[must_use]
pub const fn declaration(kind: Kind, cards: Cards, named: u8) -> Move {
    (kind as u64) << KIND | cards << 4 | named as u64
}

/// A card played, capturing these (possibly no) cards.
#[inline]
#[must_use]
pub const fn play(card: Card, captured: Cards) -> Move {
    (Kind::Play as u64) << KIND | (card as u64) << CARD | captured
}

/// What a move is; `None` for a number that packs no move.
#[inline]
#[must_use]
pub fn kind(mv: Move) -> Option<Kind> {
    KINDS.get((mv >> KIND) as usize).copied()
}

/// Whether a move plays a card.
#[inline]
#[must_use]
pub const fn is_play(mv: Move) -> bool {
    mv >> KIND == Kind::Play as u64
}

/// The card of a play.
#[inline]
#[must_use]
pub const fn card(mv: Move) -> Card {
    (mv >> CARD & 63) as Card
}

/// The captured cards of a play.
#[inline]
#[must_use]
pub const fn captured(mv: Move) -> Cards {
    mv & FULL
}

/// The three cards of a declaration.
#[inline]
#[must_use]
pub const fn declared(mv: Move) -> Cards {
    mv >> 4 & FULL
}

/// The value that a declaration names, 0 for none; or the suit of a marriage.
#[inline]
#[must_use]
pub const fn named(mv: Move) -> u8 {
    (mv & 15) as u8
}

/// Writes a move in the notation of the match record.
pub fn write(out: &mut String, mv: Move) {
    match kind(mv) {
        Some(Kind::Play) => {
            write_card(out, card(mv));
            if captured(mv) != 0 {
                out.push('*');
                write_cards(out, captured(mv));
            }
        }
        Some(Kind::Marriage) => {
            out.push_str("marriage ");
            out.push(suit_char(named(mv)));
        }
        Some(Kind::Exchange) => out.push_str("exchange"),
        Some(what) => {
            out.push_str(match what {
                Kind::Barsega => "barsega ",
                Kind::Barsegon => "barsegon ",
                _ => "grande ",
            });
            write_cards(out, declared(mv));
            if named(mv) != 0 {
                out.push('=');
                out.push(rank_char(named(mv) - 1));
            }
        }
        None => out.push('?'),
    }
}

/// The notation of a move.
#[must_use]
pub fn text(mv: Move) -> String {
    let mut out = String::new();
    write(&mut out, mv);
    out
}

/// Reads the notation of a move; says nothing on whether it is legal.
#[must_use]
pub fn read(text: &str) -> Option<Move> {
    if text == "exchange" {
        return Some(EXCHANGE);
    }
    if let Some((word, rest)) = text.split_once(' ') {
        let what = match word {
            "marriage" => {
                return match *rest.as_bytes() {
                    [suit] => Some(marriage(read_suit(suit)?)),
                    _ => None,
                }
            }
            "barsega" => Kind::Barsega,
            "barsegon" => Kind::Barsegon,
            "grande" => Kind::Grande,
            _ => return None,
        };
        let (cards, named) = match rest.split_once('=') {
            None => (rest, 0),
            Some((cards, value)) => match *value.as_bytes() {
                [rank] => (cards, read_rank(rank)? + 1),
                _ => return None,
            },
        };
        let cards = read_cards(cards).filter(|c| c.count_ones() == 3)?;
        return Some(declaration(what, cards, named));
    }
    match text.split_once('*') {
        None => Some(play(read_card(text)?, 0)),
        Some((card, taken)) => {
            let (card, taken) = (read_card(card)?, read_cards(taken)?);
            (taken != 0 && taken & bit(card) == 0).then_some(play(card, taken))
        }
    }
}
