//! Legs of the active ship: the end of each leg, and every use of the rest of its die.

use engine::Fact;
use table::{Heading, Point};

use crate::catalogue;
use crate::edge::{Stands, stands};
use crate::movement::crosses;
use crate::orders::{Order, Way};
use crate::rules::SimpleSpaceships;
use crate::state::{Die, Name, State};

/// The end of a leg of the active ship, and the ship's fate there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ends {
    /// Its centre at the end of the leg, outside the table if it leaves.
    pub at: Point,
    /// Its heading.
    pub heading: Heading,
    /// `true` if it has left the table.
    pub leaves: bool,
    /// `true` if it has reached the far edge, and so has won (SS-5.1).
    pub crosses: bool,
}

/// Returns the end of a leg of `halves` half inches, at most [`Die::MOST`], of a side's ship from a point on the table.
#[inline]
pub fn flown(rules: &SimpleSpaceships, side: u8, from: Point, heading: Heading, halves: u8) -> Ends {
    let step = rules.leg(heading, halves);
    let ends = |at, leaves, crosses| Ends { at, heading, leaves, crosses };
    if crosses(rules, side, from, step) {
        return ends(from + step, false, true);
    }
    match stands(rules, from, heading, halves) {
        Stands::Flown(at) | Stands::Stopped(at) | Stands::Wrapped(at) => ends(at, false, false),
        Stands::Left => ends(from + step, true, false),
    }
}

/// One use of the rest of the die.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Drag {
    /// The orders, one after the other.
    pub(super) orders: Vec<Order>,
    /// The ship's pose after the last of them.
    pub(super) ends: Ends,
}

/// Returns every use of the rest of the active ship's die: up to one turn, with legs before and after it.
pub(super) fn drags(rules: &SimpleSpaceships, state: &State) -> Vec<Drag> {
    let (Some(active), Die { open: true, turned, flown: run }) = (state.active(), state.die) else {
        return Vec::new();
    };
    let (ship, side, left) = (&state.ships[active], rules.side_of(active), Die::MOST - run);
    let mut all = Vec::new();
    let start = Ends { at: ship.at, heading: ship.heading, leaves: false, crosses: false };
    for before in 0..=left {
        let mut orders = Vec::new();
        let mut ends = start;
        if before > 0 {
            orders.push(Order::Fly(before));
            ends = flown(rules, side, start.at, start.heading, before);
            all.push(Drag { orders: orders.clone(), ends });
        }
        if turned || ends.leaves || ends.crosses {
            continue;
        }
        for way in [Way::Left, Way::Right] {
            let heading = way.turned(ends.heading);
            let orders = [orders.as_slice(), &[Order::Turn(way)]].concat();
            all.push(Drag { orders: orders.clone(), ends: Ends { heading, ..ends } });
            for after in 1..=left - before {
                let orders = [orders.as_slice(), &[Order::Fly(after)]].concat();
                all.push(Drag { orders, ends: flown(rules, side, ends.at, heading, after) });
            }
        }
    }
    all
}

impl Ends {
    pub(super) fn spoken(&self, name: Name) -> String {
        match (self.crosses, self.leaves) {
            (true, _) => catalogue::would_win(name),
            (_, true) => catalogue::would_be_lost(name),
            _ => catalogue::would_be_at(name, self.at, self.heading),
        }
    }

    pub(super) fn facts(&self) -> [(&'static str, Fact); 4] {
        [
            ("to", Fact::point(self.at)),
            ("heading", Fact::int(self.heading.degrees())),
            ("leaves", Fact::Bool(self.leaves)),
            ("crosses", Fact::Bool(self.crosses)),
        ]
    }
}

/// Returns the active ship's pose after an order that moves it; none for other orders.
pub(super) fn ends_of(rules: &SimpleSpaceships, state: &State, active: usize, order: &Order) -> Option<Ends> {
    let ship = &state.ships[active];
    let stays = |at, heading| Some(Ends { at, heading, leaves: false, crosses: false });
    match order {
        Order::Enter(entry) => stays(entry.point(&rules.area), entry.heading),
        Order::Fly(halves) => Some(flown(rules, rules.side_of(active), ship.at, ship.heading, *halves)),
        Order::Turn(way) => stays(ship.at, way.turned(ship.heading)),
        _ => None,
    }
}
