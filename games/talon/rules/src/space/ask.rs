//! The demand on a seat, with the data that its orders need.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use table::Arcs;

use crate::fire;
use crate::movement;
use crate::power::{Menu, redirects};
use crate::power_phase::{Choices, choosers};
use crate::rules::Talon;
use crate::state::{Affair, FLEET, GROUPS, Name, Piece, Question, State, Step, WEAPONS};
use crate::weapons::Weapon;

/// A group that can fire.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bearing {
    pub(crate) ship: u8,
    pub(crate) group: u8,
    /// The number of weapons that each name a target; 0 for a fusion cannon.
    pub(crate) weapons: u8,
    /// The number of pieces that each weapon may name.
    pub(crate) targets: u8,
    /// The first of them; without any, the firer.
    first: Piece,
}

impl Bearing {
    /// Returns the number of ways in which it can fire.
    #[inline]
    pub(crate) const fn count(self) -> u32 {
        (self.targets as u32).pow(self.weapons as u32)
    }

    /// Returns the targets of way `number`, one for each weapon.
    #[inline]
    pub(crate) fn nth_targets(self, rules: &Talon, state: &State, number: u32) -> ArrayVec<Piece, WEAPONS> {
        let mut named = ArrayVec::new();
        if self.targets == 1 {
            named.extend((0..self.weapons).map(|_| self.first));
        } else if self.weapons > 0 {
            let all = fire::targets(rules, state, usize::from(self.ship), usize::from(self.group));
            let mut left = number;
            for _ in 0..self.weapons {
                named.push(all[left as usize % all.len()]);
                left /= all.len() as u32;
            }
        }
        named
    }
}

/// The demand on the seat.
#[derive(Clone, Debug)]
pub(super) enum Ask {
    Nothing,
    /// The purchases of each ship with a point.
    Buy(ArrayVec<Menu, FLEET>),
    /// A move: the number of orders, `done` included where it is legal.
    Move(u32),
    /// The groups that can fire.
    Fire(ArrayVec<Bearing, { FLEET * GROUPS }>),
    /// The ship of a colliding pair that takes its damage first.
    First([Name; 2]),
    /// The shield that takes the damage, from these arcs.
    Shield(Arcs),
    /// The speed of each ship with a choice.
    Speeds(ArrayVec<(u8, Choices), FLEET>),
}

impl Ask {
    #[inline]
    pub(super) fn of(rules: &Talon, state: &State, side: u8) -> Self {
        match state.question {
            Question::First => {
                let Affair::Entry(entry) = state.affair else { return Self::Nothing };
                return Self::First(entry.pair.map(|ship| rules.name(usize::from(ship))));
            }
            Question::Shield { arcs, .. } => return Self::Shield(arcs),
            Question::None => {}
        }
        match state.step {
            Step::Power => {
                let redirects = if state.missiles.is_empty() { 0 } else { redirects(rules, state, side) };
                Self::Buy(
                    rules.fleet(side).filter_map(|ship| Menu::of(rules, state, ship, redirects)).collect(),
                )
            }
            Step::Move => {
                let mut count = u32::from(!movement::anything_must(rules, state, side));
                let _ = movement::each_action(rules, state, side, &mut |_, _| {
                    count += 1;
                    ControlFlow::Continue(())
                });
                Self::Move(count)
            }
            Step::Fire => Self::Fire(bearings(rules, state, side)),
            Step::Speeds => {
                Self::Speeds(choosers(rules, state, side).map(|(ship, all)| (ship as u8, all)).collect())
            }
            Step::Over => Self::Nothing,
        }
    }
}

/// Returns the groups of a side that can fire now.
#[inline]
pub(crate) fn bearings(rules: &Talon, state: &State, side: u8) -> ArrayVec<Bearing, { FLEET * GROUPS }> {
    let mut all = ArrayVec::new();
    for ship in rules.fleet(side).filter(|ship| state.ships[*ship].on_map()) {
        for (group, mount) in rules.cards[ship].groups.iter().enumerate() {
            // Most groups are charging.
            if !fire::is_ready(rules, state, ship, group) {
                continue;
            }
            let (targets, first) = fire::count_targets(rules, state, ship, group);
            let names = mount.weapon != Weapon::FusionCannon;
            if targets > 0 || !names {
                let weapons = if names { fire::weapons(rules, state, ship, group) } else { 0 };
                let first = first.unwrap_or(Piece::Ship(ship as u8));
                all.push(Bearing { ship: ship as u8, group: group as u8, weapons, targets, first });
            }
        }
    }
    all
}
