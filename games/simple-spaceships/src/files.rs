//! The scenario and design files of *Simple Spaceships*.

use std::collections::BTreeMap;

use engine::{Flaw, Flaws};
use rules_simple_spaceships::{Design, Options, Setup, ShipAt, SimpleSpaceships, clauses};
use serde::Deserialize;
use shelf::scenario::{self, Place, TableSize, Value};
use shelf::{DataFile, ScenarioCard};
use table::Point;

/// A scenario file of *Simple Spaceships*.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    title: String,
    #[serde(default)]
    brief: String,
    table: TableSize,
    #[serde(default)]
    options: BTreeMap<String, Value>,
    run: Option<RunOf>,
    #[serde(default)]
    design: BTreeMap<String, DesignFile>,
    side: Vec<SideOf>,
}

/// The side that wins by reaching the upper edge.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RunOf {
    side: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SideOf {
    #[serde(default)]
    name: String,
    ship: Vec<ShipOf>,
}

/// A ship: with a place and a heading, or with neither if it enters by a long edge.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShipOf {
    design: String,
    #[serde(default)]
    name: String,
    at: Option<Place>,
    heading: Option<i32>,
}

/// A design file, or a design inside a scenario file: its dice, and the most dice of each box.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct DesignFile {
    name: String,
    dice: i64,
    defence: Option<i64>,
    movement: Option<i64>,
    attack: Option<i64>,
}

/// The designs of the shelf, one in each file.
pub(super) const DESIGNS: &[DataFile] = &[
    DataFile { id: "sleigh", text: include_str!("../data/ships/sleigh.toml") },
    DataFile { id: "ufo", text: include_str!("../data/ships/ufo.toml") },
    DataFile { id: "star-fighter", text: include_str!("../data/ships/star-fighter.toml") },
    DataFile { id: "cruiser", text: include_str!("../data/ships/cruiser.toml") },
    DataFile { id: "corsair", text: include_str!("../data/ships/corsair.toml") },
    DataFile { id: "flagship", text: include_str!("../data/ships/flagship.toml") },
];

impl DesignFile {
    fn design(&self, id: &str) -> Design {
        Design {
            id: id.to_owned(),
            name: self.name.clone(),
            dice: self.dice,
            caps: [self.defence, self.movement, self.attack],
        }
    }
}

/// Returns a scenario's own designs, then those of the shelf that it does not replace.
fn designs(file: &File, flaws: &mut Vec<Flaw>) -> Vec<Design> {
    let mut all: Vec<Design> = file.design.iter().map(|(id, design)| design.design(id)).collect();
    for of in DESIGNS.iter().filter(|of| !file.design.contains_key(of.id)) {
        match scenario::read::<DesignFile>(of.text) {
            Ok(design) => all.push(design.design(of.id)),
            Err(more) => flaws.extend(more),
        }
    }
    all
}

impl File {
    fn ships(&self, flaws: &mut Vec<Flaw>) -> Vec<ShipAt> {
        let mut ships = Vec::new();
        for (side, of) in self.side.iter().enumerate() {
            for (number, ship) in of.ship.iter().enumerate() {
                if ship.at.is_some() != ship.heading.is_some() {
                    let place = format!("side {}, ship {}", side + 1, number + 1);
                    let what = "a ship has a place and a heading, or neither if it enters by a long edge";
                    flaws.push(Flaw::against(clauses::RUN, place, what));
                }
                let post = (ship.at.is_some() || ship.heading.is_some()).then(|| {
                    (ship.at.map_or(Point::default(), Place::point), ship.heading.unwrap_or_default())
                });
                ships.push(ShipAt {
                    side: side.min(255) as u8,
                    design: ship.design.clone(),
                    name: ship.name.clone(),
                    post,
                });
            }
        }
        ships
    }
}

/// Returns the rules of a scenario file with options that override its own.
pub(super) fn set_up(
    text: &str,
    over: &[(String, String)],
) -> Result<(SimpleSpaceships, ScenarioCard), Flaws> {
    let file: File = scenario::read(text)?;
    let mut card =
        scenario::card(&file.title, &file.brief, file.side.iter().map(|of| (&of.name, of.ship.len())));
    if file.run.is_some() {
        // SS-5.1: a run is always played with `edge = leave`.
        card.fixed.push(("edge", "leave"));
    }
    let mut flaws = scenario::titles(&card);
    let mut options = Options::default();
    scenario::set_options(&file.options, over, &mut flaws, |key, value| options.set(key, value));
    flaws.extend(scenario::two_sides(clauses::VICTORY, file.side.iter().map(|of| of.ship.len())));
    let setup = Setup {
        area: file.table.area(),
        designs: designs(&file, &mut flaws),
        ships: file.ships(&mut flaws),
        options,
        run: file.run.as_ref().map(|run| run.side.wrapping_sub(1)),
    };
    scenario::ready(SimpleSpaceships::new(&setup), flaws, card)
}
