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
/// Sine and cosine of each heading turned 45° to starboard: the line between its fore and starboard quarters.
const SLANTS: [(i64, i64); 24] = {
    let mut all = [(0, 0); 24];
    let mut steps = 0;
    while steps < 24 {
        all[steps] = Heading((steps as u8 + 3) % 24).sine_cosine();
        steps += 1;
    }
    all
};

/// The quarter by two bits: the point is starboard of the line 45° to starboard of the bow (2), and of the line 45°
/// to port (1).
const QUARTERS: [Quarter; 4] = [Quarter::Port, Quarter::Fore, Quarter::Aft, Quarter::Starboard];

/// One of the four quarters around a piece, each 90° wide.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Quarter {
    /// Within 45° of the bow.
    Fore,
    /// To the right, from 45° to 135°.
    Starboard,
    /// Behind.
    Aft,
    /// To the left.
    Port,
}

/// The direction of a displacement, seen from a piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bearing {
    /// Inside a quarter.
    In(Quarter),
    /// Exactly on the line between two quarters: the fore or aft one first, then the side.
    Between(Quarter, Quarter),
    /// No direction: the displacement is zero.
    Here,
}

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

    /// Returns the heading at `steps` of 15° clockwise from up; any integer, taken modulo a full turn.
    pub const fn of_steps(steps: i32) -> Self {
        Self(steps.rem_euclid(Self::STEPS) as u8)
    }

    /// Returns the heading at `sixths` of a turn (60°) clockwise from up; any integer, taken modulo a full turn.
    ///
    /// ```
    /// use table::Heading;
    /// assert_eq!(Heading::of_sixths(-1).degrees(), 300);
    /// assert_eq!(Heading::of_sixths(8).sixth(), 2);
    /// ```
    pub const fn of_sixths(sixths: i32) -> Self {
        Self::of_steps(sixths.rem_euclid(6) * 4)
    }

    /// Returns the heading at `degrees` clockwise from up, or `None` unless it is a multiple of 15.
    pub const fn of_degrees(degrees: i32) -> Option<Self> {
        if degrees % 15 == 0 { Some(Self::of_steps(degrees / 15)) } else { None }
    }

    /// Returns the steps of 15° clockwise from up, 0 to 23.
    #[inline]
    pub const fn steps(self) -> u8 {
        self.0
    }

    /// Returns the whole sixths of a turn clockwise from up, 0 to 5, rounded down.
    #[inline]
    pub const fn sixth(self) -> u8 {
        self.0 / 4
    }

    /// Returns the degrees clockwise from up, 0 to 345.
    pub const fn degrees(self) -> i32 {
        self.0 as i32 * 15
    }

    /// Returns this heading turned clockwise by `steps` of 15°; negative steps turn to port.
    #[inline]
    #[must_use]
    pub const fn turned(self, steps: i32) -> Self {
        Self::of_steps(self.0 as i32 + steps)
    }

    /// Returns this heading turned clockwise by the angle of `other` from up.
    ///
    /// ```
    /// use table::Heading;
    /// let port = Heading::of_steps(-6);
    /// assert_eq!(Heading::of_steps(3).turned_as(port), Heading::of_steps(21));
    /// ```
    #[inline]
    #[must_use]
    pub const fn turned_as(self, other: Self) -> Self {
        let steps = self.0 + other.0;
        Self(if steps < Self::STEPS as u8 { steps } else { steps - Self::STEPS as u8 })
    }

    /// Returns the steps of 15° from this heading to `other`, −11 to 12 (the half turn is +12).
    pub const fn to(self, other: Self) -> i32 {
        let d = (other.0 as i32 - self.0 as i32).rem_euclid(Self::STEPS);
        if d > 12 { d - Self::STEPS } else { d }
    }

    /// Returns the quarter around a piece on this heading that a displacement points into. The lines at 45°, 135°,
    /// 225° and 315° off the bow are [`Bearing::Between`]. For displacements inside [`crate::REACH`].
    ///
    /// ```
    /// use table::{Bearing, Heading, Quarter, Vector};
    /// assert_eq!(Heading::UP.quarter(Vector { x: 5, y: 6 }), Bearing::In(Quarter::Fore));
    /// assert_eq!(Heading::UP.quarter(Vector { x: 6, y: 5 }), Bearing::In(Quarter::Starboard));
    /// assert_eq!(Heading::UP.quarter(Vector { x: 5, y: 5 }), Bearing::Between(Quarter::Fore, Quarter::Starboard));
    /// assert_eq!(Heading::UP.quarter(Vector::default()), Bearing::Here);
    /// ```
    #[inline]
    pub const fn quarter(self, v: Vector) -> Bearing {
        let (s, c) = SLANTS[self.0 as usize];
        let (x, y) = (v.x as i64, v.y as i64);
        // Distances to starboard of the two lines, 45° to starboard and 45° to port of the bow.
        let (right, left) = (x * c - y * s, x * s + y * c);
        if right == 0 || left == 0 {
            return Self::on_a_line(right, left);
        }
        // A table lookup, because a branch on either sign would often be mispredicted.
        Bearing::In(QUARTERS[2 * (right > 0) as usize + (left > 0) as usize])
    }

    #[cold]
    const fn on_a_line(right: i64, left: i64) -> Bearing {
        match (right, left) {
            (0, 0) => Bearing::Here,
            (0, 1..) => Bearing::Between(Quarter::Fore, Quarter::Starboard),
            (0, _) => Bearing::Between(Quarter::Aft, Quarter::Port),
            (1.., _) => Bearing::Between(Quarter::Aft, Quarter::Starboard),
            _ => Bearing::Between(Quarter::Fore, Quarter::Port),
        }
    }

    /// Returns the arcs of 60° around a piece on this heading that hold a displacement, as six bits: bit 0 is
    /// centred on the heading, the next ones follow clockwise. A displacement on a border is in both arcs, a zero
    /// displacement in all six. For displacements inside [`crate::REACH`].
    ///
    /// ```
    /// use table::{Heading, Vector};
    /// assert_eq!(Heading::UP.sixths(Vector { x: 5, y: 9 }), 0b1);
    /// assert_eq!(Heading::UP.sixths(Vector { x: 5, y: 8 }), 0b10);
    /// assert_eq!(Heading::UP.sixths(Vector { x: 5, y: 0 }), 0b110, "on the border at 90°");
    /// assert_eq!(Heading::UP.sixths(Vector::default()), 0b11_1111);
    /// ```
    #[inline]
    pub const fn sixths(self, v: Vector) -> u8 {
        let (a, b, c) = (self.starboard_of(2, v), self.starboard_of(6, v), self.starboard_of(10, v));
        (a <= 0 && c <= 0) as u8
            | ((a >= 0 && b <= 0) as u8) << 1
            | ((b >= 0 && c <= 0) as u8) << 2
            | ((a >= 0 && c >= 0) as u8) << 3
            | ((a <= 0 && b >= 0) as u8) << 4
            | ((b <= 0 && c >= 0) as u8) << 5
    }

    /// Returns the distance of a displacement to starboard of the line `steps` clockwise of this heading, scaled;
    /// its sign is exact.
    #[inline]
    const fn starboard_of(self, steps: usize, v: Vector) -> i64 {
        // `SLANTS` holds the direction three steps clockwise of each heading.
        let (s, c) = SLANTS[(self.0 as usize + steps + 21) % 24];
        v.x as i64 * c - v.y as i64 * s
    }

    /// Returns sine and cosine in units of 10⁻¹².
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

    /// Returns a straight leg of this length, rounded once to the nearest thousandth, halves away from zero.
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

    /// Returns the heading nearest to the direction of a vector, or `None` for the zero vector. A tie goes
    /// clockwise.
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

    /// Returns the bearing of `there` seen from `here` on this heading, in steps of 15° clockwise (0 is dead
    /// ahead), or `None` at the same place.
    pub fn bearing(self, here: Point, there: Point) -> Option<i32> {
        Self::nearest(there - here).map(|h| self.to(h))
    }
}

impl fmt::Display for Heading {
    /// Writes the degrees, without a degree sign.
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
    fn quarters_turn_with_the_heading_and_meet_on_exact_lines() {
        use Quarter::{Aft, Fore, Port, Starboard};
        for steps in 0..24 {
            let h = Heading::of_steps(steps);
            for (off, quarter) in [
                (0, Fore),
                (2, Fore),
                (4, Starboard),
                (6, Starboard),
                (10, Aft),
                (14, Aft),
                (16, Port),
                (22, Fore),
            ] {
                assert_eq!(
                    h.quarter(h.turned(off).leg(Length::inches(30))),
                    Bearing::In(quarter),
                    "{steps} {off}"
                );
            }
        }
        let right = Heading::of_steps(6);
        assert_eq!(right.quarter(Vector { x: 7, y: -7 }), Bearing::Between(Fore, Starboard));
        assert_eq!(right.quarter(Vector { x: -7, y: -7 }), Bearing::Between(Aft, Starboard));
        assert_eq!(right.quarter(Vector { x: -7, y: 7 }), Bearing::Between(Aft, Port));
        assert_eq!(right.quarter(Vector { x: 7, y: 7 }), Bearing::Between(Fore, Port));
        assert_eq!(right.quarter(Vector { x: 71_999, y: 72_000 }), Bearing::In(Port));
        assert_eq!(Heading::of_steps(2).quarter(Vector { x: 72_000, y: 72_000 }), Bearing::In(Fore));
    }

    #[test]
    fn arcs_of_sixty_degrees_turn_with_the_heading_and_share_their_borders() {
        for steps in (0..24).step_by(4) {
            let h = Heading::of_steps(steps);
            for arc in 0..6 {
                for off in [-1, 0, 1] {
                    let there = h.turned(4 * arc + off).leg(Length::inches(18));
                    assert_eq!(h.sixths(there), 1 << arc, "{steps} {arc} {off}");
                }
            }
        }
        assert_eq!(Heading::of_steps(4).sixths(Vector { x: 9, y: 0 }), 0b11, "the border at 90°");
        assert_eq!(Heading::of_steps(8).sixths(Vector { x: 9, y: 0 }), 0b10_0001);
        assert_eq!(Heading::of_steps(8).sixths(Vector { x: 9, y: 1 }), 0b10_0000);
        assert_eq!(Heading::UP.sixths(Vector { x: -9, y: 0 }), 0b11_0000);
    }

    #[test]
    fn a_leg_is_rounded_once_halves_away_from_zero() {
        let h = Heading::of_degrees(30).expect("a multiple of 15");
        assert_eq!(h.leg(Length::thousandths(1)).x, 1, "0.5 thousandths away from zero");
        assert_eq!(h.turned(12).leg(Length::thousandths(1)).x, -1);
        assert_eq!(h.leg(Length::thousandths(2500)), Vector { x: 1250, y: 2165 });
    }
}
