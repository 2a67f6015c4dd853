//! Movement: entries, turns and legs, launches half-way, and leaving the table (FT-2.1 to FT-2.8, FT-4.3).

use arrayvec::ArrayVec;
use engine::Log;
use engine::Sealed;
use engine::dice::Dice;
use table::{Edge, Length, Point};

use crate::clauses;
use crate::events::Event;
use crate::options::Turning;
use crate::orders::{Order, Part, Plot};
use crate::ramming::Rams;
use crate::setup::FullThrust;
use crate::state::{Flight, Place, SHIPS, Ship};
use crate::turn::{Play, streams};
use crate::view::STEADY;

/// Where a ship goes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Path {
    /// Where it turns half-way, if it does.
    pub(crate) bend: Option<Point>,
    pub(crate) end: Point,
    pub(crate) course: u8,
    pub(crate) velocity: u16,
}

/// The course after so many points to starboard.
#[inline]
const fn turned(course: u8, points: i8) -> u8 {
    let c = course as i8 + points;
    (if c < 0 {
        c + 12
    } else if c >= 12 {
        c - 12
    } else {
        c
    }) as u8
}

/// The way of a ship that turns and changes its velocity so.
#[inline(always)]
#[allow(clippy::inline_always, reason = "the innermost step of every playout")]
pub(crate) fn path(rules: &FullThrust, ship: &Ship, turn: i8, thrust: i8) -> Path {
    let velocity = (i32::from(ship.velocity) + i32::from(thrust)).max(0) as u16;
    let course = turned(ship.course, turn);
    match split(rules.options.turning, turn) {
        None => {
            let end = ship.at + rules.whole_leg(course, u32::from(velocity));
            Path { bend: None, end, course, velocity }
        }
        Some(first) => {
            let bend = ship.at + rules.leg(turned(ship.course, first), u32::from(velocity));
            Path { bend: Some(bend), end: bend + rules.leg(course, u32::from(velocity)), course, velocity }
        }
    }
}

/// The points turned at the start, where the rest is turned half-way (FT-4.3).
#[inline]
const fn split(turning: Turning, turn: i8) -> Option<i8> {
    match turning {
        Turning::Start => None,
        Turning::Curved if turn.abs() < 3 => None,
        Turning::Printed1991 if turn == 0 => None,
        _ => Some(turn / 2),
    }
}

/// The edge a path leaves the table by, if it does at any point (FT-2.7).
#[inline]
pub(crate) fn left_by(rules: &FullThrust, from: Point, path: &Path) -> Option<Edge> {
    let middle = path.bend.unwrap_or(from);
    let first = if path.bend.is_some() { rules.area.left_by(from, middle - from) } else { None };
    first.or_else(|| rules.area.left_by(middle, path.end - middle))
}

impl<D: Dice, L: Log<Event>> Play<'_, D, L> {
    /// Moves both fleets; notes the rams that were declared.
    pub(crate) fn movement(&mut self, orders: &[Sealed<Order>], rams: &mut Rams) {
        let turn = self.state.turn;
        self.tell(clauses::MOVEMENT, || Event::Revealed { turn });
        let mut left: ArrayVec<(u8, Edge), { 2 * SHIPS }> = ArrayVec::new();
        // Each seat's parts stand in list order, so that one look at the next of them finds a ship's.
        let mut next = [0; 2];
        for place in 0..self.state.ships.len() {
            let side = self.rules.side_of(place);
            let mut plot = &STEADY;
            if let Some(sealed) = orders.iter().find(|o| o.seat().index() == side)
                && let Some(Part::Plot(name, written)) = sealed.order().parts.get(next[side])
                && *name == self.rules.name(place)
            {
                plot = written;
                next[side] += 1;
            }
            match self.state.ships[place].place {
                Place::Table => {}
                Place::Away if plot.enter > 0 => self.enter(place, plot),
                _ => continue,
            }
            self.move_ship(place, plot, &mut left);
            if plot.ram | plot.recover != 0 {
                self.further(place, plot, rams);
            }
        }
        if left.is_empty() {
            return;
        }
        self.stream(streams::LEAVING);
        for (place, edge) in &left {
            self.leave(usize::from(*place), *edge);
        }
    }

    /// A ship comes back at a point of its edge (FT-2.7).
    fn enter(&mut self, place: usize, plot: &Plot) {
        let area = self.rules.area;
        let ship = &mut self.state.ships[place];
        ship.at = ship.left_by().point(&area, Length::thousandths(plot.along));
        ship.course = plot.enter % 12;
        ship.place = Place::Table;
        let (ship, at, course) = (self.rules.name(place), ship.at, ship.course);
        self.tell(clauses::LEAVING, || Event::Enters { ship, at, course });
    }

    #[inline]
    fn move_ship(&mut self, place: usize, plot: &Plot, left: &mut ArrayVec<(u8, Edge), { 2 * SHIPS }>) {
        let (rules, ship) = (self.rules, &mut self.state.ships[place]);
        let from = ship.at;
        let path = path(rules, ship, plot.turn, plot.thrust);
        (ship.at, ship.course, ship.velocity) = (path.end, path.course, path.velocity);
        if (!rules.area.holds(path.end) || path.bend.is_some())
            && let Some(edge) = left_by(rules, from, &path)
        {
            left.push((place as u8, edge));
        }
        let why = match path.bend {
            Some(_) => clauses::CURVED,
            None if plot.is_steady() => clauses::IMPOSSIBLE,
            None => clauses::THRUST,
        };
        self.tell(why, || Event::Moves {
            ship: rules.name(place),
            from,
            bend: path.bend,
            to: path.end,
            plot: *plot,
            course: path.course,
            velocity: path.velocity,
        });
        if plot.launch > 0 {
            self.launch(place, from, plot.launch);
        }
    }

    /// What follows the movement part: a ram declared, a group called back.
    fn further(&mut self, place: usize, plot: &Plot, rams: &mut Rams) {
        if plot.ram > 0 {
            rams.push((place as u8, plot.ram));
        }
        if plot.recover > 0 {
            let side = self.rules.side_of(place) as u8;
            let wings = &self.rules.wings;
            let called = wings.iter().position(|w| w.side == side && w.number + 1 == plot.recover);
            if let Some(group) = called {
                self.state.groups[group].recall = true;
            }
        }
    }

    /// A ship has left the table: a die says whether it may return (FT-2.7).
    fn leave(&mut self, place: usize, edge: Edge) {
        let (rules, side) = (self.rules, self.rules.side_of(place));
        let ship = &self.state.ships[place];
        let class = rules.class(ship);
        let exits = rules.exit.is_some_and(|exit| usize::from(exit.side) == side && exit.edge == edge);
        let breaks_off = self.state.tallies[side].broken && rules.edges[side] == edge;
        if exits || breaks_off {
            if exits && class.group == crate::ships::Group::Merchant {
                self.state.tallies[side].exits += u16::from(class.damage);
            }
            self.state.ships[place].place = Place::Out;
            let why = if exits { clauses::VICTORY } else { clauses::MORALE };
            self.tell(why, || Event::Withdraws { ship: rules.name(place), edge });
            return;
        }
        let face = self.roll(clauses::LEAVING);
        let turn = self.state.turn;
        let ship = &mut self.state.ships[place];
        ship.edge = edge as u8;
        let back = (face > 3).then_some(turn + u16::from(face) + 1);
        match back {
            Some(turn) => (ship.place, ship.back) = (Place::Away, turn),
            None => ship.place = Place::Barred,
        }
        self.tell(clauses::LEAVING, || Event::Leaves { ship: rules.name(place), edge, back });
        if back.is_none() {
            self.lost(place);
        }
    }

    /// A ship is lost, with the groups aboard (FT-4.7, FT-4.14).
    pub(crate) fn lost(&mut self, place: usize) {
        let side = self.rules.side_of(place);
        if self.rules.is_dummy(&self.state.ships[place]) {
            return;
        }
        let tally = &mut self.state.tallies[side];
        tally.lost += 1;
        if usize::from(self.rules.flagships[side]) == place {
            tally.flagship_at = tally.lost;
        }
        for group in &mut self.state.groups {
            if usize::from(group.carrier) == place
                && matches!(group.flight, Flight::Aboard | Flight::Recovered)
            {
                group.flight = Flight::Lost;
            }
        }
    }
}
