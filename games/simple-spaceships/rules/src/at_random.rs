//! A decision with random orders that are not written down: the lab's random battles consist of these.

use engine::dice::Dice;
use engine::{Seeded, Silent, Umpire};

use crate::activity::{Activity, Deed};
use crate::orders::Dealt;
use crate::rules::SimpleSpaceships;
use crate::shares::Share;
use crate::state::{PanelBox, Phase, State};
use crate::turn::{assign_by, end_activation, run_on};
use crate::{attack, damage, movement};

/// Plays out a decision without writing the orders: draws, dice and result are the same. Returns `false`, with nothing
/// done, in the phases that few battles have.
#[inline]
pub(crate) fn play<D: Dice>(
    rules: &SimpleSpaceships,
    umpire: &mut Umpire<D, Silent>,
    state: &mut State,
    rng: &mut Seeded,
) -> bool {
    match state.phase {
        Phase::Active => act(rules, umpire, state, rng),
        Phase::Loss => lose(rules, umpire, state, rng),
        Phase::Assign if !rules.options.one_at_a_time() => assign(rules, umpire, state, rng),
        _ => return false,
    }
    run_on(rules, umpire, state);
    true
}

/// Draws what the active ship does.
#[inline]
fn act<D: Dice>(
    rules: &SimpleSpaceships,
    umpire: &mut Umpire<D, Silent>,
    state: &mut State,
    rng: &mut Seeded,
) {
    let activity = Activity::of(rules, state);
    match activity.deed(rng.below(activity.count())) {
        Deed::Fly(halves) => movement::fly(rules, umpire, state, halves),
        Deed::Turn(way) => movement::turn(rules, umpire, state, way),
        Deed::Spend => movement::spend(rules, umpire, state),
        Deed::End => end_activation(rules, umpire, state),
        Deed::Attack(target, split) => attack::attack(rules, umpire, state, usize::from(target), split),
    }
}

/// Draws the box that loses a die.
#[inline]
fn lose<D: Dice>(
    rules: &SimpleSpaceships,
    umpire: &mut Umpire<D, Silent>,
    state: &mut State,
    rng: &mut Seeded,
) {
    let of: PanelBox = *rng.pick(&damage::losses(state));
    damage::lose(rules, umpire, state, of);
}

/// Draws the shares of the sides that have a choice, side after side.
#[inline]
fn assign<D: Dice>(
    rules: &SimpleSpaceships,
    umpire: &mut Umpire<D, Silent>,
    state: &mut State,
    rng: &mut Seeded,
) {
    let asked = state.asked;
    assign_by(rules, umpire, state, |side, share: &Share| -> Dealt {
        if asked & 1 << side == 0 { share.idle() } else { share.sample(rng) }
    });
}
