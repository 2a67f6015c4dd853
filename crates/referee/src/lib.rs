//! The referee protocol: battles over JSON lines.
//!
//! One [`Referee`] keeps any number of battles and answers one line for each line it is given; `docs/protocol.md` has
//! the calls. The terminal pipes it, the browser calls it in-process, and bots in any language speak it.
//!
//! ```
//! let mut referee = referee::Referee::new();
//! let answer = referee.line(r#"{"id": 1, "call": "new", "game": "ftl", "scenario": "duel"}"#);
//! assert!(answer.starts_with(r#"{"id":1,"ok":{"battle":1,"#));
//! ```

mod analysis;
mod answers;
mod calls;
mod clock;
mod requests;
mod rulebook;
mod wire;

use std::collections::BTreeMap;

use engine::Fact;
use games::{Analysis, Battle};
use serde_json::Value;

pub use calls::MOST_MILLIS;
pub use clock::Clock;
use requests::Request;
pub use wire::Wire;
use wire::{Fault, Line};

/// The version of the protocol.
pub const PROTOCOL: i32 = 1;
/// The most battles one referee keeps at once.
pub const BATTLES: usize = 1000;

/// Keeps battles and answers requests.
#[derive(Default)]
pub struct Referee {
    battles: BTreeMap<u32, Box<dyn Battle>>,
    /// What has been found about battles that were looked back on.
    analyses: BTreeMap<u32, Analysis>,
    opened: u32,
    clock: Option<Box<dyn Clock>>,
}

impl Referee {
    /// A referee without a clock: captains can be given a budget in nodes alone.
    pub fn new() -> Self {
        Self::default()
    }

    /// A referee that measures captains' time by this clock.
    pub fn with_clock(clock: impl Clock + 'static) -> Self {
        Self { clock: Some(Box::new(clock)), ..Self::default() }
    }

    /// Answers one request line with one line, without a line break; whatever is wrong with the request is in the answer.
    pub fn line(&mut self, line: &str) -> String {
        let (id, answer) = match serde_json::from_str::<Value>(line) {
            Err(fault) => (Value::Null, Err(Fault::plain("line", format!("not JSON: {fault}")))),
            Ok(Value::Object(mut fields)) => {
                let id = fields.remove("id").unwrap_or(Value::Null);
                (id, Request::read(fields).and_then(|request| self.answer(request)))
            }
            Ok(_) => {
                (Value::Null, Err(Fault::plain("line", "not a JSON object such as {\"call\": \"hello\"}")))
            }
        };
        Line { id, answer }.to_string()
    }

    /// Numbers its battles from `first` on, so that several referees can share one door.
    #[must_use]
    pub fn counting_from(self, first: u32) -> Self {
        Self { opened: first.saturating_sub(1), ..self }
    }

    fn keep(&mut self, battle: Box<dyn Battle>) -> Result<u32, Fault> {
        if self.battles.len() >= BATTLES {
            return Err(Fault::plain("battle", format!("{BATTLES} battles are open; close one first")));
        }
        self.opened += 1;
        self.battles.insert(self.opened, battle);
        Ok(self.opened)
    }

    fn battle(&self, number: u32) -> Result<&dyn Battle, Fault> {
        self.battles.get(&number).map(AsRef::as_ref).ok_or_else(|| no_battle(number))
    }

    fn battle_mut(&mut self, number: u32) -> Result<&mut Box<dyn Battle>, Fault> {
        self.battles.get_mut(&number).ok_or_else(|| no_battle(number))
    }

    /// A battle just opened, with its status.
    fn opened(&mut self, battle: Box<dyn Battle>) -> Result<Fact, Fault> {
        let number = self.keep(battle)?;
        let status = answers::status(number, self.battle(number)?);
        Ok(Fact::map([("battle", Fact::int(number)), ("status", status)]))
    }
}

fn no_battle(number: u32) -> Fault {
    Fault::plain("battle", format!("no battle {number} is open"))
}
