//! The scenarios of *Full Thrust* on the shelf.

use shelf::ScenarioFile;

/// Every scenario; examples and doors that name none take the first.
pub(crate) const SCENARIOS: &[ScenarioFile] = &[
    ScenarioFile::new("line-duel", include_str!("../data/scenarios/line-duel.toml")),
    ScenarioFile::new("line-duel-escorts", include_str!("../data/scenarios/line-duel-escorts.toml")),
    ScenarioFile::new("line-duel-capitals", include_str!("../data/scenarios/line-duel-capitals.toml")),
    ScenarioFile::new("skirmish", include_str!("../data/scenarios/skirmish.toml")),
    ScenarioFile::new("meeting-engagement", include_str!("../data/scenarios/meeting-engagement.toml")),
    ScenarioFile::new("fleet-action", include_str!("../data/scenarios/fleet-action.toml")),
    ScenarioFile::new("convoy", include_str!("../data/scenarios/convoy.toml")),
    ScenarioFile::new("last-stand-of-furious", include_str!("../data/scenarios/last-stand-of-furious.toml")),
    ScenarioFile::new("carrier-strike", include_str!("../data/scenarios/carrier-strike.toml")),
    ScenarioFile::new("hide-and-seek", include_str!("../data/scenarios/hide-and-seek.toml")),
    ScenarioFile::new("duel-heavy-cruisers", include_str!("../data/scenarios/duel-heavy-cruisers.toml"))
        .measure(),
];
