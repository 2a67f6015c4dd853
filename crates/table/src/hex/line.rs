//! The straight line between two hexes: the hexes that it passes between its ends.

use super::{Hex, Offset};

/// The hexes that a straight line passes at one of its steps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Between {
    /// The hex nearest to the line.
    One(Hex),
    /// Two hexes equally near: the line runs along the side between them.
    Two(Hex, Hex),
}

impl Between {
    /// Returns `true` if `such` holds for every hex of this step.
    #[inline]
    pub fn all(self, mut such: impl FnMut(Hex) -> bool) -> bool {
        match self {
            Self::One(hex) => such(hex),
            Self::Two(a, b) => such(a) && such(b),
        }
    }
}

impl Hex {
    /// Returns the straight line to another hex, step by step, without both ends; the number of steps is the
    /// distance minus one.
    ///
    /// The line is divided into equal parts, one for each hex of distance. At each division it passes the hex with
    /// the nearest centre, or two hexes that are equally near. It passes the same hexes in both directions.
    ///
    /// ```
    /// use table::{Between, Hex};
    /// let hex = |q, r| Hex { q, r };
    /// assert!(hex(0, 0).line(hex(1, 1)).eq([Between::Two(hex(0, 1), hex(1, 0))]));
    /// assert!(hex(0, 0).line(hex(1, 2)).eq([Between::One(hex(0, 1)), Between::One(hex(1, 1))]));
    /// assert_eq!(hex(0, 0).line(hex(0, 1)).count(), 0);
    /// ```
    pub fn line(self, to: Self) -> impl Iterator<Item = Between> + Clone {
        let off = to - self;
        let length = i32::from(off.hexes());
        (1..length).map(move |step| passed(self, off, length, step))
    }
}

/// Returns the hexes nearest to the point `step` parts of `length` along an offset of that many hexes.
fn passed(from: Hex, off: Offset, length: i32, step: i32) -> Between {
    let (q, r) = (i32::from(off.q), i32::from(off.r));
    // One of the three coordinates grows by one per step, so the point lies on a row of hexes. Of the other two
    // only one must be rounded; half way between two hexes, both are passed.
    let rounded = |n: i32| {
        let (floor, rest) = ((n * step).div_euclid(length), (n * step).rem_euclid(length));
        match (2 * rest).cmp(&length) {
            std::cmp::Ordering::Less => (floor, floor),
            std::cmp::Ordering::Equal => (floor, floor + 1),
            std::cmp::Ordering::Greater => (floor + 1, floor + 1),
        }
    };
    let at = |q: i32, r: i32| from + Offset { q: q as i16, r: r as i16 };
    let (a, b) = if q.abs() == length {
        let (along, (low, high)) = (q.signum() * step, rounded(r));
        (at(along, low), at(along, high))
    } else if r.abs() == length {
        let (along, (low, high)) = (r.signum() * step, rounded(q));
        (at(low, along), at(high, along))
    } else {
        let (along, (low, high)) = ((q + r).signum() * step, rounded(q));
        (at(low, along - low), at(high, along - high))
    };
    if a == b { Between::One(a) } else { Between::Two(a, b) }
}
