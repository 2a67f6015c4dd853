//! The space of orders of a seat in every phase: the product, or the sum, of the spaces of its ships or groups.

mod units;

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use engine::{Outline, Refusal, Seeded, Space};

use crate::catalogue;
use crate::clauses;
use crate::notation::IDLE;
use crate::options::Fire;
use crate::orders::{Order, Part, Subject};
use crate::plots;
use crate::seat::OrderSpace;
use crate::state::{Phase, SHIPS};
use crate::volleys::MANY;

pub use units::Unit;

/// The way the units of a phase make up an order.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whole {
    /// Each unit writes.
    All,
    /// Exactly one unit writes.
    One,
    /// One unit writes, or none does.
    OneOrNone,
}

impl OrderSpace<'_> {
    fn whole(&self) -> Whole {
        match self.state.phase {
            Phase::Fighters => Whole::One,
            Phase::Fire if self.rules.options.fire == Fire::Alternate => Whole::OneOrNone,
            _ => Whole::All,
        }
    }

    fn walk(
        &self,
        units: &[Unit],
        parts: &mut Vec<Part>,
        f: &mut dyn FnMut(Order) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some((unit, rest)) = units.split_first() else { return f(Order { parts: parts.clone() }) };
        let base = parts.len();
        self.visit_unit(*unit, &mut |own| {
            parts.truncate(base);
            parts.extend_from_slice(own);
            let flow = self.walk(rest, parts, f);
            parts.truncate(base);
            flow
        })
    }
}

impl Space for OrderSpace<'_> {
    type Order = Order;

    fn size(&self) -> Option<u128> {
        let units = self.units();
        let mut counts = units.iter().map(|u| Some(self.count(*u)).filter(|n| *n < MANY));
        match self.whole() {
            Whole::All => counts.try_fold(1u128, |all, n| all.checked_mul(n?)),
            Whole::One => counts.try_fold(0u128, |all, n| all.checked_add(n?)),
            Whole::OneOrNone => counts.try_fold(1u128, |all, n| all.checked_add(n? - 1)),
        }
    }

    fn visit(&self, f: &mut dyn FnMut(Order) -> ControlFlow<()>) -> ControlFlow<()> {
        let units = self.units();
        let whole = self.whole();
        if whole == Whole::All {
            return self.walk(&units, &mut Vec::new(), f);
        }
        if whole == Whole::OneOrNone {
            f(Order::default())?;
        }
        units.iter().try_for_each(|unit| {
            self.visit_unit(*unit, &mut |parts| {
                if parts.is_empty() { ControlFlow::Continue(()) } else { f(Order { parts: parts.to_vec() }) }
            })
        })
    }

    fn sample(&self, rng: &mut Seeded) -> Order {
        let mut order = Order::default();
        self.sample_into(rng, &mut order);
        order
    }

    #[inline]
    fn sample_into(&self, rng: &mut Seeded, order: &mut Order) {
        order.parts.clear();
        match self.state.phase {
            Phase::Orders if self.rules.duel => {
                plots::sample(*self, (self.side, 0), rng, &mut order.parts);
            }
            Phase::Orders => plots::sample_fleet(*self, rng, &mut order.parts),
            _ => OrderSpace { ..*self }.sample_rest(rng, order),
        }
    }

    fn check(&self, order: &Order) -> Result<(), Refusal> {
        let mut last: Option<Subject> = None;
        let mut units = 0;
        for parts in order.parts.chunk_by(|a, b| a.subject() == b.subject()) {
            let subject = parts[0].subject();
            if last.is_some_and(|l| l >= subject) {
                return Err(Refusal::new(clauses::NOTATION, "", catalogue::IN_ORDER_OF_LIST));
            }
            last = Some(subject);
            units += 1;
            self.check_unit(self.unit_of(subject)?, parts)?;
        }
        self.check_whole(units)
    }

    fn vary(&self, order: &Order, rng: &mut Seeded) -> Order {
        let units = self.units();
        if units.is_empty() || self.whole() != Whole::All {
            return self.sample(rng);
        }
        let unit = *rng.pick(&units);
        let subject = self.subject(unit);
        let mut next = Order::default();
        next.parts.extend(order.parts.iter().filter(|p| p.subject() < subject));
        self.sample_unit(unit, rng, &mut next.parts);
        next.parts.extend(order.parts.iter().filter(|p| p.subject() > subject));
        next
    }

    fn idle(&self) -> Order {
        let mut order = Order::default();
        if self.whole() == Whole::One
            && let Some(Unit::Fly(g)) = self.units().first()
        {
            let group = &self.state.groups[*g];
            let course = if group.course == 0 { 12 } else { group.course };
            order.parts.push(Part::Fly(self.rules.wings[*g].number + 1, group.at, course));
        }
        order
    }

    fn outline(&self) -> Outline {
        let units: Vec<Outline> = self.units().iter().map(|u| self.outline_unit(*u)).collect();
        match self.whole() {
            Whole::All => Outline::all(units).joined("; ").or(IDLE).role("orders", catalogue::LABEL_FLEET),
            Whole::One => Outline::any(units).role("mover", catalogue::LABEL_MOVER),
            Whole::OneOrNone => {
                Outline::all([Outline::any(units)]).or(IDLE).role("firer", catalogue::LABEL_FIRER)
            }
        }
    }
}

impl OrderSpace<'_> {
    /// Checks the parts of one ship or group in an order whose other parts are legal already. A reader calls this for
    /// each part it adds. Checking the whole order each time would take quadratic time.
    pub(crate) fn check_subject(&self, order: &Order, subject: Subject) -> Result<(), Refusal> {
        let mut units = 0;
        for parts in order.parts.chunk_by(|a, b| a.subject() == b.subject()) {
            units += 1;
            if parts[0].subject() == subject {
                self.check_unit(self.unit_of(subject)?, parts)?;
            }
        }
        self.check_whole(units)
    }

    /// Checks that this number of ships or groups may write in one order of this phase.
    fn check_whole(&self, units: usize) -> Result<(), Refusal> {
        match self.whole() {
            Whole::One if units != 1 => {
                Err(Refusal::new(clauses::FIGHTERS, "", catalogue::EXACTLY_ONE_GROUP))
            }
            Whole::OneOrNone if units > 1 => {
                Err(Refusal::new(clauses::ALTERNATE, "", catalogue::ONE_SHIP_FIRES))
            }
            _ => Ok(()),
        }
    }

    /// Draws an order uniformly at random in any phase but that of movement orders.
    #[inline(never)]
    fn sample_rest(self, rng: &mut Seeded, order: &mut Order) {
        let units = self.units();
        let pass = match self.whole() {
            Whole::All => {
                units.iter().for_each(|unit| self.sample_unit(*unit, rng, &mut order.parts));
                return;
            }
            Whole::One => 0,
            Whole::OneOrNone => 1,
        };
        let counts: ArrayVec<u128, SHIPS> = units.iter().map(|u| self.count(*u) - pass).collect();
        let mut draw = rng.below_huge(pass + counts.iter().sum::<u128>());
        if draw < pass {
            return;
        }
        draw -= pass;
        for (unit, count) in units.iter().zip(&counts) {
            if draw < *count {
                // The unit's own orders include a pass, so draw until the order is another.
                while order.parts.is_empty() {
                    self.sample_unit(*unit, rng, &mut order.parts);
                }
                return;
            }
            draw -= count;
        }
    }
}
