//! The scenarios of *False Colours* on the shelf.

use shelf::ScenarioFile;

/// Every scenario; examples and doors that name none take the first.
pub(crate) const SCENARIOS: &[ScenarioFile] = &[
    ScenarioFile::new("line-ahead", include_str!("../data/scenarios/line-ahead.toml")),
    ScenarioFile::new("first-colours", include_str!("../data/scenarios/first-colours.toml")),
    ScenarioFile::new("crossing", include_str!("../data/scenarios/crossing.toml")),
    ScenarioFile::new("melee", include_str!("../data/scenarios/melee.toml")),
    ScenarioFile::new("two-squadrons", include_str!("../data/scenarios/two-squadrons.toml")),
];
