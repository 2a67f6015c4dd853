//! A seat that writes in a position; the order spaces of its ships and groups are built on it.

use engine::Seat;

use crate::rules::FullThrust;
use crate::state::{Place, State};

/// The set of all orders a seat may write in a position.
#[derive(Clone, Copy, Debug)]
pub struct OrderSpace<'a> {
    pub(crate) rules: &'a FullThrust,
    pub(crate) state: &'a State,
    pub(crate) side: usize,
}

impl<'a> OrderSpace<'a> {
    pub(crate) const fn new(rules: &'a FullThrust, state: &'a State, seat: Seat) -> Self {
        Self { rules, state, side: (seat.0 & 1) as usize }
    }

    /// Returns `true` if an own ship gets movement orders: it is on the table, or it may come back now (FT-2.7).
    #[inline]
    pub(crate) fn gets_orders(&self, place: usize) -> bool {
        let ship = &self.state.ships[place];
        match ship.place {
            Place::Table => true,
            Place::Away => self.state.turn >= ship.back && !self.rules.is_dummy(ship),
            _ => false,
        }
    }
}
