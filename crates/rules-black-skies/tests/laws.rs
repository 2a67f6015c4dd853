//! The laws of `testkit` over random play, and what that play must reach.

use engine::Rules;
use rules_black_skies::BlackSkies;
use testkit::laws::{self, Reached};

use crate::setups::{duel, rocky, small};

fn hold(rules: &BlackSkies, battles: u32, seed: u64) -> Reached {
    laws::hold_all(rules, battles, seed)
}

#[test]
fn the_duel_keeps_the_laws() {
    hold(&duel(), 3, 1);
}

#[test]
fn fleets_of_unlike_elements_keep_the_laws() {
    let elements: &[(u8, &str, &[u8])] = &[
        (0, "ace", &[1, 4]),
        (0, "lancer", &[1]),
        (0, "turtle", &[3, 2]),
        (1, "interceptor", &[2, 1]),
        (1, "bomber", &[1, 1]),
    ];
    hold(&small(elements, &[("turn-limit", "12")]), 3, 10);
    hold(&small(elements, &[("turn-limit", "12"), ("penalty", "target")]), 2, 20);
}

#[test]
fn rocks_and_retrograde_motion_keep_the_laws_and_random_play_reaches_all() {
    let elements: &[(u8, &str, &[u8])] = &[
        (0, "ace", &[1, 1]),
        (0, "bomber", &[1, 2]),
        (1, "ace", &[1, 1]),
        (1, "turtle", &[1, 1]),
        (1, "lancer", &[1]),
    ];
    let mut reached = hold(&rocky(elements, &[("turn-limit", "20")]), 8, 30);
    reached.and(hold(&small(elements, &[]), 6, 60));
    let events = [
        "deploys-first",
        "deploys",
        "laid",
        "speeds",
        "begins",
        "flips",
        "passes",
        "checks",
        "fails",
        "moves",
        "retrograde",
        "slows",
        "leaves",
        "leads",
        "meets",
        "fires",
        "rolls",
        "shields",
        "damages",
        "hull",
        "crippled",
        "destroyed",
        "lost",
        "next",
        "lays",
        "over",
    ];
    assert_eq!(reached.missing(&events), [] as [&str; 0], "{reached}");
    let kinds = [
        "toss",
        "Steady",
        "Decelerate",
        "Break",
        "Smooth",
        "Late",
        "first",
        "check",
        "skip",
        "hold",
        "Snake",
        "Bootlegger",
        "Afterburner",
        "Straight",
        "Left",
        "Right",
        "A",
        "B",
    ];
    for kind in kinds {
        assert!(reached.orders.contains_key(kind), "no order {kind}: {reached}");
    }
    // Clauses that are only refused or only flaws are shown by their pages.
    let silent = [
        "BS-1.1", "BS-1.2", "BS-1.3", "BS-1.4", "BS-1.5", "BS-1.6", "BS-1.8", "BS-2.3", "BS-5.4", "BS-5.5",
        "BS-5.6", "BS-6.1", "BS-6.4",
    ];
    let missing: Vec<&str> = BlackSkies::CLAUSES
        .iter()
        .map(|row| row.clause.0)
        .filter(|id| !reached.clauses.contains_key(id) && !silent.contains(id))
        .collect();
    assert!(missing.is_empty(), "told in no battle: {missing:?}\n{reached}");
}
