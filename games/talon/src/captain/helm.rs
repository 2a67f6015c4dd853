//! Moves: the piece that goes next and its move, afterburners, launches, bases that turn, missiles that close in.

use rules_talon::movement::{may_burn, may_rotate};
use rules_talon::state::{Name, Place};
use rules_talon::{Action, Kind, Pose, Way, missiles, squadrons};
use table::Arc;

use super::choices::{Choice, Worths, add};
use super::picture::TacticalPicture;

/// Least gain from spending an afterburner, as a share of the ship's worth.
const BURNER: f64 = 0.03;
/// Greatest distance to an enemy at which squadrons are launched, in hexes.
const LAUNCH_WITHIN: u16 = 11;
/// Worth added to a launch: outside, squadrons fire and draw fire; aboard, they share the carrier's fate.
const LAUNCHED: f64 = 6.0;
/// The least worth of a launch while an enemy is near: above that of staying aboard, which is 0.
const LAUNCHED_LEAST: f64 = 0.5;
/// Least gain from rotating a base, in points: so that it does not turn to and fro for nothing.
const ROTATED: f64 = 0.05;
/// Cost of a missile's direction into a planet: above every shield, as it loses the missile.
const CRASHED: f64 = 20.0;
/// Cost of a point that the shield ahead of a missile holds.
const HOLDS: f64 = 0.3;
/// Points by which a squadron counts as frailer: it has no shields, and loses a fighter every second box.
const FRAIL: f64 = 2.0;

/// Adds ideas for the move step: the moves of one piece that must move or, if none must, the optional actions.
pub(super) fn ideas(eye: &TacticalPicture<'_>, side: u8, all: &mut Worths) {
    must(eye, side, all);
    if all.is_empty() {
        fly(eye, side, all);
    }
    if all.is_empty() {
        add(all, Choice::Done, 0.0);
        may(eye, side, all);
    }
}

fn go(name: Name, way: Way, afterburner: bool) -> Choice {
    Choice::Move(name, Action::Go { way, afterburner, land: None })
}

/// Adds the moves of the first ship whose best move costs no collision; if there is none, of the ship with the least
/// cost.
fn must(eye: &TacticalPicture<'_>, side: u8, all: &mut Worths) {
    let mut kept = f64::INFINITY;
    for ship in eye.rules.fleet(side).filter(|ship| eye.must_move(*ship)) {
        let mut mine = Worths::new();
        let (mut best, mut cost) = (f64::NEG_INFINITY, 0.0);
        for (way, pose) in eye.ways(ship) {
            let meets = eye.collision(ship, pose);
            let worth = eye.outlook(ship, pose);
            if worth > best {
                (best, cost) = (worth, meets);
            }
            add(&mut mine, go(eye.rules.name(ship), way, false), worth - meets);
        }
        if cost < kept && !mine.is_empty() {
            kept = cost;
            *all = mine;
        }
        if kept <= 0.0 {
            return;
        }
    }
}

/// Adds the directions of the first missile that has still to move: towards the weakest shield, and not into planets.
fn fly(eye: &TacticalPicture<'_>, side: u8, all: &mut Worths) {
    let mut flying = eye.state.missiles().iter().enumerate();
    let Some((place, missile)) = flying.find(|(_, m)| m.side == side && !m.moved) else { return };
    let target = &eye.ships[usize::from(missile.target)];
    for to in missiles::directions(eye.state, place) {
        let at = missile.at.neighbour(to);
        let arcs = target.pose.facing.arcs(at - target.pose.at);
        let held = arcs.iter().map(|arc| target.held[arc as usize]).fold(0.0, f64::max);
        let lost = if eye.rules.is_planet(at) { CRASHED } else { 0.0 };
        add(all, Choice::Move(Name::missile(missile.number), Action::To(to)), -HOLDS * held - lost);
    }
}

/// Adds afterburners, launches and bases that turn, each with its gain over staying.
fn may(eye: &TacticalPicture<'_>, side: u8, all: &mut Worths) {
    for ship in eye.rules.fleet(side).filter(|ship| eye.ships[*ship].on_map) {
        let own = &eye.ships[ship];
        let name = eye.rules.name(ship);
        if may_burn(eye.rules, eye.state, ship) {
            let stays = eye.outlook(ship, own.pose) + BURNER * own.worth;
            for (way, pose) in eye.ways(ship) {
                let worth = eye.outlook(ship, pose) - eye.collision(ship, pose) - stays;
                add(all, go(name, way, true), worth);
            }
        }
        if may_rotate(eye.rules, eye.state, ship) {
            let stays = eye.outlook(ship, own.pose) + ROTATED;
            for way in [Way::Left, Way::Right] {
                let pose = Pose { facing: way.facing(own.pose.facing), ..own.pose };
                add(all, go(name, way, false), eye.outlook(ship, pose) - stays);
            }
        }
        if eye.rules.card(ship).squadrons > 0 {
            launch(eye, ship, all);
        }
    }
}

/// Adds the launch of a squadron aboard, once the enemy is near, in the best direction.
fn launch(eye: &TacticalPicture<'_>, carrier: usize, all: &mut Worths) {
    let own = &eye.ships[carrier];
    if eye.nearest(own.side, own.pose.at) > LAUNCH_WITHIN {
        return;
    }
    let fleet = eye.rules.fleet(own.side);
    let mut aboard = fleet.filter(|ship| {
        let squadron = &eye.state.ships()[*ship];
        squadron.place == Place::Aboard && usize::from(squadron.carrier) == carrier && !squadron.moved
    });
    let Some(squadron) = aboard.next() else { return };
    let mut best: Option<(Choice, f64)> = None;
    for to in squadrons::launches(eye.rules, eye.state, carrier) {
        let pose = Pose { at: own.pose.at.neighbour(to), facing: own.pose.facing, count: 0, slip: false };
        let worth = eye.outlook(squadron, pose);
        if best.is_none_or(|(_, most)| worth > most) {
            let action = Action::Launch(eye.rules.name(squadron), to);
            best = Some((Choice::Move(eye.rules.name(carrier), action), worth));
        }
    }
    if let Some((choice, worth)) = best {
        add(all, choice, (worth + LAUNCHED).max(LAUNCHED_LEAST));
    }
}

/// Adds each ship of a colliding pair as the one that takes its damage first: better the one that can bear it.
pub(super) fn first(eye: &TacticalPicture<'_>, pair: [u8; 2], all: &mut Worths) {
    let worth = |ship: u8| {
        let sight = &eye.ships[usize::from(ship)];
        sight.held[Arc::Front as usize] + sight.hull - if sight.kind == Kind::Squadron { FRAIL } else { 0.0 }
    };
    for ship in pair {
        add(all, Choice::First(eye.rules.name(usize::from(ship))), worth(ship));
    }
}
