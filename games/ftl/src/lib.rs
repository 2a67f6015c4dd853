//! *Faster Than Light* on the shelf: scenarios, options, and the questions put to a seat.

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
use engine::{Catalogue, Fact, Flaws, OptionCard, Rules, Seat, Side};
use rules_ftl::{AtLimit, Ftl, OPTIONS, Options, Plot, State, View, aids};

use shelf::fields::Fields;
use shelf::speech::Speech;
use shelf::{DataFile, ScenarioCard, ScenarioFile, Shelved};

use scenarios::SCENARIOS;

/// *Faster Than Light* as a game of the shelf.
#[derive(Clone, Copy, Debug)]
pub struct FtlGame;

impl Shelved for FtlGame {
    type Rules = Ftl;

    const TITLE: &'static str = "Faster Than Light";
    const LINE: &'static str = "Secret plots, ten missiles, no dice: out-guess one enemy ship.";
    const FLAVOUR: &'static str = "An inch is about a light-second; a turn is two minutes.";
    const SCENARIOS: &'static [ScenarioFile] = SCENARIOS;
    const LADDER: &'static str = "duel";
    const ORDER_SECONDS: [f64; 2] = [20.0, 6.0];
    const HEALTH: &'static str = include_str!("../data/scenarios.health");
    const HANDICAPS: &'static str = include_str!("../data/handicaps");
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

    fn fields() -> Fields {
        fields::FIELDS
    }

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
    // Near ½ a root halves the distance to ½. Without it the slope of `lab chances ftl` (docs/analysis.md) would be about
    // half as high.
    const ODDS_ROOTS: u32 = 1;

    fn set_up(text: &str, over: &[(String, String)]) -> Result<(Ftl, ScenarioCard), Flaws> {
        files::set_up(text, over)
    }

    fn ask(rules: &Ftl, view: &View) -> String {
        let position = &view.position;
        let ships = position.pieces().iter().filter(|piece| piece.is_ship()).count();
        let aim = if ships > 2 { "Three hits destroy a ship." } else { "Three hits win." };
        let draw = if position.may_draw() { " To offer a draw, write draw." } else { "" };
        let options = rules.options();
        let limit = match options.at_limit {
            AtLimit::Draw => String::new(),
            AtLimit::Hits => format!(" After turn {} fewer hits win.", options.turn_limit),
        };
        format!("Turn {}: rotate, sprint or launch with each piece. {aim}{limit}{draw}", position.turn)
    }

    fn goal(rules: &Ftl, _: Side) -> String {
        let Options { at_limit, turn_limit, .. } = rules.options();
        let duel = rules.start().pieces().iter().filter(|piece| piece.is_ship()).count() <= 2;
        let aim = if duel { "Hit the enemy ship three times" } else { "Hit every enemy ship three times" };
        match at_limit {
            AtLimit::Draw => format!("{aim}."),
            AtLimit::Hits => format!("{aim}; after turn {turn_limit} fewer hits win."),
        }
    }

    fn weakened(rules: &Ftl, side: Side, steps: u32) -> Option<(State, String)> {
        aids::weakened(rules, side, steps)
    }

    fn reasons(rules: &Ftl, view: &View, seat: Seat, plot: &Plot) -> Vec<Fact> {
        captain::reasons::of(rules, view, seat, plot)
    }
}
