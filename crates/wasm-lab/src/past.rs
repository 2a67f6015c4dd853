//! A battle that a desk looks back on: a referee keeps it, and answers as everywhere.

use engine::{Flaw, Flaws};
use referee::Referee;
use serde_json::{Value, json};
use shelf::Shelf;

/// A battle that is over or left, opened from its record.
pub(crate) struct Past {
    referee: Referee,
}

/// Number of the battle; it is the referee's only one.
const BATTLE: u32 = 1;

impl Past {
    /// Opens a record. Returns the battle and its agenda: the orders, and the usual nodes for each decision.
    ///
    /// # Errors
    /// If the record is invalid.
    pub fn of(shelf: &Shelf, record: &str) -> Result<(Self, Value), Flaws> {
        let mut past = Self { referee: Referee::new(shelf.clone()) };
        past.ask(&json!({"call": "open", "record": record}))?;
        let agenda = past.ask(&json!({"call": "agenda", "battle": BATTLE, "undecided": true}))?;
        Ok((past, agenda))
    }

    /// Analyses a decision, counted from 1.
    ///
    /// # Errors
    /// If there is no such decision, or the nodes are out of range.
    pub fn analyse(&mut self, decision: u64, nodes: u32) -> Result<Value, Flaws> {
        let request = json!({
            "call": "analyse", "battle": BATTLE, "decision": decision, "nodes": nodes, "undecided": true,
        });
        self.ask(&request)
    }

    /// Returns the turning points and summaries of the decisions analysed so far.
    ///
    /// # Errors
    /// If there are none.
    pub fn verdict(&mut self) -> Result<Value, Flaws> {
        self.ask(&json!({"call": "verdict", "battle": BATTLE}))
    }

    fn ask(&mut self, request: &Value) -> Result<Value, Flaws> {
        let answer: Value = serde_json::from_str(&self.referee.line(&request.to_string()))
            .map_err(|error| Flaws::from(Flaw::plain("referee", error.to_string())))?;
        if let Some(ok) = answer.get("ok") {
            return Ok(ok.clone());
        }
        let text = |field: &str| answer["error"][field].as_str().unwrap_or_default().to_owned();
        Err(Flaw::plain(text("where"), text("what")).into())
    }
}
