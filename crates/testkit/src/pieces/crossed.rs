//! A space restricted by a rule that ties its parts together.

use std::ops::ControlFlow;

use engine::{Clause, Outline, Refusal, Seeded, Space};

/// The orders of a space that satisfy a rule, such as: at most half the thrust for turning.
///
/// It samples by rejection, so the rule must accept a fair share of the space; otherwise compose the space from
/// narrower pieces. The rule must accept the idle order of the space.
///
/// The outline is that of the unrestricted space, because the rule is a function and not data. A ruleset expresses
/// the rule with limits in [`super::Noted`] (law 18).
#[derive(Clone, Copy, Debug)]
pub struct Where<S, F> {
    space: S,
    why: Clause,
    reason: &'static str,
    keeps: F,
}

impl<S: Space, F: Fn(&S::Order) -> bool> Where<S, F> {
    /// Returns the orders of `space` that satisfy `keeps`; others are refused under the clause `why`, with a
    /// reason.
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
        // Varies several times: a neighbour that satisfies the rule may be behind one that does not.
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
