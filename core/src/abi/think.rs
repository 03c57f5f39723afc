//! Calls that search with hidden cards.

use super::{guard, output, state, text, with_game};
use crate::error::{Code, Error};
use crate::game::Kernel;
use crate::moves;
use crate::think::settings::Settings;
use crate::think::{think, think_open, Question, Thought};
use crate::threads::count;

/// What a seat thinks of its moves, best first. `past` holds the hand's moves, one a line: an
/// onlooker's view before the move, a tab, and the packed move in decimal.
///
/// # Safety
/// The texts are readable; `moves`, `values`, `errors` and `playouts` are writable for `cap` items
/// each.
#[no_mangle]
pub unsafe extern "C" fn poncin_think(
    game: *const u8,
    game_len: usize,
    view: *const u8,
    view_len: usize,
    past: *const u8,
    past_len: usize,
    settings: *const u8,
    settings_len: usize,
    seed: u64,
    threads: u32,
    moves: *mut u64,
    values: *mut f64,
    errors: *mut f64,
    playouts: *mut u64,
    cap: usize,
) -> i64 {
    guard(|| {
        // SAFETY: the caller's promise, handed on; likewise below.
        let (line, view) = unsafe { (text(game, game_len)?, text(view, view_len)?) };
        // SAFETY: the same.
        let (past, settings) = unsafe { (text(past, past_len)?, text(settings, settings_len)?) };
        let (settings, threads) = (Settings::read(settings)?, count(threads)?);
        let past = past.lines().map(read_past).collect::<Result<_, _>>()?;
        let question = Question { view, past };
        let found = with_game!(line, kernel => {
            think(&kernel, &question, &settings, seed, threads)?
        });
        // SAFETY: the caller's promise.
        unsafe { give(&found, moves, values, errors, playouts, cap) }
    })
}

/// The same with all cards open: for players that are allowed to cheat, and for judging luck.
///
/// # Safety
/// As [`poncin_think`].
#[no_mangle]
pub unsafe extern "C" fn poncin_think_open(
    game: *const u8,
    game_len: usize,
    from: *const u8,
    from_len: usize,
    settings: *const u8,
    settings_len: usize,
    seed: u64,
    threads: u32,
    moves: *mut u64,
    values: *mut f64,
    errors: *mut f64,
    playouts: *mut u64,
    cap: usize,
) -> i64 {
    guard(|| {
        // SAFETY: the caller's promise, handed on; likewise below.
        let (line, from) = unsafe { (text(game, game_len)?, state(from, from_len)?) };
        // SAFETY: the same.
        let settings = Settings::read(unsafe { text(settings, settings_len) }?)?;
        let threads = count(threads)?;
        let found = with_game!(line, kernel => {
            think_open(&kernel, &kernel.unpack(from)?, &settings, seed, threads)?
        });
        // SAFETY: the caller's promise.
        unsafe { give(&found, moves, values, errors, playouts, cap) }
    })
}

/// What a regular of the club thinks of the legal moves that a search looks at, and what each side
/// may expect at the end of the hand: `promise` gets three numbers.
///
/// # Safety
/// The texts are readable; `moves` and `opinions` are writable for `cap` items each, `promise` for
/// three.
#[no_mangle]
pub unsafe extern "C" fn poncin_advice(
    game: *const u8,
    game_len: usize,
    from: *const u8,
    from_len: usize,
    moves: *mut u64,
    opinions: *mut f64,
    cap: usize,
    promise: *mut f64,
) -> i64 {
    guard(|| {
        // SAFETY: the caller's promise, handed on; likewise below.
        let (line, from) = unsafe { (text(game, game_len)?, state(from, from_len)?) };
        // SAFETY: the same.
        let (moves, opinions) = unsafe { (output(moves, cap)?, output(opinions, cap)?) };
        // SAFETY: the same.
        let promise = unsafe { output(promise, 3) }?;
        with_game!(line, kernel => {
            let state = kernel.unpack(from)?;
            let (found, thought, promised) = crate::advice::all(&kernel, &state);
            for ((mv, opinion), (to_move, to_opinion)) in
                found.iter().zip(&thought).zip(moves.iter_mut().zip(opinions))
            {
                *to_move = *mv;
                *to_opinion = f64::from(*opinion);
            }
            for (to, from) in promise.iter_mut().zip(promised) {
                *to = f64::from(from);
            }
            Ok(found.len() as i64)
        })
    })
}

fn read_past(line: &str) -> Result<(&str, moves::Move), Error> {
    line.split_once('\t')
        .and_then(|(view, mv)| Some((view, mv.parse().ok()?)))
        .ok_or_else(|| Error::position("a past move is a view, a tab and a move"))
}

/// Hands out what was found.
///
/// # Safety
/// As [`poncin_think`].
unsafe fn give(
    found: &[Thought],
    moves: *mut u64,
    values: *mut f64,
    errors: *mut f64,
    playouts: *mut u64,
    cap: usize,
) -> Result<i64, Error> {
    // SAFETY: the caller's promise, handed on.
    let (moves, values) = unsafe { (output(moves, cap)?, output(values, cap)?) };
    // SAFETY: the same.
    let (errors, playouts) = unsafe { (output(errors, cap)?, output(playouts, cap)?) };
    if found.len() > cap {
        return Err(Error {
            code: Code::Space,
            text: "no room for all moves".into(),
        });
    }
    for (i, thought) in found.iter().enumerate() {
        moves[i] = thought.mv;
        values[i] = thought.value;
        errors[i] = thought.error;
        playouts[i] = thought.playouts;
    }
    Ok(found.len() as i64)
}
