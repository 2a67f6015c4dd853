//! The features that the judge of *Full Thrust* reads off a position.

use rules_full_thrust::aids;
use rules_full_thrust::state::Flight;
use rules_full_thrust::{FullThrust, State, points};

use super::guns::best;
use super::helm;
use super::outcome;
use super::picture::{NEAREST, Picture, TacticalPicture};
use captains::judge::{Feature, weights};

/// The number of features.
pub const COUNT: usize = 9;

/// The features, in their order; each is the first side's less the second's.
pub const FEATURES: [Feature; COUNT] = [
    Feature {
        name: "lead",
        about: "strength, bearing and points, or in a duel what its fire comes to by exact odds",
    },
    Feature {
        name: "lead-duel",
        about: "the lead, where one ship a side is left and nothing but fire decides",
    },
    Feature { name: "damage", about: "damage points left of ships in play, over those of both sides" },
    Feature { name: "fighters", about: "fighters, those aboard half, over the ships of both sides in play" },
    Feature {
        name: "bearing",
        about: "fire to give less fire to take where the ships stand, over the strength of both sides",
    },
    Feature { name: "points", about: "points scored, over the damage points that all ships were built with" },
    Feature { name: "points-late", about: "the same times the share of the turns allowed that is gone" },
    Feature { name: "task", about: "1 for the side that must score a number of points" },
    Feature {
        name: "progress",
        about: "of those points the share scored, less the share of the turns allowed that is gone",
    },
];

/// The weights of the features.
pub const WEIGHTS: [f64; COUNT] = weights(include_str!("judge.weights"), &FEATURES);

/// Sums over the ships and groups of both sides.
#[derive(Default)]
struct Counted {
    strength: [f64; 2],
    damage: [f64; 2],
    fighters: [f64; 2],
    ships: f64,
    /// The damage points that all ships were built with, both sides together.
    whole: f64,
    bearing: f64,
}

/// Computes the features of a position.
pub fn features(rules: &FullThrust, state: &State) -> [f64; COUNT] {
    let picture = Picture::plain(rules, state, NEAREST);
    let eye = TacticalPicture { rules, state, picture: &picture };
    let counted = count(eye);
    let duel = outcome::duel(eye).map(|share| 2.0 * share - 1.0);
    let lead = duel.unwrap_or_else(|| {
        let lead = lead(eye, &counted);
        lead / (0.5 + size(lead))
    });
    let gone = (f64::from(state.turn) / (f64::from(rules.options().turn_limit) + 1.0)).min(1.0);
    let scored = points(rules, state).map(f64::from);
    let ahead = (scored[0] - scored[1]) / best(counted.whole, 1.0);
    let over = |[a, b]: [f64; 2]| (a - b) / best(a + b, 1.0);
    let (mut task, mut progress) = (0.0, 0.0);
    if let Some(target) = aids::target(rules) {
        let sign = if target.side & 1 == 0 { 1.0 } else { -1.0 };
        let share = scored[usize::from(target.side & 1)] / best(f64::from(target.points), 1.0);
        task = sign;
        progress = sign * (share.min(1.0) - gone);
    }
    [
        lead,
        duel.unwrap_or(0.0),
        over(counted.damage),
        (counted.fighters[0] - counted.fighters[1]) / best(counted.ships, 1.0),
        counted.bearing / best(counted.strength[0] + counted.strength[1], 1.0),
        ahead,
        ahead * gone,
        task,
        progress,
    ]
}

fn size(x: f64) -> f64 {
    if x < 0.0 { -x } else { x }
}

fn count(eye: TacticalPicture<'_>) -> Counted {
    let (rules, state) = (eye.rules, eye.state);
    let mut all = Counted::default();
    for (place, ship) in state.ships().iter().enumerate().filter(|(_, s)| !rules.is_dummy(s)) {
        let (side, craft) = (rules.side_of(place), eye.craft(place));
        all.whole += f64::from(rules.class(ship).damage);
        if ship.in_play() {
            let here = if craft.fights { 1.0 } else { 0.6 };
            all.strength[side] += here * (craft.left + 1.5 * craft.guns.attack);
            all.damage[side] += craft.left;
            all.ships += 1.0;
        }
        if craft.fights {
            let now = helm::stance(eye, place);
            all.bearing += if side == 0 { now } else { -now };
        }
    }
    for (g, group) in state.groups().iter().enumerate() {
        let side = usize::from(aids::wing(rules, g).side);
        let fighters = f64::from(group.fighters);
        let (counts, fights) = match group.flight {
            Flight::Flying => (0.7, 1.0),
            Flight::Aboard => (0.4, 0.5),
            _ => (0.0, 0.0),
        };
        all.strength[side] += counts * fighters;
        all.fighters[side] += fights * fighters;
    }
    all
}

/// Returns the lead of the first side: by ships and guns left while there is time, by points towards the end.
fn lead(eye: TacticalPicture<'_>, counted: &Counted) -> f64 {
    let (rules, state) = (eye.rules, eye.state);
    let strength = counted.strength;
    let sum = best(strength[0] + strength[1], 1.0);
    let power = 2.0 * (strength[0] - strength[1]) / sum + 0.6 * counted.bearing / sum;
    let gone = f64::from(state.turn) / (f64::from(rules.options().turn_limit) + 1.0);
    let scored = points(rules, state).map(f64::from);
    if let Some(target) = aids::target(rules) {
        let side = usize::from(target.side & 1);
        let need = f64::from(target.points);
        let ahead = 2.0 * (scored[side] / need - 0.3 - 0.7 * gone) + 0.4 * strength[side] / sum;
        return if side == 0 { ahead } else { -ahead };
    }
    let ahead = 6.0 * (scored[0] - scored[1]) / best(counted.whole, 1.0);
    let late = gone * gone;
    (1.0 - late) * power + (0.3 + late) * ahead
}
