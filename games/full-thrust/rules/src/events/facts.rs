//! Events as sets of facts, for programs.

use std::fmt;

use engine::{Describe, Fact};

use super::{Event, clock, edge_name, phase_name};
use crate::ships::{System, arc_name};

fn kind(name: &str, facts: impl IntoIterator<Item = (&'static str, Fact)>) -> Fact {
    Fact::map([("kind", Fact::text(name))]).with(facts)
}

fn text(item: impl fmt::Display) -> Fact {
    Fact::text(item.to_string())
}

fn faces(all: &[u8]) -> Fact {
    Fact::list(all, |face| Fact::int(*face))
}

/// Returns the damage of each die, and the expected damage of all of them in thousandths of a point.
fn by_table(rolled: &[u8], table: &[u8; 7]) -> [(&'static str, Fact); 2] {
    let points = |face: &u8| table[usize::from(*face).min(6)];
    let six: u32 = table[1..].iter().map(|points| u32::from(*points)).sum();
    let expects = 1000 * six * rolled.len() as u32 / 6;
    [("each", Fact::list(rolled, |face| Fact::int(points(face)))), ("expects", Fact::int(expects))]
}

impl Describe for Event {
    #[allow(clippy::too_many_lines, reason = "one entry a kind of event")]
    fn describe(&self) -> Fact {
        match self {
            Self::Revealed { turn } => kind("revealed", [("turn", Fact::int(*turn))]),
            Self::Moves { ship, from, bend, to, turn, thrust, course, velocity } => kind(
                "moves",
                [
                    ("piece", text(ship)),
                    ("from", Fact::point(*from)),
                    ("bend", Fact::maybe(*bend, Fact::point)),
                    ("to", Fact::point(*to)),
                    ("turn", Fact::int(*turn)),
                    ("thrust", Fact::int(*thrust)),
                    ("course", Fact::int(clock(*course))),
                    ("velocity", Fact::int(*velocity)),
                ],
            ),
            Self::Enters { ship, at, course } => kind(
                "enters",
                [("piece", text(ship)), ("at", Fact::point(*at)), ("course", Fact::int(clock(*course)))],
            ),
            Self::Void { ship, what } => {
                kind("void", [("piece", text(ship)), ("what", Fact::text(what.word()))])
            }
            Self::Leaves { ship, edge, back } => kind(
                "leaves",
                [
                    ("piece", text(ship)),
                    ("edge", Fact::text(edge_name(*edge))),
                    ("back", Fact::maybe(*back, Fact::int)),
                ],
            ),
            Self::Withdraws { ship, edge } => {
                kind("withdraws", [("piece", text(ship)), ("edge", Fact::text(edge_name(*edge)))])
            }
            Self::Together { ship, other } => {
                kind("together", [("piece", text(ship)), ("target", text(other))])
            }
            Self::Begins { phase } => kind("begins", [("phase", Fact::text(phase_name(*phase)))]),
            Self::Line { firer, target, arc } => kind(
                "line",
                [("piece", text(firer)), ("target", text(target)), ("arc", Fact::text(arc_name(*arc)))],
            ),
            Self::Declares { ship, at } => kind(
                "declares",
                [
                    ("piece", text(ship)),
                    ("targets", Fact::texts(at.iter().map(|(target, _)| target.to_string()))),
                    (
                        "weapons",
                        Fact::list(at, |(_, weapons)| {
                            Fact::texts(weapons.iter().map(|(kind, n)| System::Weapon(*kind, *n).to_string()))
                        }),
                    ),
                ],
            ),
            Self::Fires { ship, weapon, target, range, arc, dice } => kind(
                "fires",
                [
                    ("piece", text(ship)),
                    ("weapon", text(weapon)),
                    ("target", text(target)),
                    ("range", Fact::int(range.in_thousandths())),
                    ("arc", Fact::text(arc_name(*arc))),
                    ("dice", Fact::int(*dice)),
                ],
            ),
            Self::Hits { target, faces: rolled, points, table } => kind(
                "hits",
                [("target", text(target)), ("faces", faces(rolled)), ("points", Fact::int(*points))],
            )
            .with(by_table(rolled, table)),
            Self::Torpedo { ship, weapon, target, range, face, needs, points } => kind(
                "torpedo",
                [
                    ("piece", text(ship)),
                    ("weapon", text(weapon)),
                    ("target", text(target)),
                    ("range", Fact::int(range.in_thousandths())),
                    ("face", Fact::int(*face)),
                    ("needs", Fact::int(*needs)),
                    ("points", Fact::int(*points)),
                    ("expects", Fact::int(3500 * u32::from(7_u8.saturating_sub(*needs)) / 6)),
                ],
            ),
            Self::Needle { ship, weapon, target, system, face } => kind(
                "needle",
                [
                    ("piece", text(ship)),
                    ("weapon", text(weapon)),
                    ("target", text(target)),
                    ("system", text(system)),
                    ("face", Fact::int(*face)),
                ],
            ),
            Self::Damage { ship, damage, of } => kind(
                "damage",
                [("piece", text(ship)), ("damage", Fact::int(*damage)), ("of", Fact::int(*of))],
            ),
            Self::Destroyed { ship } => kind("destroyed", [("piece", text(ship))]),
            Self::Threshold { ship, point, system, face, needs, lost } => kind(
                "threshold",
                [
                    ("piece", text(ship)),
                    ("point", Fact::int(*point)),
                    ("system", text(system)),
                    ("face", Fact::int(*face)),
                    ("needs", Fact::int(*needs)),
                    ("lost", Fact::Bool(*lost)),
                    ("expects", Fact::int(1000 * u32::from(7_u8.saturating_sub(*needs)) / 6)),
                ],
            ),
            Self::Knocked { ship, system } => {
                kind("knocked", [("piece", text(ship)), ("system", text(system))])
            }
            Self::First { side, face } => {
                kind("first", [("side", Fact::int(side.number())), ("face", Fact::int(*face))])
            }
            Self::Passes { side } => kind("passes", [("side", Fact::int(side.number()))]),
            Self::Scans { ship, target } => kind("scans", [("piece", text(ship)), ("target", text(target))]),
            Self::Shown { ship, class } => {
                kind("shown", [("piece", text(ship)), ("class", Fact::text(class))])
            }
            Self::Dummy { ship } => kind("dummy", [("piece", text(ship))]),
            Self::Launched { ship, group, at } => {
                kind("launched", [("piece", text(ship)), ("group", text(group)), ("at", Fact::point(*at))])
            }
            Self::Recovered { ship, group } => {
                kind("recovered", [("piece", text(ship)), ("group", text(group))])
            }
            Self::Flies { group, to, course } => kind(
                "flies",
                [("group", text(group)), ("to", Fact::point(*to)), ("course", Fact::int(clock(*course)))],
            ),
            Self::Attacks { group, target, faces: rolled, points, table } => kind(
                "attacks",
                [
                    ("group", text(group)),
                    ("target", text(target)),
                    ("faces", faces(rolled)),
                    ("points", Fact::int(*points)),
                ],
            )
            .with(by_table(rolled, table)),
            Self::Defends { ship, group, face, left } => kind(
                "defends",
                [
                    ("piece", text(ship)),
                    ("group", text(group)),
                    ("face", Fact::int(*face)),
                    ("left", Fact::int(*left)),
                ],
            ),
            Self::GroupLost { group } => kind("group-lost", [("group", text(group))]),
            Self::Rams { ship, target, own, other } => kind(
                "rams",
                [
                    ("piece", text(ship)),
                    ("target", text(target)),
                    ("own", faces(&[own.0, own.1])),
                    ("other", faces(&[other.0, other.1])),
                ],
            ),
            Self::Rammed { ship, target, sum, points } => kind(
                "rammed",
                [
                    ("piece", text(ship)),
                    ("target", text(target)),
                    ("sum", Fact::int(*sum)),
                    ("points", Fact::int(*points)),
                ],
            ),
            Self::Morale { side, needs, face } => kind(
                "morale",
                [
                    ("side", Fact::int(side.number())),
                    ("needs", Fact::int(*needs)),
                    ("face", Fact::int(*face)),
                ],
            ),
            Self::Over { winner, points } => kind(
                "over",
                [
                    ("winner", Fact::maybe(*winner, |s| Fact::int(s.number()))),
                    ("points", Fact::list(points, |p| Fact::int(*p))),
                ],
            ),
        }
    }
}
