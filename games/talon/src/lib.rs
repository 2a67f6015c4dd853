//! *Talon* on the shelf: scenarios, options, and the demand on a seat in words.

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod asking;
pub mod captain;
mod fields;
mod files;
mod scenarios;
mod speech;
mod yard;

use std::sync::Arc;

use captains::Captain;
use captains::judge::Fitted;
use engine::{Catalogue, Fact, Flaws, OptionCard, Seat, Side};
use rules_talon::{Goal, OPTIONS, Order, State, Talon, View, aids};

use shelf::FleetLists;
use shelf::Shipyard;
use shelf::fields::Fields;
use shelf::speech::Speech;
use shelf::{DataFile, ScenarioCard, ScenarioFile, Shelved};

use scenarios::SCENARIOS;

/// *Talon* as a game on the shelf.
#[derive(Clone, Copy, Debug)]
pub struct TalonGame;

impl Shelved for TalonGame {
    type Rules = Talon;

    const TITLE: &'static str = "Talon";
    const LINE: &'static str =
        "Hexes and impulses: power for every need but never enough, and ships that turn when they can.";
    const FLAVOUR: &'static str = "Two races and their warships, from a scout to a dreadnought; the faster a ship, the wider its turns.";
    const SCENARIOS: &'static [ScenarioFile] = SCENARIOS;
    const LADDER: &'static str = "chance-encounter";
    const HEALTH: &'static str = include_str!("../data/scenarios.health");
    const HANDICAPS: &'static str = include_str!("../data/handicaps");
    const ORDER_SECONDS: [f64; 2] = [8.0, 2.0];
    const EXPERIMENTS: &'static [DataFile] = &[
        DataFile { id: "talon-initiative", text: include_str!("../data/experiments/talon-initiative.toml") },
        DataFile {
            id: "talon-initiative-talon",
            text: include_str!("../data/experiments/talon-initiative-talon.toml"),
        },
        DataFile {
            id: "talon-initiative-duel",
            text: include_str!("../data/experiments/talon-initiative-duel.toml"),
        },
        DataFile {
            id: "talon-initiative-chance-encounter",
            text: include_str!("../data/experiments/talon-initiative-chance-encounter.toml"),
        },
        DataFile {
            id: "talon-initiative-war-is-upon-us",
            text: include_str!("../data/experiments/talon-initiative-war-is-upon-us.toml"),
        },
        DataFile {
            id: "talon-initiative-fleet-action",
            text: include_str!("../data/experiments/talon-initiative-fleet-action.toml"),
        },
    ];
    const PAGES: &'static [&'static str] = &[
        include_str!("../rulebook/01-map-and-impulses.md"),
        include_str!("../rulebook/02-ships-and-power.md"),
        include_str!("../rulebook/07-movement.md"),
        include_str!("../rulebook/08-fire.md"),
        include_str!("../rulebook/09-power-phase.md"),
        include_str!("../rulebook/10-batteries-and-afterburners.md"),
        include_str!("../rulebook/11-retreat.md"),
        include_str!("../rulebook/12-squadrons.md"),
        include_str!("../rulebook/13-missiles.md"),
        include_str!("../rulebook/14-bases.md"),
        include_str!("../rulebook/15-ships.md"),
        include_str!("../rulebook/16-scenarios.md"),
        include_str!("../rulebook/17-terrain.md"),
    ];
    const OPTIONS: &'static [OptionCard] = OPTIONS;

    fn lists() -> Option<&'static FleetLists> {
        const LISTS: FleetLists = FleetLists {
            list: "ship",
            class: "class",
            classes: files::CLASSES,
            worth: Some(("points", "printed points")),
        };
        Some(&LISTS)
    }

    fn fields() -> Fields {
        fields::FIELDS
    }

    fn speech() -> Option<&'static dyn Speech> {
        Some(&speech::Talon)
    }

    fn catalogues() -> &'static [Arc<Catalogue>] {
        shelf::catalogues!()
    }

    fn captains() -> &'static [&'static dyn Captain<Talon>] {
        captain::captains_talon()
    }

    fn judge() -> Option<&'static dyn Fitted<Talon>> {
        Some(&captain::TalonJudge)
    }

    const ANALYSIS_NODES: u32 = 300_000;

    fn set_up(text: &str, over: &[(String, String)]) -> Result<(Talon, ScenarioCard), Flaws> {
        files::set_up(text, over)
    }

    fn goal(rules: &Talon, _: Side) -> String {
        let limit = rules.options().turn_limit;
        match rules.goal() {
            Goal::Circle => {
                "Hold the enemy in your front arc, at range 3 or less, for three impulses running.".to_owned()
            }
            Goal::LastSide => {
                format!("Destroy every enemy ship; after round {limit} the points of destroyed ships decide.")
            }
        }
    }

    fn ask(rules: &Talon, view: &View) -> String {
        asking::ask(rules, view)
    }

    fn shipyard() -> Option<&'static dyn Shipyard> {
        Some(&yard::Yard)
    }

    fn weakened(rules: &Talon, side: Side, steps: u32) -> Option<(State, String)> {
        aids::weakened(rules, side, steps)
    }

    fn reasons(rules: &Talon, view: &View, seat: Seat, order: &Order) -> Vec<Fact> {
        captain::reasons::of(rules, view, seat, order)
    }
}
