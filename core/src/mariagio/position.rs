//! Views and whole positions of Mariagio as text, and whole positions that fit a view.

use super::packed::{check, check_sizes};
use super::play::TRICKS;
use super::state::{State, NONE};
use crate::cards::{bit, count, suit_char, Card, Cards, Each, FULL, PACK};
use crate::error::Error;
use crate::fields::{Reader, Writer};
use crate::rng::Stream;

const PUBLIC: &[&str] = &[
    "dealer", "turn", "trump", "upcard", "led", "hands", "stock", "piles", "shown", "married",
    "now", "captured", "tricks", "last",
];

/// What a seat may know: `seat=` and `hand=`, then what everybody knows.
#[must_use]
pub fn view(state: &State, seat: Option<u8>) -> String {
    let mut out = Writer::default();
    out.small("seat", seat.unwrap_or(NONE));
    out.cards(
        "hand",
        seat.map_or(0, |seat| state.hands[usize::from(seat)]),
    );
    write_public(state, &mut out);
    out.line
}

/// The whole position: what everybody knows, then `open=`, both hands, and `deck=`, the face-down
/// stock.
#[must_use]
pub fn whole(state: &State) -> String {
    let mut out = Writer::default();
    write_public(state, &mut out);
    out.sets("open", &state.hands);
    out.list("deck", &state.deck[usize::from(state.next)..]);
    out.line
}

fn write_suits(line: &mut String, suits: u8) {
    for suit in (0..4).filter(|suit| suits >> suit & 1 != 0) {
        line.push(suit_char(suit));
    }
}

fn write_card(line: &mut String, card: Card) {
    if card == NONE {
        line.push('-');
    } else {
        crate::cards::write_card(line, card);
    }
}

fn write_public(state: &State, out: &mut Writer) {
    out.word("dealer", &(state.dealer));
    out.small("turn", state.to_act);
    out.word("trump", &(suit_char(state.trump)));
    out.put("upcard", |line| write_card(line, state.upcard));
    out.put("led", |line| write_card(line, state.led));
    out.numbers("hands", &state.hands.map(count));
    out.word("stock", &(PACK - usize::from(state.next)));
    out.sets("piles", &state.piles);
    out.sets("shown", &state.shown);
    out.each("married", &state.married, |line, &suits| {
        write_suits(line, suits);
    });
    out.put("now", |line| write_suits(line, state.now));
    out.each("captured", &state.captured, |line, &suits| {
        write_suits(line, suits);
    });
    out.word("tricks", &(state.tricks));
    out.small("last", state.last_winner);
}

/// A view that was read: what is hidden is still to be dealt.
#[derive(Clone, Debug)]
pub struct View {
    /// Who sees it; [`NONE`] for an onlooker.
    pub(super) seat: u8,
    /// The state with the known cards in their places.
    pub(super) state: State,
    pub(super) sizes: [u8; 2],
    pub(super) hidden: Vec<Card>,
}

impl View {
    /// Reads a view.
    ///
    /// # Errors
    /// The text is no view of a hand that could be: wrong keys, cards twice or missing, sizes that
    /// no hand of Mariagio has.
    pub fn read(text: &str) -> Result<Self, Error> {
        let reader = Reader::new(text)?;
        reader.only(&[&["seat", "hand"], PUBLIC].concat())?;
        let seat = reader.small("seat", 2)?;
        let (mut state, sizes) = read_public(&reader)?;
        let hand = reader.cards("hand")?;
        if seat != NONE {
            let known = &mut state.hands[usize::from(seat)];
            if *known & !hand != 0 || count(hand) != sizes[usize::from(seat)] {
                return Err(Error::position(
                    "the hand does not fit what the others see of it",
                ));
            }
            *known = hand;
        } else if hand != 0 {
            return Err(Error::position("an onlooker has no hand"));
        }
        let hidden = Each(FULL & !placed(&state)?).collect::<Vec<Card>>();
        let needed: u8 = (0..2).map(|s| sizes[s] - count(state.hands[s])).sum();
        if hidden.len() != usize::from(needed) + PACK - usize::from(state.next) {
            return Err(Error::position("the cards do not add up to forty"));
        }
        Ok(Self {
            seat,
            state,
            sizes,
            hidden,
        })
    }

    /// A whole position that fits, each as likely as another.
    #[must_use]
    pub fn resample(&self, rng: &mut Stream) -> State {
        let mut order = self.hidden.clone();
        rng.shuffle(&mut order);
        let mut rest = order.into_iter();
        let mut state = self.state;
        for (hand, &size) in state.hands.iter_mut().zip(&self.sizes) {
            for _ in count(*hand)..size {
                *hand |= rest.next().map_or(0, bit);
            }
        }
        for (place, card) in state.deck[usize::from(state.next)..].iter_mut().zip(rest) {
            *place = card;
        }
        state
    }
}

/// Reads a whole position.
///
/// # Errors
/// As [`View::read`].
pub fn read_whole(text: &str) -> Result<State, Error> {
    let reader = Reader::new(text)?;
    reader.only(&[PUBLIC, &["open", "deck"]].concat())?;
    let (mut state, sizes) = read_public(&reader)?;
    let hands = reader.sets::<2>("open", 2)?;
    let shown_elsewhere = (0..2).any(|s| state.hands[s] & !hands[s] != 0);
    state.hands = hands;
    let stock = reader.list("deck")?;
    if shown_elsewhere || hands.map(count) != sizes || stock.len() + usize::from(state.next) != PACK
    {
        return Err(Error::position(
            "the hands and the stock do not have the sizes given",
        ));
    }
    state.deck[usize::from(state.next)..].copy_from_slice(&stock);
    check(&state)?;
    Ok(state)
}

/// The cards that lie in a known place; an error if one lies in two.
fn placed(state: &State) -> Result<Cards, Error> {
    let single = |card: Card| if card == NONE { 0 } else { bit(card) };
    let loose = [single(state.upcard), single(state.led)];
    let places = [state.hands, state.piles, loose].concat();
    let all = places.iter().fold(0, |all, set| all | set);
    let sum: u32 = places.iter().map(|set| set.count_ones()).sum();
    if all.count_ones() == sum {
        Ok(all)
    } else {
        Err(Error::position("a card lies in two places"))
    }
}

fn read_suits(text: &str) -> Result<u8, Error> {
    let bit = |byte| crate::cards::read_suit(byte).map(|suit| 1 << suit);
    let bits: Option<Vec<u8>> = text.bytes().map(bit).collect();
    let bits = bits.ok_or_else(|| Error::position("not a list of suits"))?;
    Ok(bits.iter().fold(0, |all, suit| all | suit))
}

/// The state as both know it, hands holding only shown cards, and the sizes of the hands.
fn read_public(reader: &Reader<'_>) -> Result<(State, [u8; 2]), Error> {
    let suits = |key| -> Result<[u8; 2], Error> {
        let both = reader.split(key, 2)?;
        Ok([read_suits(both[0])?, read_suits(both[1])?])
    };
    let stock = reader.number("stock", 26)?;
    let trump = read_suits(reader.word("trump")?)?;
    if trump.count_ones() != 1 {
        return Err(Error::position("trump= is one suit"));
    }
    let state = State {
        hands: reader.sets("shown", 2)?,
        piles: reader.sets("piles", 2)?,
        shown: reader.sets("shown", 2)?,
        deck: [0; PACK],
        next: PACK as u8 - stock,
        dealer: reader.number("dealer", 2)?,
        to_act: reader.small("turn", 2)?,
        trump: trump.trailing_zeros() as u8,
        upcard: reader.card("upcard")?,
        led: reader.card("led")?,
        married: suits("married")?,
        now: read_suits(reader.word("now")?)?,
        captured: suits("captured")?,
        tricks: reader.number("tricks", TRICKS + 1)?,
        last_winner: reader.small("last", 2)?,
    };
    let sizes = reader.numbers::<2>("hands", 2, 8)?;
    check_sizes(&state, sizes)?;
    Ok((state, sizes))
}
