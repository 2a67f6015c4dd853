//! The features that the judge of *Talon* reads off a position.
//!
//! Some are facts of the set-up, such as ships without weapons to guard. They do not change in a battle, and so never
//! choose between orders; without them the weights of the others would have to explain why one side usually wins.

use rules_talon::{Goal, State, Talon};

use super::picture::TacticalPicture;
use super::sides::Side;
use captains::judge::{Feature, weights};

/// Share of the strength of both sides at which a lead counts for half: small leads count in full, great ones less and
/// less.
const SOFT: f64 = 0.2;

/// Number of features.
pub const COUNT: usize = 15;

const fn feature(name: &'static str, about: &'static str) -> Feature {
    Feature { name, about }
}

/// The features in their order; each is the first side's value less the second's.
pub const FEATURES: [Feature; COUNT] = [
    feature("lead", "hulls, shields, charged weapons and poses, as the doctrine counts them"),
    feature("lead-late", "where ships fire, the lead times the share of the rounds allowed that is gone"),
    feature("armed", "points of ships with weapons by the hull they have left, over those of both sides"),
    feature("shields", "what the shields of ships with weapons are worth, over the points of those ships"),
    feature("arcs", "damage of a full volley, by the share of the arcs it covers, over that of both sides"),
    feature("power", "power modifiers of hull damage and critical hits, as a mean by the points of ships"),
    feature("missiles", "missiles in flight, over the ships of both sides"),
    feature(
        "points-late",
        "points of enemies destroyed, over all, times the share of the rounds that is gone",
    ),
    feature("pose", "what the ships' poses are worth to the doctrine, over the points of both sides"),
    feature("initiative", "1 for the side with the initiative"),
    feature("burden", "of the points of both sides at the start, the share in its ships without weapons"),
    feature("squadrons", "of the points of both sides at the start, the share in its squadrons"),
    feature("held", "in the turning circle, impulses for which an enemy has been held"),
    feature("circle-pose", "the pose, in the turning circle"),
    feature("circle-radius", "the turn radius near speed 3, in the turning circle, over that of both sides"),
];

/// Their weights.
pub const WEIGHTS: [f64; COUNT] = weights(include_str!("judge.weights"), &FEATURES);

/// Returns the features of a position.
pub fn features(rules: &Talon, state: &State) -> [f64; COUNT] {
    let eye = TacticalPicture::new(rules, state);
    let circle = rules.goal() == Goal::Circle;
    let sides = [Side::count(&eye, 0), Side::count(&eye, 1)];
    let less = |count: fn(&Side) -> f64| count(&sides[0]) - count(&sides[1]);
    let both = |count: fn(&Side) -> f64| (count(&sides[0]) + count(&sides[1])).max(1.0);
    let over = |count: fn(&Side) -> f64| less(count) / both(count);
    let lead = less(|side| side.strength);
    let lead = lead / (SOFT * both(|side| side.strength) + size(lead));
    let pose = less(|side| side.pose) / both(|side| side.worth);
    let gone = f64::from(state.round.saturating_sub(1)) / f64::from(rules.options().turn_limit.max(1));
    let gone = gone.min(1.0);
    let start = both(|side| side.start);
    let of = |side: u8| if side & 1 == 0 { 1.0 } else { -1.0 };
    let fight = |feature: f64| if circle { 0.0 } else { feature };
    let turning = |feature: f64| if circle { feature } else { 0.0 };
    [
        lead,
        fight(lead * gone),
        over(|side| side.armed),
        less(|side| side.shields) / both(|side| side.armed),
        over(|side| side.arcs),
        fight(less(|side| side.power) / both(|side| side.worth)),
        less(|side| side.missiles) / both(|side| side.ships),
        -less(|side| side.lost) / start * gone,
        fight(pose),
        of(state.initiative),
        less(|side| side.burden) / start,
        less(|side| side.squadrons) / start,
        turning(less(|side| side.held)),
        turning(pose),
        turning(over(|side| side.radius)),
    ]
}

fn size(x: f64) -> f64 {
    if x < 0.0 { -x } else { x }
}
