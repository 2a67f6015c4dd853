//! The parts of a seat's order in any phase, with ideas for each.

use engine::{Seat, Seeded};
use rules_full_thrust::aids::{self, Unit};
use rules_full_thrust::{Part, Phase};

use super::helm::{self, Idea};
use super::picture::TacticalPicture;
use super::{flight, scan, volley};

/// A choice for one part of an order: the parts of one ship or group, or of the one that has the slot.
pub(crate) type Choice = Vec<Part>;
/// Choices with their weights.
pub(crate) type Ideas = Vec<(Choice, u32)>;

/// The number of ideas a plain player weighs for a part. With more, nearly equal moves would count as different ideas.
pub(crate) const PLAIN: usize = 4;
/// The gap to the best score, in points, at which an idea is still written now and then.
pub(crate) const SPREAD: f64 = 0.5;

/// Returns the parts of a seat's order, each with at most `breadth` ideas.
pub(crate) fn parts(eye: TacticalPicture<'_>, seat: Seat, breadth: usize) -> Vec<Ideas> {
    let side = usize::from(seat.0 & 1);
    let units = aids::units(eye.rules, eye.state, Seat(side as u8));
    let places: Vec<usize> = units.map(of).collect();
    let one = |choice: Choice| vec![(choice, 1)];
    let mut all = match eye.state.phase {
        Phase::Orders => {
            places.iter().map(|place| plots(eye, *place, helm::scored(eye, *place), breadth)).collect()
        }
        Phase::Scans => scan::scans(eye, &places).into_iter().map(one).collect(),
        Phase::Fighters => {
            places.first().map(|group| flight::fly(eye, *group, breadth)).into_iter().collect()
        }
        Phase::Attacks => flight::attacks(eye, &places, breadth),
        Phase::Defence => {
            let mut load = vec![0.0; eye.state.groups().len()];
            places.iter().map(|place| one(flight::guard(eye, *place, &mut load))).collect()
        }
        Phase::Fire if volley::in_turn(eye) => vec![volley::slot(eye, &places, breadth)],
        Phase::Fire => volley::ideas(eye, &places, breadth),
        Phase::Over => Vec::new(),
    };
    for ideas in &mut all {
        if ideas.is_empty() {
            ideas.push((Choice::new(), 1));
        }
    }
    all
}

/// Draws another movement for the ship of a part, from all it may be given; returns `None` for other phases, whose
/// ideas are complete.
pub(crate) fn another(eye: TacticalPicture<'_>, seat: Seat, part: usize, rng: &mut Seeded) -> Option<Choice> {
    if eye.state.phase != Phase::Orders {
        return None;
    }
    let place = aids::units(eye.rules, eye.state, seat).map(of).nth(part)?;
    let ideas = helm::candidates(eye, place);
    (!ideas.is_empty()).then(|| helm::part(eye, place, rng.pick(&ideas)).into_iter().collect())
}

/// Returns ideas for a ship's movement from its scored orders, with the weights that a plain player gives them; an idea
/// that such a player would not have gets weight 1.
pub(crate) fn plots(eye: TacticalPicture<'_>, place: usize, scored: Vec<Idea>, breadth: usize) -> Ideas {
    let plain = (breadth > PLAIN).then(|| helm::pick(scored.clone(), PLAIN, helm::APART));
    let ideas = helm::pick(scored, breadth, if plain.is_some() { 0 } else { helm::APART });
    let mut weights = helm::weights(ideas.iter().map(|idea| idea.score), SPREAD);
    if let Some(plain) = plain {
        // Ideas that a plain player would not have are left to the search.
        for (idea, weight) in ideas.iter().zip(&mut weights) {
            if !plain.iter().any(|known| known.plot == idea.plot) {
                *weight = 1;
            }
        }
    }
    let choice = |idea: &Idea| helm::part(eye, place, idea).into_iter().collect();
    let mut all = Ideas::with_capacity(ideas.len());
    for (idea, weight) in ideas.iter().zip(weights) {
        let choice: Choice = choice(idea);
        match all.iter_mut().find(|(known, _)| *known == choice) {
            Some((_, sum)) => *sum += weight,
            None => all.push((choice, weight)),
        }
    }
    all
}

/// Returns the index of a unit's ship or group in its list.
fn of(unit: Unit) -> usize {
    match unit {
        Unit::Plot(i) | Unit::Scan(i) | Unit::Fly(i) | Unit::Attack(i) | Unit::Guard(i) | Unit::Volley(i) => {
            i
        }
    }
}
