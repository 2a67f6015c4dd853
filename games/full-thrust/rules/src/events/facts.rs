//! Events as sets of facts, for programs.

use engine::{Describe, Fact, described_as_shown, facts};

use super::{Event, clock, edge_name, phase_name};
use crate::ships::{Kind, System, arc_name};
use crate::state::{Name, Wing};

described_as_shown!(Name, Wing, System);

/// Returns the damage of each die, and the expected damage of all of them in thousandths of a point.
fn by_table(rolled: &[u8], table: &[u8; 7]) -> [(&'static str, Fact); 2] {
    let points = |face: &u8| table[usize::from(*face).min(6)];
    let six: u32 = table[1..].iter().map(|points| u32::from(*points)).sum();
    let expects = 1000 * six * rolled.len() as u32 / 6;
    [("each", Fact::list(rolled, |face| Fact::int(points(face)))), ("expects", Fact::int(expects))]
}

/// Returns what a die is expected to do, if it does `amount` on a face of `needs` or more.
fn expected(amount: u32, needs: u8) -> u32 {
    amount * u32::from(7_u8.saturating_sub(needs)) / 6
}

fn declares(ship: Name, at: &[(Name, Vec<(Kind, u8)>)]) -> Fact {
    let fired =
        |weapons: &Vec<(Kind, u8)>| Fact::list(weapons, |(kind, n)| System::Weapon(*kind, *n).describe());
    facts!(
        "declares", piece: ship,
        targets: Fact::list(at, |(target, _)| target.describe()),
        weapons: Fact::list(at, |(_, weapons)| fired(weapons)),
    )
}

impl Describe for Event {
    fn describe(&self) -> Fact {
        match self {
            Self::Revealed { turn } => facts!("revealed", turn),
            Self::Begins { phase } => facts!("begins", phase: phase_name(*phase)),
            Self::First { side, face } => facts!("first", side, face),
            Self::Passes { side } => facts!("passes", side),
            Self::Morale { side, needs, face } => facts!("morale", side, needs, face),
            Self::Over { winner, points } => facts!("over", winner, points),
            Self::Scans { ship, target } => facts!("scans", piece: ship, target),
            Self::Shown { ship, class } => facts!("shown", piece: ship, class),
            Self::Dummy { ship } => facts!("dummy", piece: ship),
            Self::Moves { ship, from, bend, to, turn, thrust, course, velocity } => {
                let course = clock(*course);
                facts!("moves", piece: ship, from, bend, to, turn, thrust, course, velocity)
            }
            Self::Enters { ship, at, course } => facts!("enters", piece: ship, at, course: clock(*course)),
            Self::Void { ship, what } => facts!("void", piece: ship, what: what.word()),
            Self::Leaves { ship, edge, back } => {
                facts!("leaves", piece: ship, edge: edge_name(*edge), back)
            }
            Self::Withdraws { ship, edge } => facts!("withdraws", piece: ship, edge: edge_name(*edge)),
            Self::Together { ship, other } => facts!("together", piece: ship, target: other),
            Self::Launched { ship, group, at } => facts!("launched", piece: ship, group, at),
            Self::Recovered { ship, group } => facts!("recovered", piece: ship, group),
            Self::Flies { group, to, course } => facts!("flies", group, to, course: clock(*course)),
            Self::Attacks { group, target, faces, points, table } => {
                facts!("attacks", group, target, faces, points).with(by_table(faces, table))
            }
            Self::Defends { ship, group, face, left } => facts!("defends", piece: ship, group, face, left),
            Self::GroupLost { group } => facts!("group-lost", group),
            Self::Line { firer, target, arc } => {
                facts!("line", piece: firer, target, arc: arc_name(*arc))
            }
            Self::Declares { ship, at } => declares(*ship, at),
            Self::Fires { ship, weapon, target, range, arc, dice } => {
                facts!("fires", piece: ship, weapon, target, range, arc: arc_name(*arc), dice)
            }
            Self::Hits { target, faces, points, table } => {
                facts!("hits", target, faces, points).with(by_table(faces, table))
            }
            Self::Torpedo { ship, weapon, target, range, face, needs, points } => {
                let expects = expected(3500, *needs);
                facts!("torpedo", piece: ship, weapon, target, range, face, needs, points, expects)
            }
            Self::Needle { ship, weapon, target, system, face } => {
                facts!("needle", piece: ship, weapon, target, system, face)
            }
            Self::Damage { ship, damage, of } => facts!("damage", piece: ship, damage, of),
            Self::Destroyed { ship } => facts!("destroyed", piece: ship),
            Self::Threshold { ship, point, system, face, needs, lost } => {
                let expects = expected(1000, *needs);
                facts!("threshold", piece: ship, point, system, face, needs, lost, expects)
            }
            Self::Knocked { ship, system } => facts!("knocked", piece: ship, system),
            Self::Rams { ship, target, own, other } => {
                facts!("rams", piece: ship, target, own: [own.0, own.1], other: [other.0, other.1])
            }
            Self::Rammed { ship, target, sum, points } => facts!("rammed", piece: ship, target, sum, points),
        }
    }
}
