//! The rules of a battle: table, classes, names, options, and all else that does not change in it.

use arrayvec::ArrayVec;
use engine::Seeded;
use table::{Area, Edge, Heading, Length, Vector};

use crate::hulls::Hull;
use crate::options::Options;
use crate::ships::Class;
use crate::state::{Name, Ship, State};

/// Legs of whole inches are worked out beforehand up to this velocity.
pub(crate) const LEGS: usize = 64;

/// The greatest thrust of a ship.
pub(crate) const THRUST: usize = 8;

/// By thrust and velocity, each up to [`THRUST`]: where a list begins, and how long it is. There is room for more, so that
/// a place is found by bits.
pub(crate) type FleetLists = [[(u16, u16); 16]; 16];

/// A way off the table that counts (FT-5.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exit {
    /// The side whose ships may take it.
    pub side: u8,
    /// The edge they leave by.
    pub edge: Edge,
}

/// Points that decide the battle for a side at its end (FT-5.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    /// The side that must score them; the other wins if it does not.
    pub side: u8,
    /// How many.
    pub points: u16,
}

/// The rules of *Full Thrust* for one battle: all that does not change in it.
#[derive(Clone, Debug)]
pub struct FullThrust {
    pub(crate) area: Area,
    pub(crate) options: Options,
    pub(crate) classes: Vec<Class>,
    pub(crate) names: Vec<String>,
    pub(crate) start: State,
    /// How many ships the first side has.
    pub(crate) first: usize,
    /// Whether one ship a side meets, with fire by the program.
    pub(crate) duel: bool,
    /// Whether it is such a duel, of ships that as built have beams alone and can aim them, and no module adds to what they
    /// may be ordered.
    pub(crate) plain_duel: bool,
    /// Where each side's ships begin and end in the list.
    pub(crate) fleets: [(u8, u8); 2],
    /// The class of dummies; [`NONE`] where there are none.
    pub(crate) dummy: u8,
    pub(crate) edges: [Edge; 2],
    /// The place of each side's flagship in the list.
    pub(crate) flagships: [u8; 2],
    pub(crate) exit: Option<Exit>,
    pub(crate) target: Option<Target>,
    /// The name of each fighter group.
    pub(crate) wings: Vec<Name>,
    /// The heading of each course.
    pub(crate) headings: [Heading; 12],
    /// For each edge the courses, 1 to 12, with an inward component from it (FT-2.7).
    pub(crate) inward: [ArrayVec<u8, 12>; 4],
    /// The displacement of whole inches on each course, and again from 12 on, so that a place is found by bits.
    pub(crate) legs: Box<[[Vector; LEGS]; 16]>,
    /// Legal changes of course and velocity, list after list.
    pub(crate) moves: Vec<(i8, i8)>,
    /// Where the list for a thrust and a velocity begins, and how long it is.
    pub(crate) lists: FleetLists,
    /// What each face of a beam or fighter die does to a ship of each group (FT-3.2, FT-4.6).
    pub(crate) hits: [[u8; 7]; 4],
    /// Each class as a turn sees it.
    pub(crate) hulls: Box<[Hull; 256]>,
}

impl FullThrust {
    /// The table.
    pub const fn area(&self) -> &Area {
        &self.area
    }

    /// The options in force.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The classes that ships refer to by index; the last is that of dummies.
    pub fn classes(&self) -> &[Class] {
        &self.classes
    }

    /// The class of a ship that is known.
    #[inline]
    pub fn class(&self, ship: &Ship) -> &Class {
        &self.classes[usize::from(ship.class).min(self.classes.len() - 1)]
    }

    /// The class of a ship, as a turn sees it.
    #[inline]
    pub(crate) fn hull(&self, ship: &Ship) -> &Hull {
        &self.hulls[usize::from(ship.class)]
    }

    /// What a ship is called in words; empty if it has no such name.
    pub fn title(&self, ship: usize) -> &str {
        &self.names[ship]
    }

    /// The side of a ship by its place in the list.
    #[inline]
    pub fn side_of(&self, ship: usize) -> usize {
        usize::from(ship >= self.first)
    }

    /// The places in the list of a side's ships.
    #[inline]
    pub fn fleet(&self, side: usize) -> std::ops::Range<usize> {
        let (from, to) = self.fleets[side & 1];
        usize::from(from)..usize::from(to)
    }

    /// The name of a ship by its place in the list.
    #[inline]
    pub fn name(&self, ship: usize) -> Name {
        let side = self.side_of(ship);
        Name { side: side as u8, number: (ship - side * self.first) as u8 }
    }

    /// The place in the list of a ship of that name, if the fleet has one.
    #[inline]
    pub fn place_of(&self, name: Name) -> Option<usize> {
        let fleet = self.fleet(usize::from(name.side & 1));
        let place = fleet.start + usize::from(name.number);
        (name.side < 2 && fleet.contains(&place)).then_some(place)
    }

    /// Whether a ship is a dummy.
    #[inline]
    pub fn is_dummy(&self, ship: &Ship) -> bool {
        ship.class == self.dummy
    }

    /// Thrust that works: half of it, rounded down, once the drive was hit, none after the second time (FT-4.4).
    #[inline]
    pub fn thrust(&self, ship: &Ship) -> u8 {
        match ship.drive {
            0 => self.hull(ship).thrust,
            1 => self.hull(ship).thrust / 2,
            _ => 0,
        }
    }

    /// The most points of thrust that turn a ship (FT-2.2).
    pub(crate) const fn half(&self, thrust: u8) -> u8 {
        half(thrust, self.options.half_up)
    }

    /// Where the list for a thrust and a velocity begins, and how long it is.
    #[inline]
    fn list(&self, thrust: u8, velocity: u16) -> (u16, u16) {
        self.lists[usize::from(thrust & 15)][usize::from(velocity.min(THRUST as u16) & 15)]
    }

    /// Every legal change of course and velocity with that thrust at that velocity.
    #[inline]
    pub(crate) fn moves(&self, thrust: u8, velocity: u16) -> &[(i8, i8)] {
        let (from, length) = self.list(thrust, velocity);
        &self.moves[usize::from(from)..usize::from(from) + usize::from(length)]
    }

    /// One of the legal changes of course and velocity with that thrust at that velocity, all equally likely.
    #[inline]
    pub(crate) fn draw_move(&self, thrust: u8, velocity: u16, rng: &mut Seeded) -> (i8, i8) {
        let (from, length) = self.list(thrust, velocity);
        self.moves[usize::from(from) + rng.below(u32::from(length)) as usize]
    }

    /// A straight leg of so many inches on a course.
    #[inline]
    pub(crate) fn whole_leg(&self, course: u8, inches: u32) -> Vector {
        match self.legs[usize::from(course & 15)].get(inches as usize) {
            Some(leg) => *leg,
            None => self.far_leg(course, inches),
        }
    }

    /// The same for velocities that are hardly ever reached.
    #[cold]
    fn far_leg(&self, course: u8, inches: u32) -> Vector {
        self.headings[usize::from(course)].leg(Length::inches(inches as i32))
    }

    /// A straight leg of so many half inches on a course.
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
