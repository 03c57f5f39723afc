//! The count at the end of a hand.

use super::help::{cards, cirollon, cirulla, position};
use poncin_core::cards::{bit, count, Cards, FULL, PACK};
use poncin_core::fishing::count::{bassa, erta, primiera, sheet};
use poncin_core::fishing::state::Phase;
use poncin_core::fishing::Rules;
use poncin_core::game::Kernel;
use poncin_core::moves;

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
