//! The claims of a game's scenarios, compared with their figures.

use std::fs;

use shelf::{Form, health};

use crate::Wing;

/// Checks that every even scenario and every book form was measured in its present file, and that what is called even is
/// even.
///
/// # Panics
/// If a claim does not stand.
pub fn every_claim_about_a_scenario_stands(wing: &Wing) {
    let game = wing.game;
    let flaws = health::flaws(game.scenarios(), |id| game.health(id));
    assert!(flaws.is_empty(), "{}:\n{}", game.title(), flaws.join("\n"));
}

/// Checks that no figures are out of date, as far as probes of battles under the present rules and captains show.
///
/// # Panics
/// If a scenario with figures has another probe than `data/scenarios.probes` says.
pub fn figures_are_of_the_present_rules(wing: &Wing) {
    let game = wing.game;
    let path = wing.folder().join("data/scenarios.probes");
    let kept = fs::read_to_string(&path).unwrap_or_default();
    for scenario in game.scenarios().iter().filter(|scenario| game.health(scenario.id).is_some()) {
        let kept = kept.lines().find_map(|line| line.strip_prefix(scenario.id)?.strip_prefix(' '));
        let probe = health::probe(game, scenario.id);
        assert_eq!(probe.as_deref(), Ok(kept.unwrap_or("none")), "{}: run lab health again", scenario.id);
    }
}

/// Checks the starter set, if the game has one: three even scenarios of at most a quarter of an hour a side, each with its
/// idea, in which the captain that searches does at least as well as doctrine.
///
/// # Panics
/// If there are not three, or one is too long or not even.
pub fn a_starter_set_is_three_short_even_battles(wing: &Wing) {
    let game = wing.game;
    let set: Vec<_> = game.scenarios().iter().filter(|scenario| scenario.teaches.is_some()).collect();
    assert!(matches!(set.len(), 0 | 3), "{}: a starter set has three battles", game.title());
    for scenario in set {
        assert_eq!(scenario.form, Form::Even, "{}", scenario.id);
        let health = game.health(scenario.id);
        let minutes = health.as_ref().map(|health| health.minutes);
        assert!(minutes.is_some_and(|minutes| minutes <= 15), "{}: {minutes:?} minutes", scenario.id);
        let skill = health.map(|health| health.skill.iter().sum::<u32>());
        assert!(skill.is_some_and(|skill| skill >= 100), "{}: skill is worth {skill:?} of 200", scenario.id);
    }
}
