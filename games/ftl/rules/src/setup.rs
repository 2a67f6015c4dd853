//! The set-up of a battle: table, ships and options, with every flaw reported at once.

use engine::{Flaw, Flaws};
use table::{Area, Heading, Length};

use crate::catalogue;
use crate::clauses;
use crate::options::Options;
use crate::rules::Ftl;
use crate::ships::{SHIPS, Ship};
use crate::state::{PIECES, Piece};

/// The least width and height of a table (FTL-1.1).
const LEAST_TABLE: Length = Length::inches(48);
/// The greatest width and height of a table that we draw.
const MOST_TABLE: Length = Length::inches(240);

/// The whole set-up of a battle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The table.
    pub area: Area,
    /// The ships in the order of their letters: the first is A, the next B and so on.
    pub ships: Vec<Ship>,
    /// The options in force.
    pub options: Options,
}

impl Ftl {
    /// Returns the rules for a set-up.
    ///
    /// # Errors
    /// Every flaw of the set-up, each with its clause.
    pub fn new(setup: &Setup) -> Result<Self, Flaws> {
        let mut flaws = setup.options.flaws();
        table_flaws(&setup.area, &mut flaws);
        ship_flaws(setup, &mut flaws);
        if !flaws.is_empty() {
            return Err(flaws.into());
        }
        let pieces = setup.ships.iter().enumerate().map(|(letter, ship)| Piece {
            at: ship.at,
            heading: Heading::of_degrees(ship.degrees).unwrap_or_default(),
            ship: letter as u8,
            side: ship.side,
            ..Piece::default()
        });
        let options = setup.options;
        let leg = |steps: usize, length: Length| Heading::of_steps(steps as i32).leg(length);
        let gap = (options.ship_radius.in_thousandths() + options.missile_radius.in_thousandths()).max(1000);
        Ok(Self {
            area: setup.area,
            options,
            ships: pieces.collect(),
            legs: std::array::from_fn(|h| {
                std::array::from_fn(|halves| leg(h, Length::thousandths(halves as i32 * 500)))
            }),
            ahead: std::array::from_fn(|h| leg(h, Length::thousandths(gap))),
        })
    }
}

fn table_flaws(area: &Area, flaws: &mut Vec<Flaw>) {
    for (field, length) in [("table.width", area.width), ("table.height", area.height)] {
        if length < LEAST_TABLE || length > MOST_TABLE {
            let what = catalogue::table_of_length(length, LEAST_TABLE, MOST_TABLE);
            flaws.push(Flaw::against(clauses::TABLE, field, what));
        }
    }
}

fn ship_flaws(setup: &Setup, flaws: &mut Vec<Flaw>) {
    let ships = &setup.ships;
    let each = 1 + usize::from(setup.options.missiles);
    if ships.len() > SHIPS || ships.len() * each > PIECES {
        let what = catalogue::too_many_ships(ships.len(), setup.options.missiles, SHIPS, PIECES);
        flaws.push(Flaw::against(clauses::MISSILES, "ships", what));
    }
    for side in 0..2 {
        if !ships.iter().any(|s| s.side == side) {
            let what = catalogue::NO_SHIP;
            flaws.push(Flaw::against(clauses::VICTORY, format!("side {}", side + 1), what));
        }
    }
    for (i, ship) in ships.iter().enumerate() {
        let place = |field: &str| format!("ship {}, {field}", char::from(b'A' + (i % SHIPS) as u8));
        if ship.side > 1 {
            flaws.push(Flaw::against(clauses::VICTORY, place("side"), catalogue::TWO_SIDES));
        }
        if !setup.area.holds(ship.at) {
            let what = catalogue::not_on_the_table(ship.at);
            flaws.push(Flaw::against(clauses::TABLE, place("at"), what));
        }
        if Heading::of_degrees(ship.degrees).is_none() || !(0..360).contains(&ship.degrees) {
            let what = catalogue::not_a_heading(ship.degrees);
            flaws.push(Flaw::against(clauses::TABLE, place("heading"), what));
        }
        let room = 2 * i64::from(setup.options.ship_radius.in_thousandths());
        let apart = |other: &Ship| (ship.at - other.at).dot(ship.at - other.at) >= room * room;
        if !ships[..i].iter().all(apart) {
            flaws.push(Flaw::against(clauses::BASES, place("at"), catalogue::BASES_OVERLAP));
        }
    }
}
