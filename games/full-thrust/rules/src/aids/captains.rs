//! Answers to the questions captains ask of the rules, without text: the units that write, moves, arcs, working
//! weapons, the scenario's aim. These functions read a position and decide nothing.

use engine::Seat;
use table::{Edge, Heading, Point, Quarter, Vector};

use crate::orders::Plot;
use crate::rules::{Exit, FullThrust, Target};
use crate::seat::OrderSpace;
use crate::ships::{Group, Kind};
use crate::state::{Flight, Name, Place, Ship, Shot, State};
use crate::{anti_fighter, bands, bogeys, fighters, morale, movement, torpedoes, volleys};

pub use crate::space::Unit;

/// The end of a movement order that is carried out alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// The point where the ship ends.
    pub at: Point,
    /// Its course at the end, 0 for 12 to 11.
    pub course: u8,
    /// Its velocity at the end.
    pub velocity: u16,
    /// The edge it leaves the table by, if it does.
    pub leaves: Option<Edge>,
}

/// Returns the ships or groups that may write in this phase, in list order.
pub fn units(rules: &FullThrust, state: &State, seat: Seat) -> impl Iterator<Item = Unit> + use<> {
    OrderSpace::new(rules, state, seat).units().into_iter()
}

/// Returns every change of course and velocity that a ship's thrust allows.
pub fn changes<'a>(rules: &'a FullThrust, ship: &Ship) -> &'a [(i8, i8)] {
    rules.moves(rules.thrust(ship), ship.velocity)
}

/// Returns the end of a ship's move with a change of course and velocity, from where it is now.
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

/// Returns `true` if a ship of a broken fleet may only move nearer to its edge, or go straight on (FT-4.14).
pub fn is_bound(rules: &FullThrust, state: &State, place: usize) -> bool {
    morale::binds(state, rules.side_of(place), place) && morale::any_nearer(rules, state, place)
}

/// Returns `true` if a bound ship may make this change of course and velocity.
pub fn is_allowed(rules: &FullThrust, state: &State, place: usize, change: (i8, i8)) -> bool {
    morale::allows(rules, state, place, change)
}

/// Returns a ship that is away as it would come back by a plot, before it moves (FT-2.7).
pub fn entering(rules: &FullThrust, ship: &Ship, plot: &Plot) -> Ship {
    let along = table::Length::thousandths(plot.along);
    Ship {
        at: ship.left_by().point(&rules.area, along),
        course: plot.enter % 12,
        place: Place::Table,
        ..*ship
    }
}

/// Returns the edge that a ship that is away left by.
pub fn left_by(ship: &Ship) -> Edge {
    ship.left_by()
}

/// Returns a straight leg of whole inches on a course, 0 for 12 to 11.
#[inline]
pub fn leg(rules: &FullThrust, course: u8, inches: u16) -> Vector {
    rules.leg(course, 2 * u32::from(inches))
}

/// Returns the heading of a course, 0 for 12 to 11.
#[inline]
pub fn heading(rules: &FullThrust, course: u8) -> Heading {
    rules.headings[usize::from(course % 12)]
}

/// Returns the most points of turn that a thrust pays for (FT-2.2).
pub fn most_turn(rules: &FullThrust, thrust: u8) -> u8 {
    rules.half(thrust)
}

/// Returns a side's own edge.
pub fn edge(rules: &FullThrust, side: usize) -> Edge {
    rules.edges[side & 1]
}

/// Returns the exit of the scenario, if it has one.
pub fn exit(rules: &FullThrust) -> Option<Exit> {
    rules.exit
}

/// Returns the points that decide, if the scenario has them.
pub fn target(rules: &FullThrust) -> Option<Target> {
    rules.target
}

/// Returns the index of a side's flagship in the ship list, if it has one.
pub fn flagship(rules: &FullThrust, side: usize) -> Option<usize> {
    let place = usize::from(rules.flagships[side & 1]);
    (place < rules.start.ships.len()).then_some(place)
}

/// Returns `true` if a weapon of a ship works; `weapon` is its index in the class.
#[inline]
pub fn works(ship: &Ship, weapon: usize) -> bool {
    ship.lost & 1 << weapon == 0
}

/// Returns `true` if a system of a ship is knocked out for good; `system` is its index in the class.
pub fn is_out(rules: &FullThrust, ship: &Ship, system: usize) -> bool {
    let class = rules.class(ship);
    if class.is_drive(system) { ship.drive >= 2 } else { ship.lost & class.bit(system) != 0 }
}

/// Counts the firecons of a ship that work.
#[inline]
pub fn firecons(rules: &FullThrust, ship: &Ship) -> u8 {
    rules.class(ship).firecons_left(ship.lost)
}

/// Returns the arc an enemy lies in and the weapons that bear on it, a bit each; `None` if it is out of sight or none
/// bears.
pub fn bearing(rules: &FullThrust, state: &State, place: usize, enemy: usize) -> Option<(Quarter, u32)> {
    volleys::bearing(rules, state, place, enemy)
}

/// Returns the beam dice of a battery at a squared range in square thousandths of an inch; 0 for torpedoes and needles.
#[inline]
pub fn beam_dice(kind: Kind, square: i64) -> u8 {
    bands::beam_dice(kind, square)
}

/// Returns the face a torpedo needs at a squared range within its reach.
pub fn torpedo_needs(square: i64) -> u8 {
    torpedoes::needs(square)
}

/// Returns `true` if a weapon reaches a squared range.
pub fn reaches(kind: Kind, square: i64) -> bool {
    bands::reaches(kind, square)
}

/// Returns the damage of each face, 1 to 6, of a beam or fighter die to a hull.
pub fn faces(rules: &FullThrust, hull: Group) -> &[u8] {
    &rules.hits[hull as usize][1..]
}

/// Returns the sum of the damage of all six faces of a beam or fighter die to a hull.
pub fn six_faces(rules: &FullThrust, hull: Group) -> u8 {
    rules.hits[hull as usize][1..].iter().sum()
}

/// Returns the fire declared openly and not yet resolved (FT-3.7).
pub fn declared(state: &State) -> &[Shot] {
    &state.declared
}

/// Counts the groups a ship could launch this turn.
pub fn launches(rules: &FullThrust, state: &State, place: usize) -> u8 {
    fighters::launches(rules, state, place)
}

/// Returns the name of a fighter group by its index in the group list.
pub fn wing(rules: &FullThrust, group: usize) -> Name {
    rules.wings[group]
}

/// Returns the ships a group may attack now.
pub fn attackable<'a>(
    rules: &'a FullThrust,
    state: &'a State,
    group: usize,
) -> impl Iterator<Item = usize> + use<'a> {
    fighters::targets(rules, state, group)
}

/// Returns the groups that attack a ship this turn.
pub fn attackers(state: &State, place: usize) -> impl Iterator<Item = usize> {
    let at = move |g: &usize| {
        let group = &state.groups[*g];
        usize::from(group.target) == place && group.flight == Flight::Flying
    };
    (0..state.groups.len()).filter(at)
}

/// Counts the anti-fighter systems of a ship that work.
pub fn guards(rules: &FullThrust, state: &State, place: usize) -> usize {
    anti_fighter::systems(rules, state, place)
}

/// Returns the markers a ship may scan now.
pub fn scannable<'a>(
    rules: &'a FullThrust,
    state: &'a State,
    place: usize,
) -> impl Iterator<Item = usize> + use<'a> {
    bogeys::scannable(&OrderSpace::new(rules, state, Seat(rules.side_of(place) as u8)), place)
}
