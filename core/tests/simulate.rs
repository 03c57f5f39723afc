//! Random play picks from the lists of legal moves, without making them all.

use poncin_core::game::Kernel;
use poncin_core::rng::Stream;
use poncin_core::{fishing, mariagio};

fn picks_from_the_list<K: Kernel>(game: &K, hands: u64) {
    let (mut room, mut longest) = (Vec::new(), 0);
    for hand in 0..hands {
        let base = Stream::new(hand);
        let mut state = game.deal_from(&base, (hand % u64::from(game.seats())) as u8);
        let mut rng = base.child(99);
        loop {
            let list = game.legal_list(&state);
            longest = longest.max(list.len());
            let mut same = rng;
            let picked = game.pick(&state, &mut rng, &mut room);
            if list.is_empty() {
                assert_eq!(picked, None);
                break;
            }
            let mv = list[same.below(list.len() as u64) as usize];
            assert_eq!(picked, Some(mv), "{}", game.whole(&state));
            game.play(&mut state, mv);
        }
    }
    assert!(longest > 7);
}

#[test]
fn cirulla() {
    for options in [
        "",
        "simple_capture=free ace_vs_table_ace=ace_or_fifteen",
        "simple_capture=single_first ace_vs_table_ace=ace_or_whole_table_15 monte_aces=no",
        "ace_vs_table_ace=sweep_anyway declaration=optional matta_card=Qd",
    ] {
        picks_from_the_list(&fishing::Rules::cirulla(2, options).unwrap(), 3_000);
        picks_from_the_list(&fishing::Rules::cirulla(3, options).unwrap(), 1_000);
    }
}

#[test]
fn cirollon() {
    for options in [
        "",
        "simple_capture=fewest declaration=automatic",
        "multi_bonus=one_only",
    ] {
        picks_from_the_list(&fishing::Rules::cirollon(options).unwrap(), 2_000);
    }
}

#[test]
fn mariagio() {
    for options in [
        "",
        "marriage_when=own_turn exchange_when=own_turn marriage_must_lead=yes",
    ] {
        picks_from_the_list(&mariagio::Rules::new(options).unwrap(), 2_000);
    }
}
