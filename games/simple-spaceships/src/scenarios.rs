//! The scenarios of *Simple Spaceships* on the shelf.

use shelf::ScenarioFile;

/// Every scenario; examples and doors that name none take the first.
pub(crate) const SCENARIOS: &[ScenarioFile] = &[
    ScenarioFile::new("duel", include_str!("../data/scenarios/duel.toml")),
    ScenarioFile::new("santa", include_str!("../data/scenarios/santa.toml")),
    ScenarioFile::new("patrol", include_str!("../data/scenarios/patrol.toml")),
    ScenarioFile::new("last-stand", include_str!("../data/scenarios/last-stand.toml")),
];
