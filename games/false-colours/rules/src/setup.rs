//! The set-up of a battle: map, ships and options, with every flaw reported at once.

use std::ops::RangeInclusive;

use engine::{Flaw, Flaws};
use table::{Facing, Hex, HexMap};

use crate::catalogue;
use crate::clauses;
use crate::options::Options;
use crate::rules::{FalseColours, LEAST_SHIPS, SHIPS};
use crate::state::{Name, Ship, State};

/// Numbers of columns that a map may have; they are even, so that a half-turn takes the map onto itself (FC-1.1).
const COLUMNS: RangeInclusive<i16> = 4..=40;
/// Numbers of rows that a map may have (FC-1.1).
const ROWS: RangeInclusive<i16> = 3..=40;

/// One ship as a scenario places it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShipAt {
    /// Its side: 0 or 1.
    pub side: u8,
    /// Its hex.
    pub at: Hex,
    /// Its facing: 0 for up to 5, clockwise.
    pub facing: i64,
}

/// The data a battle is made from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The map.
    pub map: HexMap,
    /// The ships. The first of a side is its number 1, the next its number 2 and so on.
    pub ships: Vec<ShipAt>,
    /// The options in force.
    pub options: Options,
}

impl FalseColours {
    /// Returns the rules for a set-up.
    ///
    /// # Errors
    /// Every flaw of the set-up, each with its clause.
    pub fn new(setup: &Setup) -> Result<Self, Flaws> {
        let mut flaws = setup.options.flaws();
        map_flaws(setup.map, &mut flaws);
        fleet_flaws(setup, &mut flaws);
        if !flaws.is_empty() {
            return Err(flaws.into());
        }
        let (mut start, mut counts) = (State::default(), [0; 2]);
        for ShipAt { side, at, facing } in &setup.ships {
            let count = &mut counts[usize::from(*side)];
            let facing = Facing::of_sides(*facing as i32);
            start.fleets[usize::from(*side)][usize::from(*count)] =
                Ship { at: *at, facing, hull: setup.options.hull, cleared: false };
            *count += 1;
        }
        Ok(Self { map: setup.map, options: setup.options, counts, start })
    }
}

fn map_flaws(map: HexMap, flaws: &mut Vec<Flaw>) {
    if !COLUMNS.contains(&map.columns) || map.columns % 2 != 0 {
        let what = catalogue::columns(map.columns, COLUMNS.start(), COLUMNS.end());
        flaws.push(Flaw::against(clauses::MAP, "map.columns", what));
    }
    if !ROWS.contains(&map.rows) {
        let what = catalogue::rows(map.rows, ROWS.start(), ROWS.end());
        flaws.push(Flaw::against(clauses::MAP, "map.rows", what));
    }
}

fn fleet_flaws(setup: &Setup, flaws: &mut Vec<Flaw>) {
    for side in 0..2 {
        let count = setup.ships.iter().filter(|ship| ship.side == side).count();
        if !(LEAST_SHIPS..=SHIPS).contains(&count) {
            let what = catalogue::ships_of_a_side(count, LEAST_SHIPS, SHIPS);
            flaws.push(Flaw::against(clauses::SHIPS, format!("side {}", side + 1), what));
        }
    }
    for (place, ship) in setup.ships.iter().enumerate() {
        if ship.side > 1 {
            let place = catalogue::side_of_ship(place + 1);
            flaws.push(Flaw::against(clauses::SHIPS, place, catalogue::TWO_SIDES));
            continue;
        }
        let number = setup.ships[..place].iter().filter(|other| other.side == ship.side).count();
        let name = Name { side: ship.side, ship: number.min(SHIPS) as u8 };
        if !setup.map.holds(ship.at) {
            let what = catalogue::not_on_the_map(ship.at);
            flaws.push(Flaw::against(clauses::PLACE, format!("{name}, hex"), what));
        }
        if !(0..6).contains(&ship.facing) {
            let what = catalogue::not_a_facing(ship.facing);
            flaws.push(Flaw::against(clauses::PLACE, format!("{name}, facing"), what));
        }
    }
}
