//! A space converted to a ruleset's own order type.

use std::fmt::Display;
use std::marker::PhantomData;
use std::ops::ControlFlow;

use engine::{Clause, Outline, Refusal, Seeded, Space};

/// The orders of a space under another type: for instance numbers and pairs as the ruleset's own order.
///
/// `there` and `back` are inverse to each other on the members. `back` returns `None` for an order of another kind,
/// which the space then refuses.
#[derive(Clone, Copy, Debug)]
pub struct Mapped<S, O, There, Back> {
    space: S,
    why: Clause,
    there: There,
    back: Back,
    order: PhantomData<fn() -> O>,
}

impl<S, O, There, Back> Mapped<S, O, There, Back>
where
    S: Space,
    There: Fn(S::Order) -> O,
    Back: Fn(&O) -> Option<S::Order>,
{
    /// Returns the orders of `space`, converted by `there`; `why` is cited against an order of another kind.
    pub const fn new(space: S, why: Clause, there: There, back: Back) -> Self {
        Self { space, why, there, back, order: PhantomData }
    }
}

impl<S, O, There, Back> Space for Mapped<S, O, There, Back>
where
    S: Space,
    O: Clone + Eq + Display,
    There: Fn(S::Order) -> O,
    Back: Fn(&O) -> Option<S::Order>,
{
    type Order = O;

    fn size(&self) -> Option<u128> {
        self.space.size()
    }

    fn visit(&self, f: &mut dyn FnMut(O) -> ControlFlow<()>) -> ControlFlow<()> {
        self.space.visit(&mut |order| f((self.there)(order)))
    }

    fn sample(&self, rng: &mut Seeded) -> O {
        (self.there)(self.space.sample(rng))
    }

    fn check(&self, order: &O) -> Result<(), Refusal> {
        let refuse = || Refusal::new(self.why, order.to_string(), "this is not what is to be written now");
        self.space.check(&(self.back)(order).ok_or_else(refuse)?)
    }

    fn vary(&self, order: &O, rng: &mut Seeded) -> O {
        match (self.back)(order) {
            Some(own) => (self.there)(self.space.vary(&own, rng)),
            None => self.sample(rng),
        }
    }

    fn idle(&self) -> O {
        (self.there)(self.space.idle())
    }

    fn outline(&self) -> Outline {
        self.space.outline()
    }
}
