//! Events as sentences.

use std::fmt;

use super::{Critical, Event, MissileEnd, Wake};
use crate::chart;
use crate::orders::Purchase;
use crate::ships::arc_word;
use crate::state::{How, System};

/// A number of things, in words.
fn count(n: u8, one: &str, many: &str) -> String {
    if n == 1 { format!("1 {one}") } else { format!("{n} {many}") }
}

fn list<T: ToString>(all: impl IntoIterator<Item = T>) -> String {
    all.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}

impl Critical {
    /// What it does, in words.
    pub const fn words(self) -> &'static str {
        match self {
            Self::HullThree => "three more hull boxes",
            Self::Down(system) => {
                ["shields down until repaired", "helm down until repaired", "no action points until repaired"]
                    [system as usize]
            }
            Self::Weapons => "a weapon group is lost",
            Self::Radius => "the turn radius grows",
            Self::Nothing => "no effect",
            Self::Drain => "one less power",
            Self::Drive => "one hull box, and the FTL drive is offline",
            Self::Breach => "core breach",
        }
    }
}

impl MissileEnd {
    /// It in words.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Hit => "has hit",
            Self::Shot => "is shot down",
            Self::Explosion => "is lost in an explosion",
            Self::Planet => "crashes into a planet",
            Self::TargetGone => "has no target any more, and is gone",
            Self::Left => "has left the map",
        }
    }
}

fn bought(purchase: &Purchase) -> String {
    match purchase {
        Purchase::Charge(group) => format!("charges group {group}"),
        Purchase::Reinforce(arc) => format!("reinforces the {} shield", arc_word(*arc)),
        Purchase::Slip => "gets a side-slip marker".to_owned(),
        Purchase::Through => "powers through: one less on its turn radius".to_owned(),
        Purchase::Battery => "charges its battery".to_owned(),
        Purchase::Change => "bids to take the initiative".to_owned(),
        Purchase::Defend => "bids to keep the initiative".to_owned(),
        Purchase::Redirect(missile, target) => format!("redirects M{missile} to {target}"),
        Purchase::Power(squadron) => format!("charges {squadron}"),
    }
}

impl fmt::Display for Wake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.marker {
            Some(hex) => write!(f, ", free to turn in {}, at {hex}", count(self.count, "hex", "hexes")),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Round { .. }
            | Self::Turn { .. }
            | Self::Initiative { .. }
            | Self::Holds { .. }
            | Self::PowerPhase
            | Self::Over { .. } => self.of_the_round(f),
            Self::Expired { .. }
            | Self::Bought { .. }
            | Self::Charged { .. }
            | Self::SpeedSet { .. }
            | Self::NoSpeed { .. }
            | Self::Announces { .. }
            | Self::Retreated { .. }
            | Self::Repaired { .. } => self.of_power(f),
            Self::MissileLaunched { .. }
            | Self::MissileMoved { .. }
            | Self::MissileHits { .. }
            | Self::MissileDamaged { .. }
            | Self::MissileGone { .. }
            | Self::Launched { .. }
            | Self::Landed { .. } => self.of_missiles_and_squadrons(f),
            Self::Moved { .. }
            | Self::Blocked { .. }
            | Self::Left { .. }
            | Self::Rotated { .. }
            | Self::Collides { .. }
            | Self::Asteroids { .. } => self.of_movement(f),
            _ => self.of_fire(f),
        }
    }
}

impl Event {
    fn of_the_round(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Round { round } => write!(f, "round {round}"),
            Self::Turn { impulse, side } => {
                write!(f, "impulse {}: the turn of side {}", chart::letter(*impulse), side + 1)
            }
            Self::Initiative { side, change, defend, flipped } => {
                let what = if *flipped { "takes" } else { "keeps" };
                write!(f, "{change} to change, {defend} to defend: side {} {what} the initiative", side + 1)
            }
            Self::Holds { side, impulses } => {
                let running = count(*impulses, "impulse", "impulses running");
                write!(f, "side {} holds its enemy in front: {running}", side + 1)
            }
            Self::PowerPhase => f.write_str("power phase"),
            Self::Over { winner: Some(side), how } => {
                let how = match how {
                    How::Fleet => "no enemy is left on the map",
                    How::Circle => "the enemy was held in front for three impulses",
                    How::Limit => "the last round is over, and more points are destroyed",
                };
                write!(f, "{how}: side {side} wins")
            }
            Self::Over { how: How::Limit, .. } => {
                f.write_str("the last round is over, and nobody has destroyed more: a draw")
            }
            _ => f.write_str("nobody is left on the map: a draw"),
        }
    }

    fn of_power(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Expired { ship, arc } => {
                write!(f, "the reinforcement of the {} shield of {ship} expires", arc_word(*arc))
            }
            Self::Bought { ship, purchase, battery, vain } => {
                let from = if *battery { " from its battery" } else { "" };
                let vain = if *vain { ", in vain: it is charged already" } else { "" };
                write!(f, "{ship} {}{from}{vain}", bought(purchase))
            }
            Self::Charged { ship, groups } => {
                let box_of = |(group, yellow): &(u8, bool)| {
                    format!("{group} {}", if *yellow { "yellow" } else { "red" })
                };
                write!(f, "{ship} charges group {}", list(groups.iter().map(box_of)))
            }
            Self::SpeedSet { ship, speed, before, power, radius } => {
                let what = if speed == before { "stays at" } else { "goes to" };
                write!(f, "{ship} {what} speed {speed}: power {power}, turn radius {radius}")
            }
            Self::NoSpeed { ship } => write!(f, "{ship} has no power for any speed it could choose"),
            Self::Announces { ship } => write!(f, "{ship} announces its retreat"),
            Self::Retreated { ship } => write!(f, "{ship} has retreated"),
            Self::Repaired { ship, system, face, works } => {
                let what = match (works, system) {
                    (true, System::Shields) => "work again",
                    (true, _) => "works again",
                    (false, System::Shields) => "stay down",
                    (false, _) => "stays down",
                };
                write!(f, "{ship} rolls {face}: {} {what}", system.word())
            }
            _ => Ok(()),
        }
    }

    fn of_movement(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Moved { ship, way, afterburner, to, facing, wake, .. } => {
                let burner = if *afterburner { " with its afterburner" } else { "" };
                write!(f, "{ship} moves {way}{burner} to {to}, facing {facing}{wake}")
            }
            Self::Blocked { ship } => write!(f, "{ship} has a planet before it and stays where it is"),
            Self::Left { ship, at } => write!(f, "{ship} has left the map at {at}"),
            Self::Rotated { ship, way, facing } => write!(f, "{ship} rotates {way}, facing {facing}"),
            Self::Collides { ship, other, at } => write!(f, "{ship} and {other} collide at {at}"),
            Self::Asteroids { ship, at, damage } => {
                write!(f, "{ship} is hit for {damage} by asteroids at {at}")
            }
            _ => Ok(()),
        }
    }

    fn of_missiles_and_squadrons(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Launched { carrier, squadron, at, facing } => {
                write!(f, "{carrier} launches {squadron} to {at}, facing {facing}")
            }
            Self::Landed { squadron, carrier } => write!(f, "{squadron} lands on {carrier}"),
            Self::MissileLaunched { ship, missile, target, .. } => {
                write!(f, "{ship} launches {missile} at {target}")
            }
            Self::MissileMoved { missile, to, .. } => write!(f, "{missile} moves to {to}"),
            Self::MissileHits { missile, target, arc } => {
                write!(f, "{missile} hits {target} on the {} side", arc_word(*arc))
            }
            Self::MissileDamaged { missile, left } => write!(f, "{missile} takes {left} more"),
            Self::MissileGone { missile, why } => write!(f, "{missile} {}", why.words()),
            _ => Ok(()),
        }
    }

    fn of_fire(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fires { ship, group, weapon, targets } if targets.is_empty() => {
                write!(f, "{ship} fires group {group}, {weapon}")
            }
            Self::Fires { ship, group, weapon, targets } => {
                write!(f, "{ship} fires group {group}, {weapon}, at {}", list(targets))
            }
            Self::Shot { target, range, face, penalty, damage, .. } => {
                let less = if *penalty > 0 { format!(" less {penalty}") } else { String::new() };
                let what = if *damage > 0 { format!("{damage} damage") } else { "a miss".to_owned() };
                write!(f, "{face}{less} at {target}, range {range}: {what}")
            }
            Self::ShotLost { ship, target, gone } if ship == gone => {
                write!(f, "{ship} is gone: its shot at {target} is lost")
            }
            Self::ShotLost { target, .. } => write!(f, "{target} is gone: the shot is lost"),
            Self::FusionFired { ship, face } => {
                write!(f, "{ship} rolls {face} for everything in its arc")
            }
            Self::ShieldChosen { ship, arc } => write!(f, "{ship} takes it on the {} shield", arc_word(*arc)),
            Self::Damaged { ship, arc, damage, reinforced, shield, hull } => {
                let mut parts = Vec::new();
                if *reinforced > 0 {
                    parts.push(format!("{reinforced} absorbed"));
                }
                if *shield > 0 {
                    parts.push(count(*shield, "shield box", "shield boxes"));
                }
                if *hull > 0 {
                    parts.push(format!("{hull} to the hull"));
                }
                write!(f, "{ship} takes {damage} on the {} side: {}", arc_word(*arc), list(parts))
            }
            Self::CriticalHit { ship, dice: [a, b], effect } => {
                write!(f, "critical hit on {ship}, {a} and {b}: {}", effect.words())
            }
            Self::GroupLost { ship, group } => write!(f, "{ship} loses group {group}"),
            Self::Destroyed { ship } => write!(f, "{ship} is destroyed"),
            Self::Explodes { ship, at, rating } => write!(f, "{ship} explodes at {at} for {rating}"),
            _ => Ok(()),
        }
    }
}
