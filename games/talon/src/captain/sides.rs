//! The counts of each side from which the features of a position are made.

use rules_talon::{Goal, Kind, Place};

use super::picture::TacticalPicture;

/// Most that the shields of a ship count for, in multiples of its worth: a bound for designs with many boxes of shield and
/// few of hull.
const SHIELDS: f64 = 4.0;
/// Strength that each side has without ships, in points: the share of the lead stays finite.
const GROUND: f64 = 10.0;
/// Weight of poses in a side's strength, against hulls: they pass within a turn.
const POSE: f64 = 0.35;
/// Strength of an impulse in the turning circle for which an enemy has been held: three of them win.
const HOLDS: f64 = 60.0;
/// Weight of a gun's readiness in its strength, against its mere presence.
const READY: f64 = 2.0;
/// The share of one arc in all four.
const ARC: f64 = 0.25;
/// The speed at which turn radii are compared: the one at which most ships begin.
const USUAL_SPEED: u8 = 3;

/// The counts of one side.
#[derive(Clone, Copy, Default)]
pub(super) struct Side {
    /// Hulls, shields, charged weapons and poses, in points.
    pub strength: f64,
    /// Ships in play.
    pub ships: f64,
    /// Points of ships by the hull they have left.
    pub worth: f64,
    /// The same of ships with a weapon left.
    pub armed: f64,
    /// Worth of the shields of ships with a weapon left.
    pub shields: f64,
    /// Worth of the poses to the doctrine.
    pub pose: f64,
    /// Full volleys of all weapons left, by the share of the four arcs that they cover.
    pub arcs: f64,
    /// The power modifiers of hulls and critical hits, each times its ship's worth: 0 or less.
    pub power: f64,
    /// Turn radii at the speed next to 3, each times its ship's worth.
    pub radius: f64,
    /// Missiles in flight.
    pub missiles: f64,
    /// Impulses for which it has held an enemy in its front arc.
    pub held: f64,
    /// Points of all its ships at the start.
    pub start: f64,
    /// Points at the start of its ships that were built without weapons.
    pub burden: f64,
    /// Points at the start of its squadrons.
    pub squadrons: f64,
    /// Points of its ships destroyed, which count for the enemy.
    pub lost: f64,
}

impl Side {
    /// Counts one side. Its strength sums hulls, shields, charged weapons and the worth of its ships' poses.
    pub fn count(eye: &TacticalPicture<'_>, side: u8) -> Self {
        let circle = eye.rules.goal() == Goal::Circle;
        let mut all = Self { strength: GROUND, ..Self::default() };
        for ship in eye.rules.fleet(side) {
            all.add_start(eye, ship);
            if eye.state.ships()[ship].in_play() {
                all.add_ship(eye, ship, circle);
            }
        }
        all.missiles = eye.state.missiles().iter().filter(|missile| missile.side == side).count() as f64;
        all.held = f64::from(eye.state.held[usize::from(side)]);
        all.strength += all.worth + POSE * all.pose;
        if circle {
            all.strength += HOLDS * all.held;
        }
        all
    }

    /// Adds a ship of the set-up, in play or not.
    fn add_start(&mut self, eye: &TacticalPicture<'_>, ship: usize) {
        let card = eye.rules.card(ship);
        let points = f64::from(card.points);
        self.start += points;
        if card.groups.is_empty() {
            self.burden += points;
        }
        if card.kind == Kind::Squadron {
            self.squadrons += points;
        }
        if eye.state.ships()[ship].place == Place::Destroyed {
            self.lost += points;
        }
    }

    /// Adds a ship in play. In the turning circle nothing fires, so weapons and shields count for nothing.
    fn add_ship(&mut self, eye: &TacticalPicture<'_>, ship: usize, circle: bool) {
        let (sight, own) = (&eye.ships[ship], &eye.state.ships()[ship]);
        self.worth += sight.worth;
        self.ships += 1.0;
        self.power += f64::from(eye.rules.modifier(eye.state, ship)) * sight.worth;
        self.radius += radius(eye, ship) * sight.worth;
        if own.on_map() {
            self.pose += eye.outlook(ship, sight.pose).clamp(-sight.worth, sight.worth);
        }
        if circle {
            return;
        }
        self.strength += sight.box_worth * own.shields.iter().map(|held| f64::from(*held)).sum::<f64>();
        if sight.is_armed() {
            self.armed += sight.worth;
            let shields = sight.box_worth * sight.held.iter().sum::<f64>();
            self.shields += shields.min(SHIELDS * sight.worth);
        }
        for gun in &sight.guns {
            let most = gun.damage.into_iter().fold(0.0, f64::max);
            self.strength += most * (1.0 + READY * gun.soon);
            self.arcs += most * ARC * gun.arcs.iter().count() as f64;
        }
    }
}

/// Returns the turn radius of a ship at the speed on its curve that is next to the usual one, the faster of two. Unlike the present
/// radius, it does not depend on the speed chosen for this round.
fn radius(eye: &TacticalPicture<'_>, ship: usize) -> f64 {
    let curve = &eye.rules.card(ship).curve;
    let next = curve.iter().min_by_key(|pace| pace.speed.abs_diff(USUAL_SPEED));
    next.map_or(0.0, |pace| f64::from(pace.radius + eye.state.ships()[ship].wider))
}
