//! A product of two independent parts.

use std::ops::ControlFlow;

use engine::{Outline, Refusal, Seeded, Space};

/// The product of two spaces.
#[derive(Clone, Copy, Debug)]
pub struct Pair<A, B>(pub A, pub B);

impl<A: Space, B: Space> Space for Pair<A, B> {
    type Order = (A::Order, B::Order);

    fn size(&self) -> Option<u128> {
        self.0.size()?.checked_mul(self.1.size()?)
    }

    fn visit(&self, f: &mut dyn FnMut(Self::Order) -> ControlFlow<()>) -> ControlFlow<()> {
        self.0.visit(&mut |a| self.1.visit(&mut |b| f((a.clone(), b))))
    }

    fn sample(&self, rng: &mut Seeded) -> Self::Order {
        (self.0.sample(rng), self.1.sample(rng))
    }

    fn check(&self, order: &Self::Order) -> Result<(), Refusal> {
        self.0.check(&order.0)?;
        self.1.check(&order.1)
    }

    fn vary(&self, order: &Self::Order, rng: &mut Seeded) -> Self::Order {
        if rng.chance(1, 2) {
            (self.0.vary(&order.0, rng), order.1.clone())
        } else {
            (order.0.clone(), self.1.vary(&order.1, rng))
        }
    }

    fn idle(&self) -> Self::Order {
        (self.0.idle(), self.1.idle())
    }

    fn outline(&self) -> Outline {
        Outline::all([self.0.outline(), self.1.outline()])
    }
}
