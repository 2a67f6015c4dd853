//! What the search knows of *Black Skies*: the doctrine's ideas, and how good a position is.

use engine::{Rules, Sealed, Seat, Seats, Seeded};
use rules_black_skies::{BlackSkies, Order, State, is_crippled};

use super::stance::Stance;
use super::tactics::{Eye, legal, weighed};
use crate::judge::{Judge, Part, draw, seal};

/// How far behind the best an idea may be and still be tried now and then, in points of hull.
pub(super) const DARING: f64 = 0.8;

/// The judge of *Black Skies*.
#[derive(Clone, Copy, Debug, Default)]
pub struct BlackSkiesJudge;

impl Judge<BlackSkies> for BlackSkiesJudge {
    type Choice = Order;
    type Scene = ();

    fn scene(&self, _: &BlackSkies, _: &State) {}

    fn parts(&self, rules: &BlackSkies, state: &State, (): &(), seat: Seat) -> Vec<Part<Order>> {
        vec![Part { ideas: weighed(Eye::of(rules, state, seat).ideas(None), DARING) }]
    }

    fn order(&self, rules: &BlackSkies, state: &State, (): &(), seat: Seat, choices: &[Order]) -> Order {
        match choices.first() {
            Some(order) => legal(rules, state, seat, order),
            None => legal(rules, state, seat, &Order::Toss),
        }
    }

    fn play(
        &self,
        rules: &BlackSkies,
        state: &State,
        seats: Seats,
        rng: &mut Seeded,
        orders: &mut Vec<Sealed<Order>>,
    ) {
        for seat in seats.iter() {
            let ideas = weighed(Eye::of(rules, state, seat).ideas(Some(rng)), DARING);
            let order = ideas[draw(&ideas, rng)].0;
            orders.push(seal(&rules.space(state, seat), seat, order));
        }
    }

    fn weigh(&self, rules: &BlackSkies, state: &State, shares: &mut [f64]) {
        let strength = [strength(rules, state, 0), strength(rules, state, 1)];
        let (all, lead) = (strength[0] + strength[1], strength[0] - strength[1]);
        let lead = 2.4 * lead / all.max(1.0);
        let size = if lead < 0.0 { -lead } else { lead };
        shares[0] = 0.5 + 0.5 * lead / (0.6 + size);
        shares[1] = 1.0 - shares[0];
    }
}

/// How strong a side is: hull, more for fighters that still fire with all they have, and what they bear on now.
fn strength(rules: &BlackSkies, state: &State, side: usize) -> f64 {
    let mut sum = 0.0;
    let foes: Vec<Stance> = (rules.wing(1 - side))
        .filter(|e| state.is_in_play(*e))
        .map(|e| Stance::now(rules, state, e))
        .collect();
    for element in rules.wing(side).filter(|e| state.is_in_play(*e)) {
        let stance = Stance::now(rules, state, element);
        for wing in &stance.wings {
            let crippled = is_crippled(rules, state, element, wing.who);
            sum += f64::from(wing.hull) + if crippled { 1.0 } else { 2.5 };
        }
        let strike = foes.iter().map(|foe| stance.strike(rules, foe)).fold(0.0, f64::max);
        sum += 0.35 * strike;
    }
    sum
}
