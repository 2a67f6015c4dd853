//! *Faster Than Light* on the shelf: its scenario files, options and aids for plotting.

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub mod captain;
mod speech;

use std::collections::BTreeMap;
use std::sync::Arc;

use captains::Captain;
use captains::judge::Fitted;
use engine::{Catalogue, Fact, Flaws, OptionCard, Seat};
use rules_ftl::{Ftl, OPTIONS, Options, Plot, Setup, Ship, View, clauses, plotting};
use serde::Deserialize;

use shelf::scenario::{self, Place, TableSize, Value};
use shelf::speech::Speech;
use shelf::{DataFile, ScenarioCard, Shelved};

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

/// What *Faster Than Light* brings to the shelf.
#[derive(Clone, Copy, Debug)]
pub struct FtlGame;

impl Shelved for FtlGame {
    type Rules = Ftl;

    const TITLE: &'static str = "Faster Than Light";
    const LINE: &'static str = "Secret plots, ten missiles, no dice: out-guess one enemy ship.";
    const FLAVOUR: &'static str = "An inch is about a light-second; a turn is two minutes.";
    const SCENARIOS: &'static [DataFile] = &[
        DataFile { id: "duel", text: include_str!("../data/scenarios/duel.toml") },
        DataFile { id: "close-quarters", text: include_str!("../data/scenarios/close-quarters.toml") },
        DataFile { id: "crossing-courses", text: include_str!("../data/scenarios/crossing-courses.toml") },
        DataFile { id: "fleet", text: include_str!("../data/scenarios/fleet.toml") },
        DataFile { id: "perft", text: include_str!("../data/scenarios/perft.toml") },
    ];
    const EXPERIMENTS: &'static [DataFile] = &[
        DataFile { id: "ftl-distance", text: include_str!("../data/experiments/ftl-distance.toml") },
        DataFile {
            id: "ftl-distance-skill",
            text: include_str!("../data/experiments/ftl-distance-skill.toml"),
        },
    ];
    const PAGES: &'static [&'static str] = &[
        include_str!("../rulebook/1-components.md"),
        include_str!("../rulebook/2-objective.md"),
        include_str!("../rulebook/3-scale.md"),
        include_str!("../rulebook/5-plot.md"),
        include_str!("../rulebook/6-resolution.md"),
        include_str!("../rulebook/7-end.md"),
    ];
    const OPTIONS: &'static [OptionCard] = OPTIONS;

    fn speech() -> Option<&'static dyn Speech> {
        Some(&speech::Ftl)
    }

    fn catalogues() -> &'static [Arc<Catalogue>] {
        shelf::catalogues!()
    }

    fn captains() -> &'static [&'static dyn Captain<Ftl>] {
        captain::captains_ftl()
    }

    fn judge() -> Option<&'static dyn Fitted<Ftl>> {
        Some(&captain::FtlJudge)
    }

    const ANALYSIS_NODES: u32 = 1_000_000;
    // Chosen by `lab chances ftl --level admiral --battles 500 --decisions 2 --play 60 --nodes 500`.
    const ODDS_ROOTS: u32 = 1;

    fn set_up(text: &str, over: &[(String, String)]) -> Result<(Ftl, ScenarioCard), Flaws> {
        let file: File = scenario::read(text)?;
        let card = scenario::card(&file.title, &file.brief, file.side.iter().map(|of| &of.name));
        let mut flaws = scenario::titles(&card);
        let mut options = Options::default();
        scenario::set_options(&file.options, over, &mut flaws, |key, value| options.set(key, value));
        flaws.extend(scenario::two_sides(clauses::VICTORY, file.side.iter().map(|of| of.ship.len())));
        let setup = Setup { area: file.table.area(), ships: file.ships(), options };
        let rules = Ftl::new(&setup);
        scenario::ready(rules, flaws, card)
    }

    fn ask(_: &Ftl, view: &View) -> String {
        let position = &view.position;
        let ships = position.pieces().iter().filter(|piece| piece.is_ship()).count();
        let aim = if ships > 2 { "Three hits destroy a ship." } else { "Three hits win." };
        let draw = if position.may_draw() { " Or offer a draw: draw." } else { "" };
        format!(
            "Turn {}: one order for each piece — rotate, sprint or, for a ship, launch — then seal. {aim}{draw}",
            position.turn
        )
    }

    fn reach(rules: &Ftl, view: &View, seat: Seat, piece: &str) -> Option<Fact> {
        let name = Ftl::read_name(piece)?;
        let actions = plotting::reach(rules, view, seat, name)?;
        Some(Fact::map([
            ("piece", Fact::text(name.to_string())),
            ("actions", Fact::list(&actions, plotting::Reach::describe)),
        ]))
    }

    fn preview(rules: &Ftl, view: &View, seat: Seat, order: &Plot) -> Fact {
        let own = plotting::preview(rules, view, seat, order);
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

    fn reasons(rules: &Ftl, view: &View, seat: Seat, plot: &Plot) -> Vec<Fact> {
        captain::reasons::of(rules, view, seat, plot)
    }

    fn threats(rules: &Ftl, view: &View, seat: Seat) -> Fact {
        let one = |(name, from): (rules_ftl::Name, Vec<rules_ftl::Name>)| {
            Fact::map([
                ("piece", Fact::text(name.to_string())),
                ("from", Fact::texts(from.iter().map(ToString::to_string))),
            ])
        };
        Fact::map([("threats", Fact::list(plotting::threats(rules, view, seat), one))])
    }
}
