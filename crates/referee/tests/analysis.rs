//! Analysis of a battle, one decision at a time.

use serde_json::{Value, json};

use crate::JsonReferee;

/// Returns a battle of two turns of FTL that is over by its turn limit.
fn over(desk: &mut JsonReferee) -> Value {
    let new =
        json!({"call": "new", "game": "ftl", "scenario": "close-quarters", "options": {"turn-limit": 2}});
    let battle = desk.ok(&new)["battle"].clone();
    for (first, second) in [("A L", "B S8"), ("A R90", "B R30")] {
        desk.ok(&json!({"call": "seal", "battle": battle, "seat": 1, "order": first}));
        desk.ok(&json!({"call": "seal", "battle": battle, "seat": 2, "order": second}));
    }
    assert!(!desk.ok(&json!({"call": "status", "battle": battle}))["over"].is_null());
    battle
}

fn ask(battle: &Value, decision: u32) -> Value {
    json!({"call": "analyse", "battle": battle, "decision": decision, "nodes": 200, "seed": "3"})
}

#[test]
fn every_decision_of_the_agenda_is_analysed_and_the_verdict_sums_them_up() {
    let mut desk = JsonReferee::new();
    let battle = over(&mut desk);
    let agenda = desk.ok(&json!({"call": "agenda", "battle": battle}));
    let orders = agenda["orders"].as_array().expect("a list");
    let written: Vec<&str> = orders.iter().filter_map(|order| order["order"].as_str()).collect();
    assert_eq!(written, ["A L", "B S8", "A R90", "B R30"]);
    assert!(agenda["nodes"].as_u64().is_some_and(|nodes| nodes > 0), "{agenda}");
    for decision in 1..=2 {
        let ask = json!({"call": "analyse", "battle": battle, "decision": decision, "nodes": 200});
        let found = desk.ok(&ask);
        assert_eq!((&found["decision"], &found["turn"]), (&json!(decision), &json!(decision)));
        assert_eq!((&found["nodes"], &found["searches"]), (&json!(200), &json!(6)));
        let within = |estimate: &Value| {
            let part = |of: &str| estimate[of].as_i64().expect("thousandths");
            assert!(part("low") <= part("value") && part("value") <= part("high"), "{found}");
            part("value")
        };
        let sides = |of: &str| found[of].as_array().expect("a list").iter().map(within).collect::<Vec<_>>();
        for (list, sum) in [("chance", 1000), ("after", 1000), ("guessing", 0), ("dice", 0)] {
            let found = sides(list);
            assert!(found.len() == 2 && (found[0] + found[1] - sum).abs() <= 1, "{list}: {found:?}");
        }
        let judged = found["orders"].as_array().expect("a list");
        for (order, written) in judged.iter().zip(&orders[2 * (decision - 1)..]) {
            assert_eq!((&order["order"], &order["seat"]), (&written["order"], &written["seat"]));
            within(&order["written"]);
            within(&order["cost"]);
            let ideas = order["mixture"].as_array().expect("a list");
            let shares: i64 = ideas.iter().filter_map(|idea| idea["share"].as_i64()).sum();
            assert!((1..=1004).contains(&shares), "{found}");
        }
        let gains = |order: &Value| order["gains"][0].as_i64().expect("thousandths");
        let parts = judged.iter().map(gains).sum::<i64>() + sides("guessing")[0] + sides("dice")[0];
        assert!((sides("chance")[0] + parts - sides("after")[0]).abs() <= 3, "{found}");
    }
    let verdict = desk.ok(&json!({"call": "verdict", "battle": battle}));
    let counts: Vec<&Value> =
        verdict["seats"].as_array().expect("a list").iter().map(|s| &s["written"]).collect();
    assert_eq!(counts, [&json!(2), &json!(2)]);
    assert!(verdict["turning"].as_array().is_some_and(|turning| turning.len() <= 2), "{verdict}");
}

#[test]
fn every_order_shown_comes_with_its_reasons() {
    let mut desk = JsonReferee::new();
    let battle = over(&mut desk);
    let found = desk.ok(&ask(&battle, 1))["orders"][0].clone();
    let launch = "A launches a missile 11 in from B; no enemy bears on A";
    assert_eq!(found["reasons"][0]["text"], launch, "{found}");
    assert_eq!(
        (&found["reasons"][0]["kind"], &found["reasons"][0]["range"]),
        (&json!("why-launches"), &json!(11000))
    );
    let mixture = found["mixture"].as_array().expect("a list");
    assert!(
        mixture.iter().all(|idea| idea["reasons"].as_array().is_some_and(|all| !all.is_empty())),
        "{found}"
    );
    let began = desk.ok(&json!({"call": "new", "game": "ftl", "scenario": "duel"}));
    let call =
        json!({"call": "captain", "battle": began["battle"], "seat": 1, "captain": "doctrine", "seed": "5"});
    let advice = desk.ok(&call);
    let of = |order: &Value| {
        let thoughts = advice["thought"].as_array().expect("a list");
        thoughts.iter().find(|idea| idea["order"] == *order).map(|idea| idea["reasons"].clone())
    };
    assert!(advice["reasons"][0]["text"].as_str().is_some_and(|text| text.starts_with("A ")), "{advice}");
    assert_eq!(of(&advice["order"]), Some(advice["reasons"].clone()), "{advice}");
}

#[test]
fn an_answer_does_not_depend_on_what_was_analysed_before() {
    let (mut forth, mut back) = (JsonReferee::new(), JsonReferee::new());
    let (one, other) = (over(&mut forth), over(&mut back));
    let there = [forth.ok(&ask(&one, 1)), forth.ok(&ask(&one, 2))];
    let second = back.ok(&ask(&other, 2));
    assert_eq!(there, [back.ok(&ask(&other, 1)), second]);
    assert_eq!(
        forth.ok(&json!({"call": "verdict", "battle": one})),
        back.ok(&json!({"call": "verdict", "battle": other}))
    );
}

#[test]
fn a_battle_that_goes_on_is_not_looked_back_on() {
    let mut desk = JsonReferee::new();
    let battle = desk.duel();
    desk.ok(&json!({"call": "seal", "battle": battle, "seat": 1, "order": "A L"}));
    desk.ok(&json!({"call": "seal", "battle": battle, "seat": 2, "order": "B S8"}));
    for call in [json!({"call": "agenda", "battle": battle}), ask(&battle, 1)] {
        let fault = desk.error(&call);
        assert_eq!(fault["where"], "battle");
        assert!(fault["what"].as_str().is_some_and(|what| what.contains("not over")), "{fault}");
    }
    let mut given_up = ask(&battle, 1);
    given_up["undecided"] = json!(true);
    assert_eq!(desk.ok(&given_up)["orders"][0]["order"], "A L");
}

#[test]
fn what_cannot_be_analysed_is_named() {
    let mut desk = JsonReferee::new();
    let battle = over(&mut desk);
    let nothing = desk.error(&json!({"call": "verdict", "battle": battle}));
    assert!(nothing["what"].as_str().is_some_and(|what| what.contains("nothing of battle")), "{nothing}");
    let table = [
        ("decision", json!(0), "decision", "no decision"),
        ("decision", json!(3), "decision", "decision 3 is not revealed"),
        ("decision", json!(4), "decision", "2 have been revealed"),
        ("nodes", json!(0), "nodes", "from 1"),
        ("nodes", json!(4_000_000_000_u32), "nodes", "from 1"),
        ("millis", json!(10), "millis", "no clock"),
        ("millis", json!(0), "millis", "from 1"),
        ("level", json!("nelson"), "level", "there are random"),
        ("level", json!("random"), "level", "does not search"),
        ("seed", json!("x"), "seed", "whole number"),
    ];
    for (field, value, place, what) in table {
        let mut asked = ask(&battle, 1);
        asked[field] = value;
        let fault = desk.error(&asked);
        assert_eq!(fault["where"], place, "{asked}: {fault}");
        assert!(fault["what"].as_str().is_some_and(|said| said.contains(what)), "{asked}: {fault}");
    }
    let unread = desk.error(&json!({"call": "verdict", "battle": battle}));
    assert!(unread["what"].as_str().is_some_and(|what| what.contains("nothing")), "a refusal leaves nothing");
    desk.ok(&ask(&battle, 1));
    desk.ok(&json!({"call": "close", "battle": battle}));
    assert_eq!(desk.error(&json!({"call": "verdict", "battle": battle}))["where"], "battle");
}

#[test]
fn dice_are_weighed_where_they_were_rolled_and_give_one_side_what_they_take_from_the_other() {
    let mut desk = JsonReferee::new();
    let new = json!({"call": "new", "game": "simple-spaceships", "scenario": "duel", "dice": {"seed": "5"}});
    let battle = desk.ok(&new)["battle"].clone();
    let mut rolled = None;
    for decision in 1..200 {
        let status = desk.ok(&json!({"call": "status", "battle": battle}));
        for seat in status["demand"].as_array().expect("a list") {
            let ask = json!({"call": "captain", "battle": battle, "seat": seat, "captain": "doctrine"});
            let order = desk.ok(&ask)["order"].clone();
            desk.ok(&json!({"call": "seal", "battle": battle, "seat": seat, "order": order}));
        }
        let turn = desk.ok(&json!({"call": "turn", "battle": battle, "decision": decision, "seat": null}));
        let dice = turn["told"].as_array().expect("a list").iter().any(|t| t["rolls"] != json!([]));
        if dice {
            rolled = Some(decision);
            break;
        }
    }
    let decision = rolled.expect("somebody fires");
    let mut asked = json!({"call": "analyse", "battle": battle, "decision": decision, "nodes": 400});
    asked["undecided"] = json!(true);
    let dice = desk.ok(&asked)["dice"].clone();
    let sides: Vec<i64> =
        dice.as_array().expect("dice").iter().filter_map(|side| side["value"].as_i64()).collect();
    assert!(sides.len() == 2 && (sides[0] + sides[1]).abs() <= 1 && sides[0] != 0, "{dice}");
}
