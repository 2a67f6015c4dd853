//! The judge of *Black Skies* for the search: the doctrine's ideas, and the value of a position.

use engine::{Rules, Sealed, Seat, Seats, Seeded};
use rules_black_skies::{BlackSkies, Order, Phase, State};

use super::belief;
use super::features::{FEATURES, WEIGHTS, features};
use super::tactics::{TacticalPicture, legal, weighed};
use captains::Seen;
use captains::judge::{Feature, Fitted, Judge, Part, another, draw, expected, seal};

/// Points of hull by which an idea must be worse than the best to get the minimum weight.
pub(super) const DARING: f64 = 0.8;

/// Bytes of a state and of a choice, an upper bound on every machine; a search counts its memory by them.
const STATE: usize = 768;
const CHOICE: usize = 192;
const _: () = assert!(size_of::<State>() <= STATE && size_of::<Order>() <= CHOICE);

/// The judge of *Black Skies*.
#[derive(Clone, Copy, Debug, Default)]
pub struct BlackSkiesJudge;

impl Judge<BlackSkies> for BlackSkiesJudge {
    type Choice = Order;
    type Scene = ();

    fn scene(&self, _: &BlackSkies, _: &State) {}

    fn parts(&self, rules: &BlackSkies, state: &State, (): &(), seat: Seat) -> Vec<Part<Order>> {
        vec![Part { ideas: weighed(TacticalPicture::of(rules, state, seat).ideas(None), DARING) }]
    }

    fn order(&self, rules: &BlackSkies, state: &State, (): &(), seat: Seat, choices: &[Order]) -> Order {
        match choices.first() {
            Some(order) => legal(rules, state, seat, order),
            None => legal(rules, state, seat, &Order::Toss),
        }
    }

    fn vary(
        &self,
        rules: &BlackSkies,
        state: &State,
        (): &(),
        seat: Seat,
        (_, order): (usize, &Order),
        rng: &mut Seeded,
    ) -> Option<Order> {
        Some(another(&rules.space(state, seat), order, rng))
    }

    fn likelihoods(
        &self,
        rules: &BlackSkies,
        imagined: &[State],
        seen: &Seen<'_, BlackSkies>,
    ) -> Option<Vec<f64>> {
        belief::likelihoods(rules, imagined, seen)
    }

    /// Returns `true` when the second side lays its next card: both sides have then had a flip since the last time.
    fn settled(&self, _: &BlackSkies, state: &State) -> bool {
        state.phase == Phase::Next && state.side & 1 == 1
    }

    fn play(
        &self,
        rules: &BlackSkies,
        state: &State,
        seats: Seats,
        rng: &mut Seeded,
        orders: &mut Vec<Sealed<Order>>,
    ) {
        for seat in seats {
            let ideas = weighed(TacticalPicture::of(rules, state, seat).ideas(Some(rng)), DARING);
            let order = ideas[draw(&ideas, rng)].0;
            orders.push(seal(&rules.space(state, seat), seat, order));
        }
    }

    fn weigh(&self, rules: &BlackSkies, state: &State, shares: &mut [f64]) {
        shares[0] = expected(&WEIGHTS, &features(rules, state));
        shares[1] = 1.0 - shares[0];
    }

    fn position_bytes(&self, _: &State, (): &()) -> usize {
        STATE
    }

    fn choice_bytes(&self, _: &Order) -> usize {
        CHOICE
    }
}

impl Fitted<BlackSkies> for BlackSkiesJudge {
    fn features(&self) -> &'static [Feature] {
        &FEATURES
    }

    fn weights(&self) -> &'static [f64] {
        &WEIGHTS
    }

    fn measure(&self, rules: &BlackSkies, state: &State) -> Vec<f64> {
        features(rules, state).to_vec()
    }
}
