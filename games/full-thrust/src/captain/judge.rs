//! The judge of *Full Thrust* for the search: the doctrine's ideas, and an evaluation of positions.

use engine::{Rules, Sealed, Seat, Seats, Seeded};
use rules_full_thrust::{FullThrust, Order, Phase, State};

use super::belief;
use super::desk::{self, Choice};
use super::doctrine::compose;
use super::features::{FEATURES, WEIGHTS, features};
use super::picture::{NEAREST, Picture, TacticalPicture};
use captains::Seen;
use captains::judge::{Feature, Fitted, Judge, Part, draw, expected, seal};

/// The number of ideas the search weighs for a part.
const BREADTH: usize = 12;
/// The number of ideas a playout draws from where many ships are in play.
const HABIT: usize = 3;
/// The number of ships in play up to which a playout moves them as the doctrine does, one answer ahead. Against plainer
/// enemies the search would choose moves that the doctrine does not fall for.
const FEW: usize = 4;

/// Sizes in bytes of a state, a list and a part of an order that no machine exceeds; a search counts its memory by
/// them.
const STATE: usize = 12_800;
const LIST: usize = 48;
const PART: usize = 16;
const _: () = assert!(size_of::<State>() <= STATE && size_of::<rules_full_thrust::orders::Part>() <= PART);

/// The judge of *Full Thrust*.
#[derive(Clone, Copy, Debug, Default)]
pub struct FullThrustJudge;

/// The data computed for a position, for the search.
#[derive(Clone, Debug)]
pub struct Scene(pub(super) Picture);

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
        let eye = TacticalPicture { rules, state, picture: &scene.0 };
        desk::parts(eye, seat, BREADTH).into_iter().map(|ideas| Part { ideas }).collect()
    }

    fn order(&self, _: &FullThrust, _: &State, _: &Scene, _: Seat, choices: &[Choice]) -> Order {
        compose(choices)
    }

    fn vary(
        &self,
        rules: &FullThrust,
        state: &State,
        scene: &Scene,
        seat: Seat,
        (part, _): (usize, &Choice),
        rng: &mut Seeded,
    ) -> Option<Choice> {
        desk::another(TacticalPicture { rules, state, picture: &scene.0 }, seat, part, rng)
    }

    fn likelihoods(
        &self,
        rules: &FullThrust,
        imagined: &[State],
        seen: &Seen<'_, FullThrust>,
    ) -> Option<Vec<f64>> {
        belief::likelihoods(rules, imagined, seen)
    }

    fn play(
        &self,
        rules: &FullThrust,
        state: &State,
        seats: Seats,
        rng: &mut Seeded,
        orders: &mut Vec<Sealed<Order>>,
    ) {
        let deep = state.phase == Phase::Orders && few(state);
        let picture =
            if deep { Picture::deep(rules, state, [true; 2]) } else { Picture::plain(rules, state, NEAREST) };
        let breadth = match state.phase {
            Phase::Orders if deep => desk::PLAIN,
            Phase::Orders => HABIT,
            _ => 1,
        };
        let eye = TacticalPicture { rules, state, picture: &picture };
        for seat in seats {
            let parts = desk::parts(eye, seat, breadth);
            let drawn: Vec<Choice> =
                parts.into_iter().map(|mut ideas| ideas.swap_remove(draw(&ideas, rng)).0).collect();
            orders.push(seal(&rules.space(state, seat), seat, compose(&drawn)));
        }
    }

    fn weigh(&self, rules: &FullThrust, state: &State, shares: &mut [f64]) {
        shares[0] = expected(&WEIGHTS, &features(rules, state));
        shares[1] = 1.0 - shares[0];
    }

    fn position_bytes(&self, _: &State, scene: &Scene) -> usize {
        STATE + scene.0.bytes()
    }

    fn choice_bytes(&self, choice: &Choice) -> usize {
        LIST + choice.len() * PART
    }
}

/// Returns `true` if a playout may move the ships as the doctrine does, because few are in play.
fn few(state: &State) -> bool {
    state.ships().iter().filter(|ship| ship.in_play()).count() <= FEW
}

impl Fitted<FullThrust> for FullThrustJudge {
    fn features(&self) -> &'static [Feature] {
        &FEATURES
    }

    fn weights(&self) -> &'static [f64] {
        &WEIGHTS
    }

    fn measure(&self, rules: &FullThrust, state: &State) -> Vec<f64> {
        features(rules, state).to_vec()
    }
}
