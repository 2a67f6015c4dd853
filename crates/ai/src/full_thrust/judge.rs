//! What the search knows of *Full Thrust*: the doctrine's ideas, and how good a position is.

use engine::{Rules, Sealed, Seat, Seats, Seeded};
use rules_full_thrust::aids;
use rules_full_thrust::state::Flight;
use rules_full_thrust::{FullThrust, Order, Phase, State, points};

use super::desk::{self, Choice};
use super::doctrine::compose;
use super::guns::best;
use super::helm;
use super::outcome;
use super::picture::{Eye, NEAREST, Picture};
use crate::judge::{Judge, Part, draw, seal};

/// How many ideas the search weighs for a part.
const BREADTH: usize = 9;
/// How many a playout draws from.
const HABIT: usize = 3;

/// The judge of *Full Thrust*.
#[derive(Clone, Copy, Debug, Default)]
pub struct FullThrustJudge;

/// A position worked out for the search.
#[derive(Clone, Debug)]
pub struct Scene(Picture);

impl Judge<FullThrust> for FullThrustJudge {
    type Choice = Choice;
    type Scene = Scene;

    fn scene(&self, rules: &FullThrust, state: &State) -> Scene {
        if state.phase == Phase::Orders {
            Scene(Picture::deep(rules, state, [true; 2]))
        } else {
            Scene(Picture::plain(rules, state, NEAREST))
        }
    }

    fn parts(&self, rules: &FullThrust, state: &State, scene: &Scene, seat: Seat) -> Vec<Part<Choice>> {
        let eye = Eye { rules, state, picture: &scene.0 };
        desk::parts(eye, seat, BREADTH).into_iter().map(|ideas| Part { ideas }).collect()
    }

    fn order(&self, _: &FullThrust, _: &State, _: &Scene, _: Seat, choices: &[Choice]) -> Order {
        compose(choices)
    }

    fn play(
        &self,
        rules: &FullThrust,
        state: &State,
        seats: Seats,
        rng: &mut Seeded,
        orders: &mut Vec<Sealed<Order>>,
    ) {
        let picture = Picture::plain(rules, state, NEAREST);
        let eye = Eye { rules, state, picture: &picture };
        let breadth = if state.phase == Phase::Orders { HABIT } else { 1 };
        for seat in seats.iter() {
            let parts = desk::parts(eye, seat, breadth);
            let drawn: Vec<Choice> =
                parts.into_iter().map(|mut ideas| ideas.swap_remove(draw(&ideas, rng)).0).collect();
            orders.push(seal(&rules.space(state, seat), seat, compose(&drawn)));
        }
    }

    fn weigh(&self, rules: &FullThrust, state: &State, shares: &mut [f64]) {
        let picture = Picture::plain(rules, state, NEAREST);
        let eye = Eye { rules, state, picture: &picture };
        shares[0] = outcome::duel(eye).unwrap_or_else(|| {
            let lead = lead(eye);
            let size = if lead < 0.0 { -lead } else { lead };
            0.5 + 0.5 * lead / (0.5 + size)
        });
        shares[1] = 1.0 - shares[0];
    }
}

/// By how much the first side is ahead: in ships and guns left while there is time, in points towards the end.
fn lead(eye: Eye<'_>) -> f64 {
    let (rules, state) = (eye.rules, eye.state);
    let mut strength = [0.0; 2];
    let (mut bear, mut hulls) = (0.0, 0.0);
    for (place, ship) in state.ships().iter().enumerate().filter(|(_, s)| !rules.is_dummy(s)) {
        let (side, craft) = (rules.side_of(place), eye.craft(place));
        let whole = f64::from(rules.class(ship).damage);
        hulls += whole;
        if ship.in_play() {
            let here = if craft.fights { 1.0 } else { 0.6 };
            strength[side] += here * (craft.left + 1.5 * craft.guns.attack);
        }
        if craft.fights {
            let now = helm::stance(eye, place);
            bear += if side == 0 { now } else { -now };
        }
    }
    for (g, group) in state.groups().iter().enumerate() {
        let side = usize::from(aids::wing(rules, g).side);
        strength[side] += match group.flight {
            Flight::Flying => 0.7 * f64::from(group.fighters),
            Flight::Aboard => 0.4 * f64::from(group.fighters),
            _ => 0.0,
        };
    }
    let sum = best(strength[0] + strength[1], 1.0);
    let power = 2.0 * (strength[0] - strength[1]) / sum + 0.6 * bear / sum;
    let limit = f64::from(rules.options().turn_limit);
    let gone = f64::from(state.turn) / (limit + 1.0);
    let scored = points(rules, state).map(f64::from);
    if let Some(target) = aids::target(rules) {
        let side = usize::from(target.side & 1);
        let need = f64::from(target.points);
        let ahead = 2.0 * (scored[side] / need - 0.3 - 0.7 * gone) + 0.4 * strength[side] / sum;
        return if side == 0 { ahead } else { -ahead };
    }
    let ahead = 6.0 * (scored[0] - scored[1]) / best(hulls, 1.0);
    let late = gone * gone;
    (1.0 - late) * power + (0.3 + late) * ahead
}
