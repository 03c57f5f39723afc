//! Sharing work among threads: the results never depend on their number.

use std::sync::{Mutex, PoisonError};

use crate::error::Error;

/// A number of threads that was asked for, 1..=256.
///
/// # Errors
/// It is out of range.
pub fn count(threads: u32) -> Result<usize, Error> {
    if (1..=256).contains(&threads) {
        Ok(threads as usize)
    } else {
        Err(Error::argument("the number of threads is from 1 to 256"))
    }
}

/// Runs `work` on every item with the item's number and the worker's; workers take the next items
/// when they are done with theirs.
///
/// # Errors
/// An error that `work` returned; the other items may or may not have been worked on.
pub fn in_parts<T: Send>(
    items: &mut [T],
    threads: usize,
    work: impl Fn(usize, usize, &mut T) -> Result<(), Error> + Sync,
) -> Result<(), Error> {
    // Eight helpings a worker: few enough to cost nothing, enough to even out.
    let length = (items.len() / (8 * threads)).max(1);
    let run = |worker: usize, start: usize, part: &mut [T]| {
        part.iter_mut()
            .enumerate()
            .try_for_each(|(i, item)| work(start + i, worker, item))
    };
    // In WebAssembly there are no threads to start.
    if threads == 1 || items.len() < 2 || cfg!(target_arch = "wasm32") {
        return run(0, 0, items);
    }
    let queue = Mutex::new(items.chunks_mut(length).enumerate());
    let serve = |worker: usize| loop {
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).next();
        match next {
            Some((i, part)) => run(worker, i * length, part)?,
            None => return Ok(()),
        }
    };
    let serve = &serve;
    std::thread::scope(|scope| {
        let helpers: Vec<_> = (1..threads)
            .map(|n| scope.spawn(move || serve(n)))
            .collect();
        let mut all = serve(0);
        for helper in helpers {
            let one = helper
                .join()
                .unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            all = all.and(one);
        }
        all
    })
}
