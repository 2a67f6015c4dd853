//! The fire of an order, target by target, with its exact odds.

use engine::{Describe, Fact, Odds, Seat};

use crate::aids::odds::{beams, boxes_left, torpedo, up_to};
use crate::aim;
use crate::bands;
use crate::orders::{Order, Part};
use crate::rules::FullThrust;
use crate::ships::{Kind, System};
use crate::state::{Name, Shot, State};
use crate::thresholds;
use crate::torpedoes;
use crate::volleys as fire_of;

/// All that an order fires at one ship, with its exact odds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CombinedFire {
    /// The target.
    pub target: Name,
    /// The firing ship and weapon of each shot; for a needle beam also the system it aims at.
    pub shots: Vec<(Name, System, Option<System>)>,
    /// Damage it has, damage marked this turn included.
    pub damage: u16,
    /// Damage at which it is destroyed.
    pub hull: u16,
    /// The odds of further damage, up to the point at which it is destroyed.
    pub odds: Odds,
    /// The threshold points ahead, as further damage until each, with the face that knocks a system out. Empty where
    /// thresholds are not played or all are passed.
    pub thresholds: Vec<(u16, u8)>,
}

/// Returns the fire of an order, target by target, with the fire the seat has declared openly before.
pub fn volleys(rules: &FullThrust, state: &State, seat: Seat, order: &Order) -> Vec<CombinedFire> {
    let own = |shot: &Shot| rules.side_of(usize::from(shot.ship)) == seat.index().min(1);
    let mut shots: Vec<Shot> = state.declared.iter().copied().filter(own).collect();
    let fired = |part: &Part| fire_of::shot(rules, state, part).ok();
    shots.extend(order.parts().iter().filter_map(fired));
    let mut targets: Vec<u8> = shots.iter().map(|shot| shot.target).collect();
    targets.sort_unstable();
    targets.dedup();
    targets.into_iter().map(|target| volley(rules, state, usize::from(target), &shots)).collect()
}

fn volley(rules: &FullThrust, state: &State, target: usize, shots: &[Shot]) -> CombinedFire {
    let ship = &state.ships[target];
    let class = rules.class(ship);
    let mut odds = up_to(boxes_left(rules, ship));
    let (mut dice, mut all) = (0, Vec::new());
    for shot in shots.iter().filter(|shot| usize::from(shot.target) == target) {
        let firer = &state.ships[usize::from(shot.ship)];
        let weapon = rules.class(firer).weapons[usize::from(shot.weapon)].kind;
        let square = aim::square(firer, ship);
        match weapon {
            Kind::Torpedo => odds = torpedo(odds, torpedoes::needs(square)),
            Kind::Needle => {}
            kind => dice += u32::from(bands::beam_dice(kind, square)),
        }
        let aimed = (weapon == Kind::Needle).then(|| class.system(usize::from(shot.system))).flatten();
        all.push((rules.name(usize::from(shot.ship)), aim::weapon_of(rules, state, *shot), aimed));
    }
    odds = beams(odds, rules, dice, class.group);
    let damage = ship.damage + ship.marked;
    let played = rules.options.thresholds;
    let ahead = thresholds::points(class).filter(|(point, _)| played && *point > damage);
    CombinedFire {
        target: rules.name(target),
        shots: all,
        damage,
        hull: u16::from(class.damage),
        odds,
        thresholds: ahead.map(|(point, face)| (point - damage, face)).collect(),
    }
}

impl Describe for CombinedFire {
    fn describe(&self) -> Fact {
        let shot = |(ship, weapon, system): &(Name, System, Option<System>)| {
            Fact::map([
                ("piece", Fact::text(ship.to_string())),
                ("weapon", Fact::text(weapon.to_string())),
                ("system", Fact::maybe(*system, |s| Fact::text(s.to_string()))),
            ])
        };
        let point = |(points, face): &(u16, u8)| {
            Fact::map([
                ("points", Fact::int(*points)),
                ("face", Fact::int(*face)),
                ("reached", Fact::text(self.odds.at_least(usize::from(*points)).to_string())),
            ])
        };
        let left = self.hull.saturating_sub(self.damage);
        Fact::map([
            ("target", Fact::text(self.target.to_string())),
            ("shots", Fact::list(&self.shots, shot)),
            ("damage", Fact::int(self.damage)),
            ("hull", Fact::int(self.hull)),
            ("odds", self.odds.describe()),
            ("destroys", Fact::text(self.odds.at_least(usize::from(left)).to_string())),
            ("thresholds", Fact::list(&self.thresholds, point)),
        ])
    }
}
