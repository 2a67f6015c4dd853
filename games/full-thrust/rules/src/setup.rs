//! The set-up of a battle: table, fleets, options and victory, with every flaw reported at once.

mod flaws;

use arrayvec::ArrayVec;
use engine::{Flaws, Seeded};
use table::{Area, Edge, Heading, Length, Point, Vector};

use crate::armour;
use crate::design;
use crate::hulls::Hull;
use crate::options::{Fire, Options};
use crate::ships::Class;
use crate::state::{Group, NONE, Name, Ship, State, Tally};

/// Legs of whole inches are worked out beforehand up to this velocity.
pub(crate) const LEGS: usize = 64;
/// The greatest thrust of a ship.
pub(crate) const THRUST: usize = 8;

/// By thrust and velocity, each up to [`THRUST`]: where a list begins, and how long it is. There is room for more, so that
/// a place is found by bits.
type Lists = [[(u16, u16); 16]; 16];

/// One ship as a scenario places it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShipAt {
    /// Its side: 0 or 1.
    pub side: u8,
    /// The id of its class, or `dummy`.
    pub class: String,
    /// What it is called, such as *Furious*; may be empty.
    pub name: String,
    /// Where its centre stands.
    pub at: Point,
    /// Its course, 1 to 12 (FT-2.1).
    pub course: u8,
    /// Inches a turn.
    pub velocity: u16,
}

/// What a scenario says of a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SideOf {
    /// Its set-up edge; where none is named, the one nearest to its first ship.
    pub edge: Option<Edge>,
    /// The number of its flagship among the side's ships and markers as listed, from 1.
    pub flagship: Option<u8>,
}

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

/// Everything a battle is made from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The table.
    pub area: Area,
    /// The classes the ships are of.
    pub classes: Vec<Class>,
    /// The ships, side after side.
    pub ships: Vec<ShipAt>,
    /// The two sides.
    pub sides: [SideOf; 2],
    /// The options in force.
    pub options: Options,
    /// A way off the table that counts.
    pub exit: Option<Exit>,
    /// Points that decide the battle.
    pub target: Option<Target>,
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
    fleets: [(u8, u8); 2],
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
    legs: Box<[[Vector; LEGS]; 16]>,
    /// Legal changes of course and velocity, list after list.
    moves: Vec<(i8, i8)>,
    /// Where the list for a thrust and a velocity begins, and how long it is.
    lists: Lists,
    /// What each face of a beam or fighter die does to a ship of each group (FT-3.2, FT-4.6).
    pub(crate) hits: [[u8; 7]; 4],
    /// Each class as a turn sees it.
    hulls: Box<[Hull; 256]>,
}

impl FullThrust {
    /// The rules for a set-up.
    ///
    /// # Errors
    /// Every flaw of the set-up, each with its clause.
    pub fn new(setup: &Setup) -> Result<Self, Flaws> {
        let mut flaws = Vec::new();
        flaws::table_flaws(&setup.area, &mut flaws);
        let mut classes = setup.classes.clone();
        for class in &classes {
            flaws.extend(class.flaws(&setup.options));
        }
        classes.push(design::dummy());
        let fleet = fleet(setup);
        flaws::ship_flaws(setup, &fleet, &classes, &mut flaws);
        if !flaws.is_empty() {
            return Err(flaws.into());
        }
        let options = setup.options;
        let headings: [Heading; 12] =
            std::array::from_fn(|c| Heading::of_steps(2 * c as i32 + i32::from(options.twelve) / 15));
        let (moves, lists) = moves(&options);
        let (start, wings) = set_up(&fleet, &classes, &options);
        let first = fleet.iter().filter(|s| s.side == 0).count();
        let edge = |side: usize| {
            let ship = fleet.iter().find(|s| usize::from(s.side) == side);
            let near = |at: Point| {
                Edge::ALL.into_iter().min_by_key(|e| e.distance(&setup.area, at)).unwrap_or(Edge::Bottom)
            };
            setup.sides[side].edge.unwrap_or_else(|| ship.map_or(Edge::Bottom, |s| near(s.at)))
        };
        let flagship = |side: usize| {
            let listed = flagship(setup, side);
            let place = fleet.iter().position(|s| listed.is_some_and(|listed| std::ptr::eq(*s, listed)));
            place.map_or(NONE, |place| place as u8)
        };
        let ready = |ship: &Ship| Hull::of(&classes[usize::from(ship.class)]).ready;
        let more = options.fighters || options.ramming || options.bogeys || options.morale;
        let duel = first == 1 && fleet.len() == 2 && options.fire == Fire::Automatic;
        let plain_duel = duel && !more && start.ships.iter().all(ready);
        Ok(Self {
            area: setup.area,
            options,
            dummy: classes.len() as u8 - 1,
            hulls: Box::new(std::array::from_fn(|class| Hull::of(&classes[class.min(classes.len() - 1)]))),
            classes,
            names: fleet.iter().map(|s| s.name.clone()).collect(),
            start,
            first,
            duel,
            plain_duel,
            fleets: [(0, first as u8), (first as u8, fleet.len() as u8)],
            edges: [edge(0), edge(1)],
            flagships: [flagship(0), flagship(1)],
            exit: setup.exit,
            target: setup.target,
            wings,
            headings,
            inward: Edge::ALL.map(|edge| inward(edge, &headings)),
            legs: Box::new(std::array::from_fn(|course| {
                std::array::from_fn(|inches| headings[course % 12].leg(Length::inches(inches as i32)))
            })),
            moves,
            lists,
            hits: armour::tables(options.armour),
        })
    }

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

fn inward(edge: Edge, headings: &[Heading; 12]) -> ArrayVec<u8, 12> {
    let inch = Length::inches(1);
    let inwards = edge.inwards().leg(inch);
    (1..=12).filter(|c| headings[c % 12].leg(inch).dot(inwards) > 0).map(|c| c as u8).collect()
}

const fn half(thrust: u8, up: bool) -> u8 {
    if up { thrust.div_ceil(2) } else { thrust / 2 }
}

/// The lists of legal moves: straight ahead first, then turns from small to large, each by rising velocity.
fn moves(options: &Options) -> (Vec<(i8, i8)>, Lists) {
    let (mut all, mut lists) = (Vec::new(), [[(0, 0); 16]; 16]);
    for thrust in 0..=THRUST as i8 {
        for velocity in 0..=THRUST as i8 {
            let from = all.len() as u16;
            let most = half(thrust as u8, options.half_up) as i8;
            for turn in (0..=most).flat_map(|t| if t == 0 { 0..=0 } else { -1..=1 }.map(move |s| (t, s))) {
                let turn = match turn {
                    (0, _) => 0,
                    (_, 0) => continue,
                    (t, s) => t * s,
                };
                let rest = thrust - turn.abs();
                all.extend((-rest.min(velocity)..=rest).map(|change| (turn, change)));
            }
            lists[thrust as usize][velocity as usize] = (from, all.len() as u16 - from);
        }
    }
    (all, lists)
}

/// The flagship a side names, by its number among all that the side lists; none if that is no ship.
fn flagship(setup: &Setup, side: usize) -> Option<&ShipAt> {
    let number = usize::from(setup.sides[side].flagship?).checked_sub(1)?;
    let mut listed = setup.ships.iter().filter(|s| usize::from(s.side) == side);
    listed.nth(number).filter(|s| s.class != "dummy")
}

/// The ships that come: dummies only with bogeys, and no more of them than agreed (FT-4.5).
fn fleet(setup: &Setup) -> Vec<&ShipAt> {
    let mut dummies = [0; 2];
    let comes = |ship: &&ShipAt| {
        if ship.class != "dummy" {
            return true;
        }
        let count = &mut dummies[usize::from(ship.side & 1)];
        *count += 1;
        setup.options.bogeys && *count <= setup.options.dummies
    };
    let mut ships: Vec<&ShipAt> = setup.ships.iter().filter(comes).collect();
    ships.sort_by_key(|s| s.side);
    ships
}

fn set_up(fleet: &[&ShipAt], classes: &[Class], options: &Options) -> (State, Vec<Name>) {
    let mut state = State { turn: 1, tallies: [Tally::default(); 2], ..State::default() };
    let mut wings = Vec::new();
    for ship in fleet {
        let class = classes.iter().position(|c| c.id == ship.class).unwrap_or(0);
        let carrier = state.ships.len() as u8;
        state.ships.push(Ship {
            at: ship.at,
            velocity: ship.velocity,
            course: ship.course % 12,
            class: class as u8,
            hidden: options.bogeys,
            ..Ship::default()
        });
        if options.fighters {
            for fighters in classes[class].bays() {
                let number = wings.iter().filter(|w: &&Name| w.side == ship.side).count() as u8;
                wings.push(Name { side: ship.side, number });
                state.groups.push(Group { carrier, fighters, target: NONE, ..Group::default() });
            }
        }
    }
    (state, wings)
}
