//! A number between two bounds, in integer steps.

use std::ops::ControlFlow;

use engine::outline::Number;
use engine::{Clause, Outline, Refusal, Seeded, Space};

/// The integers `from`, `from + step` … `to`; `idle` is the idle order.
#[derive(Clone, Copy, Debug)]
pub struct Steps {
    why: Clause,
    from: i32,
    to: i32,
    step: i32,
    idle: i32,
}

impl Steps {
    /// Returns the integers from `from` to `to` in steps of `step`.
    ///
    /// # Panics
    /// If there is no number, `step` is not positive, `to` is not a whole number of steps from `from`, or `idle` is
    /// not one of the numbers.
    pub const fn new(why: Clause, from: i32, to: i32, step: i32, idle: i32) -> Self {
        assert!(
            step > 0 && from <= to && (to - from) % step == 0,
            "whole steps lead from the least to the greatest"
        );
        assert!(from <= idle && idle <= to && (idle - from) % step == 0, "idle is one of the numbers");
        Self { why, from, to, step, idle }
    }

    const fn count(&self) -> u32 {
        ((self.to - self.from) / self.step) as u32 + 1
    }
}

impl Space for Steps {
    type Order = i32;

    fn size(&self) -> Option<u128> {
        Some(u128::from(self.count()))
    }

    fn visit(&self, f: &mut dyn FnMut(i32) -> ControlFlow<()>) -> ControlFlow<()> {
        (0..self.count() as i32).try_for_each(|k| f(self.from + k * self.step))
    }

    fn sample(&self, rng: &mut Seeded) -> i32 {
        self.from + rng.below(self.count()) as i32 * self.step
    }

    fn check(&self, order: &i32) -> Result<(), Refusal> {
        if (self.from..=self.to).contains(order) && (order - self.from) % self.step == 0 {
            return Ok(());
        }
        let Self { from, to, step, .. } = self;
        Err(Refusal::new(self.why, order.to_string(), format!("from {from} to {to} in steps of {step}")))
    }

    fn vary(&self, order: &i32, rng: &mut Seeded) -> i32 {
        let step = if rng.chance(1, 2) { self.step } else { -self.step };
        let next = order + step;
        if (self.from..=self.to).contains(&next) { next } else { (order - step).clamp(self.from, self.to) }
    }

    fn idle(&self) -> i32 {
        self.idle
    }

    fn outline(&self) -> Outline {
        Outline::number(Number::to(self.from, self.to).by(self.step))
    }
}
