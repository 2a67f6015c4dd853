//! The claims of a game's scenarios, compared with their figures.

use shelf::{Form, health};

use crate::Wing;

/// Checks that every scenario for players was measured in its present form, and that what is called even is even.
///
/// # Panics
/// If a claim does not stand.
pub fn every_claim_about_a_scenario_stands(wing: &Wing) {
    let game = wing.game;
    let flaws = health::flaws(game.scenarios(), |id| game.health(id));
    assert!(flaws.is_empty(), "{}:\n{}", game.title(), flaws.join("\n"));
}

/// Checks the starter set, if the game has one: three even scenarios of at most a quarter of an hour a side, each with its idea.
///
/// # Panics
/// If there are not three, or one is too long or not even.
pub fn a_starter_set_is_three_short_even_battles(wing: &Wing) {
    let game = wing.game;
    let set: Vec<_> = game.scenarios().iter().filter(|scenario| scenario.teaches.is_some()).collect();
    assert!(matches!(set.len(), 0 | 3), "{}: a starter set has three battles", game.title());
    for scenario in set {
        assert_eq!(scenario.form, Form::Even, "{}", scenario.id);
        let minutes = game.health(scenario.id).map(|health| health.minutes);
        assert!(minutes.is_some_and(|minutes| minutes <= 15), "{}: {minutes:?} minutes", scenario.id);
    }
}
