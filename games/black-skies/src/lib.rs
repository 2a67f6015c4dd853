//! *Black Skies* on the shelf: scenarios, options, and the questions put to a seat.

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
use rules_black_skies::{BlackSkies, OPTIONS, Order, Phase, State, View, aids};

use shelf::FleetLists;
use shelf::fields::Fields;
use shelf::speech::Speech;
use shelf::{DataFile, ScenarioCard, ScenarioFile, Shelved};

use scenarios::SCENARIOS;

/// *Black Skies* as a game of the shelf.
#[derive(Clone, Copy, Debug)]
pub struct BlackSkiesGame;

impl Shelved for BlackSkiesGame {
    type Rules = BlackSkies;

    const TITLE: &'static str = "Black Skies";
    const LINE: &'static str =
        "Star fighters in pairs: a maneuver card laid face down a turn ahead, and d12 to hit.";
    const FLAVOUR: &'static str =
        "Lead and wingman fly as one; the cards of the other side are theirs to guess.";
    const SCENARIOS: &'static [ScenarioFile] = SCENARIOS;
    const LADDER: &'static str = "duel";
    const ORDER_SECONDS: [f64; 2] = [15.0, 2.0];
    const HEALTH: &'static str = include_str!("../data/scenarios.health");
    const HANDICAPS: &'static str = include_str!("../data/handicaps");
    const EXPERIMENTS: &'static [DataFile] = &[DataFile {
        id: "black-skies-two-for-one",
        text: include_str!("../data/experiments/black-skies-two-for-one.toml"),
    }];
    const PAGES: &'static [&'static str] = &[
        include_str!("../rulebook/1-fighters.md"),
        include_str!("../rulebook/2-set-up.md"),
        include_str!("../rulebook/3-turn.md"),
        include_str!("../rulebook/4-maneuvers.md"),
        include_str!("../rulebook/5-fire.md"),
        include_str!("../rulebook/6-scenarios.md"),
    ];
    const OPTIONS: &'static [OptionCard] = OPTIONS;

    fn lists() -> Option<&'static FleetLists> {
        const LISTS: FleetLists =
            FleetLists { list: "element", class: "fighter", classes: files::FIGHTERS, worth: None };
        Some(&LISTS)
    }

    fn fields() -> Fields {
        fields::FIELDS
    }

    fn speech() -> Option<&'static dyn Speech> {
        Some(&speech::BlackSkies)
    }

    fn catalogues() -> &'static [Arc<Catalogue>] {
        shelf::catalogues!()
    }

    fn captains() -> &'static [&'static dyn Captain<BlackSkies>] {
        captain::captains_black_skies()
    }

    fn judge() -> Option<&'static dyn Fitted<BlackSkies>> {
        Some(&captain::BlackSkiesJudge)
    }

    const ANALYSIS_NODES: u32 = 300_000;

    fn set_up(text: &str, over: &[(String, String)]) -> Result<(BlackSkies, ScenarioCard), Flaws> {
        files::set_up(text, over)
    }

    fn goal(rules: &BlackSkies, _: Side) -> String {
        let limit = rules.options().turn_limit;
        format!("Shoot down every enemy fighter or drive it off; after round {limit} more hull left wins.")
    }

    fn ask(rules: &BlackSkies, view: &View) -> String {
        let state = &view.position;
        let round = rules.turn(state);
        let flown = state.flown().map_or_else(String::new, |e| rules.element_name(e).to_string());
        let card = state.card().map_or("a card", rules_black_skies::Card::name);
        match state.phase {
            Phase::Toss => "Toss the coin to see who deploys first: write toss.".to_owned(),
            Phase::Deploy => {
                "Deploy an element in your zone, its wingman within 6 in, such as deploy E1 36,3 38,3."
                    .to_owned()
            }
            Phase::Decks => {
                "Lay your deck from the top down, such as deck E1 Straight 6, E2 Left 8, pass.".to_owned()
            }
            Phase::Option => {
                let asked = state.flown().map_or_else(Vec::new, |e| {
                    let choices = aids::choices(rules, state, e);
                    choices.iter().map(ToString::to_string).collect()
                });
                format!("Round {round}: {flown} flips {card}. Choose how to fly it: {}.", asked.join(", "))
            }
            Phase::Check => {
                format!("Round {round}: the lead of {flown} lost control. Check for its wingman, or skip.")
            }
            Phase::Fire => format!(
                "Round {round}: fire with a fighter of {flown}, such as fire A1 laser1+laser2 B2, or hold."
            ),
            Phase::Next => {
                format!("Round {round}: choose the next card of {flown}, such as next Left.")
            }
            Phase::Over => "The battle is over.".to_owned(),
        }
    }

    fn weakened(rules: &BlackSkies, side: Side, steps: u32) -> Option<(State, String)> {
        aids::weakened(rules, side, steps)
    }

    fn reasons(rules: &BlackSkies, view: &View, seat: Seat, order: &Order) -> Vec<Fact> {
        captain::reasons::of(rules, view, seat, order)
    }
}
