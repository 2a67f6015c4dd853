//! Features that the judge of *Faster Than Light* reads off a position.

use rules_ftl::ships::HULL;
use rules_ftl::{AtLimit, Ftl, State};

use super::picture::{Picture, TacticalPicture, gap};
use captains::judge::{Feature, weights};

/// Number of features.
pub const COUNT: usize = 6;

/// Features in their order; each is the first side's value less the second's.
pub const FEATURES: [Feature; COUNT] = [
    Feature {
        name: "lead",
        about: "ships, missiles needed and enemies under fire, as the doctrine counts them",
    },
    Feature { name: "ships", about: "ships on the table, over those of both sides" },
    Feature { name: "hull", about: "hits the ships can still take, over those of both sides" },
    Feature { name: "missiles", about: "missiles in magazines and on the table, over those of both sides" },
    Feature {
        name: "fire",
        about: "enemy ships under fire by missiles, up to 4 each, over the ships of both sides",
    },
    Feature { name: "wounds", about: "ships at their last hit, over the ships of both sides" },
];

/// Weights of the features.
pub const WEIGHTS: [f64; COUNT] = weights(include_str!("judge.weights"), &FEATURES);

/// Returns the features of a position.
pub fn features(rules: &Ftl, state: &State) -> [f64; COUNT] {
    let picture = Picture::of(rules, state);
    let eye = TacticalPicture { rules, state, picture: &picture };
    let sides = [side(eye, 0), side(eye, 1)];
    let lead = lead(eye, sides[0].strength - sides[1].strength);
    let over = |count: fn(&Side) -> f64| {
        let [a, b] = [count(&sides[0]), count(&sides[1])];
        (a - b) / (a + b).max(1.0)
    };
    let ships = (sides[0].ships + sides[1].ships).max(1.0);
    [
        lead,
        over(|side| side.ships),
        over(|side| side.hull),
        over(|side| side.missiles),
        (sides[1].exposed - sides[0].exposed) / ships,
        (sides[1].wounded - sides[0].wounded) / ships,
    ]
}

/// Counts of one side.
struct Side {
    strength: f64,
    ships: f64,
    hull: f64,
    missiles: f64,
    /// Missiles that bear on its ships, at most four for each ship.
    exposed: f64,
    wounded: f64,
}

fn side(eye: TacticalPicture<'_>, side: u8) -> Side {
    let stock = eye.picture.stock(side);
    let mut all = Side {
        strength: 0.0,
        ships: f64::from(stock.ships),
        hull: f64::from(stock.hull),
        missiles: f64::from(stock.missiles),
        exposed: 0.0,
        wounded: 0.0,
    };
    all.strength = all.missiles / (all.missiles + f64::from(eye.picture.stock(side ^ 1).hull) + 1.0);
    for (place, piece) in eye.state.pieces().iter().enumerate().filter(|(_, p)| p.side == side) {
        let stance = eye.picture.stance(place);
        if piece.is_ship() {
            all.strength += match piece.hits {
                0 => 1.0,
                1 => 0.75,
                _ => 0.45,
            };
            let exposed = f64::from(stance.missiles.min(4));
            all.strength -= 0.03 * exposed;
            all.exposed += exposed;
            all.wounded += if piece.hits + 1 == HULL { 1.0 } else { 0.0 };
        } else if stance.bears == 0
            && let Some(foe) = eye.foe(side, piece.at)
        {
            let far = f64::from(gap(piece.at, foe.at)) / 1000.0;
            all.strength += 0.02 / (1.0 + far * far / 36.0);
        }
    }
    all
}

/// Returns the lead as the doctrine counts it, in ships, mapped to a value between −1 and 1.
fn lead(eye: TacticalPicture<'_>, lead: f64) -> f64 {
    // If the side ahead has too few missiles to win, its lead counts little: it needs a blunder of the enemy.
    let ahead = u8::from(lead < 0.0);
    let lead = if eye.picture.spare(ahead) < 0 { lead * 0.2 } else { lead };
    let left = f64::from(eye.rules.options().turn_limit.saturating_sub(eye.state.turn));
    // Near the limit a lead is worth less where the limit draws. Where hits decide it is worth more, and so is the
    // middle.
    let lead = match eye.rules.options().at_limit {
        AtLimit::Draw if left < 20.0 => lead * left / 20.0,
        AtLimit::Hits if left < 10.0 => {
            let late = (10.0 - left) / 10.0;
            lead * (1.0 + late) + 0.3 * late * nearer(eye)
        }
        _ => lead,
    };
    lead / (0.6 + if lead < 0.0 { -lead } else { lead })
}

/// Returns how much nearer to the middle of the table the first side's nearest ship is than the second's: −1 to 1.
fn nearer(eye: TacticalPicture<'_>) -> f64 {
    let middle = eye.middle();
    let far = |side: u8| {
        let ships = eye.state.pieces().iter().filter(|piece| piece.is_ship() && piece.side == side);
        ships.map(|ship| f64::from(gap(ship.at, middle))).fold(f64::INFINITY, f64::min)
    };
    let [one, other] = [far(0), far(1)];
    if one.is_finite() && other.is_finite() { (other - one) / (one + other + 1.0) } else { 0.0 }
}
