//! What the search knows of *Talon*: the doctrine's ideas, and how good a position is.

use arrayvec::ArrayVec;
use engine::{Rules, Sealed, Seat, Seats, Seeded};
use rules_talon::{Goal, Order, State, Talon};

use super::eye::Eye;
use super::ideas::{self, Choice, Worths, weight};
use crate::judge::{Judge, Part, seal};

/// How far behind the best an idea may be and still be tried now and then, in points of the fleets.
const DARING: f64 = 6.0;
/// The same for who plays a playout.
const HASTE: f64 = 1.5;

/// The judge of *Talon*.
#[derive(Clone, Copy, Debug, Default)]
pub struct TalonJudge;

impl Judge<Talon> for TalonJudge {
    type Choice = Choice;
    type Scene = ();

    fn scene(&self, _: &Talon, _: &State) {}

    fn parts(&self, rules: &Talon, state: &State, (): &(), seat: Seat) -> Vec<Part<Choice>> {
        ideas::parts(rules, state, seat, DARING)
    }

    fn order(&self, rules: &Talon, state: &State, (): &(), seat: Seat, choices: &[Choice]) -> Order {
        ideas::order(rules, state, seat, choices)
    }

    fn play(
        &self,
        rules: &Talon,
        state: &State,
        seats: Seats,
        rng: &mut Seeded,
        orders: &mut Vec<Sealed<Order>>,
    ) {
        for seat in seats.iter() {
            let mut drawn: ArrayVec<Choice, { rules_talon::state::FLEET }> = ArrayVec::new();
            ideas::each_part(rules, state, seat, |all| drawn.push(draw(all, rng)));
            let order = ideas::order(rules, state, seat, &drawn);
            orders.push(seal(&rules.space(state, seat), seat, order));
        }
    }

    fn weigh(&self, rules: &Talon, state: &State, shares: &mut [f64]) {
        let eye = Eye::new(rules, state);
        let strength = [strength(&eye, 0), strength(&eye, 1)];
        let lead = strength[0] - strength[1];
        let size = if lead < 0.0 { -lead } else { lead };
        let all = (strength[0] + strength[1]).max(1.0);
        shares[0] = (0.5 + 0.5 * lead / (0.2 * all + size)).clamp(0.0, 1.0);
        shares[1] = 1.0 - shares[0];
    }
}

/// A choice near the best, drawn by weight.
fn draw(all: &Worths, rng: &mut Seeded) -> Choice {
    let best = all[0].1;
    let near = all.iter().take_while(|(_, worth)| best - worth < HASTE);
    let total: u32 = near.clone().map(|(_, worth)| weight(best - worth, HASTE)).sum();
    let mut left = rng.below(total.max(1));
    for (choice, worth) in near {
        let weight = weight(best - worth, HASTE);
        if left < weight {
            return *choice;
        }
        left -= weight;
    }
    all[0].0
}

/// How strong a side is, in points: hulls, shields, charged weapons, and how its ships are placed.
fn strength(eye: &Eye<'_>, side: u8) -> f64 {
    let circle = eye.rules.goal() == Goal::Circle;
    let mut sum = 10.0;
    for ship in eye.rules.fleet(side) {
        let own = &eye.state.ships()[ship];
        if !own.in_play() {
            continue;
        }
        let sight = &eye.ships[ship];
        sum += sight.worth;
        if !circle {
            sum += sight.box_worth * own.shields.iter().map(|held| f64::from(*held)).sum::<f64>();
            for gun in &sight.guns {
                let most = gun.damage.into_iter().fold(0.0, f64::max);
                sum += most * (1.0 + 2.0 * gun.soon);
            }
        }
        if own.on_map() {
            sum += 0.35 * eye.outlook(ship, sight.pose).clamp(-sight.worth, sight.worth);
        }
    }
    if circle {
        sum += 60.0 * f64::from(eye.state.held[usize::from(side)]);
    }
    sum
}
