//! A straight run of a piece's centre, and the round bases it crosses.

use crate::{Area, Length, Point, Vector};

/// A straight run: the closed segment from a lattice point along a lattice displacement.
///
/// The mover is a point; the bases that it may cross are round. With displacement D, v = centre − start, a = D·D, b
/// = v·D and radius r, the line cuts the base if q = a·r² − (v × D)² is not negative. First contact is at the
/// fraction t = (b − √q) / a of the run. All tests are exact integer comparisons, for runs of up to 60 inches,
/// bases of up to 12 inches and places inside [`crate::REACH`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Run {
    start: Point,
    step: Vector,
    square: i64,
}

impl Run {
    /// Returns the run from a point along a displacement.
    #[inline]
    pub const fn new(start: Point, step: Vector) -> Self {
        Self { start, step, square: step.dot(step) }
    }

    /// Returns the end of the run.
    #[inline]
    pub fn end(&self) -> Point {
        self.start + self.step
    }

    /// Returns a rectangle that holds the centre of every base of this radius or a smaller one that touches the
    /// run.
    ///
    /// Testing it is far cheaper than [`Run::nearness`], and the centres of most bases on a table are outside.
    ///
    /// ```
    /// use table::{Length, Point, Run, Vector};
    /// let near = Run::new(Point::inches(10, 10), Vector { x: 0, y: -4000 }).bounding_box(Length::thousandths(500));
    /// assert!(near.holds(Point { x: 10_500, y: 5_500 }), "the corner belongs to it");
    /// assert!(!near.holds(Point { x: 10_501, y: 8_000 }));
    /// ```
    #[inline]
    pub fn bounding_box(&self, radius: Length) -> BoundingBox {
        let (r, end) = (radius.in_thousandths(), self.end());
        let least = Point { x: self.start.x.min(end.x) - r, y: self.start.y.min(end.y) - r };
        BoundingBox {
            least,
            width: (self.step.x.abs() + 2 * r) as u32,
            height: (self.step.y.abs() + 2 * r) as u32,
        }
    }

    /// Returns the nearness of first contact with a base: the distance run until then, in hundredths of an inch.
    /// Returns `None` if the run does not reach the base.
    ///
    /// Touching counts as contact. Only a base whose centre lies ahead can be crossed; if the run starts in or on
    /// it, the nearness is 0.
    ///
    /// ```
    /// use table::{Length, Point, Run, Vector};
    /// let run = Run::new(Point::inches(10, 10), Vector { x: 0, y: 4000 });
    /// let base = Length::thousandths(500);
    /// assert_eq!(run.nearness(Point::inches(10, 13), base), Some(250));
    /// assert_eq!(run.nearness(Point { x: 10_500, y: 13_000 }, base), Some(300), "grazed");
    /// assert_eq!(run.nearness(Point { x: 10_501, y: 13_000 }, base), None, "missed");
    /// assert_eq!(run.nearness(Point { x: 10_000, y: 14_500 }, base), Some(400), "touched with the tip");
    /// assert_eq!(run.nearness(Point::inches(10, 9), base), None, "behind");
    /// ```
    #[inline]
    pub fn nearness(&self, centre: Point, radius: Length) -> Option<u32> {
        let v = centre - self.start;
        let b = v.dot(self.step);
        if b <= 0 {
            return None;
        }
        let cross = v.cross(self.step);
        let r = i64::from(radius.in_thousandths());
        let q = i128::from(self.square) * i128::from(r * r) - i128::from(cross) * i128::from(cross);
        if q < 0 {
            return None;
        }
        self.first_contact(v, b, q, r)
    }

    /// Completes [`Run::nearness`] for a base that the line cuts: `q` is not negative and at most `a·r²`.
    fn first_contact(&self, v: Vector, b: i64, q: i128, r: i64) -> Option<u32> {
        if v.dot(v) <= r * r {
            return Some(0);
        }
        let a = self.square;
        let beyond = i128::from(b - a);
        if beyond > 0 && beyond * beyond > q {
            return None;
        }
        let (a, b) = (i128::from(a), i128::from(b));
        let four = 4 * b * b * q;
        let root = four.isqrt();
        let root = if root * root == four { root } else { root + 1 };
        let n = ((b * b + q - root) / a).isqrt();
        Some(((n + 5) / 10) as u32)
    }

    /// Returns `true` if the exact point of first contact with a base is on the table; its edge is on the table.
    ///
    /// Returns `false` without contact. Callers usually know the [`Run::nearness`] to that base already.
    pub fn meets_on(&self, area: &Area, centre: Point, radius: Length) -> bool {
        if self.nearness(centre, radius).is_none() || !area.holds(self.start) {
            return false;
        }
        if area.holds(self.end()) {
            return true;
        }
        let v = centre - self.start;
        let r = i64::from(radius.in_thousandths());
        if v.dot(v) <= r * r {
            return true;
        }
        let b = i128::from(v.dot(self.step));
        let cross = i128::from(v.cross(self.step));
        let q = i128::from(self.square) * i128::from(r * r) - cross * cross;
        let (width, height) = (area.width.in_thousandths(), area.height.in_thousandths());
        [
            (self.step.x, width - self.start.x),
            (-self.step.x, self.start.x),
            (self.step.y, height - self.start.y),
            (-self.step.y, self.start.y),
        ]
        .into_iter()
        .all(|(per_run, room)| self.stays(b, q, i128::from(per_run), i128::from(room)))
    }

    /// Returns `true` if (b − √q) / a · `per_run` ≤ `room`, exactly.
    fn stays(&self, b: i128, q: i128, per_run: i128, room: i128) -> bool {
        if per_run <= 0 {
            return true;
        }
        let excess = per_run * b - room * i128::from(self.square);
        excess <= 0 || excess * excess <= per_run * per_run * q
    }

    /// Returns the point at `hundredths` of an inch along the run, rounded to the lattice; for drawing, never for
    /// rules.
    pub fn along(&self, hundredths: u32) -> Point {
        let length = self.square.isqrt().max(1);
        let part = |d: i32| (i64::from(d) * i64::from(hundredths) * 10 / length) as i32;
        Point { x: self.start.x + part(self.step.x), y: self.start.y + part(self.step.y) }
    }
}

/// A rectangle around a run with sides parallel to those of the table; its edges belong to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoundingBox {
    /// Its lower left corner.
    least: Point,
    width: u32,
    height: u32,
}

impl BoundingBox {
    /// Returns `true` if the point is in the rectangle.
    #[inline]
    #[allow(clippy::needless_bitwise_bool, reason = "one question to be guessed, not two")]
    pub const fn holds(&self, p: Point) -> bool {
        // As unsigned numbers, coordinates left of or below the rectangle are far beyond its sides.
        (((p.x - self.least.x) as u32) <= self.width) & (((p.y - self.least.y) as u32) <= self.height)
    }
}
