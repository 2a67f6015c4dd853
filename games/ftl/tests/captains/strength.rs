//! Strength of captains: doctrine beats random, and search beats doctrine. Seeds fix the battles, so results are exact.

use engine::Side;

use super::set_ups::{SCENARIOS, battle, rules};

/// Returns a captain's score in half points over some battles, sides swapped halfway, and the sum of their turns.
fn match_of(
    scenario: &str,
    options: &[(&str, &str)],
    names: [&str; 2],
    battles: u64,
    nodes: u32,
) -> (u32, u32) {
    let rules = rules(scenario, options);
    let mut sums = (0, 0);
    for seed in 0..battles {
        let swapped = seed >= battles / 2;
        let seated = if swapped { [names[1], names[0]] } else { names };
        let (outcome, turns) = battle(&rules, seated, nodes, seed);
        sums.0 += outcome.halves(Side(u8::from(swapped)));
        sums.1 += turns;
    }
    sums
}

#[test]
fn doctrine_beats_random_in_every_scenario() {
    for (scenario, ..) in SCENARIOS {
        let (halves, _) = match_of(scenario, &[], ["doctrine", "random"], 20, 1);
        assert!(halves >= 36, "{scenario}: {halves} of 40 halves");
    }
}

#[test]
fn doctrine_beats_random_under_every_option() {
    for options in
        [[("sprints", "by-side")], [("idle-is-marked", "on")], [("missiles", "3")], [("missiles", "0")]]
    {
        let (halves, _) = match_of("duel", &options, ["doctrine", "random"], 20, 1);
        assert!(halves >= 32, "{options:?}: {halves} of 40 halves");
    }
}

#[test]
fn doctrine_plays_to_win() {
    let rules = rules("duel", &[]);
    let decided = (0..30).map(|seed| battle(&rules, ["doctrine"; 2], 1, seed));
    let decided = decided.filter(|(outcome, turns)| outcome.winner.is_some() && *turns < 150).count();
    assert!(decided >= 20, "{decided} of 30 decided");
}

#[test]
fn search_beats_doctrine() {
    let (halves, turns) = match_of("duel", &[], ["search", "doctrine"], 8, 150);
    assert!(halves >= 12, "{halves} of 16 halves");
    assert!(turns < 8 * 120, "{turns} turns");
}
