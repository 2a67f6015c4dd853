//! The scenarios of *Full Thrust* on the shelf.

use shelf::ScenarioFile;

/// Every scenario; examples and doors that name none take the first.
pub(crate) const SCENARIOS: &[ScenarioFile] = &[
    ScenarioFile::new("line-duel", include_str!("../data/scenarios/line-duel.toml")).book("line-duel-even"),
    ScenarioFile::new("line-duel-escorts", include_str!("../data/scenarios/line-duel-escorts.toml"))
        .book("line-duel-escorts-even"),
    ScenarioFile::new(
        "line-duel-escorts-even",
        include_str!("../data/scenarios/line-duel-escorts-even.toml"),
    )
    .even()
    .starter(
        "One ship, an order written a turn ahead, and a weak stern: do not let the enemy get behind you.",
    ),
    ScenarioFile::new("line-duel-even", include_str!("../data/scenarios/line-duel-even.toml"))
        .even()
        .starter("Three batteries on each beam, all six ahead: whoever turns first shows a flank."),
    ScenarioFile::new("line-duel-capitals", include_str!("../data/scenarios/line-duel-capitals.toml"))
        .book("line-duel-capitals-even"),
    ScenarioFile::new(
        "line-duel-capitals-even",
        include_str!("../data/scenarios/line-duel-capitals-even.toml"),
    )
    .even(),
    ScenarioFile::new("skirmish", include_str!("../data/scenarios/skirmish.toml")).book("skirmish-even"),
    ScenarioFile::new("skirmish-even", include_str!("../data/scenarios/skirmish-even.toml"))
        .even()
        .starter("Three ships that cover one another: which to fire at first?"),
    ScenarioFile::new("meeting-engagement", include_str!("../data/scenarios/meeting-engagement.toml"))
        .book("meeting-engagement-even"),
    ScenarioFile::new(
        "meeting-engagement-even",
        include_str!("../data/scenarios/meeting-engagement-even.toml"),
    )
    .even(),
    ScenarioFile::new("fleet-action", include_str!("../data/scenarios/fleet-action.toml")).even(),
    ScenarioFile::new("convoy", include_str!("../data/scenarios/convoy.toml")).book("convoy-even"),
    ScenarioFile::new("convoy-even", include_str!("../data/scenarios/convoy-even.toml")).even(),
    ScenarioFile::new("last-stand-of-furious", include_str!("../data/scenarios/last-stand-of-furious.toml"))
        .book("last-stand-of-furious-even"),
    ScenarioFile::new(
        "last-stand-of-furious-even",
        include_str!("../data/scenarios/last-stand-of-furious-even.toml"),
    )
    .even(),
    ScenarioFile::new("carrier-strike", include_str!("../data/scenarios/carrier-strike.toml")).even(),
    ScenarioFile::new("hide-and-seek", include_str!("../data/scenarios/hide-and-seek.toml"))
        .book("hide-and-seek-even"),
    ScenarioFile::new("hide-and-seek-even", include_str!("../data/scenarios/hide-and-seek-even.toml")).even(),
    ScenarioFile::new("duel-heavy-cruisers", include_str!("../data/scenarios/duel-heavy-cruisers.toml"))
        .measure(),
];
