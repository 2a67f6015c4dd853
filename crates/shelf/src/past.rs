//! A seat's past, filtered from complete decisions: its earlier views, and the orders that it could read.

use captains::{Glimpse, Past};
use engine::{Decision, Rules, Sealed, Seat};

/// A revealed decision with all its data.
pub(crate) trait Revealed<R: Rules> {
    /// Returns the state before the decision.
    fn before(&self) -> &R::State;
    /// Returns every order of the decision.
    fn orders(&self) -> &[Sealed<R::Order>];
}

impl<R: Rules> Revealed<R> for Decision<R> {
    fn before(&self) -> &R::State {
        &self.before
    }

    fn orders(&self) -> &[Sealed<R::Order>] {
        &self.orders
    }
}

impl<R: Rules> Revealed<R> for (R::State, Vec<Sealed<R::Order>>) {
    fn before(&self) -> &R::State {
        &self.0
    }

    fn orders(&self) -> &[Sealed<R::Order>] {
        &self.1
    }
}

/// One seat's knowledge of these decisions. Captains get this, never the decisions themselves.
pub(crate) struct SeatHistory<'a, R: Rules, W> {
    pub rules: &'a R,
    pub seat: Seat,
    pub decisions: &'a [W],
}

impl<R: Rules, W: Revealed<R>> Past<R> for SeatHistory<'_, R, W> {
    fn decisions(&self) -> usize {
        self.decisions.len()
    }

    fn glimpse(&self, index: usize) -> Option<Glimpse<R>> {
        let decision = self.decisions.get(index)?;
        let (before, seat) = (decision.before(), Some(self.seat));
        let orders = decision.orders().iter().filter(|order| self.rules.reads(before, order, seat));
        Some(Glimpse { before: self.rules.view(before, seat), orders: orders.cloned().collect() })
    }
}
