//! The probable classes of enemy markers: the classes whose ships would have moved as the markers did.
//!
//! A marker moves in plain sight. A class that cannot make its move is nearly ruled out, and a class with which the
//! doctrine would hardly make it becomes less likely. Markers are judged one at a time, with the other ships as first
//! imagined.

use engine::{Rules, Seeded};
use rules_full_thrust::state::Place;
use rules_full_thrust::{FullThrust, Phase, State};

use super::desk::SPREAD;
use super::helm::{self, Idea};
use super::picture::{NEAREST, Picture, TacticalPicture};
use captains::Seen;

/// The number of past turns that are examined.
const TURNS: usize = 3;
/// The number of states imagined for each of them, so that markers appear as ships of different classes.
const GUESSES: usize = 16;
/// Probability of a move drawn uniformly from all ideas instead of by the doctrine's scores, because nobody plays by
/// one doctrine alone.
const STRAY: f64 = 0.1;

/// The likelihood of a marker's moves, for one class.
struct Moved {
    place: usize,
    class: u8,
    chance: f64,
}

/// Returns the likelihood of each imagined state relative to the others; `None` without hidden markers on the table, or
/// before one of them has moved.
pub(super) fn likelihoods(
    rules: &FullThrust,
    imagined: &[State],
    seen: &Seen<'_, FullThrust>,
) -> Option<Vec<f64>> {
    let side = 1 - usize::from(seen.seat.0 & 1);
    let present = &seen.view.position;
    let hidden: Vec<usize> = rules
        .fleet(side)
        .filter(|i| present.ships()[*i].hidden && present.ships()[*i].place == Place::Table)
        .collect();
    if hidden.is_empty() {
        return None;
    }
    let mut moved: Vec<Moved> = Vec::new();
    let (mut turns, mut after) = (0, present.clone());
    for index in (0..seen.past.decisions()).rev() {
        let before = seen.past.glimpse(index)?.before;
        if before.position.phase == Phase::Orders {
            watch(rules, &before, &after, &hidden, &mut moved);
            after = before.position;
            turns += 1;
        }
        if turns == TURNS {
            break;
        }
    }
    let chance = |state: &State| {
        let of = |moved: &&Moved| state.ships()[moved.place].class == moved.class;
        moved.iter().filter(of).map(|moved| moved.chance).product()
    };
    (!moved.is_empty()).then(|| imagined.iter().map(chance).collect())
}

/// Updates the likelihood of the markers' moves in one turn, for every class they can be imagined as.
fn watch(
    rules: &FullThrust,
    before: &rules_full_thrust::View,
    after: &State,
    hidden: &[usize],
    moved: &mut Vec<Moved>,
) {
    let mut rng = Seeded::new(0);
    let mut done: Vec<(usize, u8)> = Vec::new();
    for _ in 0..GUESSES {
        let state = rules.imagine(before, &mut rng);
        let picture = Picture::plain(rules, &state, NEAREST);
        let eye = TacticalPicture { rules, state: &state, picture: &picture };
        for place in hidden.iter().copied().filter(|i| state.ships()[*i].place == Place::Table) {
            let class = state.ships()[place].class;
            if done.contains(&(place, class)) {
                continue;
            }
            done.push((place, class));
            let chance = chance(&helm::scored(eye, place), after, place);
            match moved.iter_mut().find(|moved| (moved.place, moved.class) == (place, class)) {
                Some(known) => known.chance *= chance,
                None => moved.push(Moved { place, class, chance }),
            }
        }
    }
}

/// Returns the likelihood that a ship with these ideas ends its move where it is and at its velocity.
fn chance(ideas: &[Idea], after: &State, place: usize) -> f64 {
    let ship = &after.ships()[place];
    let weights = helm::weights(ideas.iter().map(|idea| idea.score), SPREAD);
    let there = |idea: &Idea| idea.way.at == ship.at && idea.way.velocity == ship.velocity;
    let all: u32 = weights.iter().sum();
    let some: u32 =
        ideas.iter().zip(&weights).filter(|(idea, _)| there(idea)).map(|(_, weight)| weight).sum();
    let count = ideas.iter().filter(|idea| there(idea)).count() as f64;
    let even = count / (ideas.len().max(1) as f64);
    (1.0 - STRAY) * f64::from(some) / f64::from(all.max(1)) + STRAY * even + 1e-4
}
