//! The scenarios of *Black Skies* on the shelf.

use shelf::ScenarioFile;

/// Every scenario; examples and doors that name none take the first.
pub(crate) const SCENARIOS: &[ScenarioFile] = &[
    ScenarioFile::new("duel", include_str!("../data/scenarios/duel.toml"))
        .even()
        .starter("A card laid a turn ahead: fly where the enemy will be."),
    ScenarioFile::new("squadron", include_str!("../data/scenarios/squadron.toml")).even(),
    ScenarioFile::new("ace", include_str!("../data/scenarios/ace.toml")).book("ace-even"),
    ScenarioFile::new("ace-even", include_str!("../data/scenarios/ace-even.toml")).even(),
    ScenarioFile::new("lancers", include_str!("../data/scenarios/lancers.toml"))
        .even()
        .starter("Fighters that fly tail first: speed and facing are two things."),
    ScenarioFile::new("rocks", include_str!("../data/scenarios/rocks.toml"))
        .even()
        .starter("Pilots who must dodge: how difficult a card may you dare?"),
];
