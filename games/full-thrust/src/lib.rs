//! *Full Thrust* on the shelf: scenarios, options, and the question that is put to a seat.

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub mod captain;
mod fields;
mod files;
mod scenarios;
mod speech;
mod yard;

use std::sync::Arc;

use captains::Captain;
use captains::judge::Fitted;
use engine::{Catalogue, Fact, Flaws, OptionCard, Rules, Seat, Side};
use rules_full_thrust::state::State;
use rules_full_thrust::{Fire, FullThrust, OPTIONS, Order, Phase, View, aids};

use shelf::FleetLists;
use shelf::Shipyard;
use shelf::fields::Fields;
use shelf::speech::Speech;
use shelf::{DataFile, ScenarioCard, ScenarioFile, Shelved};

use captain::reasons::edge_word;
use scenarios::SCENARIOS;

/// Returns the name of a side's first ship still in play, for use in an example.
fn first(rules: &FullThrust, state: &State, side: usize) -> String {
    let fleet = rules.fleet(side);
    let place = fleet.clone().find(|place| state.ships()[*place].in_play()).unwrap_or(fleet.start);
    rules.name(place).to_string()
}

/// The game *Full Thrust* as the shelf has it.
#[derive(Clone, Copy, Debug)]
pub struct FullThrustGame;

impl Shelved for FullThrustGame {
    type Rules = FullThrust;

    const TITLE: &'static str = "Full Thrust";
    const LINE: &'static str =
        "Fleets under written orders: thrust, arcs, batteries, and dice for every gun that bears.";
    const FLAVOUR: &'static str =
        "The edition of 1991; an inch is as far as you like, and a fleet may have a dozen ships.";
    const SCENARIOS: &'static [ScenarioFile] = SCENARIOS;
    const LADDER: &'static str = "line-duel-escorts";
    const HEALTH: &'static str = include_str!("../data/scenarios.health");
    const HANDICAPS: &'static str = include_str!("../data/handicaps");
    const ORDER_SECONDS: [f64; 2] = [20.0, 12.0];
    const EXPERIMENTS: &'static [DataFile] = &[
        DataFile {
            id: "full-thrust-points",
            text: include_str!("../data/experiments/full-thrust-points.toml"),
        },
        DataFile {
            id: "full-thrust-modules",
            text: include_str!("../data/experiments/full-thrust-modules.toml"),
        },
        DataFile {
            id: "full-thrust-destroyers",
            text: include_str!("../data/experiments/full-thrust-destroyers.toml"),
        },
    ];
    const PAGES: &'static [&'static str] = &[
        include_str!("../rulebook/1-ships.md"),
        include_str!("../rulebook/2-movement.md"),
        include_str!("../rulebook/3-fire.md"),
        include_str!("../rulebook/4a-turn.md"),
        include_str!("../rulebook/4b-hulls-and-markers.md"),
        include_str!("../rulebook/4c-fighters.md"),
        include_str!("../rulebook/4d-weapons.md"),
        include_str!("../rulebook/4e-fleets.md"),
        include_str!("../rulebook/5-victory.md"),
    ];
    const OPTIONS: &'static [OptionCard] = OPTIONS;

    fn lists() -> Option<&'static FleetLists> {
        const LISTS: FleetLists = FleetLists {
            list: "ship",
            class: "class",
            classes: files::CLASSES,
            worth: Some(("points", "damage and factors")),
        };
        Some(&LISTS)
    }

    fn fields() -> Fields {
        fields::FIELDS
    }

    fn speech() -> Option<&'static dyn Speech> {
        Some(&speech::FullThrust)
    }

    fn catalogues() -> &'static [Arc<Catalogue>] {
        shelf::catalogues!()
    }

    fn captains() -> &'static [&'static dyn Captain<FullThrust>] {
        captain::captains_full_thrust()
    }

    fn judge() -> Option<&'static dyn Fitted<FullThrust>> {
        Some(&captain::FullThrustJudge)
    }

    const ANALYSIS_NODES: u32 = 800_000;

    fn set_up(text: &str, over: &[(String, String)]) -> Result<(FullThrust, ScenarioCard), Flaws> {
        files::set_up(text, over)
    }

    fn goal(rules: &FullThrust, side: Side) -> String {
        let limit = rules.options().turn_limit;
        let own = |number: u8| usize::from(number) == side.index();
        match (rules.target(), rules.exit()) {
            (Some(target), exit) if own(target.side) => {
                let by = exit.filter(|exit| own(exit.side)).map_or_else(String::new, |exit| {
                    format!(" Your ships score by leaving over the {} edge.", edge_word(exit.edge))
                });
                format!("Score {} points by the end of turn {limit}.{by}", target.points)
            }
            (Some(target), _) => {
                format!("Keep the enemy below {} points until the end of turn {limit}.", target.points)
            }
            (None, Some(exit)) if own(exit.side) => {
                format!(
                    "Leave over the {} edge; after turn {limit} more points win: ships that left, damage done.",
                    edge_word(exit.edge)
                )
            }
            (None, Some(exit)) => format!(
                "Destroy them before they leave over the {} edge; after turn {limit} more points win.",
                edge_word(exit.edge)
            ),
            (None, None) => {
                format!("Destroy every enemy ship or drive it off; after turn {limit} more damage done wins.")
            }
        }
    }

    fn ask(rules: &FullThrust, view: &View) -> String {
        let state = &view.position;
        let turn = rules.turn(state);
        let own = view.seat.map_or(0, |seat| seat.index().min(1));
        match state.phase {
            Phase::Orders => {
                format!(
                    "Turn {turn}: write a movement order for each ship, such as {} P2,+4.",
                    first(rules, state, own)
                )
            }
            Phase::Scans => format!("Turn {turn}: scan enemy markers within 54 in, or none."),
            Phase::Fighters => format!("Turn {turn}: move one fighter group up to 18 in."),
            Phase::Attacks => {
                format!("Turn {turn}: choose a target for each fighter group, such as G1 > B2.")
            }
            Phase::Defence => {
                format!("Turn {turn}: fire anti-fighter systems at groups, such as A1 > G1, G2.")
            }
            Phase::Fire => {
                let shot = format!("{} > {}", first(rules, state, own), first(rules, state, 1 - own));
                match rules.options().fire {
                    Fire::Alternate => format!("Turn {turn}: fire with one ship, such as {shot}, or pass."),
                    Fire::Open => {
                        format!("Turn {turn}: declare fire of one ship, such as {shot}, or hold it.")
                    }
                    _ => format!("Turn {turn}: declare fire, such as {shot}."),
                }
            }
            Phase::Over => "The battle is over.".to_owned(),
        }
    }

    fn shipyard() -> Option<&'static dyn Shipyard> {
        Some(&yard::Yard)
    }

    fn weakened(rules: &FullThrust, side: Side, steps: u32) -> Option<(State, String)> {
        aids::weakened(rules, side, steps)
    }

    fn reasons(rules: &FullThrust, view: &View, seat: Seat, order: &Order) -> Vec<Fact> {
        captain::reasons::of(rules, view, seat, order)
    }
}
