//! A decision with random orders that are not written down: the lab's random battles consist of these.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use engine::dice::Dice;
use engine::{Seeded, Silent, Umpire};
use table::Arc;

use crate::orders::{Action, Purchase};
use crate::poses::{Lone, lone};
use crate::power::{Menu, redirects};
use crate::rules::Talon;
use crate::space::bearings;
use crate::state::{FLEET, NONE, Piece, Question, State, Step};
use crate::turn::{done, run_on, shield};
use crate::{fire, movement, power, power_phase};

/// Number of actions of the move step that are kept for the draw; more are counted and then looked for.
const FEW: usize = 8;

/// Plays out a decision without writing the orders: draws, dice and result are the same. Returns `false`, with nothing
/// done, for a question that few battles have.
#[inline]
pub(crate) fn play<D: Dice>(
    rules: &Talon,
    umpire: &mut Umpire<D, Silent>,
    state: &mut State,
    rng: &mut Seeded,
) -> bool {
    match (state.question, state.step) {
        (Question::None, Step::Power) => buy(rules, umpire, state, rng),
        (Question::None, Step::Move) => go(rules, umpire, state, rng),
        (Question::None, Step::Fire) => shoot(rules, umpire, state, rng),
        (Question::None, Step::Speeds) => choose_speeds(rules, umpire, state, rng),
        (Question::Shield { arcs, .. }, _) => {
            let arc = arcs.iter().nth(rng.below(arcs.len() as u32) as usize);
            shield(rules, umpire, state, arc.unwrap_or(Arc::Front));
        }
        (Question::First, _) | (_, Step::Over) => return false,
    }
    run_on(rules, umpire, state, false);
    true
}

/// Draws a purchase, or none, for each ship with a point. All are drawn before the first is made, as in an order.
#[inline]
fn buy<D: Dice>(rules: &Talon, umpire: &mut Umpire<D, Silent>, state: &mut State, rng: &mut Seeded) {
    let side = state.active();
    let redirects = if state.missiles.is_empty() { 0 } else { redirects(rules, state, side) };
    let mut drawn: ArrayVec<(u8, Purchase), FLEET> = ArrayVec::new();
    for ship in rules.fleet(side) {
        if let Some(menu) = Menu::of(rules, state, ship, redirects)
            && let Some(number) = rng.below(menu.count() + 1).checked_sub(1)
        {
            drawn.push((ship as u8, menu.nth(rules, state, number)));
        }
    }
    for (ship, purchase) in &drawn {
        power::buy(rules, umpire, state, usize::from(*ship), *purchase);
    }
    done(rules, umpire, state);
}

/// Draws an action of the move step, or its end where nothing must move.
#[inline]
fn go<D: Dice>(rules: &Talon, umpire: &mut Umpire<D, Silent>, state: &mut State, rng: &mut Seeded) {
    let side = state.active();
    if let Some(Lone { ship, ways, must }) = lone(rules, state, side) {
        let number = rng.below(ways.len() as u32 + u32::from(!must));
        return match ways.get(number as usize) {
            Some(way) => movement::go(rules, umpire, state, ship, *way, !must, NONE),
            None => done(rules, umpire, state),
        };
    }
    let (mut few, mut count) = (ArrayVec::<(Piece, Action), FEW>::new(), 0);
    let _ = movement::each_action(rules, state, side, &mut |piece, action| {
        let _ = few.try_push((piece, action));
        count += 1;
        ControlFlow::Continue(())
    });
    let may_end = !movement::anything_must(rules, state, side);
    let number = rng.below(count + u32::from(may_end));
    let action = match few.get(number as usize) {
        Some(found) => Some(*found),
        None if number < count => movement::nth_action(rules, state, side, number),
        None => None,
    };
    match action {
        Some((piece, action)) => movement::act(rules, umpire, state, piece, action),
        None => done(rules, umpire, state),
    }
}

/// Draws a group that fires and its targets, or the end of fire.
#[inline]
fn shoot<D: Dice>(rules: &Talon, umpire: &mut Umpire<D, Silent>, state: &mut State, rng: &mut Seeded) {
    let all = bearings(rules, state, state.active());
    let mut left = rng.below(all.iter().map(|bearing| bearing.count()).sum::<u32>() + 1);
    for bearing in all {
        if left < bearing.count() {
            let targets = bearing.nth_targets(rules, state, left);
            let (ship, group) = (usize::from(bearing.ship), usize::from(bearing.group));
            return fire::open(rules, umpire, state, ship, group, &targets);
        }
        left -= bearing.count();
    }
    done(rules, umpire, state);
}

/// Draws a speed for every ship that has a choice.
#[inline]
fn choose_speeds<D: Dice>(
    rules: &Talon,
    umpire: &mut Umpire<D, Silent>,
    state: &mut State,
    rng: &mut Seeded,
) {
    power_phase::set_speeds(rules, umpire, state, |state, ship| {
        let choices = power_phase::choices(rules, state, ship);
        if choices.len() > 1 { Some(*rng.pick(&choices)) } else { choices.first().copied() }
    });
}
