//! The rules of a battle: table, classes, names, options, and everything else that is constant in it.

use arrayvec::ArrayVec;
use engine::Seeded;
use table::{Area, Edge, Heading, Length, Vector};

use crate::hulls::Hull;
use crate::options::Options;
use crate::ships::Class;
use crate::state::{Name, Ship, State};

/// The number of velocities, from 0, for which legs of whole inches are computed in advance.
pub(crate) const LEGS: usize = 64;

/// The greatest thrust of a ship.
pub(crate) const THRUST: usize = 8;

/// For each thrust and velocity up to [`THRUST`], the start and the length of its list of moves. The sizes are powers
/// of two, so that an index needs only a bit mask.
pub(crate) type FleetLists = [[(u16, u16); 16]; 16];

/// An edge by which a side's ships leave in good order, and by which its merchants score points (FT-5.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exit {
    /// The side whose ships may take it.
    pub side: u8,
    /// The edge they leave by.
    pub edge: Edge,
}

/// The points that a side must score to win the battle (FT-5.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    /// The side that must score them; the other wins if it does not.
    pub side: u8,
    /// The number of points.
    pub points: u16,
    /// `true` if it also wins when it alone has a ship left, whatever its points.
    pub alone: bool,
}

/// The rules of *Full Thrust* for one battle: everything that does not change during it.
#[derive(Clone, Debug)]
pub struct FullThrust {
    pub(crate) area: Area,
    pub(crate) options: Options,
    pub(crate) classes: Vec<Class>,
    pub(crate) names: Vec<String>,
    pub(crate) start: State,
    /// The number of ships of the first side.
    pub(crate) first: usize,
    /// `true` if each side has one ship and fire is by the program.
    pub(crate) duel: bool,
    /// `true` for a duel of ships that, as built, have only beams and a firecon to aim them. The modules that add
    /// orders or bind them must be off: fighters, ramming, bogeys, morale.
    pub(crate) plain_duel: bool,
    /// The index range of each side's ships in the ship list.
    pub(crate) fleets: [(u8, u8); 2],
    /// The class index of dummies.
    pub(crate) dummy: u8,
    pub(crate) edges: [Edge; 2],
    /// The index of each side's flagship in the ship list; [`NONE`](crate::state::NONE) for a side without one.
    pub(crate) flagships: [u8; 2],
    pub(crate) exit: Option<Exit>,
    pub(crate) target: Option<Target>,
    /// The name of each fighter group.
    pub(crate) wings: Vec<Name>,
    /// The heading of each course.
    pub(crate) headings: [Heading; 12],
    /// For each edge, the courses (1 to 12) that lead inwards from it (FT-2.7).
    pub(crate) inward: [ArrayVec<u8, 12>; 4],
    /// The displacement of whole inches on each course. The first courses are repeated from 12 on, so that an index
    /// needs only a bit mask.
    pub(crate) legs: Box<[[Vector; LEGS]; 16]>,
    /// The legal changes of course and velocity, list after list.
    pub(crate) moves: Vec<(i8, i8)>,
    /// The start and the length of the list for each thrust and velocity.
    pub(crate) lists: FleetLists,
    /// The damage that each face of a beam or fighter die does to a ship of each group (FT-3.2, FT-4.6).
    pub(crate) hits: [[u8; 7]; 4],
    /// The data of each class that playing a turn needs.
    pub(crate) hulls: Box<[Hull; 256]>,
}

impl FullThrust {
    /// Returns the table.
    pub const fn area(&self) -> &Area {
        &self.area
    }

    /// Returns the options in force.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Returns the edge by which a side's ships leave in good order, if the scenario has one (FT-5.1).
    pub const fn exit(&self) -> Option<Exit> {
        self.exit
    }

    /// Returns the points that decide the battle, if the scenario has them (FT-5.1).
    pub const fn target(&self) -> Option<Target> {
        self.target
    }

    /// Returns the classes that ships refer to by index; the last is that of dummies.
    pub fn classes(&self) -> &[Class] {
        &self.classes
    }

    /// Returns the class of a ship. For a marker of unknown class it is the class of dummies.
    #[inline]
    pub fn class(&self, ship: &Ship) -> &Class {
        &self.classes[usize::from(ship.class).min(self.classes.len() - 1)]
    }

    /// Returns the data of a ship's class that playing a turn needs.
    #[inline]
    pub(crate) fn hull(&self, ship: &Ship) -> &Hull {
        &self.hulls[usize::from(ship.class)]
    }

    /// Returns the name of a ship in words; empty if the scenario gives it none.
    pub fn title(&self, ship: usize) -> &str {
        &self.names[ship]
    }

    /// Returns the side of a ship by its index in the ship list.
    #[inline]
    pub fn side_of(&self, ship: usize) -> usize {
        usize::from(ship >= self.first)
    }

    /// Returns the indices of a side's ships in the ship list.
    #[inline]
    pub fn fleet(&self, side: usize) -> std::ops::Range<usize> {
        let (from, to) = self.fleets[side & 1];
        usize::from(from)..usize::from(to)
    }

    /// Returns the name of a ship by its index in the ship list.
    #[inline]
    pub fn name(&self, ship: usize) -> Name {
        let side = self.side_of(ship);
        Name { side: side as u8, number: (ship - side * self.first) as u8 }
    }

    /// Returns the index in the ship list of the ship with a name, if there is one.
    #[inline]
    pub fn place_of(&self, name: Name) -> Option<usize> {
        let fleet = self.fleet(usize::from(name.side & 1));
        let place = fleet.start + usize::from(name.number);
        (name.side < 2 && fleet.contains(&place)).then_some(place)
    }

    /// Returns `true` if a ship is a dummy.
    #[inline]
    pub fn is_dummy(&self, ship: &Ship) -> bool {
        ship.class == self.dummy
    }

    /// Returns the thrust that works: half of it, rounded down, after the first hit on the drive, and none after the
    /// second (FT-4.4).
    #[inline]
    pub fn thrust(&self, ship: &Ship) -> u8 {
        match ship.drive {
            0 => self.hull(ship).thrust,
            1 => self.hull(ship).thrust / 2,
            _ => 0,
        }
    }

    /// Returns the most points of thrust that may turn a ship (FT-2.2).
    pub(crate) const fn half(&self, thrust: u8) -> u8 {
        half(thrust, self.options.half_up)
    }

    /// Returns the start and the length of the list of moves for a thrust and a velocity.
    #[inline]
    fn list(&self, thrust: u8, velocity: u16) -> (u16, u16) {
        self.lists[usize::from(thrust & 15)][usize::from(velocity.min(THRUST as u16) & 15)]
    }

    /// Returns every legal change of course and velocity for a thrust and a velocity.
    #[inline]
    pub(crate) fn moves(&self, thrust: u8, velocity: u16) -> &[(i8, i8)] {
        let (from, length) = self.list(thrust, velocity);
        &self.moves[usize::from(from)..usize::from(from) + usize::from(length)]
    }

    /// Draws a legal change of course and velocity uniformly at random.
    #[inline]
    pub(crate) fn draw_move(&self, thrust: u8, velocity: u16, rng: &mut Seeded) -> (i8, i8) {
        let (from, length) = self.list(thrust, velocity);
        self.moves[usize::from(from) + rng.below(u32::from(length)) as usize]
    }

    /// Returns a straight leg of whole inches on a course.
    #[inline]
    pub(crate) fn whole_leg(&self, course: u8, inches: u32) -> Vector {
        match self.legs[usize::from(course & 15)].get(inches as usize) {
            Some(leg) => *leg,
            None => self.far_leg(course, inches),
        }
    }

    /// Computes the leg for velocities that are too rare to be computed in advance.
    #[cold]
    fn far_leg(&self, course: u8, inches: u32) -> Vector {
        self.headings[usize::from(course)].leg(Length::inches(inches as i32))
    }

    /// Returns a straight leg on a course, given in half inches.
    pub(crate) fn leg(&self, course: u8, halves: u32) -> Vector {
        if halves.is_multiple_of(2)
            && let Some(leg) = self.legs[usize::from(course)].get(halves as usize / 2)
        {
            return *leg;
        }
        self.headings[usize::from(course)].leg(Length::thousandths(halves as i32 * 500))
    }
}

pub(crate) const fn half(thrust: u8, up: bool) -> u8 {
    if up { thrust.div_ceil(2) } else { thrust / 2 }
}
