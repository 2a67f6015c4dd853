//! The scenario files of *False Colours*.

use std::collections::BTreeMap;

use engine::Flaws;
use rules_false_colours::{FalseColours, Options, Setup, ShipAt, clauses};
use serde::Deserialize;
use shelf::ScenarioCard;
use shelf::scenario::{self, Value};
use table::{Hex, HexMap};

/// A scenario file of *False Colours*.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    title: String,
    #[serde(default)]
    brief: String,
    map: MapSize,
    #[serde(default)]
    options: BTreeMap<String, Value>,
    side: Vec<SideOf>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct MapSize {
    columns: i16,
    rows: i16,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SideOf {
    #[serde(default)]
    name: String,
    ship: Vec<ShipOf>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShipOf {
    at: HexAt,
    facing: i64,
}

/// A hex, `[3, 4]`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "Vec<i16>")]
struct HexAt(Hex);

impl TryFrom<Vec<i16>> for HexAt {
    type Error = String;

    fn try_from(numbers: Vec<i16>) -> Result<Self, String> {
        match *numbers.as_slice() {
            [q, r] if q.abs() <= Hex::REACH && r.abs() <= Hex::REACH => Ok(Self(Hex { q, r })),
            [q, r] => Err(format!("[{q}, {r}]: a hex is two numbers from −{0} to {0}", Hex::REACH)),
            _ => Err(format!(
                "{} given; a hex is two numbers, columns to the right and hexes up the slanted axis",
                numbers.len()
            )),
        }
    }
}

impl File {
    fn ships(&self) -> Vec<ShipAt> {
        let of_side = |(side, of): (usize, &SideOf)| {
            let ship = move |s: &ShipOf| ShipAt { side: side.min(255) as u8, at: s.at.0, facing: s.facing };
            of.ship.iter().map(ship).collect::<Vec<_>>()
        };
        self.side.iter().enumerate().flat_map(of_side).collect()
    }
}

/// Returns the rules of a scenario file with options that override its own.
pub(super) fn set_up(text: &str, over: &[(String, String)]) -> Result<(FalseColours, ScenarioCard), Flaws> {
    let file: File = scenario::read(text)?;
    let card = scenario::card(&file.title, &file.brief, file.side.iter().map(|of| (&of.name, of.ship.len())));
    let mut flaws = scenario::titles(&card);
    let mut options = Options::default();
    scenario::set_options(&file.options, over, &mut flaws, |key, value| options.set(key, value));
    flaws.extend(scenario::two_sides(clauses::SHIPS, file.side.iter().map(|of| of.ship.len())));
    let map = HexMap { columns: file.map.columns, rows: file.map.rows };
    let setup = Setup { map, ships: file.ships(), options };
    scenario::ready(FalseColours::new(&setup), flaws, card)
}
