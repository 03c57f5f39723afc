//! What hands may declare.

use super::help::{cards, cirollon, cirulla, position, texts};
use poncin_core::fishing::state::State;
use poncin_core::fishing::Rules;
use poncin_core::game::Kernel;
use poncin_core::moves;

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
