//! A parsed request line: its id in the original notation, and its fields, none of them twice.

use std::collections::BTreeSet;
use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;
use serde_json::{Map, Number, Value};

use crate::limits;
use crate::wire::Fault;

/// A parsed line. The id is known even if fields are at fault.
pub(crate) struct Line {
    /// The id as JSON text on one line; `null` if there is none, or more than one.
    pub(crate) id: String,
    /// The other fields, or their faults.
    pub(crate) fields: Result<Map<String, Value>, Fault>,
    /// The field `of` as JSON text: the id of another call, in the notation of this line.
    pub(crate) of: Option<String>,
}

impl Line {
    /// Parses a line.
    pub(crate) fn read(text: &str) -> Self {
        let fault =
            |what: String| Self { id: "null".to_owned(), fields: Err(Fault::plain("line", what)), of: None };
        if text.len() > limits::LINE {
            return fault(limits::too_long());
        }
        let whole = match serde_json::from_str::<&RawValue>(text) {
            Err(error) => return fault(format!("not JSON: {error}")),
            Ok(whole) => whole.get(),
        };
        if !whole.starts_with('{') {
            return fault("not a JSON object such as {\"call\": \"hello\"}".to_owned());
        }
        match serde_json::from_str::<Entries<'_>>(whole) {
            Err(error) => fault(said(&error)),
            Ok(Entries(entries)) => Self::of(&entries),
        }
    }

    fn of(entries: &[(String, &RawValue)]) -> Self {
        let ids: Vec<&RawValue> =
            entries.iter().filter(|(name, _)| name == "id").map(|(_, raw)| *raw).collect();
        let id = if let [id] = ids[..] { one_line(id) } else { "null".to_owned() };
        let of = entries.iter().find(|(name, _)| name == "of").map(|(_, raw)| one_line(raw));
        if let Err(fault) = limits::values(entries) {
            return Self { id, fields: Err(fault), of };
        }
        let (mut fields, mut faults, mut names) = (Map::new(), Vec::new(), BTreeSet::new());
        for (name, raw) in entries {
            if !names.insert(name) {
                faults.extend(Fault::plain(name, twice(name)).0);
            } else if name != "id" {
                match serde_json::from_str::<Strict>(raw.get()) {
                    Ok(Strict(value)) => drop(fields.insert(name.clone(), value)),
                    Err(error) => faults.extend(Fault::plain(name, said(&error)).0),
                }
            }
        }
        Self { id, fields: if faults.is_empty() { Ok(fields) } else { Err(Fault(faults)) }, of }
    }
}

/// Returns a value in its original notation, with line breaks replaced, because an answer is one line.
fn one_line(raw: &RawValue) -> String {
    raw.get().replace(['\n', '\r'], " ")
}

fn twice(name: &str) -> String {
    format!("the field \"{name}\" appears twice; give it once")
}

/// Returns an error's text without its position, which refers to the value and not to the line.
fn said(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or_default().to_owned()
}

/// The entries of an object, in order, with values in their original notation.
struct Entries<'a>(Vec<(String, &'a RawValue)>);

impl<'de: 'a, 'a> Deserialize<'de> for Entries<'a> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct All;
        impl<'de> Visitor<'de> for All {
            type Value = Entries<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut entries = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    if entries.len() == limits::VALUES {
                        return Err(A::Error::custom(limits::too_many()));
                    }
                    entries.push(entry);
                }
                Ok(Entries(entries))
            }
        }
        from.deserialize_map(All)
    }
}

/// A JSON value in which no object has a name twice.
struct Strict(Value);

impl<'de> Deserialize<'de> for Strict {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(Checked).map(Strict)
    }
}

struct Checked;

impl<'de> Visitor<'de> for Checked {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, yes: bool) -> Result<Value, E> {
        Ok(Value::Bool(yes))
    }

    fn visit_i64<E>(self, n: i64) -> Result<Value, E> {
        Ok(Value::Number(n.into()))
    }

    fn visit_u64<E>(self, n: u64) -> Result<Value, E> {
        Ok(Value::Number(n.into()))
    }

    fn visit_f64<E>(self, n: f64) -> Result<Value, E> {
        Ok(Number::from_f64(n).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(Value::String(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Value, A::Error> {
        let mut all = Vec::new();
        while let Some(Strict(value)) = seq.next_element()? {
            all.push(value);
        }
        Ok(Value::Array(all))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
        let mut all = Map::new();
        while let Some(name) = map.next_key::<String>()? {
            let Strict(value) = map.next_value()?;
            if all.contains_key(&name) {
                return Err(A::Error::custom(twice(&name)));
            }
            all.insert(name, value);
        }
        Ok(Value::Object(all))
    }
}
