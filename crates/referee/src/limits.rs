//! Limits: how much one request may hold, one answer may say, and all battles may keep. `docs/protocol.md` lists them.

use std::borrow::Cow;
use std::io;

use serde_json::{Map, Value};

use crate::wire::Fault;

/// The longest line, in bytes.
pub const LINE: usize = 4 << 20;
/// The longest answer, in bytes.
pub const ANSWER: usize = 16 << 20;
/// The most battles that one referee keeps at once.
pub const BATTLES: usize = 1000;
/// Bytes that all open battles may hold together, by a count from above.
pub const HELD: usize = 128 << 20;
/// The most milliseconds that a call may take: ten minutes.
pub const MOST_MILLIS: u32 = 600_000;

/// The longest line that cancels a call, in bytes.
pub(crate) const CANCEL: usize = 64 << 10;
/// The most JSON values of one line.
const VALUES: usize = 65_536;
/// The longest scenario file, design or position, in bytes.
const TEXT: usize = 256 << 10;
/// The longest order, in bytes.
const ORDER: usize = 32 << 10;
/// The longest text of any other field, in bytes.
const WORD: usize = 1000;
/// The most entries of a list or an object.
const ENTRIES: usize = 1000;
/// The most faces of dice that are given at once, or wait to be used.
pub(crate) const FACES: usize = 10_000;
/// The most faults that are told of one request.
pub(crate) const FAULTS: usize = 100;
/// The most characters that a fault says of what and where.
const SAID: usize = 1000;

/// Refuses a line that is too long, or that would take far more memory than its length once it is read.
pub(crate) fn line(text: &str) -> Result<(), Fault> {
    if text.len() > LINE {
        return Err(Fault::plain("line", too_long()));
    }
    if values(text) > VALUES {
        let what = format!("more than {VALUES} JSON values; that is the most of a line");
        return Err(Fault::plain("line", what));
    }
    Ok(())
}

/// Counts the values of JSON text, keys among them, by the signs that stand before each. Text that is no JSON has some count.
fn values(text: &str) -> usize {
    let (mut count, mut quoted, mut escaped) = (1, false, false);
    for byte in text.bytes() {
        if escaped {
            escaped = false;
        } else if byte == b'"' {
            quoted = !quoted;
        } else if quoted {
            escaped = byte == b'\\';
        } else {
            count += usize::from(matches!(byte, b',' | b':' | b'[' | b'{'));
        }
    }
    count
}

/// What is said of a line that is too long.
pub(crate) fn too_long() -> String {
    format!("longer than {} MiB, the longest line", LINE >> 20)
}

/// Refuses fields that are longer than any sound request has them, all at once.
pub(crate) fn fields(given: &Map<String, Value>) -> Result<(), Fault> {
    let mut faults = Fault(Vec::new());
    for (field, value) in given {
        check(field, value, &mut faults);
    }
    if faults.0.is_empty() { Ok(()) } else { Err(faults) }
}

fn check(field: &str, value: &Value, faults: &mut Fault) {
    let mut refuse = |what: String| {
        // One more than are told, so that it is said that there are more.
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

/// The longest text of a field, in bytes.
fn longest(field: &str) -> usize {
    match field {
        "record" => LINE,
        "text" | "design" | "position" => TEXT,
        "order" => ORDER,
        _ => WORD,
    }
}

/// What a fault says, cut where it says too much.
pub(crate) fn said(text: &str) -> Cow<'_, str> {
    match text.char_indices().nth(SAID) {
        Some((at, _)) => Cow::Owned(format!("{}… ({} bytes in all)", &text[..at], text.len())),
        None => Cow::Borrowed(text),
    }
}

/// Bytes written up to the longest answer; more is an error.
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
