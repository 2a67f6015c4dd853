//! A seat that writes in a position: what the spaces of each phase are built on.

use std::ops::ControlFlow;

use engine::{Clause, Seat};

use crate::cards::Card;
use crate::clauses;
use crate::orders::Order;
use crate::rules::BlackSkies;
use crate::state::State;

/// Every order a seat may write in a position.
#[derive(Clone, Copy, Debug)]
pub struct OrderSpace<'a> {
    pub(crate) rules: &'a BlackSkies,
    pub(crate) state: &'a State,
    pub(crate) side: usize,
}

/// What is done with each order of a space.
pub(crate) type Visit<'f> = dyn FnMut(Order) -> ControlFlow<()> + 'f;

impl<'a> OrderSpace<'a> {
    /// The orders of a seat.
    #[inline]
    pub const fn of(rules: &'a BlackSkies, state: &'a State, seat: Seat) -> Self {
        Self { rules, state, side: (seat.0 & 1) as usize }
    }

    /// The cards that an element may lay next (BS-2.3, BS-4.9).
    #[inline]
    pub(crate) fn cards(&self, element: usize) -> &'a [Card] {
        let retrograde = self.state.elements[element].retrograde;
        &self.rules.frame(element).cards[usize::from(retrograde)]
    }
}

/// Why an element may not lay a card; nothing if it may (BS-2.3, BS-4.9).
pub(crate) fn withheld(
    rules: &BlackSkies,
    state: &State,
    element: usize,
    card: Card,
) -> Option<(Clause, &'static str)> {
    if !rules.kind(element).flies(card) {
        return Some((clauses::CARDS, "its fighters lack the thrusters for this maneuver"));
    }
    let barred = state.elements[element].retrograde && !card.in_retrograde();
    barred.then_some((
        clauses::RETROGRADE,
        "in retrograde motion only Straight, Left, Right and Bootlegger can be flown",
    ))
}
