//! Long work without the interpreter's lock, which a person can interrupt and whose progress is told.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

/// Time between two looks at the keyboard.
const TICK: Duration = Duration::from_millis(100);

/// News between the work and the thread that waits for it.
#[derive(Default)]
pub struct Watch {
    halt: AtomicBool,
    held: AtomicU64,
    owed: AtomicU64,
}

impl Watch {
    /// Keeps the progress; breaks if the work must stop.
    pub fn told(&self, held: u64, owed: u64) -> ControlFlow<()> {
        self.owed.store(owed, Ordering::Relaxed);
        self.held.store(held, Ordering::Relaxed);
        if self.halt.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// Asks Python if a person interrupts, and tells the progress if there is news.
    fn look(&self, py: Python<'_>, progress: Option<&Py<PyAny>>, told: &mut (u64, u64)) -> PyResult<()> {
        py.check_signals()?;
        let now = (self.held.load(Ordering::Relaxed), self.owed.load(Ordering::Relaxed));
        if let (Some(progress), true) = (progress, now != *told) {
            *told = now;
            progress.call1(py, now)?;
        }
        Ok(())
    }
}

/// Does `work` on a thread of its own, and waits for it without the interpreter's lock. Ten times a second, and at the end,
/// it calls `progress` with the battles held and those owed. An interrupt, or an exception of `progress`, lets the work
/// stop, and is raised once it has.
///
/// # Errors
/// Those of the work, by `failed`; the interrupt; the exception of `progress`.
pub fn watched<T: Send, E: Send>(
    py: Python<'_>,
    progress: Option<&Py<PyAny>>,
    failed: fn(E) -> PyErr,
    work: impl FnOnce(&Watch) -> Result<T, E> + Send,
) -> PyResult<T> {
    let watch = Watch::default();
    let (found, stopped) = py.detach(|| {
        let (mut told, mut stopped) = ((0, 0), None);
        let found = thread::scope(|scope| {
            let (sender, ended) = channel::<()>();
            let watch = &watch;
            let worker = scope.spawn(move || {
                // Dropped when the work ends, however it ends.
                let _ended = sender;
                work(watch)
            });
            loop {
                let over = !matches!(ended.recv_timeout(TICK), Err(RecvTimeoutError::Timeout));
                if stopped.is_none() {
                    stopped = Python::attach(|py| watch.look(py, progress, &mut told)).err();
                    watch.halt.store(stopped.is_some(), Ordering::Relaxed);
                }
                if over {
                    return worker.join();
                }
            }
        });
        (found, stopped)
    });
    match (stopped, found) {
        (Some(error), _) => Err(error),
        (None, Ok(found)) => found.map_err(failed),
        (None, Err(_)) => Err(PyRuntimeError::new_err("a thread panicked; its message is above")),
    }
}
