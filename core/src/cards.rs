//! The pack: cards, card sets and their text.
//!
//! A card is `rank_index * 4 + suit` with rank indices 0..=9 for `A 2 3 4 5 6 7 J Q K` and suits
//! 0..=3 for `h d c s`; a set of cards is a 40-bit mask with one bit per card.

/// A card, 0..=39.
pub type Card = u8;
/// A set of cards: bit `c` stands for card `c`.
pub type Cards = u64;
/// The 40 cards in the order in which they leave the pack.
pub type Deck = [Card; PACK];

/// Number of cards in the pack.
pub const PACK: usize = 40;
/// All forty cards.
pub const FULL: Cards = (1 << PACK) - 1;
/// The ten diamonds.
pub const DIAMONDS: Cards = 0x22_2222_2222;
/// The four aces.
pub const ACES: Cards = 0xF;
/// The ten hearts, which are the lowest bits of the ranks.
pub const HEARTS: Cards = 0x11_1111_1111;
/// 7♥, the poncin.
pub const SEVEN_OF_HEARTS: Card = 24;
/// Q♦, the matta of some tables.
pub const QUEEN_OF_DIAMONDS: Card = 33;

const RANKS: &[u8; 10] = b"A234567JQK";
const SUITS: &[u8; 4] = b"hdcs";

/// The set that holds just this card.
#[inline]
#[must_use]
pub const fn bit(card: Card) -> Cards {
    1 << card
}

/// The four cards of a rank index.
#[inline]
#[must_use]
pub const fn rank_cards(rank: u8) -> Cards {
    0xF << (rank * 4)
}

/// The ten cards of a suit.
#[inline]
#[must_use]
pub const fn suit_cards(suit: u8) -> Cards {
    HEARTS << suit
}

/// The printed capture value, 1..=10.
#[inline]
#[must_use]
pub const fn value(card: Card) -> u8 {
    (card >> 2) + 1
}

/// Number of cards in a set.
#[inline]
#[must_use]
pub const fn count(cards: Cards) -> u8 {
    cards.count_ones() as u8
}

/// The lowest card of a set that is not empty.
#[inline]
#[must_use]
pub const fn lowest(cards: Cards) -> Card {
    cards.trailing_zeros() as Card
}

/// The card of a set that has `n` lower ones in it.
///
/// Cards are dropped four, two and one at a time where the bits of `n` say so: picking between two
/// numbers costs less than guessing wrong how often a loop runs.
#[inline]
#[must_use]
pub const fn nth_card(mut cards: Cards, mut n: u32) -> Card {
    while n >= 8 {
        cards = without_lowest(cards);
        n -= 1;
    }
    let two = without_lowest(without_lowest(cards));
    let four = without_lowest(without_lowest(two));
    cards = if n & 4 != 0 { four } else { cards };
    let two = without_lowest(without_lowest(cards));
    cards = if n & 2 != 0 { two } else { cards };
    let one = without_lowest(cards);
    lowest(if n & 1 != 0 { one } else { cards })
}

const fn without_lowest(cards: Cards) -> Cards {
    cards & cards.wrapping_sub(1)
}

/// The cards of a set, ascending.
#[derive(Clone, Debug)]
pub struct Each(pub Cards);

impl Iterator for Each {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let card = lowest(self.0);
        self.0 &= self.0 - 1;
        Some(card)
    }
}

/// Writes a card as two characters.
pub fn write_card(out: &mut String, card: Card) {
    out.push(rank_char(card >> 2));
    out.push(suit_char(card & 3));
}

/// Writes the cards of a set one after the other, in the pack's order.
pub fn write_cards(out: &mut String, cards: Cards) {
    for card in Each(cards) {
        write_card(out, card);
    }
}

/// The rank index that a character names.
#[must_use]
pub fn read_rank(byte: u8) -> Option<u8> {
    RANKS.iter().position(|&r| r == byte).map(|i| i as u8)
}

/// The suit that a character names.
#[must_use]
pub fn read_suit(byte: u8) -> Option<u8> {
    SUITS.iter().position(|&s| s == byte).map(|i| i as u8)
}

/// The character of a suit 0..=3.
#[must_use]
pub fn suit_char(suit: u8) -> char {
    SUITS[usize::from(suit & 3)] as char
}

/// The character of a rank index 0..=9, `?` for others.
#[must_use]
pub fn rank_char(rank: u8) -> char {
    RANKS
        .get(usize::from(rank))
        .map_or('?', |&rank| rank as char)
}

/// Reads one card of two characters.
#[must_use]
pub fn read_card(text: &str) -> Option<Card> {
    match *text.as_bytes() {
        [r, s] => Some(read_rank(r)? * 4 + read_suit(s)?),
        _ => None,
    }
}

/// Reads a run of two-character cards, in the order given.
#[must_use]
pub fn read_list(text: &str) -> Option<Vec<Card>> {
    let bytes = text.as_bytes();
    if bytes.len() % 2 != 0 {
        return None;
    }
    let card = |pair: &[u8]| Some(read_rank(pair[0])? * 4 + read_suit(pair[1])?);
    bytes.chunks(2).map(card).collect()
}

/// Reads a set of cards; a card that comes twice is refused.
#[must_use]
pub fn read_cards(text: &str) -> Option<Cards> {
    let mut cards = 0;
    for card in read_list(text)? {
        if cards & bit(card) != 0 {
            return None;
        }
        cards |= bit(card);
    }
    Some(cards)
}

/// The deck that a list of forty different cards makes.
#[must_use]
pub fn deck_of(list: &[Card]) -> Option<Deck> {
    let deck: Deck = list.try_into().ok()?;
    let seen = deck
        .iter()
        .fold(0, |set, &c| set | 1u64.checked_shl(c.into()).unwrap_or(0));
    (seen == FULL).then_some(deck)
}
