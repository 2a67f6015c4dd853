//! The doctrine: each ship moves to where it gives much fire and takes little, fire is concentrated, and the
//! second-best idea is chosen now and then.

use captains::{Part, Plan, PlanOf, Seen, Tactics};
use engine::{Rules, Seat, Seeded};
use rules_full_thrust::{FullThrust, Order, Phase, State, View};

use super::desk::{self, Choice, Ideas, PLAIN};
use super::helm::{self, Idea};
use super::judge::{FullThrustJudge, Scene};
use super::picture::{Picture, TacticalPicture};

/// The number of worlds imagined where markers hide their classes.
const WORLDS: usize = 4;

impl Tactics<FullThrust> for FullThrustJudge {
    const ABOUT: &'static str =
        "brings its guns to bear on the enemy's likely position, and concentrates fire to destroy ships";

    fn plan(
        &self,
        rules: &FullThrust,
        seen: &Seen<'_, FullThrust>,
        rng: &mut Seeded,
    ) -> PlanOf<FullThrust, Self> {
        let mut worlds = worlds(rules, seen.view, seen.seat, rng);
        let (picture, parts) = weighed(rules, &worlds, seen.seat);
        let parts = parts.into_iter().map(|ideas| Part { ideas }).collect();
        Plan { state: worlds.swap_remove(0), scene: Scene(picture), parts }
    }
}

/// Makes an order of one choice for each part.
pub(crate) fn compose(choices: &[Choice]) -> Order {
    Order::new(choices.iter().flatten().copied())
}

/// Imagines states that fit the view: several for movement orders while enemies are hidden, otherwise one.
fn worlds(rules: &FullThrust, view: &View, seat: Seat, rng: &mut Seeded) -> Vec<State> {
    let side = usize::from(seat.0 & 1);
    let hidden = view.position.ships()[rules.fleet(1 - side)].iter().any(|ship| ship.hidden);
    let count = if hidden && view.position.phase == Phase::Orders { WORLDS } else { 1 };
    (0..count).map(|_| rules.imagine(view, rng)).collect()
}

/// Returns the picture of the first world, and the ideas for each part; movement is scored over all worlds together.
fn weighed(rules: &FullThrust, worlds: &[State], seat: Seat) -> (Picture, Vec<Ideas>) {
    let side = usize::from(seat.0 & 1);
    let sides = [side == 1, side == 0];
    let mut pictures: Vec<Picture> = worlds.iter().map(|state| Picture::deep(rules, state, sides)).collect();
    let eyes: Vec<TacticalPicture<'_>> = worlds
        .iter()
        .zip(&pictures)
        .map(|(state, picture)| TacticalPicture { rules, state, picture })
        .collect();
    if worlds.len() == 1 {
        let parts = desk::parts(eyes[0], seat, PLAIN);
        return (pictures.swap_remove(0), parts);
    }
    let place = |unit| match unit {
        rules_full_thrust::aids::Unit::Plot(place) => Some(place),
        _ => None,
    };
    let units = rules_full_thrust::aids::units(rules, &worlds[0], Seat(side as u8)).filter_map(place);
    let parts = units.map(|place| desk::plots(eyes[0], place, together(&eyes, place), PLAIN)).collect();
    (pictures.swap_remove(0), parts)
}

/// Returns a ship's orders with the mean of their scores over all worlds.
fn together(eyes: &[TacticalPicture<'_>], place: usize) -> Vec<Idea> {
    let mut all = helm::scored(eyes[0], place);
    for eye in &eyes[1..] {
        for (idea, other) in all.iter_mut().zip(helm::scored(*eye, place)) {
            idea.score += other.score;
        }
    }
    let worlds = eyes.len() as f64;
    for idea in &mut all {
        idea.score /= worlds;
    }
    all
}
