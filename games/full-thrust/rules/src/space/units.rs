//! The units of a phase: each ship or group that writes in it, with its possible actions.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use engine::{Clause, Outline, Refusal, Seeded};

use crate::catalogue;
use crate::clauses;
use crate::options::Fire;
use crate::orders::{Part, Subject};
use crate::seat::OrderSpace;
use crate::state::{Flight, Name, Phase, Place, SHIPS, Wing};
use crate::{anti_fighter, bogeys, fighters, plots, volleys};

/// A ship or group by its index in its list, with its action in this phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// A ship plots its movement.
    Plot(usize),
    /// A ship may scan a marker.
    Scan(usize),
    /// A group moves.
    Fly(usize),
    /// A group attacks.
    Attack(usize),
    /// A ship fires at the groups that attack it.
    Guard(usize),
    /// A ship fires.
    Volley(usize),
}

pub(crate) type Units = ArrayVec<Unit, SHIPS>;

impl OrderSpace<'_> {
    /// Returns the units of this phase, in list order.
    pub(crate) fn units(&self) -> Units {
        let mut units = Units::new();
        let fleet = self.rules.fleet(self.side);
        let state = self.state;
        match state.phase {
            Phase::Orders => units.extend(fleet.filter(|i| self.gets_orders(*i)).map(Unit::Plot)),
            Phase::Scans => units.extend(fleet.filter(|i| bogeys::may_scan(self, *i)).map(Unit::Scan)),
            Phase::Fighters => units.extend(self.flying().filter(|g| !state.groups[*g].moved).map(Unit::Fly)),
            Phase::Attacks => {
                units.extend(
                    self.flying().filter(|g| fighters::may_attack(self.rules, state, *g)).map(Unit::Attack),
                );
            }
            Phase::Defence => {
                units.extend(
                    fleet.filter(|i| anti_fighter::may_defend(self.rules, state, *i)).map(Unit::Guard),
                );
            }
            Phase::Fire => {
                let slot = state.slot as usize;
                let fires = |i: &usize| match self.rules.options.fire {
                    Fire::Open => *i == slot,
                    _ => !state.ships[*i].done && volleys::may_fire(self.rules, state, *i),
                };
                units.extend(fleet.filter(fires).map(Unit::Volley));
            }
            Phase::Over => {}
        }
        units
    }

    /// Returns the own groups on the table.
    fn flying(&self) -> impl Iterator<Item = usize> {
        let side = self.side as u8;
        let own = move |g: &usize| {
            self.rules.wings[*g].side == side && self.state.groups[*g].flight == Flight::Flying
        };
        (0..self.state.groups.len()).filter(own)
    }

    pub(super) fn count(&self, unit: Unit) -> u128 {
        match unit {
            Unit::Plot(i) => plots::count(self, i),
            Unit::Scan(i) => 1 + bogeys::scannable(self, i).count() as u128,
            Unit::Fly(g) => fighters::places(self, g),
            Unit::Attack(g) => 1 + fighters::targets(self.rules, self.state, g).count() as u128,
            Unit::Guard(i) => anti_fighter::count(self.rules, self.state, i),
            Unit::Volley(i) => volleys::Volley::new(self, i).count(),
        }
    }

    pub(super) fn visit_unit(
        &self,
        unit: Unit,
        f: &mut dyn FnMut(&[Part]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match unit {
            Unit::Plot(i) => plots::visit(self, i, f),
            Unit::Scan(i) => bogeys::visit(self, i, f),
            Unit::Fly(g) => fighters::visit_places(self, g, f),
            Unit::Attack(g) => fighters::visit_attacks(self, g, f),
            Unit::Guard(i) => anti_fighter::visit(self, i, f),
            Unit::Volley(i) => volleys::Volley::new(self, i).visit(f),
        }
    }

    pub(super) fn sample_unit(&self, unit: Unit, rng: &mut Seeded, parts: &mut Vec<Part>) {
        match unit {
            Unit::Plot(i) => plots::sample(*self, (i, usize::from(self.rules.name(i).number)), rng, parts),
            Unit::Scan(i) => bogeys::sample(self, i, rng, parts),
            Unit::Fly(g) => parts.push(fighters::sample_place(self, g, rng)),
            Unit::Attack(g) => fighters::sample_attack(self, g, rng, parts),
            Unit::Guard(i) => anti_fighter::sample(self, i, rng, parts),
            Unit::Volley(i) => volleys::Volley::new(self, i).sample(rng, parts),
        }
    }

    /// Checks the parts of one unit; they all have its subject.
    pub(crate) fn check_unit(&self, unit: Unit, parts: &[Part]) -> Result<(), Refusal> {
        match unit {
            Unit::Plot(i) => plots::check(self, i, parts),
            Unit::Scan(i) => bogeys::check(self, i, parts),
            Unit::Fly(g) => fighters::check_place(self, g, parts),
            Unit::Attack(g) => fighters::check_attack(self, g, parts),
            Unit::Guard(i) => anti_fighter::check(self, i, parts),
            Unit::Volley(i) => volleys::Volley::new(self, i).check(parts),
        }
    }

    pub(super) fn outline_unit(&self, unit: Unit) -> Outline {
        let form = match unit {
            Unit::Plot(i) => plots::outline(self, i),
            Unit::Scan(i) => bogeys::outline(self, i),
            Unit::Fly(g) => fighters::outline_places(self, g),
            Unit::Attack(g) => fighters::outline_attacks(self, g),
            Unit::Guard(i) => anti_fighter::outline(self, i),
            Unit::Volley(i) => volleys::Volley::new(self, i).outline(),
        };
        form.about(self.label(unit))
    }

    pub(super) fn subject(&self, unit: Unit) -> Subject {
        match unit {
            Unit::Plot(i) | Unit::Scan(i) | Unit::Guard(i) | Unit::Volley(i) => {
                Subject::Ship(self.rules.name(i))
            }
            Unit::Fly(g) | Unit::Attack(g) => Subject::Group(self.rules.wings[g].number + 1),
        }
    }

    fn label(&self, unit: Unit) -> String {
        match self.subject(unit) {
            Subject::Ship(name) => name.to_string(),
            Subject::Group(number) => format!("G{number}"),
        }
    }

    /// Returns the clause under which a part is refused in this phase.
    pub(crate) fn phase_clause(&self) -> Clause {
        match self.state.phase {
            Phase::Orders => clauses::NOTATION,
            Phase::Scans => clauses::BOGEYS,
            Phase::Fighters | Phase::Attacks => clauses::FIGHTERS,
            Phase::Defence => clauses::ANTI_FIGHTER,
            Phase::Fire => clauses::DECLARING,
            Phase::Over => clauses::VICTORY,
        }
    }

    /// Returns the unit that the parts about a subject belong to.
    ///
    /// # Errors
    /// Returns the reason why there is no such unit.
    pub(crate) fn unit_of(&self, subject: Subject) -> Result<Unit, Refusal> {
        let units = self.units();
        if let Some(unit) = units.iter().find(|u| self.subject(**u) == subject) {
            return Ok(*unit);
        }
        Err(match subject {
            Subject::Ship(name) => {
                let (clause, reason) = self.no_ship(name);
                Refusal::new(clause, name.to_string(), reason)
            }
            Subject::Group(number) => {
                let wing = Wing(Name { side: self.side as u8, number: number.wrapping_sub(1) });
                Refusal::new(self.phase_clause(), wing.to_string(), catalogue::GROUP_HAS_NOTHING)
            }
        })
    }

    /// Returns the clause and the reason why a ship writes nothing now; FT-2.7 if it is an own ship off the table that
    /// may return or is barred.
    fn no_ship(&self, name: Name) -> (Clause, String) {
        let of_phase = |reason: &str| (self.phase_clause(), reason.to_owned());
        let Some(place) = self.rules.place_of(name) else { return of_phase(catalogue::NO_SUCH_SHIP) };
        if usize::from(name.side) != self.side {
            return of_phase(catalogue::OTHER_SIDES_SHIP);
        }
        let ship = &self.state.ships[place];
        let off_table = match ship.place {
            Place::Away if self.rules.is_dummy(ship) => catalogue::DUMMY_STAYS_OFF.to_owned(),
            Place::Away => catalogue::may_enter_from(ship.back),
            Place::Barred => catalogue::MAY_NOT_RETURN.to_owned(),
            Place::Table => return of_phase(catalogue::SHIP_HAS_NOTHING),
            Place::Destroyed | Place::Out | Place::Gone => return of_phase(catalogue::OUT_OF_THE_BATTLE),
        };
        (clauses::LEAVING, off_table)
    }
}
