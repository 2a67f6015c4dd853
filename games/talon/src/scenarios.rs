//! The scenarios of *Talon* on the shelf.

use shelf::ScenarioFile;

/// Every scenario; examples and doors that name none take the first.
pub(crate) const SCENARIOS: &[ScenarioFile] = &[
    ScenarioFile::new("war-is-upon-us", include_str!("../data/scenarios/war-is-upon-us.toml")),
    ScenarioFile::new("turning-circle", include_str!("../data/scenarios/turning-circle.toml")),
    ScenarioFile::new("duel", include_str!("../data/scenarios/duel.toml")),
    ScenarioFile::new("chance-encounter", include_str!("../data/scenarios/chance-encounter.toml")),
    ScenarioFile::new("the-belt", include_str!("../data/scenarios/the-belt.toml")),
    ScenarioFile::new("convoy", include_str!("../data/scenarios/convoy.toml")),
    ScenarioFile::new("base-assault", include_str!("../data/scenarios/base-assault.toml")),
    ScenarioFile::new("fleet-action", include_str!("../data/scenarios/fleet-action.toml")),
];
