//! Exact integer geometry of the tabletop.
//!
//! Positions are integer multiples of a thousandth of an inch, and headings are multiples of 15°. Every comparison
//! is made in integers, so the answer is the same on every platform. This crate uses no float, no epsilon and no
//! transcendental function.
//!
//! * [`Length`], [`Point`], [`Vector`]: inches as integers.
//! * [`Heading`]: a direction; 0 is up the table (+y), and angles grow clockwise.
//! * [`Bearing`], [`Quarter`]: the quarter that holds a place, or the exact line between two quarters.
//! * [`Area`], [`Edge`]: the table itself; a point exactly on its edge is on it.
//! * [`Hex`], [`Facing`], [`Arc`]: a map of hexes in place of inches, with its distances, lines and arcs.
//! * [`Run`], [`BoundingBox`]: a straight path and the round bases it crosses: how soon, and if on the table.
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

/// The largest coordinate, in thousandths of an inch, for which all geometry here is exact: 1,000 inches.
pub const REACH: i32 = 1_000_000;
