//! *Faster Than Light* on the shelf: its scenario files, options and aids for plotting.

use std::collections::BTreeMap;

use ai::Captain;
use engine::{Fact, Flaw, Rules, Seat};
use rules_ftl::{Ftl, OPTIONS, Options, Plot, Setup, Ship, View, clauses, plotting};
use serde::Deserialize;
use table::Area;

use crate::scenario::{self, Inches, Place, Value};
use crate::shelf::{Card, OptionCard, ScenarioFile, Shelved};

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
struct TableSize {
    width: Inches,
    height: Inches,
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

impl Shelved for Ftl {
    const TITLE: &'static str = "Faster Than Light";
    const LINE: &'static str = "Secret plots, ten missiles, no dice: out-guess one enemy ship.";
    const FLAVOUR: &'static str = "An inch is about a light-second; a turn is two minutes.";
    const SCENARIOS: &'static [ScenarioFile] = &[
        ScenarioFile { id: "duel", text: include_str!("../../../data/ftl/scenarios/duel.toml") },
        ScenarioFile {
            id: "close-quarters",
            text: include_str!("../../../data/ftl/scenarios/close-quarters.toml"),
        },
        ScenarioFile {
            id: "crossing-courses",
            text: include_str!("../../../data/ftl/scenarios/crossing-courses.toml"),
        },
        ScenarioFile { id: "fleet", text: include_str!("../../../data/ftl/scenarios/fleet.toml") },
        ScenarioFile { id: "perft", text: include_str!("../../../data/ftl/scenarios/perft.toml") },
    ];
    const PAGES: &'static [&'static str] = clauses::PAGES;

    fn options() -> Vec<OptionCard> {
        let card = |c: &rules_ftl::options::Choice| OptionCard {
            key: c.key,
            clause: c.clause.0,
            about: c.about,
            default: c.default,
            values: c.values,
        };
        OPTIONS.iter().map(card).collect()
    }

    fn captains() -> &'static [&'static dyn Captain<Self>] {
        ai::captains_ftl()
    }

    fn set_up(_: u32, text: &str, over: &[(String, String)]) -> Result<(Self, Card), Vec<Flaw>> {
        let file: File = scenario::read(text)?;
        let mut flaws = Vec::new();
        let mut options = Options::default();
        let names = file.side.iter().enumerate().map(|(i, of)| (format!("side {}, name", i + 1), &of.name));
        let titles = [("title".to_owned(), &file.title), ("brief".to_owned(), &file.brief)];
        flaws
            .extend(titles.into_iter().chain(names).filter_map(|(field, text)| scenario::plain(field, text)));
        for (key, value) in &file.options {
            flaws.extend(options.set(key, &value.to_string()).err());
        }
        for (key, value) in over {
            flaws.extend(options.set(key, value).err());
        }
        for (side, _) in file.side.iter().enumerate().skip(2).filter(|(_, of)| of.ship.is_empty()) {
            flaws.push(Flaw::against(clauses::VICTORY, format!("side {}", side + 1), "there are two sides"));
        }
        let setup = Setup {
            area: Area { width: file.table.width.0, height: file.table.height.0 },
            ships: file.ships(),
            options,
        };
        match Self::new(&setup) {
            Ok(rules) if flaws.is_empty() => {
                let sides = file.side.into_iter().map(|side| side.name).collect();
                let seats = rules.seats();
                Ok((rules, Card { title: file.title, brief: file.brief, sides, seats }))
            }
            built => {
                flaws.extend(built.err().unwrap_or_default());
                Err(flaws)
            }
        }
    }

    fn ask(&self, view: &View) -> String {
        format!(
            "Turn {}: one order for each piece — rotate, sprint or, for a ship, launch — then seal.",
            view.position.turn
        )
    }

    fn reach(&self, view: &View, seat: Seat, piece: &str) -> Option<Fact> {
        let name = Self::read_name(piece)?;
        let actions = plotting::reach(self, view, seat, name)?;
        Some(Fact::map([
            ("piece", Fact::text(name.to_string())),
            ("actions", Fact::list(&actions, plotting::Reach::describe)),
        ]))
    }

    fn preview(&self, view: &View, seat: Seat, order: &Plot) -> Fact {
        let own = plotting::preview(self, view, seat, order);
        let piece = |(name, reach): &(rules_ftl::Name, plotting::Reach)| {
            Fact::map([("name", Fact::text(name.to_string()))]).with(match reach.describe() {
                Fact::Map(facts) => facts,
                _ => Vec::new(),
            })
        };
        let launches = own.iter().filter_map(|(_, reach)| reach.describe().get("launches").cloned());
        Fact::map([
            ("pieces", Fact::list(&own, piece)),
            ("launches", Fact::List(launches.filter(|l| *l != Fact::Null).collect())),
        ])
    }

    fn threats(&self, view: &View, seat: Seat) -> Fact {
        let one = |(name, from): (rules_ftl::Name, Vec<rules_ftl::Name>)| {
            Fact::map([
                ("piece", Fact::text(name.to_string())),
                ("from", Fact::texts(from.iter().map(ToString::to_string))),
            ])
        };
        Fact::map([("threats", Fact::list(plotting::threats(self, view, seat), one))])
    }
}
