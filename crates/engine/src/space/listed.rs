//! A space that is a list of orders.

use std::fmt::Display;
use std::ops::{ControlFlow, Deref};

use super::Space;
use crate::clause::{Clause, Refusal};
use crate::outline::Outline;
use crate::rng::Seeded;

/// A space of one item out of a list. All items are different; the first is the order of a silent seat.
///
/// The list is borrowed (`&[T]`), or owned (an `ArrayVec`) if it is made for this decision.
#[derive(Clone, Copy, Debug)]
pub struct Listed<L> {
    why: Clause,
    items: L,
}

impl<T, L: Deref<Target = [T]>> Listed<L> {
    /// Returns the items of a list as a space.
    ///
    /// # Panics
    /// If the list is empty.
    pub fn new(why: Clause, items: L) -> Self {
        assert!(!items.is_empty(), "a demanded seat has at least one order");
        Self { why, items }
    }
}

impl<T: Clone + Eq + Display, L: Deref<Target = [T]>> Space for Listed<L> {
    type Order = T;

    fn size(&self) -> Option<u128> {
        Some(self.items.len() as u128)
    }

    fn visit(&self, f: &mut dyn FnMut(T) -> ControlFlow<()>) -> ControlFlow<()> {
        self.items.iter().cloned().try_for_each(f)
    }

    #[inline]
    fn sample(&self, rng: &mut Seeded) -> T {
        rng.pick(&self.items).clone()
    }

    fn check(&self, order: &T) -> Result<(), Refusal> {
        if self.items.contains(order) {
            return Ok(());
        }
        Err(Refusal::new(self.why, order.to_string(), "not one of the orders that may be written now"))
    }

    fn vary(&self, _: &T, rng: &mut Seeded) -> T {
        self.sample(rng)
    }

    fn idle(&self) -> T {
        self.items[0].clone()
    }

    fn outline(&self) -> Outline {
        Outline::listed(self.items.iter().map(ToString::to_string))
    }
}
