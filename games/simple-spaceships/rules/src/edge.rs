//! The edge of the table: what becomes of a ship whose leg ends beyond it (SS-3.5).

use table::{Heading, Length, Point};

use crate::options::BeyondEdge;
use crate::rules::SimpleSpaceships;

/// Where a ship stands after a leg.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stands {
    /// Where the leg ends.
    Flown(Point),
    /// At the edge, which has stopped it.
    Stopped(Point),
    /// Back on the other side.
    Wrapped(Point),
    /// Nowhere: it has left.
    Left,
}

/// Where a ship stands after a leg, and how it was kept on the table if the leg ends beyond it (SS-3.5).
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

/// A ship stops at the edge, as far along its leg as it can without leaving, to the thousandth.
fn stop(rules: &SimpleSpaceships, from: Point, heading: Heading, halves: u8) -> Point {
    let end = |length: i32| from + heading.leg(Length::thousandths(length));
    let (mut on, mut off) = (0, i32::from(halves) * 500);
    while off - on > 1 {
        let middle = i32::midpoint(on, off);
        if rules.area.holds(end(middle)) { on = middle } else { off = middle }
    }
    end(on)
}

/// A ship comes back on the other side.
const fn wrap(rules: &SimpleSpaceships, to: Point) -> Point {
    const fn back(at: i32, size: Length) -> i32 {
        let size = size.in_thousandths();
        if 0 <= at && at <= size { at } else { at.rem_euclid(size) }
    }
    Point { x: back(to.x, rules.area.width), y: back(to.y, rules.area.height) }
}
