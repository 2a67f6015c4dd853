//! The scenarios of *False Colours* on the shelf.

use shelf::ScenarioFile;

/// Every scenario; examples and doors that name none take the first.
pub(crate) const SCENARIOS: &[ScenarioFile] = &[
    ScenarioFile::new("first-colours", include_str!("../data/scenarios/first-colours.toml"))
        .even()
        .starter("Three ships a side and little room: the flag cannot hide for long."),
    ScenarioFile::new("line-ahead", include_str!("../data/scenarios/line-ahead.toml"))
        .even()
        .starter("Four ships in line: which one flies your flag, and which one does the enemy believe?"),
    ScenarioFile::new("crossing", include_str!("../data/scenarios/crossing.toml")).even(),
    ScenarioFile::new("melee", include_str!("../data/scenarios/melee.toml"))
        .even()
        .starter("Both fleets in one heap, facing out: break away, or turn and fire?"),
    ScenarioFile::new("two-squadrons", include_str!("../data/scenarios/two-squadrons.toml")).even(),
];
