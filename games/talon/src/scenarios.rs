//! The scenarios of *Talon* on the shelf.

use shelf::ScenarioFile;

/// Every scenario; examples and doors that name none take the first.
pub(crate) const SCENARIOS: &[ScenarioFile] = &[
    ScenarioFile::new("war-is-upon-us", include_str!("../data/scenarios/war-is-upon-us.toml"))
        .book("war-is-upon-us-even"),
    ScenarioFile::new("war-is-upon-us-even", include_str!("../data/scenarios/war-is-upon-us-even.toml"))
        .even(),
    ScenarioFile::new("duel", include_str!("../data/scenarios/duel.toml")).book("duel-even"),
    ScenarioFile::new("duel-even", include_str!("../data/scenarios/duel-even.toml"))
        .even()
        .starter("Charge, fire, and turn the shield that still stands towards the enemy."),
    ScenarioFile::new("turning-circle", include_str!("../data/scenarios/turning-circle.toml"))
        .book("turning-circle-even"),
    ScenarioFile::new("turning-circle-even", include_str!("../data/scenarios/turning-circle-even.toml"))
        .even()
        .starter(
            "After a turn a ship must run on before the next: plan where your bow will point six impulses from now.",
        ),
    ScenarioFile::new("chance-encounter", include_str!("../data/scenarios/chance-encounter.toml"))
        .book("chance-encounter-even"),
    ScenarioFile::new("chance-encounter-even", include_str!("../data/scenarios/chance-encounter-even.toml"))
        .even(),
    ScenarioFile::new("round-the-planet", include_str!("../data/scenarios/round-the-planet.toml"))
        .even()
        .starter("Nobody shoots through a planet, and no shield holds in a nebula: use the map."),
    ScenarioFile::new("the-belt", include_str!("../data/scenarios/the-belt.toml")).book("the-belt-even"),
    ScenarioFile::new("the-belt-even", include_str!("../data/scenarios/the-belt-even.toml")).even(),
    ScenarioFile::new("convoy", include_str!("../data/scenarios/convoy.toml")).book("convoy-even"),
    ScenarioFile::new("convoy-even", include_str!("../data/scenarios/convoy-even.toml")).even(),
    ScenarioFile::new("base-assault", include_str!("../data/scenarios/base-assault.toml"))
        .book("base-assault-even"),
    ScenarioFile::new("base-assault-even", include_str!("../data/scenarios/base-assault-even.toml")).even(),
    ScenarioFile::new("fleet-action", include_str!("../data/scenarios/fleet-action.toml"))
        .book("fleet-action-even"),
    ScenarioFile::new("fleet-action-even", include_str!("../data/scenarios/fleet-action-even.toml")).even(),
];
