//! What captains ask of the rules without a word of text: who writes, ways to move, arcs, working weapons, the aim of
//! the scenario. All of it reads a position and decides nothing.

use engine::Seat;
use table::{Edge, Heading, Point, Quarter, Vector};

use crate::orders::Plot;
use crate::rules::{Exit, FullThrust, Target};
use crate::seat::OrderSpace;
use crate::ships::{Group, Kind};
use crate::state::{Flight, Name, Place, Ship, Shot, State};
use crate::{anti_fighter, bands, bogeys, fighters, morale, movement, torpedoes, volleys};

pub use crate::space::Unit;

/// Where a movement order leads when it is carried out alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// Where the ship ends.
    pub at: Point,
    /// Its course then, 0 for 12 to 11.
    pub course: u8,
    /// Its velocity then.
    pub velocity: u16,
    /// The edge it leaves the table by, if it does.
    pub leaves: Option<Edge>,
}

/// The ships or groups that may write in this phase, in list order.
pub fn units(rules: &FullThrust, state: &State, seat: Seat) -> impl Iterator<Item = Unit> + use<> {
    OrderSpace::new(rules, state, seat).units().into_iter()
}

/// Every change of course and velocity a ship's thrust allows.
pub fn changes<'a>(rules: &'a FullThrust, ship: &Ship) -> &'a [(i8, i8)] {
    rules.moves(rules.thrust(ship), ship.velocity)
}

/// Where a ship goes with a change of course and velocity, from where it is.
#[inline]
pub fn way(rules: &FullThrust, ship: &Ship, (turn, thrust): (i8, i8)) -> Way {
    let path = movement::path(rules, ship, turn, thrust);
    let leaves = if path.bend.is_none() && rules.area.holds(path.end) {
        None
    } else {
        movement::left_by(rules, ship.at, &path)
    };
    Way { at: path.end, course: path.course, velocity: path.velocity, leaves }
}

/// Whether a broken fleet leaves a ship only moves that bring it nearer to its edge (FT-4.14).
pub fn is_bound(rules: &FullThrust, state: &State, place: usize) -> bool {
    morale::binds(state, rules.side_of(place), place) && morale::any_nearer(rules, state, place)
}

/// Whether a bound ship may move so.
pub fn is_allowed(rules: &FullThrust, state: &State, place: usize, change: (i8, i8)) -> bool {
    morale::allows(rules, state, place, change)
}

/// A ship that is away as it would come back by a plot, before it moves (FT-2.7).
pub fn entering(rules: &FullThrust, ship: &Ship, plot: &Plot) -> Ship {
    let along = table::Length::thousandths(plot.along);
    Ship {
        at: ship.left_by().point(&rules.area, along),
        course: plot.enter % 12,
        place: Place::Table,
        ..*ship
    }
}

/// The edge a ship that is away left by.
pub fn left_by(ship: &Ship) -> Edge {
    ship.left_by()
}

/// A straight leg of whole inches on a course, 0 for 12 to 11.
#[inline]
pub fn leg(rules: &FullThrust, course: u8, inches: u16) -> Vector {
    rules.leg(course, 2 * u32::from(inches))
}

/// The heading of a course, 0 for 12 to 11.
#[inline]
pub fn heading(rules: &FullThrust, course: u8) -> Heading {
    rules.headings[usize::from(course % 12)]
}

/// The most points of course a thrust pays for in a turn (FT-2.2).
pub fn most_turn(rules: &FullThrust, thrust: u8) -> u8 {
    rules.half(thrust)
}

/// A side's own edge.
pub fn edge(rules: &FullThrust, side: usize) -> Edge {
    rules.edges[side & 1]
}

/// The way off the table that counts, if the scenario has one.
pub fn exit(rules: &FullThrust) -> Option<Exit> {
    rules.exit
}

/// The points that decide, if the scenario has them.
pub fn target(rules: &FullThrust) -> Option<Target> {
    rules.target
}

/// The place of a side's flagship in the list, if it has one.
pub fn flagship(rules: &FullThrust, side: usize) -> Option<usize> {
    let place = usize::from(rules.flagships[side & 1]);
    (place < rules.start.ships.len()).then_some(place)
}

/// Whether a weapon of a ship works, by its place in the design.
#[inline]
pub fn works(ship: &Ship, weapon: usize) -> bool {
    ship.lost & 1 << weapon == 0
}

/// Whether a system of a ship is knocked out for good, by its place in the design.
pub fn is_out(rules: &FullThrust, ship: &Ship, system: usize) -> bool {
    let class = rules.class(ship);
    if class.is_drive(system) { ship.drive >= 2 } else { ship.lost & class.bit(system) != 0 }
}

/// Firecons of a ship that work.
#[inline]
pub fn firecons(rules: &FullThrust, ship: &Ship) -> u8 {
    rules.class(ship).firecons_left(ship.lost)
}

/// The arc an enemy lies in and the weapons that bear on it, a bit each; none if it is out of sight or none bears.
pub fn bearing(rules: &FullThrust, state: &State, place: usize, enemy: usize) -> Option<(Quarter, u32)> {
    volleys::bearing(rules, state, place, enemy)
}

/// Beam dice of a battery at a squared range in thousandths; none for torpedoes and needles.
#[inline]
pub fn beam_dice(kind: Kind, square: i64) -> u8 {
    bands::beam_dice(kind, square)
}

/// The face a torpedo needs at a squared range in thousandths, within its reach.
pub fn torpedo_needs(square: i64) -> u8 {
    torpedoes::needs(square)
}

/// Whether a weapon reaches a squared range in thousandths.
pub fn reaches(kind: Kind, square: i64) -> bool {
    bands::reaches(kind, square)
}

/// What each face of a beam or fighter die does to a hull, 1 to 6.
pub fn faces(rules: &FullThrust, hull: Group) -> &[u8] {
    &rules.hits[hull as usize][1..]
}

/// What the six faces of a beam or fighter die do to a hull, added up.
pub fn six_faces(rules: &FullThrust, hull: Group) -> u8 {
    rules.hits[hull as usize][1..].iter().sum()
}

/// Fire declared openly and not yet resolved (FT-3.7).
pub fn declared(state: &State) -> &[Shot] {
    &state.declared
}

/// Groups a ship could launch this turn.
pub fn launches(rules: &FullThrust, state: &State, place: usize) -> u8 {
    fighters::launches(rules, state, place)
}

/// The name of a fighter group by its place in the list.
pub fn wing(rules: &FullThrust, group: usize) -> Name {
    rules.wings[group]
}

/// The ships a group may attack now.
pub fn attackable<'a>(
    rules: &'a FullThrust,
    state: &'a State,
    group: usize,
) -> impl Iterator<Item = usize> + use<'a> {
    fighters::targets(rules, state, group)
}

/// The groups that attack a ship this turn.
pub fn attackers(state: &State, place: usize) -> impl Iterator<Item = usize> {
    let at = move |g: &usize| {
        let group = &state.groups[*g];
        usize::from(group.target) == place && group.flight == Flight::Flying
    };
    (0..state.groups.len()).filter(at)
}

/// Anti-fighter systems of a ship that work.
pub fn guards(rules: &FullThrust, state: &State, place: usize) -> usize {
    anti_fighter::systems(rules, state, place)
}

/// The markers a ship may scan now.
pub fn scannable<'a>(
    rules: &'a FullThrust,
    state: &'a State,
    place: usize,
) -> impl Iterator<Item = usize> + use<'a> {
    bogeys::scannable(&OrderSpace::new(rules, state, Seat(rules.side_of(place) as u8)), place)
}
