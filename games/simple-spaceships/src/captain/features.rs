//! Features that the judge of *Simple Spaceships* reads off a position.

use rules_simple_spaceships::{SimpleSpaceships, State};

use super::picture::{Pose, TacticalPicture};
use captains::judge::{Feature, weights};

/// The number of features.
pub const COUNT: usize = 7;

/// The features, in their order; each is the first side's value less the second's.
pub const FEATURES: [Feature; COUNT] = [
    Feature { name: "lead", about: "dice, poses and the run, as the doctrine counts them" },
    Feature { name: "lead-late", about: "the lead times the share of the turns allowed that is gone" },
    Feature { name: "squares", about: "squares of each ship's dice, over those of both sides" },
    Feature {
        name: "pose",
        about: "what the ships' poses are worth to the doctrine, over the dice of both sides",
    },
    Feature { name: "run", about: "1 for the side that runs for the far edge" },
    Feature {
        name: "run-left",
        about: "for that side, the way its best runner has still to go, as a share of the table; 1 where none is on it",
    },
    Feature {
        name: "run-dice",
        about: "for that side, the dice of its runners in play, over those of both sides",
    },
];

/// Their weights.
pub const WEIGHTS: [f64; COUNT] = weights(include_str!("judge.weights"), &FEATURES);

/// The sums of one side.
#[derive(Clone, Copy, Default)]
struct Side {
    strength: f64,
    dice: f64,
    squares: f64,
    pose: f64,
    /// Inches that its best runner still has to go.
    left: Option<f64>,
}

/// Returns the features of a position.
pub fn features(rules: &SimpleSpaceships, state: &State) -> [f64; COUNT] {
    let eye = TacticalPicture { rules, state };
    let sides = [side(eye, 0), side(eye, 1)];
    let lead = sides[0].strength - sides[1].strength;
    let lead = lead / (0.25 * (sides[0].strength + sides[1].strength).max(1.0) + size(lead));
    let limit = f64::from(rules.options().turn_limit.max(1));
    let gone = (f64::from(state.turn) / limit).min(1.0);
    let dice = (sides[0].dice + sides[1].dice).max(1.0);
    let less = |count: fn(&Side) -> f64| count(&sides[0]) - count(&sides[1]);
    let squares = (sides[0].squares + sides[1].squares).max(1.0);
    let (mut run, mut left, mut runners) = (0.0, 0.0, 0.0);
    if let Some(runner) = rules.run() {
        let sign = if runner == 0 { 1.0 } else { -1.0 };
        let of = &sides[usize::from(runner & 1)];
        let height = f64::from(rules.area().height.in_thousandths()) / 1000.0;
        run = sign;
        left = sign * of.left.map_or(1.0, |left| (left / height.max(1.0)).clamp(0.0, 1.0));
        runners = sign * of.dice / dice;
    }
    [
        lead,
        lead * gone,
        less(|side| side.squares) / squares,
        less(|side| side.pose) / dice,
        run,
        left,
        runners,
    ]
}

fn size(x: f64) -> f64 {
    if x < 0.0 { -x } else { x }
}

/// Returns the sums of one side; its strength is in dice.
fn side(eye: TacticalPicture<'_>, side: u8) -> Side {
    let (rules, state) = (eye.rules, eye.state);
    let mut all = Side::default();
    for place in rules.fleet(usize::from(side)) {
        let ship = eye.ship(place);
        if !ship.in_play() {
            continue;
        }
        let dice = f64::from(ship.panel.dice());
        // Two ships of three dice are worth less than one of six: an attack grows with the square of its dice.
        all.strength += dice + 0.08 * dice * dice;
        all.dice += dice;
        all.squares += dice * dice;
        if ship.on_table() {
            let pose = Pose { at: ship.at, heading: ship.heading };
            let worth = eye.worth(place, pose).clamp(-3.0, 3.0);
            all.pose += worth;
            all.strength += 0.3 * worth;
            if eye.runs(place) {
                let left = f64::from(rules.area().height.in_thousandths() - ship.at.y) / 1000.0;
                let turns =
                    f64::from(rules.options().turn_limit - state.turn.min(rules.options().turn_limit));
                all.strength += 10.0 - 0.25 * left.max(0.0) - if turns < 2.0 { 5.0 } else { 0.0 };
                all.left = Some(all.left.map_or(left, |least| least.min(left)));
            }
        }
    }
    all
}
