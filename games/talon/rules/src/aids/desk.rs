//! A position as one seat sees it; the seat's space of orders decides what is legal.

use engine::{Rules, Seat, Space};

use crate::orders::Order;
use crate::rules::Talon;
use crate::state::{Ship, State};

/// A position as one seat sees it; the seat's space of orders decides what is legal.
pub(super) struct Desk<'a> {
    pub(super) rules: &'a Talon,
    pub(super) state: &'a State,
    pub(super) seat: Seat,
}

impl Desk<'_> {
    pub(super) fn ship(&self, ship: usize) -> &Ship {
        &self.state.ships()[ship]
    }

    pub(super) fn stands(&self, order: &Order) -> bool {
        self.state.asks(self.seat.0) && self.rules.space(self.state, self.seat).check(order).is_ok()
    }
}
