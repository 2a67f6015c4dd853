//! Movement: entries, turns and legs, launches half-way, and leaving the table (FT-2.1 to FT-2.8, FT-4.3).

use arrayvec::ArrayVec;
use engine::Log;
use engine::Sealed;
use engine::dice::Dice;
use table::{Edge, Length, Point};

use crate::clauses;
use crate::events::Event;
use crate::options::Turning;
use crate::orders::STEADY;
use crate::orders::{Order, Part, Plot};
use crate::play::{Play, streams};
use crate::ramming::Rams;
use crate::rules::FullThrust;
use crate::state::{Flight, Place, SHIPS, Ship};

/// The movement of a ship: its path and its course and velocity at the end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Path {
    /// The point at which it turns half-way, if it does.
    pub(crate) bend: Option<Point>,
    pub(crate) end: Point,
    pub(crate) course: u8,
    pub(crate) velocity: u16,
}

/// Courses by number, 0 to 11 again and again, so that an index needs only a bit mask.
const COURSES: [u8; 32] = {
    let mut all = [0; 32];
    let mut course = 0;
    while course < 32 {
        all[course] = course as u8 % 12;
        course += 1;
    }
    all
};

/// Returns the course after at most twelve points of turn; starboard is positive.
#[inline]
const fn turned(course: u8, points: i8) -> u8 {
    COURSES[(course as i8 + points + 12) as usize & 31]
}

/// Returns the path of a ship that turns by `turn` points and changes its velocity by `thrust`.
#[inline(always)]
#[allow(clippy::inline_always, reason = "the innermost step of every playout")]
pub(crate) fn path(rules: &FullThrust, ship: &Ship, turn: i8, thrust: i8) -> Path {
    let velocity = (i32::from(ship.velocity) + i32::from(thrust)).max(0) as u16;
    if rules.options.turning != Turning::Start
        && let Some(path) = bent(rules, ship, turn, velocity)
    {
        return path;
    }
    let course = turned(ship.course, turn);
    let end = ship.at + rules.whole_leg(course, u32::from(velocity));
    Path { bend: None, end, course, velocity }
}

/// Returns the path of a ship that turns half-way (FT-4.3); `None` if it turns at the start only.
#[inline(never)]
fn bent(rules: &FullThrust, ship: &Ship, turn: i8, velocity: u16) -> Option<Path> {
    let first = split(rules.options.turning, turn)?;
    let course = turned(ship.course, turn);
    let bend = ship.at + rules.leg(turned(ship.course, first), u32::from(velocity));
    Some(Path { bend: Some(bend), end: bend + rules.leg(course, u32::from(velocity)), course, velocity })
}

/// Returns the points turned at the start, if the rest is turned half-way (FT-4.3).
#[inline]
const fn split(turning: Turning, turn: i8) -> Option<i8> {
    match turning {
        Turning::Start => None,
        Turning::Curved if turn.abs() < 3 => None,
        Turning::Printed1991 if turn == 0 => None,
        _ => Some(turn / 2),
    }
}

/// Returns the edge by which a path first leaves the table, if it leaves at any point (FT-2.7).
#[inline]
pub(crate) fn left_by(rules: &FullThrust, from: Point, path: &Path) -> Option<Edge> {
    let middle = path.bend.unwrap_or(from);
    let first = if path.bend.is_some() { rules.area.left_by(from, middle - from) } else { None };
    first.or_else(|| rules.area.left_by(middle, path.end - middle))
}

/// Ships that have left the table, each by its index in the ship list, with the edge it left by.
pub(crate) type Left = ArrayVec<(u8, Edge), { 2 * SHIPS }>;

/// Notes a ship if its path leaves the table.
#[inline(never)]
fn note_leaving(rules: &FullThrust, place: usize, from: Point, path: &Path, left: &mut Left) {
    if let Some(edge) = left_by(rules, from, path) {
        left.push((place as u8, edge));
    }
}

/// Returns the parts that a side's seat has written.
#[inline]
fn parts_by(orders: &[Sealed<Order>], side: usize) -> &[Part] {
    let own = |sealed: &&Sealed<Order>| sealed.seat().index() == side;
    let sealed = orders.get(side).filter(own).or_else(|| orders.iter().find(own));
    sealed.map_or(&[], |sealed| sealed.order().parts())
}

impl<D: Dice, L: Log<Event>> Play<'_, D, L> {
    /// Moves both fleets and notes the declared rams. In a duel the first order is taken as the first seat's: by the
    /// contract of [`engine::Rules::resolve`], orders are in the order of the seats.
    #[inline]
    pub(crate) fn movement(&mut self, orders: &[Sealed<Order>], rams: &mut Rams) {
        let turn = self.state.turn;
        self.tell(clauses::MOVEMENT, || Event::Revealed { turn });
        let mut left = Left::new();
        if let [one, other] = orders
            && self.rules.duel
        {
            self.move_next((0, 0), &mut one.order().parts(), &mut left, rams);
            self.move_next((1, 0), &mut other.order().parts(), &mut left, rams);
        } else {
            self.move_fleets(orders, &mut left, rams);
        }
        if !left.is_empty() {
            self.all_leave(&left);
        }
    }

    #[inline(never)]
    fn move_fleets(&mut self, orders: &[Sealed<Order>], left: &mut Left, rams: &mut Rams) {
        for side in 0..2 {
            let mut parts = parts_by(orders, side);
            for (number, place) in self.rules.fleet(side).enumerate() {
                self.move_next((place, number), &mut parts, left, rams);
            }
        }
    }

    /// Moves a ship by the next part, if that part is its own. `place` is its index in the ship list, `number` its
    /// number in the fleet. A seat's parts are in list order, so one look finds the part. The side of a part is not
    /// checked: by the contract of [`engine::Rules::resolve`], orders are in the order of the seats.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "the way of every playout")]
    fn move_next(
        &mut self,
        (place, number): (usize, usize),
        parts: &mut &[Part],
        left: &mut Left,
        rams: &mut Rams,
    ) {
        let mut plot = &STEADY;
        if let [Part::Plot(name, written), rest @ ..] = *parts
            && usize::from(name.number) == number
        {
            (plot, *parts) = (written, rest);
        }
        let off = self.state.ships[place].place != Place::Table;
        if off && (plot.enter == 0 || !self.enters(place, plot)) {
            return;
        }
        let from = self.move_ship(place, plot, left);
        if plot.launch | plot.ram | plot.recover != 0 {
            self.further(place, from, plot, rams);
        }
    }

    /// Lets ships leave the table (FT-2.7).
    #[inline(never)]
    pub(crate) fn all_leave(&mut self, left: &[(u8, Edge)]) {
        self.stream(streams::LEAVING);
        for (place, edge) in left {
            self.leave(usize::from(*place), *edge);
        }
    }

    /// Brings a ship that is away back at the ordered point of its edge (FT-2.7). Returns `false` if the ship is not
    /// away.
    #[inline(never)]
    pub(crate) fn enters(&mut self, place: usize, plot: &Plot) -> bool {
        let area = self.rules.area;
        let ship = &mut self.state.ships[place];
        if ship.place != Place::Away {
            return false;
        }
        ship.at = ship.left_by().point(&area, Length::thousandths(plot.along));
        ship.course = plot.enter % 12;
        ship.place = Place::Table;
        let (ship, at, course) = (self.rules.name(place), ship.at, ship.course);
        self.tell(clauses::LEAVING, || Event::Enters { ship, at, course });
        true
    }

    /// Moves a ship; returns the point it came from.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "the way of every playout")]
    pub(crate) fn move_ship(&mut self, place: usize, plot: &Plot, left: &mut Left) -> Point {
        let (rules, ship) = (self.rules, &mut self.state.ships[place]);
        let from = ship.at;
        let path = path(rules, ship, plot.turn, plot.thrust);
        (ship.at, ship.course, ship.velocity) = (path.end, path.course, path.velocity);
        if !rules.area.holds(path.end) || path.bend.is_some() {
            let Path { bend, end, course, velocity } = path;
            note_leaving(rules, place, from, &Path { bend, end, course, velocity }, left);
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
            turn: plot.turn,
            thrust: plot.thrust,
            course: path.course,
            velocity: path.velocity,
        });
        from
    }

    /// Does what follows the movement part: launches groups, notes a ram, calls a group back.
    #[inline(never)]
    fn further(&mut self, place: usize, from: Point, plot: &Plot, rams: &mut Rams) {
        if plot.launch > 0 {
            self.launch(place, from, plot.launch);
        }
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

    /// Lets a ship leave the table: in good order by its exit or its own edge, otherwise with a die that tells whether
    /// it may return (FT-2.7, FT-4.14, FT-5.1).
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

    /// Counts a ship as lost, with the groups aboard (FT-4.7, FT-4.14). Dummies do not count.
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
