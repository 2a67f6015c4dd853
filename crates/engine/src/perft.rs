//! Counts of all lines of play to a depth: the exact check that a ruleset generates the right orders.

use crate::dice::Odometer;
use crate::rules::{Demand, Rules, Sealed};
use crate::space::Space;
use crate::umpire::{Silent, Umpire};

/// Largest number of orders of one seat that are listed at once.
const MOST: usize = 1 << 20;

/// Counts joint orders to a depth in decisions. Every outcome of the dice counts separately.
///
/// At depth 1 the count is the product of the sizes of the demanded seats' spaces. A finished battle has no orders.
/// Returns `None` if a space is too large to count or list, or if the count exceeds 2¹²⁸.
pub fn perft<R: Rules>(rules: &R, state: &R::State, depth: u32) -> Option<u128> {
    perft_told(rules, state, depth, &mut |_| {})
}

/// Counts as [`perft`] does, and reports every partial count as it is added.
pub fn perft_told<R: Rules>(
    rules: &R,
    state: &R::State,
    depth: u32,
    told: &mut dyn FnMut(u128),
) -> Option<u128> {
    let Demand::Orders(seats) = rules.demand(state) else { return Some(u128::from(depth == 0)) };
    if depth == 0 {
        return Some(1);
    }
    if depth == 1 {
        let sizes = |all: u128, seat| all.checked_mul(count(&rules.space(state, seat))?);
        let joint = seats.iter().try_fold(1u128, sizes)?;
        told(joint);
        return Some(joint);
    }
    let mut choices = Vec::new();
    for seat in seats {
        let space = rules.space(state, seat);
        count(&space).filter(|n| *n <= MOST as u128)?;
        let mut orders = Vec::new();
        Sealed::all(&space, seat, |order| orders.push(order));
        choices.push(orders);
    }
    let mut total = 0u128;
    let mut joint = Vec::new();
    walk(rules, state, depth, &choices, &mut joint, (&mut total, told))?;
    Some(total)
}

fn count<S: Space>(space: &S) -> Option<u128> {
    space.size().or_else(|| space.listed(MOST).map(|all| all.len() as u128))
}

fn walk<R: Rules>(
    rules: &R,
    state: &R::State,
    depth: u32,
    choices: &[Vec<Sealed<R::Order>>],
    joint: &mut Vec<Sealed<R::Order>>,
    (total, told): (&mut u128, &mut dyn FnMut(u128)),
) -> Option<()> {
    let Some(orders) = choices.get(joint.len()) else {
        let mut dice = Odometer::default();
        loop {
            let mut next = state.clone();
            let mut umpire = Umpire::new(&mut dice, Silent);
            rules.resolve(&mut umpire, &mut next, joint);
            *total = total.checked_add(perft_told(rules, &next, depth - 1, told)?)?;
            if !dice.advance() {
                return Some(());
            }
        }
    };
    for order in orders {
        joint.push(order.clone());
        walk(rules, state, depth, choices, joint, (total, told))?;
        joint.pop();
    }
    Some(())
}
