//! Fresh seeds, which the door provides: the rules and the referee have no entropy of their own.

/// A source of fresh seeds, for battles opened without dice.
pub trait Seeds: Send {
    /// Draws a seed.
    fn draw(&mut self) -> u64;
}

impl<F: FnMut() -> u64 + Send> Seeds for F {
    fn draw(&mut self) -> u64 {
        self()
    }
}
