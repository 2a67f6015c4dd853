//! Anti-fighter fire: one system for each working firecon, at groups that attack the ship (FT-4.8).

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use engine::dice::Dice;
use engine::{Log, Outline, Refusal, Sealed, Seeded};

use crate::catalogue;
use crate::clauses;
use crate::events::Event;
use crate::orders::{Order, Part};
use crate::play::{Play, parts_of};
use crate::rules::FullThrust;
use crate::seat::OrderSpace;
use crate::state::{Flight, GROUPS, State, Wing};

/// Returns the groups that attack a ship, by their indices in the group list.
fn attackers(state: &State, place: usize) -> impl Iterator<Item = usize> + use<'_> {
    (0..state.groups.len()).filter(move |g| {
        let group = &state.groups[*g];
        usize::from(group.target) == place && group.flight == Flight::Flying
    })
}

/// Counts the anti-fighter systems that work: one for each working firecon.
pub(crate) fn systems(rules: &FullThrust, state: &State, place: usize) -> usize {
    let ship = &state.ships[place];
    usize::from(rules.class(ship).firecons_left(ship.lost))
}

/// Returns `true` if fighters attack a ship and it can fire at them.
pub(crate) fn may_defend(rules: &FullThrust, state: &State, place: usize) -> bool {
    systems(rules, state, place) > 0 && attackers(state, place).next().is_some()
}

/// Counts the ways to allot its systems: each to a group or to none.
pub(crate) fn count(rules: &FullThrust, state: &State, place: usize) -> u128 {
    let (groups, systems) = (attackers(state, place).count() as u128, systems(rules, state, place) as u128);
    (1..=systems).fold(1, |ways, i| ways * (groups + i) / i)
}

fn guard(orders: &OrderSpace<'_>, place: usize, g: usize) -> Part {
    Part::Guard(orders.rules.name(place), orders.rules.wings[g].number + 1)
}

pub(crate) fn visit(
    orders: &OrderSpace<'_>,
    place: usize,
    f: &mut dyn FnMut(&[Part]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let groups: ArrayVec<usize, GROUPS> = attackers(orders.state, place).collect();
    walk(orders, place, &groups, systems(orders.rules, orders.state, place), &mut Vec::new(), f)
}

fn walk(
    orders: &OrderSpace<'_>,
    place: usize,
    groups: &[usize],
    left: usize,
    parts: &mut Vec<Part>,
    f: &mut dyn FnMut(&[Part]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    f(parts)?;
    if left == 0 {
        return ControlFlow::Continue(());
    }
    for i in 0..groups.len() {
        parts.push(guard(orders, place, groups[i]));
        walk(orders, place, &groups[i..], left - 1, parts, f)?;
        parts.pop();
    }
    ControlFlow::Continue(())
}

pub(crate) fn sample(orders: &OrderSpace<'_>, place: usize, rng: &mut Seeded, parts: &mut Vec<Part>) {
    let mut draw = rng.below(count(orders.rules, orders.state, place) as u32);
    let _ = visit(orders, place, &mut |own| {
        if draw == 0 {
            parts.extend_from_slice(own);
            return ControlFlow::Break(());
        }
        draw -= 1;
        ControlFlow::Continue(())
    });
}

pub(crate) fn check(orders: &OrderSpace<'_>, place: usize, parts: &[Part]) -> Result<(), Refusal> {
    for (i, part) in parts.iter().enumerate() {
        let refuse = |reason: &str| Err(Refusal::new(clauses::ANTI_FIGHTER, part.to_string(), reason));
        let Part::Guard(_, number) = part else {
            return refuse(catalogue::ALLOT_NOW);
        };
        let attacks = |g: usize| orders.rules.wings[g].number + 1 == *number;
        if !attackers(orders.state, place).any(attacks) {
            return refuse(catalogue::NO_GROUP_ATTACKS);
        }
        if i >= systems(orders.rules, orders.state, place) {
            return refuse(catalogue::MORE_THAN_FIRECONS);
        }
    }
    Ok(())
}

pub(crate) fn outline(orders: &OrderSpace<'_>, place: usize) -> Outline {
    let groups: Vec<String> =
        attackers(orders.state, place).map(|g| format!("G{}", orders.rules.wings[g].number + 1)).collect();
    let one = Outline::listed(groups).role("defend", catalogue::LABEL_GROUP_FIRED_AT).optional();
    let all = vec![one; systems(orders.rules, orders.state, place)];
    Outline::all(all).joined(", ").prefixed(format!("{} > ", orders.rules.name(place)))
}

impl<D: Dice, L: Log<Event>> Play<'_, D, L> {
    /// Rolls all anti-fighter dice, defender after defender: 4 and 5 shoot down one fighter, 6 two.
    pub(crate) fn anti_fighter(&mut self, orders: &[Sealed<Order>]) {
        for (side, part) in parts_of(orders) {
            let Part::Guard(ship, number) = part else { continue };
            let wings = &self.rules.wings;
            let Some(g) = wings.iter().position(|w| usize::from(w.side) != side && w.number + 1 == *number)
            else {
                continue;
            };
            let face = self.roll(clauses::ANTI_FIGHTER);
            let group = &mut self.state.groups[g];
            let down = u8::from(face >= 4) + u8::from(face == 6);
            group.fighters = group.fighters.saturating_sub(down);
            let (left, wing, ship) = (group.fighters, Wing(self.rules.wings[g]), *ship);
            let gone = left == 0 && group.flight == Flight::Flying;
            self.tell(clauses::ANTI_FIGHTER, || Event::Defends { ship, group: wing, face, left });
            if gone {
                self.state.groups[g].flight = Flight::Lost;
                self.tell(clauses::ANTI_FIGHTER, || Event::GroupLost { group: wing });
            }
        }
    }
}
