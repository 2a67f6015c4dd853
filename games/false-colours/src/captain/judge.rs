//! The judge of *False Colours* for the search: the doctrine's ideas, and the value of a position.

use engine::{Rules, Sealed, Seat, Seats, Seeded};
use rules_false_colours::{FalseColours, Order, Plot, State};

use super::belief;
use super::choice::Choice;
use super::features::{FEATURES, WEIGHTS, features};
use super::ideas::{TacticalPicture, guess};
use super::picture::Picture;
use captains::Seen;
use captains::judge::{Feature, Fitted, Judge, Part as Ideas, another, draw, expected, seal};

/// Bytes of a state and of a choice, an upper bound on every machine; a search counts its memory by them.
const STATE: usize = 128;
const CHOICE: usize = 16;
const _: () = assert!(size_of::<State>() <= STATE && size_of::<Choice>() <= CHOICE);

/// The judge of *False Colours*.
#[derive(Clone, Copy, Debug, Default)]
pub struct FalseColoursJudge;

impl Judge<FalseColours> for FalseColoursJudge {
    type Choice = Choice;
    type Scene = Box<Picture>;

    fn scene(&self, rules: &FalseColours, state: &State) -> Box<Picture> {
        Box::new(Picture::of(rules, state))
    }

    fn parts(
        &self,
        rules: &FalseColours,
        state: &State,
        scene: &Box<Picture>,
        seat: Seat,
    ) -> Vec<Ideas<Choice>> {
        let eye = TacticalPicture { rules, state, picture: scene, side: rules.side_of(seat) };
        eye.parts(&guess(state, 1 - eye.side))
    }

    fn order(&self, _: &FalseColours, _: &State, _: &Box<Picture>, _: Seat, choices: &[Choice]) -> Order {
        if let Some(Choice::Flag(name)) = choices.first() {
            return Order::Flag(*name);
        }
        let ship = |choice: &Choice| if let Choice::Ship(part) = choice { Some(*part) } else { None };
        let call = |choice: &Choice| if let Choice::Call(call) = choice { *call } else { None };
        Order::Plot(Plot::new(choices.iter().filter_map(ship), choices.iter().find_map(call)))
    }

    fn vary(
        &self,
        rules: &FalseColours,
        state: &State,
        scene: &Box<Picture>,
        seat: Seat,
        (_, choice): (usize, &Choice),
        rng: &mut Seeded,
    ) -> Option<Choice> {
        let from = self.order(rules, state, scene, seat, &[*choice]);
        match (choice, another(&rules.space(state, seat), &from, rng)) {
            (Choice::Flag(_), Order::Flag(name)) => Some(Choice::Flag(name)),
            (Choice::Ship(part), Order::Plot(plot)) => plot.part(part.ship).map(|part| Choice::Ship(*part)),
            (Choice::Call(_), Order::Plot(plot)) => Some(Choice::Call(plot.call())),
            _ => None,
        }
    }

    fn likelihoods(
        &self,
        rules: &FalseColours,
        imagined: &[State],
        seen: &Seen<'_, FalseColours>,
    ) -> Option<Vec<f64>> {
        let enemy = 1 - rules.side_of(seen.seat);
        let belief = belief::of(rules, seen)?;
        let likely = |state: &State| state.flagship(enemy).map_or(0.0, |name| belief[usize::from(name.ship)]);
        Some(imagined.iter().map(likely).collect())
    }

    fn play(
        &self,
        rules: &FalseColours,
        state: &State,
        seats: Seats,
        rng: &mut Seeded,
        orders: &mut Vec<Sealed<Order>>,
    ) {
        let scene = self.scene(rules, state);
        for seat in seats {
            let parts = self.parts(rules, state, &scene, seat);
            let choices: Vec<Choice> =
                parts.iter().map(|part| part.ideas[draw(&part.ideas, rng)].0).collect();
            let order = self.order(rules, state, &scene, seat, &choices);
            orders.push(seal(&rules.space(state, seat), seat, order));
        }
    }

    fn weigh(&self, rules: &FalseColours, state: &State, shares: &mut [f64]) {
        shares[0] = expected(&WEIGHTS, &features(rules, state));
        shares[1] = 1.0 - shares[0];
    }

    fn position_bytes(&self, _: &State, _: &Box<Picture>) -> usize {
        STATE + Picture::bytes()
    }

    fn choice_bytes(&self, _: &Choice) -> usize {
        CHOICE
    }
}

impl Fitted<FalseColours> for FalseColoursJudge {
    fn features(&self) -> &'static [Feature] {
        &FEATURES
    }

    fn weights(&self) -> &'static [f64] {
        &WEIGHTS
    }

    fn measure(&self, rules: &FalseColours, state: &State) -> Vec<f64> {
        features(rules, state).to_vec()
    }
}
