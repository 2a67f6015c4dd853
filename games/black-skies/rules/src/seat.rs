//! A seat that writes in a position; the spaces of all phases build on it.

use std::ops::ControlFlow;

use engine::{Clause, Seat};

use crate::cards::Card;
use crate::catalogue;
use crate::clauses;
use crate::orders::Order;
use crate::rules::BlackSkies;
use crate::state::State;

/// The space of a seat's orders in a position.
#[derive(Clone, Copy, Debug)]
pub struct OrderSpace<'a> {
    pub(crate) rules: &'a BlackSkies,
    pub(crate) state: &'a State,
    pub(crate) side: usize,
}

/// Visitor that is called with each order of a space.
pub(crate) type Visit<'f> = dyn FnMut(Order) -> ControlFlow<()> + 'f;

impl<'a> OrderSpace<'a> {
    /// Returns the space of a seat.
    #[inline]
    pub const fn of(rules: &'a BlackSkies, state: &'a State, seat: Seat) -> Self {
        Self { rules, state, side: (seat.0 & 1) as usize }
    }

    /// Returns the cards that an element may lay next (BS-2.3, BS-4.9).
    #[inline]
    pub(crate) fn cards(&self, element: usize) -> &'a [Card] {
        let retrograde = self.state.elements[element].retrograde;
        &self.rules.frame(element).cards[usize::from(retrograde)]
    }
}

/// Returns why an element may not lay a card; `None` if it may (BS-2.3, BS-4.9).
pub(crate) fn withheld(
    rules: &BlackSkies,
    state: &State,
    element: usize,
    card: Card,
) -> Option<(Clause, &'static str)> {
    if !rules.kind(element).flies(card) {
        return Some((clauses::CARDS, catalogue::LACKS_THRUSTERS));
    }
    let barred = state.elements[element].retrograde && !card.in_retrograde();
    barred.then_some((clauses::RETROGRADE, catalogue::RETROGRADE_CARDS))
}
