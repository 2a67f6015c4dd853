//! The target for lines of the protocol: sessions with mutated lines, answered by a referee that keeps other
//! battles open.

use std::collections::BTreeMap;

use referee::Referee;
use serde_json::value::RawValue;
use serde_json::{Value, json};

use super::target::{ANY, Input, Target};
use crate::seeds::Played;

/// Number of battles that a referee keeps open; no valid line plays the first.
const OPEN: usize = 6;
/// Number of inputs that one referee answers.
const LINES: u32 = 200;
/// Maximum number of nodes and battles that a line may ask for; larger requests take too long.
const MOST: u64 = 20;

/// The target for lines of sessions, with calls for every game.
pub struct Protocol {
    texts: Vec<Input>,
    /// The lines that open the battles.
    openings: Vec<String>,
    referee: Referee,
    answered: u32,
}

impl Protocol {
    pub fn new(battles: &[Played], records: &[(&'static str, String)]) -> Self {
        let mut openings = Vec::new();
        let mut lines: Vec<Value> =
            ["hello", "games"].iter().map(|call| json!({"id": 1, "call": call})).collect();
        for (n, played) in battles.iter().enumerate() {
            let (game, scenario) = (played.game.id(), played.scenario);
            let new = json!({"call": "new", "game": game, "scenario": scenario, "position": played.battle.position(),
                "dice": {"seed": n.to_string()}, "names": ["Ada", "Ben"]});
            if n % 4 == 1 {
                openings.push(new.to_string());
                lines.push(json!({"call": "clauses", "game": game}));
                lines.push(json!({"call": "shipyard", "game": game}));
                lines.push(
                    json!({"call": "digests", "game": game, "scenario": scenario, "battles": 1, "seed": "5"}),
                );
                let file = played.game.scenarios()[0].text;
                lines.push(json!({"call": "new", "game": game, "text": file, "dice": {"faces": [1, 6, 3]}}));
                lines.push(json!({"call": "design", "game": game, "text": file}));
                lines.push(json!({"call": "commission", "game": game, "scenario": scenario, "design": file, "ships": ["A1"]}));
                let clause = played.game.clauses()[0].clause.0;
                lines.push(json!({"call": "example", "game": game, "clause": clause, "number": 1}));
            }
            lines.push(new);
            for order in played.orders.iter().rev().take(4) {
                lines.extend(of_battle(n % OPEN + 1, n % 2 + 1, order));
            }
        }
        for (_, record) in records.iter().filter(|(_, record)| record.len() < 6_000) {
            lines.push(json!({"id": "r", "call": "open", "record": record, "lenient": true}));
            lines.push(json!({"call": "open", "record": record}));
        }
        openings.truncate(OPEN);
        let texts = lines.iter().map(|line| Input::new(ANY, line.to_string())).collect();
        let referee = opened(&openings);
        Self { texts, openings, referee, answered: 0 }
    }

    /// Returns the status of a battle, as the referee reports it.
    fn status(&mut self, battle: u64) -> String {
        self.referee.line(&json!({"call": "status", "battle": battle}).to_string())
    }
}

/// Returns one line for every call about a battle.
fn of_battle(battle: usize, seat: usize, order: &str) -> Vec<Value> {
    let piece = order.split([' ', ':']).next().unwrap_or_default();
    vec![
        json!({"id": 2, "call": "status", "battle": battle}),
        json!({"call": "view", "battle": battle, "seat": seat}),
        json!({"call": "view", "battle": battle, "seat": null, "decision": 1}),
        json!({"call": "outline", "battle": battle, "seat": seat}),
        json!({"call": "reach", "battle": battle, "seat": seat, "piece": piece}),
        json!({"call": "threats", "battle": battle, "seat": seat}),
        json!({"call": "read", "battle": battle, "seat": seat, "order": order}),
        json!({"call": "preview", "battle": battle, "seat": seat, "order": order}),
        json!({"call": "seal", "battle": battle, "seat": seat, "order": order, "lenient": true}),
        json!({"call": "seal", "battle": battle, "seat": seat, "order": order}),
        json!({"call": "unseal", "battle": battle, "seat": seat}),
        json!({"call": "dice", "battle": battle, "faces": [1, 2, 6]}),
        json!({"call": "captain", "battle": battle, "seat": seat, "captain": "doctrine", "nodes": 2, "seed": "3"}),
        json!({"call": "turn", "battle": battle, "seat": seat, "decision": 1}),
        json!({"call": "branch", "battle": battle, "decision": 1, "names": ["Ada"]}),
        json!({"call": "position", "battle": battle}),
        json!({"call": "record", "battle": battle}),
        json!({"call": "agenda", "battle": battle, "undecided": true}),
        json!({"call": "analyse", "battle": battle, "decision": 1, "nodes": 2, "undecided": true}),
        json!({"call": "verdict", "battle": battle}),
        json!({"call": "close", "battle": battle}),
    ]
}

fn opened(openings: &[String]) -> Referee {
    let mut referee = Referee::new(games::SHELF.clone());
    for opening in openings {
        referee.line(opening);
    }
    referee
}

/// Returns `true` if answering the line would take too long.
fn asks_for_much(line: &Value) -> bool {
    let above = |field: &str| line[field].as_u64().is_some_and(|n| n > MOST);
    let thinks = ["captain", "analyse"].iter().any(|call| line["call"] == *call);
    thinks && line["nodes"].is_null() || above("nodes") || above("battles") || !line["millis"].is_null()
}

/// Checks that an answer is one line with one JSON object, which has either a result or an error with a message.
fn answers(answer: &str) -> Result<bool, String> {
    if answer.contains(['\n', '\r']) {
        return Err(format!("more than a line: {answer}"));
    }
    let no_json = |error: serde_json::Error| format!("no JSON: {error}: {answer}");
    // The id is echoed as sent; a number in it may exceed every number type.
    let parts: BTreeMap<&str, &RawValue> = serde_json::from_str(answer).map_err(no_json)?;
    let part = |name: &str| match parts.get(name) {
        Some(raw) => serde_json::from_str(raw.get()).map_err(no_json),
        None => Ok(Value::Null),
    };
    match (part("ok")?, part("error")?) {
        (Value::Null, Value::Object(error)) => {
            let all = error["all"].as_array().ok_or("an error without its list")?;
            let words = |fault: &Value| fault["what"].as_str().is_some_and(|what| !what.trim().is_empty());
            if all.is_empty() || !all.iter().all(words) || !words(&Value::Object(error.clone())) {
                return Err(format!("an error without words: {answer}"));
            }
            Ok(false)
        }
        (Value::Object(_), Value::Null) => Ok(true),
        _ => Err(format!("neither a good answer nor an error: {answer}")),
    }
}

impl Target for Protocol {
    fn name(&self) -> &'static str {
        "protocol"
    }

    fn inputs(&self) -> u32 {
        3_000
    }

    fn texts(&self) -> &[Input] {
        &self.texts
    }

    fn hold(&mut self, input: &Input) -> Result<bool, String> {
        if self.answered == LINES {
            self.begin_again();
        }
        let text = input.text();
        let read = serde_json::from_str::<Value>(&text).unwrap_or_default();
        if asks_for_much(&read) {
            return Ok(false);
        }
        let named = read["battle"].as_u64();
        let before = self.status(1);
        answers(&before)?;
        let good = answers(&self.referee.line(&text))?;
        let after = self.status(1);
        answers(&after)?;
        if named != Some(1) && before != after {
            return Err(format!("it changed battle 1, which it does not name: {before} {after}"));
        }
        self.answered += 1;
        Ok(good)
    }

    fn stands_alone(&self) -> bool {
        false
    }

    fn begin_again(&mut self) {
        (self.referee, self.answered) = (opened(&self.openings), 0);
    }
}
