//! A decision with a random order that is not written down: the lab's random battles consist of these.

use engine::dice::Dice;
use engine::{Seat, Seeded, Silent, Umpire};

use crate::play::Play;
use crate::rules::BlackSkies;
use crate::seat::OrderSpace;
use crate::state::{Phase, State};
use crate::volleys::Volleys;

/// Plays out a decision of a flip without writing the order: draws, dice and result are the same. Returns `false`, with
/// nothing done, in the phases before the first flip.
#[inline]
pub(crate) fn play<D: Dice>(
    rules: &BlackSkies,
    umpire: &mut Umpire<D, Silent>,
    state: &mut State,
    rng: &mut Seeded,
) -> bool {
    let space = OrderSpace::of(rules, state, Seat(state.side));
    match state.phase {
        Phase::Option => {
            let choice = space.draw_choice(rng);
            Play::new(rules, umpire, state).fly(choice);
        }
        Phase::Next => {
            let card = *rng.pick(space.next_cards());
            Play::new(rules, umpire, state).lay(card);
        }
        Phase::Fire => {
            let drawn = Volleys::of(&space).draw(rng);
            let mut play = Play::new(rules, umpire, state);
            match drawn {
                Some((firer, weapons, target)) => play.shoot(firer, weapons, target),
                None => play.next_card(),
            }
        }
        Phase::Check => {
            let tries = rng.below(2) == 1;
            Play::new(rules, umpire, state).wingman_checks(tries);
        }
        _ => return false,
    }
    true
}
