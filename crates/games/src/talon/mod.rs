//! *Talon* on the shelf: scenarios, options, what is asked of a seat, and the doors to files and aids.

mod aids;
mod asking;
mod files;
mod gunnery;
#[cfg(test)]
mod tests;
mod yard;

use ai::Captain;
use engine::{Fact, Flaw, OptionCard, Seat};
use rules_talon::{OPTIONS, Order, Talon, View, clauses};

use crate::fleet::Lists;
use crate::shelf::{Card, ScenarioFile, Shelved};
use crate::yard::Shipyard;

impl Shelved for Talon {
    const TITLE: &'static str = "Talon";
    const LINE: &'static str =
        "Hexes and impulses: power for every need but never enough, and ships that turn when they can.";
    const FLAVOUR: &'static str = "Two races and their warships, from a scout to a dreadnought; the faster a ship, the wider its turns.";
    const SCENARIOS: &'static [ScenarioFile] = &[
        ScenarioFile {
            id: "war-is-upon-us",
            text: include_str!("../../../../data/talon/scenarios/war-is-upon-us.toml"),
        },
        ScenarioFile {
            id: "turning-circle",
            text: include_str!("../../../../data/talon/scenarios/turning-circle.toml"),
        },
        ScenarioFile { id: "duel", text: include_str!("../../../../data/talon/scenarios/duel.toml") },
        ScenarioFile {
            id: "chance-encounter",
            text: include_str!("../../../../data/talon/scenarios/chance-encounter.toml"),
        },
        ScenarioFile { id: "the-belt", text: include_str!("../../../../data/talon/scenarios/the-belt.toml") },
        ScenarioFile { id: "convoy", text: include_str!("../../../../data/talon/scenarios/convoy.toml") },
        ScenarioFile {
            id: "base-assault",
            text: include_str!("../../../../data/talon/scenarios/base-assault.toml"),
        },
        ScenarioFile {
            id: "fleet-action",
            text: include_str!("../../../../data/talon/scenarios/fleet-action.toml"),
        },
    ];
    const PAGES: &'static [&'static str] = clauses::PAGES;
    const OPTIONS: &'static [OptionCard] = OPTIONS;

    fn lists() -> Option<&'static Lists> {
        const LISTS: Lists = Lists {
            list: "ship",
            class: "class",
            classes: files::CLASSES,
            worth: Some(("points", "printed points")),
        };
        Some(&LISTS)
    }

    fn captains() -> &'static [&'static dyn Captain<Self>] {
        ai::captains_talon()
    }

    fn judge() -> &'static dyn ai::judge::Fitted<Self> {
        &ai::talon::TalonJudge
    }

    const ANALYSIS: u32 = 300_000;

    fn set_up(version: u32, text: &str, over: &[(String, String)]) -> Result<(Self, Card), Vec<Flaw>> {
        files::set_up(text, over).map(|(rules, card)| (rules.in_version(version), card))
    }

    fn ask(&self, view: &View) -> String {
        asking::ask(self, view)
    }

    fn shipyard() -> Option<&'static dyn Shipyard> {
        Some(&yard::Yard)
    }

    fn reach(&self, view: &View, seat: Seat, piece: &str) -> Option<Fact> {
        aids::reach(self, view, seat, piece)
    }

    fn preview(&self, view: &View, seat: Seat, order: &Order) -> Fact {
        aids::preview(self, view, seat, order)
    }

    fn threats(&self, view: &View, seat: Seat) -> Fact {
        gunnery::threats(self, &view.position, seat.0.min(1))
    }
}
