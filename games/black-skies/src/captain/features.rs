//! Features that the judge of *Black Skies* reads off a position.

use arrayvec::ArrayVec;
use rules_black_skies::state::ELEMENTS;
use rules_black_skies::{BlackSkies, State, is_crippled};

use super::stance::Stance;
use super::tactics::TacticalPicture;
use captains::judge::{Feature, weights};

/// Number of features.
pub const COUNT: usize = 8;

/// Features in their order; each is the first side's value less the second's.
pub const FEATURES: [Feature; COUNT] = [
    Feature {
        name: "lead",
        about: "hull, sound fighters and what they bear on, as the doctrine counts them",
    },
    Feature { name: "lead-late", about: "the lead times the share of the rounds allowed that is gone" },
    Feature { name: "crippled", about: "crippled fighters, over the fighters of both sides" },
    Feature { name: "speed", about: "speed of the elements, over that of both sides" },
    Feature { name: "alone", about: "elements of one fighter, over the fighters of both sides" },
    Feature {
        name: "flying",
        about: "1 for the side whose element is flying, over the fighters of both sides",
    },
    Feature {
        name: "aim",
        about: "what the fire of the elements will be worth after their next cards, over the hull of both sides",
    },
    Feature {
        name: "chase",
        about: "how well the elements are placed behind enemies, less what the edge costs, over their number",
    },
];

/// Weights of the features.
pub const WEIGHTS: [f64; COUNT] = weights(include_str!("judge.weights"), &FEATURES);

/// Counts of one side.
#[derive(Clone, Copy, Default)]
struct Side {
    strength: f64,
    hull: f64,
    fighters: f64,
    crippled: f64,
    speed: f64,
    alone: f64,
}

/// Returns the features of a position.
pub fn features(rules: &BlackSkies, state: &State) -> [f64; COUNT] {
    let stances = [0, 1].map(|side| -> ArrayVec<Stance, ELEMENTS> {
        rules.wing(side).filter(|e| state.is_in_play(*e)).map(|e| Stance::now(rules, state, e)).collect()
    });
    let sides = [side(rules, state, &stances[0], &stances[1]), side(rules, state, &stances[1], &stances[0])];
    let (all, lead) = (sides[0].strength + sides[1].strength, sides[0].strength - sides[1].strength);
    let lead = 2.4 * lead / all.max(1.0);
    let lead = lead / (0.6 + size(lead));
    let gone = engine::Rules::turn(rules, state);
    let gone = (f64::from(gone) / f64::from(engine::Rules::limit(rules).max(1))).min(1.0);
    let over = |count: fn(&Side) -> f64, by: f64| (count(&sides[0]) - count(&sides[1])) / by.max(1.0);
    let sum = |count: fn(&Side) -> f64| count(&sides[0]) + count(&sides[1]);
    let fighters = sum(|side| side.fighters);
    let aims = [0, 1].map(|seat| TacticalPicture::of(rules, state, engine::Seat(seat)).aim());
    let hull = sum(|side| side.hull);
    let flying = match state.flown() {
        Some(_) if state.side & 1 == 0 => 1.0,
        Some(_) => -1.0,
        None => 0.0,
    };
    [
        lead,
        lead * gone,
        over(|side| side.crippled, fighters),
        over(|side| side.speed, sum(|side| side.speed)),
        over(|side| side.alone, fighters),
        flying / fighters.max(1.0),
        (aims[0].0 - aims[1].0) / hull.max(1.0),
        (aims[0].1 - aims[1].1) / fighters.max(1.0),
    ]
}

fn size(x: f64) -> f64 {
    if x < 0.0 { -x } else { x }
}

/// Measures one side: its hull, a bonus for each fighter (larger if not crippled), and its fire from where it is now.
fn side(rules: &BlackSkies, state: &State, own: &[Stance], foes: &[Stance]) -> Side {
    let mut all = Side::default();
    for stance in own {
        for wing in &stance.wings {
            let crippled = is_crippled(rules, state, stance.element, wing.who);
            all.hull += f64::from(wing.hull);
            all.fighters += 1.0;
            all.crippled += if crippled { 1.0 } else { 0.0 };
            all.strength += f64::from(wing.hull) + if crippled { 1.0 } else { 2.5 };
        }
        let strike = foes.iter().map(|foe| stance.strike(rules, foe)).fold(0.0, f64::max);
        all.strength += 0.35 * strike;
        all.speed += f64::from(stance.of.speed);
        all.alone += if stance.wings.len() == 1 { 1.0 } else { 0.0 };
    }
    all
}
