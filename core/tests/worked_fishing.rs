//! The worked examples of the rules of Cirollon (C…) and Cirulla (U…).

use poncin_core::cards::{bit, count, read_card, read_cards, Cards, Deck, FULL, PACK};
use poncin_core::fishing::count::{bassa, erta, primiera, sheet};
use poncin_core::fishing::first_table::{deal, judge, Verdict};
use poncin_core::fishing::state::{Bonus, Phase, State};
use poncin_core::fishing::{play, Rules};
use poncin_core::game::Kernel;
use poncin_core::moves;

fn cirollon(options: &str) -> Rules {
    Rules::cirollon(options).unwrap()
}

fn cirulla(options: &str) -> Rules {
    Rules::cirulla(2, options).unwrap()
}

fn cards(text: &str) -> Cards {
    read_cards(&text.replace(' ', "")).unwrap()
}

/// A pack with the cards in their own order.
fn sorted_deck() -> Deck {
    let mut deck = [0; PACK];
    for (i, place) in deck.iter_mut().enumerate() {
        *place = i as u8;
    }
    deck
}

/// A position in the middle of a hand: the seat to move holds `hand`, may no longer declare, and
/// nothing else is anywhere.
fn position(rules: &Rules, hand: Cards, table: Cards) -> State {
    let mut state = deal(
        &Rules {
            monte_aces: false,
            ..rules.clone()
        },
        &sorted_deck(),
        0,
    )
    .unwrap();
    let seat = usize::from(state.to_act);
    state.hands = [FULL & !hand & !table; 4];
    state.hands[seat] = hand;
    state.table = table;
    state.piles = [0; 3];
    state.bonus = Bonus::None;
    state.may_declare = 0;
    state
}

fn texts(rules: &Rules, state: &State) -> Vec<String> {
    rules
        .legal_list(state)
        .into_iter()
        .map(moves::text)
        .collect()
}

/// The captures of a card on a table, as written in the rules: sets of cards with blanks between.
fn captures(rules: &Rules, card: &str, table: &str, matta: u8) -> Vec<Cards> {
    let mut state = position(rules, cards(card), cards(table));
    state.matta_value = matta;
    let mut sets: Vec<Cards> = rules
        .legal_list(&state)
        .into_iter()
        .map(moves::captured)
        .filter(|&set| set != 0)
        .collect();
    sets.sort_unstable();
    sets
}

#[track_caller]
fn takes(rules: &Rules, card: &str, table: &str, expected: &[&str]) {
    takes_as(rules, card, table, 0, expected);
}

#[track_caller]
fn takes_as(rules: &Rules, card: &str, table: &str, matta: u8, expected: &[&str]) {
    let mut sets: Vec<Cards> = expected.iter().map(|set| cards(set)).collect();
    sets.sort_unstable();
    assert_eq!(
        captures(rules, card, table, matta),
        sets,
        "{} on {}",
        card,
        table
    );
}

/// Sgobbe scored by taking these cards; `last`: it is the very last card of the hand.
fn scores(rules: &Rules, card: &str, table: &str, taken: &str, last: bool) -> u8 {
    let mut state = position(rules, cards(card), cards(table));
    if last {
        let seat = usize::from(state.to_act);
        state.hands = [0; 4];
        state.hands[seat] = cards(card);
        state.next = PACK as u8;
    }
    let mv = moves::play(read_card(card).unwrap(), cards(taken));
    rules.check_and_play(&mut state, mv).unwrap();
    state.scope.iter().sum()
}

#[test]
fn c1_deal_and_first_player() {
    let options = [("", 3), ("first_player=right", 1)];
    for (text, first) in options {
        let rules = Rules {
            monte_aces: false,
            ..cirollon(text)
        };
        // Positions 1–40 of the pack are the cards 0–39, but no annulment, no bonus: 13 14 27 28.
        let state = deal(&rules, &sorted_deck(), 0).unwrap();
        let places = |list: &[u8]| list.iter().fold(0, |set, &place| set | bit(place - 1));
        assert_eq!(state.hands[1], places(&[1, 2, 3, 15, 16, 17, 29, 30, 31]));
        assert_eq!(state.hands[2], places(&[4, 5, 6, 18, 19, 20, 32, 33, 34]));
        assert_eq!(state.hands[3], places(&[7, 8, 9, 21, 22, 23, 35, 36, 37]));
        assert_eq!(
            state.hands[0],
            places(&[10, 11, 12, 24, 25, 26, 38, 39, 40])
        );
        assert_eq!(state.table, places(&[13, 14, 27, 28]));
        assert_eq!(state.to_act, first);
    }
}

#[test]
fn first_tables() {
    use Bonus::{Fifteen, Low, None, Thirty};
    let annulled = Verdict::Annulled;
    let plays = Verdict::Play;
    let c = cirollon("");
    let c_bonus = cirollon("monte_vs_bonus=bonus_first");
    let c_low = cirollon("dealer_low_table=yes");
    let c_low_bonus = cirollon("dealer_low_table=yes monte_vs_bonus=bonus_first");
    let u = cirulla("");
    let u_bonus = cirulla("monte_vs_bonus=bonus_first");
    let u_matta = cirulla("dealer_bonus_matta=yes");
    let u_matta_bonus = cirulla("dealer_bonus_matta=yes monte_vs_bonus=bonus_first");
    let u_low = cirulla("dealer_low_table=yes");
    let u_low_matta = cirulla("dealer_low_table=yes dealer_bonus_matta=yes");
    let u_three = cirulla("table_three_equal=yes");
    let u_three_bonus = cirulla("table_three_equal=yes monte_vs_bonus=bonus_first");
    let u_four = cirulla("table_four_equal=yes");
    let u_aces = cirulla("monte_aces=no");
    let table: &[(&str, &Rules, &str, Verdict)] = &[
        ("C2", &c, "As Ad 6c 7s", annulled),
        ("C2", &c, "As Ad 3c 7h", annulled),
        ("C2", &c_bonus, "As Ad 6c 7s", plays(Fifteen)),
        ("C2", &c_bonus, "As Ad 3c 7h", plays(Fifteen)),
        ("C3", &c, "Ad 2s 5c 7d", plays(Fifteen)),
        ("C4", &c, "Ks Qd 7c 4s", plays(Thirty)),
        ("C5", &c, "Ks Qd Ac 7h", plays(Thirty)),
        ("C6", &c, "5d 2s Ac 7h", plays(Fifteen)),
        ("C7", &c, "6d 5s 6c 7h", plays(None)),
        ("C37", &c_low, "2s 3d 3c 7h", plays(Low)),
        ("C37", &c_low, "2s 2d 2c 3d", plays(Low)),
        ("C37", &c_low, "As 2d 3c 4h", plays(None)),
        ("C37", &c_low, "As Ad 2c 3h", annulled),
        ("C37", &c_low_bonus, "As Ad 2c 3h", plays(Low)),
        ("U2", &u, "2s 3d 4c 6h", plays(Fifteen)),
        ("U3", &u, "Kc 7d 7s 6h", plays(Thirty)),
        ("U4", &u, "Ac Ah 3s Kd", annulled),
        ("U4", &u_bonus, "Ac Ah 3s Kd", plays(Fifteen)),
        ("U5", &u, "5d 2s 3c 7h", plays(None)),
        ("U5", &u_matta, "5d 2s 3c 7h", plays(Fifteen)),
        ("U6", &u, "5d 2s Ac 7h", plays(Fifteen)),
        ("U6", &u_matta, "5d 2s Ac 7h", plays(Fifteen)),
        ("U6", &u, "As Ad 3c 7h", annulled),
        ("U6", &u_matta_bonus, "As Ad 3c 7h", plays(Fifteen)),
        ("U36", &u_low, "2s 3d 3c 7h", plays(Fifteen)),
        ("U36", &u_low_matta, "2s 3d 3c 7h", plays(Low)),
        ("U39", &u_three, "4s 4d 4c 3h", annulled),
        ("U39", &u_three_bonus, "4s 4d 4c 3h", plays(Fifteen)),
        ("U39", &u_three, "Ks Kd Kc 2h", annulled),
        ("U40", &u_four, "6h 6d 6c 6s", Verdict::FourEqual),
        ("U40", &u_four, "Ah Ad Ac As", Verdict::FourEqual),
        ("U41", &u_aces, "As Ah 3d Kc", plays(Fifteen)),
    ];
    for &(example, rules, text, expected) in table {
        assert_eq!(judge(rules, cards(text)), expected, "{} {}", example, text);
    }
}

#[test]
fn all_first_tables_as_counted() {
    let tally = |rules: &Rules| {
        let mut counts = [0; 5];
        for a in 0..40u8 {
            for b in 0..a {
                for c in 0..b {
                    for d in 0..c {
                        let table = bit(a) | bit(b) | bit(c) | bit(d);
                        counts[match judge(rules, table) {
                            Verdict::Annulled => 0,
                            Verdict::Play(Bonus::Fifteen) => 1,
                            Verdict::Play(Bonus::Thirty) => 2,
                            Verdict::Play(Bonus::Low) => 3,
                            _ => 4,
                        }] += 1;
                    }
                }
            }
        }
        counts
    };
    assert_eq!(tally(&cirollon(""))[..3], [3925, 5624, 4653]);
    assert_eq!(tally(&cirulla(""))[..3], [3925, 2736, 2492]);
    assert_eq!(tally(&cirollon("dealer_low_table=yes"))[3], 701);
    assert_eq!(
        tally(&cirulla("monte_aces=no table_three_equal=yes"))[0],
        1450
    );
    let bonus_first = tally(&cirollon("monte_vs_bonus=bonus_first"));
    assert_eq!(3925 - bonus_first[0], 546);
}

#[test]
fn all_three_card_hands_as_counted() {
    let tally = |wild: bool| {
        let rules = if wild {
            cirulla("")
        } else {
            Rules {
                matta: 40,
                ..cirulla("")
            }
        };
        let (mut barsega, mut barsegon, mut either) = (0, 0, 0);
        for a in 0..40u8 {
            for b in 0..a {
                for c in 0..b {
                    let mut out = Vec::new();
                    let hand = bit(a) | bit(b) | bit(c);
                    poncin_core::fishing::declarations::among(&rules, hand, &mut out);
                    // A low triple is written as a barsegon alone, but counts as a barsega, too.
                    let kinds = |kind| out.iter().any(|&mv| moves::kind(mv) == Some(kind));
                    let ten = kinds(moves::Kind::Barsegon);
                    let low = out.iter().any(|&mv| {
                        let ranks: Vec<u8> = poncin_core::cards::Each(moves::declared(mv))
                            .filter(|&card| card != rules.matta)
                            .map(poncin_core::cards::value)
                            .collect();
                        moves::kind(mv) == Some(moves::Kind::Barsegon) && ranks[0] <= 3
                    });
                    let three = kinds(moves::Kind::Barsega) || low;
                    barsega += u32::from(three);
                    barsegon += u32::from(ten);
                    either += u32::from(three && ten);
                }
            }
        }
        (barsega, barsegon, either)
    };
    assert_eq!(tally(true), (978, 94, 36));
    assert_eq!(tally(false), (772, 40, 12));
}

#[test]
fn cirollon_captures() {
    let free = &cirollon("");
    takes(free, "Jh", "Js 5d 3c", &["Js", "5d 3c"]); // C8
    takes(free, "Jc", "3s 4d", &["3s 4d"]); // C9
    takes(free, "7s", "2s 6d 7c Jh", &["7c", "Jh", "2s 6d"]); // C10
    let c11 = "5c 5h 2s 3d 7c";
    let fifteens = ["5c", "5h", "2s 3d"];
    let all = [
        "5c 5h", "3d 7c", "5c 2s 3d", "5h 2s 3d", "5c", "5h", "2s 3d",
    ];
    takes(free, "Kh", c11, &all);
    takes(&cirollon("simple_capture=single_first"), "Kh", c11, &all); // C34
    let fewest = [&["5c 5h", "3d 7c"], fifteens.as_slice()].concat();
    takes(&cirollon("simple_capture=fewest"), "Kh", c11, &fewest);
    takes(free, "Ah", "5s Qd 3c", &["5s Qd 3c"]); // C12
    takes(free, "Ah", "As Kd 4c", &["As"]); // C13
    takes(
        &cirollon("ace_vs_table_ace=ace_or_fifteen"),
        "Ah",
        "As Kd 4c",
        &["As", "Kd 4c"],
    );
    takes(free, "Ah", "As", &["As"]); // C14
    takes(free, "Ah", "", &[]); // C15
    takes(free, "5d", "5s", &["5s"]); // C16
    takes(free, "6d", "5s", &[]);
    takes_as(free, "7h", "4s Kd", 1, &["4s Kd"]); // C23
    takes_as(free, "As", "7h", 1, &["7h"]); // C24
    let c32 = "As Kd 4c 2d";
    takes(free, "Ah", c32, &["As"]);
    takes(
        &cirollon("ace_vs_table_ace=ace_or_fifteen"),
        "Ah",
        c32,
        &["As", "Kd 4c"],
    );
    takes(
        &cirollon("ace_vs_table_ace=ace_or_whole_table_15"),
        "Ah",
        c32,
        &["As"],
    );
    takes(
        &cirollon("ace_vs_table_ace=sweep_anyway"),
        "Ah",
        c32,
        &[c32],
    );
    let c33 = "7c As 2d 4h";
    takes(free, "7s", c33, &["7c", "As 2d 4h", "As 7c"]);
    for option in ["single_first", "fewest"] {
        takes(
            &cirollon(&format!("simple_capture={option}")),
            "7s",
            c33,
            &["7c", "As 7c"],
        );
    }
}

#[test]
fn cirulla_captures() {
    let u = &cirulla("");
    takes(u, "7d", "3s 5d 6c 7h", &["7h", "3s 5d"]); // U7
    takes(u, "7s", "2s 5d 3c 4h", &["2s 5d", "3c 4h", "5d 3c"]); // U8
    let u9 = "As 2d 5c 3h";
    takes(u, "Js", u9, &["5c 3h", "2d 5c"]);
    for option in ["free", "single_first"] {
        let rules = cirulla(&format!("simple_capture={option}"));
        takes(&rules, "Js", u9, &["5c 3h", "2d 5c", "As 2d 5c"]);
    }
    takes(u, "5h", "Ks 7d 3c", &["Ks", "7d 3c"]); // U10
    takes(u, "6s", "Qd", &["Qd"]); // U11
    takes(u, "Kc", "5s", &["5s"]);
    takes(u, "Jc", "2s 6d", &["2s 6d"]);
    takes(u, "3h", "5d 6s Ac", &["5d 6s Ac"]); // U12
    takes(u, "Ac", "2s Kd", &["2s Kd"]); // U13
    let fifteen = cirulla("ace_vs_table_ace=ace_or_fifteen");
    let whole = cirulla("ace_vs_table_ace=ace_or_whole_table_15");
    takes(u, "Ah", "As 4d Kc", &["As"]); // U14
    takes(&fifteen, "Ah", "As 4d Kc", &["As", "4d Kc"]);
    takes(&whole, "Ah", "As 4d Kc", &["As"]);
    takes(u, "Ah", "As Kd 3c", &["As"]); // U15
    takes(&fifteen, "Ah", "As Kd 3c", &["As", "As Kd 3c"]);
    takes(&whole, "Ah", "As Kd 3c", &["As", "As Kd 3c"]);
    takes_as(u, "7h", "Ks Ac", 4, &["Ks Ac"]); // U21
    takes(u, "7h", "Ks Ac", &[]);
    takes_as(u, "5d", "7h 4c", 1, &["7h 4c"]); // U22
    takes(u, "5d", "7h 4c", &[]);
    takes(u, "7s", "7c As 2d 4h", &["7c", "As 7c"]); // U33
    takes(
        &cirulla("simple_capture=free"),
        "7s",
        "7c As 2d 4h",
        &["7c", "As 7c", "As 2d 4h"],
    );
    takes(
        &cirulla("monte_aces=no"),
        "Ad",
        "As Ah 4d Jc",
        &["As", "Ah"],
    ); // U41
}

#[test]
fn sgobbe() {
    let c = cirollon("");
    assert_eq!(scores(&c, "Jc", "3s 4d", "3s 4d", false), 1); // C9
    assert_eq!(scores(&c, "Ah", "5s Qd 3c", "5s Qd 3c", false), 1); // C12
    assert_eq!(scores(&c, "Ah", "As Kd 4c", "As", false), 0); // C13
    assert_eq!(scores(&c, "Ah", "As", "As", false), 1); // C14
    assert_eq!(scores(&c, "Qc", "Qs", "Qs", true), 0); // C17
    assert_eq!(
        scores(&cirollon("last_card_scopa=counts"), "Qc", "Qs", "Qs", true),
        1
    );
    assert_eq!(scores(&cirulla(""), "Qc", "Qs", "Qs", true), 0); // U23
    assert_eq!(
        scores(&cirulla("last_card_scopa=counts"), "Qc", "Qs", "Qs", true),
        1
    );
    // U34
    let quiet = cirulla("ace_sweep_scores=no ace_vs_table_ace=ace_or_fifteen");
    assert_eq!(scores(&quiet, "Ac", "2s Kd", "2s Kd", false), 0);
    assert_eq!(scores(&quiet, "Ah", "As", "As", false), 1);
    assert_eq!(scores(&quiet, "Ah", "As Kd 3c", "As Kd 3c", false), 1);
    let sweeping = cirulla("ace_sweep_scores=no ace_vs_table_ace=sweep_anyway");
    assert_eq!(scores(&sweeping, "Ah", "As Kd 3c", "As Kd 3c", false), 0);
    assert_eq!(scores(&sweeping, "Ah", "As", "As", false), 1);
}

#[test]
fn leftovers_are_no_sgobba() {
    let rules = cirollon("");
    let mut state = position(&rules, cards("3s"), cards("4c Kd"));
    let seat = usize::from(state.to_act);
    state.hands = [0; 4];
    state.hands[seat] = cards("3s");
    state.next = PACK as u8;
    state.last_capture = 0;
    play::apply(&rules, &mut state, moves::play(read_card("3s").unwrap(), 0));
    assert_eq!((state.piles[0], state.scope), (cards("3s 4c Kd"), [0; 3])); // C18
    assert_eq!(state.phase, Phase::Counted);
}

/// The moves of a hand at its first turn on an empty table, after some declarations.
fn first_turn(rules: &Rules, hand: &str, declared: &[&str]) -> Vec<String> {
    let mut state = position(rules, cards(hand), 0);
    state.may_declare = 0xF;
    for text in declared {
        rules
            .check_and_play(&mut state, moves::read(text).unwrap())
            .unwrap();
    }
    texts(rules, &state)
}

fn declarations(rules: &Rules, hand: &str) -> Vec<String> {
    first_turn(rules, hand, &[])
        .into_iter()
        .filter(|text| text.contains(' '))
        .collect()
}

/// The most points that a hand can declare.
fn best(rules: &Rules, hand: &str) -> u8 {
    fn search(rules: &Rules, state: &State) -> u8 {
        let earned = state.barsega.iter().chain(&state.barsegon).sum();
        let moves = rules
            .legal_list(state)
            .into_iter()
            .filter(|&mv| !moves::is_play(mv));
        let after = |mv| {
            let mut next = *state;
            rules.play(&mut next, mv);
            search(rules, &next)
        };
        moves.map(after).max().unwrap_or(earned)
    }
    let mut state = position(rules, cards(hand), 0);
    state.may_declare = 0xF;
    search(rules, &state)
}

#[test]
fn cirollon_declarations() {
    let c = &cirollon("");
    let low13 = &cirollon("low_triple=13");
    let c19 = "As 3d 5c 6s 6d 6c 7s Qh Kd";
    assert_eq!(best(c, c19), 13);
    let both = ["barsega As3d5c", "barsegon 6d6c6s"];
    assert_eq!(first_turn(c, c19, &both).len(), 6);
    let c20 = "As Ad 7h 5c 6s Jd Qc Qh Ks";
    assert_eq!((best(c, c20), best(low13, c20)), (13, 13));
    let c21 = "2s 2d 2c 2h 3s 4d Js Qc Kh";
    assert_eq!((best(c, c21), best(low13, c21)), (13, 16));
    let c21 = "2s 2d 2c 2h 5d 4d Js Qc Kh";
    assert_eq!((best(c, c21), best(low13, c21)), (10, 13));
    assert_eq!(best(c, "As Ad 2c 2h 3s 3d 4c 4h 5s"), 9); // C22
                                                          // C35
    assert_eq!(first_turn(c, c19, &[]).len(), 2 + 9);
    for duty in ["automatic", "natural_mandatory_matta_optional"] {
        let rules = &cirollon(&format!("declaration={duty}"));
        assert_eq!(first_turn(rules, c19, &[]), both);
        assert_eq!(first_turn(rules, c19, &both[..1]), both[1..]);
        assert_eq!(
            first_turn(rules, c19, &both),
            ["As", "3d", "5c", "6d", "6c", "6s"]
        );
    }
    let one = &cirollon("multi_bonus=one_only");
    assert_eq!(first_turn(one, c19, &both[..1]), ["As", "3d", "5c"]);
    // C36
    let c36 = "As 3d 5c 7h Js Jd Qh Ks Kd";
    let open = declarations(c, c36);
    let count_of = |start: &str| open.iter().filter(|text| text.starts_with(start)).count();
    assert_eq!(count_of("barsega As3d5c"), 1);
    assert_eq!(count_of("barsega As3d7h"), 5);
    assert_eq!(count_of("barsega As5c7h"), 3);
    assert_eq!(count_of("barsega 3d5c7h=A"), 1);
    assert!(
        open.contains(&"barsegon 7hJdJs=J".into()) && open.contains(&"barsegon 7hKdKs=K".into())
    );
    assert_eq!(open.len(), 12);
    let natural = &cirollon("declaration=natural_mandatory_matta_optional");
    assert_eq!(first_turn(natural, c36, &[]).len(), 12);
    let after = first_turn(natural, c36, &["barsega As3d7h=2"]);
    assert_eq!(after, ["As", "3d", "7h"]);
    let lowest = declarations(&cirollon("matta_value=lowest"), c36);
    assert_eq!(
        lowest,
        [
            "barsega As3d5c",
            "barsega As3d7h=A",
            "barsega As5c7h=A",
            "barsega 3d5c7h=A",
            "barsegon 7hJdJs=J",
            "barsegon 7hKdKs=K"
        ]
    );
}

#[test]
fn cirulla_declarations() {
    let u = &cirulla("");
    let optional = &cirulla("declaration=optional");
    let automatic = &cirulla("declaration=automatic");
    let lowest = &cirulla("matta_value=lowest");
    let none: [&str; 0] = [];
    assert_eq!(first_turn(u, "2s 3d 4c", &[]), ["barsega 2s3d4c"]); // U16
    assert_eq!(declarations(u, "2s 3d 5c"), none);
    assert_eq!(first_turn(u, "Qs Qd Qc", &[]), ["barsegon QdQcQs"]);
    assert_eq!(best(u, "3s 3d 3c"), 10);
    assert_eq!(best(&cirulla("low_triple=13"), "3s 3d 3c"), 13);
    let u17 = ["barsega 2d4s7h=A", "barsega 2d4s7h=2", "barsega 2d4s7h=3"];
    assert_eq!(declarations(u, "4s 2d 7h"), u17);
    assert_eq!(declarations(u, "5s 3d 7h"), ["barsega 3d5s7h=A"]); // U18
    assert_eq!(declarations(u, "5s 4d 7h"), none);
    assert_eq!(declarations(u, "As 7d 7h"), ["barsega As7h7d=A"]);
    let u19 = [
        "barsega AdAs7h",
        "barsega AdAs7h=2",
        "barsega AdAs7h=3",
        "barsega AdAs7h=4",
        "barsega AdAs7h=5",
        "barsega AdAs7h=6",
        "barsegon AdAs7h=A",
    ];
    assert_eq!(first_turn(u, "As Ad 7h", &[]), u19);
    let u19_lowest = ["barsegon AdAs7h=A", "Ad", "As", "7h"];
    assert_eq!(first_turn(lowest, "As Ad 7h", &[]), u19_lowest);
    assert_eq!(
        declarations(u, "4s 4d 7h"),
        ["barsega 4d4s7h=A", "barsegon 4d4s7h=4"]
    ); // U20
    assert_eq!(declarations(u, "Js Jd 7h"), ["barsegon 7hJdJs=J"]);
    assert_eq!(first_turn(u, "7s 7d 7h", &[]), ["barsegon 7h7d7s"]);
    assert_eq!(
        first_turn(u, "5s 5d 7h", &[]),
        ["barsegon 5d5s7h=5", "5d", "5s", "7h"]
    ); // U35
    assert_eq!(
        first_turn(automatic, "5s 5d 7h", &[]),
        ["barsegon 5d5s7h=5"]
    );
    assert_eq!(
        declarations(lowest, "4s 4d 7h"),
        ["barsega 4d4s7h=A", "barsegon 4d4s7h=4"]
    ); // U37
    assert_eq!(declarations(lowest, "4s 2d 7h"), ["barsega 2d4s7h=A"]);
    assert_eq!(first_turn(lowest, "7s 7d 7h", &[]), ["barsegon 7h7d7s"]);
    let queen = &cirulla("matta_card=Qd"); // U38
    let u38 = ["barsega 2d4sQd=A", "barsega 2d4sQd=2", "barsega 2d4sQd=3"];
    assert_eq!(declarations(queen, "4s 2d Qd"), u38);
    assert_eq!(declarations(queen, "4s 2d 7h"), none);
    assert_eq!(first_turn(queen, "Qs Qh Qd", &[]), ["barsegon QhQdQs"]);
    assert_eq!(declarations(queen, "7s 7d Qd"), ["barsegon 7d7sQd=7"]);
    let grande = cirulla("grande_in_hand=yes"); // U43
    assert_eq!(first_turn(&grande, "Jd Qd Kd", &[]), ["grande JdQdKd"]);
    let grande = cirulla("grande_in_hand=yes declaration=optional");
    assert_eq!(
        first_turn(&grande, "Jd Qd Kd", &[]),
        ["grande JdQdKd", "Jd", "Qd", "Kd"]
    );
    assert_eq!(first_turn(optional, "2s 3d 4c", &[]).len(), 4);
    // U21: the named value does not hold where the option says so.
    for (options, named) in [("", 4), ("matta_keeps_value=no", 0)] {
        let rules = cirulla(options);
        let mut state = position(&rules, cards("4s 4d 7h"), 0);
        state.may_declare = 0xF;
        rules
            .check_and_play(&mut state, moves::read("barsegon 4d4s7h=4").unwrap())
            .unwrap();
        assert_eq!(state.matta_value, named);
    }
}

/// The score sheet of these piles, with sgobbe and declared points by side.
fn sheet_of(rules: &Rules, piles: [Cards; 3], earned: [[u8; 3]; 3]) -> poncin_core::sheet::Sheet {
    let mut state = position(rules, 0, 0);
    state.phase = Phase::Counted;
    state.piles = piles;
    [state.scope, state.barsega, state.barsegon] = earned;
    sheet(rules, &state)
}

#[test]
fn the_count() {
    let first = cards("Ad2d3d4d7dKd 4h5h6hJhQhKh 2c3c7cJcKc As4s5sJsQs");
    let piles = [first, FULL & !first, 0];
    assert_eq!(count(first), 22);
    let earned = [[3, 1, 0], [3, 0, 0], [0, 10, 0]];
    let text =
        "carte 0 1; dinae 0 1; settebello 0 1; primiera 1 1; scopa 0 3; scopa 1 1; bassa 0 4; \
                barsega 0 3; barsegon 1 10";
    for rules in [cirollon(""), cirulla("")] {
        let sheet = sheet_of(&rules, piles, earned);
        assert_eq!((sheet.text().as_str(), sheet.totals()), (text, [13, 12, 0]));
        // C29, U30
    }
    // C31, U32: ten diamonds as 30 points.
    let diamonds = poncin_core::cards::DIAMONDS;
    for rules in [
        cirollon("cappotto=30_points"),
        cirulla("cappotto=30_points"),
    ] {
        let sheet = sheet_of(&rules, [diamonds, 0, 0], [[0; 3]; 3]);
        assert_eq!(sheet.totals()[0], 43 + i32::from(rules.plurality)); // and, alone, the cards
    }
}

#[test]
fn runs_and_courts() {
    let run = |ranks: &str| -> Cards {
        ranks
            .chars()
            .map(|rank| cards(&format!("{rank}d")))
            .fold(0, |all, card| all | card)
    };
    let table = [
        ("A23", 3),
        ("A234", 4),
        ("A2345", 5),
        ("A23456", 6),
        ("A234567", 6),
        ("A2356", 3),
        ("A2346", 4),
        ("234", 0),
    ];
    for (ranks, points) in table {
        assert_eq!(bassa(run(ranks), 6), points, "C27 {}", ranks);
    }
    assert_eq!((bassa(run("A234567"), 7), bassa(run("A234567"), 5)), (7, 5)); // U27
    assert_eq!((erta(run("JQK"), false), erta(run("QK"), false)), (5, 0)); // C28
    let extended = [
        ("JQK", 5),
        ("JQK6", 6),
        ("JQK7", 6),
        ("JQK67", 7),
        ("JQ67", 0),
    ];
    for (ranks, points) in extended {
        assert_eq!(erta(run(ranks), true), points, "U42 {}", ranks);
    }
}

#[test]
fn primiere() {
    let sum = |text: &str| primiera(cards(text)).0;
    assert_eq!((sum("7h 7d 7c 2s"), sum("6h 6d 6c 7s")), (75, 75)); // C25
    assert_eq!((sum("7d 6h 7s 5c"), sum("6d 7h 5s 7c")), (75, 75)); // U28
    let u29 = [
        ("7h7d7c7s", 84),
        ("6h6d6c2s", 66),
        ("AhAdAcAs", 64),
        ("KhQdJcKs", 40),
    ];
    for (text, points) in u29 {
        assert_eq!(sum(text), points, "U29 {}", text);
    }
    // C26: the one point between a side without spades and a complete one.
    let point = |options: &str, a: &str, b: &str| {
        let sheet = sheet_of(&cirollon(options), [cards(a), cards(b), 0], [[0; 3]; 3]);
        sheet.points[poncin_core::sheet::Line::Primiera as usize]
    };
    let held = "primiera_missing_suit=sum_of_suits_held";
    assert_eq!(point("", "7h 7d 7c", "6h 5d 6c 7s"), [0, 1, 0]);
    assert_eq!(point(held, "7h 7d 7c", "6h 5d 6c 7s"), [0, 1, 0]);
    assert_eq!(point("", "7h 7d 7c", "Kh Qd Jc 7s"), [0, 1, 0]);
    assert_eq!(point(held, "7h 7d 7c", "Kh Qd Jc 7s"), [1, 0, 0]);
}

#[test]
fn majorities_of_three() {
    let three = |options: &str| Rules::cirulla(3, options).unwrap();
    let some = |set: Cards, n: usize| {
        poncin_core::cards::Each(set)
            .take(n)
            .fold(0, |all, card| all | bit(card))
    };
    let diamonds = poncin_core::cards::DIAMONDS;
    let pile = |d: usize, all: usize| some(diamonds, d) | some(FULL & !diamonds, all - d);
    let lines = |rules: &Rules, piles: [(usize, usize); 3]| {
        // Only the numbers of cards and diamonds matter here.
        let sheet = sheet_of(rules, piles.map(|(d, n)| pile(d, n)), [[0; 3]; 3]);
        (sheet.points[0], sheet.points[1])
    };
    let nobody = [0; 3];
    let first = [1, 0, 0];
    let u25 = [(4, 15), (3, 13), (3, 12)];
    assert_eq!(lines(&three(""), u25), (nobody, nobody));
    assert_eq!(
        lines(&three("majority_mode=plurality"), u25),
        (first, first)
    );
    let u26 = [(6, 14), (3, 13), (1, 13)];
    assert_eq!(lines(&three(""), u26), (nobody, first));
    assert_eq!(
        lines(&three("majority_mode=plurality"), u26),
        (first, first)
    );
    let u24 = [(5, 20), (5, 20), (0, 0)];
    assert_eq!(lines(&cirulla(""), u24), (nobody, nobody));
}

#[test]
fn the_tenth_diamond_wins_the_match() {
    let ten = poncin_core::cards::DIAMONDS;
    for rules in [cirollon(""), cirulla("")] {
        // C31, U32: by a capture.
        let mut state = position(&rules, cards("7s"), cards("7d"));
        let side = rules.side(state.to_act);
        state.piles[side] = ten & !cards("7d");
        rules
            .check_and_play(&mut state, moves::read("7s*7d").unwrap())
            .unwrap();
        assert_eq!(state.phase, Phase::Cappotto(side as u8));
        assert_eq!(
            rules.score(&state).text(),
            format!("scopa {side} 1; cappotto {side} 0")
        );
        // C38: among the leftovers.
        let mut state = position(&rules, cards("2s"), cards("7d"));
        let seat = usize::from(state.to_act);
        state.hands = [0; 4];
        state.hands[seat] = cards("2s");
        state.next = PACK as u8;
        state.piles[0] = ten & !cards("7d");
        state.last_capture = 0;
        rules
            .check_and_play(&mut state, moves::read("2s").unwrap())
            .unwrap();
        assert_eq!(rules.score(&state).text(), "cappotto 0 0");
    }
}
