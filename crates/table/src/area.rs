//! The table itself: a rectangle whose edge belongs to it.

use crate::{Length, Point};

/// A rectangular table with its lower left corner at the origin; a point exactly on the edge is on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Area {
    /// From left to right.
    pub width: Length,
    /// From the lower edge to the upper.
    pub height: Length,
}

impl Area {
    /// A table of whole inches.
    pub const fn inches(width: i32, height: i32) -> Self {
        Self { width: Length::inches(width), height: Length::inches(height) }
    }

    /// Whether a point is on the table.
    ///
    /// ```
    /// use table::{Area, Point};
    /// assert!(Area::inches(48, 48).holds(Point::inches(48, 0)));
    /// assert!(!Area::inches(48, 48).holds(Point { x: 48_001, y: 0 }));
    /// ```
    #[inline]
    pub const fn holds(&self, p: Point) -> bool {
        0 <= p.x && p.x <= self.width.in_thousandths() && 0 <= p.y && p.y <= self.height.in_thousandths()
    }
}
