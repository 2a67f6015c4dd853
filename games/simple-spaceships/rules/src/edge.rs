//! The edge of the table, and the fate of a ship whose leg ends beyond it (SS-3.5).

use table::{Heading, Length, Point};

use crate::options::BeyondEdge;
use crate::rules::SimpleSpaceships;

/// The place of a ship after a leg.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stands {
    /// At the end of the leg.
    Flown(Point),
    /// At the edge, which has stopped it.
    Stopped(Point),
    /// Back on the other side.
    Wrapped(Point),
    /// Off the table: it has left.
    Left,
}

/// Returns the place of a ship after a leg; a leg that ends beyond the edge is played by the option `edge` (SS-3.5).
#[inline]
pub(crate) fn stands(rules: &SimpleSpaceships, from: Point, heading: Heading, halves: u8) -> Stands {
    let to = from + rules.leg(heading, halves);
    if rules.area.holds(to) {
        return Stands::Flown(to);
    }
    match rules.options.edge {
        BeyondEdge::Leave => Stands::Left,
        BeyondEdge::Stop => Stands::Stopped(stop(rules, from, heading, halves)),
        BeyondEdge::Wrap => Stands::Wrapped(wrap(rules, to)),
    }
}

/// Stops a ship at the longest part of its leg that stays on the table, to the thousandth of an inch.
fn stop(rules: &SimpleSpaceships, from: Point, heading: Heading, halves: u8) -> Point {
    let end = |length: i32| from + heading.leg(Length::thousandths(length));
    let (mut on, mut off) = (0, i32::from(halves) * 500);
    while off - on > 1 {
        let middle = i32::midpoint(on, off);
        if rules.area.holds(end(middle)) { on = middle } else { off = middle }
    }
    end(on)
}

/// Brings a ship back on the other side; a coordinate exactly on an edge stays on it.
const fn wrap(rules: &SimpleSpaceships, to: Point) -> Point {
    const fn back(at: i32, size: Length) -> i32 {
        let size = size.in_thousandths();
        if 0 <= at && at <= size { at } else { at.rem_euclid(size) }
    }
    Point { x: back(to.x, rules.area.width), y: back(to.y, rules.area.height) }
}
