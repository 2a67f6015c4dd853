//! Orders as people type them, read part by part; each part that does not count is reported (FT-2.3, FT-2.4).

use engine::{Reading, Refusal, Seat, Space};

use crate::catalogue;
use crate::clauses;
use crate::notation::{further, weapon_in_words};
use crate::order_text::{What, Wing, Written, read_parts};
use crate::orders::{Order, Part, Plot};
use crate::rules::FullThrust;
use crate::seat::OrderSpace;
use crate::ships::System;
use crate::state::{Name, Phase, Place, State};

/// Reads a typed order. An impossible movement order is void with everything that follows it. A further part that
/// cannot be done is void alone. Of two parts of a kind, the first counts.
pub(crate) fn read(rules: &FullThrust, state: &State, seat: Seat, text: &str) -> Reading<Order> {
    let space = OrderSpace::new(rules, state, seat);
    let mut reader = Reader {
        space,
        reading: Reading { order: Order::default(), refused: Vec::new(), ignored: Vec::new() },
        void: Vec::new(),
    };
    let mut all: Vec<Written> = Vec::new();
    for written in read_parts(text) {
        match written {
            Ok(written) => all.push(written),
            Err(refusal) => reader.reading.refused.push(refusal),
        }
    }
    for written in &mut all {
        written.ship = written.ship.or_else(|| reader.only_ship());
    }
    // Movement and entries are read before the parts that may follow them, in whatever order they are typed.
    let (moves, rest): (Vec<_>, Vec<_>) =
        all.into_iter().partition(|w| matches!(w.what, What::Move(..) | What::Enter(..)));
    reader.moves(&moves);
    for written in &rest {
        reader.take(written);
    }
    if space.check(&reader.reading.order).is_err() {
        reader.reading.order = space.idle();
    }
    reader.reading
}

struct Reader<'a> {
    space: OrderSpace<'a>,
    reading: Reading<Order>,
    /// Ships whose movement order is impossible.
    void: Vec<Name>,
}

impl Reader<'_> {
    /// Returns the only ship that a side can write for. Where no ship gets orders, it is the only ship that is away.
    fn only_ship(&self) -> Option<Name> {
        let OrderSpace { rules, state, side } = self.space;
        let one = |of: &dyn Fn(usize) -> bool| {
            let mut own = rules.fleet(side).filter(|i| of(*i));
            own.next().map(|first| own.next().is_none().then(|| rules.name(first)))
        };
        let on_table = |i: usize| state.ships[i].place == Place::Table;
        if state.phase != Phase::Orders {
            return one(&on_table)?;
        }
        one(&|i| self.space.gets_orders(i)).or_else(|| one(&|i| state.ships[i].place == Place::Away))?
    }

    /// Reads movement parts and entries, ship by ship.
    fn moves(&mut self, moves: &[Written]) {
        let mut seen: Vec<(Name, bool)> = Vec::new();
        for written in moves {
            let Some(ship) = written.ship else {
                self.refuse(written, Refusal::new(clauses::NOTATION, "", catalogue::NAME_THE_SHIP));
                continue;
            };
            let of_kind = (ship, matches!(written.what, What::Move(..)));
            if seen.contains(&of_kind) {
                self.ignore(written, catalogue::FIRST_STANDS);
                continue;
            }
            seen.push(of_kind);
            if seen.iter().filter(|(name, _)| *name == ship).count() > 1 {
                continue;
            }
            let other_kind =
                |w: &&Written| w.ship == Some(ship) && matches!(w.what, What::Move(..)) != of_kind.1;
            let other = moves.iter().find(other_kind);
            let mut plot = Plot::default();
            let both = std::iter::once(written).chain(other);
            let read =
                both.map(|w| further(&mut plot, ship, &w.what, &w.text)).collect::<Result<Vec<bool>, _>>();
            let stands = read.and_then(|_| {
                if plot == Plot::default() { Ok(()) } else { self.put(Part::Plot(ship, plot)) }
            });
            if let Err(refusal) = stands {
                self.void.push(ship);
                self.refuse(written, refusal);
            }
        }
    }

    /// Puts a part into the order if the order is then legal; a movement order replaces the one before it.
    fn put(&mut self, part: Part) -> Result<(), Refusal> {
        let mut parts = self.reading.order.parts.clone();
        if let Part::Plot(ship, _) = part {
            parts.retain(|p| !matches!(p, Part::Plot(name, _) if *name == ship));
        }
        parts.push(part);
        let order = Order::new(parts);
        self.space.check_subject(&order, part.subject())?;
        self.reading.order = order;
        Ok(())
    }

    fn take(&mut self, written: &Written) {
        let part = match self.part(written) {
            Ok(Some(part)) => part,
            Ok(None) => return,
            Err(refusal) => return self.refuse(written, refusal),
        };
        let twice = |p: &Part| match (p, &part) {
            (Part::Scan(a, _), Part::Scan(b, _)) => a == b,
            (Part::Fly(a, ..), Part::Fly(b, ..)) | (Part::Attack(a, _), Part::Attack(b, _)) => a == b,
            _ => false,
        };
        if self.reading.order.parts.iter().any(twice) {
            return self.ignore(written, catalogue::FIRST_STANDS);
        }
        if let Err(refusal) = self.put(part) {
            self.refuse(written, refusal);
        }
    }

    /// Makes a part of what is written; returns `None` if it has been dealt with already.
    fn part(&mut self, written: &Written) -> Result<Option<Part>, Refusal> {
        let side = self.space.side as u8;
        let clause = match written.what {
            What::Recover(_) => clauses::FIGHTERS,
            _ => self.space.phase_clause(),
        };
        let wing = |wing: Wing, side: u8| match wing.side {
            Some(letter) if letter != side => Err(Refusal::new(clause, "", catalogue::OTHER_SIDES_GROUP)),
            _ => Ok(wing.number),
        };
        match written.what {
            What::Fly(group, at, course) => return Ok(Some(Part::Fly(wing(group, side)?, at, course))),
            What::Attack(group, target) => return Ok(Some(Part::Attack(wing(group, side)?, target))),
            What::Recover(group) => drop(wing(group, side)?),
            What::Guard(group) => drop(wing(group, 1 - side)?),
            _ => {}
        }
        let ship =
            written.ship.ok_or_else(|| Refusal::new(clauses::NOTATION, "", catalogue::FOR_WHICH_SHIP))?;
        Ok(Some(match written.what {
            What::Scan(target) => Part::Scan(ship, target),
            What::Guard(group) => Part::Guard(ship, group.number),
            What::Shot(weapon, target, system) => Part::Shot(ship, weapon, target, system),
            What::Volley(target) => {
                self.volley(written, ship, target);
                return Ok(None);
            }
            _ => {
                if self.void.contains(&ship) {
                    return Err(Refusal::new(clauses::IMPOSSIBLE, "", catalogue::VOID_AFTER_IMPOSSIBLE));
                }
                let mut plot = self.reading.order.plot(ship).unwrap_or_default();
                if !further(&mut plot, ship, &written.what, &written.text)? {
                    self.ignore(written, catalogue::FIRST_OF_KIND_STANDS);
                    return Ok(None);
                }
                Part::Plot(ship, plot)
            }
        }))
    }

    /// Adds every weapon of a ship that bears on a target and is not fired yet.
    fn volley(&mut self, written: &Written, ship: Name, target: Name) {
        let OrderSpace { rules, state, .. } = self.space;
        let Some(place) = rules.place_of(ship) else {
            return self.refuse(written, Refusal::new(clauses::FIRECONS, "", catalogue::NO_SUCH_SHIP));
        };
        let class = rules.class(&state.ships[place]);
        let (mut any, mut last) = (false, None);
        for index in 0..class.weapons.len() {
            let Some(System::Weapon(kind, number)) = class.system(index) else { continue };
            match self.put(Part::Shot(ship, (kind, number), target, None)) {
                Ok(()) => any = true,
                Err(refusal) => last = last.or(Some(refusal)),
            }
        }
        if !any {
            let none = || Refusal::new(clauses::FIRECONS, "", catalogue::HAS_NO_WEAPON);
            self.refuse(written, last.unwrap_or_else(none));
        }
    }

    /// Refuses a written part under its own text. A shot is refused under its weapon, because one text may hold many
    /// shots.
    fn refuse(&mut self, written: &Written, refusal: Refusal) {
        let subject = match (written.what, written.ship) {
            (What::Shot(weapon, ..), Some(ship)) => weapon_in_words(ship, weapon),
            _ => written.text.clone(),
        };
        self.reading.refused.push(Refusal { subject, ..refusal });
    }

    fn ignore(&mut self, written: &Written, reason: &str) {
        self.reading.ignored.push(Refusal::new(clauses::NOTATION, written.text.clone(), reason));
    }
}
