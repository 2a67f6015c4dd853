//! A lattice point anywhere within a distance: where a fighter may go.

use std::ops::ControlFlow;

use table::{Length, Point, Vector};

use super::Space;
use crate::clause::{Clause, Refusal};
use crate::outline::Outline;
use crate::rng::Seeded;

/// The lattice points of a disc; at exactly the radius counts as within. A silent seat stays in the middle.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    why: Clause,
    centre: Point,
    radius: Length,
}

impl Spot {
    /// The points within `radius` of `centre`.
    ///
    /// # Panics
    /// If the radius is negative.
    pub const fn new(why: Clause, centre: Point, radius: Length) -> Self {
        assert!(radius.in_thousandths() >= 0, "a radius is not negative");
        Self { why, centre, radius }
    }

    /// Half the width of the row `dy` above the middle.
    fn half_row(&self, dy: i32) -> i32 {
        let r = i64::from(self.radius.in_thousandths());
        (r * r - i64::from(dy) * i64::from(dy)).isqrt() as i32
    }
}

impl Space for Spot {
    type Order = Point;

    fn size(&self) -> Option<u128> {
        let r = self.radius.in_thousandths();
        Some((-r..=r).map(|dy| 2 * self.half_row(dy) as u128 + 1).sum())
    }

    fn visit(&self, f: &mut dyn FnMut(Point) -> ControlFlow<()>) -> ControlFlow<()> {
        let r = self.radius.in_thousandths();
        (-r..=r).try_for_each(|dy| {
            let half = self.half_row(dy);
            (-half..=half).try_for_each(|dx| f(self.centre + Vector { x: dx, y: dy }))
        })
    }

    fn sample(&self, rng: &mut Seeded) -> Point {
        let r = self.radius.in_thousandths();
        let mut draw = || rng.below(2 * r as u32 + 1) as i32 - r;
        loop {
            let p = self.centre + Vector { x: draw(), y: draw() };
            if self.centre.within(p, self.radius) {
                return p;
            }
        }
    }

    fn check(&self, order: &Point) -> Result<(), Refusal> {
        if self.centre.within(*order, self.radius) {
            return Ok(());
        }
        let (x, y) = (Length::thousandths(order.x), Length::thousandths(order.y));
        Err(Refusal::new(self.why, format!("{x},{y}"), format!("farther than {} inches", self.radius)))
    }

    fn vary(&self, order: &Point, rng: &mut Seeded) -> Point {
        let near = Self {
            centre: *order,
            radius: Length::thousandths(self.radius.in_thousandths() / 8 + 1),
            ..*self
        };
        let next = near.sample(rng);
        if self.check(&next).is_ok() { next } else { *order }
    }

    fn idle(&self) -> Point {
        self.centre
    }

    fn outline(&self) -> Outline {
        Outline::Spot { centre: self.centre, radius: self.radius }
    }
}
