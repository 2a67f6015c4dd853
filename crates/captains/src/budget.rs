//! Limits on a captain's thinking: nodes, a stop signal and threads.

/// Limits on one search, and the threads it may use.
pub struct Budget<'a> {
    /// Largest number of search iterations; 0 counts as 1. [`Budget::OWN`] means the number in the captain's recipe,
    /// [`Budget::CLOCK`] no limit but `stop`.
    pub nodes: u32,
    /// Called repeatedly on the thread that asked for the advice; `true` ends the search at once (a clock, a cancel
    /// button).
    pub stop: &'a mut dyn FnMut() -> bool,
    /// Threads lent by the door, if any. A budget of nodes gives the same advice with and without them.
    pub crew: Option<&'a dyn Crew>,
}

impl<'a> Budget<'a> {
    /// Requests the number of nodes in the captain's recipe for this game.
    pub const OWN: u32 = u32::MAX - 1;
    /// Requests an unlimited number of nodes: `stop` alone ends the search.
    pub const CLOCK: u32 = u32::MAX;
    /// Largest number of nodes that a caller may request for one decision; doors refuse more.
    pub const MOST: u32 = 100_000_000;

    /// Returns a budget for the calling thread alone.
    pub fn new(nodes: u32, stop: &'a mut dyn FnMut() -> bool) -> Self {
        Self { nodes, stop, crew: None }
    }
}

/// The nodes and seeds of looking back on one decision.
pub struct LookBack<'a> {
    /// Seed of all searches of the battle.
    pub seed: u64,
    /// Index of the decision, from 0: each has its own draws.
    pub decision: u64,
    /// Number of nodes, divided among the searches ([`Budget::CLOCK`]: no limit but `stop`).
    pub nodes: u32,
    /// Called repeatedly with the number of the step: the growth of each search, then the trials of each. `true` ends
    /// that step.
    pub stop: &'a mut dyn FnMut(u32) -> bool,
}

/// A unit of search work that may run on any thread.
pub type Job<'a> = Box<dyn FnOnce() + Send + 'a>;

/// Threads that a door lends to a captain. This crate starts no thread itself.
pub trait Crew {
    /// Returns the number of jobs that run at once, at least 1.
    fn hands(&self) -> usize;

    /// Runs every job to completion. Until then calls `watch` on the calling thread every few milliseconds.
    fn run(&self, jobs: Vec<Job<'_>>, watch: &mut dyn FnMut());
}
