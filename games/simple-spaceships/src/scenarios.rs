//! The scenarios of *Simple Spaceships* on the shelf.

use shelf::ScenarioFile;

/// Every scenario; examples and doors that name none take the first.
pub(crate) const SCENARIOS: &[ScenarioFile] = &[
    ScenarioFile::new("duel", include_str!("../data/scenarios/duel.toml")).book("duel-even"),
    ScenarioFile::new("duel-even", include_str!("../data/scenarios/duel-even.toml"))
        .even()
        .starter("Six dice to share out: where do they go this turn?"),
    ScenarioFile::new("dogfight", include_str!("../data/scenarios/dogfight.toml"))
        .even()
        .starter("No shields: whoever has dice left when the other is in front hits, and nothing stops it."),
    ScenarioFile::new("santa", include_str!("../data/scenarios/santa.toml")).book("santa-even"),
    ScenarioFile::new("santa-even", include_str!("../data/scenarios/santa-even.toml")).even(),
    ScenarioFile::new("short-run", include_str!("../data/scenarios/short-run.toml"))
        .even()
        .starter("A ship that must get through, and three that must stop it."),
    ScenarioFile::new("patrol", include_str!("../data/scenarios/patrol.toml")).book("patrol-even"),
    ScenarioFile::new("patrol-even", include_str!("../data/scenarios/patrol-even.toml")).even(),
    ScenarioFile::new("last-stand", include_str!("../data/scenarios/last-stand.toml"))
        .book("last-stand-even"),
    ScenarioFile::new("last-stand-even", include_str!("../data/scenarios/last-stand-even.toml")).even(),
];
