//! *Full Thrust* on the shelf: scenarios, options, what is asked of a seat, and the doors to files and aids.

mod aids;
mod files;
mod yard;

use ai::Captain;
use engine::{Fact, Flaw, OptionCard, Rules, Seat};
use rules_full_thrust::state::State;
use rules_full_thrust::{Fire, FullThrust, OPTIONS, Order, Phase, View, clauses};

use crate::fleet::Lists;
use crate::shelf::{Card, ScenarioFile, Shelved};
use crate::yard::Shipyard;

/// The first ship of a side that is still in play, as an example's name.
fn first(rules: &FullThrust, state: &State, side: usize) -> String {
    let fleet = rules.fleet(side);
    let place = fleet.clone().find(|place| state.ships()[*place].in_play()).unwrap_or(fleet.start);
    rules.name(place).to_string()
}

impl Shelved for FullThrust {
    const TITLE: &'static str = "Full Thrust";
    const LINE: &'static str =
        "Fleets under written orders: thrust, arcs, batteries, and dice for every gun that bears.";
    const FLAVOUR: &'static str =
        "The edition of 1991; an inch is as far as you like, and a fleet may have a dozen ships.";
    const SCENARIOS: &'static [ScenarioFile] = &[
        ScenarioFile {
            id: "line-duel",
            text: include_str!("../../../../data/full-thrust/scenarios/line-duel.toml"),
        },
        ScenarioFile {
            id: "line-duel-escorts",
            text: include_str!("../../../../data/full-thrust/scenarios/line-duel-escorts.toml"),
        },
        ScenarioFile {
            id: "line-duel-capitals",
            text: include_str!("../../../../data/full-thrust/scenarios/line-duel-capitals.toml"),
        },
        ScenarioFile {
            id: "skirmish",
            text: include_str!("../../../../data/full-thrust/scenarios/skirmish.toml"),
        },
        ScenarioFile {
            id: "meeting-engagement",
            text: include_str!("../../../../data/full-thrust/scenarios/meeting-engagement.toml"),
        },
        ScenarioFile {
            id: "fleet-action",
            text: include_str!("../../../../data/full-thrust/scenarios/fleet-action.toml"),
        },
        ScenarioFile {
            id: "convoy",
            text: include_str!("../../../../data/full-thrust/scenarios/convoy.toml"),
        },
        ScenarioFile {
            id: "last-stand-of-furious",
            text: include_str!("../../../../data/full-thrust/scenarios/last-stand-of-furious.toml"),
        },
        ScenarioFile {
            id: "carrier-strike",
            text: include_str!("../../../../data/full-thrust/scenarios/carrier-strike.toml"),
        },
        ScenarioFile {
            id: "hide-and-seek",
            text: include_str!("../../../../data/full-thrust/scenarios/hide-and-seek.toml"),
        },
        ScenarioFile {
            id: "duel-heavy-cruisers",
            text: include_str!("../../../../data/full-thrust/scenarios/duel-heavy-cruisers.toml"),
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

    fn captains() -> &'static [&'static dyn Captain<Self>] {
        ai::captains_full_thrust()
    }

    fn judge() -> &'static dyn ai::judge::Fitted<Self> {
        &ai::full_thrust::FullThrustJudge
    }

    const ANALYSIS: u32 = 800_000;

    fn set_up(_: u32, text: &str, over: &[(String, String)]) -> Result<(Self, Card), Vec<Flaw>> {
        files::set_up(text, over)
    }

    fn ask(&self, view: &View) -> String {
        let state = &view.position;
        let turn = self.turn(state);
        let own = view.seat.map_or(0, |seat| seat.index().min(1));
        match state.phase {
            Phase::Orders => {
                format!("Turn {turn}: write movement orders ({} P2,+4).", first(self, state, own))
            }
            Phase::Scans => format!("Turn {turn}: scan markers within 54 in, or none."),
            Phase::Fighters => format!("Turn {turn}: fly one fighter group up to 18 in."),
            Phase::Attacks => format!("Turn {turn}: name what your fighters attack (G1 > B2)."),
            Phase::Defence => format!("Turn {turn}: allot anti-fighter systems (A1 > G1, G2)."),
            Phase::Fire => {
                let shot = format!("{} > {}", first(self, state, own), first(self, state, 1 - own));
                match self.options().fire {
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

    fn reach(&self, view: &View, seat: Seat, piece: &str) -> Option<Fact> {
        aids::reach(self, view, seat, piece)
    }

    fn preview(&self, view: &View, seat: Seat, order: &Order) -> Fact {
        aids::preview(self, view, seat, order)
    }

    fn threats(&self, view: &View, seat: Seat) -> Fact {
        aids::threats(self, view, seat)
    }
}
