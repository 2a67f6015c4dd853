//! Reading typed orders part by part, against a position.

use engine::{Reading, Refusal, Seat, Space};

use crate::catalogue;
use crate::clauses;
use crate::notation::{IDLE, Written, parts_of, read_name, read_part};
use crate::orders::{Course, Order, Part, Plot, Stance};
use crate::rules::FalseColours;
use crate::space::OrderSpace;
use crate::state::{Name, State};

/// Reads a typed order. The first legal part of a ship counts, and the first legal call; later ones are ignored. Parts may
/// come in any sequence (FC-3.4), and what is left out is as in a silent side's order (FC-3.5).
pub(crate) fn read(rules: &FalseColours, state: &State, seat: Seat, text: &str) -> Reading<Order> {
    let space = OrderSpace::new(rules, state, seat);
    let mut reader = Reader {
        reading: Reading { order: space.idle(), refused: Vec::new(), ignored: Vec::new() },
        ordered: Vec::new(),
        space,
    };
    let parts = parts_of(text);
    for part in parts.into_iter().filter(|part| !part.eq_ignore_ascii_case(IDLE)) {
        reader.take(part, state.chooses_flags());
    }
    reader.reading
}

/// An order that is being read.
struct Reader<'a> {
    space: OrderSpace<'a>,
    reading: Reading<Order>,
    /// The ships that have their part.
    ordered: Vec<Name>,
}

impl Reader<'_> {
    /// Takes one part, and says why if it does not count.
    fn take(&mut self, part: &str, flags: bool) {
        let bare = read_name(part).filter(|_| flags).map(|ship| Ok(Written::Flag(ship)));
        let taken = match bare.unwrap_or_else(|| read_part(part)) {
            Err(refusal) => Err(refusal),
            Ok(Written::Flag(ship)) => self.flag(ship, part),
            Ok(_) if flags => Err(Refusal::new(clauses::FLAG, part, catalogue::FLAG_FIRST)),
            Ok(Written::Call(target)) => self.call(target, part),
            Ok(Written::Ship(ship, course, stance)) => self.ship(ship, course, stance, part),
        };
        if let Err(refusal) = taken {
            self.reading.refused.push(Refusal { subject: part.to_owned(), ..refusal });
        }
    }

    /// Ignores a part that repeats an earlier one.
    fn ignore(&mut self, clause: engine::Clause, part: &str, reason: &str) {
        self.reading.ignored.push(Refusal::new(clause, part, reason));
    }

    fn flag(&mut self, ship: Name, part: &str) -> Result<(), Refusal> {
        if let Some(refusal) = self.space.refuse_flag(ship) {
            return Err(refusal);
        }
        if self.ordered.is_empty() {
            self.reading.order = Order::Flag(ship);
            self.ordered.push(ship);
        } else {
            self.ignore(clauses::FLAG, part, catalogue::FLAG_CHOSEN);
        }
        Ok(())
    }

    fn call(&mut self, target: Name, part: &str) -> Result<(), Refusal> {
        if matches!(&self.reading.order, Order::Plot(plot) if plot.call.is_some()) {
            self.ignore(clauses::CALL, part, catalogue::ONE_CALL);
            return Ok(());
        }
        if let Some(refusal) = self.space.refuse_call(target) {
            return Err(refusal);
        }
        self.change(|plot| plot.call = Some(target));
        Ok(())
    }

    fn ship(
        &mut self,
        ship: Name,
        course: Option<Course>,
        stance: Option<Stance>,
        part: &str,
    ) -> Result<(), Refusal> {
        if let Some(refusal) = self.space.refuse_ship(ship) {
            return Err(refusal);
        }
        if self.ordered.contains(&ship) {
            self.ignore(clauses::ORDER, part, catalogue::ORDERED_ALREADY);
            return Ok(());
        }
        if course.is_none() && stance.is_none() {
            return Err(Refusal::new(clauses::ORDER, part, catalogue::COURSE_AND_STANCE));
        }
        let read = Part { ship, course: course.unwrap_or_default(), stance: stance.unwrap_or_default() };
        if let Some(refusal) = self.space.refuse_part(&read) {
            return Err(refusal);
        }
        self.change(|plot| {
            if let Some(own) = plot.parts.iter_mut().find(|own| own.ship == ship) {
                *own = read;
            }
        });
        self.ordered.push(ship);
        Ok(())
    }

    fn change(&mut self, change: impl FnOnce(&mut Plot)) {
        if let Order::Plot(plot) = &mut self.reading.order {
            change(plot);
        }
    }
}
