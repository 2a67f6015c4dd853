//! Exact integer geometry of the tabletop.
//!
//! Positions lie on a lattice of one thousandth of an inch, headings are whole steps of 15°, and every comparison
//! is made in integers: the same answer on every platform, for ever. There is no float, no epsilon and no
//! transcendental call in this crate.
//!
//! * [`Length`], [`Point`], [`Vector`]: inches as integers.
//! * [`Heading`]: a direction, 0 up the table (+y), growing clockwise.
//! * [`Bearing`], [`Quarter`]: which of four quarters a place lies in; exactly on a line between them is told.
//! * [`Area`], [`Edge`]: the table itself; a point exactly on its edge is on it.
//! * [`Hex`], [`Facing`], [`Arc`]: a map of hexes instead of inches, with its distances, lines and arcs.
//! * [`Run`], [`BoundingBox`]: a straight path against round bases: what it crosses, how near, and whether on the table.
//!
//! ```
//! use table::{Heading, Length, Point};
//! let start = Point::inches(12, 24);
//! let end = start + Heading::of_degrees(90).unwrap().leg(Length::inches(4));
//! assert_eq!(end, Point::inches(16, 24));
//! ```

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod area;
mod heading;
mod hex;
mod length;
mod point;
mod run;

pub use area::{Area, Edge};
pub use heading::{Bearing, Heading, Quarter};
pub use hex::{Arc, Arcs, Between, Facing, Hex, HexMap, Offset, ParseHexError, Ring};
pub use length::{Length, ParseLengthError};
pub use point::{Point, Vector};
pub use run::{BoundingBox, Run};

/// The largest coordinate, in thousandths of an inch, for which all geometry here is promised exact: 1,000 inches.
pub const REACH: i32 = 1_000_000;
