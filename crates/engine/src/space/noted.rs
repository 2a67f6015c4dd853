//! Spaces whose orders have a notation of their own.

use std::ops::ControlFlow;

use super::Space;
use crate::clause::Refusal;
use crate::outline::Outline;
use crate::rng::Seeded;

/// A space with an outline that has the ruleset's notation and the role of each part.
///
/// A space such as [`super::Listed`] writes numbers and texts, but knows no prefixes, separators and roles. `note` gets
/// the outline of the space and returns the complete one.
#[derive(Clone, Copy, Debug)]
pub struct Noted<S, F> {
    space: S,
    note: F,
}

impl<S: Space, F: Fn(Outline) -> Outline> Noted<S, F> {
    /// Returns the orders of `space`, outlined by `note`.
    pub const fn new(space: S, note: F) -> Self {
        Self { space, note }
    }
}

impl<S: Space, F: Fn(Outline) -> Outline> Space for Noted<S, F> {
    type Order = S::Order;

    fn size(&self) -> Option<u128> {
        self.space.size()
    }

    fn visit(&self, f: &mut dyn FnMut(Self::Order) -> ControlFlow<()>) -> ControlFlow<()> {
        self.space.visit(f)
    }

    #[inline]
    fn sample(&self, rng: &mut Seeded) -> Self::Order {
        self.space.sample(rng)
    }

    #[inline]
    fn sample_into(&self, rng: &mut Seeded, order: &mut Self::Order) {
        self.space.sample_into(rng, order);
    }

    fn check(&self, order: &Self::Order) -> Result<(), Refusal> {
        self.space.check(order)
    }

    fn vary(&self, order: &Self::Order, rng: &mut Seeded) -> Self::Order {
        self.space.vary(order, rng)
    }

    fn idle(&self) -> Self::Order {
        self.space.idle()
    }

    fn outline(&self) -> Outline {
        (self.note)(self.space.outline())
    }
}
