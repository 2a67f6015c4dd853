//! Thresholds: at fixed parts of its damage a ship rolls for each working system (FT-4.4).
//!
//! `apply_marked` in `turn_end` calls it, each time that marked damage takes effect.

use engine::Log;
use engine::dice::Dice;

use crate::clauses;
use crate::events::Event;
use crate::play::Play;
use crate::ships::{Class, Group, System};
use crate::state::Place;

/// Returns the lowest face that knocks a system out, for each threshold point.
const fn faces(group: Group) -> &'static [u8] {
    match group {
        Group::Escort | Group::Merchant => &[4],
        Group::Cruiser => &[6, 4],
        Group::Capital => &[6, 5, 4],
    }
}

/// Returns the threshold points of a class in damage taken, rounded up, each with the face that knocks a system out.
pub fn points(class: &Class) -> impl Iterator<Item = (u16, u8)> {
    let faces = faces(class.group);
    let parts = faces.len() as u16 + 1;
    let damage = u16::from(class.damage);
    faces.iter().enumerate().map(move |(i, face)| ((damage * (i as u16 + 1)).div_ceil(parts), *face))
}

impl<D: Dice, L: Log<Event>> Play<'_, D, L> {
    /// Rolls for every ship whose damage has just reached or passed a threshold point, lowest points first.
    pub(crate) fn thresholds(&mut self) {
        for place in 0..self.state.ships.len() {
            let ship = self.state.ships[place];
            if ship.marked == 0 || ship.place != Place::Table {
                continue;
            }
            let before = ship.damage - ship.marked;
            for (number, (point, face)) in points(self.rules.class(&ship)).enumerate() {
                if before < point && point <= ship.damage {
                    self.threshold(place, number as u8 + 1, face);
                }
            }
        }
    }

    /// Rolls for each working system: weapons as the design lists them, the drive, firecons.
    fn threshold(&mut self, place: usize, point: u8, from: u8) {
        let rules = self.rules;
        for index in 0..rules.class(&self.state.ships[place]).systems() {
            let ship = self.state.ships[place];
            let class = rules.class(&ship);
            let dead =
                if class.is_drive(index) { ship.drive >= 2 } else { ship.lost & class.bit(index) != 0 };
            if dead || (class.is_drive(index) && class.thrust == 0) {
                continue;
            }
            let face = self.roll(clauses::THRESHOLDS);
            let lost = face >= from;
            let ship = &mut self.state.ships[place];
            match (lost, class.is_drive(index)) {
                (true, true) => ship.drive += 1,
                (true, false) => ship.lost |= class.bit(index),
                _ => {}
            }
            let system = class.system(index).unwrap_or(System::Drive);
            self.tell(clauses::THRESHOLDS, || Event::Threshold {
                ship: rules.name(place),
                point,
                system,
                face,
                needs: from,
                lost,
            });
        }
    }
}
