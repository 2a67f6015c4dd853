//! Events of a battle.

mod facts;

use engine::Side;
use table::{Edge, Length, Point, Quarter};

use crate::ships::{Kind, System};
use crate::state::{Name, Phase, Wing};

/// The reason why a further part of an order cannot be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Void {
    /// A group would be launched beyond the table's edge.
    Edge,
    /// The group to be recovered is farther than 18 in.
    Group,
    /// There is nothing to ram within 2 in.
    Ram,
}

impl Void {
    /// Returns its word among the facts.
    pub const fn word(self) -> &'static str {
        ["launch-beyond-edge", "group-too-far", "nothing-to-ram"][self as usize]
    }
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Event {
    /// Orders are revealed and both fleets move.
    Revealed { turn: u16 },
    /// A ship has moved, as its movement part orders.
    Moves {
        ship: Name,
        from: Point,
        bend: Option<Point>,
        to: Point,
        turn: i8,
        thrust: i8,
        course: u8,
        velocity: u16,
    },
    /// A ship comes back onto the table.
    Enters { ship: Name, at: Point, course: u8 },
    /// A further part of an order cannot be done.
    Void { ship: Name, what: Void },
    /// A ship has left the table; `back` is the turn from which it may return, by a die.
    Leaves { ship: Name, edge: Edge, back: Option<u16> },
    /// A ship leaves in good order.
    Withdraws { ship: Name, edge: Edge },
    /// Two opposing ships are at one place and do not collide.
    Together { ship: Name, other: Name },
    /// A phase begins in which seats must write.
    Begins { phase: Phase },
    /// A target exactly on the line between two arcs is put in one of them.
    Line { firer: String, target: Name, arc: Quarter },
    /// A ship declares fire.
    Declares { ship: Name, at: Vec<(Name, Vec<(Kind, u8)>)> },
    /// A beam battery fires.
    Fires { ship: Name, weapon: System, target: Name, range: Length, arc: Quarter, dice: u8 },
    /// The dice of a beam battery do damage, by the table of each face's damage to that hull.
    Hits { target: Name, faces: Vec<u8>, points: u16, table: [u8; 7] },
    /// A torpedo is fired: its hit die, the face it needs, and its damage.
    Torpedo { ship: Name, weapon: System, target: Name, range: Length, face: u8, needs: u8, points: u16 },
    /// A needle beam is fired at a system.
    Needle { ship: Name, weapon: System, target: Name, system: System, face: u8 },
    /// Boxes are crossed off a ship's chart.
    Damage { ship: Name, damage: u16, of: u8 },
    /// A ship is destroyed and removed.
    Destroyed { ship: Name },
    /// A system of a ship is rolled for at a threshold point, and lost on the face needed or more.
    Threshold { ship: Name, point: u8, system: System, face: u8, needs: u8, lost: bool },
    /// A needle has knocked out a system.
    Knocked { ship: Name, system: System },
    /// A side fires first, by a die.
    First { side: Side, face: u8 },
    /// A side fires none of its ships in this slot.
    Passes { side: Side },
    /// A ship scans a marker.
    Scans { ship: Name, target: Name },
    /// A marker is shown to be a ship of a class.
    Shown { ship: Name, class: String },
    /// A marker was a dummy and is removed.
    Dummy { ship: Name },
    /// A fighter group is launched.
    Launched { ship: Name, group: Wing, at: Point },
    /// A fighter group is recovered for good.
    Recovered { ship: Name, group: Wing },
    /// A fighter group moves.
    Flies { group: Wing, to: Point, course: u8 },
    /// A fighter group attacks with its fighters left, by the table of each face's damage to that hull.
    Attacks { group: Wing, target: Name, faces: Vec<u8>, points: u16, table: [u8; 7] },
    /// A ship fires at a group that attacks it.
    Defends { ship: Name, group: Wing, face: u8, left: u8 },
    /// A fighter group has no fighters left.
    GroupLost { group: Wing },
    /// A ram is tried: the die and the thrust of each ship.
    Rams { ship: Name, target: Name, own: (u8, u8), other: (u8, u8) },
    /// A ram succeeds: both ships take the points.
    Rammed { ship: Name, target: Name, sum: u8, points: u16 },
    /// A fleet tests whether it breaks off.
    Morale { side: Side, needs: u8, face: u8 },
    /// The battle is decided.
    Over { winner: Option<Side>, points: [u16; 2] },
}

/// Returns a course as it is written, 1 to 12.
const fn clock(course: u8) -> u8 {
    if course == 0 { 12 } else { course }
}

/// Returns the word for an edge.
pub(crate) const fn edge_name(edge: Edge) -> &'static str {
    match edge {
        Edge::Top => "top",
        Edge::Right => "right",
        Edge::Bottom => "bottom",
        Edge::Left => "left",
    }
}

/// Returns the word for a phase.
pub(crate) const fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Orders => "orders",
        Phase::Scans => "scans",
        Phase::Fighters => "fighters",
        Phase::Attacks => "attacks",
        Phase::Defence => "defence",
        Phase::Fire => "fire",
        Phase::Over => "over",
    }
}
