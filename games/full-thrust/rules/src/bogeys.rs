//! Bogeys: markers that hide a ship, active scans, the 36-inch test, dummies (FT-4.5).

use std::ops::ControlFlow;

use engine::dice::Dice;
use engine::{Clause, Log, Outline, Refusal, Sealed, Seeded};
use table::Length;

use crate::catalogue;
use crate::clauses;
use crate::events::Event;
use crate::orders::{Order, Part};
use crate::play::{Play, parts_of};
use crate::rules::FullThrust;
use crate::seat::OrderSpace;
use crate::state::{Place, State};

/// The reach of an active scan.
const SCAN: Length = Length::inches(54);
/// The distance within which opposing markers reveal one another.
const PASSIVE: Length = Length::inches(36);

/// Returns the enemy markers within scanning reach of a ship, by their indices in the ship list.
fn near<'a>(rules: &FullThrust, state: &'a State, place: usize) -> impl Iterator<Item = usize> + use<'a> {
    let at = state.ships[place].at;
    let marker = move |i: &usize| {
        let other = &state.ships[*i];
        other.place == Place::Table && other.hidden && at.within(other.at, SCAN)
    };
    rules.fleet(1 - rules.side_of(place)).filter(marker)
}

/// Returns `true` if a side is asked for scans: it could make one, as far as the other side can tell.
pub(crate) fn could_scan(rules: &FullThrust, state: &State, side: usize) -> bool {
    let mut fleet = rules.fleet(side);
    fleet.any(|i| state.ships[i].place == Place::Table && near(rules, state, i).next().is_some())
}

/// Returns `true` if an own ship may scan anything; a dummy may not.
pub(crate) fn may_scan(orders: &OrderSpace<'_>, place: usize) -> bool {
    scannable(orders, place).next().is_some()
}

/// Returns the markers an own ship may scan.
pub(crate) fn scannable<'a>(orders: &OrderSpace<'a>, place: usize) -> impl Iterator<Item = usize> + use<'a> {
    let ship = &orders.state.ships[place];
    let able = ship.place == Place::Table && !orders.rules.is_dummy(ship);
    near(orders.rules, orders.state, place).filter(move |_| able)
}

fn scan(orders: &OrderSpace<'_>, place: usize, target: usize) -> Part {
    Part::Scan(orders.rules.name(place), orders.rules.name(target))
}

pub(crate) fn visit(
    orders: &OrderSpace<'_>,
    place: usize,
    f: &mut dyn FnMut(&[Part]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    f(&[])?;
    scannable(orders, place).try_for_each(|target| f(&[scan(orders, place, target)]))
}

pub(crate) fn sample(orders: &OrderSpace<'_>, place: usize, rng: &mut Seeded, parts: &mut Vec<Part>) {
    let number = rng.below(1 + scannable(orders, place).count() as u32) as usize;
    if number > 0 {
        parts.extend(scannable(orders, place).nth(number - 1).map(|target| scan(orders, place, target)));
    }
}

pub(crate) fn check(orders: &OrderSpace<'_>, place: usize, parts: &[Part]) -> Result<(), Refusal> {
    let [part @ Part::Scan(_, target)] = parts else {
        return Err(Refusal::new(clauses::BOGEYS, "", catalogue::ONE_SCAN_EACH));
    };
    let known = orders.rules.place_of(*target);
    if known.is_some_and(|t| scannable(orders, place).any(|s| s == t)) {
        return Ok(());
    }
    Err(Refusal::new(clauses::BOGEYS, part.to_string(), catalogue::NO_MARKER_WITHIN_REACH))
}

pub(crate) fn outline(orders: &OrderSpace<'_>, place: usize) -> Outline {
    let all = scannable(orders, place).map(|target| orders.rules.name(target).to_string());
    let scan = Outline::listed(all).prefixed(format!("{} scan ", orders.rules.name(place)));
    scan.role("scan", catalogue::LABEL_MARKER).optional()
}

impl<D: Dice, L: Log<Event>> Play<'_, D, L> {
    /// Plays the active scans: each reveals the scanned marker and the scanner.
    pub(crate) fn scans(&mut self, orders: &[Sealed<Order>]) {
        for (_, part) in parts_of(orders) {
            let Part::Scan(name, target) = part else { continue };
            let (ship, target_name) = (*name, *target);
            self.tell(clauses::BOGEYS, || Event::Scans { ship, target: target_name });
            for name in [*name, *target] {
                if let Some(place) = self.rules.place_of(name) {
                    self.reveal(place, clauses::BOGEYS);
                }
            }
        }
    }

    /// Plays the 36-inch test, all pairs together: opposing markers, and markers against ships in sight.
    pub(crate) fn passive(&mut self) {
        let (rules, state) = (self.rules, &*self.state);
        let mut found = 0u128;
        for own in rules.fleet(0).filter(|i| state.ships[*i].place == Place::Table) {
            for other in rules.fleet(1).filter(|i| state.ships[*i].place == Place::Table) {
                if state.ships[own].at.within(state.ships[other].at, PASSIVE) {
                    found |= 1 << own | 1 << other;
                }
            }
        }
        for place in 0..self.state.ships.len() {
            if found & 1 << place != 0 {
                self.reveal(place, clauses::BOGEYS);
            }
        }
    }

    /// Reveals the ship behind a marker; a dummy is removed.
    pub(crate) fn reveal(&mut self, place: usize, why: Clause) {
        let rules = self.rules;
        let ship = &mut self.state.ships[place];
        if !ship.hidden {
            return;
        }
        ship.hidden = false;
        let (name, class) = (rules.name(place), rules.class(ship));
        if rules.is_dummy(ship) {
            ship.place = Place::Gone;
            self.tell(why, || Event::Dummy { ship: name });
        } else {
            self.tell(why, || Event::Shown { ship: name, class: class.name.clone() });
        }
    }
}
