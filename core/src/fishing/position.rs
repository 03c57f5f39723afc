//! Views and whole positions of Cirulla and Cirollon as text, and whole positions that fit a view.

use super::declarations::was_due;
use super::packed::check;
use super::rules::Rules;
use super::state::{Bonus, Phase, State, NONE};
use crate::cards::{bit, count, value, write_cards, Card, Cards, Each, FULL, PACK};
use crate::error::Error;
use crate::fields::{Reader, Writer};
use crate::rng::Stream;

const PUBLIC: &[&str] = &[
    "dealer", "turn", "hands", "stock", "table", "piles", "exposed", "passed", "declared", "matta",
    "sgobbe", "bonus", "barsega", "barsegon", "grande", "last", "decided",
];
const BONUSES: [(&str, Bonus); 4] = [
    ("-", Bonus::None),
    ("dealer15", Bonus::Fifteen),
    ("dealer30", Bonus::Thirty),
    ("dealer_low", Bonus::Low),
];

/// What a seat may know: `seat=` and `hand=`, then what everybody knows.
#[must_use]
pub fn view(rules: &Rules, state: &State, seat: Option<u8>) -> String {
    let mut out = Writer::default();
    out.small("seat", seat.unwrap_or(NONE));
    out.cards(
        "hand",
        seat.map_or(0, |seat| state.hands[usize::from(seat)]),
    );
    write_public(rules, state, &mut out);
    out.line
}

/// The whole position: what everybody knows, then `open=`, all hands, and `deck=`, the stock.
#[must_use]
pub fn whole(rules: &Rules, state: &State) -> String {
    let mut out = Writer::default();
    write_public(rules, state, &mut out);
    out.sets("open", &state.hands[..usize::from(rules.seats)]);
    out.list("deck", &state.deck[usize::from(state.next)..]);
    out.line
}

fn write_public(rules: &Rules, state: &State, out: &mut Writer) {
    let (seats, sides) = (usize::from(rules.seats), rules.sides());
    let hands = &state.hands[..seats];
    let printed = value(rules.matta);
    let seats_or = |bits: u8| (0..rules.seats).map(|s| bits >> s & 1).collect::<Vec<u8>>();
    out.word("dealer", &(state.dealer));
    out.small("turn", state.to_act);
    out.numbers("hands", &state.hands.map(count)[..seats]);
    out.word("stock", &(PACK - usize::from(state.next)));
    out.cards("table", state.table);
    out.sets("piles", &state.piles[..sides]);
    let exposed: Vec<Cards> = hands.iter().map(|hand| hand & state.exposed).collect();
    out.sets("exposed", &exposed);
    let passed: Vec<(bool, Cards)> = (0..seats)
        .map(|s| (state.may_declare >> s & 1 != 0, state.passed[s]))
        .collect();
    out.each("passed", &passed, |line, &(open, cards)| {
        if open {
            line.push('-');
        } else {
            write_cards(line, cards);
        }
    });
    out.numbers("declared", &seats_or(state.declared));
    out.word(
        "matta",
        &if state.matta_value == 0 {
            printed
        } else {
            state.matta_value
        },
    );
    let marks: Vec<Cards> = state.piles[..sides]
        .iter()
        .map(|pile| pile & state.marks)
        .collect();
    out.sets("sgobbe", &marks);
    let bonus = BONUSES.iter().find(|&&(_, bonus)| bonus == state.bonus);
    out.word("bonus", &(bonus.map_or("-", |&(name, _)| name)));
    out.numbers("barsega", &state.barsega[..sides]);
    out.numbers("barsegon", &state.barsegon[..sides]);
    out.numbers("grande", &state.grande[..sides]);
    out.small("last", state.last_capture);
    let decided = match state.phase {
        Phase::Playing | Phase::Counted => "-".into(),
        Phase::Cappotto(side) => format!("cappotto:{side}"),
        Phase::FourEqual(side) => format!("four_equal:{side}"),
    };
    out.word("decided", &decided);
}

/// A view or position that was read: what is hidden is still to be dealt.
#[derive(Clone, Debug)]
pub struct View {
    /// Known cards in their places; hands may lack cards, the stock is not ordered.
    state: State,
    /// How many cards each seat holds.
    sizes: [u8; 4],
    /// The cards whose places are not known.
    hidden: Vec<Card>,
    /// The seat that looks, or [`NONE`].
    seat: u8,
}

impl View {
    /// Reads a view.
    ///
    /// # Errors
    /// The text is no view of a hand that could be: wrong keys, cards twice or missing, sizes that
    /// no hand of this game has.
    pub fn read(rules: &Rules, text: &str) -> Result<Self, Error> {
        let reader = Reader::new(text)?;
        reader.only(&[&["seat", "hand"], PUBLIC].concat())?;
        let seat = reader.small("seat", rules.seats)?;
        let (mut state, sizes) = read_public(rules, &reader)?;
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
        let needed: u8 = (0..4).map(|s| sizes[s] - count(state.hands[s])).sum();
        if hidden.len() != usize::from(needed) + PACK - usize::from(state.next) {
            return Err(Error::position("the cards do not add up to forty"));
        }
        Ok(Self {
            state,
            sizes,
            hidden,
            seat,
        })
    }

    /// A whole position that fits: uniform among those that fit, unless fewer than about one deal
    /// in 2,000 does; then a fitting one found by exchanging cards at random.
    ///
    /// # Errors
    /// No fitting position was found.
    pub fn resample(&self, rules: &Rules, rng: &mut Stream) -> Result<State, Error> {
        const UNIFORM_TRIES: u32 = 2_000;
        const REPAIRS: u32 = 20_000;
        let mut order = self.hidden.clone();
        for _ in 0..UNIFORM_TRIES {
            rng.shuffle(&mut order);
            let state = self.place(&order);
            if self.misfits(rules, &state) == 0 {
                return Ok(state);
            }
        }
        let mut best = self.misfits(rules, &self.place(&order));
        for _ in 0..REPAIRS {
            let n = order.len() as u64;
            let (a, b) = (rng.below(n) as usize, rng.below(n) as usize);
            order.swap(a, b);
            let state = self.place(&order);
            let misfits = self.misfits(rules, &state);
            if misfits == 0 {
                return Ok(state);
            }
            if misfits <= best {
                best = misfits;
            } else {
                order.swap(a, b);
            }
        }
        Err(Error::position(
            "no deal of the hidden cards fits this view",
        ))
    }

    /// Deals the hidden cards in this order: to the hands by seat, then to the stock.
    fn place(&self, order: &[Card]) -> State {
        let mut state = self.state;
        let mut rest = order.iter().copied();
        for (hand, &size) in state.hands.iter_mut().zip(&self.sizes) {
            for _ in count(*hand)..size {
                *hand |= rest.next().map_or(0, bit);
            }
        }
        let stock = &mut state.deck[usize::from(state.next)..];
        for (place, card) in stock.iter_mut().zip(rest) {
            *place = card;
        }
        state
    }

    /// How many seats would have had to declare more than they did.
    fn misfits(&self, rules: &Rules, state: &State) -> usize {
        (0..rules.seats)
            .filter(|&seat| seat != self.seat)
            .filter(|&seat| was_due(rules, state, seat, state.hands[usize::from(seat)]))
            .count()
    }
}

/// Reads a whole position.
///
/// # Errors
/// As [`View::read`].
pub fn read_whole(rules: &Rules, text: &str) -> Result<State, Error> {
    let reader = Reader::new(text)?;
    reader.only(&[PUBLIC, &["open", "deck"]].concat())?;
    let (mut state, sizes) = read_public(rules, &reader)?;
    let hands = reader.sets::<4>("open", rules.seats.into())?;
    let exposed_elsewhere = (0..4).any(|s| state.hands[s] & !hands[s] != 0);
    state.hands = hands;
    let stock = reader.list("deck")?;
    if exposed_elsewhere
        || hands.map(count) != sizes
        || stock.len() + usize::from(state.next) != PACK
    {
        return Err(Error::position(
            "the hands and the stock do not have the sizes given",
        ));
    }
    state.deck[usize::from(state.next)..].copy_from_slice(&stock);
    check(rules, &state)?;
    Ok(state)
}

/// The cards that lie in a known place; an error if one lies in two.
fn placed(state: &State) -> Result<Cards, Error> {
    let places = [state.hands.as_slice(), &state.piles, &[state.table]].concat();
    let all = places.iter().fold(0, |all, set| all | set);
    let sum: u32 = places.iter().map(|set| set.count_ones()).sum();
    if all.count_ones() == sum {
        Ok(all)
    } else {
        Err(Error::position("a card lies in two places"))
    }
}

/// The state as everybody knows it, hands holding only exposed cards, and the sizes of the hands.
fn read_public(rules: &Rules, reader: &Reader<'_>) -> Result<(State, [u8; 4]), Error> {
    let (seats, sides) = (usize::from(rules.seats), rules.sides());
    let to_act = reader.small("turn", rules.seats)?;
    let held = reader.numbers::<4>("hands", seats, 10)?;
    let stock = reader.number("stock", 37)?;
    check_sizes(rules, to_act, &held[..seats], stock)?;
    let exposed = reader.sets::<4>("exposed", seats)?;
    let mut may_declare = 0;
    let mut passed = [0; 4];
    for (seat, text) in reader.split("passed", seats)?.into_iter().enumerate() {
        if text == "-" {
            may_declare |= 1 << seat;
        } else {
            passed[seat] = crate::cards::read_cards(text)
                .ok_or_else(|| Error::position("passed= holds sets of cards or -"))?;
        }
    }
    let declared = reader.numbers::<4>("declared", seats, 2)?;
    let named = reader.number("matta", 11)?;
    let marks = reader.sets::<3>("sgobbe", sides)?;
    let piles = reader.sets::<3>("piles", sides)?;
    let bonus = reader.word("bonus")?;
    let bonus = BONUSES.iter().find(|(name, _)| *name == bonus);
    let state = State {
        hands: exposed,
        passed,
        piles,
        table: reader.cards("table")?,
        exposed: exposed.iter().fold(0, |all, set| all | set),
        marks: marks.iter().fold(0, |all, set| all | set),
        deck: [0; PACK],
        next: PACK as u8 - stock,
        dealer: reader.number("dealer", rules.seats)?,
        to_act,
        may_declare,
        declared: (0..4).fold(0, |bits, seat| bits | declared[seat] << seat),
        last_capture: reader.small("last", sides as u8)?,
        matta_value: if named == value(rules.matta) {
            0
        } else {
            named
        },
        bonus: bonus.ok_or_else(|| Error::position("unknown bonus="))?.1,
        phase: read_phase(to_act, reader.word("decided")?, sides)?,
        scope: marks.map(count),
        barsega: reader.numbers("barsega", sides, 100)?,
        barsegon: reader.numbers("barsegon", sides, 100)?,
        grande: reader.numbers("grande", sides, 100)?,
    };
    let sizes_fit = (0..4).all(|s| count(exposed[s]) <= held[s]);
    let marks_fit = (0..3).all(|side| marks[side] & !piles[side] == 0);
    let passed_fit = passed.iter().fold(0, |all, set| all | set);
    let seen = state.table | piles.iter().fold(0, |all, set| all | set);
    if named == 0 || !sizes_fit || !marks_fit || passed_fit & !seen != 0 {
        return Err(Error::position(
            "exposed, passed, sgobbe or matta do not fit the rest",
        ));
    }
    Ok((state, held))
}

fn read_phase(to_act: u8, decided: &str, sides: usize) -> Result<Phase, Error> {
    let side = |text: &str| text.parse::<u8>().ok().filter(|&s| usize::from(s) < sides);
    let phase = match (to_act, decided.split_once(':')) {
        (NONE, None) if decided == "-" => Some(Phase::Counted),
        (_, None) if decided == "-" => Some(Phase::Playing),
        (NONE, Some(("cappotto", winner))) => side(winner).map(Phase::Cappotto),
        (NONE, Some(("four_equal", winner))) => side(winner).map(Phase::FourEqual),
        _ => None,
    };
    phase.ok_or_else(|| Error::position("decided= does not fit"))
}

/// Hands shrink one by one in the order of play, and the stock holds whole rounds.
pub(super) fn check_sizes(rules: &Rules, to_act: u8, sizes: &[u8], stock: u8) -> Result<(), Error> {
    let most = if rules.cirollon { 9 } else { 3 };
    let whole_rounds = if rules.cirollon {
        stock == 0
    } else {
        stock % (3 * rules.seats) == 0
    };
    let mut good = whole_rounds && sizes.iter().all(|&size| size <= most);
    if to_act != NONE {
        let first = usize::from(to_act);
        let in_turn: Vec<u8> = (0..sizes.len())
            .map(|i| sizes[(first + i) % sizes.len()])
            .collect();
        good &= in_turn[0] > 0
            && in_turn
                .iter()
                .all(|&size| size == in_turn[0] || size + 1 == in_turn[0])
            && in_turn.windows(2).all(|pair| pair[1] <= pair[0]);
    }
    if good {
        Ok(())
    } else {
        Err(Error::position(
            "no hand of this game has hands and a stock of these sizes",
        ))
    }
}
