//! Fresh seeds, lent to the referee by the door it stands in: the rules and the referee have no entropy of their own.

/// A source of fresh seeds for battles whose dice nobody named.
pub trait Seeds: Send {
    /// Draws a seed.
    fn draw(&mut self) -> u64;
}

impl<F: FnMut() -> u64 + Send> Seeds for F {
    fn draw(&mut self) -> u64 {
        self()
    }
}
