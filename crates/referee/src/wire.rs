//! Facts and faults as JSON.

use std::io::{self, Write};

use engine::record::RecordError;
use engine::{BattleError, Clause, Describe, Fact, Flaws, Reading};
use serde::ser::{Serialize, Serializer};
use shelf::SealError;

use crate::limits::{self, FAULTS, Page};

/// Plain data that serialises as JSON, with names in their own order.
pub struct Wire<'a>(pub &'a Fact);

impl Serialize for Wire<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Fact::Null => to.serialize_unit(),
            Fact::Bool(yes) => to.serialize_bool(*yes),
            Fact::Int(n) => to.serialize_i64(*n),
            Fact::Text(text) => to.serialize_str(text),
            Fact::List(items) => to.collect_seq(items.iter().map(Wire)),
            Fact::Map(entries) => to.collect_map(entries.iter().map(|(name, fact)| (name, Wire(fact)))),
        }
    }
}

/// One fault of a request.
#[derive(Clone, Debug)]
pub(crate) struct One {
    what: String,
    place: String,
    clause: Option<String>,
}

/// All faults of a request; described, they are the `error` of an answer.
#[derive(Clone, Debug)]
pub struct Fault(pub(crate) Vec<One>);

impl Fault {
    /// Returns a fault without a clause: its place, such as the name of a field, and its description.
    pub fn plain(place: impl Into<String>, what: impl Into<String>) -> Self {
        Self(vec![One { what: what.into(), place: place.into(), clause: None }])
    }
}

fn one(what: String, place: String, clause: Option<Clause>) -> One {
    One { what, place, clause: clause.map(|c| c.to_string()) }
}

impl From<Flaws> for Fault {
    fn from(flaws: Flaws) -> Self {
        Self(flaws.into_iter().map(|f| one(f.what, f.place, f.clause)).collect())
    }
}

impl From<RecordError> for Fault {
    fn from(error: RecordError) -> Self {
        Self(vec![one(error.what, format!("line {}", error.line), error.clause)])
    }
}

impl From<BattleError> for Fault {
    fn from(error: BattleError) -> Self {
        let (place, clause) = match &error {
            BattleError::Refused(refusal) => (refusal.subject.clone(), Some(refusal.clause)),
            BattleError::Dice { place, fault } => (format!("faces[{}]", place - 1), Some(fault.why())),
            BattleError::NoDiceWanted | BattleError::TooManyFaces { .. } => ("faces".to_owned(), None),
            _ => ("seat".to_owned(), None),
        };
        Self(vec![one(error.to_string(), place, clause)])
    }
}

impl From<SealError> for Fault {
    fn from(error: SealError) -> Self {
        match error {
            SealError::Battle(error) => error.into(),
            SealError::Refused(reading) => reading.into(),
        }
    }
}

impl From<Reading<String>> for Fault {
    fn from(reading: Reading<String>) -> Self {
        Self(reading.refused.into_iter().map(|r| one(r.reason, r.subject, Some(r.clause))).collect())
    }
}

impl Describe for One {
    fn describe(&self) -> Fact {
        Fact::map([
            ("what", Fact::text(limits::said(&self.what))),
            ("where", Fact::text(limits::said(&self.place))),
            ("clause", Fact::maybe(self.clause.as_ref(), Fact::text)),
        ])
    }
}

impl Describe for Fault {
    fn describe(&self) -> Fact {
        let mut all: Vec<Fact> = self.0.iter().take(FAULTS).map(Describe::describe).collect();
        let first = all.first().cloned().unwrap_or_else(|| Fact::map([]));
        if self.0.len() > FAULTS {
            let what = format!("{} more faults, which are not listed", self.0.len() - FAULTS);
            all.push(one(what, "request".to_owned(), None).describe());
        }
        first.with([("all", Fact::List(all))])
    }
}

/// Returns the answer line for a result or a fault.
pub(crate) fn answer(id: &str, answer: &Result<Fact, Fault>) -> String {
    match answer {
        Ok(fact) => answer_line(id, "ok", fact),
        Err(fault) => answer_line(id, "error", &fault.describe()),
    }
}

/// Returns one line of JSON with the id, which is JSON text, and the facts under a name, such as `ok` or `error`. An
/// answer above the size limit becomes an error.
pub fn answer_line(id: &str, name: &str, facts: &Fact) -> String {
    let mut page = Page::default();
    let written = line(&mut page, id, name, &Wire(facts));
    if written.is_err() {
        page = Page::default();
        let what = format!("the answer is longer than {} MiB, the limit; request less", limits::ANSWER >> 20);
        // An id is no longer than a line, so this answer always fits.
        let fault = Fault::plain("answer", what).describe();
        line(&mut page, id, "error", &Wire(&fault)).unwrap_or_default();
    }
    String::from_utf8(page.0).unwrap_or_default()
}

fn line(page: &mut Page, id: &str, part: &str, said: &impl Serialize) -> io::Result<()> {
    write!(page, "{{\"id\":{id},\"{part}\":")?;
    serde_json::to_writer(&mut *page, said)?;
    page.write_all(b"}")
}
