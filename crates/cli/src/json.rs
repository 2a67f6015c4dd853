//! Facts as JSON, for programs that read what is printed.

use engine::Fact;
use serde::ser::{Serialize, Serializer};

/// Plain data as JSON, names in their own order.
pub struct Json<'a>(pub &'a Fact);

impl Serialize for Json<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Fact::Null => to.serialize_unit(),
            Fact::Bool(yes) => to.serialize_bool(*yes),
            Fact::Int(n) => to.serialize_i64(*n),
            Fact::Text(text) => to.serialize_str(text),
            Fact::List(items) => to.collect_seq(items.iter().map(Json)),
            Fact::Map(entries) => to.collect_map(entries.iter().map(|(name, fact)| (name, Json(fact)))),
        }
    }
}

/// A fact as one line of JSON.
pub fn line(fact: &Fact) -> anyhow::Result<String> {
    Ok(serde_json::to_string(&Json(fact))?)
}
