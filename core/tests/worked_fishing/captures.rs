//! What cards capture, sgobbe, leftovers.

use super::help::{cards, cirollon, cirulla, position, scores, takes, takes_as};
use poncin_core::cards::{read_card, PACK};
use poncin_core::fishing::play;
use poncin_core::fishing::state::Phase;
use poncin_core::moves;

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
