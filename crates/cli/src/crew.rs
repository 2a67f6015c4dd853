//! The threads that the terminal lends to captains that search.

use std::num::NonZero;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use captains::{Crew, Job};

/// Interval between two calls of `watch` while the threads work.
const GLANCE: Duration = Duration::from_millis(2);

/// A crew with one thread for each core, started for one advice at a time.
#[derive(Clone, Copy, Debug)]
pub struct Threads(usize);

impl Threads {
    /// Returns a crew for this machine.
    pub fn of_this_machine() -> Self {
        Self(thread::available_parallelism().map_or(1, NonZero::get))
    }
}

impl Crew for Threads {
    fn hands(&self) -> usize {
        self.0
    }

    fn run(&self, jobs: Vec<Job<'_>>, watch: &mut dyn FnMut()) {
        let hands = self.0.min(jobs.len());
        let jobs = Mutex::new(jobs.into_iter());
        let next = || jobs.lock().unwrap_or_else(PoisonError::into_inner).next();
        thread::scope(|scope| {
            let (working, done) = mpsc::channel::<()>();
            for _ in 0..hands {
                let working = working.clone();
                scope.spawn(move || {
                    let _working = working;
                    while let Some(job) = next() {
                        job();
                    }
                });
            }
            drop(working);
            // Nothing is ever sent: the channel closes when the last thread is done.
            while done.recv_timeout(GLANCE) == Err(RecvTimeoutError::Timeout) {
                watch();
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    #[test]
    fn every_job_is_run_once_however_many_hands_there_are() {
        for hands in [1, 2, 7] {
            let sum = AtomicU32::new(0);
            let job = |n: u32| -> Job<'_> {
                let sum = &sum;
                Box::new(move || {
                    sum.fetch_add(n, Ordering::Relaxed);
                })
            };
            Threads(hands).run((1..=5).map(job).collect(), &mut || {});
            assert_eq!(sum.into_inner(), 15, "{hands} hands");
        }
    }

    #[test]
    fn a_job_that_waits_to_be_stopped_is() {
        let stopped = AtomicU32::new(0);
        let wait: Job<'_> = Box::new(|| {
            while stopped.load(Ordering::Relaxed) == 0 {
                thread::yield_now();
            }
        });
        Threads(2).run(vec![wait], &mut || stopped.store(1, Ordering::Relaxed));
        assert_eq!(stopped.into_inner(), 1);
    }
}
