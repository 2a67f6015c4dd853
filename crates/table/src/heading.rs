//! Headings in whole steps of 15°, and straight legs along them.

use std::fmt;

use crate::{Length, Point, Vector};

/// Sines of 0°, 15° … 90° to twelve decimals, as integers.
const SINES: [i64; 7] = [
    0,
    258_819_045_103,
    500_000_000_000,
    707_106_781_187,
    866_025_403_784,
    965_925_826_289,
    1_000_000_000_000,
];
const ONE: i64 = 1_000_000_000_000;

/// A direction in steps of 15°: 0 is up the table (+y), growing clockwise (to starboard).
///
/// Coarser clocks are whole multiples: twelve hours of 30°, six of 60°.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Heading(u8);

impl Heading {
    /// The number of steps in a full turn.
    pub const STEPS: i32 = 24;

    /// Straight up the table.
    pub const UP: Self = Self(0);

    /// The heading so many steps of 15° clockwise from up; any integer, taken modulo a full turn.
    pub const fn of_steps(steps: i32) -> Self {
        Self(steps.rem_euclid(Self::STEPS) as u8)
    }

    /// The heading of so many degrees clockwise from up; none unless a multiple of 15.
    pub const fn of_degrees(degrees: i32) -> Option<Self> {
        if degrees % 15 == 0 { Some(Self::of_steps(degrees / 15)) } else { None }
    }

    /// Steps of 15° from up, 0 to 23.
    #[inline]
    pub const fn steps(self) -> u8 {
        self.0
    }

    /// Degrees from up, 0 to 345.
    pub const fn degrees(self) -> i32 {
        self.0 as i32 * 15
    }

    /// This heading turned clockwise by so many steps of 15° (negative: to port).
    #[inline]
    #[must_use]
    pub const fn turned(self, steps: i32) -> Self {
        Self::of_steps(self.0 as i32 + steps)
    }

    /// The steps to turn from this heading to `other`, −11 to 12 (the half turn is +12).
    pub const fn to(self, other: Self) -> i32 {
        let d = (other.0 as i32 - self.0 as i32).rem_euclid(Self::STEPS);
        if d > 12 { d - Self::STEPS } else { d }
    }

    /// Sine and cosine in units of 10⁻¹².
    const fn sine_cosine(self) -> (i64, i64) {
        let k = (self.0 % 6) as usize;
        let (s, c) = (SINES[k], SINES[6 - k]);
        match self.0 / 6 {
            0 => (s, c),
            1 => (c, -s),
            2 => (-s, -c),
            _ => (-c, s),
        }
    }

    /// A straight leg of this length: rounded once to the nearest thousandth, halves away from zero.
    ///
    /// ```
    /// use table::{Heading, Length, Vector};
    /// let h = Heading::of_degrees(45).unwrap();
    /// assert_eq!(h.leg(Length::inches(1)), Vector { x: 707, y: 707 });
    /// assert_eq!(h.turned(12).leg(Length::inches(1)), Vector { x: -707, y: -707 });
    /// ```
    pub const fn leg(self, length: Length) -> Vector {
        let (s, c) = self.sine_cosine();
        let d = length.in_thousandths() as i64;
        Vector { x: rounded(d * s), y: rounded(d * c) }
    }

    /// The heading nearest to the direction of a vector; none for the zero vector. A tie goes clockwise.
    ///
    /// ```
    /// use table::{Heading, Vector};
    /// assert_eq!(Heading::nearest(Vector { x: 10, y: -1 }).unwrap().degrees(), 90);
    /// ```
    pub fn nearest(v: Vector) -> Option<Self> {
        if v == Vector::default() {
            return None;
        }
        let along = |h: Self| {
            let (s, c) = h.sine_cosine();
            i128::from(v.x) * i128::from(s) + i128::from(v.y) * i128::from(c)
        };
        (0..24).map(Self).max_by_key(|h| along(*h))
    }

    /// The bearing of `there` seen from `here` on this heading, in steps of 15° clockwise (0 dead ahead); none at the same place.
    pub fn bearing(self, here: Point, there: Point) -> Option<i32> {
        Self::nearest(there - here).map(|h| self.to(h))
    }
}

impl fmt::Display for Heading {
    /// Degrees, without a sign.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.degrees())
    }
}

const fn rounded(n: i64) -> i32 {
    let half = if n < 0 { -ONE / 2 } else { ONE / 2 };
    ((n + half) / ONE) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twenty_four_sprints_close_the_circle() {
        for steps in 0..24 {
            let h = Heading::of_steps(steps);
            assert_eq!(h.leg(Length::inches(8)), -h.turned(12).leg(Length::inches(8)));
            assert_eq!(Heading::nearest(h.leg(Length::inches(8))), Some(h));
            assert_eq!(Heading::of_degrees(h.degrees()), Some(h));
        }
    }

    #[test]
    fn a_leg_is_rounded_once_halves_away_from_zero() {
        let h = Heading::of_degrees(30).expect("a multiple of 15");
        assert_eq!(h.leg(Length::thousandths(1)).x, 1, "0.5 thousandths away from zero");
        assert_eq!(h.turned(12).leg(Length::thousandths(1)).x, -1);
        assert_eq!(h.leg(Length::thousandths(2500)), Vector { x: 1250, y: 2165 });
    }
}
