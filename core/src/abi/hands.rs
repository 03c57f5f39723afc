//! Calls on one hand: deal, read, look, move, score.

use super::{give, guard, input, output, state, state_out, text, with_game};
use crate::cards::deck_of;
use crate::error::Error;
use crate::game::Kernel;
use crate::moves;
use crate::rng::Stream;

/// Checks a game's line: 0 where it names a game with its options.
///
/// # Safety
/// `game` points to `game_len` readable bytes.
#[no_mangle]
pub unsafe extern "C" fn poncin_check_game(game: *const u8, game_len: usize) -> i64 {
    guard(|| {
        // SAFETY: the caller's promise, handed on; likewise below.
        crate::game::Game::read(unsafe { text(game, game_len) }?)?;
        Ok(0)
    })
}

/// The shuffled pack at the end of a path of child streams of a seed.
///
/// # Safety
/// `path` points to `path_len` readable numbers, `deck` to 40 writable bytes.
#[no_mangle]
pub unsafe extern "C" fn poncin_deck(
    seed: u64,
    path: *const u64,
    path_len: usize,
    deck: *mut u8,
) -> i64 {
    guard(|| {
        // SAFETY: the caller's promise, handed on.
        let (path, out) = unsafe { (input(path, path_len)?, output(deck, 40)?) };
        let stream = path
            .iter()
            .fold(Stream::new(seed), |stream, &child| stream.child(child));
        out.copy_from_slice(&stream.deck());
        Ok(0)
    })
}

/// Deals a hand: 1, or 0 where the first table annuls it.
///
/// # Safety
/// `game` and `deck` (40 bytes) are readable, `out` is writable for `out_len` bytes.
#[no_mangle]
pub unsafe extern "C" fn poncin_deal(
    game: *const u8,
    game_len: usize,
    deck: *const u8,
    dealer: u32,
    out: *mut u8,
    out_len: usize,
) -> i64 {
    guard(|| {
        // SAFETY: the caller's promise, handed on.
        let (line, deck, out) = unsafe {
            (
                text(game, game_len)?,
                input(deck, 40)?,
                state_out(out, out_len)?,
            )
        };
        let deck = deck_of(deck).ok_or_else(|| Error::position("not forty different cards"))?;
        with_game!(line, kernel => {
            match kernel.deal(&deck, seat(&kernel, dealer)?) {
                Some(state) => kernel.pack(&state, out),
                None => return Ok(0),
            }
        });
        Ok(1)
    })
}

/// Writes a whole position as text; returns its length.
///
/// # Safety
/// `game` and `from` are readable, `out` is writable for `cap` bytes.
#[no_mangle]
pub unsafe extern "C" fn poncin_state_text(
    game: *const u8,
    game_len: usize,
    from: *const u8,
    from_len: usize,
    out: *mut u8,
    cap: usize,
) -> i64 {
    guard(|| {
        // SAFETY: the caller's promise, handed on.
        let (line, from, out) = unsafe {
            (
                text(game, game_len)?,
                state(from, from_len)?,
                output(out, cap)?,
            )
        };
        let whole = with_game!(line, kernel => kernel.whole(&kernel.unpack(from)?));
        Ok(give(&whole, out))
    })
}

/// Reads a whole position from text.
///
/// # Safety
/// `game` and `position` are readable, `out` is writable for `out_len` bytes.
#[no_mangle]
pub unsafe extern "C" fn poncin_state_read(
    game: *const u8,
    game_len: usize,
    position: *const u8,
    position_len: usize,
    out: *mut u8,
    out_len: usize,
) -> i64 {
    guard(|| {
        // SAFETY: the caller's promise, handed on.
        let (line, position, out) = unsafe {
            (
                text(game, game_len)?,
                text(position, position_len)?,
                state_out(out, out_len)?,
            )
        };
        with_game!(line, kernel => kernel.pack(&kernel.read_whole(position)?, out));
        Ok(0)
    })
}

/// Writes what a seat may know (255: an onlooker) as text; returns its length.
///
/// # Safety
/// `game` and `from` are readable, `out` is writable for `cap` bytes.
#[no_mangle]
pub unsafe extern "C" fn poncin_view(
    game: *const u8,
    game_len: usize,
    from: *const u8,
    from_len: usize,
    seat: u32,
    out: *mut u8,
    cap: usize,
) -> i64 {
    guard(|| {
        // SAFETY: the caller's promise, handed on.
        let (line, from, out) = unsafe {
            (
                text(game, game_len)?,
                state(from, from_len)?,
                output(out, cap)?,
            )
        };
        let view = with_game!(line, kernel => {
            let seat = match u8::try_from(seat) {
                Ok(255) => None,
                Ok(seat) if seat < kernel.seats() => Some(seat),
                _ => return Err(Error::argument("no such seat")),
            };
            kernel.view(&kernel.unpack(from)?, seat)
        });
        Ok(give(&view, out))
    })
}

/// Lists the legal moves in order; returns their number, writes as many as fit.
///
/// # Safety
/// `game` and `from` are readable, `out` is writable for `cap` numbers.
#[no_mangle]
pub unsafe extern "C" fn poncin_legal(
    game: *const u8,
    game_len: usize,
    from: *const u8,
    from_len: usize,
    out: *mut u64,
    cap: usize,
) -> i64 {
    guard(|| {
        // SAFETY: the caller's promise, handed on.
        let (line, from, out) = unsafe {
            (
                text(game, game_len)?,
                state(from, from_len)?,
                output(out, cap)?,
            )
        };
        let list = with_game!(line, kernel => kernel.legal_list(&kernel.unpack(from)?));
        for (place, &mv) in out.iter_mut().zip(&list) {
            *place = mv;
        }
        Ok(list.len() as i64)
    })
}

/// Makes a move if it is legal: 1 while the hand goes on, 0 when it is over.
///
/// # Safety
/// `game` is readable, `at` is readable and writable for `at_len` bytes.
#[no_mangle]
pub unsafe extern "C" fn poncin_play(
    game: *const u8,
    game_len: usize,
    at: *mut u8,
    at_len: usize,
    mv: u64,
) -> i64 {
    guard(|| {
        // SAFETY: the caller's promise, handed on.
        let (line, at) = unsafe { (text(game, game_len)?, state_out(at, at_len)?) };
        with_game!(line, kernel => {
            let mut state = kernel.unpack(at)?;
            kernel.check_and_play(&mut state, mv)?;
            kernel.pack(&state, at);
            Ok(i64::from(kernel.to_act(&state).is_some()))
        })
    })
}

/// Writes the public events of a legal move, `Name field field; …`; returns their length.
///
/// # Safety
/// `game` and `from` are readable, `out` is writable for `cap` bytes.
#[no_mangle]
pub unsafe extern "C" fn poncin_events(
    game: *const u8,
    game_len: usize,
    from: *const u8,
    from_len: usize,
    mv: u64,
    out: *mut u8,
    cap: usize,
) -> i64 {
    guard(|| {
        // SAFETY: the caller's promise, handed on.
        let (line, from, out) = unsafe {
            (
                text(game, game_len)?,
                state(from, from_len)?,
                output(out, cap)?,
            )
        };
        let events = with_game!(line, kernel => {
            let before = kernel.unpack(from)?;
            let mut after = before;
            kernel.check_and_play(&mut after, mv)?;
            kernel.events(&before, mv, &after)
        });
        Ok(give(&events, out))
    })
}

/// Plays a hand by places in its lists of legal moves. Every list on the way, that of the last
/// position included, is written to `moves`, its length first; returns how many numbers that are.
/// The last position goes to `out`.
///
/// # Safety
/// `game`, `deck` (40 bytes) and `picks` are readable, `moves` is writable for `cap` numbers and
/// `out` for `out_len` bytes.
#[no_mangle]
pub unsafe extern "C" fn poncin_trace(
    game: *const u8,
    game_len: usize,
    deck: *const u8,
    dealer: u32,
    picks: *const u32,
    picks_len: usize,
    moves: *mut u64,
    cap: usize,
    out: *mut u8,
    out_len: usize,
) -> i64 {
    guard(|| {
        // SAFETY: the caller's promise, handed on.
        let (line, deck, picks) = unsafe {
            (
                text(game, game_len)?,
                input(deck, 40)?,
                input(picks, picks_len)?,
            )
        };
        // SAFETY: the same.
        let (moves, out) = unsafe { (output(moves, cap)?, state_out(out, out_len)?) };
        let deck = deck_of(deck).ok_or_else(|| Error::position("not forty different cards"))?;
        let lists = with_game!(line, kernel => {
            let state = kernel.deal(&deck, seat(&kernel, dealer)?);
            let mut state = state.ok_or_else(|| Error::position("this deal is annulled"))?;
            let mut lists = Vec::new();
            for step in 0..=picks.len() {
                let list = kernel.legal_list(&state);
                lists.push(list.len() as u64);
                lists.extend(&list);
                if let Some(&pick) = picks.get(step) {
                    let mv = list.get(pick as usize);
                    let mv = mv.ok_or_else(|| Error::illegal("no move in that place"))?;
                    kernel.play(&mut state, *mv);
                }
            }
            kernel.pack(&state, out);
            lists
        });
        for (place, &number) in moves.iter_mut().zip(&lists) {
            *place = number;
        }
        Ok(lists.len() as i64)
    })
}

/// A dealer's seat.
fn seat<K: Kernel>(kernel: &K, dealer: u32) -> Result<u8, Error> {
    let dealer = u8::try_from(dealer)
        .ok()
        .filter(|&seat| seat < kernel.seats());
    dealer.ok_or_else(|| Error::argument("no such dealer"))
}

/// Writes the score sheet, `rule side points; …`; returns its length.
///
/// # Safety
/// `game` and `from` are readable, `out` is writable for `cap` bytes.
#[no_mangle]
pub unsafe extern "C" fn poncin_score(
    game: *const u8,
    game_len: usize,
    from: *const u8,
    from_len: usize,
    out: *mut u8,
    cap: usize,
) -> i64 {
    guard(|| {
        // SAFETY: the caller's promise, handed on.
        let (line, from, out) = unsafe {
            (
                text(game, game_len)?,
                state(from, from_len)?,
                output(out, cap)?,
            )
        };
        let sheet = with_game!(line, kernel => kernel.score(&kernel.unpack(from)?));
        Ok(give(&sheet.text(), out))
    })
}

/// Writes a packed move in the record's notation; returns its length.
///
/// # Safety
/// `out` is writable for `cap` bytes.
#[no_mangle]
pub unsafe extern "C" fn poncin_move_text(mv: u64, out: *mut u8, cap: usize) -> i64 {
    guard(|| {
        // SAFETY: the caller's promise, handed on.
        let out = unsafe { output(out, cap) }?;
        let text = moves::text(mv);
        if moves::read(&text) != Some(mv) {
            return Err(Error::illegal("this number packs no move"));
        }
        Ok(give(&text, out))
    })
}

/// Packs a move from the record's notation.
///
/// # Safety
/// `from` is readable, `out` is writable for one number.
#[no_mangle]
pub unsafe extern "C" fn poncin_move_read(from: *const u8, from_len: usize, out: *mut u64) -> i64 {
    guard(|| {
        // SAFETY: the caller's promise, handed on.
        let (from, out) = unsafe { (text(from, from_len)?, output(out, 1)?) };
        out[0] = moves::read(from).ok_or_else(|| Error::illegal("this text is no move"))?;
        Ok(0)
    })
}
