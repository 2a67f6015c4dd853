//! Beliefs about the enemy's flag, by the orders that a plain player would have written for each flagship.
//!
//! All orders of a turn are read once they are revealed. So the doctrine's weights tell how likely each of them was with
//! the flag on each ship.

use engine::Sealed;
use rules_false_colours::rules::SHIPS;
use rules_false_colours::{FalseColours, Order, Plot, State, View};

use super::choice::Choice;
use super::ideas::{Belief, TacticalPicture, guess};
use super::picture::Picture;
use captains::Seen;

/// Probability that a ship's order is drawn from all orders alike, instead of by a plain player's weights. Nobody plays by
/// one doctrine alone.
const WHIM: f64 = 0.5;
/// Number of ideas among which such an order is drawn.
const IDEAS: f64 = 40.0;

/// Returns the belief about the enemy's flag; `None` if the flag is known, or nothing has been seen.
pub(super) fn of(rules: &FalseColours, seen: &Seen<'_, FalseColours>) -> Option<Belief> {
    let present = &seen.view.position;
    let enemy = 1 - rules.side_of(seen.seat);
    if present.chooses_flags() || present.is_known(enemy) {
        return None;
    }
    let mut belief = guess(present, enemy);
    for index in 0..seen.past.decisions() {
        let Some(glimpse) = seen.past.glimpse(index) else { continue };
        let View { position: before, .. } = glimpse.before;
        let written = glimpse.orders.iter().find(|order| rules.side_of(order.seat()) == enemy);
        if let Some(Order::Plot(plot)) = written.map(Sealed::order) {
            learn(rules, &before, enemy, plot, &mut belief);
        }
    }
    let sum: f64 = belief.iter().sum();
    (sum > 0.0).then(|| belief.map(|share| share / sum))
}

/// Weighs a belief by the chance of one order with the flag on each ship.
fn learn(rules: &FalseColours, before: &State, enemy: u8, plot: &Plot, belief: &mut Belief) {
    let picture = Picture::of(rules, before);
    let mut chances = [0.0; SHIPS];
    for ship in (0..SHIPS).filter(|ship| belief[*ship] > 0.0) {
        let mut state = *before;
        state.flags[usize::from(enemy)] = Some(ship as u8);
        let eye = TacticalPicture { rules, state: &state, picture: &picture, side: enemy };
        // What the enemy believed of this seat's flag is not known; all ships that might fly it were alike to it.
        let parts = eye.parts(&guess(before, 1 - enemy));
        chances[ship] = parts.iter().map(|part| chance(&part.ideas, plot)).product();
    }
    let most = chances.iter().fold(0.0, |most, chance| if *chance > most { *chance } else { most });
    for (share, chance) in belief.iter_mut().zip(chances) {
        *share *= if most > 0.0 { chance / most } else { 1.0 };
    }
}

/// Returns the chance of what an order says about one part; 1 for the call, which does not depend on the own flag.
fn chance(ideas: &[(Choice, u32)], plot: &Plot) -> f64 {
    let Some((Choice::Ship(first), _)) = ideas.first() else { return 1.0 };
    let Some(part) = plot.part(first.ship) else { return 1.0 };
    let all: u32 = ideas.iter().map(|(_, weight)| weight).sum();
    let own = ideas.iter().find(|(choice, _)| *choice == Choice::Ship(*part));
    let own = own.map_or(0, |(_, weight)| *weight);
    (1.0 - WHIM) * f64::from(own) / f64::from(all.max(1)) + WHIM / IDEAS
}

/// Returns the belief of a seat with all it has seen, and the plain guess without it.
pub(super) fn or_guess(rules: &FalseColours, seen: &Seen<'_, FalseColours>) -> Belief {
    let enemy = 1 - rules.side_of(seen.seat);
    of(rules, seen).unwrap_or_else(|| guess(&seen.view.position, enemy))
}
