//! Refusals of orders, each with its clause and a reason in words. A space, a lenient reader and aids use them.

use engine::{Clause, Refusal};

use super::OrderSpace;
use crate::catalogue;
use crate::clauses;
use crate::orders::{Course, Part, Plot, Stance};
use crate::rules::AHEAD;
use crate::state::Name;

impl OrderSpace<'_> {
    /// Returns why a ship may not be chosen as the flagship; `None` if it may (FC-2.1, FC-2.3).
    pub(crate) fn refuse_flag(&self, ship: Name) -> Option<Refusal> {
        let refuse = |clause, reason: &str| Some(Refusal::new(clause, format!("flag {ship}"), reason));
        if !self.state.chooses_flags() {
            return refuse(clauses::STAYS, catalogue::FLAG_STAYS);
        }
        let own = self.ships.iter().any(|choices| choices.ship == ship);
        if own { None } else { refuse(clauses::FLAG, catalogue::NOT_YOUR_SHIP) }
    }

    /// Returns why a plot is not legal; `None` if it is.
    pub(super) fn refuse_plot(&self, plot: &Plot) -> Option<Refusal> {
        if self.state.chooses_flags() {
            return Some(Refusal::new(clauses::FLAG, plot.to_string(), catalogue::FLAG_FIRST));
        }
        let mut parts = plot.parts().iter();
        for choices in &self.ships {
            match parts.next() {
                Some(part) if part.ship == choices.ship => {
                    if let Some(refusal) = self.refuse_part(part) {
                        return Some(refusal);
                    }
                }
                Some(part) => return Some(self.refuse_place(plot, part, choices.ship)),
                None => return Some(missing(choices.ship)),
            }
        }
        if let Some(part) = parts.next() {
            return Some(self.refuse_ship(part.ship).unwrap_or_else(|| twice(part)));
        }
        plot.call().and_then(|target| self.refuse_call(target))
    }

    /// Returns the refusal of a part that stands where the part of another ship should.
    fn refuse_place(&self, plot: &Plot, part: &Part, due: Name) -> Refusal {
        match self.refuse_ship(part.ship) {
            Some(refusal) => refusal,
            None if part.ship < due => twice(part),
            None if plot.part(due).is_none() => missing(due),
            None => Refusal::new(clauses::NOTATION, part.to_string(), catalogue::IN_ORDER_OF_NUMBER),
        }
    }

    /// Returns why a ship may not be ordered; `None` if it may (FC-3.1).
    pub(crate) fn refuse_ship(&self, ship: Name) -> Option<Refusal> {
        if self.ships.iter().any(|choices| choices.ship == ship) {
            return None;
        }
        let reason = if ship.side == self.side { self.absent(ship) } else { catalogue::NOT_YOUR_SHIP };
        Some(Refusal::new(clauses::ORDER, ship.to_string(), reason))
    }

    /// Returns why a ship that may be ordered may not do this; `None` if it may.
    pub(crate) fn refuse_part(&self, part: &Part) -> Option<Refusal> {
        let (clause, reason) =
            self.refuse_course(part.ship, part.course).or_else(|| self.refuse_stance(part))?;
        Some(Refusal::new(clause, part.to_string(), reason))
    }

    /// Returns why a ship may not sail a course (FC-1.4, FC-3.2).
    fn refuse_course(&self, ship: Name, course: Course) -> Option<(Clause, String)> {
        if course.ahead > AHEAD {
            return Some((clauses::COURSE, catalogue::too_far(AHEAD)));
        }
        let own = self.state.ship(ship);
        let room = self.rules.room(own.at, own.facing, course.turn);
        (course.ahead > room).then(|| (clauses::EDGE, catalogue::off_the_map(room)))
    }

    /// Returns why a ship may not take a stance (FC-3.3, FC-6.5).
    fn refuse_stance(&self, part: &Part) -> Option<(Clause, String)> {
        if matches!(part.stance, Stance::Broadside(_)) && self.state.flagship(self.side) != Some(part.ship) {
            return Some((clauses::BROADSIDE, catalogue::ONLY_THE_FLAGSHIP.to_owned()));
        }
        let target = part.stance.target()?;
        let reason = match target {
            target if self.targets.contains(&target) => return None,
            target if target.side == self.side => catalogue::NO_ENEMY,
            target => self.absent(target),
        };
        Some((clauses::STANCE, reason.to_owned()))
    }

    /// Returns why an enemy may not be called; `None` if it may (FC-4.1).
    pub(crate) fn refuse_call(&self, target: Name) -> Option<Refusal> {
        if self.calls.contains(&target) {
            return None;
        }
        let reason = if target.side == self.side {
            catalogue::NO_ENEMY
        } else if !self.targets.contains(&target) {
            self.absent(target)
        } else if self.rules.calls_left(self.state, self.side) == 0 {
            catalogue::NO_CALLS_LEFT
        } else if self.state.is_known(target.side) {
            catalogue::FLAG_IS_KNOWN
        } else if self.state.ship(target).cleared {
            catalogue::KNOWN_NOT_TO_FLY_IT
        } else {
            catalogue::NOT_HIT_YET
        };
        Some(Refusal::new(clauses::CALL, format!("call {target}"), reason))
    }

    /// Returns the reason why a ship is not on the table.
    fn absent(&self, ship: Name) -> &'static str {
        let known = self.rules.ships().any(|name| name == ship);
        if known { catalogue::LOST_ALREADY } else { catalogue::NO_SUCH_SHIP }
    }
}

/// Returns the refusal of an order that leaves out a ship.
fn missing(ship: Name) -> Refusal {
    Refusal::new(clauses::ORDER, ship.to_string(), catalogue::NO_PART)
}

/// Returns the refusal of a second part of a ship.
fn twice(part: &Part) -> Refusal {
    Refusal::new(clauses::ORDER, part.to_string(), catalogue::ORDERED_ALREADY)
}
