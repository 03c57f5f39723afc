//! Calls on many hands at once, with a number of threads.

use super::{guard, input, output, split, state, text, with_game};
use crate::error::{Code, Error};
use crate::game::Kernel;
use crate::packed::STATE_SIZE;
use crate::rng::Stream;
use crate::solve::table::{fresh_salt, shared_memory};
use crate::solve::{check_sides, Valued};
use crate::threads::{count, in_parts};

/// Plays `hands` random hands from number `first`; see the header for the eight sums.
///
/// # Safety
/// `game` is readable, `sums` is writable for 8 numbers.
#[no_mangle]
pub unsafe extern "C" fn poncin_simulate(
    game: *const u8,
    game_len: usize,
    seed: u64,
    first: u64,
    hands: u64,
    threads: u32,
    sums: *mut i64,
) -> i64 {
    guard(|| {
        // SAFETY: the caller's promise, handed on; likewise below.
        let (line, sums) = unsafe { (text(game, game_len)?, output(sums, 8)?) };
        let threads = count(threads)?;
        let tally = with_game!(line, kernel => {
            crate::simulate::simulate(&kernel, seed, first, hands, threads)
        });
        sums[0] = tally.hands as i64;
        sums[1] = tally.moves as i64;
        sums[2..5].copy_from_slice(&tally.points);
        sums[5..8].copy_from_slice(&tally.wins.map(|wins| wins as i64));
        Ok(0)
    })
}

/// Counts the positions `depth` moves ahead.
///
/// # Safety
/// `game` and `from` are readable, `leaves` is writable for one number.
#[no_mangle]
pub unsafe extern "C" fn poncin_perft(
    game: *const u8,
    game_len: usize,
    from: *const u8,
    from_len: usize,
    depth: u32,
    threads: u32,
    leaves: *mut u64,
) -> i64 {
    guard(|| {
        // SAFETY: the caller's promise, handed on.
        let (line, from, leaves) = unsafe {
            (
                text(game, game_len)?,
                state(from, from_len)?,
                output(leaves, 1)?,
            )
        };
        let threads = count(threads)?;
        leaves[0] = with_game!(line, kernel => {
            crate::perft::with_threads(&kernel, &kernel.unpack(from)?, depth, threads)
        });
        Ok(0)
    })
}

/// Counts the positions `depth` moves ahead below each first move; returns the number of moves.
///
/// # Safety
/// `game` and `from` are readable, `moves` and `leaves` are writable for `cap` numbers each.
#[no_mangle]
pub unsafe extern "C" fn poncin_perft_split(
    game: *const u8,
    game_len: usize,
    from: *const u8,
    from_len: usize,
    depth: u32,
    moves: *mut u64,
    leaves: *mut u64,
    cap: usize,
) -> i64 {
    guard(|| {
        // SAFETY: the caller's promise, handed on.
        let (line, from) = unsafe { (text(game, game_len)?, state(from, from_len)?) };
        // SAFETY: the same.
        let (moves, leaves) = unsafe { (output(moves, cap)?, output(leaves, cap)?) };
        let list = with_game!(line, kernel => {
            crate::perft::split(&kernel, &kernel.unpack(from)?, depth)
        });
        for ((mv, n), (to_move, to_leaves)) in list.iter().zip(moves.iter_mut().zip(leaves)) {
            *to_move = *mv;
            *to_leaves = *n;
        }
        Ok(list.len() as i64)
    })
}

/// Deals as many whole positions that fit a view as `states` has room for: number `i` from child
/// `i` of the seed's stream.
///
/// # Safety
/// `game` and `view` are readable, `states` is writable for `states_len` bytes.
#[no_mangle]
pub unsafe extern "C" fn poncin_resample(
    game: *const u8,
    game_len: usize,
    view: *const u8,
    view_len: usize,
    seed: u64,
    threads: u32,
    states: *mut u8,
    states_len: usize,
) -> i64 {
    guard(|| {
        // SAFETY: the caller's promise, handed on.
        let (line, view) = unsafe { (text(game, game_len)?, text(view, view_len)?) };
        // SAFETY: the same.
        let mut states = split(unsafe { output(states, states_len) }?)?;
        let (base, threads) = (Stream::new(seed), count(threads)?);
        with_game!(line, kernel => {
            in_parts(&mut states, threads, |i, _, bytes| {
                kernel.pack(&kernel.resample(view, &mut base.child(i as u64))?, bytes);
                Ok(())
            })?;
        });
        Ok(states.len() as i64)
    })
}

/// Makes one move on each of many tables. `results` becomes 1 where the hand goes on, 0 where it is
/// over, and a negative error code where the state or the move is wrong and nothing happened.
///
/// # Safety
/// `game` is readable, `states` is readable and writable for `states_len` bytes, `moves` is
/// readable and `results` writable for as many items as there are states.
#[no_mangle]
pub unsafe extern "C" fn poncin_step(
    game: *const u8,
    game_len: usize,
    states: *mut u8,
    states_len: usize,
    moves: *const u64,
    threads: u32,
    results: *mut i32,
) -> i64 {
    guard(|| {
        // SAFETY: the caller's promise, handed on.
        let (line, states) = unsafe { (text(game, game_len)?, output(states, states_len)?) };
        let states = split(states)?;
        let n = states.len();
        // SAFETY: the same.
        let (moves, results) = unsafe { (input(moves, n)?, output(results, n)?) };
        let threads = count(threads)?;
        let mut tables: Vec<_> = states.into_iter().zip(results).collect();
        with_game!(line, kernel => {
            in_parts(&mut tables, threads, |i, _, (bytes, result)| {
                **result = step(&kernel, bytes, moves[i]).unwrap_or_else(|error| error.code as i32);
                Ok(())
            })?;
        });
        Ok(n as i64)
    })
}

fn step<K: Kernel>(kernel: &K, bytes: &mut [u8; STATE_SIZE], mv: u64) -> Result<i32, Error> {
    let mut state = kernel.unpack(bytes)?;
    kernel.check_and_play(&mut state, mv)?;
    kernel.pack(&state, bytes);
    Ok(i32::from(kernel.to_act(&state).is_some()))
}

/// Solves positions with all cards open. Position `i` gets `counts[i]` moves and values, from place
/// `i * cap` on: every legal move, or with `all` 0 just a best one. Where a position cannot be
/// solved, `counts[i]` is a negative error code.
///
/// # Safety
/// `game` and `states` are readable; `moves` and `values` are writable for `cap` items for each
/// state, `counts` for one.
#[no_mangle]
pub unsafe extern "C" fn poncin_solve(
    game: *const u8,
    game_len: usize,
    states: *const u8,
    states_len: usize,
    all: u32,
    threads: u32,
    moves: *mut u64,
    values: *mut i32,
    cap: usize,
    counts: *mut i32,
) -> i64 {
    guard(|| {
        // SAFETY: the caller's promise, handed on.
        let (line, states) = unsafe { (text(game, game_len)?, input(states, states_len)?) };
        let (n, threads) = (states.len() / STATE_SIZE, count(threads)?);
        if states.len() % STATE_SIZE != 0 || cap == 0 {
            return Err(Error::argument("states or room of a wrong size"));
        }
        let room = n
            .checked_mul(cap)
            .ok_or_else(|| Error::argument("a length is out of range"))?;
        // SAFETY: the same.
        let (moves, values) = unsafe { (output(moves, room)?, output(values, room)?) };
        // SAFETY: the same.
        let counts = unsafe { output(counts, n)? };
        let mut tasks: Vec<Task<'_>> = states
            .chunks_exact(STATE_SIZE)
            .zip(
                moves
                    .chunks_mut(cap)
                    .zip(values.chunks_mut(cap))
                    .zip(counts),
            )
            .filter_map(|(state, ((moves, values), count))| {
                Some(Task {
                    state: state.try_into().ok()?,
                    moves,
                    values,
                    count,
                })
            })
            .collect();
        with_game!(line, kernel => solve_all(&kernel, &mut tasks, all != 0, threads)?);
        Ok(n as i64)
    })
}

/// A position to solve and the room for what is found.
struct Task<'a> {
    state: &'a [u8; STATE_SIZE],
    moves: &'a mut [u64],
    values: &'a mut [i32],
    count: &'a mut i32,
}

fn solve_all<K: Kernel>(
    kernel: &K,
    tasks: &mut [Task<'_>],
    all: bool,
    threads: usize,
) -> Result<(), Error> {
    check_sides(kernel)?;
    // With fewer positions than threads the threads share the moves of each position.
    let (outer, inner) = if tasks.len() < threads {
        (1, threads)
    } else {
        (threads, 1)
    };
    in_parts(tasks, outer, |_, worker, task| {
        let found = kernel.unpack(task.state).and_then(|state| {
            let found = solve_one(kernel, &state, all, (outer, worker), inner)?;
            if found.len() > task.moves.len() {
                return Err(Error {
                    code: Code::Space,
                    text: "no room for all moves".into(),
                });
            }
            Ok(found)
        });
        *task.count = match found {
            Ok(found) => {
                for (i, (mv, value)) in found.iter().enumerate() {
                    task.moves[i] = *mv;
                    task.values[i] = *value;
                }
                found.len() as i32
            }
            Err(error) => error.code as i32,
        };
        Ok(())
    })
}

/// Solves one position, as worker number `worker` of `workers` that each have their own table.
fn solve_one<K: Kernel>(
    kernel: &K,
    state: &K::State,
    all: bool,
    (workers, worker): (usize, usize),
    threads: usize,
) -> Result<Vec<Valued>, Error> {
    let bits = kernel.table_bits(state);
    let parts = (workers.next_power_of_two() as u32).trailing_zeros();
    let memory = shared_memory((bits + parts).min(23));
    let (table, salt) = (memory.table(bits, worker), fresh_salt());
    if !all {
        return Ok(kernel.best(state, table, salt).into_iter().collect());
    }
    let mut found: Vec<Valued> = kernel
        .legal_list(state)
        .into_iter()
        .map(|mv| (mv, 0))
        .collect();
    in_parts(&mut found, threads, |_, _, (mv, value)| {
        *value = kernel.value_of(state, *mv, table, salt);
        Ok(())
    })?;
    Ok(found)
}
