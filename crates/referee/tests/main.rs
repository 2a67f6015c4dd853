//! Tests of the protocol: mistakes of people and programs, and secrets that nobody may learn.

mod analysis;
mod designs;
mod dice;
mod events;
mod faults;
mod formats;
mod limits;
mod lines;
mod secrecy;
mod wordings;
mod words;
mod worlds;

use serde_json::{Value, json};

/// A referee that takes and returns JSON values.
struct JsonReferee(referee::Referee);

impl JsonReferee {
    fn new() -> Self {
        Self(referee::Referee::new(games::SHELF.clone()).with_seeds(|| 7))
    }

    /// Returns the whole answer to a call.
    fn answer(&mut self, request: &Value) -> Value {
        let line = self.0.line(&request.to_string());
        assert!(!line.contains('\n'), "one line: {line}");
        serde_json::from_str(&line).expect("answers are JSON")
    }

    /// Returns the result of a call that must succeed.
    fn ok(&mut self, request: &Value) -> Value {
        let answer = self.answer(request);
        assert!(answer["error"].is_null(), "{request} was answered {answer}");
        answer["ok"].clone()
    }

    /// Returns the fault of a call that must fail.
    fn error(&mut self, request: &Value) -> Value {
        let answer = self.answer(request);
        assert!(answer["ok"].is_null(), "{request} was taken: {answer}");
        answer["error"].clone()
    }

    fn duel(&mut self) -> Value {
        self.ok(&json!({"call": "new", "game": "ftl", "scenario": "close-quarters"}))["battle"].clone()
    }
}
