//! Features that the judge of *False Colours* reads off a position.

use rules_false_colours::{FalseColours, Name, State};

use super::ideas::guess;
use super::picture::Picture;
use captains::judge::{Feature, weights};
use engine::Rules;

/// Number of features.
pub const COUNT: usize = 8;

const fn feature(name: &'static str, about: &'static str) -> Feature {
    Feature { name, about }
}

/// Features in their order; each is the first side's value less the second's.
pub const FEATURES: [Feature; COUNT] = [
    feature("hull", "hull points on the table, over those of both sides"),
    feature("hull-late", "the same, times the share of the turns that is gone"),
    feature("ships", "ships on the table, over those of both sides"),
    feature("flag", "hull points of the flagship, over those of both flagships"),
    feature("hidden", "ships that may fly the flag, less one, over those of both sides"),
    feature("shown", "1 for the side that knows the other's flagship"),
    feature(
        "fire",
        "mean dice of the ships on the enemy flagship after their best courses, times the chance by which all can guess it, over the ships of both sides",
    ),
    feature(
        "aim",
        "mean dice of the ships on all enemies after their best courses, over the ships of both sides",
    ),
];

/// Weights of the features.
pub const WEIGHTS: [f64; COUNT] = weights(include_str!("judge.weights"), &FEATURES);

/// Counts of one side.
struct Side {
    hull: f64,
    ships: f64,
    flag: f64,
    hidden: f64,
    shown: f64,
    fire: f64,
    aim: f64,
}

/// Returns the features of a position.
pub fn features(rules: &FalseColours, state: &State) -> [f64; COUNT] {
    let picture = Picture::of(rules, state);
    let sides = [0, 1].map(|side| side_of(state, &picture, side));
    let less = |count: fn(&Side) -> f64| count(&sides[0]) - count(&sides[1]);
    let both = |count: fn(&Side) -> f64| (count(&sides[0]) + count(&sides[1])).max(1.0);
    let over = |count: fn(&Side) -> f64| less(count) / both(count);
    let gone = f64::from(state.turn.saturating_sub(1)) / f64::from(rules.limit().max(1));
    let ships = both(|side| side.ships);
    [
        over(|side| side.hull),
        over(|side| side.hull) * gone.min(1.0),
        over(|side| side.ships),
        over(|side| side.flag),
        over(|side| side.hidden),
        -less(|side| side.shown),
        less(|side| side.fire) / ships,
        less(|side| side.aim) / ships,
    ]
}

fn side_of(state: &State, picture: &Picture, side: u8) -> Side {
    let enemies: Vec<Name> = state.on_table(1 - side).map(|(name, _)| name).collect();
    let flag = state.flagship(1 - side);
    let known = guess(state, 1 - side);
    let mut all = Side {
        hull: f64::from(state.points(side)),
        ships: state.on_table(side).count() as f64,
        flag: state.flagship(side).map_or(0.0, |name| f64::from(state.ship(name).hull)),
        hidden: if state.is_known(side) { 0.0 } else { state.candidates(side).count() as f64 - 1.0 },
        shown: f64::from(u8::from(state.is_known(side))),
        fire: 0.0,
        aim: 0.0,
    };
    for (own, _) in state.on_table(side) {
        let best = enemies.iter().map(|enemy| picture.best(own, *enemy));
        all.aim += best.fold(0.0, f64::max);
        // Fire comes the flagship's way as far as it is known.
        all.fire += flag.map_or(0.0, |flag| picture.best(own, flag) * known[usize::from(flag.ship)]);
    }
    all
}
