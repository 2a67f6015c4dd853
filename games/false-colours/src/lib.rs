//! *False Colours* on the shelf: scenarios, options, and the questions put to a seat.

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
use engine::quoting::counted;
use engine::{Catalogue, Fact, Flaws, OptionCard, Rules, Seat, Side};
use rules_false_colours::{FalseColours, OPTIONS, Order, State, View, aids};

use shelf::fields::Fields;
use shelf::speech::Speech;
use shelf::{ScenarioCard, ScenarioFile, Shelved};

use scenarios::SCENARIOS;

/// *False Colours* as a game of the shelf.
#[derive(Clone, Copy, Debug)]
pub struct FalseColoursGame;

impl Shelved for FalseColoursGame {
    type Rules = FalseColours;

    const TITLE: &'static str = "False Colours";
    const LINE: &'static str = "Ships that look alike, one hidden flag a side: find it, hide it, bluff.";
    const FLAVOUR: &'static str = "A game of ours, made for fifteen minutes and two pages of rules.";
    const SCENARIOS: &'static [ScenarioFile] = SCENARIOS;
    const LADDER: &'static str = "line-ahead";
    const HEALTH: &'static str = include_str!("../data/scenarios.health");
    const HANDICAPS: &'static str = include_str!("../data/handicaps");
    const ORDER_SECONDS: [f64; 2] = [20.0, 12.0];
    const PAGES: &'static [&'static str] = &[
        include_str!("../rulebook/1-table-and-ships.md"),
        include_str!("../rulebook/2-flag.md"),
        include_str!("../rulebook/3-order.md"),
        include_str!("../rulebook/4-call.md"),
        include_str!("../rulebook/5-movement.md"),
        include_str!("../rulebook/6-fire.md"),
        include_str!("../rulebook/7-end.md"),
    ];
    const OPTIONS: &'static [OptionCard] = OPTIONS;

    fn fields() -> Fields {
        fields::FIELDS
    }

    fn speech() -> Option<&'static dyn Speech> {
        Some(&speech::FalseColours)
    }

    fn catalogues() -> &'static [Arc<Catalogue>] {
        shelf::catalogues!()
    }

    fn captains() -> &'static [&'static dyn Captain<FalseColours>] {
        captain::captains_false_colours()
    }

    fn judge() -> Option<&'static dyn Fitted<FalseColours>> {
        Some(&captain::FalseColoursJudge)
    }

    fn set_up(text: &str, over: &[(String, String)]) -> Result<(FalseColours, ScenarioCard), Flaws> {
        files::set_up(text, over)
    }

    fn ask(rules: &FalseColours, view: &View) -> String {
        let state = &view.position;
        if state.chooses_flags() {
            return "Choose the ship that flies your flag, such as flag A2. Lose it, and you lose the battle."
                .to_owned();
        }
        let (turn, turns) = (state.turn, rules.limit());
        let left = |side: u8| if state.is_known(1 - side) { 0 } else { rules.calls_left(state, side) };
        let calls = match (view.seat.map(|seat| left(rules.side_of(seat))), left(0), left(1)) {
            (Some(0), ..) | (None, 0, 0) => None,
            (Some(left), ..) => Some(format!("{} left", counted(left, "call"))),
            (None, first, second) if first == second => {
                Some(format!("{} left to each side", counted(first, "call")))
            }
            (None, first, second) => {
                Some(format!("{} left to side 1, {second} to side 2", counted(first, "call")))
            }
        };
        let call = calls.map_or_else(String::new, |left| {
            format!(", and perhaps a call of a ship that lacks hull points ({left})")
        });
        format!("Turn {turn} of {turns}: a course and a stance for each ship{call}.")
    }

    fn goal(rules: &FalseColours, _: Side) -> String {
        format!(
            "Destroy the enemy's flagship; after turn {} the side with more hull points wins.",
            rules.limit()
        )
    }

    fn weakened(rules: &FalseColours, side: Side, steps: u32) -> Option<(State, String)> {
        aids::weakened(rules, side, steps)
    }

    fn reasons(rules: &FalseColours, view: &View, seat: Seat, order: &Order) -> Vec<Fact> {
        captain::reasons::of(rules, view, seat, order)
    }
}
