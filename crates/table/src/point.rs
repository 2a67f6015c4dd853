//! Points and the vectors between them, in thousandths of an inch.

use std::fmt;
use std::ops::{Add, Neg, Sub};

use crate::Length;

/// A place on or beside the table, in thousandths of an inch from its lower left corner; `y` grows up the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Point {
    /// Thousandths of an inch to the right of the left edge.
    pub x: i32,
    /// Thousandths of an inch above the lower edge.
    pub y: i32,
}

/// A displacement, in thousandths of an inch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Vector {
    /// Thousandths of an inch to the right.
    pub x: i32,
    /// Thousandths of an inch up the table.
    pub y: i32,
}

impl Point {
    /// Returns the point at whole inches.
    pub const fn inches(x: i32, y: i32) -> Self {
        Self { x: x * 1000, y: y * 1000 }
    }

    /// Returns the distance to another point, rounded down to a thousandth of an inch.
    pub fn distance(self, other: Self) -> Length {
        let v = other - self;
        Length::thousandths(v.dot(v).isqrt() as i32)
    }

    /// Returns `true` if the other point is within `range`; a distance of exactly `range` counts as within.
    pub fn within(self, other: Self, range: Length) -> bool {
        let (v, r) = (other - self, i64::from(range.in_thousandths()));
        r >= 0 && v.dot(v) <= r * r
    }
}

impl fmt::Display for Point {
    /// Writes the point in inches: `12,24.5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", Length::thousandths(self.x), Length::thousandths(self.y))
    }
}

impl Vector {
    /// Returns the scalar product; exact for vectors inside [`crate::REACH`].
    #[inline]
    pub const fn dot(self, other: Self) -> i64 {
        self.x as i64 * other.x as i64 + self.y as i64 * other.y as i64
    }

    /// Returns the cross product: positive if `other` points to port (counter-clockwise) of this vector.
    #[inline]
    pub const fn cross(self, other: Self) -> i64 {
        self.x as i64 * other.y as i64 - self.y as i64 * other.x as i64
    }
}

impl Add<Vector> for Point {
    type Output = Self;
    #[inline]
    fn add(self, v: Vector) -> Self {
        Self { x: self.x + v.x, y: self.y + v.y }
    }
}

impl Sub for Point {
    type Output = Vector;
    #[inline]
    fn sub(self, from: Self) -> Vector {
        Vector { x: self.x - from.x, y: self.y - from.y }
    }
}

impl Add for Vector {
    type Output = Self;
    fn add(self, v: Self) -> Self {
        Self { x: self.x + v.x, y: self.y + v.y }
    }
}

impl Neg for Vector {
    type Output = Self;
    fn neg(self) -> Self {
        Self { x: -self.x, y: -self.y }
    }
}
