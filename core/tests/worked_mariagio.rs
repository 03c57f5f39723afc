//! The worked examples of the rules of Mariagio (M…); trumps are hearts.

use poncin_core::cards::{bit, read_card, read_cards, Cards, Deck, FULL, PACK};
use poncin_core::game::Kernel;
use poncin_core::mariagio::play::{deal, reply_wins, sheet, TRICKS};
use poncin_core::mariagio::state::{State, NONE};
use poncin_core::mariagio::Rules;
use poncin_core::moves;

fn rules(options: &str) -> Rules {
    Rules::new(options).unwrap()
}

fn cards(text: &str) -> Cards {
    read_cards(&text.replace(' ', "")).unwrap()
}

fn sorted_deck() -> Deck {
    let mut deck = [0; PACK];
    for (i, place) in deck.iter_mut().enumerate() {
        *place = i as u8;
    }
    deck
}

/// Seat 1 on lead before trick `trick` with this hand, the opponent's hand empty, hearts trumps,
/// the 6♥ turned up.
fn lead(trick: u8, hand: &str) -> State {
    let mut state = deal(&sorted_deck(), 0);
    state.hands = [0, cards(hand)];
    state.trump = 0;
    state.tricks = trick - 1;
    state.upcard = if trick <= 13 {
        read_card("6h").unwrap()
    } else {
        NONE
    };
    state.next = if trick <= 13 {
        15 + 2 * (trick - 1)
    } else {
        PACK as u8
    };
    state
}

/// Seat 0 to reply to a card led to trick `trick`.
fn reply(trick: u8, led: &str, hand: &str) -> State {
    let mut state = lead(trick, "");
    state.hands[0] = cards(hand);
    state.led = read_card(led).unwrap();
    state.to_act = 0;
    state
}

fn texts(rules: &Rules, state: &State) -> Vec<String> {
    rules
        .legal_list(state)
        .into_iter()
        .map(moves::text)
        .collect()
}

/// The cards that may be played.
fn plays(rules: &Rules, state: &State) -> Cards {
    let list = rules.legal_list(state).into_iter();
    list.filter(|&mv| moves::is_play(mv))
        .fold(0, |set, mv| set | bit(moves::card(mv)))
}

fn allows(options: &str, state: &State, mv: &str) -> bool {
    texts(&rules(options), state).iter().any(|text| text == mv)
}

#[test]
fn points_and_deal() {
    for scheme in ["", "rank_scheme=three_high"] {
        let points = rules(scheme).points;
        assert_eq!(points.iter().map(|&p| u32::from(p)).sum::<u32>(), 120); // M1
    }
    let state = deal(&sorted_deck(), 0);
    assert_eq!(state.hands[1], cards("Ah Ac 2h 2c 3h 3c 4h"));
    assert_eq!((state.upcard, state.trump, state.to_act), (14, 2, 1));
    assert_eq!(PACK as u8 - state.next + 1, 26); // M2
}

#[test]
fn the_stock_before_each_lead() {
    let rules = rules("");
    let mut state = deal(&sorted_deck(), 0);
    let turned = state.upcard;
    for trick in 1..=TRICKS {
        let stock = if state.upcard == NONE {
            0
        } else {
            PACK as u8 - state.next + 1
        };
        assert_eq!(stock, if trick <= 13 { 28 - 2 * trick } else { 0 }); // M3
        let last = *state.deck.last().unwrap();
        for _ in 0..2 {
            let mv = *rules.legal_list(&state).last().unwrap();
            rules.play(&mut state, mv);
        }
        if trick == 13 {
            let winner = usize::from(state.last_winner);
            assert!(state.hands[winner] & bit(last) != 0); // M4
            assert!(state.hands[winner ^ 1] & state.shown[winner ^ 1] & bit(turned) != 0);
        }
    }
    assert!(state.is_over());
}

#[test]
fn who_wins_a_trick() {
    let three_high = "rank_scheme=three_high";
    let table = [
        ("M5", "", "7s", "As", true, 21),
        ("M6", "", "7s", "Ks", false, 14),
        ("M6", three_high, "7s", "Ks", true, 4),
        ("M7", "", "3s", "6s", true, 0),
        ("M7", three_high, "3s", "6s", false, 10),
        ("M8", "", "As", "2h", true, 11),
        ("M8", "", "2h", "As", false, 11),
        ("M9", "", "Jc", "Qd", false, 5),
    ];
    for (example, options, led, card, wins, points) in table {
        let rules = rules(options);
        let (led, card) = (read_card(led).unwrap(), read_card(card).unwrap());
        assert_eq!(reply_wins(&rules, 0, led, card), wins, "{}", example);
        let sum = rules.points[usize::from(led)] + rules.points[usize::from(card)];
        assert_eq!(sum, points, "{}", example);
    }
}

#[test]
fn duties_of_the_follower() {
    let not = "overtake_in_endgame=not";
    let three_high = "rank_scheme=three_high";
    let table = [
        (
            "M10",
            "",
            5,
            "As",
            "2d 3s 4s 5c 6c 7c Jc",
            "2d 3s 4s 5c 6c 7c Jc",
        ),
        ("M11", "", 15, "Js", "6s 7s 2h Ac", "7s"),
        ("M11", three_high, 15, "Js", "6s 7s 2h Ac", "6s 7s"),
        ("M12", "", 15, "Ks", "Qs 4s Ah", "Qs 4s"),
        ("M13", "", 16, "Ks", "3h Jh Ad", "3h Jh"),
        ("M14", "", 16, "Ks", "Ad 7c 2d", "Ad 7c 2d"),
        ("M15", "", 16, "Qh", "5h Kh As", "Kh"),
        ("M16", "", 16, "Kh", "Ah 7h 2h", "Ah 7h"),
        ("M17", "", 16, "7s", "Ks 3s Ah", "Ks 3s"),
        ("M18", "", 18, "5h", "Qc 7d", "Qc 7d"),
        ("M31", not, 15, "Js", "6s 7s 2h Ac", "6s 7s"),
        ("M31", not, 16, "Qh", "5h Kh As", "5h Kh"),
        ("M31", not, 15, "Ks", "Qs 4s Ah", "Qs 4s"),
        ("M31", not, 16, "Ks", "3h Jh Ad", "3h Jh"),
    ];
    for (example, options, trick, led, hand, expected) in table {
        let playable = plays(&rules(options), &reply(trick, led, hand));
        assert_eq!(playable, cards(expected), "{}", example);
    }
}

#[test]
fn marriages() {
    let needs = "marriage_needs_trick=yes";
    let must = "marriage_must_lead=yes";
    // M19
    let state = lead(3, "Ks Qs 3d");
    assert!(allows("", &state, "marriage s") && allows("", &state, "3d"));
    let mut declared = state;
    rules(must)
        .check_and_play(&mut declared, moves::marriage(3))
        .unwrap();
    assert_eq!(texts(&rules(must), &declared), ["Qs", "Ks"]);
    // M20
    let state = reply(3, "2c", "Kh Qh 3d");
    assert!(!allows("", &state, "marriage h"));
    assert!(allows("marriage_when=own_turn", &state, "marriage h"));
    // M21
    let state = lead(1, "Kc Qc 3d");
    assert!(allows("", &state, "marriage c") && !allows(needs, &state, "marriage c"));
    // M33
    for (trick, in_endgame) in [(13, true), (14, false)] {
        let state = lead(trick, "Ks Qs 3d");
        assert!(allows("", &state, "marriage s"));
        assert_eq!(
            allows("marriage_in_endgame=no", &state, "marriage s"),
            in_endgame
        );
    }
    // M34
    let mut state = lead(3, "Ks Qs Kd Qd 2c");
    let rules_must = rules(must);
    rules_must
        .check_and_play(&mut state, moves::marriage(3))
        .unwrap();
    assert_eq!(texts(&rules_must, &state), ["marriage d", "Qs", "Ks"]);
    rules_must
        .check_and_play(&mut state, moves::marriage(1))
        .unwrap();
    assert_eq!(texts(&rules_must, &state), ["Qd", "Qs", "Kd", "Ks"]);
    let mut state = lead(3, "Ks Qs Kd Qd 2c");
    let one = "marriages_per_lead=1";
    rules(one)
        .check_and_play(&mut state, moves::marriage(3))
        .unwrap();
    assert!(!allows(one, &state, "marriage d"));
    // M35
    let own_must = "marriage_when=own_turn marriage_must_lead=yes";
    let mut state = reply(16, "7s", "Ks Qs 3s Kd Qd");
    assert_eq!(
        texts(&rules(own_must), &state),
        ["marriage s", "3s", "Qs", "Ks"]
    );
    rules(own_must)
        .check_and_play(&mut state, moves::marriage(3))
        .unwrap();
    assert_eq!(texts(&rules(own_must), &state), ["Qs", "Ks"]);
}

#[test]
fn exchanges() {
    // M22
    let mut state = lead(3, "2c Qc 5d");
    state.trump = 2;
    state.upcard = read_card("Kc").unwrap();
    rules("")
        .check_and_play(&mut state, moves::EXCHANGE)
        .unwrap();
    rules("")
        .check_and_play(&mut state, moves::marriage(2))
        .unwrap();
    assert_eq!(sheet(&rules(""), &state).totals()[1], 40);
    assert_eq!(state.upcard, read_card("2c").unwrap());
    // M23
    let not_last = "exchange_until=not_last_two_cards";
    let table = [(12, true, true), (13, true, false), (14, false, false)];
    for (trick, always, early) in table {
        let state = lead(trick, "2h 5d");
        assert_eq!(allows("", &state, "exchange"), always, "{}", trick);
        assert_eq!(allows(not_last, &state, "exchange"), early, "{}", trick);
    }
    // M24
    let mut state = lead(3, "3h 5d");
    state.upcard = read_card("2h").unwrap();
    assert!(!allows("exchange_when=own_turn", &state, "exchange"));
    // M32
    let state = lead(1, "2h 5d");
    assert!(allows("", &state, "exchange"));
    assert!(!allows("exchange_needs_trick=yes", &state, "exchange"));
    let state = reply(5, "2c", "2h 5d");
    assert!(!allows("", &state, "exchange"));
    assert!(allows("exchange_when=own_turn", &state, "exchange"));
}

#[test]
fn captured_marriages() {
    let table = [
        ("yes", "Qs", "Ks", 0, 27),
        ("yes", "Kh", "Qh", 1, 47),
        ("yes", "Qs", "3h", 0, 3),
        ("no", "Qs", "Ks", 0, 7),
        ("no", "Kh", "Qh", 1, 7),
        ("no", "Qs", "3h", 0, 3),
    ];
    for (option, led, card, winner, points) in table {
        let rules = rules(&format!("captured_marriage={option}"));
        let mut state = reply(3, led, card);
        rules
            .check_and_play(&mut state, moves::read(card).unwrap())
            .unwrap();
        assert_eq!(
            sheet(&rules, &state).totals()[winner],
            points,
            "M25 {} {} {}",
            option,
            led,
            card
        );
    }
}

#[test]
fn the_points_of_a_hand() {
    for (options, second) in [("", 72), ("last_trick=10", 62)] {
        let rules = rules(options);
        let mut state = lead(14, "");
        let first = cards("As Ah Ac 7s 7d Ks Kh Qh Js Jd");
        state.piles = [first, FULL & !first];
        state.married = [1, 0];
        state.tricks = TRICKS;
        state.to_act = NONE;
        state.last_winner = 1;
        assert_eq!(sheet(&rules, &state).totals(), [108, second, 0]); // M26
    }
    // M29
    let needs = rules("marriage_needs_trick=yes");
    let state = lead(1, "Ks Qs Kd Qd 2c");
    assert!(texts(&needs, &state)
        .iter()
        .all(|text| !text.starts_with("marriage")));
    let mut state = state;
    let rules = rules("");
    for suit in [1, 3] {
        rules
            .check_and_play(&mut state, moves::marriage(suit))
            .unwrap();
    }
    state.piles = [FULL, 0];
    state.tricks = TRICKS;
    state.to_act = NONE;
    state.last_winner = 0;
    assert_eq!(sheet(&rules, &state).totals(), [140, 40, 0]);
}
