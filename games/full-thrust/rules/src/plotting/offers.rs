//! What one ship or group may be ordered in the present phase, for forms, lists and drags.

use engine::{Odds, Seat};
use table::{Length, Point};

use crate::aim;
use crate::bands;
use crate::fighters;
use crate::orders::{Order, Part};
use crate::plots::Further;
use crate::plotting::moves::{Reach, reach};
use crate::plotting::odds::{beams, torpedo};
use crate::rules::FullThrust;
use crate::seat::OrderSpace;
use crate::ships::{Kind, System, arc_name};
use crate::space::Unit;
use crate::state::{Flight, Name, Shot, State, Wing};
use crate::torpedoes;
use crate::view::View;
use crate::{anti_fighter, bogeys, volleys as fire_of};

/// A ship that a weapon, or a fighter group, may be aimed at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Aim {
    /// The target.
    pub target: Name,
    /// The arc it lies in.
    pub arc: &'static str,
    /// The range in thousandths of an inch, rounded down.
    pub range: i32,
    /// Each weapon that bears, with its beam dice, or the face a torpedo or needle needs.
    pub weapons: Vec<(System, u8)>,
}

/// Everything one ship or group may be ordered now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Offer {
    /// Movement orders, each with where it ends; a ship that is away has its moves once it has a place to enter.
    Moves(Vec<Reach>, Further),
    /// Markers to scan.
    Scans(Vec<Name>),
    /// A disc to fly in: its middle and radius; and how far ahead of it a group attacks.
    Flight(Point, Length, Length),
    /// Ships to attack, with the odds of all its fighters.
    Attacks(Vec<(Name, Odds)>),
    /// Groups to defend against, and how many systems there are to do so.
    Guards(Vec<Wing>, u8),
    /// Targets to fire at, and how many firecons there are to do so.
    Fire(Vec<Aim>, u8),
}

/// Whose a typed name is: a ship's, or a group's of the seat.
fn unit(orders: &OrderSpace<'_>, name: &str) -> Option<Unit> {
    let text = name.trim().to_ascii_uppercase();
    let subject = match crate::order_text::read_name(&text) {
        Some(ship) => crate::orders::Subject::Ship(ship),
        None => {
            let wing = crate::order_text::read_wing(&text)?;
            if wing.side.is_some_and(|side| usize::from(side) != orders.side) {
                return None;
            }
            crate::orders::Subject::Group(wing.number)
        }
    };
    orders.unit_of(subject).ok()
}

/// What a ship or group of a seat may be ordered now; none if it has nothing to do, or the seat no such piece.
pub fn offer(rules: &FullThrust, view: &View, seat: Seat, name: &str) -> Option<Offer> {
    let state = &view.position;
    let orders = OrderSpace::new(rules, state, seat);
    Some(match unit(&orders, name)? {
        Unit::Plot(i) => {
            let moves = reach(rules, view, seat, rules.name(i)).unwrap_or_default();
            Offer::Moves(moves, crate::plots::further(&orders, i))
        }
        Unit::Scan(i) => Offer::Scans(bogeys::scannable(&orders, i).map(|t| rules.name(t)).collect()),
        Unit::Fly(g) => Offer::Flight(state.groups[g].at, fighters::MOVE, fighters::ATTACK),
        Unit::Attack(g) => {
            let dice = u32::from(state.groups[g].fighters);
            let aim = |t: usize| {
                let hull = rules.class(&state.ships[t]).group;
                (rules.name(t), beams(up_to(left(rules, state, t)), rules, dice, hull))
            };
            Offer::Attacks(fighters::targets(rules, state, g).map(aim).collect())
        }
        Unit::Guard(i) => {
            let at = |g: &usize| {
                let group = &state.groups[*g];
                usize::from(group.target) == i && group.flight == Flight::Flying
            };
            let groups = (0..state.groups.len()).filter(at).map(|g| Wing(rules.wings[g]));
            Offer::Guards(groups.collect(), anti_fighter::systems(rules, state, i) as u8)
        }
        Unit::Volley(i) => Offer::Fire(aims(rules, state, i), {
            let ship = &state.ships[i];
            rules.class(ship).firecons_left(ship.lost)
        }),
    })
}

/// Boxes a ship has left, with all that is marked this turn crossed off.
fn left(rules: &FullThrust, state: &State, place: usize) -> u16 {
    boxes_left(rules, &state.ships[place])
}

/// The boxes that a ship has left, its marked damage taken off.
pub(super) fn boxes_left(rules: &FullThrust, ship: &crate::state::Ship) -> u16 {
    u16::from(rules.class(ship).damage).saturating_sub(ship.damage + ship.marked)
}

/// The odds of no dice yet; damage that fills the boxes left, and more, is counted as one.
pub(super) fn up_to(boxes: u16) -> Odds {
    Odds::default().capped(usize::from(boxes))
}

/// Everything a ship's weapons bear on.
fn aims(rules: &FullThrust, state: &State, place: usize) -> Vec<Aim> {
    let class = rules.class(&state.ships[place]);
    let mut all = Vec::new();
    for enemy in rules.fleet(1 - rules.side_of(place)) {
        let Some((arc, bearing)) = fire_of::bearing(rules, state, place, enemy) else { continue };
        let square = aim::square(&state.ships[place], &state.ships[enemy]);
        let weapon = |i: &usize| {
            let strength = match class.weapons[*i].kind {
                Kind::Torpedo => torpedoes::needs(square),
                Kind::Needle => 5,
                kind => bands::beam_dice(kind, square),
            };
            class.system(*i).map(|system| (system, strength))
        };
        all.push(Aim {
            target: rules.name(enemy),
            arc: arc_name(arc),
            range: square.isqrt() as i32,
            weapons: (0..class.weapons.len())
                .filter(|i| bearing & 1 << i != 0)
                .filter_map(|i| weapon(&i))
                .collect(),
        });
    }
    all
}

/// All that an order fires at one ship, with its exact odds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Volley {
    /// The target.
    pub target: Name,
    /// Who fires with what; a needle beam also at which system.
    pub shots: Vec<(Name, System, Option<System>)>,
    /// Damage it has, all that is marked this turn among it.
    pub damage: u16,
    /// Damage at which it is destroyed.
    pub hull: u16,
    /// The odds of more damage, up to the point at which it is destroyed.
    pub odds: Odds,
    /// The points at which it will roll for its systems, as damage still to be done from here, each with the face that
    /// knocks a system out; none where thresholds are not played or are passed.
    pub thresholds: Vec<(u16, u8)>,
}

/// The fire of an order, target by target, with what the seat has declared openly before.
pub fn volleys(rules: &FullThrust, state: &State, seat: Seat, order: &Order) -> Vec<Volley> {
    let own = |shot: &Shot| rules.side_of(usize::from(shot.ship)) == seat.index().min(1);
    let mut shots: Vec<Shot> = state.declared.iter().copied().filter(own).collect();
    let fired = |part: &Part| fire_of::shot(rules, state, part).ok();
    shots.extend(order.parts().iter().filter_map(fired));
    let mut targets: Vec<u8> = shots.iter().map(|shot| shot.target).collect();
    targets.sort_unstable();
    targets.dedup();
    targets.into_iter().map(|target| volley(rules, state, usize::from(target), &shots)).collect()
}

fn volley(rules: &FullThrust, state: &State, target: usize, shots: &[Shot]) -> Volley {
    let ship = &state.ships[target];
    let class = rules.class(ship);
    let mut odds = up_to(left(rules, state, target));
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
    let ahead = crate::thresholds::points(class).filter(|(point, _)| played && *point > damage);
    Volley {
        target: rules.name(target),
        shots: all,
        damage,
        hull: u16::from(class.damage),
        odds,
        thresholds: ahead.map(|(point, face)| (point - damage, face)).collect(),
    }
}
