//! *Full Thrust* on the shelf: scenarios, options, what is asked of a seat, and the doors to files and aids.

mod aids;
mod files;
mod yard;

use std::sync::Arc;

use captains::Captain;
use captains::judge::Fitted;
use engine::{Catalogue, Fact, Flaws, OptionCard, Rules, Seat};
use rules_full_thrust::state::State;
use rules_full_thrust::{Fire, FullThrust, OPTIONS, Order, Phase, View, clauses};

use shelf::Lists;
use shelf::Shipyard;
use shelf::{Card, DataFile, Shelved};

/// The first ship of a side that is still in play, as an example's name.
fn first(rules: &FullThrust, state: &State, side: usize) -> String {
    let fleet = rules.fleet(side);
    let place = fleet.clone().find(|place| state.ships()[*place].in_play()).unwrap_or(fleet.start);
    rules.name(place).to_string()
}

/// What *Full Thrust* brings to the shelf.
#[derive(Clone, Copy, Debug)]
pub struct FullThrustGame;

impl Shelved for FullThrustGame {
    type Rules = FullThrust;

    const TITLE: &'static str = "Full Thrust";
    const LINE: &'static str =
        "Fleets under written orders: thrust, arcs, batteries, and dice for every gun that bears.";
    const FLAVOUR: &'static str =
        "The edition of 1991; an inch is as far as you like, and a fleet may have a dozen ships.";
    const SCENARIOS: &'static [DataFile] = &[
        DataFile { id: "line-duel", text: include_str!("../../data/full-thrust/scenarios/line-duel.toml") },
        DataFile {
            id: "line-duel-escorts",
            text: include_str!("../../data/full-thrust/scenarios/line-duel-escorts.toml"),
        },
        DataFile {
            id: "line-duel-capitals",
            text: include_str!("../../data/full-thrust/scenarios/line-duel-capitals.toml"),
        },
        DataFile { id: "skirmish", text: include_str!("../../data/full-thrust/scenarios/skirmish.toml") },
        DataFile {
            id: "meeting-engagement",
            text: include_str!("../../data/full-thrust/scenarios/meeting-engagement.toml"),
        },
        DataFile {
            id: "fleet-action",
            text: include_str!("../../data/full-thrust/scenarios/fleet-action.toml"),
        },
        DataFile { id: "convoy", text: include_str!("../../data/full-thrust/scenarios/convoy.toml") },
        DataFile {
            id: "last-stand-of-furious",
            text: include_str!("../../data/full-thrust/scenarios/last-stand-of-furious.toml"),
        },
        DataFile {
            id: "carrier-strike",
            text: include_str!("../../data/full-thrust/scenarios/carrier-strike.toml"),
        },
        DataFile {
            id: "hide-and-seek",
            text: include_str!("../../data/full-thrust/scenarios/hide-and-seek.toml"),
        },
        DataFile {
            id: "duel-heavy-cruisers",
            text: include_str!("../../data/full-thrust/scenarios/duel-heavy-cruisers.toml"),
        },
    ];
    const EXPERIMENTS: &'static [DataFile] = &[
        DataFile {
            id: "full-thrust-points",
            text: include_str!("../../data/full-thrust/experiments/full-thrust-points.toml"),
        },
        DataFile {
            id: "full-thrust-modules",
            text: include_str!("../../data/full-thrust/experiments/full-thrust-modules.toml"),
        },
        DataFile {
            id: "full-thrust-destroyers",
            text: include_str!("../../data/full-thrust/experiments/full-thrust-destroyers.toml"),
        },
    ];
    const PAGES: &'static [&'static str] = clauses::PAGES;
    const OPTIONS: &'static [OptionCard] = OPTIONS;

    fn lists() -> Option<&'static Lists> {
        const LISTS: Lists = Lists {
            list: "ship",
            class: "class",
            classes: files::CLASSES,
            worth: Some(("points", "damage and factors")),
        };
        Some(&LISTS)
    }

    fn catalogues() -> &'static [Arc<Catalogue>] {
        shelf::catalogues!("full-thrust")
    }

    fn captains() -> &'static [&'static dyn Captain<FullThrust>] {
        ai::captains_full_thrust()
    }

    fn judge() -> Option<&'static dyn Fitted<FullThrust>> {
        Some(&ai::full_thrust::FullThrustJudge)
    }

    const ANALYSIS: u32 = 800_000;

    fn set_up(text: &str, over: &[(String, String)]) -> Result<(FullThrust, Card), Flaws> {
        files::set_up(text, over)
    }

    fn ask(rules: &FullThrust, view: &View) -> String {
        let state = &view.position;
        let turn = rules.turn(state);
        let own = view.seat.map_or(0, |seat| seat.index().min(1));
        match state.phase {
            Phase::Orders => {
                format!("Turn {turn}: write movement orders ({} P2,+4).", first(rules, state, own))
            }
            Phase::Scans => format!("Turn {turn}: scan markers within 54 in, or none."),
            Phase::Fighters => format!("Turn {turn}: fly one fighter group up to 18 in."),
            Phase::Attacks => format!("Turn {turn}: name what your fighters attack (G1 > B2)."),
            Phase::Defence => format!("Turn {turn}: allot anti-fighter systems (A1 > G1, G2)."),
            Phase::Fire => {
                let shot = format!("{} > {}", first(rules, state, own), first(rules, state, 1 - own));
                match rules.options().fire {
                    Fire::Alternate => format!("Turn {turn}: fire one ship ({shot}), or pass."),
                    Fire::Open => format!("Turn {turn}: declare the fire of one ship ({shot}), or hold it."),
                    _ => format!("Turn {turn}: declare fire ({shot})."),
                }
            }
            Phase::Over => "The battle is over.".to_owned(),
        }
    }

    fn shipyard() -> Option<&'static dyn Shipyard> {
        Some(&yard::Yard)
    }

    fn reach(rules: &FullThrust, view: &View, seat: Seat, piece: &str) -> Option<Fact> {
        aids::reach(rules, view, seat, piece)
    }

    fn preview(rules: &FullThrust, view: &View, seat: Seat, order: &Order) -> Fact {
        aids::preview(rules, view, seat, order)
    }

    fn threats(rules: &FullThrust, view: &View, seat: Seat) -> Fact {
        aids::threats(rules, view, seat)
    }
}
