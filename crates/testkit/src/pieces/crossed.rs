//! A space crossed by a rule that ties its parts together.

use std::ops::ControlFlow;

use engine::{Clause, Outline, Refusal, Seeded, Space};

/// The orders of a space that keep a rule: at most half the thrust for turning.
///
/// It samples by drawing until the rule is kept, so the rule must let through a fair share of the space; where it does
/// not, compose the space of narrower pieces. The rule must let through what the space assumes of a silent seat.
///
/// The outline is that of the space without the rule, which is a function and no data: a ruleset says it with limits in
/// [`super::Noted`] (law 18).
#[derive(Clone, Copy, Debug)]
pub struct Where<S, F> {
    space: S,
    why: Clause,
    reason: &'static str,
    keeps: F,
}

impl<S: Space, F: Fn(&S::Order) -> bool> Where<S, F> {
    /// The orders of `space` that keep a rule, refused otherwise under a clause for a reason.
    pub const fn new(space: S, why: Clause, reason: &'static str, keeps: F) -> Self {
        Self { space, why, reason, keeps }
    }
}

impl<S: Space, F: Fn(&S::Order) -> bool> Space for Where<S, F> {
    type Order = S::Order;

    fn size(&self) -> Option<u128> {
        None
    }

    fn visit(&self, f: &mut dyn FnMut(Self::Order) -> ControlFlow<()>) -> ControlFlow<()> {
        self.space.visit(&mut |order| if (self.keeps)(&order) { f(order) } else { ControlFlow::Continue(()) })
    }

    fn sample(&self, rng: &mut Seeded) -> Self::Order {
        loop {
            let order = self.space.sample(rng);
            if (self.keeps)(&order) {
                return order;
            }
        }
    }

    fn check(&self, order: &Self::Order) -> Result<(), Refusal> {
        self.space.check(order)?;
        if (self.keeps)(order) { Ok(()) } else { Err(Refusal::new(self.why, "", self.reason)) }
    }

    fn vary(&self, order: &Self::Order, rng: &mut Seeded) -> Self::Order {
        // Step by step: a neighbour that keeps the rule may lie behind one that does not.
        let mut next = order.clone();
        for _ in 0..8 {
            next = self.space.vary(&next, rng);
            if next != *order && (self.keeps)(&next) {
                return next;
            }
        }
        order.clone()
    }

    fn idle(&self) -> Self::Order {
        self.space.idle()
    }

    fn outline(&self) -> Outline {
        self.space.outline()
    }
}
