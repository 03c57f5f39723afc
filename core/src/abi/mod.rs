//! The C ABI: see `include/poncin_core.h`.
//!
//! The only unsafe code of the crate is here: memory of the caller becomes slices after null and
//! alignment checks. No call keeps a pointer, and no panic crosses the border.

mod batch;
mod hands;
mod think;

use std::cell::RefCell;
use std::panic::{catch_unwind, AssertUnwindSafe};

use crate::error::{Code, Error};
use crate::packed::STATE_SIZE;

thread_local! {
    static LAST_ERROR: RefCell<String> = const { RefCell::new(String::new()) };
}

/// The version of this interface.
const ABI_VERSION: u32 = 2;

/// Runs a call; an error or a panic becomes its code, its text is kept for `poncin_last_error`.
fn guard(call: impl FnOnce() -> Result<i64, Error>) -> i64 {
    let error = match catch_unwind(AssertUnwindSafe(call)) {
        Ok(Ok(value)) => return value,
        Ok(Err(error)) => error,
        Err(_) => Error {
            code: Code::Internal,
            text: "a fault in the core".into(),
        },
    };
    LAST_ERROR.with(|last| *last.borrow_mut() = error.text);
    error.code as i64
}

/// Memory that the caller lends for reading.
///
/// # Safety
/// `data` is null or points to `len` readable items.
unsafe fn input<'a, T>(data: *const T, len: usize) -> Result<&'a [T], Error> {
    if len == 0 {
        return Ok(&[]);
    }
    check_pointer(data, len)?;
    // SAFETY: the caller vouches for the length; null and alignment were checked.
    Ok(unsafe { std::slice::from_raw_parts(data, len) })
}

/// Memory that the caller lends for writing.
///
/// # Safety
/// `data` is null or points to `len` writable, initialised items that nobody else uses.
unsafe fn output<'a, T>(data: *mut T, len: usize) -> Result<&'a mut [T], Error> {
    if len == 0 {
        return Ok(&mut []);
    }
    check_pointer(data, len)?;
    // SAFETY: as in `input`.
    Ok(unsafe { std::slice::from_raw_parts_mut(data, len) })
}

fn check_pointer<T>(data: *const T, len: usize) -> Result<(), Error> {
    let size = std::mem::size_of::<T>();
    if data.is_null() || data as usize % std::mem::align_of::<T>() != 0 {
        return Err(Error::argument("a pointer is null or not aligned"));
    }
    if len > isize::MAX as usize / size {
        return Err(Error::argument("a length is out of range"));
    }
    Ok(())
}

/// A text that the caller lends.
///
/// # Safety
/// As [`input`].
unsafe fn text<'a>(data: *const u8, len: usize) -> Result<&'a str, Error> {
    // SAFETY: handed on.
    let bytes = unsafe { input(data, len) }?;
    std::str::from_utf8(bytes).map_err(|_| Error::argument("a text is not UTF-8"))
}

/// One packed state that the caller lends.
///
/// # Safety
/// As [`input`].
unsafe fn state<'a>(data: *const u8, len: usize) -> Result<&'a [u8; STATE_SIZE], Error> {
    // SAFETY: handed on.
    let bytes = unsafe { input(data, len) }?;
    let wrong = |_| Error::argument(format!("a state has {STATE_SIZE} bytes, not {len}"));
    bytes.try_into().map_err(wrong)
}

/// Room for one packed state.
///
/// # Safety
/// As [`output`].
unsafe fn state_out<'a>(data: *mut u8, len: usize) -> Result<&'a mut [u8; STATE_SIZE], Error> {
    // SAFETY: handed on.
    let bytes = unsafe { output(data, len) }?;
    let wrong = |_| Error::argument(format!("a state has {STATE_SIZE} bytes, not {len}"));
    bytes.try_into().map_err(wrong)
}

/// Packed states one after the other.
fn split(bytes: &mut [u8]) -> Result<Vec<&mut [u8; STATE_SIZE]>, Error> {
    if bytes.len() % STATE_SIZE != 0 {
        return Err(Error::argument(format!(
            "states have {STATE_SIZE} bytes each"
        )));
    }
    Ok(bytes
        .chunks_exact_mut(STATE_SIZE)
        .filter_map(|chunk| chunk.try_into().ok())
        .collect())
}

/// Hands out a text: its length; written only where it fits.
fn give(text: &str, out: &mut [u8]) -> i64 {
    if let Some(room) = out.get_mut(..text.len()) {
        room.copy_from_slice(text.as_bytes());
    }
    text.len() as i64
}

/// Runs `$body` with `$kernel` bound to the kernel that a game's line names.
macro_rules! with_game {
    ($line:expr, $kernel:ident => $body:expr) => {
        match crate::game::Game::read($line)? {
            crate::game::Game::Fishing($kernel) => $body,
            crate::game::Game::Mariagio($kernel) => $body,
        }
    };
}
use with_game;

/// The version of this interface.
#[no_mangle]
pub extern "C" fn poncin_abi_version() -> u32 {
    ABI_VERSION
}

/// The version of the rules that the core was proved against.
#[no_mangle]
pub extern "C" fn poncin_rules_version() -> u32 {
    crate::RULES_VERSION
}

/// The text of this thread's last error.
///
/// # Safety
/// `out` points to `cap` writable bytes.
#[no_mangle]
pub unsafe extern "C" fn poncin_last_error(out: *mut u8, cap: usize) -> i64 {
    let message = LAST_ERROR.with(|last| last.borrow().clone());
    // SAFETY: the caller's promise, handed on.
    guard(|| Ok(give(&message, unsafe { output(out, cap) }?)))
}

#[cfg(target_arch = "wasm32")]
mod memory {
    /// Memory for the caller, zeroed, aligned to 8.
    #[no_mangle]
    pub extern "C" fn poncin_alloc(size: usize) -> *mut u8 {
        Box::into_raw(vec![0_u64; size / 8 + 1].into_boxed_slice()).cast()
    }

    /// Takes memory back.
    ///
    /// # Safety
    /// `memory` came from `poncin_alloc` with the same size and is not used again.
    #[no_mangle]
    pub unsafe extern "C" fn poncin_free(memory: *mut u8, size: usize) {
        let words = std::ptr::slice_from_raw_parts_mut(memory.cast::<u64>(), size / 8 + 1);
        // SAFETY: the caller's promise; `poncin_alloc` made just such a box.
        drop(unsafe { Box::from_raw(words) });
    }
}
