//! What is told of a battle.

mod facts;

use std::fmt;

use engine::Side;
use table::{Edge, Length, Point, Quarter};

use crate::notation::place;
use crate::orders::Plot;
use crate::ships::{Kind, System, arc_name};
use crate::state::{Name, Phase, Wing};

/// Why a further part of an order cannot be done.
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
    /// Its word among the facts.
    pub const fn word(self) -> &'static str {
        ["launch-beyond-edge", "group-too-far", "nothing-to-ram"][self as usize]
    }

    /// Its part of the sentence.
    const fn reason(self) -> &'static str {
        match self {
            Self::Edge => "no launch beyond the table's edge",
            Self::Group => "its group is farther than 18 in",
            Self::Ram => "nothing to ram within 2 in",
        }
    }
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Event {
    /// Orders are revealed and both fleets move.
    Revealed { turn: u16 },
    /// A ship has moved.
    Moves { ship: Name, from: Point, bend: Option<Point>, to: Point, plot: Plot, course: u8, velocity: u16 },
    /// A ship comes back onto the table.
    Enters { ship: Name, at: Point, course: u8 },
    /// A further part of an order cannot be done.
    Void { ship: Name, what: Void },
    /// A ship has left the table, and a die says whether it may return.
    Leaves { ship: Name, edge: Edge, back: Option<u16> },
    /// A ship leaves in good order.
    Withdraws { ship: Name, edge: Edge },
    /// Two opposing ships stand at one place and do not collide.
    Together { ship: Name, other: Name },
    /// Play comes to a phase.
    Begins { phase: Phase },
    /// A target exactly on the line between two arcs is put in one of them.
    Line { firer: String, target: Name, arc: Quarter },
    /// A ship declares fire.
    Declares { ship: Name, at: Vec<(Name, Vec<(Kind, u8)>)> },
    /// A beam battery fires.
    Fires { ship: Name, weapon: System, target: Name, range: Length, arc: Quarter, dice: u8 },
    /// What its dice do, by the table of what each face does to that hull.
    Hits { target: Name, faces: Vec<u8>, points: u16, table: [u8; 7] },
    /// A torpedo is fired: its hit die, the face it needs, and its damage.
    Torpedo { ship: Name, weapon: System, target: Name, range: Length, face: u8, needs: u8, points: u16 },
    /// A needle beam is fired at a system.
    Needle { ship: Name, weapon: System, target: Name, system: System, face: u8 },
    /// Boxes are crossed off a ship's chart.
    Damage { ship: Name, damage: u16, of: u8 },
    /// A ship is destroyed.
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
    /// A fighter group attacks with the fighters left, by the table of what each face does to that hull.
    Attacks { group: Wing, target: Name, faces: Vec<u8>, points: u16, table: [u8; 7] },
    /// A ship fires at a group that attacks it.
    Defends { ship: Name, group: Wing, face: u8, left: u8 },
    /// A fighter group is no more.
    GroupLost { group: Wing },
    /// A ram is tried: the die and thrust of each.
    Rams { ship: Name, target: Name, own: (u8, u8), other: (u8, u8) },
    /// A ram succeeds: both take so much.
    Rammed { ship: Name, target: Name, sum: u8, points: u16 },
    /// A fleet tests whether it breaks off.
    Morale { side: Side, needs: u8, face: u8 },
    /// The battle is decided.
    Over { winner: Option<Side>, points: [u16; 2] },
}

/// A course as it is written, 1 to 12.
const fn clock(course: u8) -> u8 {
    if course == 0 { 12 } else { course }
}

/// The word for an edge.
pub(crate) const fn edge_name(edge: Edge) -> &'static str {
    match edge {
        Edge::Top => "top",
        Edge::Right => "right",
        Edge::Bottom => "bottom",
        Edge::Left => "left",
    }
}

/// The word for a phase.
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

/// Damage in words, before the ship it is done to.
fn harm(points: u16) -> String {
    match points {
        0 => "no damage to".to_owned(),
        1 => "1 point on".to_owned(),
        n => format!("{n} points on"),
    }
}

fn join<T: fmt::Display>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|i| i.to_string()).collect::<Vec<_>>().join(", ")
}

fn shots(at: &[(Name, Vec<(Kind, u8)>)]) -> String {
    let one = |(target, weapons): &(Name, Vec<(Kind, u8)>)| {
        format!("{target} with {}", join(weapons.iter().map(|(k, n)| System::Weapon(*k, *n))))
    };
    join(at.iter().map(one))
}

/// A system as one speaks of it: ships and batteries have names alike.
struct Spoken(System);

impl fmt::Display for Spoken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            System::Weapon(Kind::A | Kind::B | Kind::C, _) => write!(f, "battery {}", self.0),
            other => write!(f, "{other}"),
        }
    }
}

impl fmt::Display for Event {
    #[allow(clippy::too_many_lines, reason = "one line a kind of event")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Revealed { turn } => write!(f, "turn {turn}: orders are revealed, both fleets move"),
            Self::Moves { ship, to, plot, course, velocity, .. } => {
                let moved = format!("to {} on course {} at velocity {velocity}", place(*to), clock(*course));
                if plot.is_steady() {
                    write!(f, "{ship} goes straight on {moved}")
                } else {
                    let alone = Plot { turn: plot.turn, thrust: plot.thrust, ..Plot::default() };
                    write!(f, "{ship} moves {alone} {moved}")
                }
            }
            Self::Enters { ship, at, course } => {
                write!(f, "{ship} comes back at {} on course {}", place(*at), clock(*course))
            }
            Self::Void { ship, what } => write!(f, "{ship}: {}", what.reason()),
            Self::Leaves { ship, edge, back: Some(turn) } => {
                write!(f, "{ship} leaves by the {} edge and may return from turn {turn} on", edge_name(*edge))
            }
            Self::Leaves { ship, edge, back: None } => {
                write!(f, "{ship} leaves by the {} edge and may not return", edge_name(*edge))
            }
            Self::Withdraws { ship, edge } => write!(f, "{ship} withdraws by the {} edge", edge_name(*edge)),
            Self::Together { ship, other } => {
                write!(f, "{ship} and {other} stand at one place and do not collide")
            }
            Self::Begins { phase } => write!(f, "{} next", phase_name(*phase)),
            Self::Line { firer, target, arc } => {
                write!(f, "{target} is on the line, and in the {} arc of {firer}", arc_name(*arc))
            }
            Self::Declares { ship, at } if at.is_empty() => write!(f, "{ship} holds its fire"),
            Self::Declares { ship, at } => write!(f, "{ship} fires at {}", shots(at)),
            Self::Fires { ship, weapon, target, range, arc, dice } => {
                let dice = if *dice == 1 { "1 die".to_owned() } else { format!("{dice} dice") };
                write!(
                    f,
                    "{ship} fires {} at {target}: {range} in, {}, {dice}",
                    Spoken(*weapon),
                    arc_name(*arc)
                )
            }
            Self::Hits { target, faces, points, .. } => {
                write!(f, "{}: {} {target}", join(faces), harm(*points))
            }
            Self::Torpedo { ship, weapon, target, range, face, needs, points } => {
                write!(
                    f,
                    "{ship} fires {weapon} at {target}: {range} in, {face} of {needs}+: {} {target}",
                    harm(*points)
                )
            }
            Self::Needle { ship, weapon, target, system, face } => {
                write!(f, "{ship} fires {weapon} at {} of {target}: {face} of 5+", Spoken(*system))
            }
            Self::Damage { ship, damage, of } => write!(f, "{ship}: {damage} of {of} boxes crossed off"),
            Self::Destroyed { ship } => write!(f, "{ship} is destroyed"),
            Self::Threshold { ship, point, system, face, lost, .. } => {
                let what = if *lost { "lost" } else { "holds" };
                write!(f, "{ship} at point {point}: {} rolls {face} and {what}", Spoken(*system))
            }
            Self::Knocked { ship, system: System::Drive } => write!(f, "{ship}: drive is hit"),
            Self::Knocked { ship, system } => write!(f, "{ship}: {} is knocked out", Spoken(*system)),
            Self::First { side, face } => write!(f, "{face}: side {side} fires first"),
            Self::Passes { side } => write!(f, "side {side} passes"),
            Self::Scans { ship, target } => write!(f, "{ship} scans {target}"),
            Self::Shown { ship, class } => write!(f, "{ship} is a {class}"),
            Self::Dummy { ship } => write!(f, "{ship} is a dummy and is removed"),
            Self::Launched { ship, group, at } => write!(f, "{ship} launches {group} at {}", place(*at)),
            Self::Recovered { ship, group } => write!(f, "{ship} recovers {group}"),
            Self::Flies { group, to, course } => {
                write!(f, "{group} flies to {} and faces {}", place(*to), clock(*course))
            }
            Self::Attacks { group, target, faces, points, .. } => {
                write!(f, "{group} attacks {target}: {}: {} {target}", join(faces), harm(*points))
            }
            Self::Defends { ship, group, face, left } => {
                let fighters = if *left == 1 { "fighter" } else { "fighters" };
                write!(f, "{ship} fires at {group}: {face}, {left} {fighters} left")
            }
            Self::GroupLost { group } => write!(f, "{group} is lost"),
            Self::Rams { ship, target, own, other } => {
                let (a, b) = (own.0 + own.1, other.0 + other.1);
                let end = if a > b { "rammed" } else { "evaded" };
                write!(
                    f,
                    "{ship} rams {target}: {} + {} against {} + {}: {end}",
                    own.0, own.1, other.0, other.1
                )
            }
            Self::Rammed { ship, target, sum, points } => {
                write!(f, "2D6 are {sum}: {} {ship} and {target} each", harm(*points))
            }
            Self::Morale { side, needs, face } => {
                let end = if face >= needs { "breaks off" } else { "holds" };
                write!(f, "side {side} rolls {face} of {needs}+ and {end}")
            }
            Self::Over { winner: Some(side), points } => {
                write!(f, "side {side} wins; points {} to {}", points[0], points[1])
            }
            Self::Over { winner: None, points } => write!(f, "a draw; points {} to {}", points[0], points[1]),
        }
    }
}
