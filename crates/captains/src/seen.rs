//! The knowledge of a captain: its seat's view now, and everything that seat has seen since the battle began.
//!
//! [`Seen`] and its past hold views and orders, which the rules have already filtered for the seat, and never a state.
//! Only a [`Moment`] holds the states around a decision: it is for looking back when a battle is over.

use engine::{Rules, Sealed, Seat};

/// The knowledge of one seat when it must write.
pub struct Seen<'a, R: Rules> {
    /// The seat.
    pub seat: Seat,
    /// The seat's view now.
    pub view: &'a R::View,
    /// The seat's past.
    pub past: &'a dyn Past<R>,
}

impl<'a, R: Rules> Seen<'a, R> {
    /// Returns the knowledge of a seat without a past: at the set-up, or in a position given without its battle.
    pub fn now(seat: Seat, view: &'a R::View) -> Self {
        Self { seat, view, past: &NoHistory }
    }
}

/// The decisions revealed so far, as one seat knows them. Computed on demand, because few captains need them.
pub trait Past<R: Rules> {
    /// Returns the number of revealed decisions.
    fn decisions(&self) -> usize;

    /// Returns the decision with that index (from 0): the seat's view when it began, and the orders that the seat may
    /// read, its own included. `None` beyond the last decision.
    fn glimpse(&self, index: usize) -> Option<Glimpse<R>>;
}

/// One revealed decision as one seat knows it.
#[derive(Clone, Debug)]
pub struct Glimpse<R: Rules> {
    /// The seat's view when the decision began.
    pub before: R::View,
    /// The orders that the seat could read after the reveal.
    pub orders: Vec<Sealed<R::Order>>,
}

/// A decision that is past, for looking back on it.
pub struct Moment<'a, R: Rules> {
    /// The position before it.
    pub before: &'a R::State,
    /// The position that came of it.
    pub after: &'a R::State,
    /// Knowledge and order of each seat; at least one, in the order of the decision.
    pub seats: Vec<(Seen<'a, R>, &'a Sealed<R::Order>)>,
}

/// The past of a seat without history.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoHistory;

impl<R: Rules> Past<R> for NoHistory {
    fn decisions(&self) -> usize {
        0
    }

    fn glimpse(&self, _: usize) -> Option<Glimpse<R>> {
        None
    }
}

/// A past recorded decision by decision.
impl<R: Rules> Past<R> for Vec<Glimpse<R>> {
    fn decisions(&self) -> usize {
        self.len()
    }

    fn glimpse(&self, index: usize) -> Option<Glimpse<R>> {
        let Glimpse { before, orders } = self.get(index)?;
        Some(Glimpse { before: before.clone(), orders: orders.clone() })
    }
}
