//! The question of a handicap, and the handicaps that were measured before.

use super::*;
use engine::Side;
use lab::handicap::{Opponents, UnequalMatch};
use lab::run::Ended;

fn a_handicap() -> Value {
    json!({
        "kind": "handicap", "game": "ftl", "scenario": "duel", "captains": ["random", "doctrine"],
        "side": 2, "battles": "100", "seed": "5", "options": [["missiles", "3"], ["limit", ""]],
    })
}

#[test]
fn a_handicap_comes_to_what_the_lab_has() {
    let mut clerk = fought(&a_handicap());
    let game = games::game("ftl").unwrap();
    let options = vec![("missiles".to_owned(), "3".to_owned())];
    let opening = Opening { options, ..Opening::scenario("duel") };
    let opponents = Opponents { weak: "random".to_owned(), strong: "doctrine".to_owned(), side: Side(1) };
    let mut unequal = UnequalMatch::new(game, &opening, &opponents, 5, Thinking::default(), 100).unwrap();
    let mut results = Results::unkept();
    let mut ended = vec![Ended::default(); unequal.series().len()];
    while unequal.goes_on(&ended) {
        ended = run(&unequal.series(), 2, &mut results, &mut |_| {}).unwrap();
    }
    let found = unequal.found(&ended).unwrap();
    let start = unequal.start(found.steps);
    let told = ok(&mut clerk, &json!({ "call": "report" }));
    assert_eq!((told["done"].as_u64(), told["most"].as_u64()), (Some(100), Some(100)));
    let expected = json!({
        "steps": found.steps, "most_steps": unequal.most_steps(), "told": start.told, "position": start.position,
        "share": found.share, "low": found.interval.low, "high": found.interval.high, "battles": 100,
    });
    // As the page parses it.
    let expected: Value = serde_json::from_str(&expected.to_string()).unwrap();
    assert_eq!(told["handicap"], expected);
    assert!(found.steps > 0 && start.told.contains("missile"), "{expected}");
    assert_eq!(serde_json::from_str::<Value>(&file(&mut clerk, ".json")).unwrap(), expected);
    let again = json!({
        "call": "weakened", "game": "ftl", "scenario": "duel", "side": 2, "steps": found.steps,
        "options": [["missiles", "3"]],
    });
    assert_eq!(ok(&mut clerk, &again), json!({ "position": start.position, "told": start.told }));
}

#[test]
fn the_first_battles_are_without_a_handicap_and_nothing_is_found_before_them() {
    let mut desk = Desk::new(games::SHELF.clone());
    let opened = ok(&mut desk, &json!({ "call": "open", "wish": a_handicap() }));
    assert_eq!(opened["most"], 100);
    assert_eq!(
        opened["command"],
        "firing-arc lab handicap ftl --scenario duel --captains random,doctrine --side 2 --battles 100 --seed 5 \
         --option missiles=3"
    );
    let told = ok(&mut desk, &json!({ "call": "report" }));
    assert_eq!((&told["handicap"], &told["over"]), (&Value::Null, &json!(false)));
    let part = ok(&mut desk, &json!({ "call": "part", "most": 1000 }));
    assert_eq!(part, json!({ "series": 0, "from": 0, "to": lab::handicap::BATCH }));
    assert_eq!(ok(&mut desk, &json!({ "call": "part", "most": 1000 })), Value::Null);
}

#[test]
fn handicaps_that_were_measured_are_listed_with_their_starts() {
    let mut desk = Desk::new(games::SHELF.clone());
    for game in games::SHELF.iter() {
        for scenario in game.scenarios() {
            let asked = json!({ "call": "handicaps", "game": game.id(), "scenario": scenario.id });
            let told = ok(&mut desk, &asked);
            let listed = told["handicaps"].as_array().unwrap();
            assert_eq!(told["text"], shelf::health::digest(scenario.text));
            assert_eq!(listed.len(), game.handicaps(scenario.id).len(), "{} {}", game.id(), scenario.id);
            for (one, kept) in listed.iter().zip(game.handicaps(scenario.id)) {
                assert_eq!(one["weak"], kept.weak);
                assert_eq!(one["side"], kept.side.0 + 1);
                assert_eq!(one["found"]["steps"], kept.steps);
                assert_ne!(one["found"]["position"], "");
            }
        }
    }
}

#[test]
fn a_side_that_cannot_start_weaker_is_no_start_and_all_that_is_wrong_is_told() {
    let mut desk = Desk::new(games::SHELF.clone());
    let mut start =
        json!({ "call": "weakened", "game": "ftl", "scenario": "duel", "side": 1, "steps": 4000 });
    assert_eq!(ok(&mut desk, &start), Value::Null);
    start["side"] = 3.into();
    assert_eq!(ask(&mut desk, &start)["error"]["what"], "1 or 2, not 3");
    let nowhere = json!({ "call": "handicaps", "game": "ftl", "scenario": "nowhere" });
    assert_eq!(ask(&mut desk, &nowhere)["error"]["what"], "no scenario of ftl is called \"nowhere\"");
    let mut wish = a_handicap();
    for (key, value) in [("battles", "none"), ("seed", ""), ("scenario", "nowhere")] {
        wish[key] = value.into();
    }
    wish["captains"][1] = "kirk".into();
    let flaws = wrong(&wish);
    for said in [
        "battles: a whole number from 1 to 10000, not \"none\"",
        "seed: a whole number from 0 to 18446744073709551615, not nothing",
        "captains: no captain of ftl is called \"kirk\"; there are random",
        "scenario: no scenario \"nowhere\"; there are duel",
    ] {
        assert!(flaws.iter().any(|flaw| flaw.starts_with(said)), "{said}: {flaws:#?}");
    }
    wish["side"] = 0.into();
    assert!(wrong(&wish).contains(&"side: 1 or 2, not 0".to_owned()));
}
