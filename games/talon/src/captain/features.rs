//! The features that the judge of *Talon* reads off a position.

use rules_talon::{Goal, State, Talon};

use super::picture::TacticalPicture;
use captains::judge::{Feature, weights};

/// Number of features.
pub const COUNT: usize = 8;

/// The features in their order; each is the first side's value less the second's.
pub const FEATURES: [Feature; COUNT] = [
    Feature { name: "lead", about: "hulls, shields, charged weapons and poses, as the doctrine counts them" },
    Feature { name: "worth", about: "points of ships by the hull they have left, over those of both sides" },
    Feature { name: "ships", about: "ships in play, over those of both sides" },
    Feature {
        name: "shields",
        about: "what the shields of all ships are worth, over the points of both sides",
    },
    Feature {
        name: "pose",
        about: "what the ships' poses are worth to the doctrine, over the points of both sides",
    },
    Feature { name: "initiative", about: "1 for the side with the initiative" },
    Feature { name: "held", about: "in the turning circle, impulses for which an enemy has been held" },
    Feature { name: "circle-pose", about: "the pose, in the turning circle" },
];

/// Their weights.
pub const WEIGHTS: [f64; COUNT] = weights(include_str!("judge.weights"), &FEATURES);

/// The counts of one side.
#[derive(Clone, Copy, Default)]
struct Side {
    strength: f64,
    worth: f64,
    ships: f64,
    shields: f64,
    weapons: f64,
    pose: f64,
    held: f64,
}

/// Returns the features of a position.
pub fn features(rules: &Talon, state: &State) -> [f64; COUNT] {
    let eye = TacticalPicture::new(rules, state);
    let circle = rules.goal() == Goal::Circle;
    let sides = [side(&eye, 0), side(&eye, 1)];
    let lead = sides[0].strength - sides[1].strength;
    let lead = lead / (0.2 * (sides[0].strength + sides[1].strength).max(1.0) + size(lead));
    let less = |count: fn(&Side) -> f64| count(&sides[0]) - count(&sides[1]);
    let over = |count: fn(&Side) -> f64| less(count) / (count(&sides[0]) + count(&sides[1])).max(1.0);
    let worth = (sides[0].worth + sides[1].worth).max(1.0);
    let of = |side: u8| if side & 1 == 0 { 1.0 } else { -1.0 };
    let pose = less(|side| side.pose) / worth;
    [
        lead,
        over(|side| side.worth),
        over(|side| side.ships),
        less(|side| side.shields) / worth,
        if circle { 0.0 } else { pose },
        of(state.initiative),
        if circle { less(|side| side.held) } else { 0.0 },
        if circle { pose } else { 0.0 },
    ]
}

fn size(x: f64) -> f64 {
    if x < 0.0 { -x } else { x }
}

/// Counts one side. Its strength, in points, sums hulls, shields, charged weapons and the worth of its ships' poses.
fn side(eye: &TacticalPicture<'_>, side: u8) -> Side {
    let circle = eye.rules.goal() == Goal::Circle;
    let mut all = Side { strength: 10.0, ..Side::default() };
    for ship in eye.rules.fleet(side) {
        let own = &eye.state.ships()[ship];
        if !own.in_play() {
            continue;
        }
        let sight = &eye.ships[ship];
        all.worth += sight.worth;
        all.ships += 1.0;
        if !circle {
            all.shields += sight.box_worth * own.shields.iter().map(|held| f64::from(*held)).sum::<f64>();
            for gun in &sight.guns {
                let most = gun.damage.into_iter().fold(0.0, f64::max);
                all.weapons += most * (1.0 + 2.0 * gun.soon);
            }
        }
        if own.on_map() {
            all.pose += eye.outlook(ship, sight.pose).clamp(-sight.worth, sight.worth);
        }
    }
    all.held = f64::from(eye.state.held[usize::from(side)]);
    all.strength += all.worth + all.shields + all.weapons + 0.35 * all.pose;
    if circle {
        all.strength += 60.0 * all.held;
    }
    all
}
