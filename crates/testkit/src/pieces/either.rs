//! The sum of two spaces, or the choice between them by phase.

use std::ops::ControlFlow;

use engine::{Outline, Refusal, Seeded, Space};

/// The orders of two disjoint spaces; either may be closed for now, but not both.
///
/// The idle order is that of the first open space. If both are open, sampling needs their sizes, and visits a space
/// that cannot state its own. A sum is therefore for small spaces, a choice by phase for spaces of any size.
#[derive(Clone, Copy, Debug)]
pub struct Either<A, B, F> {
    first: Option<A>,
    second: Option<B>,
    is_first: F,
}

impl<A: Space, B: Space<Order = A::Order>, F: Fn(&A::Order) -> bool> Either<A, B, F> {
    /// Returns the sum of the open spaces; `is_first` tells if an order belongs to the first.
    ///
    /// # Panics
    /// If both are closed.
    pub fn new(first: Option<A>, second: Option<B>, is_first: F) -> Self {
        assert!(first.is_some() || second.is_some(), "a demanded seat has at least one order");
        Self { first, second, is_first }
    }
}

/// Returns the number of orders in a space; counts them one by one if the space cannot state its size.
fn counted(space: &impl Space) -> u64 {
    space.size().map_or_else(
        || {
            let mut count = 0;
            let _ = space.visit(&mut |_| {
                count += 1;
                ControlFlow::Continue(())
            });
            count
        },
        |size| u64::try_from(size).unwrap_or(u64::MAX / 2),
    )
}

impl<A: Space, B: Space<Order = A::Order>, F: Fn(&A::Order) -> bool> Space for Either<A, B, F> {
    type Order = A::Order;

    fn size(&self) -> Option<u128> {
        let first = self.first.as_ref().map_or(Some(0), Space::size)?;
        first.checked_add(self.second.as_ref().map_or(Some(0), Space::size)?)
    }

    fn visit(&self, f: &mut dyn FnMut(Self::Order) -> ControlFlow<()>) -> ControlFlow<()> {
        self.first.iter().try_for_each(|space| space.visit(f))?;
        self.second.iter().try_for_each(|space| space.visit(f))
    }

    fn sample(&self, rng: &mut Seeded) -> Self::Order {
        match (&self.first, &self.second) {
            (Some(first), Some(second)) => {
                let (a, b) = (counted(first), counted(second));
                if rng.below_wide(a + b) < a { first.sample(rng) } else { second.sample(rng) }
            }
            (Some(first), None) => first.sample(rng),
            (None, second) => second.as_ref().expect("one of the two is open").sample(rng),
        }
    }

    fn check(&self, order: &Self::Order) -> Result<(), Refusal> {
        match (&self.first, &self.second) {
            (Some(first), Some(second)) => {
                if (self.is_first)(order) {
                    first.check(order)
                } else {
                    second.check(order)
                }
            }
            (Some(first), None) => first.check(order),
            (None, second) => second.as_ref().expect("one of the two is open").check(order),
        }
    }

    fn vary(&self, order: &Self::Order, rng: &mut Seeded) -> Self::Order {
        match (&self.first, &self.second) {
            (Some(_), Some(_)) if rng.chance(1, 8) => self.sample(rng),
            (Some(first), second) if second.is_none() || (self.is_first)(order) => first.vary(order, rng),
            (_, second) => second.as_ref().expect("one of the two is open").vary(order, rng),
        }
    }

    fn idle(&self) -> Self::Order {
        match (&self.first, &self.second) {
            (Some(first), _) => first.idle(),
            (None, second) => second.as_ref().expect("one of the two is open").idle(),
        }
    }

    fn outline(&self) -> Outline {
        match (&self.first, &self.second) {
            (Some(first), Some(second)) => Outline::any([first.outline(), second.outline()]),
            (Some(first), None) => first.outline(),
            (None, second) => second.as_ref().expect("one of the two is open").outline(),
        }
    }
}
