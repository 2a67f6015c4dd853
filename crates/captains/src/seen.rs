//! What a captain is told: what its seat sees now, and what that seat has seen since the battle began.
//!
//! Nothing here can hold a state: a past is views and orders, each filtered for the seat by the rules before it gets here.

use engine::{Rules, Sealed, Seat};

/// What one seat knows when it is asked to write.
pub struct Seen<'a, R: Rules> {
    /// The seat.
    pub seat: Seat,
    /// What it sees now.
    pub view: &'a R::View,
    /// What it has seen before.
    pub past: &'a dyn Past<R>,
}

impl<'a, R: Rules> Seen<'a, R> {
    /// A seat that remembers nothing: at the set-up, or put before a position.
    pub fn now(seat: Seat, view: &'a R::View) -> Self {
        Self { seat, view, past: &Forgotten }
    }
}

/// A seat's account of the decisions that have been revealed; worked out when it is asked for, because few captains ask.
pub trait Past<R: Rules> {
    /// How many decisions have been revealed.
    fn decisions(&self) -> usize;

    /// What the seat saw when the decision of that index (from 0) began, and the orders of it that the seat may read, its
    /// own among them; none beyond the last.
    fn glimpse(&self, index: usize) -> Option<Glimpse<R>>;
}

/// One revealed decision as one seat knows it.
#[derive(Clone, Debug)]
pub struct Glimpse<R: Rules> {
    /// What the seat saw when the decision began.
    pub before: R::View,
    /// The orders it could read after the reveal.
    pub orders: Vec<Sealed<R::Order>>,
}

/// The past of a seat that remembers nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Forgotten;

impl<R: Rules> Past<R> for Forgotten {
    fn decisions(&self) -> usize {
        0
    }

    fn glimpse(&self, _: usize) -> Option<Glimpse<R>> {
        None
    }
}

/// A past kept as it went.
impl<R: Rules> Past<R> for Vec<Glimpse<R>> {
    fn decisions(&self) -> usize {
        self.len()
    }

    fn glimpse(&self, index: usize) -> Option<Glimpse<R>> {
        let Glimpse { before, orders } = self.get(index)?;
        Some(Glimpse { before: before.clone(), orders: orders.clone() })
    }
}
