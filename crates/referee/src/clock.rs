//! Time, lent to the referee by the door it stands in: the rules and captains have no clock of their own.

/// Tells the time.
pub trait Clock: Send {
    /// Milliseconds since any fixed moment.
    fn millis(&self) -> f64;
}

impl<F: Fn() -> f64 + Send> Clock for F {
    fn millis(&self) -> f64 {
        self()
    }
}
