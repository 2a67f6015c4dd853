//! The ends of movement orders, each carried out alone.

use engine::{Fact, Seat};
use table::{Length, Point};

use crate::movement;
use crate::orders::{Plot, STEADY};
use crate::plots;
use crate::rules::FullThrust;
use crate::seat::OrderSpace;
use crate::state::{Flight, Name, Place, State, Wing};
use crate::view::View;

/// A movement order of one ship, carried out alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    /// The order.
    pub plot: Plot,
    /// The point where the ship starts.
    pub from: Point,
    /// The point where it turns half-way, if it does.
    pub bend: Option<Point>,
    /// The point where it ends.
    pub at: Point,
    /// Its course at the end, 1 to 12.
    pub course: u8,
    /// Its velocity at the end.
    pub velocity: u16,
    /// `true` if it leaves the table.
    pub leaves: bool,
}

/// A fighter group that an order launches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Launch {
    /// The group.
    pub group: Wing,
    /// The point where it enters the table: half-way along its carrier's move.
    pub at: Point,
    /// The course it faces, 1 to 12.
    pub course: u8,
    /// `true` if the point is beyond the edge, so that nothing is launched.
    pub leaves: bool,
}

/// Returns every change of course and velocity that a seat's ship may be ordered; `None` if the seat has no such ship
/// on the table.
pub fn reach(rules: &FullThrust, view: &View, seat: Seat, name: Name) -> Option<Vec<Reach>> {
    let place = rules.place_of(name).filter(|p| rules.side_of(*p) == seat.index())?;
    let ship = &view.position.ships[place];
    if ship.place != Place::Table {
        return None;
    }
    let orders = OrderSpace::new(rules, &view.position, seat);
    let plot = |(turn, thrust): (i8, i8)| Plot { turn, thrust, ..STEADY };
    let moves = plots::moves(&orders, place);
    Some(moves.into_iter().map(|m| carry_out(rules, &view.position, place, plot(m))).collect())
}

/// Carries out a movement order alone; a ship that comes back begins at its edge.
pub fn carry_out(rules: &FullThrust, state: &State, place: usize, plot: Plot) -> Reach {
    let mut ship = state.ships[place];
    if plot.enter > 0 {
        ship.at = ship.left_by().point(&rules.area, Length::thousandths(plot.along));
        ship.course = plot.enter % 12;
    }
    let path = movement::path(rules, &ship, plot.turn, plot.thrust);
    let stays = rules.area.holds(path.end) && path.bend.is_none_or(|bend| rules.area.holds(bend));
    Reach {
        plot,
        from: ship.at,
        bend: path.bend,
        at: path.end,
        course: if path.course == 0 { 12 } else { path.course },
        velocity: path.velocity,
        leaves: !stays,
    }
}

/// Returns the groups that a movement order launches, with their places.
pub fn launches(rules: &FullThrust, state: &State, place: usize, plot: &Plot) -> Vec<Launch> {
    let ship = &state.ships[place];
    let at = ship.at + rules.leg(ship.course, u32::from(ship.velocity));
    let aboard = |g: &usize| {
        usize::from(state.groups[*g].carrier) == place && state.groups[*g].flight == Flight::Aboard
    };
    let course = if ship.course == 0 { 12 } else { ship.course };
    let leaves = !rules.area.holds(at);
    let launch = |g: usize| Launch { group: Wing(rules.wings[g]), at, course, leaves };
    (0..state.groups.len()).filter(aboard).take(usize::from(plot.launch)).map(launch).collect()
}

impl Reach {
    /// Returns the order as plain data.
    pub fn describe(&self, rules: &FullThrust) -> Fact {
        let mut path = vec![Fact::point(self.from)];
        path.extend(self.bend.map(Fact::point));
        path.push(Fact::point(self.at));
        Fact::map([
            ("text", Fact::text(self.plot.to_string())),
            ("kind", Fact::text("move")),
            ("turn", Fact::int(self.plot.turn)),
            ("thrust", Fact::int(self.plot.thrust)),
            ("x", Fact::int(self.at.x)),
            ("y", Fact::int(self.at.y)),
            ("heading", Fact::int(heading(rules, self.course))),
            ("course", Fact::int(self.course)),
            ("velocity", Fact::int(self.velocity)),
            ("leaves", Fact::Bool(self.leaves)),
            ("path", Fact::List(path)),
        ])
    }
}

impl Launch {
    /// Returns the group as plain data.
    pub fn describe(&self, rules: &FullThrust) -> Fact {
        Fact::map([
            ("name", Fact::shown(self.group)),
            ("x", Fact::int(self.at.x)),
            ("y", Fact::int(self.at.y)),
            ("heading", Fact::int(heading(rules, self.course))),
            ("leaves", Fact::Bool(self.leaves)),
        ])
    }
}

/// Returns the heading of a course, 1 to 12, in degrees.
pub fn heading(rules: &FullThrust, course: u8) -> i32 {
    rules.headings[usize::from(course % 12)].degrees()
}
