//! Events as plain data for the doors.

use engine::{Describe, Fact, described_as_shown, facts};
use table::Hex;

use super::{Critical, Event, MissileEnd};
use crate::chart;
use crate::ships::arc_word;
use crate::state::{How, Name};
use crate::terrain;
use crate::weapons::Weapon;

described_as_shown!(Name);

/// Returns a hex as `[q, r]`.
pub(crate) fn hex(at: Hex) -> Fact {
    Fact::List(vec![Fact::int(at.q), Fact::int(at.r)])
}

/// Returns the sum of the damage over all six faces: six times the expected damage.
fn all_faces(weapon: Weapon, range: u8, penalty: u8) -> u8 {
    (1..=6).map(|face| weapon.damage(u16::from(range), terrain::counted(face, penalty))).sum()
}

impl Critical {
    /// Returns its word.
    pub const fn word(self) -> &'static str {
        match self {
            Self::HullThree => "hull",
            Self::Down(system) => system.word(),
            Self::Weapons => "weapons",
            Self::Radius => "radius",
            Self::Nothing => "nothing",
            Self::Drain => "drain",
            Self::Drive => "drive",
            Self::Breach => "breach",
        }
    }
}

impl MissileEnd {
    /// Returns its word.
    pub const fn word(self) -> &'static str {
        ["hit", "shot", "explosion", "planet", "target-gone", "left"][self as usize]
    }
}

impl How {
    /// Returns its word.
    pub const fn word(self) -> &'static str {
        ["fleet", "circle", "limit"][self as usize]
    }
}

impl Describe for Event {
    fn describe(&self) -> Fact {
        match self {
            Self::Round { round } => facts!("round", number: round),
            Self::Turn { impulse, side } => facts!("turn", impulse: chart::letter(*impulse), side: side + 1),
            Self::Initiative { side, change, defend, flipped } => {
                facts!("initiative", side: side + 1, change, defend, flipped)
            }
            Self::Holds { side, impulses } => facts!("holds", side: side + 1, impulses),
            Self::Over { winner, how } => facts!("over", winner, how: how.word()),
            Self::PowerPhase => facts!("power-phase"),
            Self::Expired { ship, arc } => facts!("expired", piece: ship, arc: arc_word(*arc)),
            Self::Bought { ship, purchase, battery, vain } => {
                facts!("bought", piece: ship, purchase: purchase.to_string(), battery, vain)
            }
            Self::Charged { ship, groups } => {
                let one = |(group, yellow): &(u8, bool)| {
                    Fact::map([("group", group.describe()), ("yellow", yellow.describe())])
                };
                facts!("charged", piece: ship, groups: Fact::list(groups, one))
            }
            Self::SpeedSet { ship, speed, before, power, radius } => {
                facts!("speed", piece: ship, speed, before, power, radius)
            }
            Self::NoSpeed { ship } => facts!("no-speed", piece: ship),
            Self::Announces { ship } => facts!("announces", piece: ship),
            Self::Retreated { ship } => facts!("retreated", piece: ship),
            Self::Repaired { ship, system, face, works } => {
                facts!("repair", piece: ship, system: system.word(), face, works)
            }
            Self::Launched { carrier, squadron, at, facing } => {
                facts!("launched", piece: carrier, squadron, at: hex(*at), facing: facing.sides())
            }
            Self::Landed { squadron, carrier } => facts!("landed", piece: squadron, carrier),
            Self::MissileLaunched { ship, missile, target, at } => {
                facts!("missile-launched", piece: ship, missile, target, at: hex(*at))
            }
            Self::MissileMoved { missile, from, to } => {
                facts!("missile-moved", missile, from: hex(*from), to: hex(*to))
            }
            Self::MissileHits { missile, target, arc } => {
                facts!("missile-hits", missile, target, arc: arc_word(*arc))
            }
            Self::MissileDamaged { missile, left } => facts!("missile-damaged", missile, left),
            Self::MissileGone { missile, why } => facts!("missile-gone", missile, why: why.word()),
            Self::Moved { ship, way, afterburner, from, to, facing, wake } => {
                let (way, count, marker) = (way.word(), wake.count, Fact::maybe(wake.marker, hex));
                let (from, to, facing) = (hex(*from), hex(*to), facing.sides());
                facts!("moved", piece: ship, way, afterburner, from, to, facing, count, marker)
            }
            Self::Blocked { ship } => facts!("blocked", piece: ship),
            Self::Left { ship, at } => facts!("left", piece: ship, at: hex(*at)),
            Self::Rotated { ship, way, facing } => {
                facts!("rotated", piece: ship, way: way.word(), facing: facing.sides())
            }
            Self::Collides { ship, other, at } => facts!("collides", piece: ship, other, at: hex(*at)),
            Self::Asteroids { ship, at, damage } => facts!("asteroids", piece: ship, at: hex(*at), damage),
            Self::Fires { ship, group, weapon, targets } => {
                facts!("fires", piece: ship, group, weapon: weapon.word(), targets)
            }
            Self::Shot { ship, weapon, target, range, face, penalty, damage } => {
                let sixths = all_faces(*weapon, *range, *penalty);
                let weapon = weapon.word();
                facts!("shot", piece: ship, weapon, target, range, face, penalty, damage, sixths)
            }
            Self::ShotLost { ship, target, gone } => facts!("shot-lost", piece: ship, target, gone),
            Self::FusionFired { ship, face } => facts!("fusion", piece: ship, face),
            Self::ShieldChosen { ship, arc } => facts!("shield", piece: ship, arc: arc_word(*arc)),
            Self::Damaged { ship, arc, damage, reinforced, shield, hull } => {
                facts!("damaged", piece: ship, arc: arc_word(*arc), damage, reinforced, shield, hull)
            }
            Self::CriticalHit { ship, dice, effect } => {
                facts!("critical", piece: ship, dice, effect: effect.word())
            }
            Self::GroupLost { ship, group } => facts!("group-lost", piece: ship, group),
            Self::Destroyed { ship } => facts!("destroyed", piece: ship),
            Self::Explodes { ship, at, rating } => facts!("explodes", piece: ship, at: hex(*at), rating),
        }
    }
}
