//! Limits on requests, answers and memory. `docs/protocol.md` lists them.

use std::borrow::Cow;
use std::cell::Cell;
use std::fmt;
use std::io;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use crate::wire::Fault;

/// Size limit of a line, in bytes.
pub const LINE: usize = 4 << 20;
/// Size limit of an answer, in bytes.
pub const ANSWER: usize = 16 << 20;
/// Largest number of open battles in one referee.
pub const BATTLES: usize = 1000;
/// Limit of the bytes that all open battles may hold; the count is an upper bound.
pub const HELD: usize = 128 << 20;
/// Time limit of a call in milliseconds: ten minutes.
pub const MOST_MILLIS: u32 = 600_000;

/// Size limit of a line that cancels a call, in bytes.
pub(crate) const CANCEL: usize = 64 << 10;
/// Largest number of JSON values in one line.
pub(crate) const VALUES: usize = 65_536;
/// Size limit of a scenario file, design or position, in bytes.
const TEXT: usize = 256 << 10;
/// Size limit of an order, in bytes.
const ORDER: usize = 32 << 10;
/// Size limit of the text of any other field, in bytes.
const WORD: usize = 1000;
/// Largest number of entries in a list or an object.
const ENTRIES: usize = 1000;
/// Largest number of dice faces in one call.
const FACES: usize = 10_000;
/// Largest number of faults listed for one request.
pub(crate) const FAULTS: usize = 100;
/// Largest number of characters in a fault's description and in its place.
const SAID: usize = 1000;

/// Returns a fault if the fields together hold too many JSON values for a line, before any is kept. An id counts as one
/// value whatever it holds, because it is kept as text.
pub(crate) fn values(entries: &[(String, &RawValue)]) -> Result<(), Fault> {
    let left = Cell::new(VALUES);
    for (name, raw) in entries {
        left.set(left.get().saturating_sub(1 + usize::from(name == "id")));
        if name != "id" && left.get() > 0 {
            // A value that cannot be parsed is reported later, with its field.
            let _ = Count(&left).deserialize(&mut serde_json::Deserializer::from_str(raw.get()));
        }
        if left.get() == 0 {
            return Err(Fault::plain("line", too_many()));
        }
    }
    Ok(())
}

/// Returns the fault text for a line with too many values.
pub(crate) fn too_many() -> String {
    format!("more than {VALUES} JSON values, the limit for a line")
}

/// Returns the fault text for a line that is too long.
pub(crate) fn too_long() -> String {
    format!("longer than {} MiB, the limit for a line", LINE >> 20)
}

/// A visitor that counts JSON values down and keeps none.
struct Count<'a>(&'a Cell<usize>);

impl<'de> DeserializeSeed<'de> for Count<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
        match self.0.get().checked_sub(1) {
            Some(left) if left > 0 => self.0.set(left),
            _ => {
                self.0.set(0);
                return Err(D::Error::custom("too many values"));
            }
        }
        from.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Count<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any JSON value")
    }

    fn visit_unit<E>(self) -> Result<(), E> {
        Ok(())
    }

    fn visit_bool<E>(self, _: bool) -> Result<(), E> {
        Ok(())
    }

    fn visit_i64<E>(self, _: i64) -> Result<(), E> {
        Ok(())
    }

    fn visit_u64<E>(self, _: u64) -> Result<(), E> {
        Ok(())
    }

    fn visit_f64<E>(self, _: f64) -> Result<(), E> {
        Ok(())
    }

    fn visit_str<E>(self, _: &str) -> Result<(), E> {
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<(), A::Error> {
        while items.next_element_seed(Count(self.0))?.is_some() {}
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<(), A::Error> {
        while entries.next_key_seed(Count(self.0))?.is_some() {
            entries.next_value_seed(Count(self.0))?;
        }
        Ok(())
    }
}

/// Returns a fault for every field that is longer than a valid request needs.
pub(crate) fn fields(given: &Map<String, Value>) -> Result<(), Fault> {
    let mut faults = Fault(Vec::new());
    for (field, value) in given {
        check(field, value, &mut faults);
    }
    if faults.0.is_empty() { Ok(()) } else { Err(faults) }
}

fn check(field: &str, value: &Value, faults: &mut Fault) {
    let mut refuse = |what: String| {
        // Collects one fault beyond the limit, so that the answer can report that there are more.
        if faults.0.len() <= FAULTS {
            faults.0.append(&mut Fault::plain(field, what).0);
        }
    };
    match value {
        Value::String(text) => {
            let most = longest(field);
            if text.len() > most {
                refuse(format!("{} bytes; at most {most}", text.len()));
            }
        }
        Value::Array(items) => {
            let most = if field.ends_with("faces") { FACES } else { ENTRIES };
            if items.len() > most {
                return refuse(format!("{} entries; at most {most}", items.len()));
            }
            for item in items {
                check(field, item, faults);
            }
        }
        Value::Object(entries) => {
            if entries.len() > ENTRIES {
                return refuse(format!("{} entries; at most {ENTRIES}", entries.len()));
            }
            for (key, item) in entries {
                if key.len() > WORD {
                    faults.0.append(
                        &mut Fault::plain(field, format!("a key of {} bytes; at most {WORD}", key.len())).0,
                    );
                    return;
                }
                check(&format!("{field}.{key}"), item, faults);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Returns the size limit of a field's text, in bytes.
fn longest(field: &str) -> usize {
    match field {
        "record" => LINE,
        "text" | "design" | "position" => TEXT,
        "order" => ORDER,
        _ => WORD,
    }
}

/// Returns a fault's text, cut if it is too long.
pub(crate) fn said(text: &str) -> Cow<'_, str> {
    match text.char_indices().nth(SAID) {
        Some((at, _)) => Cow::Owned(format!("{}… ({} bytes in all)", &text[..at], text.len())),
        None => Cow::Borrowed(text),
    }
}

/// A buffer of at most [`ANSWER`] bytes; writing more is an error.
#[derive(Default)]
pub(crate) struct Page(pub(crate) Vec<u8>);

impl io::Write for Page {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.0.len() + bytes.len() > ANSWER {
            return Err(io::Error::other("the answer is too long"));
        }
        self.0.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
