//! Events as plain data for the doors.

use engine::{Describe, Fact};
use table::{Arc, Hex};

use super::{Critical, Event, MissileEnd};
use crate::chart;
use crate::ships::arc_word;
use crate::state::{How, Name};
use crate::terrain;
use crate::weapons::Weapon;

fn named(name: &Name) -> Fact {
    Fact::text(name.as_str())
}

/// Returns a hex as `[q, r]`.
pub(crate) fn hex(at: Hex) -> Fact {
    Fact::List(vec![Fact::int(at.q), Fact::int(at.r)])
}

/// Returns the sum of the damage over all six faces: six times the expected damage.
fn all_faces(weapon: Weapon, range: u8, penalty: u8) -> u8 {
    (1..=6).map(|face| weapon.damage(u16::from(range), terrain::counted(face, penalty))).sum()
}

fn arc_fact(arc: Arc) -> Fact {
    Fact::text(arc_word(arc))
}

fn kind(name: &str, facts: impl IntoIterator<Item = (&'static str, Fact)>) -> Fact {
    Fact::map([("kind", Fact::text(name))]).with(facts)
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
            Self::Round { .. }
            | Self::Turn { .. }
            | Self::Initiative { .. }
            | Self::Holds { .. }
            | Self::PowerPhase
            | Self::Over { .. } => self.facts_of_the_round(),
            Self::Expired { .. }
            | Self::Bought { .. }
            | Self::Charged { .. }
            | Self::SpeedSet { .. }
            | Self::NoSpeed { .. }
            | Self::Announces { .. }
            | Self::Retreated { .. }
            | Self::Repaired { .. } => self.facts_of_power(),
            Self::MissileLaunched { .. }
            | Self::MissileMoved { .. }
            | Self::MissileHits { .. }
            | Self::MissileDamaged { .. }
            | Self::MissileGone { .. }
            | Self::Launched { .. }
            | Self::Landed { .. } => self.facts_of_missiles_and_squadrons(),
            Self::Moved { .. }
            | Self::Blocked { .. }
            | Self::Left { .. }
            | Self::Rotated { .. }
            | Self::Collides { .. }
            | Self::Asteroids { .. } => self.facts_of_movement(),
            _ => self.facts_of_fire(),
        }
    }
}

impl Event {
    fn facts_of_the_round(&self) -> Fact {
        match self {
            Self::Round { round } => kind("round", [("number", Fact::int(*round))]),
            Self::Turn { impulse, side } => kind(
                "turn",
                [("impulse", Fact::text(chart::letter(*impulse))), ("side", Fact::int(side + 1))],
            ),
            Self::Initiative { side, change, defend, flipped } => kind(
                "initiative",
                [
                    ("side", Fact::int(side + 1)),
                    ("change", Fact::int(*change)),
                    ("defend", Fact::int(*defend)),
                    ("flipped", Fact::Bool(*flipped)),
                ],
            ),
            Self::Holds { side, impulses } => {
                kind("holds", [("side", Fact::int(side + 1)), ("impulses", Fact::int(*impulses))])
            }
            Self::Over { winner, how } => kind(
                "over",
                [
                    ("winner", Fact::maybe(*winner, |side| Fact::int(side.number()))),
                    ("how", Fact::text(how.word())),
                ],
            ),
            _ => kind("power-phase", []),
        }
    }

    fn facts_of_power(&self) -> Fact {
        match self {
            Self::Expired { ship, arc } => kind("expired", [("piece", named(ship)), ("arc", arc_fact(*arc))]),
            Self::Bought { ship, purchase, battery, vain } => kind(
                "bought",
                [
                    ("piece", named(ship)),
                    ("purchase", Fact::text(purchase.to_string())),
                    ("battery", Fact::Bool(*battery)),
                    ("vain", Fact::Bool(*vain)),
                ],
            ),
            Self::Charged { ship, groups } => kind(
                "charged",
                [
                    ("piece", named(ship)),
                    (
                        "groups",
                        Fact::list(groups, |(group, yellow)| {
                            Fact::map([("group", Fact::int(*group)), ("yellow", Fact::Bool(*yellow))])
                        }),
                    ),
                ],
            ),
            Self::SpeedSet { ship, speed, before, power, radius } => kind(
                "speed",
                [
                    ("piece", named(ship)),
                    ("speed", Fact::int(*speed)),
                    ("before", Fact::int(*before)),
                    ("power", Fact::int(*power)),
                    ("radius", Fact::int(*radius)),
                ],
            ),
            Self::NoSpeed { ship } => kind("no-speed", [("piece", named(ship))]),
            Self::Announces { ship } => kind("announces", [("piece", named(ship))]),
            Self::Retreated { ship } => kind("retreated", [("piece", named(ship))]),
            Self::Repaired { ship, system, face, works } => kind(
                "repair",
                [
                    ("piece", named(ship)),
                    ("system", Fact::text(system.word())),
                    ("face", Fact::int(*face)),
                    ("works", Fact::Bool(*works)),
                ],
            ),
            _ => Fact::Null,
        }
    }

    fn facts_of_movement(&self) -> Fact {
        match self {
            Self::Moved { ship, way, afterburner, from, to, facing, wake } => kind(
                "moved",
                [
                    ("piece", named(ship)),
                    ("way", Fact::text(way.word())),
                    ("afterburner", Fact::Bool(*afterburner)),
                    ("from", hex(*from)),
                    ("to", hex(*to)),
                    ("facing", Fact::int(facing.sides())),
                    ("count", Fact::int(wake.count)),
                    ("marker", Fact::maybe(wake.marker, hex)),
                ],
            ),
            Self::Blocked { ship } => kind("blocked", [("piece", named(ship))]),
            Self::Left { ship, at } => kind("left", [("piece", named(ship)), ("at", hex(*at))]),
            Self::Rotated { ship, way, facing } => kind(
                "rotated",
                [
                    ("piece", named(ship)),
                    ("way", Fact::text(way.word())),
                    ("facing", Fact::int(facing.sides())),
                ],
            ),
            Self::Collides { ship, other, at } => {
                kind("collides", [("piece", named(ship)), ("other", named(other)), ("at", hex(*at))])
            }
            Self::Asteroids { ship, at, damage } => {
                kind("asteroids", [("piece", named(ship)), ("at", hex(*at)), ("damage", Fact::int(*damage))])
            }
            _ => Fact::Null,
        }
    }

    fn facts_of_missiles_and_squadrons(&self) -> Fact {
        match self {
            Self::Launched { carrier, squadron, at, facing } => kind(
                "launched",
                [
                    ("piece", named(carrier)),
                    ("squadron", named(squadron)),
                    ("at", hex(*at)),
                    ("facing", Fact::int(facing.sides())),
                ],
            ),
            Self::Landed { squadron, carrier } => {
                kind("landed", [("piece", named(squadron)), ("carrier", named(carrier))])
            }
            Self::MissileLaunched { ship, missile, target, at } => kind(
                "missile-launched",
                [
                    ("piece", named(ship)),
                    ("missile", named(missile)),
                    ("target", named(target)),
                    ("at", hex(*at)),
                ],
            ),
            Self::MissileMoved { missile, from, to } => {
                kind("missile-moved", [("missile", named(missile)), ("from", hex(*from)), ("to", hex(*to))])
            }
            Self::MissileHits { missile, target, arc } => kind(
                "missile-hits",
                [("missile", named(missile)), ("target", named(target)), ("arc", arc_fact(*arc))],
            ),
            Self::MissileDamaged { missile, left } => {
                kind("missile-damaged", [("missile", named(missile)), ("left", Fact::int(*left))])
            }
            Self::MissileGone { missile, why } => {
                kind("missile-gone", [("missile", named(missile)), ("why", Fact::text(why.word()))])
            }
            _ => Fact::Null,
        }
    }

    fn facts_of_fire(&self) -> Fact {
        match self {
            Self::Fires { ship, group, weapon, targets } => kind(
                "fires",
                [
                    ("piece", named(ship)),
                    ("group", Fact::int(*group)),
                    ("weapon", Fact::text(weapon.word())),
                    ("targets", Fact::list(targets, named)),
                ],
            ),
            Self::Shot { ship, weapon, target, range, face, penalty, damage } => kind(
                "shot",
                [
                    ("piece", named(ship)),
                    ("weapon", Fact::text(weapon.word())),
                    ("target", named(target)),
                    ("range", Fact::int(*range)),
                    ("face", Fact::int(*face)),
                    ("penalty", Fact::int(*penalty)),
                    ("damage", Fact::int(*damage)),
                    ("sixths", Fact::int(all_faces(*weapon, *range, *penalty))),
                ],
            ),
            Self::ShotLost { ship, target, gone } => {
                kind("shot-lost", [("piece", named(ship)), ("target", named(target)), ("gone", named(gone))])
            }
            Self::FusionFired { ship, face } => {
                kind("fusion", [("piece", named(ship)), ("face", Fact::int(*face))])
            }
            Self::ShieldChosen { ship, arc } => {
                kind("shield", [("piece", named(ship)), ("arc", arc_fact(*arc))])
            }
            Self::Damaged { ship, arc, damage, reinforced, shield, hull } => kind(
                "damaged",
                [
                    ("piece", named(ship)),
                    ("arc", arc_fact(*arc)),
                    ("damage", Fact::int(*damage)),
                    ("reinforced", Fact::int(*reinforced)),
                    ("shield", Fact::int(*shield)),
                    ("hull", Fact::int(*hull)),
                ],
            ),
            Self::CriticalHit { ship, dice, effect } => kind(
                "critical",
                [
                    ("piece", named(ship)),
                    ("dice", Fact::list(dice, |face| Fact::int(*face))),
                    ("effect", Fact::text(effect.word())),
                ],
            ),
            Self::GroupLost { ship, group } => {
                kind("group-lost", [("piece", named(ship)), ("group", Fact::int(*group))])
            }
            Self::Destroyed { ship } => kind("destroyed", [("piece", named(ship))]),
            Self::Explodes { ship, at, rating } => {
                kind("explodes", [("piece", named(ship)), ("at", hex(*at)), ("rating", Fact::int(*rating))])
            }
            _ => Fact::Null,
        }
    }
}
