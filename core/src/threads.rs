//! Sharing work among threads: the results never depend on their number.

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

/// Runs `work` on every item with its number, the items shared out in runs of equal length.
///
/// # Errors
/// The error of the first item, by number, whose work failed.
pub fn in_parts<T: Send>(
    items: &mut [T],
    threads: usize,
    work: impl Fn(usize, &mut T) -> Result<(), Error> + Sync,
) -> Result<(), Error> {
    let length = (items.len() + threads - 1) / threads;
    let run = |start: usize, part: &mut [T]| {
        part.iter_mut()
            .enumerate()
            .try_for_each(|(i, item)| work(start + i, item))
    };
    if threads == 1 || items.len() < 2 {
        return run(0, items);
    }
    let run = &run;
    std::thread::scope(|scope| {
        let parts = items.chunks_mut(length).enumerate();
        let workers: Vec<_> = parts
            .map(|(i, part)| scope.spawn(move || run(i * length, part)))
            .collect();
        let joined = workers.into_iter().map(|worker| worker.join());
        joined
            .map(|done| done.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .fold(Ok(()), |all, one| if all.is_err() { all } else { one })
    })
}
