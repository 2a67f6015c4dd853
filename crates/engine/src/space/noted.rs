//! A space whose orders have a notation of their own.

use std::ops::ControlFlow;

use super::Space;
use crate::clause::Refusal;
use crate::outline::Outline;
use crate::rng::Seeded;

/// The orders of a space, with an outline that says how a ruleset writes them and what each part is for.
///
/// A space such as [`super::Listed`] knows how numbers and texts are written, and nothing of prefixes, separators and
/// roles. `note` gets the outline of the space and returns the whole.
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
