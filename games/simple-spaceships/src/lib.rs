//! *Simple Spaceships* on the shelf: its design and scenario files, options and aids for writing orders.

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub mod captain;
mod speech;

use std::collections::BTreeMap;
use std::sync::Arc;

use captains::Captain;
use captains::judge::Fitted;
use engine::{Catalogue, Fact, Flaw, Flaws, OptionCard, Seat};
use rules_simple_spaceships::{
    Design, OPTIONS, Options, Order, Phase, Setup, ShipAt, SimpleSpaceships, View, clauses, plotting,
};
use serde::Deserialize;
use table::Point;

use shelf::FleetLists;
use shelf::scenario::{self, Place, TableSize, Value};
use shelf::speech::Speech;
use shelf::{DataFile, ScenarioCard, Shelved};

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

/// A design file, or a design inside a scenario file: dice, and the most of them a box takes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct DesignFile {
    name: String,
    dice: i64,
    defence: Option<i64>,
    movement: Option<i64>,
    attack: Option<i64>,
}

/// The designs of the shelf, one a file.
const DESIGNS: &[DataFile] = &[
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

/// A scenario's own designs, then those of the shelf that it does not replace.
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

/// What *Simple Spaceships* brings to the shelf.
#[derive(Clone, Copy, Debug)]
pub struct SimpleSpaceshipsGame;

impl Shelved for SimpleSpaceshipsGame {
    type Rules = SimpleSpaceships;

    const TITLE: &'static str = "Simple Spaceships";
    const LINE: &'static str =
        "Your dice are energy, shield and life: share them out, then spend or lose them.";
    const FLAVOUR: &'static str =
        "A sandbox for any setting; a ship is a handful of dice on a hexagonal base an inch wide.";
    const SCENARIOS: &'static [DataFile] = &[
        DataFile { id: "duel", text: include_str!("../data/scenarios/duel.toml") },
        DataFile { id: "santa", text: include_str!("../data/scenarios/santa.toml") },
        DataFile { id: "patrol", text: include_str!("../data/scenarios/patrol.toml") },
        DataFile { id: "last-stand", text: include_str!("../data/scenarios/last-stand.toml") },
    ];
    const EXPERIMENTS: &'static [DataFile] =
        &[DataFile { id: "santa-ufos", text: include_str!("../data/experiments/santa-ufos.toml") }];
    const PAGES: &'static [&'static str] = &[
        include_str!("../rulebook/1-ships.md"),
        include_str!("../rulebook/2-turn.md"),
        include_str!("../rulebook/3-movement.md"),
        include_str!("../rulebook/4-attack.md"),
        include_str!("../rulebook/5-scenarios.md"),
    ];
    const OPTIONS: &'static [OptionCard] = OPTIONS;

    fn lists() -> Option<&'static FleetLists> {
        const LISTS: FleetLists =
            FleetLists { list: "ship", class: "design", classes: DESIGNS, worth: Some(("dice", "dice")) };
        Some(&LISTS)
    }

    fn speech() -> Option<&'static dyn Speech> {
        Some(&speech::SimpleSpaceships)
    }

    fn catalogues() -> &'static [Arc<Catalogue>] {
        shelf::catalogues!()
    }

    fn captains() -> &'static [&'static dyn Captain<SimpleSpaceships>] {
        captain::captains_simple_spaceships()
    }

    fn judge() -> Option<&'static dyn Fitted<SimpleSpaceships>> {
        Some(&captain::SimpleSpaceshipsJudge)
    }

    const ANALYSIS_NODES: u32 = 160_000;

    fn set_up(text: &str, over: &[(String, String)]) -> Result<(SimpleSpaceships, ScenarioCard), Flaws> {
        let file: File = scenario::read(text)?;
        let mut card = scenario::card(&file.title, &file.brief, file.side.iter().map(|of| &of.name));
        if file.run.is_some() {
            // SS-5.1: what becomes of a ship beyond the far edge decides a run.
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

    fn ask(rules: &SimpleSpaceships, view: &View) -> String {
        let state = &view.position;
        let turn = state.turn;
        let active = || state.active().map_or(String::new(), |place| rules.name(place).to_string());
        match state.phase {
            Phase::Coin => format!("Turn {turn}: flip the coin that says who assigns first."),
            Phase::Assign => {
                format!("Turn {turn}: assign dice from Reserve, such as assign A M2 A2 D1; the rest stays.")
            }
            Phase::Pick => {
                format!("Turn {turn}: pick which of your ships is active next, such as activate A.")
            }
            Phase::Enter => {
                format!("Turn {turn}: {} enters by an edge, such as enter left 30 heading 60.", active())
            }
            Phase::Active => format!(
                "Turn {turn}: {} is active: fly 2, turn left, spend the next Movement die, attack, or end.",
                active()
            ),
            Phase::Loss => {
                let target = state.losing().map_or(String::new(), |(place, _)| rules.name(place).to_string());
                format!("Turn {turn}: name the box from which {target} loses a die, such as lose Movement.")
            }
            Phase::Over => "The battle is over.".to_owned(),
        }
    }

    fn reach(rules: &SimpleSpaceships, view: &View, seat: Seat, piece: &str) -> Option<Fact> {
        plotting::reach(rules, view, seat, rules.find_like(piece)?)
    }

    fn preview(rules: &SimpleSpaceships, view: &View, _: Seat, order: &Order) -> Fact {
        plotting::preview(rules, view, order)
    }

    fn reasons(rules: &SimpleSpaceships, view: &View, seat: Seat, order: &Order) -> Vec<Fact> {
        captain::reasons::of(rules, view, seat, order)
    }

    fn threats(rules: &SimpleSpaceships, view: &View, seat: Seat) -> Fact {
        plotting::threats(rules, view, seat)
    }
}
