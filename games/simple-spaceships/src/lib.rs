//! *Simple Spaceships* on the shelf: scenarios, options, and the questions to a seat.

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub mod captain;
mod fields;
mod files;
mod scenarios;
mod speech;

use std::sync::Arc;

use captains::Captain;
use captains::judge::Fitted;
use engine::{Catalogue, Fact, Flaws, OptionCard, Seat, Side};
use rules_simple_spaceships::{OPTIONS, Order, Phase, SimpleSpaceships, State, View, aids};

use shelf::FleetLists;
use shelf::fields::Fields;
use shelf::speech::Speech;
use shelf::{DataFile, ScenarioCard, ScenarioFile, Shelved};

use scenarios::SCENARIOS;

/// The game *Simple Spaceships*, as the shelf holds it.
#[derive(Clone, Copy, Debug)]
pub struct SimpleSpaceshipsGame;

impl Shelved for SimpleSpaceshipsGame {
    type Rules = SimpleSpaceships;

    const TITLE: &'static str = "Simple Spaceships";
    const LINE: &'static str =
        "Your dice are energy, shield and life: share them out, then spend or lose them.";
    const FLAVOUR: &'static str =
        "A sandbox for any setting; a ship is a handful of dice on a hexagonal base an inch wide.";
    const SCENARIOS: &'static [ScenarioFile] = SCENARIOS;
    const LADDER: &'static str = "duel";
    const HEALTH: &'static str = include_str!("../data/scenarios.health");
    const HANDICAPS: &'static str = include_str!("../data/handicaps");
    const ORDER_SECONDS: [f64; 2] = [8.0, 0.5];
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
        const LISTS: FleetLists = FleetLists {
            list: "ship",
            class: "design",
            classes: files::DESIGNS,
            worth: Some(("dice", "dice")),
        };
        Some(&LISTS)
    }

    fn fields() -> Fields {
        fields::FIELDS
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
        files::set_up(text, over)
    }

    fn goal(rules: &SimpleSpaceships, side: Side) -> String {
        let limit = rules.options().turn_limit;
        match rules.run() {
            Some(runner) if usize::from(runner) == side.index() => {
                format!("Reach the upper edge by the end of turn {limit}.")
            }
            Some(_) => {
                format!("Stop the enemy: it must not reach the upper edge by the end of turn {limit}.")
            }
            None => format!("Destroy every enemy ship; after turn {limit} more dice left win."),
        }
    }

    fn ask(rules: &SimpleSpaceships, view: &View) -> String {
        let state = &view.position;
        let turn = state.turn;
        let active = || state.active().map_or(String::new(), |place| rules.name(place).to_string());
        match state.phase {
            Phase::Coin => format!("Turn {turn}: flip the coin to see who goes first."),
            Phase::Assign => {
                format!(
                    "Turn {turn}: assign dice, such as assign A M2 A2 D1. Unassigned dice stay in Reserve."
                )
            }
            Phase::Pick => {
                format!("Turn {turn}: activate one of your ships, such as activate A.")
            }
            Phase::Enter => {
                format!("Turn {turn}: bring {} onto the table, such as enter left 30 heading 60.", active())
            }
            Phase::Active => {
                format!("Turn {turn}: act with {}: fly 2, turn left, spend, attack or end.", active())
            }
            Phase::Loss => {
                let target = state.losing().map_or(String::new(), |(place, _)| rules.name(place).to_string());
                format!("Turn {turn}: choose the box of {target} that loses a die, such as lose Movement.")
            }
            Phase::Over => "The battle is over.".to_owned(),
        }
    }

    fn weakened(rules: &SimpleSpaceships, side: Side, steps: u32) -> Option<(State, String)> {
        aids::weakened(rules, side, steps)
    }

    fn reasons(rules: &SimpleSpaceships, view: &View, seat: Seat, order: &Order) -> Vec<Fact> {
        captain::reasons::of(rules, view, seat, order)
    }
}
