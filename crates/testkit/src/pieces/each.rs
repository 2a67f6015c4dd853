//! A product of many independent parts of one kind, such as the ships of a fleet.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use engine::{Clause, Outline, Refusal, Seeded, Space};

/// The product of up to `N` spaces of one kind.
#[derive(Clone, Debug)]
pub struct Each<S, const N: usize> {
    why: Clause,
    parts: ArrayVec<S, N>,
}

impl<S: Space, const N: usize> Each<S, N> {
    /// Returns the product of these parts; `why` is cited against an order with too many or too few parts.
    pub const fn new(why: Clause, parts: ArrayVec<S, N>) -> Self {
        Self { why, parts }
    }

    fn walk(
        &self,
        chosen: &mut ArrayVec<S::Order, N>,
        f: &mut dyn FnMut(ArrayVec<S::Order, N>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(part) = self.parts.get(chosen.len()) else { return f(chosen.clone()) };
        part.visit(&mut |order| {
            chosen.push(order);
            let flow = self.walk(chosen, f);
            chosen.pop();
            flow
        })
    }
}

impl<S: Space, const N: usize> Space for Each<S, N> {
    type Order = ArrayVec<S::Order, N>;

    fn size(&self) -> Option<u128> {
        self.parts.iter().try_fold(1u128, |all, part| all.checked_mul(part.size()?))
    }

    fn visit(&self, f: &mut dyn FnMut(Self::Order) -> ControlFlow<()>) -> ControlFlow<()> {
        self.walk(&mut ArrayVec::new(), f)
    }

    fn sample(&self, rng: &mut Seeded) -> Self::Order {
        self.parts.iter().map(|part| part.sample(rng)).collect()
    }

    fn check(&self, order: &Self::Order) -> Result<(), Refusal> {
        if order.len() != self.parts.len() {
            let reason = format!("{} parts are to be written, not {}", self.parts.len(), order.len());
            return Err(Refusal::new(self.why, "", reason));
        }
        self.parts.iter().zip(order).try_for_each(|(part, order)| part.check(order))
    }

    fn vary(&self, order: &Self::Order, rng: &mut Seeded) -> Self::Order {
        let mut next = order.clone();
        if !next.is_empty() {
            let at = rng.below(next.len() as u32) as usize;
            next[at] = self.parts[at].vary(&next[at], rng);
        }
        next
    }

    fn idle(&self) -> Self::Order {
        self.parts.iter().map(Space::idle).collect()
    }

    fn outline(&self) -> Outline {
        Outline::all(self.parts.iter().map(Space::outline))
    }
}
