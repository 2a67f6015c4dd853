//! A lattice point within a distance, such as the places a fighter may go to.

use std::ops::ControlFlow;

use engine::outline::{self, Near};
use engine::{Clause, Outline, Refusal, Seeded, Space};
use table::{Area, Length, Point, Vector};

/// The lattice points of a disc, or of its part on a table; a distance of exactly the radius counts as within. The
/// idle order is the centre.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    why: Clause,
    centre: Point,
    radius: Length,
    area: Option<Area>,
}

impl Spot {
    /// Returns the points within `radius` of `centre`.
    ///
    /// # Panics
    /// If `radius` is negative.
    pub const fn new(why: Clause, centre: Point, radius: Length) -> Self {
        assert!(radius.in_thousandths() >= 0, "a radius is not negative");
        Self { why, centre, radius, area: None }
    }

    /// Restricts the disc to a table; counting and visiting skip the points off the table.
    ///
    /// # Panics
    /// If the centre is not on the table.
    #[must_use]
    pub const fn on(self, area: Area) -> Self {
        assert!(area.holds(self.centre), "the middle of the disc is on the table");
        Self { area: Some(area), ..self }
    }

    /// Returns how far a row or column of half width `half` around `middle` extends down and up, on a table of that
    /// extent.
    fn clipped(&self, half: i32, middle: i32, extent: impl Fn(&Area) -> Length) -> (i32, i32) {
        match &self.area {
            Some(area) => ((-half).max(-middle), half.min(extent(area).in_thousandths() - middle)),
            None => (-half, half),
        }
    }

    fn rows(&self) -> (i32, i32) {
        self.clipped(self.radius.in_thousandths(), self.centre.y, |area| area.height)
    }

    /// Returns the left and right end of the row `dy` above the centre, relative to the centre.
    fn row(&self, dy: i32) -> (i32, i32) {
        let r = i64::from(self.radius.in_thousandths());
        let half = (r * r - i64::from(dy) * i64::from(dy)).isqrt() as i32;
        self.clipped(half, self.centre.x, |area| area.width)
    }
}

impl Space for Spot {
    type Order = Point;

    fn size(&self) -> Option<u128> {
        let (from, to) = self.rows();
        let width = |dy| {
            let (left, right) = self.row(dy);
            (right - left) as u128 + 1
        };
        Some((from..=to).map(width).sum())
    }

    fn visit(&self, f: &mut dyn FnMut(Point) -> ControlFlow<()>) -> ControlFlow<()> {
        let (from, to) = self.rows();
        (from..=to).try_for_each(|dy| {
            let (left, right) = self.row(dy);
            (left..=right).try_for_each(|dx| f(self.centre + Vector { x: dx, y: dy }))
        })
    }

    fn sample(&self, rng: &mut Seeded) -> Point {
        let r = self.radius.in_thousandths();
        let ((low, high), (left, right)) = (self.rows(), self.clipped(r, self.centre.x, |area| area.width));
        loop {
            let dx = left + rng.below((right - left) as u32 + 1) as i32;
            let dy = low + rng.below((high - low) as u32 + 1) as i32;
            let p = self.centre + Vector { x: dx, y: dy };
            if self.centre.within(p, self.radius) {
                return p;
            }
        }
    }

    fn check(&self, order: &Point) -> Result<(), Refusal> {
        let (x, y) = (Length::thousandths(order.x), Length::thousandths(order.y));
        let refuse = |reason: String| Err(Refusal::new(self.why, format!("{x},{y}"), reason));
        if !self.centre.within(*order, self.radius) {
            return refuse(format!("farther than {} inches", self.radius));
        }
        match &self.area {
            Some(area) if !area.holds(*order) => refuse("that is not on the table".to_owned()),
            _ => Ok(()),
        }
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
        let r = self.radius.in_thousandths();
        let (low, high) = match self.area {
            Some(area) => {
                let corner = Point { x: area.width.in_thousandths(), y: area.height.in_thousandths() };
                (Point { x: 0, y: 0 }, corner)
            }
            None => (self.centre + Vector { x: -r, y: -r }, self.centre + Vector { x: r, y: r }),
        };
        let near = Some(Near { of: Some(self.centre), radius: self.radius });
        Outline::spot(outline::Spot { low, high, near })
    }
}
