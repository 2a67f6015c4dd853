//! The table: a rectangle that includes its edge.

use crate::{Heading, Length, Point, Vector};

/// A rectangular table with its lower left corner at the origin; a point exactly on the edge is on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Area {
    /// Extent from left to right.
    pub width: Length,
    /// Extent from the lower edge to the upper.
    pub height: Length,
}

impl Area {
    /// Returns a table of whole inches.
    pub const fn inches(width: i32, height: i32) -> Self {
        Self { width: Length::inches(width), height: Length::inches(height) }
    }

    /// Returns `true` if the point is on the table; a point exactly on the edge is.
    ///
    /// ```
    /// use table::{Area, Point};
    /// assert!(Area::inches(48, 48).holds(Point::inches(48, 0)));
    /// assert!(!Area::inches(48, 48).holds(Point { x: 48_001, y: 0 }));
    /// ```
    #[inline]
    #[allow(clippy::needless_bitwise_bool, reason = "one question to be guessed, not two")]
    pub const fn holds(&self, p: Point) -> bool {
        // As unsigned numbers, coordinates left of or below the table are far beyond its sides. A table with a
        // negative side, which no scenario may have, holds no point.
        let (width, height) = (self.width.in_thousandths(), self.height.in_thousandths());
        ((width | height) >= 0) & (p.x as u32 <= width as u32) & (p.y as u32 <= height as u32)
    }

    /// Returns the edge that a straight path from a point on the table crosses first, or `None` if the path ends on
    /// the table. At an exact corner, top comes before right, right before bottom, and bottom before left.
    ///
    /// ```
    /// use table::{Area, Edge, Point, Vector};
    /// let table = Area::inches(72, 48);
    /// assert_eq!(table.left_by(Point::inches(70, 40), Vector { x: 3000, y: 6000 }), Some(Edge::Right));
    /// assert_eq!(table.left_by(Point::inches(70, 46), Vector { x: 3000, y: 3000 }), Some(Edge::Top));
    /// assert_eq!(table.left_by(Point::inches(70, 40), Vector { x: 2000, y: 8000 }), None, "the edge is on the table");
    /// ```
    pub fn left_by(&self, from: Point, step: Vector) -> Option<Edge> {
        let end = from + step;
        if self.holds(end) {
            return None;
        }
        let (width, height) = (self.width.in_thousandths(), self.height.in_thousandths());
        // Most paths end beyond one edge only.
        let beyond = [end.y > height, end.x > width, end.y < 0, end.x < 0];
        if let Some(at) = only(beyond) {
            return Some(Edge::ALL[at]);
        }
        // The fraction of the path before an edge is room / way; the smallest fraction is crossed first.
        let rooms = [
            (Edge::Top, height - from.y, step.y),
            (Edge::Right, width - from.x, step.x),
            (Edge::Bottom, from.y, -step.y),
            (Edge::Left, from.x, -step.x),
        ];
        let crossed = rooms.into_iter().filter(|(_, room, way)| way > room);
        let first = crossed.reduce(|a, b| {
            let sooner = i64::from(b.1) * i64::from(a.2) < i64::from(a.1) * i64::from(b.2);
            if sooner { b } else { a }
        });
        first.map(|(edge, _, _)| edge)
    }
}

/// Returns the index of the only `true`, or `None` unless there is exactly one.
fn only(four: [bool; 4]) -> Option<usize> {
    let bits = four.iter().rev().fold(0u8, |bits, one| bits << 1 | u8::from(*one));
    bits.is_power_of_two().then_some(bits.trailing_zeros() as usize)
}

/// One of the four edges of the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Edge {
    /// The upper edge.
    Top,
    /// The right edge.
    Right,
    /// The lower edge.
    Bottom,
    /// The left edge.
    Left,
}

impl Edge {
    /// The four edges, clockwise from the upper one.
    pub const ALL: [Self; 4] = [Self::Top, Self::Right, Self::Bottom, Self::Left];

    /// Returns the length of this edge.
    pub const fn length(self, area: &Area) -> Length {
        match self {
            Self::Top | Self::Bottom => area.width,
            Self::Right | Self::Left => area.height,
        }
    }

    /// Returns the point at a distance along this edge from its left or lower end.
    pub const fn point(self, area: &Area, along: Length) -> Point {
        let along = along.in_thousandths();
        match self {
            Self::Top => Point { x: along, y: area.height.in_thousandths() },
            Self::Right => Point { x: area.width.in_thousandths(), y: along },
            Self::Bottom => Point { x: along, y: 0 },
            Self::Left => Point { x: 0, y: along },
        }
    }

    /// Returns the distance of a point from the line of this edge; negative beyond it.
    pub const fn distance(self, area: &Area, p: Point) -> Length {
        Length::thousandths(match self {
            Self::Top => area.height.in_thousandths() - p.y,
            Self::Right => area.width.in_thousandths() - p.x,
            Self::Bottom => p.y,
            Self::Left => p.x,
        })
    }

    /// Returns the heading straight inwards from this edge.
    pub const fn inwards(self) -> Heading {
        Heading::of_steps(match self {
            Self::Top => 12,
            Self::Right => 18,
            Self::Bottom => 0,
            Self::Left => 6,
        })
    }
}
