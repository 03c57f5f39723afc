//! The C interface on memory of exactly the size that is promised, garbled states among it: made to be
//! run with AddressSanitizer, which sees every byte that is read or written beside it.

use poncin_core::rng::Stream;
use poncin_core::RULES_VERSION;

const STATE_SIZE: usize = 192;
const GAMES: [&str; 4] = [
    "cirulla 2",
    "cirulla 3 declaration=optional",
    "cirollon 4",
    "mariagio 2",
];

extern "C" {
    fn poncin_rules_version() -> u32;
    fn poncin_last_error(out: *mut u8, cap: usize) -> i64;
    fn poncin_deal(
        game: *const u8,
        game_len: usize,
        deck: *const u8,
        dealer: u32,
        out: *mut u8,
        out_len: usize,
    ) -> i64;
    fn poncin_legal(
        game: *const u8,
        game_len: usize,
        from: *const u8,
        from_len: usize,
        out: *mut u64,
        cap: usize,
    ) -> i64;
    fn poncin_state_text(
        game: *const u8,
        game_len: usize,
        from: *const u8,
        from_len: usize,
        out: *mut u8,
        cap: usize,
    ) -> i64;
    fn poncin_step(
        game: *const u8,
        game_len: usize,
        states: *mut u8,
        states_len: usize,
        moves: *const u64,
        threads: u32,
        results: *mut i32,
    ) -> i64;
}

/// The text of the state in room of just its length, or the error's code with its text read, too.
fn text(game: &str, state: &[u8]) -> i64 {
    let ask = |room: &mut [u8]| unsafe {
        let (out, cap) = (room.as_mut_ptr(), room.len());
        poncin_state_text(
            game.as_ptr(),
            game.len(),
            state.as_ptr(),
            state.len(),
            out,
            cap,
        )
    };
    let length = ask(&mut []);
    if length < 0 {
        let wanted = unsafe { poncin_last_error(std::ptr::null_mut(), 0) };
        let mut room = vec![0; wanted as usize];
        assert_eq!(
            unsafe { poncin_last_error(room.as_mut_ptr(), room.len()) },
            wanted
        );
        return length;
    }
    let mut room = vec![0; length as usize];
    assert_eq!(ask(&mut room), length);
    assert!(room.iter().all(|&byte| byte != 0));
    length
}

/// The legal moves in room for just them.
fn legal(game: &str, state: &[u8]) -> Option<Vec<u64>> {
    let ask = |room: &mut [u64]| unsafe {
        let (out, cap) = (room.as_mut_ptr(), room.len());
        poncin_legal(
            game.as_ptr(),
            game.len(),
            state.as_ptr(),
            state.len(),
            out,
            cap,
        )
    };
    let number = usize::try_from(ask(&mut [])).ok()?;
    let mut room = vec![0; number];
    assert_eq!(ask(&mut room), number as i64);
    Some(room)
}

#[test]
fn memory_is_kept_to() {
    assert_eq!(unsafe { poncin_rules_version() }, RULES_VERSION);
    for case in 0..400 {
        let mut rng = Stream::new(case);
        let game = GAMES[rng.below(GAMES.len() as u64) as usize];
        let deck = rng.child(1).deck();
        let mut state = vec![0; STATE_SIZE];
        let (out, cap) = (state.as_mut_ptr(), state.len());
        let dealt = unsafe { poncin_deal(game.as_ptr(), game.len(), deck.as_ptr(), 0, out, cap) };
        if dealt == 0 {
            continue;
        }
        for _ in 0..60 {
            let mut garbled = state.clone();
            let at = rng.below(STATE_SIZE as u64) as usize;
            garbled[at] = rng.next_u64() as u8;
            garbled.truncate(if rng.below(8) == 0 { at } else { STATE_SIZE });
            text(game, &garbled);
            legal(game, &garbled);
            assert!(text(game, &state) > 0);
            let moves = legal(game, &state).unwrap();
            if moves.is_empty() {
                break;
            }
            // The same table twice: a legal move on one, a number that packs no move on the other.
            let pair = [
                moves[rng.below(moves.len() as u64) as usize],
                rng.next_u64() | 7 << 60,
            ];
            let (mut tables, mut results) = ([state.clone(), state].concat(), vec![0; 2]);
            let stepped = unsafe {
                let (out, cap) = (tables.as_mut_ptr(), tables.len());
                poncin_step(
                    game.as_ptr(),
                    game.len(),
                    out,
                    cap,
                    pair.as_ptr(),
                    2,
                    results.as_mut_ptr(),
                )
            };
            assert_eq!((stepped, results[1]), (2, -4));
            assert!(results[0] >= 0);
            state = tables[..STATE_SIZE].to_vec();
        }
    }
}
