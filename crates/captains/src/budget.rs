//! How long a captain may think, and on how many threads.

/// How long a captain may think, and who helps it.
pub struct Budget<'a> {
    /// The most iterations of its search; 0 counts as 1. [`Budget::OWN`] leaves it to the captain's recipe,
    /// [`Budget::CLOCK`] to `stop` alone.
    pub nodes: u32,
    /// Asked now and then, on the thread that asked for the advice; true ends the thinking at once (a clock, a cancel
    /// button).
    pub stop: &'a mut dyn FnMut() -> bool,
    /// Threads lent by the door, if any. By nodes the advice is the same with and without them.
    pub crew: Option<&'a dyn Crew>,
}

impl<'a> Budget<'a> {
    /// Nodes without a number: as many as the captain's recipe says for this game.
    pub const OWN: u32 = u32::MAX - 1;
    /// Nodes without a limit: `stop` alone ends the thinking.
    pub const CLOCK: u32 = u32::MAX;
    /// The most nodes that may be asked for in one decision; doors refuse more.
    pub const MOST: u32 = 100_000_000;

    /// A budget for the calling thread alone.
    pub fn new(nodes: u32, stop: &'a mut dyn FnMut() -> bool) -> Self {
        Self { nodes, stop, crew: None }
    }
}

/// A piece of thinking that may run on any thread.
pub type Job<'a> = Box<dyn FnOnce() + Send + 'a>;

/// Threads that a door lends to a captain: this crate has none of its own.
pub trait Crew {
    /// How many jobs run at once, at least 1.
    fn hands(&self) -> usize;

    /// Runs every job to its end, and calls `watch` on the calling thread every few milliseconds until then.
    fn run(&self, jobs: Vec<Job<'_>>, watch: &mut dyn FnMut());
}
