//! The deal, first tables, and the counts over all first tables and three-card hands.

use super::help::{cards, cirollon, cirulla, sorted_deck};
use poncin_core::cards::bit;
use poncin_core::fishing::first_table::{deal, judge, Verdict};
use poncin_core::fishing::state::Bonus;
use poncin_core::fishing::Rules;
use poncin_core::moves;

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
