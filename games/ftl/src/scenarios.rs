//! The scenarios of *Faster Than Light* on the shelf.

use shelf::ScenarioFile;

/// Every scenario; examples and doors that name none take the first.
pub(crate) const SCENARIOS: &[ScenarioFile] = &[
    ScenarioFile::new("duel", include_str!("../data/scenarios/duel.toml")).book("duel-sharp"),
    ScenarioFile::new("duel-sharp", include_str!("../data/scenarios/duel-sharp.toml"))
        .even()
        .starter("Ten missiles each: when to spend them, and when to hold the middle."),
    ScenarioFile::new("close-quarters", include_str!("../data/scenarios/close-quarters.toml"))
        .book("close-quarters-sharp"),
    ScenarioFile::new("close-quarters-sharp", include_str!("../data/scenarios/close-quarters-sharp.toml"))
        .even()
        .starter("Whoever turns, launches or waits is marked: catch the enemy and do not be caught."),
    ScenarioFile::new("crossing-courses", include_str!("../data/scenarios/crossing-courses.toml"))
        .book("crossing-courses-sharp"),
    ScenarioFile::new(
        "crossing-courses-sharp",
        include_str!("../data/scenarios/crossing-courses-sharp.toml"),
    )
    .even()
    .starter("Lines of sprint cross: keep out of their path, and lay yours across the enemy."),
    ScenarioFile::new("fleet", include_str!("../data/scenarios/fleet.toml")).book("fleet-sharp"),
    ScenarioFile::new("fleet-sharp", include_str!("../data/scenarios/fleet-sharp.toml")).even(),
    ScenarioFile::new("perft", include_str!("../data/scenarios/perft.toml")).measure(),
];
