//! The scenario files of *Faster Than Light*.

use std::collections::BTreeMap;

use engine::Flaws;
use rules_ftl::{Ftl, Options, Setup, Ship, clauses};
use serde::Deserialize;
use shelf::ScenarioCard;
use shelf::scenario::{self, Place, TableSize, Value};

/// A scenario file of *Faster Than Light*.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    title: String,
    #[serde(default)]
    brief: String,
    table: TableSize,
    #[serde(default)]
    options: BTreeMap<String, Value>,
    side: Vec<SideOf>,
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
    at: Place,
    heading: i32,
}

impl File {
    fn ships(&self) -> Vec<Ship> {
        let of_side = |(side, of): (usize, &SideOf)| {
            let ship =
                move |s: &ShipOf| Ship { side: side.min(255) as u8, at: s.at.point(), degrees: s.heading };
            of.ship.iter().map(ship).collect::<Vec<_>>()
        };
        self.side.iter().enumerate().flat_map(of_side).collect()
    }
}

/// Returns the rules of a scenario file with options that override its own.
pub(super) fn set_up(text: &str, over: &[(String, String)]) -> Result<(Ftl, ScenarioCard), Flaws> {
    let file: File = scenario::read(text)?;
    let card = scenario::card(&file.title, &file.brief, file.side.iter().map(|of| (&of.name, of.ship.len())));
    let mut flaws = scenario::titles(&card);
    let mut options = Options::default();
    scenario::set_options(&file.options, over, &mut flaws, |key, value| options.set(key, value));
    flaws.extend(scenario::two_sides(clauses::VICTORY, file.side.iter().map(|of| of.ship.len())));
    let setup = Setup { area: file.table.area(), ships: file.ships(), options };
    let rules = Ftl::new(&setup);
    scenario::ready(rules, flaws, card)
}
