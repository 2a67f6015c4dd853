//! The judge of *Talon* for the search: the doctrine's ideas, and the value of a position.

use arrayvec::ArrayVec;
use engine::{Rules, Sealed, Seat, Seats, Seeded};
use rules_talon::{Order, State, Talon};

use super::choices::{Choice, Worths};
use super::features::{FEATURES, WEIGHTS, features};
use super::ideas::{self, weight};
use captains::judge::{Feature, Fitted, Judge, Part, expected, seal};

/// Gap to the best idea at which an idea's weight falls to its least, in points of the fleets.
const DARING: f64 = 6.0;
/// The same for the seats in a playout, which draw no idea beyond it.
const HASTE: f64 = 1.5;

/// Upper bounds on the bytes of a state and of a choice on any machine: a search counts its memory by them.
const STATE: usize = 2560;
const CHOICE: usize = 192;
const _: () = assert!(size_of::<State>() <= STATE && size_of::<Choice>() <= CHOICE);

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
        for seat in seats {
            let mut drawn: ArrayVec<Choice, { rules_talon::state::FLEET }> = ArrayVec::new();
            ideas::each_part(rules, state, seat, |all| drawn.push(draw(all, rng)));
            let order = ideas::order(rules, state, seat, &drawn);
            orders.push(seal(&rules.space(state, seat), seat, order));
        }
    }

    fn weigh(&self, rules: &Talon, state: &State, shares: &mut [f64]) {
        shares[0] = expected(&WEIGHTS, &features(rules, state));
        shares[1] = 1.0 - shares[0];
    }

    fn position_bytes(&self, _: &State, (): &()) -> usize {
        STATE
    }

    fn choice_bytes(&self, _: &Choice) -> usize {
        CHOICE
    }
}

impl Fitted<Talon> for TalonJudge {
    fn features(&self) -> &'static [Feature] {
        &FEATURES
    }

    fn weights(&self) -> &'static [f64] {
        &WEIGHTS
    }

    fn measure(&self, rules: &Talon, state: &State) -> Vec<f64> {
        features(rules, state).to_vec()
    }
}

/// Returns a choice near the best, drawn by weight.
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
