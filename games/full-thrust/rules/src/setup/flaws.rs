//! The flaws of a set-up: its table, its ships, the sizes of its fleets.

use engine::Flaw;
use table::{Area, Length};

use super::{Setup, ShipAt};
use crate::catalogue;
use crate::clauses;
use crate::ships::Class;
use crate::state::{GROUPS, Name, SHIPS, WEAPONS};

/// The greatest width and height of a table.
const MOST_TABLE: Length = Length::inches(240);
/// The greatest velocity a ship may start with.
const FASTEST: u16 = 60;

pub(super) fn table_flaws(area: &Area, flaws: &mut Vec<Flaw>) {
    for (field, length) in [("table.width", area.width), ("table.height", area.height)] {
        if length < Length::inches(1) || length > MOST_TABLE {
            let what = catalogue::table_of_length(length, MOST_TABLE);
            flaws.push(Flaw::against(clauses::VICTORY, field, what));
        }
    }
}

pub(super) fn ship_flaws(setup: &Setup, fleet: &[&ShipAt], classes: &[Class], flaws: &mut Vec<Flaw>) {
    let mut count = [0usize; 2];
    let (mut weapons, mut groups) = (0, 0);
    for ship in fleet {
        let side = ship.side.min(1);
        let name = Name { side, number: count[usize::from(side)].min(200) as u8 };
        count[usize::from(side)] += 1;
        let mut flaw = |clause, field: &str, what: String| {
            flaws.push(Flaw::against(clause, format!("ship {name}, {field}"), what));
        };
        match classes.iter().find(|c| c.id == ship.class) {
            Some(class) => {
                weapons += class.weapons.len();
                groups += usize::from(class.groups());
            }
            None => flaw(clauses::CLASSES, "class", catalogue::no_class(&ship.class)),
        }
        if ship.side > 1 {
            flaw(clauses::VICTORY, "side", catalogue::TWO_SIDES.to_owned());
        }
        if !setup.area.holds(ship.at) {
            flaw(clauses::LEAVING, "at", catalogue::not_on_the_table(ship.at));
        }
        if !(1..=12).contains(&ship.course) {
            flaw(clauses::COURSE, "course", catalogue::not_a_course(ship.course));
        }
        if ship.velocity > FASTEST {
            flaw(clauses::COURSE, "velocity", catalogue::starts_too_fast(ship.velocity, FASTEST));
        }
        let readable = |c: char| c.is_alphanumeric() || " '.-".contains(c);
        if ship.name.chars().count() > 30 || !ship.name.chars().all(readable) {
            let what = catalogue::A_NAME_IS;
            flaw(clauses::CHART, "name", what.to_owned());
        }
    }
    for (side, count) in count.iter().enumerate() {
        let place = format!("side {}", side + 1);
        let real = fleet.iter().any(|s| usize::from(s.side) == side && s.class != "dummy");
        if !real {
            flaws.push(Flaw::against(clauses::VICTORY, &place, catalogue::NO_SHIP));
        }
        if *count > SHIPS {
            let what = catalogue::too_many_ships(count, SHIPS);
            flaws.push(Flaw::against(clauses::VICTORY, &place, what));
        }
        if setup.sides[side].flagship.is_some() && super::flagship(setup, side).is_none() {
            flaws.push(Flaw::against(clauses::MORALE, &place, catalogue::FLAGSHIP_IS));
        }
    }
    if weapons > WEAPONS || (setup.options.fighters && groups > GROUPS) {
        let what = catalogue::too_many_weapons(weapons, groups, WEAPONS, GROUPS);
        flaws.push(Flaw::against(clauses::VICTORY, "ships", what));
    }
}
