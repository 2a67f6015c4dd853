//! Faults of TOML files in words: the line, the field, its content, and the expected content.

use std::ops::Range;

use engine::Flaw;
use engine::quoting::{quoted, shortened};
use toml::Spanned;
use toml::de::{DeTable, DeValue, Error};

/// Returns the line of a fault, and its description: the field, its content and the expected content.
pub fn in_words(text: &str, fault: &Error) -> (usize, String) {
    told(text, &fault.span().unwrap_or(0..0), fault.message().trim())
}

/// Returns the flaw of a file that cannot be read; `of` names the kind of file.
pub(crate) fn flaw(of: &str, text: &str, span: &Range<usize>, message: &str) -> Flaw {
    let (line, what) = told(text, span, message);
    Flaw::plain(format!("{of}, line {line}"), what)
}

fn told(text: &str, span: &Range<usize>, message: &str) -> (usize, String) {
    let line = 1 + text.get(..span.start.min(text.len())).unwrap_or(text).matches('\n').count();
    (line, what(text, span, message))
}

fn what(text: &str, span: &Range<usize>, message: &str) -> String {
    if message == "duplicate key" {
        let key = text.get(span.clone()).unwrap_or_default();
        return format!("the key {} appears twice in its table; remove one", quoted(key.trim()));
    }
    let Ok(table) = DeTable::parse(text) else {
        let line = text.get(span.start.min(text.len())..).unwrap_or_default();
        let start = text
            .get(..span.start.min(text.len()))
            .and_then(|before| before.rfind('\n'))
            .map_or(0, |at| at + 1);
        let end = span.start + line.find('\n').unwrap_or(line.len());
        let whole = text.get(start..end.min(text.len())).unwrap_or_default().trim();
        return format!("{}, in {}", message.replace('\n', "; "), quoted(whole));
    };
    let field = field(table.get_ref(), span);
    let said = said(message);
    match (field.is_empty(), message.starts_with("missing field") || message.starts_with("unknown field")) {
        (true, _) => said,
        (false, true) => format!("{said} (in {field})"),
        (false, false) => format!("{field}: {said}"),
    }
}

/// Returns the description of a field's fault.
pub fn said(message: &str) -> String {
    let message = message.replace('\n', "; ");
    if message.contains("untagged enum Value") {
        return "a text in quotation marks, a number, true or false".to_owned();
    }
    let wrong = ["invalid type: ", "invalid value: "].iter().find_map(|start| message.strip_prefix(start));
    if let Some((found, right)) = wrong.and_then(|rest| rest.rsplit_once(", expected ")) {
        return format!("{}, not {}", expected(right), standing(found));
    }
    let listed = |start: &str| message.strip_prefix(start)?.split_once("`, expected ");
    if let Some((name, right)) = listed("unknown field `") {
        return format!("unknown field `{}`; there are {}", shortened(name), names(right));
    }
    if let Some((name, right)) = listed("unknown variant `") {
        return format!("{}; it is one of {}", quoted(name), names(right));
    }
    message
}

/// Returns serde's list of names without its marks: "`a` or `b`" and "one of `a`, `b`" become "a, b".
fn names(list: &str) -> String {
    list.trim_start_matches("one of ").replace(" or ", ", ").replace('`', "")
}

/// Returns a description of the expected value.
fn expected(right: &str) -> String {
    let range = |least: i64, most: i64| format!("a whole number from {least} to {most}");
    match right {
        "u8" => range(0, u8::MAX.into()),
        "u16" => range(0, u16::MAX.into()),
        "u32" => range(0, u32::MAX.into()),
        "i8" => range(i8::MIN.into(), i8::MAX.into()),
        "i16" => range(i16::MIN.into(), i16::MAX.into()),
        "i32" => range(i32::MIN.into(), i32::MAX.into()),
        "i64" | "u64" | "isize" | "usize" => "a whole number".to_owned(),
        "f32" | "f64" => "a number".to_owned(),
        "a string" | "string" => "a text in quotation marks".to_owned(),
        "a boolean" => "true or false".to_owned(),
        "a sequence" => "a list in square brackets".to_owned(),
        "a map" => "a table".to_owned(),
        other if other.starts_with("struct ") => "a table".to_owned(),
        other => other.to_owned(),
    }
}

/// Returns a description of the value found.
fn standing(found: &str) -> String {
    let bare = |start: &str| found.strip_prefix(start).map(|rest| shortened(rest.trim_matches('`')));
    if let Some(text) = found.strip_prefix("string ") {
        return format!(
            "the text {}",
            quoted(text.strip_prefix('"').and_then(|t| t.strip_suffix('"')).unwrap_or(text))
        );
    }
    match found {
        "sequence" => "a list".to_owned(),
        "map" => "a table".to_owned(),
        _ => bare("integer ")
            .or_else(|| bare("floating point "))
            .or_else(|| bare("boolean "))
            .unwrap_or_else(|| shortened(found)),
    }
}

/// Returns the path of the field at a place, such as `side.1.ship.2.heading`, counted from 1; empty for the file itself.
fn field(table: &DeTable<'_>, at: &Range<usize>) -> String {
    let mut best: Option<(usize, String)> = None;
    fields(table, "", &mut |span, path| {
        let holds = span.start <= at.start && at.end <= span.end;
        if holds && best.as_ref().is_none_or(|(length, _)| span.len() <= *length) {
            best = Some((span.len(), path.to_owned()));
        }
    });
    best.map(|(_, path)| path).unwrap_or_default()
}

/// Visits every value of a table with its path. A key belongs to the table that contains it.
fn fields(table: &DeTable<'_>, path: &str, visit: &mut impl FnMut(Range<usize>, &str)) {
    for (key, value) in table {
        visit(key.span(), path);
        let own =
            if path.is_empty() { key.get_ref().to_string() } else { format!("{path}.{}", key.get_ref()) };
        below(value, &shortened(&own), visit);
    }
}

fn below(value: &Spanned<DeValue<'_>>, path: &str, visit: &mut impl FnMut(Range<usize>, &str)) {
    visit(value.span(), path);
    match value.get_ref() {
        DeValue::Table(table) => fields(table, path, visit),
        DeValue::Array(list) => {
            for (at, value) in list.iter().enumerate() {
                below(value, &format!("{path}.{}", at + 1), visit);
            }
        }
        _ => {}
    }
}
