//! The expected outcome of a duel: this turn's fire by its exact odds, and what both ships have left after it.
//!
//! A search that samples the fire of its last turn learns mostly about dice. With the average over all dice it learns
//! about the move.

use rules_full_thrust::aids;
use rules_full_thrust::{Phase, points};
use table::Point;

use super::guns::{band, best};
use super::helm;
use super::picture::{Craft, TacticalPicture};
use super::volley;

/// The number of amounts of damage that are distinguished; more damage in a turn counts as the greatest of them.
const MOST: usize = 64;
/// The weight of the difference in damage points left, relative to the larger hull.
const HULL: f64 = 2.0;
/// The weight of the next turn's expected fire, relative to the damage points left.
const THREAT: f64 = 0.3;
/// The weight of the difference in guns, relative to the guns of both ships.
const ARMS: f64 = 1.5;
/// The weight of the difference in points scored, relative to the larger hull, at the turn limit, where points decide.
const SCORE: f64 = 3.0;

/// The probability of each amount of damage.
type Chances = [f64; MOST];

/// One of the two ships of a duel.
struct Duellist<'a> {
    place: usize,
    craft: &'a Craft,
    /// Damage points it was built with.
    whole: f64,
    /// The damage that the other is expected to do to it in the next turn, if both go straight on.
    threat: f64,
    /// Points its side has scored.
    scored: f64,
}

/// Returns the share of the victory that the first side can expect; `None` unless one ship a side is left and only fire
/// decides.
pub(crate) fn duel(eye: TacticalPicture<'_>) -> Option<f64> {
    let (rules, state) = (eye.rules, eye.state);
    let plain = matches!(state.phase, Phase::Orders | Phase::Fire) && state.groups().is_empty();
    // In alternate fire, part of the turn's fire is over already.
    if !plain || volley::in_turn(eye) || aids::target(rules).is_some() || aids::exit(rules).is_some() {
        return None;
    }
    let mut pair = [duellist(eye, 0)?, duellist(eye, 1)?];
    let ahead = |i: usize| eye.ship(i).at + aids::leg(rules, eye.ship(i).course, eye.ship(i).velocity);
    for side in 0..2 {
        let Fire { dice, sure } = fire(eye, &pair[1 - side], &pair[side], ahead);
        pair[side].threat = dice * pair[side].craft.die + sure;
    }
    if state.phase == Phase::Orders {
        return Some(after(eye, &pair, [0.0; 2]));
    }
    let here = |i: usize| eye.ship(i).at;
    let chances =
        [0, 1].map(|side: usize| chances(eye, &pair[side], &fire(eye, &pair[1 - side], &pair[side], here)));
    let mut sum = 0.0;
    for (first, p) in chances[0].iter().enumerate().filter(|(_, p)| **p > 0.0) {
        for (second, q) in chances[1].iter().enumerate().filter(|(_, q)| **q > 0.0) {
            sum += p * q * after(eye, &pair, [first as f64, second as f64]);
        }
    }
    Some(sum)
}

/// Returns the only ship of a side that is left, if there is exactly one and it is on the table.
fn duellist(eye: TacticalPicture<'_>, side: usize) -> Option<Duellist<'_>> {
    let mut left =
        eye.rules.fleet(side).filter(|i| eye.ship(*i).in_play() && !eye.rules.is_dummy(eye.ship(*i)));
    let place = left.next()?;
    let craft = eye.craft(place);
    (left.next().is_none() && craft.fights).then(|| Duellist {
        place,
        craft,
        whole: f64::from(eye.rules.class(eye.ship(place)).damage),
        threat: 0.0,
        scored: f64::from(points(eye.rules, eye.state)[side]),
    })
}

/// Fire of one ship at another.
struct Fire {
    /// Beam dice.
    dice: f64,
    /// The expected points of torpedoes and needle beams.
    sure: f64,
}

/// Returns all fire that bears, if the ships are at the points of `stand` on their present courses.
fn fire(
    eye: TacticalPicture<'_>,
    from: &Duellist<'_>,
    to: &Duellist<'_>,
    stand: impl Fn(usize) -> Point,
) -> Fire {
    let v = stand(to.place) - stand(from.place);
    let Some(band) = band(v.dot(v)) else { return Fire { dice: 0.0, sure: 0.0 } };
    let heading = aids::heading(eye.rules, eye.ship(from.place).course);
    let arc = helm::arc(heading, v);
    let sure = from.craft.guns.expect(arc, band, 0.0);
    Fire { dice: from.craft.guns.expect(arc, band, 1.0) - sure, sure }
}

/// Returns the probability of each amount of damage; no amount is above the damage points left.
fn chances(eye: TacticalPicture<'_>, to: &Duellist<'_>, fire: &Fire) -> Chances {
    let cap = (to.craft.left as usize).min(MOST - 1);
    let faces = aids::faces(eye.rules, eye.rules.class(eye.ship(to.place)).group);
    let mut chances = [0.0; MOST];
    chances[0] = 1.0;
    for _ in 0..fire.dice as usize {
        let mut next = [0.0; MOST];
        for (points, chance) in chances.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
            for face in faces {
                next[(points + usize::from(*face)).min(cap)] += chance / 6.0;
            }
        }
        chances = next;
    }
    if fire.sure <= 0.0 {
        return chances;
    }
    let whole = fire.sure as usize;
    let rest = fire.sure - whole as f64;
    let mut next = [0.0; MOST];
    for (points, chance) in chances.iter().enumerate() {
        next[(points + whole).min(cap)] += chance * (1.0 - rest);
        next[(points + whole + 1).min(cap)] += chance * rest;
    }
    next
}

/// Returns the first side's share of the victory after the ships have lost these damage points.
fn after(eye: TacticalPicture<'_>, pair: &[Duellist<'_>; 2], lost: [f64; 2]) -> f64 {
    let [first, second] = pair;
    let left = [first.craft.left - lost[0], second.craft.left - lost[1]];
    match (left[0] > 0.0, left[1] > 0.0) {
        (true, true) => {}
        (true, false) => return 1.0,
        (false, true) => return 0.0,
        (false, false) => return 0.5,
    }
    let whole = best(best(first.whole, second.whole), 1.0);
    let [a, b] = [first.craft.guns.attack, second.craft.guns.attack];
    let threat = (second.threat / left[1] - first.threat / left[0]).clamp(-1.0, 1.0);
    let gone = f64::from(eye.state.turn) / (f64::from(eye.rules.options().turn_limit) + 1.0);
    let late = gone * gone * gone * gone;
    let scored = first.scored + lost[1] - second.scored - lost[0];
    let lead = HULL * (left[0] - left[1]) / whole
        + THREAT * threat
        + ARMS * (a - b) / best(a + b, 1.0)
        + late * SCORE * scored / whole;
    0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
}
