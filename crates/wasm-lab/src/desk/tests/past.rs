//! A battle that a desk looks back on: the same figures as the analysis of any other program.

use super::*;
use captains::LookBack;
use shelf::ANALYST;

/// The record of a battle of two turns, given up after them.
fn record() -> String {
    let opening = Opening::scenario("close-quarters-sharp");
    let mut battle = games::game("ftl").unwrap().open(&opening).unwrap();
    for (first, second) in [("A L", "B S8"), ("A R90", "B R30")] {
        battle.seal(engine::Seat(0), first).unwrap();
        battle.seal(engine::Seat(1), second).unwrap();
    }
    battle.record()
}

#[test]
fn a_desk_analyses_as_the_terminal_does() {
    let mut desk = Desk::new(games::SHELF.clone());
    let agenda = ok(&mut desk, &json!({ "call": "agenda", "record": record() }));
    assert_eq!((&agenda["level"], agenda["orders"].as_array().map(Vec::len)), (&json!(ANALYST), Some(4)));
    let found = ok(&mut desk, &json!({ "call": "analyse", "decision": 2, "nodes": 300 }));
    let parsed = engine::record::Record::parse(&record()).unwrap();
    let battle = games::SHELF.replay(&parsed).unwrap().battle;
    let mut back = LookBack { seed: 1, decision: 1, nodes: 300, stop: &mut |_| false };
    let assessment = battle.assess(ANALYST, &mut back).unwrap();
    let thousandths = |share: f64| format!("{:.0}", (share * 1000.0).round() + 0.0);
    for side in 0..2 {
        for (field, of) in
            [("chance", &assessment.chance), ("dice", &assessment.dice), ("after", &assessment.after)]
        {
            assert_eq!(found[field][side]["value"].to_string(), thousandths(of[side].value), "{field}");
            assert_eq!(found[field][side]["low"].to_string(), thousandths(of[side].low), "{field}");
        }
        let (told, order) = (&found["orders"][side], &assessment.orders[side]);
        assert_eq!(told["cost"]["value"].to_string(), thousandths(order.cost.value));
        assert_eq!(told["mixture"][0]["order"], order.mixture[0].order);
    }
    let verdict = ok(&mut desk, &json!({ "call": "verdict" }));
    assert_eq!(verdict["seats"][0]["written"], 1, "one decision has been analysed");
}

#[test]
fn what_cannot_be_looked_back_on_is_said() {
    let mut desk = Desk::new(games::SHELF.clone());
    let unopened = ask(&mut desk, &json!({ "call": "analyse", "decision": 1, "nodes": 10 }));
    assert_eq!(unopened["error"]["what"], "no battle has been opened");
    let prose = ask(&mut desk, &json!({ "call": "agenda", "record": "It was a dark and stormy night" }));
    assert!(prose["error"]["what"].as_str().is_some_and(|what| what.contains("record")), "{prose}");
    ok(&mut desk, &json!({ "call": "agenda", "record": record() }));
    for (decision, nodes, place) in [(3, 10, "decision"), (1, 0, "nodes")] {
        let refused = ask(&mut desk, &json!({ "call": "analyse", "decision": decision, "nodes": nodes }));
        assert_eq!(refused["error"]["where"], place, "{refused}");
    }
    let none = ask(&mut desk, &json!({ "call": "verdict" }));
    assert!(none["error"]["what"].as_str().is_some_and(|what| what.contains("nothing")), "{none}");
}
